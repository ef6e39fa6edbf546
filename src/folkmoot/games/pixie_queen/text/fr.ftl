### Règles de Pixie Queen, une ou deux phrases pour chacune.

## A. Préparation

PIX-101 = Le jeu se joue à deux, trois, quatre ou cinq, et chacun mène une bande de Pixies au service de la Reine.
PIX-102 = Au départ, chaque disque de score est sur 0, et les disques d’argent et d’or de chaque joueur sont sur la case 1 de leur piste, la première de sept.
PIX-103 = L’ordre du tour est tiré au sort : les petits cubes l’indiquent, et les gros cubes sont rangés de même. Celui dont le gros cube est en tête est le Chouchou de la Reine.
PIX-104 = La pile de tuiles de nourriture comprend, de haut en bas, 2, 3, 4 à deux joueurs, 2, 3, 4, 4 à trois, 2, 3, 3, 4, 4 à quatre et 2, 2, 3, 3, 4, 4 à cinq.
PIX-105 = Les trois tuiles à usage unique commencent sur leur case d’origine : Double offrande, Regarder dans le sac et Grâce sur les cases de ces noms (actions 7 à 9).
PIX-106 = Il y a trois séries de sept tuiles de récompense, prises chacune de gauche à droite : celles des offrandes spéciales montent de 4 à 10 points, celles des fidèles servants et des anneaux d’or descendent de 10 à 4.
PIX-107 = Les neuf jetons d’exigence, trois par nourriture, sont mélangés, et sept forment une rangée face cachée, un par manche. Nul ne voit les deux autres avant la fin de la partie.
PIX-108 = La zone d’offrande spéciale porte au départ une pomme, un pot de miel, un pain et un lingot d’argent.
PIX-109 = Le sac de la mine contient au départ 30 lingots d’argent, 10 lingots d’or et 10 pierres à deux joueurs, 15 à trois, 20 à quatre ou cinq.
PIX-110 = Chacun commence avec deux pommes, deux pains, deux lingots d’argent et deux lingots d’or, et tous sauf le Chouchou ont aussi deux pots de miel.
PIX-111 = Tous les autres produits forment le stock général, qui est limité : ce qui est épuisé ne peut plus être obtenu.
PIX-112 = Une bande compte cinq Pixies à deux ou trois joueurs, quatre à quatre et trois à cinq, et tous commencent comme captifs dans leur propre mine.
PIX-113 = Six des dix compétences permanentes, tirées au sort, sont exposées. Chaque joueur en prend une, le dernier dans l’ordre du tour d’abord et le Chouchou en dernier ; celles qui restent demeurent sur le plateau, et les quatre autres ne servent pas.
    .why = cette compétence n’est pas sur le plateau
PIX-114 = Un écran a une place pour une tuile de nourriture, une pour une tuile à usage unique et une pour une compétence.

## B. Phase I : voler

PIX-201 = Une manche commence par le rangement des gros cubes dans l’ordre des petits, ce qui met fin à une priorité de la manche précédente.
PIX-202 = Chaque Pixie actif rapporte à son propriétaire les nourritures dessinées sur sa case, ni plus ni moins. Captifs et servants ne rapportent rien.
PIX-203 = Une tuile de nourriture donne à son propriétaire deux, trois ou quatre nourritures, selon son chiffre, dans le mélange qu’il veut et que le stock permet.
    .why = { $fault ->
        [other] il s’agit à présent { told-about }
        [none] il n’y a plus { told-of } dans le stock
        [exact] vous devez prendre { $lot } à présent
       *[amount] vous pouvez prendre de { $least } à { $lot } à présent
    }
PIX-204 = Personne ne peut renoncer à ce que rapporte la phase de vol, pas même à la dernière manche.
PIX-205 = Les joueurs sont servis dans l’ordre du tour, le Chouchou d’abord, et chacun reçoit les nourritures de ses Pixies, puis celles de ses tuiles, puis l’argent de sa compétence. Ce que le stock n’a plus est perdu.
PIX-206 = La compétence Rente d’argent donne un lingot d’argent à chaque phase de vol, dès la première manche.
PIX-207 = À la première manche, tous les Pixies sont encore captifs et nul n’a de tuile de nourriture, si bien que seule la Rente d’argent donne quelque chose.

## C. Phase II : actions

PIX-301 = Chacun a quatre disques d’action par manche. Dans l’ordre du tour, en commençant par le Chouchou, chaque joueur fait une action à la fois, et qui n’a plus de disque est sauté.
    .why = vous avez déjà fait votre action
PIX-302 = Une case double, c’est-à-dire une case de la pyramide (actions 1 à 14), coûte un disque si un Pixie de n’importe quelle couleur, même neutre, se tient sur sa main, et deux sinon.
    .why = aucun Pixie n’aide à { $space }, qui coûte donc deux disques, et vous n’en avez qu’un
PIX-303 = Une case double qui porte un disque est prise jusqu’à la fin de la phase, même si le Pixie qui y a aidé est parti.
    .why = { $space } est déjà pris dans cette manche
PIX-304 = Deux disques recouvrent la main d’une case double et la place à côté ; un seul ne recouvre que la place à côté.
PIX-305 = Pour « La mine » et « Copier une action » (actions 15 et 18), chaque couleur a son propre rond, que son joueur peut employer une fois par manche avec un disque.
    .why = vous avez déjà employé { $space } dans cette manche
PIX-306 = « Offrande spéciale » et « Ordre du tour » (actions 19 et 20) ont un seul rond chacun, pour un disque d’un seul joueur par manche, et « Garde-manger » (action 17) en a trois, quels que soient ceux qui s’en servent ; « Échanger des tuiles » (action 16) est ouvert à chacun une fois par manche.
    .why = { $space } n’est plus disponible dans cette manche
PIX-307 = « Priorité » (action 21) prend tous les disques qui restent à un joueur, au moins un, et un seul joueur par manche peut y recourir.
    .why = quelqu’un a déjà pris la priorité dans cette manche
PIX-308 = On ne peut choisir qu’une action que l’on peut exécuter à ce moment ; seule « Priorité » (action 21) est toujours possible tant que nul ne l’a prise.
PIX-309 = Ce qui a été choisi est exécuté sur-le-champ et en entier.
PIX-310 = Au lieu d’agir, un joueur peut passer : cela lui vaut cinq points de punition et lui fait perdre les disques et les actions qui lui restaient dans cette phase.
PIX-311 = La phase est finie quand plus personne n’a de disque. Le gros cube de qui a pris la priorité passe alors en tête, et tous les disques sont repris avant les offrandes.
PIX-312 = Quand le stock a moins que ce qui est dû, le joueur prend ce qu’il y a, et une action qui donne des produits est possible tant qu’elle peut en donner au moins un.

## D. Actions 1 à 5

PIX-321 = Voler de la nourriture (action 1) : le joueur prend deux nourritures de la même sorte, ou une seule s’il n’y en a pas davantage.
    .why = { $good ->
        [aucun] il n’y a plus de nourriture dans le stock
       *[other] il n’y a plus { told-of } dans le stock
    }
PIX-322 = Voler de l’argent (action 2) : le joueur prend deux lingots d’argent, ou un seul s’il n’y en a pas davantage.
    .why = il n’y a plus d’argent dans le stock
PIX-323 = Promotion (action 3) : un Pixie du joueur monte d’un niveau selon les règles de la promotion, mais jamais jusqu’au château.
    .why = cette action ne mène jamais au château
PIX-324 = Dans la phase d’actions, une main est libre si aucun Pixie ne s’y tient et s’il n’y a pas deux disques sur sa case. Un seul disque à côté d’une main vide ne gêne pas.
PIX-325 = Si « Promotion » (action 3) a été payée de deux disques, ils recouvrent sa propre main, et aucun Pixie ne peut y venir par cette action ; si elle l’a été d’un seul, le Pixie qui y aide peut lui-même être promu.
    .why = les deux disques de cette action recouvriront la main de { $space }
PIX-326 = Qui n’a aucun Pixie qui puisse gagner une main libre ou en rétrograder un autre ne peut pas choisir « Promotion » (action 3).
PIX-331 = Échanger (action 4) : le joueur donne de un à sept produits d’une sorte et en prend autant d’une autre ; l’or ne se donne ni ne se prend.
    .why = { $fault ->
        [own] { $good ->
            [aucun] vous n’avez rien que vous puissiez échanger
           *[other] vous n’avez pas { told-of } à donner
        }
        [same] on échange des produits contre ceux d’une autre sorte
       *[amount] vous pouvez échanger de un à sept produits, et pas plus que vous n’en avez
    }
PIX-332 = On ne peut pas prendre en échange plus que le stock n’a.
    .why = { $good ->
        [aucun] le stock n’a rien à donner en échange
       *[other] le stock n’a pas autant { told-of }
    }
PIX-341 = Argent en or (action 5) : pour chaque lingot d’or, le joueur paie autant d’argent que le dit sa case de la piste d’argent, et il peut en prendre un ou plusieurs dans la même action.
    .why = un lingot d’or vous coûte { $number ->
        [one] { $number } lingot d’argent
       *[other] { $number } lingots d’argent
    }, et vous n’en avez pas assez
