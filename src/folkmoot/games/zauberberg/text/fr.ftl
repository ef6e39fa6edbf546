### Règles de Zauberberg, une phrase pour chacune.

## A. Plateau

ZAU-01 = La montagne magique a quatre niveaux, qui sont des chemins fermés de 40, 32, 24 et 16 cases avec 11, 9, 7 et 5 cases par côté ; au-dessus du niveau 4 se trouve le sommet, but unique, et autour du niveau 1 se trouvent quatre villages.
ZAU-02 = Chaque niveau est un anneau : dans le sens des aiguilles d’une montre, la première case suit la dernière, et inversement.
ZAU-03 = Chaque niveau a quatre cases de coin, là où ses côtés se rejoignent.
ZAU-04 = Juste au-dessus de chaque case des niveaux 1 à 3 qui n’est pas une case de coin se trouve une case et une seule du niveau suivant, et au-dessus de chaque case du niveau 4 qui n’est pas une case de coin se trouve le sommet ; il n’y a rien au-dessus d’une case de coin.
ZAU-05 = Juste en dessous de chaque case des niveaux 2 à 4 qui n’est pas une case de coin se trouve une case et une seule, qui a elle-même cette case juste au-dessus d’elle.
ZAU-06 = Une case d’un niveau accueille au plus deux Kobolds, qui forment alors un groupe de 2, l’un sur l’autre.
ZAU-07 = Un village accueille autant de Kobolds qu’on veut, de toutes les couleurs, côte à côte et sans que personne y soit bloqué.
ZAU-08 = Chaque village touche un coin du niveau 1 : au départ le village nord-ouest touche sa case 00, le village nord-est sa case 10, le village sud-est sa case 20 et le village sud-ouest sa case 30, et chaque quart de tour de la montagne dans le sens des aiguilles d’une montre amène à chaque village le coin suivant en sens inverse, chaque quart de tour en sens inverse le coin suivant dans le sens des aiguilles d’une montre.
ZAU-09 = Quand la montagne tourne, les Kobolds, les pions et les pierres gardent leurs cases, et les Kobolds des villages restent dans leurs villages.
ZAU-10 = Les 20 cases à pion et les 9 cases à pierre sont marquées sur le plateau ; aucune n’est une case de coin, et aucune n’est les deux à la fois.
ZAU-11 = Une case dont la pierre a été prise ou dont le pion a été retiré est désormais une case simple.

## B. Préparation

ZAU-12 = Le jeu se joue à deux, trois, quatre ou cinq, et chaque joueur a cinq Kobolds qui portent les numéros 1 à 5.
ZAU-13 = Un Passage secret est mis à part, les 19 autres pions Apparition sont mélangés, et 17 d’entre eux vont face cachée sur les cases à pion des niveaux 1 à 3, un sur chacune.
ZAU-14 = Les deux pions qui restent sont mélangés avec le Passage secret mis à part et vont face cachée sur les trois cases à pion du niveau 4.
ZAU-15 = Chacune des 9 cases à pierre porte au départ une pierre magique, et le sommet porte la tour.
ZAU-16 = Au début de la partie, la montagne n’a pas encore été tournée.
ZAU-17 = La première place, qui tient le rôle du joueur le plus âgé, pose le premier Kobold et joue le premier tour.
ZAU-18 = Les Kobolds se placent dans le sens des aiguilles d’une montre, un par joueur à la fois, jusqu’à ce que tous soient placés au bout de cinq tours de table.
    .why = ce Kobold est à { $seat } : chacun place les siens
ZAU-19 = Qui place un Kobold choisit librement lequel de ceux qui lui restent à placer et dans quel village.
    .why = votre { $kobold } est déjà placé
ZAU-20 = À la fin du placement, chaque joueur a des Kobolds dans trois villages sur quatre, ni plus ni moins.
    .why = les Kobolds se placent dans les villages, pas sur la montagne
ZAU-21 = Un village que le joueur occupe déjà ne peut recevoir un autre de ses Kobolds que s’il lui en reste ensuite assez à placer pour occuper trois villages, et un village qu’il n’occupe pas encore que s’il en occupe moins de trois.
    .why = { $reason ->
        [three] vous occupez déjà trois villages, et { $village } n’en fait pas partie
       *[needed] avec un Kobold de plus dans { $village }, il n’en resterait pas assez pour trois villages
    }
ZAU-22 = Plusieurs joueurs peuvent occuper le même village.
ZAU-23 = Quand tous les Kobolds sont placés, les cartes sont mélangées, chaque joueur en reçoit trois face cachée, et le reste forme la pioche, face cachée.

## C. Cartes et mains

ZAU-24 = Il y a 60 cartes : onze de chaque chiffre de 1 à 5, et cinq jokers.
ZAU-25 = La limite de main d’un joueur est de trois cartes, plus une par pierre magique qu’il possède, soit trois, quatre ou cinq.
ZAU-26 = Un joker peut tenir lieu de n’importe quelle carte, première carte ou carte de déplacement, et vaut le chiffre de 1 à 5 annoncé quand on le joue ; on peut en jouer plusieurs dans le même tour.
ZAU-27 = Un joker peut être joué même par qui a en main la carte dont il tient lieu.
ZAU-28 = Une carte va face visible sur la défausse dès qu’elle est jouée.
ZAU-29 = Après un tour où il a joué des cartes, un joueur pioche jusqu’à sa limite de main ; s’il a déjà autant de cartes ou davantage, il ne pioche ni ne défausse rien.
ZAU-30 = Quand il faut piocher et que la pioche est vide, la défausse est mélangée et devient la pioche ; comme les mains ne tiennent jamais plus de 25 des 60 cartes, les deux ne sont jamais vides ensemble.
ZAU-31 = Les pierres magiques agrandissent seulement la main et ne donnent jamais droit à une quatrième carte dans un tour.
ZAU-32 = Le contenu d’une main est caché aux autres joueurs, mais son nombre de cartes est connu de tous.

