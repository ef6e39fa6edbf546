### Règles de Rainbows, une phrase pour chacune.

## A. Joueurs, plateau, pièces

RAI-01 = Le jeu se joue à trois, quatre ou cinq ; on ne peut y jouer à deux qu’avec la Variante à deux joueurs, et jamais à un autre nombre.
RAI-02 = Le plateau compte 6 colonnes et 8 rangées, soit 48 cases ; toutes les cases d’une colonne sont de la même couleur, et chacune des six couleurs a exactement une colonne.
RAI-03 = De gauche à droite, les colonnes sont rouge, orange, jaune, verte, bleue et violette.
RAI-04 = À trois joueurs, seules les 4 rangées du haut sont en jeu (24 cases), à quatre joueurs les 6 du haut (36 cases), à cinq joueurs toutes les 8 (48 cases).
RAI-05 = Une case hors des rangées en jeu ne peut jamais recevoir de marqueur, et aucune règle n’en tient compte, qu’il s’agisse des cases libres, du plateau complet ou des arcs-en-ciel.
    .why = la case { $space } est hors des rangées en jeu
RAI-06 = Il y a 60 cartes Luckychaun, exactement une pour chacune des six couleurs et chaque nombre de 1 à 10.
RAI-07 = Il y a deux cartes Trèfle à quatre feuilles : l’une est mélangée à la pioche, l’autre est le jeton du joueur prioritaire ; un trèfle n’a ni couleur ni nombre, n’est jamais dans l’étalage, et personne ne le prend jamais.
RAI-08 = Chaque joueur a exactement 10 marqueurs à sa couleur et à son symbole, et ceux de sa réserve et ceux du plateau font toujours 10 ensemble.
RAI-09 = Chaque joueur commence la partie avec 15 pièces d’or en main.
RAI-10 = L’or se compte en nombres entiers ; la provision commune d’or ne s’épuise jamais, et faire de la monnaie n’a aucun effet sur le jeu.
RAI-11 = Chaque joueur a un compte en banque, distinct de son or en main, qui commence à 0 dans le jeu de base.
RAI-12 = Les places sont numérotées dans le sens des aiguilles d’une montre, et le voisin de gauche d’un joueur est celui de la place suivante, la première place venant après la dernière.
RAI-13 = Le premier joueur prioritaire de la partie est tiré au sort à chances égales, à moins que l’option Premier joueur prioritaire ne le désigne.
RAI-14 = Le programme fait le travail du banquier, si bien qu’aucun joueur ne tient ce rôle.

## B. Pioche

RAI-15 = Pour former la pioche, on mélange les 60 cartes Luckychaun, on les coupe en trois tiers de 20, on mélange un trèfle à l’un des tiers (21 cartes) et l’on pose dessus les deux autres tiers, de sorte que 40 à 60 cartes Luckychaun se trouvent au-dessus du trèfle, chacun de ces 21 nombres étant également probable.
RAI-16 = Personne ne connaît l’ordre de la pioche, mais le nombre de cartes qui y restent est connu de tous.
RAI-17 = Les cartes achetées ou défaussées vont dans une seule défausse ouverte et ne reviennent pas de la journée.

## C. La manche

RAI-18 = Au début d’une manche, on retourne des cartes Luckychaun du dessus de la pioche dans l’étalage jusqu’à ce qu’il en contienne une de plus qu’il n’y a de joueurs.
RAI-19 = Si le trèfle apparaît à ce moment, on le pose face visible à côté de l’étalage et il ne compte pas : on retourne une carte de plus, de sorte qu’il y a toujours une carte Luckychaun de plus que de joueurs.
RAI-20 = Si le trèfle est la carte du dessus de la pioche une fois l’étalage complet, il n’est pas tiré dans cette manche, mais vient en premier dans la suivante.
RAI-21 = Une manche comporte exactement un choix de plus qu’il n’y a de joueurs : d’abord le joueur prioritaire, puis chacun des autres une fois dans le sens des aiguilles d’une montre, puis le joueur prioritaire une seconde fois.
RAI-22 = Chaque choix prend exactement une carte de l’étalage, et personne ne peut passer.
    .why = la carte qu’il faudrait n’est pas dans l’étalage