PIX-342 = Avec la compétence Or à bon compte, chaque lingot d’or coûte un lingot d’argent de moins, mais toujours au moins un.
PIX-343 = L’argent ne peut être converti que tant que le stock a de l’or.
    .why = le stock n’a pas autant d’or
PIX-344 = La case 5 ne sert qu’une fois par manche comme les autres : c’est dans une même action que l’on obtient plusieurs lingots d’or, et non en la répétant.

## E. Actions 6 à 9 : tuiles

PIX-351 = Tuile de nourriture (action 6) : le joueur prend la tuile du dessus de la pile. Il faut que la pile en ait une et que son écran ait une place pour elle.
    .why = { $fault ->
        [pile] il n’y a plus de tuile de nourriture
       *[place] vous n’avez pas de place pour une autre tuile de nourriture
    }
PIX-352 = Une tuile de nourriture rapporte à partir de la phase de vol suivante.
PIX-353 = Double offrande, Regarder dans le sac et Grâce (actions 7 à 9) : le joueur prend la tuile à usage unique de cette case. Il faut qu’elle y soit et qu’il ait une place pour elle.
    .why = { $fault ->
        [home] la tuile n’est pas sur sa case
       *[place] vous n’avez pas de place pour une autre tuile à usage unique
    }
PIX-354 = Personne ne peut se défaire d’une tuile en la jetant.
PIX-355 = Une tuile à usage unique retourne sur sa case dès qu’elle a servi et peut être reprise, même dans la même manche, si la case n’a pas encore été choisie ou par une copie.
PIX-356 = Avec la compétence Place supplémentaire, une tuile de nourriture ou à usage unique de plus peut être posée sur la compétence. Une nouvelle tuile va à sa place habituelle si elle est vide et sinon sur la compétence, et elle ne change plus de place.

## F. Actions 10 à 14

PIX-361 = Points de punition (action 10) : le joueur lance le dé de punition (1, 2, 2, 3, 3 ou 4) et distribue tous ses points, dans les parts qu’il veut, aux adversaires qui ne sont pas aux oubliettes.
    .why = il vous reste { $number ->
        [one] { $number } point
       *[other] { $number } points
    } à distribuer, et il s’agit à présent de la part de { $other }
PIX-362 = Les points du dé de punition sont marqués dans l’ordre des gros cubes, et la part de chacun produit tous ses effets avant la suivante.
PIX-363 = Pistes argent et or (action 11) : le joueur paie un lingot d’argent pour une case de la piste d’argent, ou un lingot d’or pour une case de la piste d’or, et une fois seulement.
    .why = { $good ->
        [aucun] vous n’avez pas de lingot pour payer une case
       *[other] vous n’avez pas { told-of } pour payer la case
    }
PIX-364 = « Pistes argent et or » (action 11) ne peut pas faire avancer un disque qui est sur la dernière case de sa piste.
    .why = { $fault ->
        [both] vos deux disques sont déjà sur la dernière case
       *[one] votre disque est déjà sur la dernière case
    }
PIX-365 = Casino (action 12) : le dé casino, deux faces pour chaque résultat, donne une pomme, un pot de miel et un pain, ou deux lingots d’argent, ou un lingot d’or, dans la mesure du stock. L’action n’est impossible que si le stock n’a plus rien du tout.
    .why = le stock est entièrement vide
PIX-371 = Forger un anneau d’or (action 13) : le joueur paie autant d’or que le dit sa case de la piste d’or et prend la tuile de récompense suivante des anneaux. Une action ne donne qu’un anneau.
    .why = un anneau vous coûte { $number ->
        [one] { $number } lingot d’or
       *[other] { $number } lingots d’or
    }, et vous n’en avez pas assez
PIX-372 = Plus aucun anneau ne peut être forgé quand toutes ses tuiles sont prises. La compétence Prime d’anneau ajoute deux points de récompense à chaque anneau.
    .why = il ne reste plus de tuile de récompense pour un anneau
PIX-381 = Vol d’un Pixie (action 14) : le joueur désigne une case où se tient un Pixie adverse, et le propriétaire lui remet un produit par nourriture qui y est dessinée, pour autant qu’il l’ait.
    .why = aucun Pixie adverse ne se tient sur { $space }
PIX-382 = Le vol d’un Pixie est impossible tant qu’aucun adversaire n’a de Pixie actif ; les Pixies neutres ne possèdent rien et ne peuvent pas être volés.
    .why = { $fault ->
        [neutral] un Pixie neutre se tient sur { $space }, et il ne possède rien
       *[nobody] aucun adversaire n’a de Pixie actif
    }
PIX-383 = Un Pixie peut être volé même si son propriétaire n’a rien de ces nourritures, car ce qui est derrière un écran est caché.

## G. Actions 15 à 17 : mine, tuiles et produits

PIX-384 = La mine (action 15) : le joueur tire du sac autant de cubes qu’il a de captifs, enchaînés ou non, et un s’il n’en a pas. L’argent et l’or sont à lui, et les pierres vont sur des captifs.
PIX-385 = S’il y a dans le sac moins de cubes qu’il n’en faut, tous sont tirés ; s’il est vide, il n’y a rien à faire à la mine.
    .why = le sac est vide
PIX-386 = Le détenteur de Regarder dans le sac peut s’en servir avant de tirer : il choisit alors les deux premiers cubes, ou l’unique s’il n’en a qu’un à prendre, et tire les autres à l’aveugle.
    .why = il n’y a pas de tel cube dans le sac
PIX-387 = Tout le monde voit ce qui est tiré, et les pierres sont posées une à une quand tous les cubes sont tirés.
PIX-388 = Garde-manger (action 17) : le joueur remet dans le stock exactement trois de ses produits, dans le mélange qu’il veut, ou bien prend une pomme, un pot de miel ou un pain.
    .why = { $fault ->
        [other] il s’agit à présent { told-about }
        [stock] il n’y a plus { told-of } dans le stock
        [goods] vous n’avez pas trois produits à retirer
        [both] il n’y a plus de nourriture dans le stock, et vous n’avez pas trois produits à retirer
        [none] vous n’avez pas { told-of } à retirer
        [exact] vous devez retirer { $lot } à présent
       *[amount] vous pouvez retirer de { $least } à { $lot } à présent
    }
PIX-390 = « Échanger des tuiles » (action 16) est ouvert une fois par manche à chaque joueur, ou au premier qui le choisit si l’option Échange de tuiles pour chacun n’est pas active.
    .why = { $fault ->
        [own] vous avez déjà échangé une tuile dans cette manche
       *[all] l’échange de tuiles de cette manche a déjà eu lieu
    }
PIX-391 = « Échanger des tuiles » (action 16) remplace une tuile du joueur par une autre du même type : nourriture contre nourriture, usage unique contre usage unique, compétence contre compétence.
    .why = { $fault ->
        [own] vous n’avez pas de telle tuile à donner
       *[other] il n’y a là aucune tuile du même type que vous puissiez recevoir
    }
PIX-392 = Dans un échange avec un adversaire, les deux tuiles changent de place, qu’il le veuille ou non.
PIX-393 = Pour échanger une tuile de nourriture avec le plateau, on prend celle du dessus de la pile, s’il y en a une, et l’on pose la sienne à cet endroit.
PIX-394 = Pour échanger une tuile à usage unique avec le plateau, on en prend une qui est sur sa case, et celle que l’on donne va sur sa propre case.
PIX-395 = Pour échanger une compétence avec le plateau, on en prend une qui est exposée, et la sienne prend cette place.
PIX-396 = Ce qui est posé sur la compétence Place supplémentaire suit cette compétence, chez un adversaire ou sur le plateau, et qui l’y prend ensuite reçoit aussi la tuile.
PIX-397 = La tuile posée sur Place supplémentaire peut être échangée comme les autres, et une tuile reçue prend exactement la place de celle qui est partie.
PIX-398 = Il est permis d’échanger une tuile contre une autre toute pareille.

## H. Action 18 : copier

PIX-401 = Copier une action (action 18) : le joueur met un disque sur son propre rond de copie et reçoit aussitôt des points de punition, un s’il est le premier à copier dans cette manche, deux s’il est deuxième ou troisième, trois s’il est quatrième ou cinquième.
PIX-402 = Ensuite, il désigne une case double qui porte dans cette manche un disque, de qui que ce soit, et dont il peut exécuter l’action, et il l’exécute selon toutes ses règles.
    .why = { $fault ->
        [outside] seules les cases doubles se copient, et { $space } n’en est pas une
       *[unused] vous ne pouvez pas copier { $space } : personne n’y a mis de disque dans cette manche
    }
PIX-403 = La compétence Copie libre permet de copier aussi des cases doubles sans disque. Une copie ne met aucun disque sur la case copiée.
PIX-404 = On ne peut choisir de copier que si, avant la punition, il y a une action que l’on peut copier. Si la punition la fait disparaître, il ne se passe rien de plus.
    .why = il n’y a pas d’action que vous puissiez copier à présent
