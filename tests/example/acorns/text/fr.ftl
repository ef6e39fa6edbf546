### Règles de Glands, une phrase pour chacune.

## A. Mise en place

ACO-01 = Le jeu se joue à deux ou à trois.
ACO-02 = Les douze jetons, cinq noisettes, quatre baies et trois épines, sont mélangés face cachée ; on en met un à chacun des quatre lieux, chacun en reçoit deux pour sa rangée et peut les regarder, et les autres forment la pile.
ACO-03 = Chacun commence avec trois noisettes et trois baies en réserve, visibles de tous.

## B. Offrandes

ACO-04 = À chaque manche, chacun fait d’abord une offrande, puis joue un tour ; il y a autant de manches que le dit l’option Manches.
ACO-05 = Tous font leur offrande en même temps et en secret : d’abord les noisettes, puis les baies, de zéro à tout ce qui est en réserve.
    .why = on vous demande des { $good }, de 0 à { $amount }
ACO-06 = Une offrande est faite quand elle est validée, et jusqu’à la dernière on ne sait rien, sinon qui a validé la sienne.
    .why = vous avez validé votre offrande
ACO-07 = Quand tous ont validé, les offrandes sont montrées et quittent les réserves.
ACO-08 = Qui a offert le plus en tout joue le premier tour et, à égalité, le premier dans le sens horaire à partir du premier joueur précédent.

## C. Tours

ACO-09 = On peut regarder en secret le jeton d’un lieu, tous voyant lequel.
    .why = aucun jeton ne s’y trouve
ACO-10 = On peut échanger sans regarder les jetons de deux lieux.
    .why = on échange deux lieux garnis, le plus petit numéro nommé d’abord
ACO-11 = On peut déterrer le jeton d’un lieu, le regarder et le poser face cachée au bout de sa rangée ; le dessus de la pile prend sa place sans être vu.
    .why = aucun jeton ne s’y trouve
ACO-12 = On peut mordre un autre joueur dont la rangée contient un jeton.
    .why = l’écureuil { $squirrel } ne peut pas être mordu
ACO-13 = Qui est mordu choisit un jeton de sa rangée, qui est montré et perdu.
    .why = votre rangée n’a pas de jeton { $number }
ACO-14 = On peut, à la place, perdre une épine de sa rangée et transmettre la morsure à un autre joueur, même à celui qui a mordu.
    .why = votre jeton { $number } n’est pas une épine
ACO-15 = Quand la morsure a coûté son jeton, tous ceux qui ont mordu ou transmis lancent le dé, le dernier d’abord, et qui obtient un nombre impair prend une noisette ou une baie en réserve.
ACO-16 = Aux nombres que dit l’option Vent, tous les jetons des lieux sont montrés à tous et mélangés face cachée.
ACO-17 = Ce qu’on a vu, on le sait ; sans l’option Aide-mémoire, cela n’est montré qu’une fois.

## D. Fin

ACO-18 = La partie finit après la dernière manche, ou après un tour qui ne laisse aucun jeton sur les lieux.
ACO-19 = Dans une rangée, chaque noisette vaut trois points, chaque baie un, chaque épine rien.
ACO-20 = Le plus haut score gagne, à égalité le rang est le même, et si personne ne marque, personne ne gagne.

## Mots : le jeu

game-title = Glands
game-tagline = Offrir, regarder, échanger, déterrer et mordre.
game-fidelity = Fait pour les essais ; il n’y a pas de livret.

## Mots : options

option-rounds = Manches
    .help = Combien de manches on joue.
option-wind = Vent
    .help = Calme : jamais ; brise : sur un six ; tempête : sur tout nombre pair.
option-memory_aid = Aide-mémoire
    .help = Continue de vous montrer les jetons que vous avez vus.

## Mots : choses

name-face = { $id ->
    [nut] une noisette
    [berry] une baie
   *[thorn] une épine
}
name-good = { $id ->
    [nut] noisettes
   *[berry] baies
}
name-place = lieu { $id }
name-squirrel = { $id ->
    [red] roux
    [grey] gris
   *[brown] brun
}

## Mots : questions

ask-offer = Combien de { $good } sur { $amount } offrez-vous ?
ask-commit = Vous offrez { $nuts } noisettes et { $berries } baies : valider ?
ask-turn = Regarder, échanger, déterrer ou mordre ?
ask-bitten = Vous êtes mordu : que perdez-vous ?
ask-take = Que prenez-vous ?
use-offer = Offrir
use-commit = Valider
use-peek = Regarder
use-swap = Échanger
use-dig = Déterrer
use-bite = Mordre
use-lose = Perdre
use-hand-on = Transmettre
use-take = Prendre
label-amount = { $amount }
label-good = { $good }
label-place = { $place }
label-seat = { $seat }
label-token = jeton { $number }

## Mots : événements

event-round-begins = La manche { $round } sur { $rounds } commence.
event-composed = Vous mettez { $amount } { $good } dans votre offrande.
event-committed = { $seat } { $self ->
    [yes] avez
   *[no] a
} validé une offrande.
event-offered = { $seat } { $self ->
    [yes] offrez
   *[no] offre
} { $nuts } noisettes et { $berries } baies.
event-goes-first = { $seat } { $self ->
    [yes] jouez
   *[no] joue
} en premier.
event-peeked = { $seat } { $self ->
    [yes] regardez
   *[no] regarde
} : { $place }.
event-saw = Vous voyez { $face } : { $place }.
event-swapped = { $seat } { $self ->
    [yes] échangez
   *[no] échange
} { $places }.
event-dug = { $seat } { $self ->
    [yes] déterrez
   *[no] déterre
} : { $place }.
event-found = Vous trouvez { $face } : { $place }.
event-bitten = { $seat } { $self ->
    [yes] mordez
   *[no] mord
} { $seats }.
event-lost = { $seat } { $self ->
    [yes] perdez
   *[no] perd
} { $face }, jeton { $number } de la rangée.
event-handed-on = { $seat } { $self ->
    [yes] perdez
   *[no] perd
} le jeton { $number }, une épine, et { $self ->
    [yes] transmettez
   *[no] transmet
} la morsure à { $seats }.
event-rolled = { $seat } { $self ->
    [yes] obtenez
   *[no] obtient
} { $number }.
event-took = { $seat } { $self ->
    [yes] prenez
   *[no] prend
} des { $good }.
event-wind = Le vent mélange { $faces }.
event-scored = { $seat } { $self ->
    [yes] marquez
   *[no] marque
} { $score } avec { $faces }.
event-won = { $seats } { $self ->
    [yes] gagnez
   *[no] { $count ->
        [one] gagne
       *[other] gagnent
    }
}.
event-nobody-won = Personne ne gagne.
end-rounds = la dernière manche était finie
end-bare = il ne restait aucun jeton sur les lieux

term-token = le jeton
term-swing = le coup de chance
