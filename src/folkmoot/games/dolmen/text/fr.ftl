### Règles de Dolmen, une phrase pour chacune.

## A. Matériel et préparation

DOL-01 = Le jeu se joue à deux, trois ou quatre, et chaque joueur a un korrigan, trois cristaux et une dalle de départ.
DOL-02 = Il y a 42 dalles en tout : 4 dalles de départ et 38 autres.
DOL-03 = Les 38 autres sont toujours les mêmes : 30 dalles normales, six de chaque valeur de 2 à 6 points, et 8 dalles mystères.
DOL-04 = Chacune des six paires de couleurs différentes figure sur cinq de ces 38 dalles, et chacune des quatre couleurs figure seule sur deux dalles.
DOL-05 = Une dalle de départ n’est jamais sur le cercle et n’est jamais piochée ; avant la partie, elle est posée, sans être tournée, à la position 0,0 du dolmen de son propriétaire.
DOL-06 = Le cercle a 16 points lumineux, numérotés à partir de 0 dans le sens des aiguilles d’une montre ; les points 0, 4, 8 et 12 sont des lueurs, et devant chacun des autres se trouve un emplacement de dalle, qui porte le même numéro ; les emplacements 1 à 3 sont en face du pilier 1 de la table de pierre, 5 à 7 en face du pilier 2, 9 à 11 en face du pilier 3 et 13 à 15 en face du pilier 4.
DOL-07 = Les 38 dalles sont mélangées, et chacun des 12 emplacements en reçoit une, points cachés et couleurs visibles.
DOL-08 = Les 26 autres dalles, points cachés aussi, forment la pioche, et la défausse est vide au départ.
DOL-09 = À deux, on joue aux côtés du plateau qui ont les lueurs 0 et 8, à trois à ceux des lueurs 0, 4 et 8, et à quatre à tous les côtés.
DOL-10 = Au départ, chaque korrigan se tient sur la lueur de son propre côté.
DOL-11 = Au départ, les trois cristaux de chaque joueur sont dans sa réserve.
DOL-12 = La fée commence sur la table de pierre, à côté du pilier 1.
DOL-13 = Les korrigans qui se tiennent sur des lueurs au début n’en déclenchent aucune.
DOL-14 = Les places ont les couleurs jaune, rouge, vert et bleu, dans cet ordre ; les couleurs n’ont pas d’effet sur le jeu et ne sont liées ni aux côtés ni aux dalles de départ.
DOL-15 = La première place, qui tient le rôle du plus jeune joueur, joue le premier tour, à moins que l’option Premier joueur ne fasse tirer au sort qui commence.
DOL-16 = Après chaque tour, c’est à la place suivante dans le sens des aiguilles d’une montre.

## B. Le tour

DOL-17 = L’action principale d’un tour est un déplacement ou une tentative, et chaque tour en a une et une seule.
    .why = vous avez déjà fait votre action principale de ce tour
DOL-18 = Nul ne peut faire à la fois un déplacement et une tentative dans le même tour.
    .why = un déplacement et une tentative s’excluent dans le même tour
DOL-19 = En plus de l’action principale, un joueur peut regarder une dalle, une fois dans son tour.
DOL-20 = L’action principale ne peut pas être sautée, mais un déplacement de 0 pas en est une, si bien qu’il est possible de ne rien faire.
    .why = faites d’abord votre action principale ; un déplacement de 0 pas suffit
DOL-21 = Qui échoue dans une tentative ne se déplace pas dans ce tour.

## C. Se déplacer

DOL-22 = Un déplacement compte 0, 1, 2 ou 3 pas, et le dé n’y sert pas.
    .why = { told-point } est hors d’atteinte : un déplacement compte trois pas au plus
DOL-23 = Le joueur décide dans lequel des deux sens il fait le tour du cercle.
DOL-24 = Chaque point lumineux n’a de place que pour un korrigan.
    .why = un autre korrigan se tient sur { told-point }
