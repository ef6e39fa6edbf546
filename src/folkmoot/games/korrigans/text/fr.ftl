### Règles de Korrigans, une phrase pour chacune.

## A. Généralités

KOR-01 = Le jeu se joue à deux, trois, quatre ou cinq.
KOR-02 = Chaque joueur mène deux Korrigans de la même couleur et a un paravent de cette couleur.
KOR-03 = Le premier joueur, tiré au sort à moins que l’option Premier joueur ne désigne une place, est le joueur 1, et les autres sont numérotés à partir de lui dans le sens des aiguilles d’une montre ; la mise en place, chaque tour de table et le dernier tour suivent cet ordre.
KOR-04 = La même personne reste premier joueur pendant toute la partie.
KOR-05 = Un champ peut accueillir autant de Korrigans qu’on veut, quels que soient leurs propriétaires.
KOR-06 = Une fois placé, un Korrigan se tient toujours dans un champ et un seul, car personne ne peut s’arrêter sur la rivière, sur une bordure ou sur un passage.

## B. Préparation

KOR-07 = Les 48 jetons Trèfle de base servent toujours, et les 17 jetons supplémentaires seulement à quatre ou cinq joueurs, ce qui fait 65.
KOR-08 = Chaque champ reçoit au départ autant de jetons que le nombre qui y est imprimé, et un de plus à quatre ou cinq joueurs ; dans les deux cas, tous les jetons trouvent place.
KOR-09 = Les jetons sont mélangés et posés face cachée.
KOR-10 = Chacun des 16 champs autour du village porte au départ un menhir dont personne ne connaît le signe ; le village lui-même n’en a pas.
KOR-11 = À côté du plateau se trouvent 5 compagnons de secours, 2 lutins, 2 gobelins, le troll et le chaudron, si bien que le troll ne barre d’abord aucun passage.
KOR-12 = Le sac, que le premier joueur tient au départ, contient les 14 pions Arc-en-ciel, deux de chacune des sept couleurs.
KOR-13 = Personne ne possède de jeton avant la mise en place des Korrigans.

## C. Mise en place des Korrigans

KOR-14 = La mise en place fait deux fois le tour de la table dans l’ordre du jeu : tous placent leur premier Korrigan, puis tous leur second.
KOR-15 = Sur la face avec aides, le premier Korrigan d’un joueur va dans l’un des deux champs qui portent son numéro dans l’ordre du jeu, et son second dans l’autre.
    .why = { $fault ->
        [used] votre premier Korrigan est déjà dans ce champ, et votre second va dans l’autre champ qui porte le numéro { $number }
       *[number] votre numéro de départ est le { $number }, et ce champ ne le porte pas
    }
KOR-16 = Sur la face avec aides, les numéros de départ supérieurs au nombre de joueurs ne servent pas.
KOR-17 = Sur la face sans aides, un Korrigan peut être placé dans n’importe lequel des 17 champs, que ce soit le village, un champ occupé ou celui où se tient déjà l’autre Korrigan du joueur.
KOR-18 = Qui vient de placer un Korrigan regarde en secret tous les jetons de ce champ, en garde un derrière son paravent et laisse les autres face cachée.
KOR-19 = Un joueur peut prendre de l’or les deux fois lors de la mise en place et commencer ainsi sans compagnon.
KOR-20 = Un Korrigan placé là où il ne reste aucun jeton, ce qui n’arrive que sur la face sans aides, ne récolte rien.
KOR-21 = Qui prend le dernier jeton d’un champ pendant la mise en place, ce qui n’arrive que sur la face sans aides, prend aussi le menhir et l’applique comme d’habitude.
KOR-22 = Une fée trouvée pendant la mise en place ne peut déplacer qu’un Korrigan déjà présent sur le plateau, à condition que son propriétaire ait un compagnon pour cela.
    .why = ce Korrigan n’est pas encore sur le plateau
KOR-23 = Pour les lutins et les gobelins, être placé dans un champ revient à y entrer.

## D. Arc-en-ciel

KOR-24 = Chaque tour de table commence par le tirage d’un pion Arc-en-ciel, avant le déplacement du joueur 1.
KOR-25 = Qui tient le sac, au premier tour de table le joueur 1, tire un pion au hasard.
KOR-26 = Un pion d’une couleur nouvelle, mais qui n’est pas la septième, se pose sur un soleil libre au choix de qui l’a tiré ; chaque ligne a un soleil.
    .why = cette couleur sort pour la première fois, le pion va donc sur un soleil
KOR-27 = Un pion d’une couleur déjà sortie se pose sur un nuage libre au choix de qui l’a tiré ; chaque colonne a un nuage.
    .why = cette couleur est déjà sortie, le pion va donc sur un nuage
KOR-28 = Une ligne dont le soleil porte un pion est fermée au chaudron, de même qu’une colonne dont le nuage en porte un.
KOR-29 = Il n’y a de place que pour un pion sur chaque soleil et chaque nuage, et un pion posé y reste.
    .why = { $line ->
        [sun] le soleil de la ligne { $number } porte déjà un pion
       *[cloud] le nuage de la colonne { $number } porte déjà un pion
    }
KOR-30 = Chaque fois qu’un pion a été posé, le sac passe au voisin de gauche de qui l’a tiré.
KOR-31 = Tant que moins de cinq nuages sont occupés une fois le pion posé, le tour de table continue par un déplacement de chaque joueur, en commençant par le joueur 1, quel que soit celui qui a tiré.
KOR-32 = Quand un pion occupe le cinquième nuage, plus personne ne se déplace : le joueur suivant tire aussitôt, et ainsi de suite d’un joueur à l’autre jusqu’à ce que sorte la septième couleur.
KOR-33 = Dans la suite de tirages qui suit le cinquième nuage, les couleurs nouvelles vont encore sur les soleils et les couleurs déjà sorties sur les nuages, si bien qu’un sixième nuage peut même être occupé.
KOR-34 = Quand sort la septième couleur différente, au début du septième tour de table ou d’un tour ultérieur, ou dans une suite de tirages, son pion n’est pas posé, et qui l’a tiré place le chaudron.
KOR-35 = Quand sort la septième couleur, six soleils sont occupés, si bien qu’une ligne est libre et une seule.
KOR-36 = Il n’y a pas de déplacement ordinaire dans le tour de table où sort la septième couleur.