PIX-405 = Un joueur que la punition de la copie jette aux oubliettes ne copie rien.
PIX-406 = L’action d’une tuile ne peut être copiée que si la tuile est là.

## I. Phase III : présenter des offrandes

PIX-411 = Une fois le jeton d’exigence retourné, tous décident en secret et en même temps ce qu’ils offrent : des produits d’une seule sorte, à savoir la nourriture exigée, l’argent ou l’or, et au moins un.
    .why = { $fault ->
        [other] il s’agit à présent { told-about }
        [late] vous avez dit combien vous offrez de tout : remettez votre offrande
        [kinds] votre offrande a déjà autant de sortes qu’il est permis
        [none] vous n’avez pas { told-of }
       *[amount] vous n’avez que { $lot }
    }
PIX-412 = Une nourriture qui n’est pas exigée ne peut pas être offerte. Elle peut l’être avec l’option Offrandes de mauvaise nourriture : elle revient à son propriétaire, qui reçoit aussitôt cinq points de punition, une seule fois, et le reste de son offrande compte comme d’habitude.
    .why = la Reine n’exige pas { told-of } dans cette manche
PIX-413 = Qui n’offre rien, pour quelque raison que ce soit, reçoit aussitôt cinq points de punition.
PIX-414 = Le détenteur de Double offrande peut l’annoncer avant que le jeton d’exigence soit retourné ; la tuile retourne sur sa case, et il peut offrir des produits de deux sortes, mais une seule suffit.
PIX-415 = Tous les dons vont au stock, quoi qu’il en advienne.
PIX-416 = Même qui est au bout d’une piste peut offrir son métal.
PIX-417 = Il suffit d’un joueur qui offre la nourriture exigée pour que les récompenses aient lieu. Si nul ne l’offre, la Reine est furieuse, et la manche n’a pas de récompenses.
PIX-418 = Quand la Reine est furieuse, le dernier dans l’ordre des gros cubes doit envoyer à la mine un de ses Pixies actifs, de son choix ; s’il n’en a pas ou s’il obtient grâce, c’est à celui qui le précède. Le Chouchou n’est jamais touché.
    .why = aucun de vos Pixies ne se tient sur { $space }

## J. Actions 19 à 21

PIX-431 = Ordre du tour (action 20) : le petit cube du joueur gagne une place par pot de miel payé.
    .why = chaque place coûte un pot de miel, et vous n’en avez pas assez
PIX-432 = Nul ne peut payer plus de places qu’il n’y en a devant son petit cube, et qui est premier ne peut pas choisir « Ordre du tour » (action 20).
    .why = { $number ->
        [0] votre petit cube est déjà en tête
        [one] il n’y a que { $number } place devant votre petit cube
       *[other] il n’y a que { $number } places devant votre petit cube
    }
PIX-433 = Les gros cubes restent comme ils sont jusqu’à la phase de vol suivante.
PIX-441 = Offrande spéciale (action 19) : le joueur paie les mêmes produits que ceux de la zone d’offrande spéciale, puis y dépose un produit de plus, de n’importe quelle sorte, et prend la tuile de récompense suivante des offrandes spéciales.
PIX-442 = Il faut pour « Offrande spéciale » (action 19) tous les produits de la zone d’offrande spéciale et un autre encore, celui qui s’y ajoute.
    .why = { $fault ->
        [area] vous n’avez pas tous les produits de la zone d’offrande spéciale
        [more] il vous faut un produit de plus que ceux de la zone d’offrande spéciale, à y ajouter
       *[good] il ne vous resterait pas { told-of } à ajouter
    }
PIX-443 = Plus aucune offrande spéciale n’est possible quand toutes ses tuiles de récompense sont prises.
    .why = il ne reste plus de tuile de récompense pour une offrande spéciale
PIX-451 = Priorité (action 21) : le joueur y met tous ses disques restants et n’agit plus dans cette phase ; les autres continuent dans le même ordre.
PIX-452 = Même qui est déjà premier peut prendre la priorité.
PIX-453 = À la fin de la phase d’actions, le gros cube de qui a pris la priorité passe en tête, et ce joueur est le Chouchou à partir de ce moment et jusqu’à la phase de vol suivante. Les autres gros cubes gardent leur ordre, et les petits ne bougent pas.
PIX-454 = Si qui a pris la priorité est alors aux oubliettes, il ne se passe rien.

## K. Promotion

PIX-501 = Dans la phase de récompenses, chaque joueur, dans l’ordre des gros cubes, a autant de promotions qu’il a offert de nourritures, et il les fait toutes avant que le suivant commence.
PIX-502 = Le même Pixie peut être promu plusieurs fois. Un joueur peut s’arrêter avant d’avoir tout employé, et rien ne lui est rendu pour le reste.
PIX-503 = Une promotion fait monter un de ses propres Pixies d’exactement un niveau : de la mine au niveau 1, de chaque niveau à n’importe quelle case du suivant, et du niveau 4 au château.
    .why = { $fault ->
        [whose] aucun de vos Pixies ne se tient sur { $place }
       *[level] une promotion mène exactement un niveau plus haut
    }
PIX-504 = Un captif ne peut quitter la mine que s’il n’est pas enchaîné, et une bande doit donc avoir plus de captifs que de captifs enchaînés.
    .why = vous n’avez pas de captif sans chaînes
PIX-505 = La main où va un Pixie doit être libre, ou bien le Pixie d’une autre bande qui s’y tient est rétrogradé, ce qui coûte une pomme prise sur ses propres produits, sauf à qui a la compétence Rétrogradation gratuite.
    .why = un Pixie { $colour } se tient sur { $space }, et il vous manque une pomme pour le rétrograder
PIX-506 = Le Pixie rétrogradé prend la place d’où vient celui qui est promu ; mais du niveau 1, il va dans sa propre mine.
PIX-507 = Nul ne rétrograde un de ses propres Pixies, le Pixie du château ou un servant, et il n’y a pas de rétrogradation d’un adversaire sans promotion.
    .why = votre propre Pixie se tient sur { $space }
PIX-508 = Un adversaire peut être rétrogradé même s’il y a des mains libres, par « Promotion » (action 3) comme dans la phase de récompenses. Ni la grâce ni la faveur de la Reine n’y peuvent rien.
PIX-509 = La nourriture offerte paie la promotion, et la pomme d’une rétrogradation s’y ajoute.
PIX-510 = Par « Promotion » (action 3), aucun Pixie ne peut aller sur une case qui porte deux disques, mais il peut aller là où se trouvent un Pixie et un seul disque.
    .why = deux disques recouvrent la main de { $space }
PIX-511 = Un seul Pixie par manche peut entrer au château, et il y reste bien en vue jusqu’à la fin de la phase de récompenses.
    .why = un Pixie est déjà entré au château dans cette manche
PIX-512 = À la fin de la phase de récompenses, le Pixie du château devient fidèle servant pour toujours, et son propriétaire prend la tuile de récompense suivante des servants, avec deux points de plus s’il a la compétence Prime de servant. Un servant ne vole rien, n’aide personne, ne peut pas être rétrogradé et n’est ni actif ni captif.
PIX-513 = La compétence Promotion gratuite donne une promotion gratuite de plus, quand tous les autres ont fait les leurs, château et rétrogradation permis comme d’habitude, mais seulement dans une manche où il y a des récompenses.
PIX-514 = La promotion gratuite précède le mouvement du Pixie neutre à deux joueurs, et elle a lieu avant que la tuile du servant soit prise.

## L. Mines, pierres et rétrogradation

PIX-601 = Un Pixie dans la mine est un captif, et un Pixie sur une main de la pyramide est actif.
PIX-602 = Les captifs remplissent d’abord les deux places de la rangée du bas, puis celle du haut, qui est la première que l’on quitte.
PIX-603 = Seuls les captifs de la rangée du bas peuvent être enchaînés, donc deux au plus par bande, chacun par trois pierres au plus.
    .why = { $fault ->
        [band] les captifs des { told-band } ne peuvent pas porter plus de pierres
       *[captive] le captif { $number } des { told-band } porte déjà trois pierres
    }
PIX-604 = Des deux captifs de la rangée du bas, le captif 1 est celui qui porte le plus de pierres ; s’ils en portent autant l’un que l’autre, peu importe duquel il s’agit, et seul le captif 1 peut être nommé.
    .why = { $fault ->
        [bare] le captif 2 ne porte pas de pierre : nommez le captif 1
       *[same] les deux captifs portent autant de pierres : nommez le captif 1
    }
PIX-605 = Les pierres n’empêchent jamais un Pixie d’entrer dans la mine.
PIX-607 = Qui tire une pierre la pose sur n’importe quel captif où il y a de la place, d’un adversaire, à soi ou neutre.
    .why = les { told-band } n’ont pas de tel captif
PIX-608 = Si seuls ses propres captifs ont de la place, le joueur doit les enchaîner, et une pierre pour laquelle nul captif n’a de place quitte le jeu.
PIX-609 = Aucune pierre ne retourne dans le sac : celles qui sont enlevées sont mises de côté.
PIX-613 = Pour un pain chacune, ou gratuitement avec la compétence Brise-chaînes, un joueur peut enlever des pierres de ses propres captifs, à tout moment de ses tours de la phase d’actions, lors de ses promotions et au décompte final. Passer ou choisir « Priorité » (action 21) n’en laisse plus le temps ensuite.
    .why = { $fault ->
        [bare] aucune pierre n’est sur vos captifs
       *[bread] vous n’avez pas de pain pour l’enlever
    }