DOL-25 = Un pas mène au point libre le plus proche dans le sens choisi, si bien que sauter par-dessus un korrigan et retomber derrière lui ne font qu’un pas.
DOL-26 = Plusieurs korrigans sur des points voisins sont sautés ensemble, en un seul pas.
DOL-27 = Un déplacement ne change pas de sens d’un pas à l’autre.
DOL-28 = Un korrigan peut donc toujours atteindre sept points, le sien et trois dans chaque sens.
DOL-29 = Un korrigan peut sauter par-dessus toute lueur et s’arrêter sur n’importe laquelle, même sur celle du côté d’un autre joueur.
DOL-30 = Un korrigan peut s’arrêter devant un emplacement vide.
DOL-31 = Il n’arrive rien au korrigan par-dessus lequel on saute.
DOL-118 = Quand l’option Sauts est réglée sur « chaque point compte », un korrigan peut atteindre son propre point et ceux qui sont libres parmi les trois suivants dans chaque sens, car un saut coûte un pas par korrigan sauté et un pour retomber ; DOL-25, DOL-26 et DOL-28 ne valent plus alors.
    .why = { told-point } est hors d’atteinte : un déplacement va trois points plus loin au plus, et ceux que l’on saute comptent aussi

## D. Regarder une dalle

DOL-32 = Regarder une dalle veut dire que le joueur actif, et lui seul, apprend les points et la marque de mystère d’une dalle du cercle.
DOL-33 = La dalle peut se trouver n’importe où sur le cercle, où que soit le korrigan du joueur.
DOL-34 = Nul ne regarde plus d’une dalle dans un tour.
    .why = vous avez déjà regardé une dalle dans ce tour
DOL-35 = Un joueur peut regarder une dalle à tout moment de son tour, avant l’action principale, après elle, et quand il doit disposer des dalles ou en poser une ; seuls n’offrent pas de pause pour cela le moment entre la dalle retournée et le lancer du dé et celui entre l’arrivée sur une lueur et la pioche des dalles.
DOL-36 = Personne n’est obligé de regarder une dalle, et qui ne l’a pas fait à la fin de son tour a perdu ce droit, sans pouvoir le garder pour plus tard.
DOL-37 = Nul ne peut regarder une dalle pendant le tour d’un autre.
    .why = vous ne pouvez regarder une dalle que pendant votre propre tour
DOL-38 = On ne peut regarder que les dalles du cercle, et non celles de la pioche ou de la défausse ni celles qui sont piochées et encore à disposer.
    .why = { $place ->
        [glow] il n’y a pas d’emplacement devant une lueur
       *[other] il n’y a pas de dalle sur l’emplacement { $place }
    }
DOL-39 = Qui n’a pas encore regardé de dalle peut regarder une des nouvelles dans le tour même où le déplacement de la fée les a amenées.
DOL-40 = Tous les joueurs voient qui regarde une dalle et sur quel emplacement, mais non ce qu’il y voit.
DOL-41 = Il est permis de regarder une dalle que l’on connaît déjà.
DOL-42 = Si, après l’action principale, le joueur n’a pas encore regardé de dalle et qu’il y en a une sur le cercle, on lui demande une dernière fois s’il en regarde une ou finit son tour ; s’il n’y en a aucune, le tour finit sans question.
DOL-43 = Regarder une dalle en réponse à la dernière question d’un tour finit ce tour.
DOL-44 = Ce qu’un joueur sait d’une dalle est lié à cette dalle, et rien n’en est conservé une fois que la dalle a quitté le cercle.
DOL-45 = Sans l’option Aide-mémoire, un joueur ne voit ce qu’il a regardé que jusqu’à la fin de ce tour, et rien de ce qui est montré ou noté ensuite ne le contient, pas même pour lui ; ce qu’il regarde en finissant son tour ne lui est dit que par un message privé.

## E. Tentatives

DOL-46 = Une tentative se fait pour la dalle de l’emplacement devant le propre korrigan du joueur, et pour aucune autre.
DOL-47 = Aucune tentative n’est possible sur une lueur ou devant un emplacement vide.
    .why = { $reason ->
        [glow] votre korrigan se tient sur une lueur, où il n’y a pas de dalle
       *[empty] l’emplacement devant votre korrigan est vide
    }
DOL-48 = La dalle doit avoir une couleur qui convient à une extrémité du propre dolmen du joueur, c’est-à-dire aller dans au moins une position ouverte sous au moins une orientation ; sinon, la tentative n’est pas permise.
    .why = la dalle devant votre korrigan ({ $slab }) ne va nulle part dans votre dolmen