RAI-23 = Le dernier choix d’une manche porte sur la seule carte qui reste, mais le joueur prioritaire décide encore de son emploi parmi ceux qui sont permis.
RAI-24 = Chaque choix s’accomplit en entier (or, marqueur, carte) avant le suivant, de sorte que le joueur prioritaire fait son second choix avec son or, ses marqueurs et ses cartes exposées tels qu’ils sont après son premier choix et ceux des autres.
RAI-25 = Après le dernier choix d’une manche, le joueur prioritaire transmet le jeton de priorité à son voisin de gauche, qui est le joueur prioritaire de la manche suivante.
RAI-26 = Le jeton est transmis après chaque manche, même après la dernière d’une journée.

## D. Emploi d’une carte

RAI-27 = Une carte choisie s’emploie d’une seule manière : le joueur l’achète (et pose un marqueur), la garde (et l’expose devant lui) ou la défausse, cela seulement si aucune carte de l’étalage n’est utilisable ou, quand l’option Emprunt forcé est désactivée, si aucune ne peut servir sans emprunt.
RAI-28 = La carte, son emploi et, pour un achat, la case se choisissent ensemble, en une seule action.
RAI-29 = Un joueur ne peut acheter une carte que s’il peut en payer le nombre, s’il a au moins un marqueur dans sa réserve et si au moins une case en jeu de la couleur de la carte est libre.
    .why = le { $card } ne peut pas être acheté, car aucune case de sa couleur n’est libre
RAI-30 = L’achat d’une carte coûte autant d’or que l’indique son nombre, pose un marqueur de la réserve du joueur sur la case choisie et envoie la carte à la défausse.
RAI-31 = Toute case libre en jeu de la couleur de la carte peut être choisie ; elle n’a pas besoin de toucher les autres marqueurs du joueur.
    .why = la case { $space } n’est pas de la couleur du { $card }
RAI-32 = Une case porte au plus un marqueur, et les marqueurs ne sont jamais déplacés, échangés ni repris au cours d’une journée.
    .why = la case { $space } est occupée
RAI-33 = Dans le jeu de base, un joueur ne peut acheter une carte que si son or en main est au moins égal au nombre de celle-ci ; il peut descendre à 0 exactement, jamais au-dessous.
    .why = la carte coûte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    } et { $gold ->
        [0] il n’y a plus d’or en main
       *[other] il n’y en a que { $gold } en main
    }
RAI-34 = Dans le jeu de base, personne ne peut emprunter, et le compte en banque ne peut pas servir à payer.
RAI-35 = Un joueur dont les 10 marqueurs sont tous sur le plateau ne peut plus acheter de carte de la journée.
    .why = il ne reste aucun marqueur dans la réserve
RAI-36 = L’achat ne dépend pas des cartes exposées du joueur : un nombre déjà exposé peut encore être acheté.
RAI-37 = Un joueur ne peut garder une carte que s’il n’a aucune carte exposée du même nombre, quelle qu’en soit la couleur.
    .why = un { $number } est déjà exposé devant le joueur
RAI-38 = Une carte gardée est exposée devant le joueur, qui reçoit aussitôt autant d’or que l’indique son nombre.
RAI-39 = Les cartes exposées restent jusqu’à la fin de la journée et ne peuvent être ni retirées, ni vendues, ni remplacées, si bien qu’un joueur garde au plus 10 cartes par journée.
RAI-40 = Les cartes achetées ou défaussées ne sont jamais exposées devant un joueur et n’empêchent jamais de garder leur nombre.

## E. Cartes inutilisables

RAI-41 = Une carte est inutilisable pour un joueur qui, à ce moment, ne peut ni l’acheter ni la garder.
RAI-42 = Si l’étalage contient au moins une carte que le joueur qui choisit peut utiliser, il doit choisir une carte utilisable et l’acheter ou la garder, et il ne peut pas défausser.
    .why = une carte de l’étalage est utilisable, la défausse n’est donc pas permise
RAI-43 = Un joueur à qui seuls des achats sont permis doit acheter, même si le marqueur sera isolé et lui coûtera 10, et un joueur à qui il n’est permis que de garder doit garder.
RAI-44 = Si aucune carte de l’étalage n’est utilisable pour le joueur qui choisit, il en prend une, celle qu’il veut, et la défausse : il ne paie ni ne reçoit d’or et ne pose pas de marqueur.
RAI-45 = Entre tous les achats permis et toutes les cartes qu’on peut garder, le choix est libre ; rien n’oblige à préférer un emploi ou une carte.
RAI-46 = Pour le dernier choix de la manche, l’étalage se réduit à une seule carte, et les règles sur les cartes utilisables et inutilisables ne s’appliquent qu’à elle.