## E. Déplacement

KOR-37 = À chaque tour de table, chaque joueur dans l’ordre du jeu fait exactement un déplacement avec l’un de ses Korrigans, et qui peut se déplacer ne peut pas passer.
    .why = un déplacement est possible, il est donc obligatoire
KOR-38 = Un déplacement finit toujours dans un autre champ que celui où il a commencé.
    .why = le Korrigan est déjà dans { $field }
KOR-39 = Chaque déplacement emploie une sorte de compagnon que le joueur possède ; l’or ne déplace personne.
    .why = { $companion ->
        [none] depuis { $field }, aucun de vos compagnons ne mène ce Korrigan ailleurs
       *[other] vous n’avez pas de jeton { $companion } pour le Korrigan qui est dans { $field }
    }
KOR-40 = Les compagnons encore cachés derrière le paravent peuvent servir aussi.
KOR-41 = La première fois qu’un joueur emploie une sorte de compagnon, il en pose un jeton devant son paravent, où ce jeton reste visible et peut resservir à chaque tour suivant autant de fois qu’il le veut.
KOR-42 = Qui a déjà devant son paravent un jeton de cette sorte, fût-ce un compagnon de secours, ne révèle rien de plus.
KOR-43 = Employer un compagnon dans un tour de table ordinaire ne le dépense pas.
KOR-44 = Un Korrigan peut aller dans un champ où il ne reste aucun trèfle.
KOR-45 = Un jeton récolté peut servir dès le déplacement suivant, donc déjà pour un déplacement de fée dans le même tour.

## F. Compagnons

KOR-46 = Le lièvre mène par un passage libre, sans porte ni pont, dans le champ voisin.
    .why = { $target ->
        [none] aucun passage libre ne s’ouvre depuis { $field }
       *[other] il n’y a pas de passage libre entre { $field } et { $target }
    }
KOR-47 = L’écureuil mène par une porte dans le champ qui est derrière.
    .why = { $target ->
        [none] aucune porte ne s’ouvre depuis { $field }
       *[other] il n’y a pas de porte entre { $field } et { $target }
    }
KOR-48 = Le mulot mène par un pont dans le champ de l’autre rive.
    .why = { $target ->
        [none] aucun pont ne part depuis { $field }
       *[other] il n’y a pas de pont entre { $field } et { $target }
    }
KOR-49 = L’oiseau mène dans n’importe quel autre champ de la couleur de celui qu’il quitte, si loin qu’il soit.
    .why = { $target ->
        [none] aucun autre champ n’est de la même couleur que { $field }
       *[other] { $field } et { $target } ne sont pas de la même couleur
    }
KOR-50 = La taupe mène d’un champ à taupinière dans n’importe quel autre champ qui en a une.
    .why = { $target ->
        [none] il n’y a pas de taupinière dans { $field }
       *[other] il n’y a pas de taupinière à la fois dans { $field } et dans { $target }
    }
KOR-51 = La grenouille mène d’un champ à ponton dans n’importe quel autre champ qui en a un.
    .why = { $target ->
        [none] il n’y a pas de ponton dans { $field }
       *[other] il n’y a pas de ponton à la fois dans { $field } et dans { $target }
    }
KOR-52 = L’oiseau, la taupe et la grenouille ne se soucient ni des bordures, ni des portes, ni des ponts, ni du troll.
KOR-53 = Le village est le seul champ gris, si bien qu’aucun oiseau n’y mène ni n’en part.
KOR-54 = Entre deux champs il y a au plus un passage, d’une seule sorte, et aucun s’ils n’ont pas de bordure commune.

## G. Compagnons de secours

KOR-55 = Un joueur qui ne peut pas se déplacer au moment de son déplacement ordinaire doit sacrifier un jeton caché derrière son paravent, or ou compagnon, contre un compagnon de secours, à condition qu’il y ait un jeton, qu’il reste un compagnon de secours et que celui-ci lui permette de se déplacer.
    .why = aucun déplacement n’est possible : il faut d’abord sacrifier un jeton contre un compagnon de secours
KOR-56 = Sauf si l’option Compagnons de secours en décide autrement, qui peut se déplacer ne peut rien sacrifier.
    .why = un déplacement est possible, le sacrifice n’est donc pas permis
KOR-57 = Le propriétaire choisit le jeton à sacrifier, qui quitte le jeu sans être montré.
KOR-58 = Seuls les jetons placés derrière le paravent peuvent être sacrifiés, jamais les compagnons révélés, les compagnons de secours ni les menhirs d’or.
    .why = ce jeton ({ $clover }) n’est pas derrière votre paravent
KOR-59 = Qui prend un compagnon de secours choisit aussitôt entre sa face lièvre et sa face écureuil, et si une seule des deux lui permet de se déplacer, ce doit être celle-là.
    .why = même avec la face { $companion }, aucun déplacement ne serait possible
KOR-60 = Un compagnon de secours n’est jamais retourné, reste toujours visible et compte en tout comme un compagnon de sa face : pour resservir, au dernier tour et pour départager les joueurs.
KOR-61 = Qui a fait un sacrifice doit ensuite faire son déplacement.
KOR-62 = Si un joueur ne peut pas se déplacer et qu’aucun compagnon de secours ne l’aide, faute de jeton caché, de compagnon de secours ou d’une face qui mène quelque part, son tour est sauté.
KOR-63 = Les cinq compagnons de secours sont là pour tous, et un même joueur peut en prendre autant qu’il en faut.
KOR-64 = Rien ne peut être sacrifié pour un déplacement de fée, ni après l’apparition du chaudron.
    .why = aucun sacrifice n’est possible pour un déplacement de fée, ni après l’apparition du chaudron