DOL-49 = Qui fait une tentative l’annonce, retourne la dalle pour que tous en voient les points, puis lance le dé.
DOL-50 = Une tentative annoncée ne peut pas être reprise, quelle que soit la dalle une fois retournée.
DOL-51 = Cas 1 : si le dé atteint les points de la dalle ou les dépasse, la dalle est gagnée et ne coûte aucun cristal.
DOL-52 = Cas 2 : si le dé reste en dessous, mais que la réserve a assez de cristaux pour combler l’écart, la dalle est gagnée, et juste autant de cristaux qu’il en manquait vont de la réserve sur la table de pierre.
DOL-53 = Cas 3 : si le dé reste en dessous et que la réserve n’a pas assez de cristaux pour combler l’écart, la dalle va à la défausse, et tous les cristaux de la réserve vont sur la table de pierre.
DOL-54 = Dans le cas 2, les cristaux sont payés sans question, et le joueur ne peut ni refuser la dalle ni payer plus ou moins.
DOL-55 = Si la réserve est vide dans le cas 3, seule la dalle est perdue.
DOL-56 = Une dalle mystère compte pour 3 points dans une tentative.
DOL-57 = Les cristaux servent après le lancer et jamais avant, et seulement au joueur actif, à qui ils doivent appartenir.
DOL-58 = Une dalle gagnée doit être posée aussitôt dans le dolmen de qui l’a gagnée, et celui-ci choisit parmi toutes les positions et orientations où elle convient.
    .why = posez d’abord la dalle que vous avez gagnée
DOL-59 = Un 1 au dé ne gagne jamais une dalle sans cristaux, car toute dalle a au moins 2 points.
DOL-60 = L’emplacement d’une dalle gagnée ou perdue reste vide jusqu’à ce que la fée le remplisse.
DOL-61 = Un korrigan reste où il est pendant et après une tentative.

## F. Cristaux

DOL-62 = Chaque joueur a trois cristaux, ni plus ni moins, en comptant ensemble ceux de sa réserve et ceux de la table de pierre.
DOL-63 = Les cristaux employés ou perdus sont au centre de la table de pierre, où personne ne peut s’en servir.
DOL-64 = Nul ne peut prendre ou employer des cristaux de la couleur d’un autre joueur.
DOL-65 = Il n’y a pas d’autre moyen de reprendre ses cristaux que d’aller sur une lueur.

## G. Lueurs et fée

DOL-66 = Un korrigan déclenche une lueur en y finissant un déplacement d’au moins un pas ; passer par-dessus n’a pas d’effet.
DOL-67 = Un déplacement de 0 pas sur une lueur ne la déclenche pas.
DOL-68 = Quand une lueur est déclenchée, le joueur reprend dans sa réserve tous ses cristaux de la table de pierre.
DOL-69 = Ensuite, la fée va au pilier suivant dans le sens des aiguilles d’une montre, et du pilier 4 de nouveau au pilier 1.
DOL-70 = Le joueur ne peut omettre ni de reprendre ses cristaux ni de faire avancer la fée.
DOL-71 = La fée avance même si le joueur n’avait aucun cristal sur la table de pierre.
DOL-72 = Toutes les dalles qui restent sur les trois emplacements en face du nouveau pilier de la fée vont à la défausse sans être montrées.
DOL-73 = Les trois dalles du dessus de la pioche vont ensuite sur les emplacements en face du nouveau pilier de la fée, points cachés.
DOL-74 = Le joueur qui a déclenché la lueur voit les couleurs des trois dalles, mais non leurs points, et décide laquelle va sur lequel des trois emplacements.
    .why = disposez d’abord les trois nouvelles dalles
DOL-75 = Quand un emplacement est rempli, un korrigan qui se tient devant y reste et a une nouvelle dalle devant lui.
DOL-76 = Rien ne change sur les emplacements en face des autres piliers, et ceux qui sont vides le restent.
DOL-77 = Peu importe à la fée quelle lueur a servi : elle va toujours au pilier suivant de sa ronde.
DOL-78 = Comme aller à une lueur rend tous les cristaux et qu’on n’y en perd aucun, un joueur dont le korrigan est sur une lueur a toujours trois cristaux en réserve.
DOL-79 = Tout ce que déclenche une lueur fait partie du déplacement, après quoi le joueur peut encore regarder une dalle s’il ne l’a pas fait.

## H. Pioche et défausse

DOL-80 = Les dalles en face du nouveau pilier de la fée sont défaussées avant que d’autres soient piochées.
DOL-81 = Quand il faut piocher une dalle et que la pioche est vide, la défausse est mélangée et devient la pioche, et l’on continue de piocher.
DOL-82 = Un mélange de la défausse comprend les dalles qui viennent d’être défaussées par le même déplacement de la fée.
DOL-83 = Une pioche épuisée n’est pas remplacée avant qu’il faille la dalle suivante.
DOL-84 = Il y a toujours trois dalles à piocher : au plus 5 dalles gagnées dans chacun des 4 dolmens et au plus 9 dalles sur les autres emplacements en laissent 38 − 20 − 9 = 9 pour les deux piles, et encore 38 − 24 − 9 = 5 sans l’option La dalle de départ compte.
DOL-85 = Sur le cercle, dans les dolmens sans leurs dalles de départ, dans la pioche, dans la défausse et en main, piochées pour être disposées ou gagnées et pas encore posées, il y a toujours 38 dalles en tout.