PIX-621 = Chaque fois qu’un disque de score arrive à un symbole de mine, à 10, 20, 30, 40 et 50 points de punition, ou le dépasse, son propriétaire envoie aussitôt à la mine un Pixie actif de son choix, un par symbole.
    .why = aucun de vos Pixies ne se tient sur { $space }
PIX-622 = Ne rétrograde aucun Pixie qui n’en a pas d’actif, qui est le Chouchou à ce moment ou qui rend la tuile Grâce.
    .why = vous n’avez pas la tuile Grâce
PIX-623 = Personne n’est obligé d’employer la tuile Grâce ; employée, elle retourne sur sa case.
PIX-624 = Une rétrogradation qui n’a pas eu lieu n’est pas rattrapée plus tard.
PIX-625 = Quel que soit son niveau, un Pixie rétrogradé au rang de captif va droit à la mine, et les disques de sa case restent.

## M. Pistes, punitions et oubliettes

PIX-701 = Au début de la phase de récompenses, tous ceux qui ont offert de l’argent montent d’une case sur la piste d’argent, et celui qui en a offert plus que tous les autres d’une case encore. À égalité, nul n’a cette case de plus ; qui est seul à en offrir monte de deux cases.
PIX-702 = Il en va de même de l’or sur la piste d’or.
PIX-703 = Aucun disque ne va au-delà de la dernière case, mais l’offrande de qui s’y trouve compte quand on cherche la plus grande.
PIX-711 = La première étape de la phase V donne un point de punition pour un seul captif et deux pour deux ou davantage, mais jamais plus d’un à qui a la compétence Captivité légère.
PIX-712 = La seconde étape donne la punition de la case du joueur sur la piste d’argent, puis de celle sur la piste d’or : 3 points sur la case 1, 2 sur les cases 2 et 3, 1 sur les cases 4 et 5, aucun ensuite.
PIX-713 = Sur la dernière case d’une piste, il n’y a pas de punition, mais un point de bonus à chaque phase V, pour chacune des pistes.
PIX-714 = Les deux étapes suivent l’ordre des gros cubes, et la première est faite pour tous avant que la seconde commence.
PIX-715 = Les captifs sont comptés quand vient leur propriétaire dans la première étape, et ceux qui arrivent plus tard dans la phase ne comptent pas.
PIX-721 = Les points de punition ne sont jamais retirés pendant la partie, et les points de récompense ne s’ajoutent qu’à la fin.
PIX-722 = Un joueur qui a 60 points de punition est jeté aux oubliettes et aussitôt hors du jeu. Si l’option Oubliettes n’est pas active, personne n’y est jeté : la punition s’arrête simplement à 60.
PIX-723 = Les Pixies d’un joueur aux oubliettes, les pierres de ses captifs et ses cubes sont enlevés, ses produits vont au stock, ses tuiles à usage unique sur leurs cases, ses tuiles de nourriture sur la pile, la plus faible dessus, et sa compétence hors du jeu. Ses tuiles de récompense restent prises, et ses disques déjà posés restent jusqu’à la fin de la phase d’actions.
PIX-724 = Quand tous les joueurs sauf un sont aux oubliettes, la partie finit aussitôt, et celui qui reste gagne.

## N. À deux joueurs

PIX-801 = À deux, une troisième couleur a cinq Pixies neutres dans sa propre mine, mais ni produits, ni disques, ni cubes, ni points, ni tours.
PIX-802 = À deux, il y a trois tuiles de nourriture, 2, 3 et 4, et 10 pierres dans le sac.
PIX-803 = À deux, chacun peut offrir jusqu’à deux sortes différentes, et trois avec Double offrande ; une seule suffit pour n’être pas puni.
PIX-804 = À deux, à la fin des promotions de chaque manche, le Chouchou doit faire monter un Pixie neutre d’un niveau vers une main libre, si c’est possible, et il ne rétrograde personne.
    .why = { $fault ->
        [whose] aucun Pixie neutre ne se tient sur { $place }
        [level] un Pixie neutre monte d’exactement un niveau
       *[hand] la main de { $place } n’est pas libre
    }
PIX-805 = Un Pixie neutre n’entre pas au château, sauf si l’option Servant neutre est active ; il n’y prend pas de tuile, mais nul autre ne peut y entrer dans cette manche.
    .why = un Pixie neutre n’entre pas au château
PIX-806 = Sans phase de récompenses, aucun Pixie neutre ne bouge.
PIX-807 = Les Pixies neutres peuvent être rétrogradés comme ceux d’un adversaire, et du niveau 1 ils vont dans la mine neutre.
PIX-808 = Un Pixie neutre sur une main aide comme un autre, si bien que sa case coûte un disque.
PIX-809 = Les captifs neutres peuvent être enchaînés, et personne ne peut les libérer ; avec trop de chaînes, aucun d’eux ne peut quitter la mine.
    .why = aucun captif neutre n’est sans chaînes
PIX-810 = À deux, une Reine furieuse ne peut punir que celui qui n’est pas le Chouchou.

## O. Fin

PIX-901 = La partie finit avec la septième manche.
PIX-902 = Si les tuiles dorées, qui sont les cinq premières de chacune des trois séries, sont toutes prises, la manche est jouée jusqu’au bout, phase V comprise, et c’est la dernière. À un servant par manche, il en faut au moins cinq.
PIX-903 = Les pierres sont d’abord enlevées, autant que le pain ou une compétence le permet ; puis le score d’un joueur est le total de ses points de récompense, moins ses points de punition, moins un par pierre restée sur ses captifs, moins ce que lui coûtent ses produits. Qui est aux oubliettes n’a pour score que sa punition.
PIX-904 = Pour chacun des cinq produits, celui qui en a le plus, et au moins un, perd trois points ; s’ils sont plusieurs à en avoir le plus, chacun les perd.
PIX-905 = Le plus haut score gagne. Une égalité revient à qui a plus de fidèles servants, puis à qui a eu le premier plus tôt, et se partage s’il n’y en a aucun ; ceux des oubliettes sont classés derrière tous les autres, le dernier arrivé en premier.
PIX-906 = Les points de bonus des bouts de piste et des compétences n’ont pas de limite.
PIX-907 = Les sixième et septième tuiles d’une série peuvent être prises tant que la partie dure.

## Mots : le jeu

game-title = Pixie Queen
game-tagline = Menez votre bande de Pixies de la mine jusqu’au château, volez, creusez et forgez pour une reine tyrannique, et soyez le moins mal vu de tous.
game-fidelity = Les règles suivent le livret ; ses images sont perdues, si bien que la forme de la pyramide, ses nourritures, les pistes, les symboles de mine, les valeurs des tuiles de récompense et les faces des dés sont notre reconstitution, accordée à tous les nombres et exemples du livret.

## Mots : options

option-wrong_food_offers = Offrandes de mauvaise nourriture
    .help = Non : on ne peut offrir que la nourriture exigée, l’argent et l’or. Oui : une autre nourriture peut être offerte aussi ; elle revient, et son propriétaire reçoit 5 points de punition, autant que s’il n’offrait rien.
option-trade_per_player = Échange de tuiles pour chacun
    .help = Oui : chaque joueur peut échanger une tuile une fois par manche. Non : un seul joueur par manche le peut, le premier qui le choisit.
option-neutral_servant = Servant neutre
    .help = Seulement à deux joueurs. Oui : le Chouchou peut faire entrer un Pixie neutre au château, si bien que nul autre n’y entre dans cette manche.
option-show_bag_contents = Sac ouvert
    .help = Montre à tous ce que contient le sac de la mine. Autour d’une table, il faut se souvenir de ce qui a été tiré.
option-open_stocks = Produits visibles
    .help = Montre les produits et les points de récompense de chacun. Autour d’une table, ils sont derrière des écrans, et il faut s’en souvenir.
option-dungeon = Oubliettes
    .help = Oui : qui a 60 points de punition est hors du jeu. Non : la punition s’arrête à 60, et chacun joue jusqu’au bout.

## Mots : les actions, chacune avec ce qu’elle fait

action-steal_food = Voler de la nourriture
    .help = Emporter du stock 2 nourritures de la même sorte : pommes, pots de miel ou pains.
action-steal_silver = Voler de l’argent
    .help = Emporter 2 lingots d’argent du stock.
action-promotion = Promotion
    .help = Faire monter un de vos Pixies d’un niveau vers une main libre, ou en rétrograder un autre pour une pomme ; pas au château.
action-exchange = Échanger
    .help = Donner de 1 à 7 produits d’une sorte contre autant d’une autre : pommes, miel, pain ou argent, mais pas d’or.
action-convert = Argent en or
    .help = Changer de l’argent en or, autant de lingots que vous voulez ; votre case de la piste d’argent dit le prix d’un lingot.