KOR-65 = Quand l’option Compagnons de secours est réglée sur « aussi par choix », un joueur qui peut se déplacer peut faire un sacrifice dans son tour avant de se déplacer, pour l’une ou l’autre face, tant qu’il peut encore se déplacer ensuite.
    .why = un sacrifice par choix n’est possible qu’une fois par tour, avant le déplacement, s’il y a un jeton derrière le paravent et s’il reste un compagnon de secours, et seulement si un déplacement est encore possible ensuite

## H. Lutin et gobelin

KOR-66 = Un jeton lutin ou gobelin se trouve toujours sous un Korrigan et va partout avec lui.
KOR-67 = Un Korrigan porte au plus un jeton de ce genre ; quand il en reçoit un autre, l’ancien quitte le jeu et ne retourne pas dans la réserve.
KOR-68 = À la fin, chaque lutin rapporte 2 pièces d’or au propriétaire du Korrigan qui le porte.
KOR-69 = À la fin, chaque gobelin coûte 2 pièces d’or au propriétaire du Korrigan qui le porte.
KOR-70 = Quand un Korrigan entre dans un champ où un Korrigan adverse porte un lutin, il prend aussitôt ce lutin.
KOR-71 = Quand un Korrigan qui porte un gobelin entre dans un champ où se tient un Korrigan adverse, le gobelin passe aussitôt à ce dernier.
KOR-72 = Un Korrigan qui apporte un lutin chez des adversaires le garde, et celui qui rejoint un adversaire porteur d’un gobelin ne reçoit pas le gobelin.
KOR-73 = Lutins et gobelins ne passent jamais entre les deux Korrigans d’un même joueur.
    .why = un gobelin ne passe jamais entre vos propres Korrigans
KOR-74 = Quand un gobelin arrive parmi plusieurs Korrigans adverses, son propriétaire choisit lequel le reçoit, et l’un d’eux doit le recevoir.
    .why = le gobelin doit aller à un Korrigan adverse du champ où il arrive
KOR-75 = Si un Korrigan qui porte un gobelin arrive là où un adversaire porte un lutin, tous deux passent au même moment, le lutin au Korrigan qui arrive et le gobelin au Korrigan adverse choisi, et aucun des deux n’est perdu.
KOR-76 = Si des Korrigans adverses portent deux lutins dans le champ, tous deux passent au Korrigan qui arrive, qui en garde un tandis que l’autre quitte le jeu.
KOR-77 = Si un Korrigan qui porte déjà un lutin en prend un autre en arrivant, l’un des deux quitte le jeu.
KOR-78 = Si un gobelin passe à un Korrigan qui en porte déjà un, l’ancien gobelin quitte le jeu.
KOR-79 = Lutins et gobelins changent de mains avant la récolte.
KOR-80 = Un lutin ou un gobelin venu d’un menhir va sous le Korrigan qui a récolté et ne passe à personne à ce moment, même si des adversaires sont dans le champ.
KOR-81 = Lutins et gobelins changent aussi de mains dans les déplacements de fée et au dernier tour.

## I. Récolte

KOR-82 = Après un déplacement ordinaire ou de fée, le joueur regarde en secret tous les jetons du champ atteint, doit en garder un derrière son paravent et remet les autres face cachée.
    .why = il faut prendre l’un des jetons qui se trouvent dans ce champ
KOR-83 = Le joueur ne regarde que le champ où est arrivé le Korrigan déplacé, et son autre Korrigan ne récolte rien.
KOR-84 = Là où il n’y a pas de jeton, on ne récolte rien, et aucun menhir ne peut être pris.
KOR-85 = Qui prend le dernier jeton d’un champ prend aussi son menhir, en montre le signe à tous et l’applique aussitôt.
KOR-86 = Aucun menhir ne vient avec le dernier jeton du village.
KOR-87 = Un menhir d’or reste à son propriétaire, visible de tous ; tout autre menhir quitte le jeu une fois appliqué.
KOR-88 = Un champ vidé reste vide.

## J. Menhirs

KOR-89 = Lutin : le joueur met un lutin de la réserve sous le Korrigan qui a récolté.
KOR-90 = Gobelin : le joueur doit mettre un gobelin de la réserve sous le Korrigan qui a récolté.
KOR-91 = Il y a autant de lutins et de gobelins que de menhirs qui les apportent, mais s’il n’en restait pas, un tel menhir n’aurait pas d’effet.
KOR-92 = Leprechaun : le joueur choisit un autre joueur qui a encore son paravent, et ce paravent est enlevé pour le reste de la partie.
    .why = { $self ->
        [yes] votre paravent a déjà été enlevé
       *[no] le paravent de { $seat } a déjà été enlevé
    }
KOR-93 = Tous les jetons d’un joueur sans paravent sont visibles de tous, de même que ceux qu’il récolte plus tard.
KOR-94 = La perte du paravent ne change rien d’autre que ce que voient les autres : les jetons qui n’ont pas encore servi sont toujours considérés comme placés derrière lui pour les révélations et les sacrifices.
KOR-95 = Nul ne peut se choisir soi-même pour le leprechaun, et si aucun autre joueur n’a plus de paravent, il n’a pas d’effet.
    .why = le leprechaun enlève le paravent d’un autre joueur, jamais le vôtre
KOR-96 = Fée : le joueur peut faire aussitôt un second déplacement, avec l’un ou l’autre Korrigan et n’importe quel compagnon qu’il possède, avec les effets habituels de l’arrivée et une récolte.
KOR-97 = Le déplacement de la fée est facultatif, et si aucun n’est possible, il ne se passe rien.
KOR-98 = Un menhir pris dans un déplacement de fée agit comme d’habitude, même si c’est une autre fée.
KOR-99 = Troll : le joueur doit mettre le troll sur l’un des 38 passages, que ce soit un passage libre, une porte ou un pont, en le reprenant d’où il se tient s’il est déjà sur le plateau.
KOR-100 = En choisissant le passage où le troll se tient déjà, le joueur peut l’y laisser.
KOR-101 = Tant que le troll se tient sur un passage, aucun Korrigan ne peut le franchir, dans aucun sens, pas même un Korrigan du joueur qui l’y a mis.
    .why = le troll barre le passage entre { $fields }