## D. Tour de jeu

ZAU-33 = Les tours passent de place en place dans le sens des aiguilles d’une montre.
ZAU-34 = À son tour, un joueur déplace l’un de ses Kobolds en jouant deux ou trois cartes, l’une après l’autre, ou bien échange des cartes.
    .why = cette carte n’est pas dans votre main : { $card }
ZAU-35 = Un joueur fait l’une de ces deux choses, jamais les deux et jamais aucune.
    .why = { $reason ->
        [begun] vous jouez des cartes dans ce tour, vous ne pouvez donc pas en échanger
       *[pass] vous ne pouvez pas passer : jouez des cartes ou échangez-en
    }
ZAU-36 = Le chiffre de la première carte dit lequel des Kobolds du joueur se déplacera dans ce tour : le Kobold actif.
    .why = { $reason ->
        [first] la première carte ne fait que désigner un Kobold ; c’est la suivante qui le déplace
        [foreign] ce Kobold est à { $seat } : vous déplacez l’un des vôtres
       *[other] { $card } ne désigne pas le { $kobold }
    }
ZAU-37 = Toutes les cartes suivantes du tour sont des cartes de déplacement pour le Kobold actif.
    .why = le Kobold de ce tour est déjà désigné : la carte suivante le déplace
ZAU-38 = La première carte doit être suivie d’au moins une carte de déplacement.
    .why = vous ne pouvez pas vous arrêter avant d’avoir joué une carte de déplacement
ZAU-39 = Chaque carte est exécutée avec tout ce qui s’ensuit avant que la suivante soit choisie, et les cartes piochées entre-temps peuvent être jouées.
ZAU-40 = Un joueur peut jouer trois cartes dans un tour, plus une pour chaque carte supplémentaire qu’une Carte volante lui a accordée.
ZAU-41 = Une première carte ne peut être jouée que pour un Kobold qui n’est pas bloqué et qu’au moins une autre carte de la main peut ensuite déplacer selon les règles.
    .why = aucune autre carte de votre main ne pourrait ensuite déplacer votre { $kobold }
ZAU-42 = Personne n’est obligé de jouer une troisième carte.
ZAU-43 = Si, après la deuxième carte ou une carte suivante, aucune carte de la main ne peut déplacer le Kobold actif selon les règles, le tour finit sans question.
ZAU-44 = Un tour est fini quand le joueur s’arrête, a joué toutes les cartes permises ou n’a plus de déplacement possible, et quand un Spectre ou une Trappe du niveau 1 a envoyé l’un de ses propres Kobolds dans un village.
ZAU-45 = Même qui pourrait jouer peut échanger des cartes.
ZAU-46 = Pour un échange, le joueur défausse une ou plusieurs cartes, jusqu’à sa main entière, et en pioche autant, ce qui finit son tour.
ZAU-47 = Il n’est pas permis de n’échanger aucune carte.
ZAU-48 = Les cartes cédées dans un échange vont face visible sur la défausse avant que les nouvelles soient piochées.
ZAU-157 = Des cartes égales dans une main font un seul choix et non plusieurs, mais un joker qui vaut un chiffre, que ce soit celui d’un Kobold ou celui des pas, est un autre choix que la carte de ce chiffre.

## E. Avancer sur un niveau

ZAU-49 = Une carte de déplacement fait faire au Kobold autant de pas que son chiffre, jamais moins, sauf s’il monte au sommet.
    .why = aucune de vos cartes ne mène votre { $kobold } jusqu’à { $space }
ZAU-50 = Pour chaque carte de déplacement, le joueur choisit le sens des aiguilles d’une montre ou le sens inverse, et tous les pas de cette carte vont dans le même sens.
    .why = choisissez un sens, celui des aiguilles d’une montre ou le sens inverse
ZAU-51 = Une carte suivante peut aller dans un autre sens que la précédente.
ZAU-52 = Avancer : un Kobold qui se tient sur un niveau avance sur ce niveau d’autant de cases que le chiffre de la carte.
    .why = votre { $kobold } est dans un village : il doit entrer sur la montagne
ZAU-53 = Aucun Kobold ne change de niveau en avançant.
ZAU-54 = Aucune carte ne mène un Kobold dans un village ou à un niveau inférieur.
    .why = aucune carte ne fait descendre votre { $kobold } ni ne le mène dans un village
ZAU-55 = Entrer : pour un Kobold dans un village, le premier pas mène au coin du niveau 1 que ce village touche à ce moment, et les autres continuent sur le niveau 1 dans le sens choisi.
    .why = votre { $kobold } est déjà sur la montagne et ne peut pas y entrer de nouveau
ZAU-56 = Depuis un village, on ne peut atteindre que le premier niveau.
    .why = votre { $kobold } est dans un village, d’où l’on n’atteint que le niveau 1
ZAU-57 = Un Kobold sur lequel s’en tient un autre est bloqué, et aucune carte ne peut le déplacer.
    .why = un autre Kobold se tient sur votre { $kobold } et le bloque
ZAU-58 = Le Kobold du dessous n’est plus bloqué dès que celui du dessus est parti.
ZAU-59 = Un Kobold peut passer par-dessus des Kobolds seuls de toutes les couleurs, des pierres et des pions, et ce passage ne change rien.
ZAU-60 = Nul ne peut passer par-dessus un groupe de 2, si bien que deux Kobolds sur une case entre le départ et l’arrivée barrent le chemin ; le coin par lequel un Kobold entre compte aussi comme une telle case, sauf s’il s’y arrête.
    .why = un groupe de 2 barre le chemin sur { $space }