action-food_tile = Tuile de nourriture
    .help = Prendre la tuile du dessus ; dès la manche suivante, elle vous donne 2, 3 ou 4 nourritures au choix à chaque phase de vol.
action-double_offering = Double offrande
    .help = Prendre la tuile qui permet, une fois, d’offrir des produits d’une sorte de plus.
action-look_in_bag = Regarder dans le sac
    .help = Prendre la tuile qui permet, une fois, de choisir les 2 premiers cubes à la mine.
action-grace = Grâce
    .help = Prendre la tuile qui sauve, une fois, un de vos Pixies de la mine.
action-punish = Points de punition
    .help = Lancer le dé de punition et distribuer ses 1 à 4 points à vos adversaires.
action-tracks = Pistes argent et or
    .help = Pour 1 lingot d’argent, une case de plus sur sa piste, ou pour 1 lingot d’or, une case de plus sur la sienne.
action-casino = Casino
    .help = Lancer le dé casino : une pomme, un pot de miel et un pain, ou 2 lingots d’argent, ou 1 lingot d’or.
action-forge_ring = Forger un anneau d’or
    .help = Payer de l’or pour un anneau et prendre la tuile de récompense suivante ; votre case de la piste d’or dit combien.
action-rob_pixie = Vol d’un Pixie
    .help = Désigner une case où se tient un Pixie adverse : son propriétaire vous donne, s’il les a, les nourritures qui y sont dessinées.
action-mine = La mine
    .help = Tirer du sac autant de cubes que vous avez de captifs, au moins 1 : garder l’argent et l’or, et enchaîner des captifs avec les pierres.
action-trade_tiles = Échanger des tuiles
    .help = Changer une tuile de nourriture, une tuile à usage unique ou votre compétence contre une autre du même type, du plateau ou d’un adversaire.
action-pantry = Garde-manger
    .help = Emporter du stock une nourriture au choix, ou y remettre 3 de vos produits.
action-copy = Copier une action
    .help = Recevoir de 1 à 3 points de punition, puis exécuter l’action d’une case double employée dans cette manche.
action-special_offering = Offrande spéciale
    .help = Payer les produits de la zone d’offrande spéciale, y en ajouter un et prendre la tuile de récompense suivante.
action-turn_order = Ordre du tour
    .help = Payer du miel : chaque pot vous fait gagner une place à la manche suivante.
action-priority = Priorité
    .help = Mettre ici tous vos disques restants : à la fin de la phase d’actions, vous devenez le Chouchou de la Reine jusqu’à la manche suivante.

## Mots : compétences et tuiles, chacune avec ce qu’elle fait

skill-cheap_gold = Or à bon compte
    .help = Chaque lingot d’or vous coûte 1 lingot d’argent de moins quand vous convertissez, mais toujours au moins 1.
skill-servant_bonus = Prime de servant
    .help = 2 points de récompense de plus quand un de vos Pixies devient fidèle servant.
skill-ring_bonus = Prime d’anneau
    .help = 2 points de récompense de plus quand vous forgez un anneau d’or.
skill-silver_income = Rente d’argent
    .help = 1 lingot d’argent du stock à chaque phase de vol.
skill-free_promotion = Promotion gratuite
    .help = Une promotion gratuite après toutes les autres, dans chaque manche où il y a des récompenses.
skill-free_demotion = Rétrogradation gratuite
    .help = Vous rétrogradez d’autres Pixies sans payer de pomme.
skill-free_unchain = Brise-chaînes
    .help = Vous enlevez des pierres de vos captifs sans payer de pain.
skill-extra_slot = Place supplémentaire
    .help = De la place pour une tuile de nourriture ou à usage unique de plus, sur cette compétence.
skill-copy_any = Copie libre
    .help = Vous pouvez copier aussi des actions que personne n’a employées dans cette manche.
skill-light_captives = Captivité légère
    .help = Au plus 1 point de punition pour les captifs à chaque phase de punition.
tile-food = Tuile de nourriture
    .help = Donne autant de nourritures que son chiffre à chaque phase de vol ; c’est vous qui choisissez lesquelles.
tile-double_tile = Double offrande
    .help = Annoncez-la avant de connaître l’exigence, et offrez des produits d’une sorte de plus ; la tuile retourne alors sur sa case.
tile-bag_tile = Regarder dans le sac
    .help = À la mine, choisissez vous-même les 2 premiers cubes ; la tuile retourne alors sur sa case.
tile-grace_tile = Grâce
    .help = Quand la Reine rétrograde un de vos Pixies, rendez plutôt cette tuile.

## Mots : les phases, chacune avec ce qui s’y passe

phase-setup = Choix des compétences
    .help = Chaque joueur prend une compétence permanente, en commençant par le dernier dans l’ordre du tour.
phase-steal = I. Voler
    .help = Les Pixies actifs, les tuiles de nourriture et une compétence rapportent des produits.
phase-actions = II. Actions
    .help = À tour de rôle, chacun fait des actions avec quatre disques.
phase-offering = III. Présenter des offrandes
    .help = La Reine exige une nourriture, et tous décident en secret ce qu’ils offrent.
phase-rewards = IV. Récompenses
    .help = L’argent et l’or font monter les disques sur leurs pistes, et la bonne nourriture fait monter les Pixies.
phase-punishments = V. Punitions
    .help = Les captifs et les premières cases des pistes valent des points de punition.
phase-over = La partie est finie
    .help = On compte les punitions, les récompenses, les pierres et les produits.

## Mots : choses