KOR-102 = Le troll n’arrête ni l’oiseau, ni la taupe, ni la grenouille, même entre les deux champs qu’il sépare.
KOR-103 = Le troll continue de barrer son passage au dernier tour.
KOR-104 = Or : le menhir vaut 1, 2 ou 3 pièces d’or à la fin.

## K. Chaudron

KOR-105 = Qui tire la septième couleur place aussitôt le chaudron.
KOR-106 = Le chaudron peut apparaître dans un champ dont une partie se trouve dans une case de la grille dont la ligne et la colonne sont toutes deux sans pion.
    .why = il n’y a pas, dans { $field }, de case dont la ligne et la colonne soient toutes deux sans pion
KOR-107 = Parmi les champs possibles, qui a tiré doit en choisir un où ne se tient aucun de ses propres Korrigans, et ce n’est que s’il n’y en a pas que le choix est libre parmi tous.
    .why = l’un de vos Korrigans se tient dans { $field }, et il y a un champ possible où il n’y en a pas
KOR-108 = Les Korrigans des autres joueurs ne comptent pas pour le choix du champ du chaudron, et le village peut être choisi aussi.
KOR-109 = Le chaudron reste où il est et ne gêne aucun déplacement.

## L. Dernier tour

KOR-110 = Une fois le chaudron apparu, chaque joueur, dans l’ordre du jeu à partir du joueur 1, a un dernier tour, puis la partie est finie.
KOR-111 = Au début de son dernier tour, un joueur révèle tous les compagnons encore derrière son paravent, tandis que son or reste caché.
KOR-112 = Au dernier tour, un joueur peut faire autant de déplacements qu’il a de jetons compagnon, dans n’importe quel ordre et avec l’un ou l’autre Korrigan.
KOR-113 = Chaque déplacement du dernier tour dépense un jeton du compagnon employé, si bien qu’il faut deux lièvres pour deux déplacements de lièvre, et un compagnon de secours de cette sorte est dépensé avant un jeton Trèfle.
    .why = { $companion ->
        [none] depuis { $field }, aucun des compagnons qui vous restent ne mène ce Korrigan ailleurs
       *[other] il ne vous reste pas de jeton { $companion } pour le Korrigan qui est dans { $field }
    }
KOR-114 = Un jeton ne déplace qu’un seul Korrigan ; même deux Korrigans d’un joueur qui se tiennent dans le même champ ont besoin d’un jeton chacun.
KOR-115 = Un joueur peut finir son dernier tour à tout moment, même sans s’être déplacé.
KOR-116 = Au dernier tour, personne ne récolte de trèfle ni ne prend de menhir, si bien que nul n’obtient un jeton qu’il n’avait pas avant.
KOR-117 = Un Korrigan peut traverser le champ du chaudron ou le quitter, et celui qui y est déjà n’a pas à se déplacer.
KOR-118 = Un jeton dépensé, même un compagnon de secours, ne compte plus pour rien.
KOR-119 = Les joueurs suivants se déplacent sur le plateau tel que les précédents l’ont laissé, lutins, gobelins et troll compris.

## M. Décompte

KOR-120 = Le total d’un joueur est l’or de ses jetons Trèfle et de ses menhirs, plus 2 par lutin et moins 2 par gobelin que portent ses Korrigans, plus la prime du chaudron.
KOR-121 = La prime du chaudron est de 10 pièces d’or pour un seul Korrigan dans son champ à la fin, et de 15 en tout pour les deux.
KOR-122 = Chaque joueur qui a des Korrigans là reçoit la prime entière, qui n’est ni partagée ni réservée au premier arrivé.
KOR-123 = Les compagnons qui n’ont pas été dépensés ne valent pas d’or.
KOR-124 = Un total peut être inférieur à zéro.
KOR-125 = Le joueur dont le total est le plus élevé gagne.
KOR-126 = À totaux égaux, le joueur qui a le plus de compagnons non dépensés après le dernier tour, compagnons de secours compris, est devant.
KOR-127 = Si les totaux et les compagnons non dépensés sont tous deux égaux, le joueur qui vient plus tard dans l’ordre du jeu est devant.

## N. Information

KOR-128 = Le nombre de jetons d’un champ ou placés derrière un paravent est connu de tous, mais non ce qu’ils montrent.
KOR-129 = Personne ne peut regarder les jetons d’un champ, sauf pendant qu’il y récolte.
KOR-130 = Le programme ne montre à chaque joueur, personne ou robot, que ce qu’il a le droit de savoir.

## Mots : le jeu

game-title = Korrigans
game-tagline = Parcourez les champs à dos d’animaux, gardez des trèfles en secret et menez vos Korrigans au chaudron, au pied de l’arc-en-ciel.
game-fidelity = Les règles suivent le livret ; ses images sont perdues, si bien que la carte, la répartition des jetons Trèfle et le nombre de menhirs de chaque signe sont notre reconstitution, accordée à tous les nombres et exemples du livret.

## Mots : options

option-side = Face du plateau
    .help = Avec aides : des champs de départ numérotés et les compagnons dessinés aux passages, pour les premières parties. Sans aides : les Korrigans se placent où l’on veut, et rien n’est indiqué ; la carte est la même.
value-side = { $value ->
   *[icons] avec aides
    [plain] sans aides
}
option-first_player = Premier joueur
    .help = Tiré au sort, ou la place qui commence ; il reste le même toute la partie.