## F. Fin d’une journée (fin de la partie quand elle ne dure qu’une journée)

RAI-47 = La journée s’achève à la fin de la manche au début de laquelle le trèfle a été tiré.
RAI-48 = La journée s’achève à la fin d’une manche si chaque case en jeu porte un marqueur.
RAI-49 = Le trèfle tiré ou le plateau complet n’achève la journée qu’à la fin d’une manche, et une manche commencée se joue toujours jusqu’à son dernier choix.
RAI-50 = Si le plateau devient complet pendant une manche, on ne peut plus, aux choix qui restent dans cette manche, que garder ou défausser.
RAI-51 = Si, à la fin d’une manche, il ne reste aucune carte Luckychaun dans la pioche, le trèfle en étant la toute dernière carte ou étant déjà tiré, la journée s’achève, et l’on ne joue pas de manche sans cartes.
RAI-52 = Les cartes ne manquent jamais pour l’étalage, car à trois, quatre ou cinq joueurs, 60 est un multiple des 4, 5 ou 6 cartes retournées par manche.
RAI-53 = Rien d’autre n’achève une journée : les joueurs sans marqueur, sans or ou sans carte utilisable continuent de choisir.
RAI-54 = Une journée compte au plus 15 manches à trois joueurs, 12 à quatre et 10 à cinq, et quand le trèfle ou la pioche épuisée l’achève, sa dernière manche est au plus tôt la manche 11, 9 ou 7 respectivement, mais un plateau complet peut l’achever avant.

## G. Arcs-en-ciel

RAI-55 = Un arc-en-ciel est une chaîne de 2 à 6 marqueurs d’un même joueur, où les marqueurs qui se suivent sont sur des cases reliées et où il n’y en a pas deux sur la même couleur.
RAI-56 = Deux cases sont reliées si leurs colonnes sont voisines et si leurs rangées sont la même (côte à côte) ou diffèrent d’une seule (en diagonale).
RAI-57 = Les cases placées l’une au-dessus de l’autre ne sont pas reliées, et aucun bord du plateau ne rejoint le bord opposé.
RAI-58 = Un arc-en-ciel traverse donc des colonnes voisines, avec un marqueur par colonne, sans trou et sans branche, et un marqueur y a au plus un lien vers la colonne à sa gauche et un vers la colonne à sa droite.
RAI-59 = Les marqueurs des autres joueurs n’interrompent pas un lien, si bien que deux liens en diagonale de joueurs différents peuvent même se croiser.
RAI-60 = Chaque marqueur fait partie d’un arc-en-ciel au plus.
RAI-61 = Le nombre des arcs-en-ciel qu’un joueur peut compter n’est pas limité.
RAI-62 = Un arc-en-ciel de 2, 3, 4, 5 ou 6 marqueurs rapporte 20, 40, 60, 80 ou 100 pièces d’or.
RAI-63 = Tout marqueur du plateau qui n’est dans aucun arc-en-ciel est isolé et coûte 10 pièces d’or à son propriétaire.
RAI-64 = Le programme répartit les marqueurs de chaque joueur en arcs-en-ciel et en marqueurs isolés de façon que l’or des arcs-en-ciel, moins le coût des marqueurs isolés, soit le plus élevé possible.
RAI-65 = Le total des arcs-en-ciel et des marqueurs isolés d’un joueur est la plus grande valeur de 20 par lien utilisé moins 10 par marqueur isolé, parmi toutes les façons de relier ses marqueurs sans qu’aucun ait plus d’un lien vers la colonne à sa gauche ni plus d’un vers la colonne à sa droite.
RAI-66 = Les marqueurs de la réserve ne rapportent ni ne coûtent rien.
RAI-67 = Si plusieurs répartitions atteignent le total le plus élevé, n’importe laquelle peut être montrée, mais toujours la même pour la même position.

## H. Arcs-en-ciel d’or

RAI-68 = Un arc-en-ciel d’or est une suite d’au moins trois nombres consécutifs parmi les cartes exposées d’un joueur, toujours prise dans toute sa longueur.
RAI-69 = Les couleurs ne comptent pas pour un arc-en-ciel d’or, et 10 et 1 ne se suivent pas.
RAI-70 = Une suite de 3, 4, 5, 6, 7, 8, 9 ou 10 cartes rapporte 5, 10, 15, 20, 25, 30, 40 ou 50 pièces d’or.
RAI-71 = Chaque suite distincte de trois cartes ou plus rapporte, et chaque carte ne compte que dans une seule suite.
RAI-72 = Les cartes exposées hors des suites de trois ou plus ne rapportent ni ne coûtent rien.