# Les phrases choisissent d’après ces mots ; `aucun` n’est jamais montré là où un produit est nommé.
name-good = { $id ->
    [none] aucun
   *[apple] pommes
    [honey] miel
    [bread] pain
    [silver] argent
    [gold] or
}
name-food = { name-good }
# Un seul exemplaire d’un produit, comme les phrases en ont besoin.
told-piece = { $good ->
    [pommes] une pomme
    [miel] un pot de miel
    [pain] un pain
    [argent] un lingot d’argent
   *[or] un lingot d’or
}
# Un produit après une négation ou une quantité.
told-of = { $good ->
    [argent] d’argent
    [or] d’or
   *[other] de { $good }
}
# Un produit dont on parle.
told-about = { $good ->
    [pommes] des pommes
    [argent] de l’argent
    [or] de l’or
   *[other] du { $good }
}
# Ce que la Reine exige, avec l’article.
told-food = { $food ->
    [pommes] des pommes
    [miel] du miel
   *[pain] du pain
}
name-lot = { $first ->
    [none] rien
   *[apple] { $id ->
        [apple-1] 1 pomme
       *[other] { $second } pommes
    }
    [honey] { $id ->
        [honey-1] 1 pot de miel
       *[other] { $second } pots de miel
    }
    [bread] { $id ->
        [bread-1] 1 pain
       *[other] { $second } pains
    }
    [silver] { $id ->
        [silver-1] 1 lingot d’argent
       *[other] { $second } lingots d’argent
    }
    [gold] { $id ->
        [gold-1] 1 lingot d’or
       *[other] { $second } lingots d’or
    }
    [stone] { $id ->
        [stone-1] 1 pierre
       *[other] { $second } pierres
    }
}
name-new_lot = { name-lot }
name-space = { $id ->
    [castle] le château
   *[steal_food] « { action-steal_food } »
    [steal_silver] « { action-steal_silver } »
    [promotion] « { action-promotion } »
    [exchange] « { action-exchange } »
    [convert] « { action-convert } »
    [food_tile] « { action-food_tile } »
    [double_offering] « { action-double_offering } »
    [look_in_bag] « { action-look_in_bag } »
    [grace] « { action-grace } »
    [punish] « { action-punish } »
    [tracks] « { action-tracks } »
    [casino] « { action-casino } »
    [forge_ring] « { action-forge_ring } »
    [rob_pixie] « { action-rob_pixie } »
    [mine] « { action-mine } »
    [trade_tiles] « { action-trade_tiles } »
    [pantry] « { action-pantry } »
    [copy] « { action-copy } »
    [special_offering] « { action-special_offering } »
    [turn_order] « { action-turn_order } »
    [priority] « { action-priority } »
}
# Là où un Pixie peut être : ici, `mine` n’est pas l’action mais le lieu.
name-place = { $id ->
    [mine] la mine
   *[other] { name-space }
}
name-colour = { $id ->
   *[blue] bleu
    [red] rouge
    [yellow] jaune
    [green] vert
    [grey] gris
}
# Une bande entière d’après sa couleur.
told-band = { $colour ->
   *[bleu] Pixies bleus
    [rouge] Pixies rouges
    [jaune] Pixies jaunes
    [vert] Pixies verts
    [gris] Pixies gris
}
name-skill = { $id ->
   *[cheap_gold] { skill-cheap_gold }
    [servant_bonus] { skill-servant_bonus }
    [ring_bonus] { skill-ring_bonus }
    [silver_income] { skill-silver_income }
    [free_promotion] { skill-free_promotion }
    [free_demotion] { skill-free_demotion }
    [free_unchain] { skill-free_unchain }
    [extra_slot] { skill-extra_slot }
    [copy_any] { skill-copy_any }
    [light_captives] { skill-light_captives }
}
# Toute tuile qui peut être prise ou échangée, les compétences aussi.
name-tile = { $id ->
    [food-2] tuile de nourriture 2
    [food-3] tuile de nourriture 3
    [food-4] tuile de nourriture 4
    [double_tile] tuile « { tile-double_tile } »
    [bag_tile] tuile « { tile-bag_tile } »
    [grace_tile] tuile « { tile-grace_tile } »
   *[other] compétence « { name-skill } »
}
name-new_tile = { name-tile }
name-track = { $id ->
   *[silver] piste d’argent
    [gold] piste d’or
}
name-cube = { $id ->
   *[silver] un lingot d’argent
    [gold] un lingot d’or
    [stone] une pierre
}
name-face = { $id ->
   *[food] une nourriture de chaque sorte
    [silver] de l’argent
    [gold] de l’or
}
name-series = { $id ->
   *[servant] un fidèle servant
    [ring] un anneau d’or
    [special] une offrande spéciale
}
name-cause = { $id ->
   *[pass] pour avoir passé
    [copy] pour une copie
    [refusal] pour n’avoir rien offert
    [wrong-food] pour une mauvaise nourriture
    [die] par le dé de punition
    [captives] pour des captifs
    [silver] pour la piste d’argent
    [gold] pour la piste d’or
}
name-phase = { $id ->
   *[setup] { phase-setup }
    [steal] { phase-steal }
    [actions] { phase-actions }
    [offering] { phase-offering }
    [rewards] { phase-rewards }
    [punishments] { phase-punishments }
    [over] { phase-over }
}
# À quoi sert une action, une compétence, une tuile, une piste ou le château, en une phrase.
name-tells = { $id ->
    [steal_food] { action-steal_food.help }
    [steal_silver] { action-steal_silver.help }
    [promotion] { action-promotion.help }
    [exchange] { action-exchange.help }
    [convert] { action-convert.help }
    [food_tile] { action-food_tile.help }
    [double_offering] { action-double_offering.help }
    [look_in_bag] { action-look_in_bag.help }
    [grace] { action-grace.help }
    [punish] { action-punish.help }
    [tracks] { action-tracks.help }
    [casino] { action-casino.help }
    [forge_ring] { action-forge_ring.help }
    [rob_pixie] { action-rob_pixie.help }
    [mine] { action-mine.help }
    [trade_tiles] { action-trade_tiles.help }
    [pantry] { action-pantry.help }
    [copy] { action-copy.help }
    [special_offering] { action-special_offering.help }
    [turn_order] { action-turn_order.help }
    [priority] { action-priority.help }
    [cheap_gold] { skill-cheap_gold.help }
    [servant_bonus] { skill-servant_bonus.help }
    [ring_bonus] { skill-ring_bonus.help }
    [silver_income] { skill-silver_income.help }
    [free_promotion] { skill-free_promotion.help }
    [free_demotion] { skill-free_demotion.help }
    [free_unchain] { skill-free_unchain.help }
    [extra_slot] { skill-extra_slot.help }
    [copy_any] { skill-copy_any.help }
    [light_captives] { skill-light_captives.help }
    [double_tile] { tile-double_tile.help }
    [bag_tile] { tile-bag_tile.help }
    [grace_tile] { tile-grace_tile.help }
    [food_2] { tile-food.help }
    [food_3] { tile-food.help }
    [food_4] { tile-food.help }
    [track_silver] Plus on monte, moins un lingot d’or coûte d’argent, et plus la punition de chaque manche est douce.
    [track_gold] Plus on monte, moins un anneau coûte d’or, et plus la punition de chaque manche est douce.
    [castle] Un Pixie par manche peut y entrer : il devient fidèle servant et rapporte la tuile de récompense suivante des servants.
   *[other] { $id }
}
name-pane = { $id ->
    [question] Question
    [hill] Colline
    [mines] Mines
    [tracks] Pistes
   *[players] Écrans
}

## Mots : questions

ask-skill = Quelle compétence choisissez-vous ?
ask-tile-food = Votre tuile de nourriture vous donne { $number ->
    [one] { $number } nourriture
   *[other] { $number } nourritures
} : combien { $good ->
    [pommes] de pommes
    [miel] de pots de miel
   *[pain] de pains
} prenez-vous ?
ask-main = Il vous reste { $number ->
    [one] { $number } disque
   *[other] { $number } disques
} : que faites-vous ?
ask-after = Enlevez-vous une pierre avant la fin de votre tour ?
ask-give = { $number ->
    [one] Vous avez { $number } point à distribuer : 1 ou 0 pour { $other } ?
   *[other] Vous avez { $number } points à distribuer : combien pour { $other } ?
}
ask-bag = Employez-vous votre tuile « Regarder dans le sac » ?
ask-pick = Quel cube prenez-vous dans le sac ? Vous pouvez en choisir { $number ->
    [one] encore { $number }
   *[other] { $number }
}.
ask-place = { $number ->
    [one] Vous avez { $number } pierre à poser : sur le captif de qui ?
   *[other] Vous avez { $number } pierres à poser : sur le captif de qui va la prochaine ?
}
ask-discard = Vous avez { $number ->
    [one] { $number } produit
   *[other] { $number } produits
} à retirer : combien { $good ->
    [pommes] de pommes
    [miel] de pots de miel
    [pain] de pains
    [argent] de lingots d’argent
   *[or] de lingots d’or
} ?
ask-copy = Quelle action copiez-vous ?
ask-demotion = Votre disque de score est arrivé à un symbole de mine : quel Pixie va à la mine ?
ask-demotion-anger = La Reine est furieuse : lequel de vos Pixies va à la mine ?
ask-double = Annoncez-vous votre double offrande, avant que la Reine dise ce qu’elle exige ?
ask-offer-apple = { $food ->
    [pommes] La Reine exige des pommes : combien en offrez-vous ?
   *[other] La Reine exige { told-food } et non des pommes : combien de pommes offrez-vous tout de même ?
}
ask-offer-honey = { $food ->
    [miel] La Reine exige du miel : combien de pots en offrez-vous ?
   *[other] La Reine exige { told-food } et non du miel : combien de pots de miel offrez-vous tout de même ?
}
ask-offer-bread = { $food ->
    [pain] La Reine exige du pain : combien de pains offrez-vous ?
   *[other] La Reine exige { told-food } et non du pain : combien de pains offrez-vous tout de même ?
}
ask-offer-silver = La Reine exige { told-food } et aime toujours l’argent : combien de lingots d’argent offrez-vous ?
ask-offer-gold = La Reine exige { told-food } et aime toujours l’or : combien de lingots d’or offrez-vous ?
ask-offer-commit = La Reine exige { told-food } : remettez-vous ce que vous avez choisi ?
ask-promote = Vous avez { $number ->
    [one] { $number } promotion
   *[other] { $number } promotions
} : quel Pixie monte, et où ?
ask-promote-free = Votre compétence vous donne { $number ->
    [one] { $number } promotion gratuite
   *[other] { $number } promotions gratuites
} : quel Pixie monte, et où ?
ask-neutral = En tant que Chouchou, vous faites monter un Pixie neutre : lequel, et où ?
note-displaces = { $discs ->
    [0] {""}
    [one] { $discs } disque,{" "}
   *[other] { $discs } disques,{" "}
}{ $number ->
    [0] rétrograde gratuitement le Pixie { $colour }
   *[other] rétrograde pour une pomme le Pixie { $colour }
}
note-copy = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, { $number ->
    [one] { $number } point de punition sur-le-champ
   *[other] { $number } points de punition sur-le-champ
}
note-unchain = { $number ->
    [0] gratuitement
   *[other] pour un pain
}
note-pass = { $number ->
    [one] { $number } point de punition, et vos disques de cette manche sont perdus
   *[other] { $number } points de punition, et vos disques de cette manche sont perdus
}
note-discs = { $number ->
    [one] { $number } disque
   *[other] { $number } disques
}
note-all-discs = tous vos disques restants
note-wasted = Si personne n’apporte la nourriture exigée, tous les dons sont perdus et il n’y a pas de récompenses.
note-refusal = Qui n’offre rien reçoit 5 points de punition.
warn-stop = { $number ->
    [one] Une promotion qui vous reste est perdue
   *[other] { $number } promotions qui vous restent sont perdues
}
use-steal_food = { action-steal_food }
use-steal_silver = { action-steal_silver }
use-promotion = { action-promotion }
use-exchange = { action-exchange }
use-convert = { action-convert }
use-food_tile = { action-food_tile }
use-double_offering = { action-double_offering }
use-look_in_bag = { action-look_in_bag }
use-grace = { action-grace }
use-punish = { action-punish }
use-tracks = { action-tracks }
use-casino = { action-casino }
use-forge_ring = { action-forge_ring }
use-rob_pixie = { action-rob_pixie }
use-mine = { action-mine }
use-trade_tiles = { action-trade_tiles }
use-pantry = { action-pantry }
use-copy = { action-copy }
use-special_offering = { action-special_offering }
use-turn_order = { action-turn_order }
use-priority = { action-priority }
use-skill = Choisir une compétence
use-take = Prendre
use-pass = Passer
use-remove_stone = Enlever une pierre
use-done = Finir son tour
use-give = Donner des points
use-use_bag = Employer la tuile
use-pick = Prendre un cube
use-place = Poser une pierre
use-discard = Retirer
use-demote = Envoyer à la mine
use-use_grace = Demander grâce
use-use_double = L’annoncer
use-offer = Offrir
use-commit = Remettre l’offrande
use-promote = Promouvoir
use-stop = Cesser les promotions
use-neutral = Déplacer un Pixie neutre
label-good = { $good }
label-counted = { $good } :
label-piece = { told-piece }
label-add = ajouter { told-piece }
label-give = donner : { $good }
label-get = contre : { $good }
label-amount = { $number }
label-from = depuis { $place }
label-to = vers { $place }
label-space = le Pixie sur { $place }
label-colour = les { told-band }
label-captive = captif { $number }
label-track = { $track }
label-skill = { $skill }
label-cube = { $cube }
label-yes = oui
label-no = non
label-discard = retirer trois produits
label-own-skill = votre compétence « { $skill } »
label-own-tile = votre { $tile }
label-skill-of = la compétence « { $skill } » de { $other }
label-tile-of = la { $tile } de { $other }
label-tile = la { $tile }