value-first_player = { $value ->
   *[random] tiré au sort
    [0] place A
    [1] place B
    [2] place C
    [3] place D
    [4] place E
}
option-backup = Compagnons de secours
    .help = Seulement en cas de blocage : un jeton caché est sacrifié contre un lièvre ou un écureuil quand aucun déplacement n’est possible, et il doit alors l’être. Aussi par choix : en plus, une fois dans son tour avant de se déplacer.
value-backup = { $value ->
   *[blocked] seulement en cas de blocage
    [free] aussi par choix
}
option-memory_aid = Aide-mémoire
    .help = Montre à chacun ce qu’il a vu lui-même en dernier dans un champ, et qui y a pris un jeton depuis.

## Mots : choses

name-field = { $id ->
   *[village] le Village
    [wheat_dolmen] le Blé du Dolmen
    [wheat_mill] le Blé du Moulin
    [heath_fairies] la Lande aux Fées
    [heath_wolves] la Lande aux Loups
    [poppies_ford] les Coquelicots du Gué
    [poppies_washhouse] les Coquelicots du Lavoir
    [poppies_cairn] les Coquelicots du Cairn
    [poppies_calvary] les Coquelicots du Calvaire
    [heath_north] la Lande du Nord
    [heath_south] la Lande du Sud
    [meadow_fountain] le Pré de la Fontaine
    [meadow_oak] le Pré du Chêne
    [wheat_lighthouse] le Blé du Phare
    [wheat_chapel] le Blé de la Chapelle
    [meadow_dawn] le Pré de l’Aube
    [meadow_dusk] le Pré du Couchant
}
# De même, là où il se peut qu’aucun ne soit visé : les phrases choisissent d’après le mot `none`, jamais montré.
name-target = { $id ->
    [none] none
   *[other] { name-field }
}
# Le nom d’un champ comme titre : sur la carte, en tête d’un panneau.
name-place = { $id ->
   *[village] Le Village
    [wheat_dolmen] Blé du Dolmen
    [wheat_mill] Blé du Moulin
    [heath_fairies] Lande aux Fées
    [heath_wolves] Lande aux Loups
    [poppies_ford] Coquelicots du Gué
    [poppies_washhouse] Coquelicots du Lavoir
    [poppies_cairn] Coquelicots du Cairn
    [poppies_calvary] Coquelicots du Calvaire
    [heath_north] Lande du Nord
    [heath_south] Lande du Sud
    [meadow_fountain] Pré de la Fontaine
    [meadow_oak] Pré du Chêne
    [wheat_lighthouse] Blé du Phare
    [wheat_chapel] Blé de la Chapelle
    [meadow_dawn] Pré de l’Aube
    [meadow_dusk] Pré du Couchant
}
# Le nom d’un champ sur une petite carte, dont la couleur dit le reste : Dolmen pour Blé du Dolmen.
name-landmark = { $id ->
   *[village] Village
    [wheat_dolmen] Dolmen
    [wheat_mill] Moulin
    [heath_fairies] Fées
    [heath_wolves] Loups
    [poppies_ford] Gué
    [poppies_washhouse] Lavoir
    [poppies_cairn] Cairn
    [poppies_calvary] Calvaire
    [heath_north] Nord
    [heath_south] Sud
    [meadow_fountain] Fontaine
    [meadow_oak] Chêne
    [wheat_lighthouse] Phare
    [wheat_chapel] Chapelle
    [meadow_dawn] Aube
    [meadow_dusk] Couchant
}
name-ground = { $id ->
   *[grey] village gris
    [yellow] blé jaune
    [purple] lande violette
    [red] coquelicots rouges
    [green] pré vert
}
name-companion = { $id ->
   *[none] none
    [hare] lièvre
    [squirrel] écureuil
    [bird] oiseau
    [mouse] mulot
    [mole] taupe
    [frog] grenouille
}
name-clover = { $id ->
    [hare] un lièvre
    [squirrel] un écureuil
    [bird] un oiseau
    [mouse] un mulot
    [mole] une taupe
    [frog] une grenouille
   *[other] { name-token }
}
# Un jeton tout seul : sous son image, dans une liste de ce qui est où.
name-token = { $id ->
    [gold1] 1 pièce d’or
    [gold2] 2 pièces d’or
    [gold3] 3 pièces d’or
    [gold4] 4 pièces d’or
   *[other] { name-companion }
}
name-korrigan = { $id ->
   *[k1] premier Korrigan
    [k2] second Korrigan
}
name-pawn = { $id ->
   *[red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [indigo] indigo
    [violet] violet
}
name-sign = { $id ->
    [elf] un lutin
    [goblin] un gobelin
    [leprechaun] un leprechaun
    [fairy] une fée
    [troll] un troll
   *[other] { name-token }
}
# Un signe tout seul.
name-being = { $id ->
    [elf] lutin
    [goblin] gobelin
    [leprechaun] leprechaun
    [fairy] fée
    [troll] troll
   *[other] { name-token }
}
name-crossing = { $id ->
   *[open] passage libre
    [door] porte
    [bridge] pont
}
name-colour = { $id ->
   *[blue] bleu
    [green] vert
    [violet] violet
    [pink] rose
    [yellow] jaune
}

## Mots : questions

ask-place-korrigan = Où placez-vous votre { $korrigan } ?
ask-place-sun = Couleur nouvelle ({ $pawn }) : quelle ligne fermez-vous ?
ask-place-cloud = Couleur déjà sortie ({ $pawn }) : quelle colonne fermez-vous ?
ask-offer-sacrifice = Sacrifiez-vous un jeton caché contre un compagnon de secours avant votre déplacement ?
ask-move = Déplacez l’un de vos Korrigans.
ask-must-sacrifice = Quel jeton caché sacrifiez-vous, et contre quel compagnon de secours ?
ask-goblin-target = Quel Korrigan reçoit le gobelin ?
ask-choose-clover = Vous voici dans { $field } : quel jeton gardez-vous ?
ask-remove-screen = Le leprechaun est à vous : à qui enlève-t-il son paravent ?
ask-place-troll = Où mettez-vous le troll ?
ask-fairy-move = La fée vous offre un second déplacement. Le faites-vous ?
ask-place-cauldron = Septième couleur ({ $pawn }) : où apparaît le chaudron ?
ask-final-move = Votre dernier tour : en route vers le chaudron !
note-take-a-companion = Vous gardez ensuite l’un des jetons du champ. Deux jetons d’or vous laissent sans compagnon : il faudrait bientôt en sacrifier un.
note-blocked = Aucun de vos compagnons ne peut déplacer l’un de vos Korrigans. Le jeton quitte le jeu, et le compagnon de secours reste un lièvre ou un écureuil jusqu’à la fin : il n’est jamais retourné.
note-own-field = Vos propres Korrigans excluent { $fields }, puisqu’un autre champ est possible.
note-fifth-cloud = C’est le cinquième nuage : plus personne ne se déplace, et l’on tire jusqu’à la septième couleur.
note-clovers-left = { $number ->
    [one] L’autre jeton reste dans le champ.
   *[other] Les { $number } autres jetons restent dans le champ.
}
note-last-clover = C’est le dernier jeton : vous prenez aussi le menhir.
note-last-of-village = C’est le dernier jeton du village, où il n’y a pas de menhir.
note-final = Le chaudron est dans { $field }. { $number ->
    [one] Il vous reste { $number } compagnon ; un déplacement le dépense.
   *[other] Il vous reste { $number } compagnons ; chaque déplacement en dépense un.
}
note-spends = { $number ->
    [0] dépense votre dernier jeton { $companion }
   *[other] dépense un jeton { $companion } ; il en reste { $number }
}
note-shows = montre à tous votre jeton { $companion }
note-fields-out = écarte { $fields } pour le chaudron
note-no-field-out = n’écarte aucun champ pour le chaudron
warning-could-reach = L’un de vos Korrigans pourrait encore atteindre le chaudron.
use-place = Placer le Korrigan
use-sun = Pion sur un soleil
use-cloud = Pion sur un nuage
use-move = Déplacer
use-sacrifice = Sacrifier
use-refrain = Ne rien sacrifier
use-goblin = Passer le gobelin
use-gather = Garder
use-screen = Enlever le paravent
use-troll = Placer le troll
use-decline = Ne pas se déplacer
use-cauldron = Placer le chaudron
use-stop = S’arrêter là
label-field = dans { $field }
label-companion = { $companion }
label-clover = { $clover }
label-korrigan = { $self ->
    [yes] votre { $korrigan }
   *[no] { $korrigan } de { $seat }
}
label-seat = { $seat }
label-crossing = { $crossing } entre { $fields }
label-sun = ligne { $number }
label-cloud = colonne { $number }

## Mots : événements

event-begins = { $self ->
    [yes] Vous êtes
   *[no] { $seat } est
} premier joueur pour toute la partie.
event-placed = { $self ->
    [yes] Vous placez votre
   *[no] { $seat } place son
} { $korrigan } dans { $field }.
event-round-begins = Le tour de table { $round } commence.
event-drawn = { $self ->
    [yes] Vous tirez
   *[no] { $seat } tire
} un pion { $pawn }.
event-sun-placed = { $self ->
    [yes] Vous posez
   *[no] { $seat } pose
} le pion { $pawn } sur un soleil : la ligne { $row } est fermée au chaudron.
event-cloud-placed = { $self ->
    [yes] Vous posez
   *[no] { $seat } pose
} le pion { $pawn } sur un nuage : la colonne { $column } est fermée au chaudron.
event-chain = Plus personne ne se déplace : { $self ->
    [yes] vous tirez
   *[no] { $seat } tire
} aussitôt le pion suivant.
event-seventh = L’arc-en-ciel est complet : { $pawn } est la septième couleur, et { $self ->
    [yes] vous placez
   *[no] { $seat } place
} le chaudron.
event-turn-opens = { $able ->
    [yes] { $self ->
        [yes] Vous ne pouvez vous déplacer qu’avec un compagnon caché derrière votre paravent.
       *[no] { $seat } ne peut se déplacer qu’avec un compagnon caché derrière son paravent.
    }
   *[no] { $self ->
        [yes] Aucun de vos compagnons ne peut déplacer un Korrigan.
       *[no] { $seat } n’a aucun compagnon qui puisse déplacer un Korrigan.
    }
}
event-passed = { $self ->
    [yes] Vous ne pouvez pas vous déplacer, et aucun compagnon de secours ne vous aide : votre
   *[no] { $seat } ne peut pas se déplacer, et aucun compagnon de secours ne l’aide : son
} tour est sauté.
event-companion-shown = { $self ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} un jeton { $companion }.
event-moved = { $self ->
    [yes] Vous menez votre
   *[no] { $seat } mène son
} { $korrigan } dans { $field } ({ $companion }).
event-spent = { $self ->
    [yes] Vous menez votre
   *[no] { $seat } mène son
} { $korrigan } dans { $field } ({ $companion }, jeton dépensé).
event-sacrificed = { $self ->
    [yes] Vous sacrifiez
   *[no] { $seat } sacrifie
} un jeton caché contre un compagnon de secours ({ $companion }).
event-sacrificed-seen = { $self ->
    [yes] Vous sacrifiez
   *[no] { $seat } sacrifie
} { $clover } contre un compagnon de secours ({ $companion }).
event-elf-taken = { $self ->
    [yes] Vous prenez le lutin à { $other } avec votre
   *[no] { $other_self ->
        [yes] { $seat } vous prend le lutin avec son
       *[no] { $seat } prend le lutin à { $other } avec son
    }
} { $korrigan }.
event-goblin-given = { $self ->
    [yes] Vous passez le gobelin à { $other }
   *[no] { $other_self ->
        [yes] { $seat } vous passe le gobelin
       *[no] { $seat } passe le gobelin à { $other }
    }
} ({ $korrigan }).
event-lost = Un { $being } quitte le jeu.
event-looked = Dans { $field }, vous voyez { $clovers }.
event-gathered = { $self ->
    [yes] Vous récoltez
   *[no] { $seat } récolte
} un trèfle dans { $field }.
event-gathered-seen = Dans { $field }, { $self ->
    [yes] vous gardez
   *[no] { $seat } garde
} { $clover }.
event-menhir = Le menhir se lève dans { $field } : { $self ->
    [yes] vous trouvez
   *[no] { $seat } trouve
} { $sign }.
event-menhir-kept = { $self ->
    [yes] Vous gardez
   *[no] { $seat } garde
} le menhir : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} à la fin.
event-elf-found = { $self ->
    [yes] Vous trouvez un lutin pour votre
   *[no] { $seat } trouve un lutin pour son
} { $korrigan } : 2 pièces d’or à la fin pour qui le garde.
event-goblin-found = { $self ->
    [yes] Un gobelin s’attache à votre { $korrigan }
   *[no] { $seat } a désormais un gobelin sous son { $korrigan }
} : il coûte 2 pièces d’or à la fin, sauf s’il change de mains.
event-no-effect = Le menhir n’a pas d’effet ({ $sign }).
event-screen-removed = { $self ->
    [yes] Vous enlevez son paravent à { $other }
   *[no] { $other_self ->
        [yes] { $seat } vous enlève votre paravent
       *[no] { $seat } enlève son paravent à { $other }
    }
} ; derrière : { $clovers }.
event-empty-screen-removed = { $self ->
    [yes] Vous enlevez son paravent à { $other }
   *[no] { $other_self ->
        [yes] { $seat } vous enlève votre paravent
       *[no] { $seat } enlève son paravent à { $other }
    }
} ; il n’y a rien derrière.
event-troll-placed = { $self ->
    [yes] Vous mettez
   *[no] { $seat } met
} le troll entre { $fields }.
event-fairy-gone = La fée s’envole : pas de second déplacement pour { $seat }.
event-cauldron = Le chaudron d’or apparaît dans { $field }, où { $self ->
    [yes] vous le placez
   *[no] { $seat } le place
}.
event-final-begins = { $self ->
    [yes] Votre dernier tour commence.
   *[no] { $seat } commence son dernier tour.
}
event-companions-shown = { $self ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} { $clovers }.
event-no-companions-shown = { $self ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} plus de compagnon à révéler.
event-final-over = { $self ->
    [yes] Votre dernier tour est fini.
   *[no] { $seat } a fini son dernier tour.
}
event-scored = { $self ->
    [yes] Vous
   *[no] { $seat }
} : { $gold ->
    [0] pas d’or sur les trèfles
   *[other] trèfles { $gold } ({ $clovers })
}{ $menhirs ->
    [0] {""}
   *[other] , menhirs +{ $menhirs }
}{ $elves ->
    [0] {""}
    [2] , lutin +2
   *[other] , lutins +{ $elves }
}{ $goblins ->
    [0] {""}
    [-2] , gobelin −2
   *[other] , gobelins −4
}{ $cauldron ->
    [0] {""}
   *[other] , chaudron +{ $cauldron }
} ; en tout { $total ->
    [-4] −4 pièces d’or
    [-3] −3 pièces d’or
    [-2] −2 pièces d’or
    [-1] −1 pièce d’or
    [one] { $total } pièce d’or
   *[other] { $total } pièces d’or
}, { $companions ->
    [0] aucun compagnon restant
    [one] { $companions } compagnon restant
   *[other] { $companions } compagnons restants
}.
event-game-over = { $self ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} avec { $total ->
    [-4] −4 pièces d’or
    [-3] −3 pièces d’or
    [-2] −2 pièces d’or
    [-1] −1 pièce d’or
    [one] { $total } pièce d’or
   *[other] { $total } pièces d’or
}.
end-final-turn = chaque tribu a eu son dernier tour