## I. Construction

DOL-86 = Un dolmen grandit à partir de sa dalle de départ, qui en fait partie et ne vaut rien.
DOL-87 = La construction se poursuit dans toutes les directions, des deux côtés, vers le haut et vers le bas.
DOL-88 = Les positions d’un dolmen forment des rangées, chacune décalée d’une demi-dalle par rapport à la suivante, et deux nombres, tous deux pairs ou tous deux impairs, nomment une position : de combien de demi-dalles elle est à droite de la dalle de départ, et de combien de rangées au-dessus d’elle, moins de 0 voulant dire à gauche ou au-dessous.
DOL-89 = Dans la rangée du sol, celle de la dalle de départ, une position est ouverte quand il y a une dalle à sa gauche ou à sa droite.
    .why = cette position n’a pas de dalle à côté d’elle dans la rangée du sol
DOL-90 = Une position de toit, c’est-à-dire toute position au-dessus de la rangée du sol, n’est ouverte que s’il y a des dalles sur les deux positions juste au-dessous d’elle, une demi-dalle de chaque côté.
    .why = cette position appartient au toit, et deux dalles au-dessous doivent la porter
DOL-91 = Une position de dessous, c’est-à-dire toute position au-dessous de la rangée du sol, n’est ouverte que s’il y a des dalles sur les deux positions juste au-dessus d’elle, une demi-dalle de chaque côté, sauf si l’option Appui des dessous en décide autrement.
    .why = cette position est au-dessous du sol, et deux dalles au-dessus doivent la tenir
DOL-92 = Hors de la rangée du sol, une dalle à côté d’une position ne suffit pas à l’ouvrir.
DOL-93 = Les bords qui se touchent doivent avoir la même couleur, et une dalle doit s’accorder ainsi avec toutes ses voisines.
    .why = les bords de la dalle ne s’accordent pas avec ceux de ses voisines à cette position
DOL-94 = Un toit doit donc avoir au-dessous de lui deux dalles dont les bords du haut sont de la même couleur, et lui-même un bord du bas de cette couleur.
DOL-95 = Avant de poser une dalle, un joueur peut la tourner d’autant de quarts de tour qu’il veut, mais sa face avec points reste dessus.
    .why = cette dalle a la même couleur de tous les côtés, et la tourner n’y change rien : posez-la telle quelle
DOL-96 = Une dalle posée n’est jamais déplacée, tournée ou retirée.
    .why = il y a déjà une dalle à cette position
DOL-97 = La rangée du sol peut être continuée aussi loin que le joueur le veut, et aucun toit n’est exigé.
DOL-98 = Les points des dalles d’un dolmen sont visibles pour tous.
DOL-99 = Un joueur ne peut construire que son propre dolmen.
DOL-100 = Qu’une dalle convienne ou non ne dépend que des couleurs, toujours visibles, et jamais des points.
DOL-119 = Quand l’option Appui des dessous est réglée sur « une dalle », une position de dessous est ouverte s’il y a une dalle sur au moins une des deux positions juste au-dessus d’elle ; une dalle à côté d’elle n’ouvre toujours rien à elle seule, et les bords doivent s’accorder avec toutes les voisines, si bien qu’une extrémité libre de la rangée du sol peut aussi avoir une dalle au-dessous d’elle à laquelle s’accorder.
    .why = cette position est au-dessous du sol, et au moins une dalle au-dessus doit la tenir

## J. Fin et décompte