## Mots : événements

event-begins = L’ordre du tour est : { $seats } ; en tête se trouve le Chouchou de la Reine, et la dernière place choisit d’abord une compétence.
event-chose-skill = { $self ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} la compétence « { $skill } ».
event-round = La manche { $number } commence, dans l’ordre : { $seats }.
event-stole = { $self ->
    [yes] Vos Pixies volent
   *[no] Les Pixies de { $seat } volent
} { $lots }.
event-skill-silver = { $self ->
    [yes] Votre compétence rapporte
   *[no] La compétence de { $seat } rapporte
} { $lots }.
event-tile-food = { $self ->
    [yes] Votre tuile de nourriture rapporte
   *[no] La tuile de nourriture de { $seat } rapporte
} { $lots }.
event-steals = { $self ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $lots } dans le stock.
event-promoted = { $self ->
    [yes] Vous faites
   *[no] { $seat } fait
} monter un Pixie depuis { $place } vers { $space }.
event-displaced = { $self ->
    [yes] Vous rétrogradez
   *[no] { $seat } rétrograde
} le Pixie { $colour } de { $space }, qui part vers { $place }.
event-neutral-moved = { $self ->
    [yes] Vous faites
   *[no] { $seat } fait
} monter un Pixie neutre depuis { $place } vers { $space }.
event-demoted = { $self ->
    [yes] Votre Pixie sur { $space }
   *[no] Le Pixie de { $seat } sur { $space }
} est envoyé à la mine.
event-grace = { $self ->
    [yes] Vous demandez grâce et rendez
   *[no] { $seat } demande grâce et rend
} la { $tile } : aucun Pixie n’est envoyé à la mine.
event-spared = { $self ->
    [yes] Vous arrivez au symbole de mine −{ $number }, mais la Reine vous épargne, vous son Chouchou.
   *[no] { $seat } arrive au symbole de mine −{ $number }, mais la Reine épargne son Chouchou.
}
event-suffered = { $self ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $number ->
    [one] { $number } point de punition
   *[other] { $number } points de punition
} { $cause } : { $total } à présent.
event-dungeon = { $self ->
    [yes] La Reine vous jette aux oubliettes : la partie est finie pour vous.
   *[no] La Reine jette { $seat } aux oubliettes, hors du jeu.
}
event-exchanged = { $self ->
    [yes] Vous donnez
   *[no] { $seat } donne
} { $lot } contre { $new_lot }.
event-took-tile = { $self ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la { $tile }.
event-traded = { $self ->
    [yes] Vous échangez
   *[no] { $seat } échange
} la { $tile } contre la { $new_tile } du plateau.
event-traded-with = { $self ->
    [yes] Vous échangez
   *[no] { $seat } échange
} la { $tile } contre { $other_self ->
    [yes] votre { $new_tile }
   *[no] la { $new_tile } de { $other }
}.
event-rolled = { $self ->
    [yes] Vous lancez
   *[no] { $seat } lance
} le dé de punition : { $number ->
    [one] { $number } point
   *[other] { $number } points
} à distribuer.
event-casino = { $self ->
    [yes] Vous lancez
   *[no] { $seat } lance
} le dé casino : { $face }.
event-won = { $self ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $lots }.
event-advanced = { $self ->
    [yes] Vous montez
   *[no] { $seat } monte
} de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} sur la { $track }.
event-forged = { $self ->
    [yes] Vous forgez
   *[no] { $seat } forge
} un anneau pour la Reine avec { $lot }.
event-reward = { $self ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la tuile de récompense de { $number } points pour { $series }.
event-robbed = { $self ->
    [yes] Vous volez
   *[no] { $seat } vole
} { $other_self ->
    [yes] votre Pixie
   *[no] le Pixie de { $other }
} sur { $space } et { $self ->
    [yes] recevez
   *[no] reçoit
} : { $lots }.
event-mines = { $self ->
    [yes] Vous allez
   *[no] { $seat } va
} à la mine pour { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}.
event-looks = { $self ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} dans le sac ; la { $tile } retourne sur sa case.
event-picked = { $self ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} { $cube } dans le sac.
event-drew = { $self ->
    [yes] Vous tirez
   *[no] { $seat } tire
} du sac { $lots }.
event-stone-placed = { $self ->
    [yes] Vous posez
   *[no] { $seat } pose
} une pierre sur un captif { $colour }.
event-stone-removed = { $self ->
    [yes] Vous enlevez
   *[no] { $seat } enlève
} une pierre d’un captif.
event-stones-lost = { $number ->
    [one] Aucun captif n’a de place pour { $number } pierre : elle quitte le jeu.
   *[other] Aucun captif n’a de place pour { $number } pierres : elles quittent le jeu.
}
event-copies = { $self ->
    [yes] Vous copiez
   *[no] { $seat } copie
} une action.
event-copies-nothing = { $self ->
    [yes] Il ne reste rien que vous puissiez
   *[no] Il ne reste rien que { $seat } puisse
} copier.
event-passed = { $self ->
    [yes] Vous passez et perdez vos
   *[no] { $seat } passe et perd ses
} disques restants.
event-threw-away = { $self ->
    [yes] Vous retirez
   *[no] { $seat } retire
} { $lot }.
event-special = { $self ->
    [yes] Vous faites une offrande spéciale ({ $lots }) et ajoutez
   *[no] { $seat } fait une offrande spéciale ({ $lots }) et ajoute
} { told-piece } à la zone.
event-moved-up = { $self ->
    [yes] Vous payez du miel, et votre
   *[no] { $seat } paie du miel, et son
} petit cube gagne { $number ->
    [one] { $number } place
   *[other] { $number } places
}.
event-priority = { $self ->
    [yes] Vous prenez la priorité avec tous vos
   *[no] { $seat } prend la priorité avec tous ses
} disques restants.
event-priority-works = { $self ->
    [yes] Votre gros cube passe en tête : vous êtes le Chouchou de la Reine jusqu’à la manche suivante.
   *[no] Le gros cube de { $seat } passe en tête : { $seat } est le Chouchou de la Reine jusqu’à la manche suivante.
}
event-announces = { $self ->
    [yes] Vous annoncez
   *[no] { $seat } annonce
} une double offrande ; la { $tile } retourne sur sa case.
event-demand = La Reine exige { told-food } !
event-committed = { $self ->
    [yes] Vous avez
   *[no] { $seat } a
} décidé.
event-offered = { $self ->
    [yes] Vous offrez
   *[no] { $seat } offre
} { $lots }.
event-refused = { $self ->
    [yes] Vous n’offrez
   *[no] { $seat } n’offre
} rien.
event-anger = Personne n’a apporté ce qu’exigeait la Reine : elle est furieuse, et il n’y a pas de récompenses.
event-anger-ends = La Reine ne trouve personne dont elle puisse envoyer un Pixie à la mine.
event-stopped = { $self ->
    [yes] Vous cessez vos
   *[no] { $seat } cesse ses
} promotions.
event-bonus = { $self ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $number ->
    [one] { $number } point de bonus au bout d’une piste
   *[other] { $number } points de bonus au bout des deux pistes
}.
event-skill-bonus = { $self ->
    [yes] Votre compétence rapporte
   *[no] La compétence de { $seat } rapporte
} { $number ->
    [one] { $number } point de bonus
   *[other] { $number } points de bonus
}.
event-scored = { $self ->
    [yes] Vous
   *[no] { $seat }
} : punitions { $suffered ->
    [0] 0
   *[other] −{ $suffered }
}, récompenses { $rewards ->
    [0] 0
   *[other] +{ $rewards }
}{ $stones ->
    [0] {""}
   *[other] , pierres −{ $stones }
}{ $goods ->
    [aucun] {""}
   *[other] , 3 de moins pour chacune des plus grandes réserves : { $goods }
} ; en tout { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
event-game-over = { $count ->
    [one] { $self ->
        [yes] Vous gagnez : la Reine ne voit personne d’un moins mauvais œil.
       *[no] { $seats } gagne : la Reine ne voit personne d’un moins mauvais œil.
    }
   *[other] Victoire partagée pour { $seats }.
}
end-alone = { $self ->
    [yes] tous les autres sont aux oubliettes, et il ne reste que vous
   *[no] tous les autres sont aux oubliettes, et il ne reste que { $seat }
}
end-rounds = { $number } manches ont été jouées
end-golden = toutes les tuiles de récompense dorées ont été prises

## Mots : l’écran

screen-round = Manche { $number } sur { $most }
screen-setup = Choix des compétences
screen-over = La partie est finie
screen-hill = La colline de la Reine
screen-panes = Parties du plateau
screen-now = À présent

## Écran, la pyramide et le château

screen-price = { $number ->
    [one] { $number } disque
   *[other] { $number } disques
}
screen-pixie-of = un Pixie { $colour } aide
screen-taken-by = { $self ->
    [yes] prise par vous
   *[no] prise par { $seat }
}
screen-uses-left = { $number ->
    [0] plus disponible dans cette manche
    [one] encore { $number } fois dans cette manche
   *[other] encore { $number } fois dans cette manche
}
screen-copy-price = { $number ->
    [one] la prochaine copie coûte { $number } point de punition
   *[other] la prochaine copie coûte { $number } points de punition
}
screen-draws = { $number ->
    [one] à son tour, on tirerait { $number } cube
   *[other] à son tour, on tirerait { $number } cubes
}
screen-area = La zone d’offrande spéciale : { $number ->
    [one] { $number } produit
   *[other] { $number } produits
}
screen-area-price = Coûte { $lots } et un produit de plus
screen-castle = Le château
screen-castle-taken = Le château, où un Pixie est déjà entré dans cette manche
screen-queen-waits = La Reine vous regarde travailler.
screen-queen-demands = { $food ->
    [pommes] Des pommes ! Qu’on m’apporte des pommes !
    [miel] Du miel ! Qu’on m’apporte du miel !
   *[pain] Du pain ! Qu’on m’apporte du pain !
}
screen-queen-content = La Reine a ce qu’elle voulait.
screen-queen-furious = La Reine est furieuse !

## Écran, ordre et exigence

screen-order = Ordre du tour : { $seats }
screen-next-round = suivant
screen-this-round = actuel
screen-favourite = Le Chouchou de la Reine
screen-demands = La Reine a exigé : { $foods }
screen-may-come = encore possibles
screen-unused-demand = Exigés dans aucune manche (deux jetons étaient restés cachés)

## Écran, mines et sac

screen-mine = { $colour ->
    [bleu] La mine bleue
    [rouge] La mine rouge
    [jaune] La mine jaune
    [vert] La mine verte
   *[gris] La mine grise
}, captifs : { $captives }, pierres : { $stones }
screen-captive = Captif { $number }
screen-stones-help = Un captif enchaîné ne peut pas quitter la mine ; chaque pierre coûte 1 pain à enlever, ou 1 point à la fin.
screen-bag = { $number ->
    [0] Le sac est vide
    [one] { $number } cube dans le sac
   *[other] { $number } cubes dans le sac
}
screen-servants = { $number ->
    [0] aucun servant
    [one] { $number } servant
   *[other] { $number } servants
}

## Écran, pistes, punitions et récompenses

screen-track = La { $track }
screen-silver-ladder = Piste d’argent
screen-gold-ladder = Piste d’or
screen-price-gold = { $number } d’argent pour un lingot d’or
screen-price-ring = { $number } d’or pour un anneau
screen-score-track = Points de punition
screen-suffered = { $number ->
    [one] { $number } point de punition
   *[other] { $number } points de punition
}
screen-to-symbol = { $number } jusqu’au prochain symbole de mine
screen-no-symbol = plus de symbole de mine
screen-next-short = à venir −{ $number }
screen-next-punishment = punition à venir −{ $number }
screen-next-help = La prochaine punition, en l’état actuel : captifs, piste d’argent, piste d’or
screen-punishment = La punition de la Reine
screen-captives = Captifs
screen-row = Tuiles pour { $series } : il en reste { $number }, la prochaine vaut { $points }
screen-stock = Stock général

## Écran, ce qu’a un joueur

screen-goods = { $self ->
    [yes] Vos produits
   *[no] Produits de { $seat }
}
screen-goods-hidden = derrière l’écran
screen-board-tiles = Sur le plateau
screen-discs = { $number ->
    [0] plus de disque
    [one] encore { $number } disque
   *[other] encore { $number } disques
}
screen-out = aux oubliettes
screen-committed = a décidé
screen-thinks = réfléchit
screen-doubled = peut offrir une sorte de plus
screen-own-tile = Votre { $tile }
screen-own-skill = Votre compétence : { $skill }
screen-tile-of = { $self ->
    [yes] votre { $tile }
   *[no] { $tile } de { $seat }
}
screen-skill-of = { $self ->
    [yes] votre compétence « { $skill } »
   *[no] compétence « { $skill } » de { $seat }
}
screen-reward-tiles = Tuiles de récompense
screen-no-rewards = Pas encore de tuile de récompense.
screen-so-far = Jusqu’ici
screen-so-far-help = Récompenses moins punitions ; les pierres et les produits sont comptés à la fin.

## Écran, questions

screen-skills = Une compétence pour toute la partie
screen-offer = Votre offrande
screen-offer-demand = La Reine exige { told-food }
screen-offer-always = L’argent et l’or sont toujours bienvenus : vous montez sur cette piste, de deux cases si personne ne donne autant.
screen-offer-food = { $good ->
    [pommes] Chaque pomme
    [miel] Chaque pot de miel
   *[pain] Chaque pain
} que vous offrez vaut une promotion.
screen-offer-kinds = { $number ->
    [one] Vous pouvez offrir une seule sorte.
   *[other] Vous pouvez offrir { $number } sortes.
}
screen-offer-give = Offrir { $lots }
screen-offer-refuse = Ne rien offrir (−{ $number })
screen-offer-opens = Toutes les offrandes seront alors dévoilées : impossible de revenir en arrière
screen-offer-of = sur { $number }
screen-more = Ajouter { told-piece }
screen-less = Reprendre { told-piece }
screen-offer-sent = Votre offrande est dans votre main fermée. Les autres réfléchissent encore.
screen-offered = { $self ->
    [yes] Vous : { $lots }
   *[no] { $seat } : { $lots }
}

## Écran, décompte final

screen-scoring = D’où viennent les points
screen-punishments = Punitions
screen-rewards = Récompenses
screen-bonus = Points de bonus
screen-stones-left = Pierres
screen-most = Le plus d’un produit
screen-total = Total
screen-rank = Rang
screen-dungeon = aux oubliettes
screen-tie-servants = À total égal gagne qui a plus de servants, puis qui a eu le premier plus tôt.

## Mots : le terminal

screen-short-demand = Exigence
screen-short-order = Ordre
screen-short-next = Ensuite
screen-short-favourite = Chouchou
screen-short-castle = Château
screen-short-stock = Stock
screen-short-bag = Sac
screen-short-area = Zone spéciale
screen-short-servants = Servants
screen-short-rings = Anneaux
screen-short-specials = Spéciales
screen-short-skills = Compétences
screen-short-pile = Nourriture
screen-short-discs = Disques
screen-short-punishment = Punition
screen-short-silver = Argent
screen-short-gold = Or
screen-short-captives = Captifs
screen-short-rewards = Récompenses
screen-short-offer = Offrande
screen-short-neutral = Neutre
screen-short-points = Points
screen-short-symbol = Mine dans
screen-short-left = reste
screen-short-open = ouvert
screen-short-closed = fermé
screen-short-apple = Po
screen-short-honey = Mi
screen-short-bread = Pa
screen-short-silver-bar = Ar
screen-short-gold-bar = Or
screen-short-legend = Po pomme  Mi miel  Pa pain  Ar argent  Or or  ● disque  ○ prix
screen-demotion = Un de vos Pixies va à la mine
screen-demotion-anger = Personne n’a apporté ce que la Reine exigeait, et vous êtes le dernier qui a un Pixie au travail.
screen-demotion-symbol = À { $number } points, votre disque a atteint un symbole de mine.
screen-next-sum = ensuite : { $sum }

## Mots : ce que nomme un conseil

term-rewards = des points de récompense
term-punishment = des points de punition
term-spared = moins de danger de la mine
term-tracks = piste d’argent ou d’or
term-captives = des captifs
term-freed = moins de captifs à payer
term-goods = des produits
term-majority = un risque de majorité
term-fewer = moins de risque de majorité
term-pixies = des places dans la pyramide
term-demotion = un risque de rétrogradation
term-tiles = des tuiles
term-stones = des pierres sur vos captifs
term-unchained = moins de pierres
term-order = place dans l’ordre du tour
term-dungeon = les oubliettes
term-discs = des disques d’action
term-harm = du tort à un adversaire
term-skill = une compétence forte