## I. Compte et vainqueur

RAI-73 = À la fin d’une journée, le compte de chaque joueur gagne l’or de ses arcs-en-ciel et de ses arcs-en-ciel d’or et perd 10 pour chacun de ses marqueurs isolés.
RAI-74 = Le décompte ne change jamais l’or en main.
RAI-75 = Le compte peut devenir négatif à cause des marqueurs isolés.
RAI-76 = Quand la partie est finie, l’or encore en main n’ajoute rien au résultat, à la différence de l’or du compte.
RAI-77 = Le joueur dont le compte est le plus élevé à la fin de la partie gagne.
RAI-78 = Les joueurs sont classés selon leur compte, le plus élevé d’abord, et à comptes égaux le rang est le même (1, 1, 3 et ainsi de suite).
RAI-79 = Si plusieurs joueurs ont ensemble le compte le plus élevé, ils gagnent tous, et l’or en main ne les départage pas.

## J. Option Comptes en banque

RAI-80 = L’option Comptes en banque n’est pas active par défaut ; avec elle, chaque compte commence la partie avec 50 pièces d’or.
RAI-81 = Un joueur ne peut emprunter qu’au moment d’acheter une carte, et seulement si son or en main est inférieur au nombre de celle-ci.
RAI-82 = La somme empruntée est exactement le nombre de la carte moins l’or en main, et tout l’or en main est dépensé, si bien qu’il en reste 0.
RAI-83 = Le compte diminue du double de la somme empruntée.
RAI-84 = Une carte ne peut être achetée avec un emprunt que si le compte est au moins égal au double de ce qui manque ; l’emprunt peut le faire descendre à 0 exactement, mais jamais au-dessous.
    .why = la carte coûte { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }, trop cher même avec un emprunt : avec { $gold } en main, le compte de { $account } ne couvre pas le double de ce qui manque
RAI-85 = Un joueur peut emprunter autant de fois qu’il le veut.
RAI-86 = Un joueur qui a assez d’or en main doit payer avec cet or et ne peut pas emprunter pour l’épargner.
RAI-87 = Une carte qui ne peut être achetée qu’avec de l’or emprunté compte comme utilisable, si bien qu’un joueur qui ne peut rien faire d’autre doit l’acheter, à moins que l’option Emprunt forcé, active par défaut, ne soit désactivée.
RAI-88 = Un joueur dont le compte est inférieur à 2, ou même négatif, ne peut pas emprunter.
RAI-89 = Ce qui reste sur le compte entre tout entier dans le résultat final, et rien n’est à rembourser.
RAI-120 = Si l’option Emprunt forcé, active par défaut, est désactivée, un joueur qui doit choisir et ne peut garder aucune carte ni en acheter aucune avec son seul or en main est libre, par exception, de choisir entre les achats avec un emprunt, s’il y en a, et la défausse d’une carte quelconque de l’étalage ; dans toute autre situation, les actions permises sont les mêmes qu’avec l’option.
    .why = une carte de l’étalage est utilisable sans emprunt, la défausse n’est donc pas permise

## K. Option Nombre de journées

RAI-90 = La partie dure 1, 2 ou 3 journées, et 1 par défaut.
RAI-91 = Chaque journée se joue, s’achève et se décompte selon les mêmes règles, et les résultats s’additionnent sur les comptes.
RAI-92 = Au début des journées 2 et 3, tous les marqueurs reviennent à leurs propriétaires, si bien que le plateau est vide et que chaque joueur a 10 marqueurs.
RAI-93 = Au début des journées 2 et 3, les 60 cartes Luckychaun (le reste de la pioche, la défausse et les cartes exposées) sont toutes rassemblées, et l’on forme une nouvelle pioche avec un trèfle comme à la première journée.
RAI-94 = Chaque joueur commence donc une nouvelle journée sans carte exposée et peut de nouveau garder chaque nombre.
RAI-95 = L’or en main passe d’une journée à l’autre, et les 15 pièces d’or du départ ne sont pas redonnées.
RAI-96 = Les comptes passent d’une journée à l’autre, et les 50 pièces d’or de l’option Comptes en banque ne sont données qu’une fois.
RAI-97 = Le joueur prioritaire de la première manche d’une nouvelle journée est le voisin de gauche du joueur prioritaire de la dernière manche jouée ; c’est la transmission ordinaire du jeton, et non une seconde.
RAI-98 = Avec l’option Comptes en banque, on peut emprunter sur tout ce qui est au compte (la somme de départ, les résultats des journées précédentes et les dépôts).
RAI-99 = Sans l’option Comptes en banque, le compte ne peut servir à payer en aucune journée.