ZAU-61 = Un groupe de 2 sur la case de départ ne barre pas le chemin, même si le Kobold qui se déplace est celui du dessus.
ZAU-62 = Un déplacement peut finir sur une case libre, sur un Kobold seul ou sur un groupe de 2, quelles que soient les couleurs.
ZAU-63 = Là où les deux sens mènent au même résultat, aucun n’est nommé : pour entrer avec 1, sauf si un groupe de 2 se tient sur le coin, pour monter avec 1, et pour monter au sommet, où un joker vaut simplement 1.
    .why = { $reason ->
        [summit] vers le sommet, aucun sens n’est nommé, et un joker vaut 1
       *[same] les deux sens reviennent ici au même, aucun n’est donc nommé
    }
ZAU-64 = Qui entre avec 1 et arrive sur un groupe de 2 choisit tout de même un sens, celui dans lequel il repousse.
    .why = choisissez un sens : un Kobold sera repoussé de ce côté

## F. Monter sur un autre Kobold

ZAU-65 = Changer de niveau : le Kobold du dessus d’un groupe de 2 peut employer une carte de déplacement pour monter, le premier pas menant sur la case juste au-dessus et les autres le long du nouveau niveau, dans le sens que le joueur choisit.
    .why = votre { $kobold } ne se tient pas sur un autre Kobold, il ne peut donc pas monter
ZAU-66 = Le Kobold qui sert d’appui peut être de n’importe quelle couleur, même de celle du joueur.
ZAU-67 = Aucun Kobold ne peut monter depuis une case de coin.
    .why = { $space } est une case de coin, sans rien au-dessus
ZAU-68 = Aucun Kobold ne peut monter tant qu’un autre se tient sur la case juste au-dessus, même s’il ne devait pas s’y arrêter.
    .why = un Kobold se tient sur { $space }, la case juste au-dessus
ZAU-69 = Qui monte avec 1 finit sur la case juste au-dessus, dont la pierre ou le pion produit son effet.
ZAU-70 = Une carte fait monter d’un niveau au plus.
    .why = aucune carte ne fait monter votre { $kobold } de plus d’un niveau
ZAU-71 = Si une carte de ce tour a laissé le Kobold actif sur un autre Kobold, la carte suivante du tour ne peut servir qu’à monter et non à avancer, à moins que l’option Avancer depuis un Kobold ne soit active.
    .why = votre { $kobold } est arrivé sur un autre Kobold dans ce tour, il ne peut donc plus que monter
ZAU-72 = S’il n’est permis que de monter et que c’est impossible, à cause du coin, d’un Kobold au-dessus ou faute d’une carte qui permette de monter, le tour finit.
ZAU-73 = Un Kobold qui se tenait sur un autre au début du tour peut avancer ou monter avec la première carte de déplacement.
ZAU-74 = Un Kobold qui arrive sur un autre avec la dernière carte permise doit attendre un tour ultérieur pour monter.
ZAU-75 = Un Kobold qui se tient sur un autre au début du tour peut monter avec la deuxième carte et, s’il arrive là-haut sur un Kobold, monter encore avec la troisième.
ZAU-76 = Depuis le niveau 4, monter mène au sommet quel que soit le chiffre, et les pas en trop sont perdus.
ZAU-77 = Quand le Kobold du dessus monte, celui du dessous reste à sa place.

## G. Arrivée

ZAU-78 = Seule la case où finit le déplacement d’une carte produit un effet.
ZAU-79 = Une case libre sans pierre ni pion n’a pas d’effet.
ZAU-80 = Quand un Kobold arrive seul sur une case avec une pierre, son propriétaire prend la pierre.
ZAU-81 = Quand un Kobold arrive seul sur un pion, ce pion est activé.
ZAU-82 = Un Kobold qui arrive sur un Kobold seul se tient dessus et le bloque.
ZAU-83 = Un pion qui se trouve sous un Kobold seul n’agit pas et n’est pas retourné quand un autre Kobold arrive là.
ZAU-84 = Venir sur une case par un Passage secret ou une Trappe est aussi une arrivée, si bien qu’une pierre ou un pion y produit son effet.
ZAU-85 = Un pion n’agit qu’au moment de l’arrivée, et un Kobold qui y reste ne l’active pas de nouveau, même s’il peut y être en attente.

## H. Repousser

ZAU-86 = Arriver sur un groupe de 2, c’est prendre la place du dessus, d’où l’ancien occupant est repoussé d’une case plus loin, dans le sens du déplacement.
ZAU-87 = Les Kobolds de toutes les couleurs peuvent être repoussés, les siens comme ceux des autres.
ZAU-88 = Un Kobold repoussé arrive sur sa nouvelle case comme tout autre, qu’elle soit simple ou qu’elle porte une pierre, un pion ou un Kobold seul.
ZAU-89 = Là où le Kobold repoussé trouve un autre groupe de 2, il repousse à son tour celui du dessus, d’une case et du même côté, et ainsi de suite.
ZAU-90 = Dans une suite de Kobolds repoussés, seul le dernier peut se retrouver seul et rencontrer une pierre ou un pion, car tous les autres finissent sur un autre Kobold.
ZAU-91 = Ce que rencontre un Kobold repoussé produit son effet aussitôt, avant que le joueur actif continue, et la pierre, les cartes piochées et tous les choix reviennent à son propriétaire.
ZAU-92 = Un Kobold repoussé qui arrive sur un Kobold seul se tient simplement dessus, sans monter.
ZAU-93 = Après avoir repoussé, le Kobold actif se tient sur le Kobold du dessous du groupe, et le joueur actif peut continuer avec une autre carte comme après une arrivée sur un Kobold seul.
ZAU-94 = Les Kobolds sont repoussés le long de l’anneau du niveau, coins compris.
ZAU-95 = Toute suite de Kobolds repoussés a une fin, puisque 25 Kobolds ne forment pas plus de 12 groupes de 2 et que chaque niveau a au moins 16 cases.
ZAU-96 = Quoi qu’il arrive à un Kobold adverse repoussé, le tour du joueur actif continue, à moins que la partie ne soit gagnée.
ZAU-97 = Si le joueur actif repousse l’un de ses propres Kobolds et qu’un Spectre ou une Trappe du niveau 1 l’envoie dans un village, son tour finit.