## Mots : l’écran

screen-score = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
screen-placement = Mise en place des Korrigans
screen-round = Tour de table { $round }
screen-chain = Les derniers tirages
screen-cauldron-appears = Le chaudron apparaît
screen-final-turn = Le dernier tour
screen-over = La partie est finie
screen-map = La carte
screen-field = { $place } : { $ground }, { $clovers ->
    [0] aucun trèfle
    [one] { $clovers } trèfle
   *[other] { $clovers } trèfles
}{ $menhir ->
    [yes] , menhir
   *[no] {""}
}{ $molehill ->
    [yes] , taupinière
   *[no] {""}
}{ $pontoon ->
    [yes] , ponton
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] , numéro de départ { $start }
}
screen-standing = { $self ->
    [yes] votre { $korrigan }
   *[no] { $korrigan } de { $seat }
}{ $carries ->
    [elf] {" "}avec un lutin
    [goblin] {" "}avec un gobelin
   *[none] {""}
}
screen-clovers-here = { $number ->
    [0] Plus aucun trèfle
    [one] { $number } trèfle
   *[other] { $number } trèfles
}
screen-cauldron-here = Le chaudron est ici
screen-possible = Le chaudron peut encore apparaître ici
screen-impossible = Le chaudron ne peut plus apparaître ici
screen-possible-count = { $number ->
    [one] { $number } champ reste possible pour le chaudron
   *[other] { $number } champs restent possibles pour le chaudron
}
screen-row-closed = Ligne { $number } : fermée par le pion { $pawn }
screen-row-free = Ligne { $number } : libre
screen-column-closed = Colonne { $number } : fermée par le pion { $pawn }
screen-column-free = Colonne { $number } : libre
screen-crossing = { $kind ->
   *[open] Passage libre (lièvre)
    [door] Porte (écureuil)
    [bridge] Pont (mulot)
} entre { $fields }{ $troll ->
    [yes] , le troll barre le passage
   *[no] {""}
}
screen-troll-here = Le troll barre le passage entre { $fields }
screen-troll-away = Le troll n’est pas sur la carte
screen-borders = { $crossing } vers { $fields }
screen-own = Derrière votre paravent
screen-behind = Derrière le paravent
screen-front = Devant
screen-nothing = rien
screen-tokens = { $number ->
    [0] rien derrière le paravent
    [one] { $number } jeton derrière le paravent
   *[other] { $number } jetons derrière le paravent
}
screen-no-screen = Sans paravent : tout le monde voit
screen-backups = Compagnons de secours
screen-backup-mark = { $companion }, compagnon de secours
screen-backups-left = { $number ->
    [0] Plus de compagnon de secours
    [one] Il reste { $number } compagnon de secours
   *[other] Il reste { $number } compagnons de secours
}
screen-menhirs = Menhirs d’or
screen-sacrificed = { $number ->
    [one] { $number } jeton sacrifié
   *[other] { $number } jetons sacrifiés
}
screen-spent = Dépensés au dernier tour
screen-gold-so-far = Votre or jusqu’ici
screen-gold-open = Or jusqu’ici
screen-memory = Ce dont vous vous souvenez
screen-saw = Vous avez vu ici : { $clovers }
screen-saw-nothing-left = Vous n’avez rien laissé ici
screen-since = depuis, { $number ->
    [one] { $number } jeton pris
   *[other] { $number } jetons pris
} en secret par { $seats }
screen-looking = Personne d’autre que vous ne voit ces jetons
screen-bag = Dans le sac
screen-bag-pawns = { $pawn } : { $number }
screen-bag-count = { $number ->
    [one] { $number } pion dans le sac
   *[other] { $number } pions dans le sac
}
screen-has-bag = { $self ->
    [yes] Vous tenez le sac
   *[no] { $seat } tient le sac
}
screen-bag-mark = Tient le sac
screen-pawn-drawn = Tiré : le pion { $pawn }
screen-colours = { $number ->
    [one] { $number } couleur sur 7 sortie
   *[other] { $number } couleurs sur 7 sorties
}
screen-clouds = { $number ->
    [one] { $number } nuage sur 7 occupé
   *[other] { $number } nuages sur 7 occupés
} ; dès le cinquième, plus personne ne se déplace
screen-first-player = Premier joueur
screen-legend = Les compagnons
screen-way = { $kind ->
   *[hare] lièvre : par un passage libre
    [squirrel] écureuil : par une porte
    [bird] oiseau : vers tout champ de la même couleur
    [mouse] mulot : par un pont
    [mole] taupe : de taupinière en taupinière
    [frog] grenouille : de ponton en ponton
}
screen-signs = Signes encore sous les menhirs
screen-no-signs = Plus aucun menhir ne se dresse
screen-sign-means = { $kind ->
   *[elf] lutin : +2 pièces d’or à la fin ; qui arrive le prend
    [goblin] gobelin : −2 pièces d’or à la fin ; passe à un adversaire là où il arrive
    [leprechaun] leprechaun : enlève un paravent
    [fairy] fée : un second déplacement
    [troll] troll : barre un passage au lièvre, à l’écureuil ou au mulot
    [gold] or : 1 à 3 pièces d’or à la fin
}
screen-scoring = D’où vient l’or
screen-clovers = Trèfles
screen-elves = Lutins
screen-goblins = Gobelins
screen-cauldron = Chaudron
screen-total = Total
screen-companions-left = Compagnons restants
screen-rank = Rang
screen-score-menhirs = Menhirs
screen-tie = À or égal, celui à qui il reste le plus de compagnons l’emporte, puis celui qui joue le plus tard dans l’ordre du jeu.
screen-race = La course au chaudron
screen-idle = ne mène nulle part à présent
screen-companions-stay = Pendant les tours de table, un compagnon sert autant de fois qu’on veut ; au dernier tour, chaque jeton ne sert qu’une fois.
screen-order = Ordre du jeu
screen-comes-by = Atteint maintenant avec : { $companions }
screen-your-companions = Vos compagnons
screen-none-owned = vous n’en avez pas
screen-some-owned = vous en avez { $number }
screen-known = tout le monde le sait
screen-screens = Les paravents
screen-tokens-of = Jetons : { $place }
screen-race-left = À dépenser : chaque déplacement en coûte un