DOL-101 = La partie finit aussitôt qu’un dolmen a sept dalles, y compris la dalle de départ si l’option La dalle de départ compte est active.
DOL-102 = Le tour de table n’est pas joué jusqu’au bout, même si certains ont eu un tour de moins que d’autres.
DOL-103 = Le joueur qui a terminé son dolmen lance le dé une fois, et le résultat s’ajoute à toutes les dalles mystères, quel que soit leur propriétaire.
DOL-104 = Le lancer des mystères a lieu même s’il n’y a de dalle mystère dans aucun dolmen.
DOL-105 = Une dalle mystère rapporte 3 points, plus le résultat du lancer des mystères.
DOL-106 = Une dalle normale rapporte ses points, et la dalle de départ 0.
DOL-107 = Un cristal en réserve rapporte 1 point, et un cristal sur la table de pierre aucun.
DOL-108 = Les dolmens inachevés rapportent des points de la même manière qu’un dolmen terminé, sans malus pour eux ni bonus pour lui.
DOL-109 = Le joueur qui a le plus grand total gagne.
DOL-110 = Si plusieurs joueurs ont le plus grand total, ils gagnent tous ensemble.
DOL-111 = Si aucun dolmen n’est terminé après autant de tours de table que le dit l’option Limite de tours de table, chaque joueur jouant un tour dans chacun, la partie finit après le dernier tour du dernier d’entre eux, et celui qui vient de le jouer fait le lancer des mystères.
DOL-112 = Sans l’option La dalle de départ compte, il faut sept dalles en plus de la dalle de départ pour finir la partie.

## K. Information

DOL-113 = Les points d’une dalle du cercle ne sont connus que des joueurs qui l’ont regardée.
DOL-114 = Rien n’est montré à un joueur qui ne connaît pas les points d’une dalle dont il pourrait les déduire, tel qu’un numéro de cette dalle.
DOL-115 = Les couleurs de la dalle du dessus de la pioche sont visibles pour tous.
DOL-116 = Tout le monde peut compter les piles, mais personne ne peut examiner la défausse.
DOL-117 = Un mélange de la défausse met fin à tout ce que l’on savait de ses dalles : dès lors, on connaît de la pioche les couleurs de la dalle du dessus et rien d’autre.

## Mots : le jeu

game-title = Dolmen
game-tagline = La nuit du solstice d’été, faites le tour du cercle de lumières, regardez sous les dalles, gagnez-les avec un dé et quelques cristaux, et construisez le plus beau dolmen de la lande.
game-fidelity = Les règles suivent le livret ; ses images sont perdues et le titre avec elles, si bien que la taille du cercle, les points et les couleurs des dalles et la forme d’un dolmen sont notre reconstitution, accordée à tous les nombres et exemples du livret.

## Mots : options

option-first_player = Premier joueur
    .help = La première place commence, au lieu du plus jeune joueur, ou bien on tire au sort qui commence.
value-first_player = { $value ->
   *[seat0] la première place
    [random] tiré au sort
}
option-start_slab_counts = La dalle de départ compte
    .help = Oui : la partie finit à sept dalles avec la dalle de départ, il y en a donc six à gagner. Non : il y en a sept à gagner.
option-memory_aid = Aide-mémoire
    .help = Oui : vous continuez de voir ce que vous avez regardé tant que la dalle est là. Non : seulement jusqu’à la fin de ce tour ; ensuite, il faut s’en souvenir.
option-jump_counts = Sauts
    .help = Un seul pas : sauter par-dessus des korrigans et retomber derrière eux ne font qu’un pas. Chaque point compte : les points par-dessus lesquels on saute sont aussi des pas.
value-jump_counts = { $value ->
   *[one] un seul pas
    [points] chaque point compte
}
option-under_support = Appui des dessous
    .help = Combien de dalles de la rangée du dessus doivent tenir une dalle au-dessous de la rangée du sol. Un toit est toujours porté par deux dalles.
value-under_support = { $value ->
   *[both] deux dalles
    [one] une dalle
}
option-round_limit = Limite de tours de table
    .help = Si personne n’a terminé un dolmen après autant de tours de table, la partie finit et l’on compte les points.
value-round_limit = { $value ->
    [one] { $value } tour de table
   *[other] { $value } tours de table
}

## Mots : choses