## I. Pierres magiques

ZAU-98 = Un joueur qui possède moins de deux pierres et n’a pas de Corbeau en attente garde la pierre, et sa limite de main augmente aussitôt d’une carte.
ZAU-99 = Qui garde une pierre pioche aussitôt une carte, à moins d’en avoir déjà cinq.
ZAU-100 = Un joueur qui possède deux pierres doit tout de même en prendre une autre, mais elle quitte le jeu, et aucune carte n’est piochée.
ZAU-101 = Quand un joueur qui a un Corbeau en attente prend une pierre, la pierre et un Corbeau quittent le jeu, aucune carte n’est piochée, et la limite de main ne change pas.
ZAU-102 = C’est toujours le propriétaire du Kobold arrivé qui prend la pierre, même hors de son tour.
ZAU-103 = Si la deuxième carte a gagné une pierre, la carte piochée pour elle peut déjà être la troisième jouée.
ZAU-104 = Nul ne peut laisser une pierre en place, et les pierres qui ont quitté le jeu n’y reviennent jamais.

## J. Pions Apparition

ZAU-105 = Un pion activé est retourné face visible, son effet est exécuté, puis il est retourné face cachée sur sa case.
ZAU-106 = Une Boule de cristal ou un Corbeau ne reste pas, mais est retiré du plateau.
ZAU-107 = Un pion qui était déjà face visible a le même effet quand un Kobold y arrive seul, et se trouve ensuite face cachée ou retiré.
ZAU-108 = L’effet d’un pion ne peut pas être refusé.
ZAU-109 = Tout ce qu’il y a à choisir est choisi par le propriétaire du Kobold qui a activé le pion.
ZAU-110 = Après l’effet, le tour du joueur actif continue, à moins que cet effet ne l’ait fini.
ZAU-111 = Boule de cristal : le propriétaire doit retourner face visible trois pions face cachée, qu’il choisit l’un après l’autre.
ZAU-112 = N’importe quel pion face cachée peut être choisi, à tous les niveaux et même sous des Kobolds, auxquels il n’arrive rien.
    .why = { $reason ->
        [open] le pion sur { $space } est déjà face visible
       *[none] il n’y a pas de pion sur { $space }
    }
ZAU-113 = S’il y a moins de trois pions face cachée, la Boule de cristal les montre tous.
ZAU-114 = Les pions montrés par une Boule de cristal restent face visible jusqu’à ce qu’un Kobold les active ou que vienne une Tempête.
ZAU-115 = La Boule de cristal quitte le jeu.
ZAU-116 = Tempête : tous les pions face visible du plateau sont retournés face cachée, la Tempête elle-même comprise.
ZAU-117 = Le propriétaire doit ensuite faire tourner la montagne d’un quart, dans le sens des aiguilles d’une montre ou en sens inverse, sans pouvoir la laisser comme elle est.
    .why = la montagne doit tourner, dans le sens des aiguilles d’une montre ou en sens inverse
ZAU-118 = Ni les villages ni les Kobolds qui s’y trouvent ne tournent avec la montagne.
ZAU-119 = Carte volante : si c’est le tour du propriétaire, il pioche aussitôt une carte, et il peut en jouer dans ce tour une de plus que d’ordinaire, soit quatre, ou cinq avec une seconde Carte volante, et ainsi de suite.
ZAU-120 = La carte supplémentaire peut être celle qui vient d’être piochée ou toute autre de la main, et elle déplace le Kobold actif comme n’importe quelle carte suivante, même si le pion a été activé par un autre Kobold du joueur, qui a été repoussé.
ZAU-121 = Un propriétaire dont ce n’est pas le tour pioche aussitôt une carte, à moins d’en avoir cinq, et peut jouer une carte de plus dans son prochain tour.
ZAU-122 = Le droit à cette carte supplémentaire est perdu à la fin du prochain tour du propriétaire, employé ou non, même s’il y échange des cartes.
ZAU-123 = Corbeau : le propriétaire désigne un adversaire quelconque, avec ou sans pierres.
    .why = vous ne pouvez pas vous envoyer le Corbeau à vous-même
ZAU-124 = Un adversaire qui possède une pierre en perd une, qui quitte le jeu comme le Corbeau, et doit défausser aussitôt une carte de son choix.
ZAU-125 = Si cet adversaire n’a aucune carte en main, il ne perd que la pierre.
ZAU-126 = Si c’est le joueur actif que visite le Corbeau, il défausse l’une des cartes qu’il tient encore, quel que soit leur nombre.
ZAU-127 = Chez un adversaire qui ne possède pas de pierre, le Corbeau reste en attente jusqu’à ce qu’une pierre l’élimine.
ZAU-128 = Plusieurs Corbeaux peuvent être en attente chez le même joueur, et chaque pierre en élimine un.
ZAU-129 = Dans les deux cas, le Corbeau quitte aussitôt le plateau.
ZAU-130 = Passage secret : si la case juste au-dessus est libre, le Kobold y va aussitôt.
ZAU-131 = Si un Kobold se tient sur la case juste au-dessus, le Passage secret est bouché, et le Kobold reste sur le pion et attend.
ZAU-132 = Un Kobold qui attend là peut être déplacé sur son niveau par des cartes, dans le même tour ou plus tard.
ZAU-133 = Au niveau 4, le Passage secret mène au sommet, qui n’est jamais occupé, si bien que le propriétaire gagne aussitôt.
ZAU-134 = Un Passage secret ne demande ni autre Kobold ni pas, et le Kobold actif peut continuer depuis sa nouvelle case avec une autre carte.
ZAU-135 = Trappe : si la case juste en dessous est libre, le Kobold y tombe aussitôt.
ZAU-136 = Si un Kobold se tient sur la case juste en dessous, celui qui est sur la Trappe reste et attend, et des cartes peuvent l’en éloigner.
ZAU-137 = Une Trappe du niveau 1 envoie le Kobold dans un village que choisit son propriétaire.
ZAU-138 = Une Trappe du niveau 1 finit le tour si le Kobold est au joueur actif, mais non une chute depuis le niveau 2, 3 ou 4.
ZAU-139 = Spectre : le Kobold va aussitôt dans un village, à quelque niveau qu’il soit.
ZAU-140 = Le propriétaire choisit parmi les quatre villages, même un village qu’il n’a pas occupé au départ.
ZAU-141 = Un Spectre finit le tour si le Kobold est au joueur actif.