## L. Dépôts (seulement en 2 ou 3 journées)

RAI-100 = La banque ouvre une fois dans une partie de 2 journées, après le décompte de la journée 1, et une fois dans une partie de 3 journées, après le décompte de la journée 2, mais jamais dans une partie de 1 journée et jamais après la dernière journée.
RAI-101 = Quand la banque ouvre, chaque joueur peut déposer un nombre entier de pièces d’or, de 0 à tout son or en main, et son compte augmente d’autant.
    .why = { $gold ->
        [0] on ne peut pas déposer { $amount } sans or en main
       *[other] on ne peut pas déposer { $amount }, mais seulement de 0 à { $gold }, tout l’or en main
    }
RAI-102 = Les joueurs décident de leur dépôt l’un après l’autre, ouvertement, dans le sens des aiguilles d’une montre, en commençant par le joueur prioritaire de la journée à venir.
RAI-103 = Le tour d’un joueur qui a 0 pièce d’or en main est sauté.
RAI-104 = Les dépôts ont lieu avec ou sans l’option Comptes en banque.
RAI-105 = L’or ne peut pas être retiré du compte ; il ne peut qu’être emprunté, avec l’option Comptes en banque.
RAI-106 = Un dépôt ne change ni le tour de jeu ni la priorité.
RAI-107 = Dans une partie de 3 journées, il n’y a pas de dépôt après la journée 1, bien que les résultats de la journée 1 soient versés au compte comme d’habitude.
RAI-108 = Le décompte de la journée a lieu avant les dépôts.

## M. Information et conduite du programme

RAI-109 = L’or en main, les comptes, les cartes exposées, les réserves, le plateau et la défausse sont visibles de tous.
RAI-110 = Un trèfle tiré est vu de tous avant le premier choix de cette manche, si bien que chacun sait qu’elle est la dernière de la journée.
RAI-111 = Un choix où une seule action est permise reste une décision du joueur, bien que l’écran puisse la confirmer de lui-même.
RAI-112 = À tout moment, la pioche, l’étalage, la défausse et les cartes exposées contiennent ensemble chacune des 60 cartes Luckychaun exactement une fois, l’or en main de chacun est d’au moins 0, et les marqueurs de chaque joueur sont 10 en tout.
RAI-113 = Une action interdite est refusée et laisse la partie inchangée.
RAI-114 = Les joueurs ne peuvent ni se donner, ni se prêter, ni échanger entre eux de l’or, des cartes ou des marqueurs.

## N. Option Variante à deux joueurs (absente du livre, inactive par défaut)

RAI-115 = Avec la Variante à deux joueurs, on peut jouer à deux, et les 3 rangées du haut sont en jeu (18 cases pour 20 marqueurs, dont 2 en surplus).
RAI-116 = Dans la Variante à deux joueurs, on retourne quatre cartes par manche, ce qui fait 15 manches au plus, et si le trèfle apparaît, on le pose à côté de l’étalage et l’on retourne une carte de plus, comme d’habitude.
RAI-117 = Dans la Variante à deux joueurs, le joueur prioritaire choisit, puis l’autre joueur choisit, puis, des deux cartes qui restent, celle du plus grand nombre (à nombres égaux, la première tirée) va d’elle-même à la défausse, et le joueur prioritaire prend la dernière carte.
RAI-118 = Dans la Variante à deux joueurs, le jeton de priorité passe à l’autre joueur après chaque manche.
RAI-119 = Toutes les autres règles restent inchangées dans la Variante à deux joueurs, et les options Comptes en banque et Nombre de journées peuvent s’y ajouter.

## Mots : le jeu