name-point = le point lumineux { $id }
# Un point dans une phrase : donné en nombre, il distingue aussi les lueurs des autres.
told-point = { $point ->
    [0] la lueur 0
    [4] la lueur 4
    [8] la lueur 8
    [12] la lueur 12
    [one] le point lumineux { $point }
    [other] le point lumineux { $point }
   *[named] { $point }
}
# Les piliers sont comptés à partir de 0 à l’intérieur et à partir de 1 par les gens ; toujours donnés en nombre.
told-pillar = { $pillar ->
    [0] le pilier 1
    [1] le pilier 2
    [2] le pilier 3
    [3] le pilier 4
   *[named] { $pillar }
}
name-colour = { $id ->
   *[ochre] ocre
    [violet] violet
    [teal] turquoise
    [rose] rose
    [yellow] jaune
    [red] rouge
    [green] vert
    [blue] bleu
}
# Les bords d’une dalle telle qu’elle serait posée.
name-top = { name-colour }
name-right = { name-colour }
name-bottom = { name-colour }
name-left = { name-colour }
# Une dalle d’après ses couleurs, que tout le monde voit.
name-slab = { $id ->
   *[ochre-ochre] une dalle ocre
    [violet-violet] une dalle violette
    [teal-teal] une dalle turquoise
    [rose-rose] une dalle rose
    [ochre-violet] une dalle ocre et violette
    [ochre-teal] une dalle ocre et turquoise
    [violet-teal] une dalle violette et turquoise
    [violet-rose] une dalle violette et rose
    [teal-rose] une dalle turquoise et rose
    [rose-ochre] une dalle rose et ocre
}
# Les couleurs d’une dalle toutes seules : sous son image, dans une liste de ce qui va où.
name-pair = { $id ->
   *[ochre-ochre] ocre
    [violet-violet] violet
    [teal-teal] turquoise
    [rose-rose] rose
    [ochre-violet] ocre/violet
    [ochre-teal] ocre/turquoise
    [violet-teal] violet/turquoise
    [violet-rose] violet/rose
    [teal-rose] turquoise/rose
    [rose-ochre] rose/ocre
}
name-face = { $id ->
    [mystery] mystère, 3 points
   *[other] { $id } points
}
# Où une position se trouve dans son dolmen : sa rangée, et à combien de dalles de la dalle de départ.
name-row = { $id ->
   *[ground] rangée du sol
    [roof] toit
    [roof-2] toit du haut
    [under] dessous
    [under-2] dessous, rangée 2
    [under-3] dessous, rangée 3
    [under-4] dessous, rangée 4
    [under-5] dessous, rangée 5
    [under-6] dessous, rangée 6
    [under-7] dessous, rangée 7
}
name-side = { $first ->
   *[middle] au milieu
    [left] { $second } à gauche
    [right] { $second } à droite
}

## Mots : questions

ask-main = Que fait votre korrigan ?
ask-arrange = La fée est devant { told-pillar } : quelle dalle va où ?
ask-lay = Gagnée : { $pair } ({ $face }). Où la posez-vous ?
ask-end-turn = Regardez-vous une dalle avant de finir ?
note-peek-left = Vous pouvez encore regarder une dalle dans ce tour.
note-peek-lost = sans regarder de dalle
note-chance = { $face } : { $percent } % de chances
note-chance-unknown = points inconnus ; { $reserve ->
    [0] aucun cristal n’aide
    [one] { $reserve } cristal aide
   *[other] { $reserve } cristaux aident
}
note-glow = { $number ->
        [0] vous avez tous vos cristaux ; la fée va vers { told-pillar }
        [one] vous reprenez un cristal, et la fée va vers { told-pillar }
       *[other] vous reprenez { $number } cristaux, et la fée va vers { told-pillar }
    }
use-move = Se déplacer
use-attempt = Tenter la dalle
use-peek = Regarder une dalle
use-arrange = Disposer les dalles
use-lay = Poser la dalle
use-end = Finir son tour
label-point = { $kind ->
    [stay] rester sur { told-point }
   *[other] vers { told-point }
}
label-place = emplacement { $place } ({ $pair })
label-order = { $pairs }
label-spot = { $row }, { $side }
label-rotation = { $top } en haut, { $left } à gauche

## Mots : événements