## K. Kobolds en attente

ZAU-142 = Un Kobold qui active un Passage secret aux niveaux 1 à 3 ou une Trappe aux niveaux 2 à 4 alors qu’un Kobold se tient sur la case où il mène est en attente jusqu’à ce qu’il quitte le pion, qu’un autre Kobold soit sur lui ou non ; celui qui se tient sur un autre Kobold n’est jamais en attente.
ZAU-143 = Dès que la case qu’il attend est libre et qu’aucun Kobold n’est sur lui, le Kobold en attente y va de lui-même, quel que soit le joueur dont c’est le tour et sans qu’il y ait de choix.
ZAU-144 = On regarde si un Kobold en attente peut partir chaque fois qu’une carte a été entièrement exécutée, avec le déplacement, les Kobolds repoussés et l’arrivée, et de nouveau jusqu’à ce qu’aucun ne bouge.
ZAU-145 = Un Kobold en attente sur lequel s’en tient un autre reste et continue d’attendre, et il part une fois découvert et la case attendue libre.
ZAU-146 = Le pion sous un Kobold en attente est face visible jusqu’à ce que le Kobold le quitte de quelque façon ou qu’une Tempête le retourne, et la Tempête ne met pas fin à l’attente.
ZAU-147 = Quand un Kobold en attente part, cela ne coûte aucune carte et ne finit ni ne change le tour du joueur actif.
ZAU-148 = Un Kobold en attente qui est parti arrive sur sa nouvelle case, dont la pierre ou le pion produit son effet.
ZAU-149 = Si deux Kobolds attendaient la même case, celui qui attend depuis plus longtemps partirait le premier, mais cela ne peut pas arriver sur ce plateau.
ZAU-150 = Pendant l’exécution d’une carte, un Kobold n’active le même pion qu’une fois, et s’il y revenait la case compterait comme simple, mais cela ne peut pas arriver sur ce plateau.

## L. Fin

ZAU-151 = Le premier joueur qui amène un Kobold au sommet gagne aussitôt et prend la tour.
ZAU-152 = Le sommet n’a pas à être atteint avec un chiffre exact.
ZAU-153 = Deux voies seulement mènent au sommet : monter depuis le dessus d’un groupe de 2 sur une case du niveau 4 qui n’est pas une case de coin, et un Passage secret du niveau 4.
ZAU-154 = Un joueur peut gagner pendant le tour d’un autre, quand son Kobold est repoussé sur un Passage secret du niveau 4.
ZAU-155 = Plus rien n’est exécuté après l’arrivée qui gagne la partie.
ZAU-156 = La partie ne finit pas autrement, sauf sans vainqueur après autant de tours que le dit l’option Limite de tours.

## Mots : le jeu

game-title = Zauberberg
game-tagline = Menez vos Kobolds numérotés depuis quatre villages jusqu’en haut de la montagne magique (Magic Hill), malgré spectres et tempêtes, les uns sur les épaules des autres, et soyez à la tour en premier.
game-fidelity = Les règles suivent le livret ; ses images sont perdues, si bien que la longueur des chemins, les places des pions et des pierres et les couleurs des joueurs sont notre reconstitution, accordée à tous les nombres et exemples du livret.

## Mots : options

option-walk_on_after_kobold = Avancer depuis un Kobold
    .help = Non : après une arrivée sur un Kobold, la carte suivante du tour ne peut servir qu’à monter. Oui : elle peut aussi servir à avancer sur le même niveau.
option-memory_aid = Aide-mémoire
    .help = Montre ce que porte un pion face cachée dès lors que tout le monde l’a vu dans cette partie. À une table, il faut s’en souvenir.
option-turn_limit = Limite de tours
    .help = Après autant de tours de tous les joueurs ensemble, échanges compris, la partie finit sans vainqueur ; 0 signifie sans limite.
value-turn_limit = { $value ->
    [0] sans limite
    [one] { $value } tour
   *[other] { $value } tours
}

## Mots : choses