game-title = Rainbows (Arcs-en-ciel)
game-tagline = Attrapez les Luckychauns, reliez vos marqueurs à travers les couleurs, gardez des suites de nombres et remplissez votre compte en banque.
game-fidelity = Règles et barèmes suivent le livret ; l’ordre des colonnes et le nombre de rangées viennent de descriptions publiques, les couleurs et symboles des marqueurs sont une reconstitution, et le jeu à deux est une variante de notre cru.

## Mots : options

option-bank_accounts = Comptes en banque
    .help = Chacun commence avec 50 sur son compte et peut emprunter ce qui lui manque pour une carte ; chaque pièce empruntée en coûte deux au compte.
option-forced_borrowing = Emprunt forcé
    .help = Avec les Comptes en banque : si rien ne peut servir sans emprunt, une carte payable à crédit doit être achetée ; désactivé, on peut défausser à la place.
option-days = Nombre de journées
    .help = Une journée est le jeu de base du livret ; avec deux ou trois, les comptes s’additionnent et la banque ouvre une fois pour les dépôts.
option-first_priority = Premier joueur prioritaire
    .help = Tiré au sort, ou la place qui commence.
value-first_priority = { $value ->
   *[random] tiré au sort
    [0] place A
    [1] place B
    [2] place C
    [3] place D
    [4] place E
}
option-two_player_variant = Variante à deux joueurs
    .help = Permet de jouer à deux : trois rangées, quatre cartes par manche, dont une retirée. Absente du livret ; sans effet à plus de deux.

## Mots : choses

name-card = { $second } { $first ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
}
gold = Or
account = Compte
supply-short = Marq.
rainbows-short = Arcs
money-short = Arcs d’or
face-up = Exposées
rainbows = Arcs-en-ciel
singles = Marqueurs isolés
total = Total
day = Journée
market = Étalage
deck = Pioche
discard-pile = Défausse
round-of-day = Manche { $round }, journée { $day } sur { $days }
last-round = Le trèfle est sorti : c’est la dernière manche de la journée.
board-full = Le plateau est complet : la journée finit avec cette manche.
too-dear = trop chère
no-space = aucune case libre
no-marker = plus de marqueur
have-number = vous avez déjà un { $number }

## Mots : questions

ask-pick = Prenez une carte : gardez-la ou achetez-la.
ask-keep = Prenez une carte et gardez-la.
ask-buy = Prenez une carte et achetez-la.
ask-discard = Prenez une carte et défaussez-la.
ask-loan = Prenez une carte : achetez-la à crédit, ou défaussez-la.
ask-last-pick = La dernière carte de la manche est à vous : qu’en faites-vous ?
ask-deposit = La banque est ouverte. Combien de { $gold ->
    [one] votre pièce d’or
   *[other] vos { $gold } pièces d’or
} déposez-vous ?
note-nothing-usable = { $number ->
    [one] Vous ne pouvez ni garder ni acheter la carte : elle est défaussée.
   *[other] Vous ne pouvez garder ni acheter aucune carte ; à vous de choisir laquelle.
}
note-must-buy = Vous ne pouvez garder aucune des cartes : il faut acheter.
note-must-keep = Vous ne pouvez acheter aucune des cartes : il faut en garder une.
note-loan-or-discard = Rien ne peut servir sans emprunt : empruntez pour une carte, ou défaussez-en une.
note-only-deposit = C’est la seule occasion de la partie de déposer de l’or, et l’or en main ne vaut rien à la fin.
note-keep = +{ $number } { $number ->
    [one] pièce d’or
   *[other] pièces d’or
}
note-buy = coûte { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}
note-borrow = coûte { $number } : { $gold } de votre main, { $amount } à crédit (compte −{ $cost })
use-keep = Garder
use-buy = Acheter
use-discard = Défausser
use-deposit = Déposer
label-card = { $card }
label-space = case { $space }
label-amount = { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}

## Mots : événements