event-begins = { $self ->
    [yes] Vous jouez
   *[no] { $seat } joue
} le premier tour.
event-moved = { $self ->
    [yes] Votre korrigan
   *[no] Le korrigan de { $seat }
} va vers { told-point }.
event-stayed = { $self ->
    [yes] Votre korrigan
   *[no] Le korrigan de { $seat }
} reste sur { told-point }.
event-crystals-back = { $number ->
    [one] { $self ->
        [yes] Vous reprenez
       *[no] { $seat } reprend
    } { $number } cristal sur la table de pierre.
   *[other] { $self ->
        [yes] Vous reprenez
       *[no] { $seat } reprend
    } { $number } cristaux sur la table de pierre.
}
event-fairy-goes = { $self ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} la fée vers { told-pillar }.
event-swept = { $number ->
    [0] Il ne restait pas de dalle devant { told-pillar }.
    [one] La dalle qui restait devant { told-pillar } va à la défausse sans être vue.
   *[other] Les { $number } dalles qui restaient devant { told-pillar } vont à la défausse sans être vues.
}
event-drew = { $self ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $slabs }.
event-reshuffled = La défausse est mélangée et devient la pioche : { $number ->
    [one] { $number } dalle
   *[other] { $number } dalles
}.
event-arranged = { $self ->
    [yes] Vous disposez
   *[no] { $seat } dispose
} les nouvelles dalles : { $slabs } sur les emplacements { $places }.
event-peeked = { $self ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} la dalle de l’emplacement { $place }.
event-peeked-face = { $self ->
    [yes] Vous regardez la dalle de l’emplacement { $place } et voyez
   *[no] { $seat } regarde la dalle de l’emplacement { $place } et voit
} : { $face }.
event-tries = { $self ->
    [yes] Vous tentez
   *[no] { $seat } tente
} de prendre { $slab } sur l’emplacement { $place } ; retournée, elle montre : { $face }.
event-rolled = { $self ->
    [yes] Vous faites
   *[no] { $seat } fait
} { $roll } au dé.
event-won = { $self ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} la dalle ({ $face }){ $paid ->
    [0] {""}
    [one] {" "}avec l’aide d’un cristal
   *[other] {" "}avec l’aide de { $paid } cristaux
}.
event-lost = { $self ->
    [yes] Vous ne gagnez
   *[no] { $seat } ne gagne
} pas la dalle ({ $face }) : elle est défaussée{ $number ->
    [0] {""}
    [one] , et { $number } cristal va sur la table de pierre
   *[other] , et { $number } cristaux vont sur la table de pierre
}.
event-laid = { $self ->
    [yes] Vous posez { $slab } ({ $face }) dans votre
   *[no] { $seat } pose { $slab } ({ $face }) dans son
} dolmen.
event-ended = { $self ->
    [yes] Vous finissez votre
   *[no] { $seat } finit son
} tour sans regarder de dalle.
event-finished = { $self ->
    [yes] Votre dolmen
   *[no] Le dolmen de { $seat }
} est terminé avec { $number } dalles : la partie est finie.
event-limit = { $number ->
    [one] { $number } tour de table a été joué
   *[other] { $number } tours de table ont été joués
}, et aucun dolmen n’est terminé : la partie est finie.
event-mystery-roll = { $self ->
    [yes] Vous faites
   *[no] { $seat } fait
} { $roll } au lancer des mystères : chaque dalle mystère rapporte 3 + { $roll } points.
event-scored = { $self ->
    [yes] Vous
   *[no] { $seat }
} : dalles { $slab_points }{ $mysteries ->
    [0] {""}
    [one] , { $mysteries } dalle mystère +{ $mystery_points }
   *[other] , { $mysteries } dalles mystères +{ $mystery_points }
}{ $crystals ->
    [0] {""}
    [one] , { $crystals } cristal +{ $crystals }
   *[other] , { $crystals } cristaux +{ $crystals }
} ; en tout { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
event-game-over = { $count ->
    [one] { $self ->
        [yes] Vous gagnez
       *[no] { $seats } gagne
    } avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] Victoire partagée pour { $seats }, avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } chacun.
}
end-seven = { $self ->
    [yes] vous avez terminé votre dolmen
   *[no] { $seat } a terminé son dolmen
}
end-limit = personne n’a terminé un dolmen en { $number ->
    [one] { $number } tour de table
   *[other] { $number } tours de table
}

## Mots : l’écran