# Là où aucun Kobold particulier n’est visé, les phrases choisissent d’après le mot `any`, jamais montré.
name-kobold = { $id ->
    [any] any
   *[k1] Kobold 1
    [k2] Kobold 2
    [k3] Kobold 3
    [k4] Kobold 4
    [k5] Kobold 5
}
# Un Kobold qui se tient sous un autre.
name-below = { name-kobold }
name-village = { $id ->
   *[nw] le village nord-ouest
    [ne] le village nord-est
    [se] le village sud-est
    [sw] le village sud-ouest
}
name-card = { $id ->
    [J] un joker
    [J1] un joker valant 1
    [J2] un joker valant 2
    [J3] un joker valant 3
    [J4] un joker valant 4
    [J5] un joker valant 5
   *[other] un { $id }
}
# Une carte toute seule : sous son image, dans une liste de ce qui est où.
name-face = { $id ->
    [J] joker
   *[other] { $id }
}
# Son niveau, et son numéro sur celui-ci, tels qu’ils sont sur le plateau.
name-space = { $first ->
   *[SUMMIT] le sommet
    [L1] la case { $second } du niveau 1
    [L2] la case { $second } du niveau 2
    [L3] la case { $second } du niveau 3
    [L4] la case { $second } du niveau 4
}
# Là où un Kobold peut être, comme titre : sur la carte, en tête d’un panneau.
name-place = { $first ->
    [nw] Village nord-ouest
    [ne] Village nord-est
    [se] Village sud-est
    [sw] Village sud-ouest
   *[SUMMIT] Sommet
    [L1] Niveau 1, case { $second }
    [L2] Niveau 2, case { $second }
    [L3] Niveau 3, case { $second }
    [L4] Niveau 4, case { $second }
}
name-token = { $id ->
   *[passage] Passage secret
    [ghost] Spectre
    [raven] Corbeau
    [crystal-ball] Boule de cristal
    [storm] Tempête
    [flying-card] Carte volante
    [trapdoor] Trappe
}
# Les phrases choisissent d’après ces mots ; `none` n’est jamais montré.
name-way = { $id ->
   *[none] none
    [cw] horaire
    [ccw] antihoraire
}
name-colour = { $id ->
   *[red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [orange] orange
}

## Mots : questions

ask-place-kobold = Quel Kobold placez-vous, et dans quel village ?
ask-choose-action = Quel Kobold votre première carte désigne-t-elle ? Ou échangez-vous des cartes ?
ask-move-second = De combien avance votre { $kobold }, et dans quel sens ?
ask-move-extra = Une autre carte pour votre { $kobold }, ou vous arrêtez-vous ?
ask-choose-village = { $token ->
    [Spectre] Un Spectre chasse votre { $kobold } de la montagne : dans quel village va-t-il ?
   *[other] Votre { $kobold } est tombé ({ $token }) : dans quel village va-t-il ?
}
ask-choose-rotation = Votre { $kobold } a levé une Tempête : dans quel sens tourne la montagne ?
ask-choose-raven-victim = Votre { $kobold } a réveillé un Corbeau : à qui rend-il visite ?
ask-discard-card = { $self ->
    [yes] Votre Corbeau
   *[no] Le Corbeau de { $seat }
} a pris l’une de vos pierres magiques : quelle carte défaussez-vous ?
ask-reveal-token = La Boule de cristal montre le pion { $number } sur 3 : lequel ?
note-first-card = La première carte désigne, les autres déplacent.
note-climb-only = Votre Kobold est arrivé sur un autre dans ce tour : il ne peut plus que monter.
note-three-villages = Vos cinq Kobolds doivent se répartir dans trois villages, ni plus ni moins.
note-cards-left = { $number ->
    [one] Vous pouvez encore jouer { $number } carte dans ce tour.
   *[other] Vous pouvez encore jouer { $number } cartes dans ce tour.
}
note-lands-on = sur { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
}
note-pushes = repousse { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
} vers { $space }
note-stone = une pierre magique s’y trouve
note-token = un pion face cachée s’y trouve
note-known-token = un pion { $token } s’y trouve
note-summit = atteint le sommet et gagne
warning-could-win = Vous avez une carte qui mène votre Kobold au sommet et gagne la partie.
warning-gives-away = Le { $kobold } de { $seat } est repoussé dans un Passage secret vers le sommet : { $seat } gagne la partie.
use-place = Placer
use-pick = Déplacer un Kobold
use-walk = Avancer
use-enter = Entrer sur la montagne
use-climb = Monter
use-stop = S’arrêter là
use-exchange = Échanger des cartes
use-village = Dans un village
use-turn = Tourner la montagne
use-raven = Envoyer le Corbeau
use-discard = Défausser
use-reveal = Dévoiler un pion
label-kobold = { $self ->
    [yes] votre { $kobold }
   *[no] { $kobold } de { $seat }
}
label-village = { $village }
label-card = { $card }
label-way = vers { $space }{ $way ->
    [none] {""}
    [horaire] {" "}(sens horaire)
   *[other] {" "}(sens antihoraire)
}
label-cards = { $cards }
label-turn = { $way ->
    [horaire] dans le sens des aiguilles d’une montre
   *[other] en sens inverse
}
label-seat = { $seat }
label-space = { $space }

## Mots : événements

event-begins = { $self ->
    [yes] Vous placez le premier Kobold et jouez
   *[no] { $seat } place le premier Kobold et joue
} le premier tour.
event-placed = { $self ->
    [yes] Vous placez votre
   *[no] { $seat } place son
} { $kobold } dans { $village }.
event-dealt = { $self ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-dealt-cards = { $self ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $cards }.
event-picked = { $self ->
    [yes] Vous jouez { $card } : votre
   *[no] { $seat } joue { $card } : son
} { $kobold } va se déplacer.
event-walked = { $self ->
    [yes] Vous jouez { $card } : votre
   *[no] { $seat } joue { $card } : son
} { $kobold } avance dans le sens { $way ->
    [horaire] des
   *[other] inverse des
} aiguilles d’une montre jusqu’à { $space }.
event-entered = { $self ->
    [yes] Vous jouez { $card } : votre
   *[no] { $seat } joue { $card } : son
} { $kobold } quitte { $village }, entre sur la montagne et va { $way ->
    [none] sur
    [horaire] dans le sens des aiguilles d’une montre jusqu’à
   *[other] dans le sens inverse des aiguilles d’une montre jusqu’à
} { $space }.
event-climbed = { $self ->
    [yes] Vous jouez { $card } : votre
   *[no] { $seat } joue { $card } : son
} { $kobold } monte{ $way ->
    [none] {""}
    [horaire] {" "}et continue dans le sens des aiguilles d’une montre
   *[other] {" "}et continue dans le sens inverse des aiguilles d’une montre
}, puis arrive sur { $space }.
event-lands-on = { $self ->
    [yes] Votre { $kobold }
   *[no] Le { $kobold } de { $seat }
} se tient maintenant sur { $other_self ->
    [yes] votre { $below }
   *[no] le { $below } de { $other }
} et le bloque.
event-pushed = { $self ->
    [yes] Votre { $kobold }
   *[no] Le { $kobold } de { $seat }
} est repoussé vers { $space }.
event-stone-kept = { $self ->
    [yes] Vous prenez la pierre magique de { $space } et pouvez
   *[no] { $seat } prend la pierre magique de { $space } et peut
} désormais tenir une carte de plus.
event-stone-dropped = { $self ->
    [yes] Vous possédez
   *[no] { $seat } possède
} déjà deux pierres magiques : celle de { $space } quitte le jeu.
event-stone-for-raven = { $self ->
    [yes] Vous prenez la pierre magique de { $space } et la cédez
   *[no] { $seat } prend la pierre magique de { $space } et la cède
} aussitôt à un Corbeau en attente ; tous deux quittent le jeu.
event-drew = { $self ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-drew-cards = { $self ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards }.
event-hand-full = { $self ->
    [yes] Vous avez déjà cinq cartes et n’en piochez
   *[no] { $seat } a déjà cinq cartes et n’en pioche
} aucune.
event-reshuffled = La défausse est mélangée et devient la pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-token-shown = { $self ->
    [yes] Votre { $kobold }
   *[no] Le { $kobold } de { $seat }
} rencontre un pion { $token } sur { $space }.
event-revealed = { $self ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} dans la Boule de cristal : un pion { $token } se trouve sur { $space }.
event-tokens-hidden = { $number ->
    [0] Plus aucun pion n’est face visible.
    [one] La Tempête retourne { $number } pion face cachée.
   *[other] La Tempête retourne { $number } pions face cachée.
}
event-turned = { $self ->
    [yes] Vous tournez
   *[no] { $seat } tourne
} la montagne d’un quart de tour dans le sens { $way ->
    [horaire] des
   *[other] inverse des
} aiguilles d’une montre.
event-extra-card = { $self ->
    [yes] Vous pouvez
   *[no] { $seat } peut
} jouer une carte de plus dans ce tour.
event-extra-card-later = { $self ->
    [yes] Vous pourrez jouer une carte de plus dans votre
   *[no] { $seat } pourra jouer une carte de plus dans son
} prochain tour.
event-raven-takes = { $self ->
    [yes] Vous envoyez le Corbeau à { $other }, et il
   *[no] { $other_self ->
        [yes] { $seat } vous envoie le Corbeau, et il vous
       *[no] { $seat } envoie le Corbeau à { $other }, et il
    }
} prend une pierre magique.
event-raven-waits = { $self ->
    [yes] Vous envoyez le Corbeau à { $other }, chez qui
   *[no] { $other_self ->
        [yes] { $seat } vous envoie le Corbeau, et
       *[no] { $seat } envoie le Corbeau à { $other }, chez qui
    }
} il attend une pierre magique.
event-discarded = { $self ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $card }.
event-goes-up = { $self ->
    [yes] Votre { $kobold }
   *[no] Le { $kobold } de { $seat }
} monte par le Passage secret vers { $space }.
event-falls = { $self ->
    [yes] Votre { $kobold }
   *[no] Le { $kobold } de { $seat }
} tombe par la Trappe sur { $space }.
event-waits = Un Kobold se tient sur { $space } : { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
} attend sur le pion { $token }.
event-goes-at-last = La voie est libre : { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
} { $token ->
    [Trappe] tombe finalement par la Trappe sur
   *[other] monte finalement par le { $token } vers
} { $space }.
event-sent-home = { $token ->
    [Spectre] Le Spectre chasse
   *[other] La { $token } envoie
} { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
} dans { $village }.
event-may-go-on = { $self ->
    [yes] Vous avez une carte qui convient et pouvez
   *[no] { $seat } a une carte qui convient et peut
} continuer.
event-no-card-fits = { $self ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} aucune carte qui convienne : le tour finit.
event-stopped = { $self ->
    [yes] Vous vous arrêtez
   *[no] { $seat } s’arrête
} là.
event-exchanged = { $self ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $cards }.
event-turn-over = { $self ->
    [yes] Votre tour est fini.
   *[no] Le tour de { $seat } est fini.
}
event-won = { $self ->
    [yes] Votre { $kobold } est le premier au sommet : vous gagnez et prenez la tour !
   *[no] Le { $kobold } de { $seat } est le premier au sommet : { $seat } gagne et prend la tour.
}
event-limit-reached = { $number ->
    [one] { $number } tour a été joué
   *[other] { $number } tours ont été joués
}, et personne n’a atteint le sommet : la partie finit sans vainqueur.
end-summit = { $self ->
    [yes] l’un de vos Kobolds a atteint le sommet
   *[no] { $seat } a atteint le sommet avec l’un de ses Kobolds
}
end-limit = personne n’a atteint le sommet en { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}

## Mots : l’écran

screen-placement = Placement des Kobolds
screen-turn = Tour { $number }
screen-turn-of = Tour { $number } sur { $most }
screen-over = La partie est finie
screen-mountain = La montagne magique
screen-whole = Toute la montagne
screen-level = Niveau { $number }
screen-summit = Sommet avec la tour
screen-space = { $place }{ $corner ->
    [yes] , case de coin
   *[no] {""}
}{ $mark ->
    [stone] , pierre magique
    [down] , pion face cachée
   *[none] {""}
}
screen-token-open = { $token }, face visible
screen-token-remembered = { $token }, pion déjà vu, de nouveau face cachée
screen-standing = { $self ->
    [yes] votre { $kobold }
   *[no] { $kobold } de { $seat }
}{ $stands ->
    [lower] , bloqué
    [upper] , au-dessus
   *[lone] {""}
}
screen-waits-for = attend { $space }
screen-not-placed = encore à placer
screen-village = { $place }, au coin : { $space }
screen-above = Juste au-dessus : { $space }
screen-below = Juste en dessous : { $space }
screen-nothing-above = Case de coin : rien au-dessus, on ne peut pas monter
screen-below-village = Juste en dessous : un village
screen-hand = Votre main
screen-cards = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
screen-stones = { $number ->
    [0] aucune pierre magique
    [one] { $number } pierre magique
   *[other] { $number } pierres magiques
}
screen-ravens = { $number ->
    [0] aucun Corbeau en attente
    [one] { $number } Corbeau en attente
   *[other] { $number } Corbeaux en attente
}
screen-credit = { $number ->
    [0] aucune carte supplémentaire
    [one] { $number } carte supplémentaire
   *[other] { $number } cartes supplémentaires
}
screen-deck = { $number ->
    [0] La pioche est vide
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
screen-discard = Défausse
screen-active = { $self ->
    [yes] Votre { $kobold } se déplace
   *[no] Le { $kobold } de { $seat } se déplace
}
screen-played = Cartes jouées : { $number } sur { $most }
screen-choose-cards = Choisissez les cartes à échanger
screen-exchange = { $number ->
    [one] Échanger { $number } carte
   *[other] Échanger { $number } cartes
}
screen-tokens = Les pions Apparition
screen-token-means = { $kind ->
   *[passage] Passage secret : monte sur la case juste au-dessus, au sommet depuis le niveau 4
    [ghost] Spectre : retour dans un village, et le tour finit
    [raven] Corbeau : coûte à un adversaire une pierre magique et une carte, ou attend sa prochaine pierre
    [crystal-ball] Boule de cristal : trois pions face cachée sont montrés à tous
    [storm] Tempête : tous les pions face cachée, et la montagne tourne d’un quart de tour
    [flying-card] Carte volante : une carte piochée, une de plus à jouer
    [trapdoor] Trappe : tombe sur la case juste en dessous, dans un village depuis le niveau 1
}
screen-winner = { $self ->
    [yes] La tour est à vous
   *[no] La tour est à { $seat }
}

## Mots : le terminal

screen-short-cards = Cartes
screen-short-stones = Pierres
screen-short-ravens = Corbeaux
screen-short-extra = En plus
screen-short-kobolds = Kobolds
screen-short-tokens = Visibles
screen-short-deck = Pioche
screen-short-discard = Défausse
screen-short-waits = attend { $space }
screen-short-hand = Main
screen-short-legend = ? pion face cachée  ◆ pierre magique  ▲ tour

## Screen, panels

screen-cards-held = Cartes en main
screen-cards-of = { $number } sur { $most }
screen-names = Désigne le Kobold { $number } : { $where }
screen-names-any = Désigne celui de vos Kobolds que vous voulez
screen-names-none = Ne désigne aucun Kobold qui puisse bouger maintenant
screen-exchange-ends = Vous en piochez autant, et votre tour est fini.
screen-keep = Les garder
screen-piles = Les cartes
screen-stones-help = Chaque pierre agrandit la main d’une carte ; deux au plus.
screen-ravens-help = Le Corbeau prend la prochaine pierre, et les deux quittent le jeu.
screen-credit-help = À jouer en plus des trois habituelles, jusqu’à la fin de son tour.
screen-kobolds = Kobolds
screen-things = Pierres et Corbeaux
screen-left = { $number ->
    [0] plus aucun
   *[other] encore { $number }
}
screen-piece = { $kobold } ({ $seat })
screen-upper = se tient sur { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
}
screen-lower = bloqué par { $self ->
    [yes] votre { $kobold }
   *[no] le { $kobold } de { $seat }
}
screen-turning = Tourner la montagne
screen-victims = À qui le Corbeau peut rendre visite
screen-scoring = Jusqu’où chacun est arrivé
screen-villages = Villages
screen-highest = { $level ->
    [0] encore dans les villages
    [5] le sommet
   *[other] niveau { $level }
}

## Terminal

screen-short-nw = Village nord-ouest (nw)
screen-short-ne = Village nord-est (ne)
screen-short-se = Village sud-est (se)
screen-short-sw = Village sud-ouest (sw)
screen-short-pair = A3/B4 A3 sur B4
screen-short-turn = Ce tour
screen-short-unknown = Cachés
screen-short-seen = Déjà vus

## Screen, mountain

screen-bench = Kobolds encore à placer
screen-comes-by = atteint avec { $cards }
screen-zoom = Regarder de plus près
screen-levels = Niveau

## Mots : ce que nomme un conseil

term-level = un Kobold plus haut
term-climb = une montée à portée
term-summit = le sommet
term-block = un Kobold adverse bloqué
term-own = un de vos Kobolds gêné
term-push = un adversaire repoussé
term-gift = un pion pour un adversaire
term-stone = une pierre magique
term-token = l’effet possible du pion
term-joker = un joker
term-cards = de nouvelles cartes
term-company = des Kobolds adverses sur lesquels monter
term-crowd = vos Kobolds au même endroit
term-raven = une pierre prise à un adversaire
term-leader = un Corbeau pour un adversaire en tête
term-kept = les cartes plus utiles gardées
term-known = un pion à connaître