event-day-begins = { $days ->
    [1] La partie commence
   *[other] La journée { $day } sur { $days } commence
} ; { $self ->
    [yes] vous êtes
   *[no] { $seat } est
} joueur prioritaire.
event-dealt = Manche { $round } : { $cards }.
event-clover = Le trèfle est sorti ! C’est la dernière manche de la journée.
event-kept = { $self ->
    [yes] Vous gardez
   *[no] { $seat } garde
} le { $card } : +{ $number } { $number ->
    [one] pièce d’or
   *[other] pièces d’or
}.
event-borrowed = { $self ->
    [yes] Vous empruntez
   *[no] { $seat } emprunte
} { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
} ; le compte en paie { $cost }.
event-bought = { $self ->
    [yes] Vous achetez
   *[no] { $seat } achète
} le { $card } pour { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} et { $self ->
    [yes] posez
   *[no] pose
} un marqueur en { $space }.
event-discarded = { $self ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} le { $card }.
event-removed = Le { $card } part à la défausse.
event-priority = Le jeton de priorité (trèfle) passe à { $self ->
    [yes] vous
   *[no] { $seat }
}, désormais joueur prioritaire.
event-day-ends-clover = La manche du trèfle est finie : la journée s’achève.
event-day-ends-full = Toutes les cases sont occupées : la journée s’achève.
event-day-ends-exhausted = Il ne reste plus de Luckychaun dans la pioche : la journée s’achève.
event-scored = { $self ->
    [yes] Vous
   *[no] { $seat }
} : arcs-en-ciel { $rainbows }{ $rainbows ->
    [0] {""}
   *[other] {" "}({ $chains })
}, marqueurs isolés { $singles }{ $singles ->
    [0] {""}
   *[other] {" "}({ $spaces })
}, arcs-en-ciel d’or { $money } ; en tout { $total }, compte à { $account }.
event-bank-opens = La banque ouvre pour les dépôts ; { $self ->
    [yes] vous commencez
   *[no] { $seat } commence
}.
event-deposited = { $self ->
    [yes] Vous déposez
   *[no] { $seat } dépose
} { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
event-game-over = { $count ->
    [one] { $self ->
        [yes] Vous gagnez
       *[no] { $seats } gagne
    }
   *[other] { $seats } partagent la victoire
} avec { $account } en banque.
end-clover = le trèfle a mis fin à la dernière journée
end-full = le plateau complet a mis fin à la dernière journée
end-exhausted = la pioche épuisée a mis fin à la dernière journée

## Mots : l’écran

name-colour = { $id ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
}
name-symbol = { $id ->
    [star] étoile
    [hat] chapeau
    [pot] chaudron
    [horseshoe] fer à cheval
   *[harp] harpe
}
screen-score = { $count } en banque
screen-round = Manche { $round }
screen-bank = La banque est ouverte
screen-over = La partie est finie
screen-order = Ordre des choix
screen-bank-order = À la banque
screen-clover-token = Jeton de priorité (trèfle) : joueur prioritaire, premier et dernier choix
screen-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
screen-clover = Le trèfle
screen-loan = compte −{ $cost }
screen-space-vacant = Case { $space }, { $colour }, libre
screen-space-yours = Case { $space }, { $colour }, votre marqueur
screen-space-theirs = Case { $space }, { $colour }, marqueur de { $seat }
screen-in-rainbow = dans un arc-en-ciel de { $number }, qui vaut { $gold }
screen-single = isolé, coûte { $gold }
screen-board = Le plateau
screen-purse = Votre bourse
screen-becomes = { $before } devient { $after }
screen-chart-rainbows = Arcs-en-ciel
screen-chart-money = Arcs-en-ciel d’or
screen-markers = { $number ->
    [one] { $number } marqueur restant
   *[other] { $number } marqueurs restants
}
screen-markers-of = Marqueurs : { $symbol }
screen-kept = Cartes exposées
screen-kept-number = { $number } : exposé, { $colour }
screen-not-kept = { $number } : pas encore exposé
screen-run = de { $from } à { $to } : { $gold }
screen-no-run = Trois nombres à la suite commencent à rapporter.
screen-worth = Si la journée finissait maintenant
screen-gold-left = L’or en main ne vaut rien à la fin.
screen-unseen = Cartes encore dans la pioche
screen-unseen-none = Toutes les cartes ont été vues.
screen-day = Journée { $day }
screen-rank = Rang
screen-money-rainbows = Arcs-en-ciel d’or
screen-beside = Départ, emprunts, dépôts
screen-scoring = D’où viennent les comptes
screen-last-chains = Les arcs-en-ciel de la dernière journée

## Mots : ce que nomme un conseil

term-rainbows = l’or d’arcs-en-ciel
term-single = un marqueur isolé
term-openings = des cases libres reliées
term-paid = l’or payé
term-loan = un emprunt
term-money = l’or d’arcs-en-ciel d’or
term-neighbours = des nombres qui se suivent
term-gold = de l’or en main
term-short = trop peu d’or pour la journée suivante
term-idle = de l’or qui dort