screen-round = Tour de table { $number }
screen-round-of = Tour de table { $number } sur { $most }
screen-over = La partie est finie
screen-circle = Le cercle de lumières
screen-table = La table de pierre
screen-place = Emplacement { $place } : { $slab }
screen-place-empty = Emplacement { $place } : vide jusqu’à ce que vienne la fée
screen-standing = { $self ->
    [yes] votre korrigan
   *[no] korrigan de { $seat }
}
screen-korrigan-on = { $self ->
    [yes] Votre korrigan est sur { told-point }
   *[no] Le korrigan de { $seat } est sur { told-point }
}
screen-known = Vous la connaissez : { $face }
screen-unknown = Vous n’en connaissez pas les points
screen-fits = Va dans votre dolmen
screen-fits-not = Ne va nulle part dans votre dolmen
screen-peekers = Regardée par { $seats }
screen-glow-means = Qui vient ici reprend ses cristaux et fait avancer la fée
screen-fairy = La fée est devant { told-pillar }
screen-fairy-next = La fée va ensuite vers { told-pillar } et remplace les dalles des emplacements { $places }
screen-in-front = La dalle devant vous
screen-nothing-in-front = Il n’y a pas de dalle devant votre korrigan
screen-chance = Chances de réussir : { $percent }
screen-needs = { $crystals ->
    [0] Dé { $roll } : aucun cristal nécessaire
    [one] Dé { $roll } : { $crystals } cristal nécessaire
   *[other] Dé { $roll } : { $crystals } cristaux nécessaires
}
screen-fails = Dé { $roll } : la dalle et tous les cristaux sont perdus
screen-steps = { $number } pas
screen-memory = Ce que je sais
screen-memory-off = Cette table ne montre ce que vous avez regardé que jusqu’à la fin de ce tour : souvenez-vous-en.
screen-only-you = Personne d’autre que vous ne voit ceci
screen-dolmen = { $self ->
    [yes] Votre dolmen
   *[no] Le dolmen de { $seat }
}
screen-slabs-of = { $number ->
    [one] { $number } dalle sur { $most }
   *[other] { $number } dalles sur { $most }
}
screen-laid = { label-spot } : { $face } ; en haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }
screen-start-slab = Dalle de départ ; en haut { $top }, à droite { $right }, en bas { $bottom }, à gauche { $left }
screen-turn-slab = Tourner la dalle
screen-reserve = { $number ->
    [0] aucun cristal en réserve
    [one] { $number } cristal en réserve
   *[other] { $number } cristaux en réserve
}
screen-on-table = { $number ->
    [0] aucun cristal sur la table
    [one] { $number } cristal sur la table
   *[other] { $number } cristaux sur la table
}
screen-crystals-on-table = { $self ->
    [yes] Vos cristaux sur la table de pierre : { $number }
   *[no] Cristaux de { $seat } sur la table de pierre : { $number }
}
screen-crystals-help = Les cristaux comblent ce qui manque au dé ; ceux de la table se reprennent sur une lueur.
screen-hand-arrange = Dalles à disposer
screen-hand-lay = Dalle à poser
screen-pile = { $number ->
    [0] La pioche est vide
    [one] { $number } dalle dans la pioche
   *[other] { $number } dalles dans la pioche
}
screen-pile-top = Sur le dessus : { $slab }
screen-discard = { $number ->
    [0] La défausse est vide
    [one] { $number } dalle dans la défausse
   *[other] { $number } dalles dans la défausse
}
screen-piles = Les piles
screen-die = Le dé
screen-rolled = Dé : { $roll }
screen-so-far = { $mysteries ->
    [0] { $number }
   *[other] { $number } + { $mysteries } × ?
}
screen-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
screen-so-far-help = Points jusqu’ici ; chaque ? est une dalle mystère, qui vaut à la fin 3 plus le lancer des mystères.
screen-mystery-roll = Lancer des mystères { $roll } : chaque dalle mystère rapporte 3 + { $roll }
screen-scoring = D’où viennent les points
screen-slabs = Dalles
screen-mysteries = Dalles mystères
screen-crystals = Cristaux
screen-total = Total
screen-rank = Rang
screen-tie = À total égal, la victoire est partagée.

## Mots : le terminal

screen-short-fairy = Fée
screen-short-pile = Pioche
screen-short-discard = Défausse
screen-short-peek = Regard
screen-short-roll = Dé
screen-short-way = pilier { $here } → { $there }
screen-short-at = { $sign } en { $place }
screen-short-peeked = l’ont regardée
screen-short-swept = bientôt remplacée
screen-short-legend = ☼ lueur  ? points inconnus  M mystère  S dalle de départ

## Écran, panneaux

screen-fits-short = convient
screen-arrange-take = Touchez une dalle, puis son emplacement
screen-arrange-put = Et maintenant son emplacement
screen-arrange-place = { $what ->
    [none] Emplacement { $place } : vide
   *[other] Emplacement { $place } : { $what }
}
screen-orders = Tous les ordres
screen-panes = Parties du plateau
screen-pane-circle = Cercle
screen-pane-dolmens = Dolmens
screen-dolmens = Les dolmens
screen-rest = Ce qui restait dans les piles
screen-memory-none = Aucune dalle du cercle dont vous connaissiez les points
screen-signs = Les couleurs et leurs signes
screen-known-place = emplacement { $place }

## Mots : ce que nomme un conseil

term-points = les points de la dalle
term-progress = une dalle de plus au dolmen
term-crystals = des cristaux dépensés
term-lost = des cristaux risqués
term-later = une dalle à tenter au tour suivant
term-back = des cristaux repris
term-fresh = de nouvelles dalles de la fée
term-peek = la connaissance d’une dalle qui convient
term-room = plus de dalles qui conviendront
term-near = des dalles qui conviennent près de votre korrigan