## Mots : le terminal

screen-short-cauldron = Chaudron
screen-short-hidden = Cachés
screen-short-front = Devant
screen-short-backups = Secours
screen-short-menhirs = Menhirs
screen-short-gold = Or
screen-short-suns = Soleils
screen-short-clouds = Nuages
screen-short-bag = Sac
screen-short-troll = Troll
name-shade = { $id ->
   *[grey] gris
    [yellow] jaune
    [purple] violet
    [red] rouge
    [green] vert
}
name-chip = { $id ->
    [gold1] or 1
    [gold2] or 2
    [gold3] or 3
    [gold4] or 4
   *[other] { name-companion }
}
screen-short-lying = ici : { $list }
screen-short-saw = vu : { $list }
screen-short-since =  ; { $number } pris depuis ({ $by })
screen-short-free = libre
screen-short-open = sans paravent
screen-short-sacrificed = sacrifié : { $list }
screen-short-spent = dépensé : { $list }
screen-short-legend = ♣ trèfles  ▲ menhir  ∩ taupinière  ≈ ponton  ○ chaudron possible

## Mots : ce que nomme un conseil

term-clovers = des trèfles à récolter
term-menhir = un menhir
term-elf = un lutin pris
term-goblin = le gobelin donné
term-risk = le risque de perdre le lutin
term-reveal = un compagnon révélé
term-nearness = la proximité des champs possibles du chaudron
term-ways = des déplacements possibles
term-gold = de l’or
term-companion = un compagnon
term-same = un compagnon que vous avez déjà
term-sacrifice = un trèfle sacrifié
term-rich = du tort à un adversaire riche
term-barred = des passages barrés aux adversaires
term-own-way = un passage qui vous est barré
term-others-far = des adversaires loin du chaudron
term-others-gold = de l’or pour un adversaire
term-end = de l’or à la fin
