### Les mots communs à tous les jeux.

and = et
yes = oui
no = non
because = { $rule } : { $clause }
you = vous
unofficial = Ceci est une édition d’amateurs, non officielle, sans lien avec les auteurs ni les éditeurs.
decisions = Décisions et données reconstituées (en anglais)

## Pourquoi un coup est refusé, quel que soit le jeu

not-your-turn =
    .why = ce n’est pas votre tour
not-this-question =
    .why = ce n’est pas ce qui est demandé à présent
game-over =
    .why = la partie est finie

## Comment une partie peut finir hors de ses règles

end-resigned = { $self ->
    [yes] vous avez abandonné
   *[no] { $seat } a abandonné
}
end-timed-out = { $self ->
    [yes] votre temps est écoulé
   *[no] le temps de { $seat } est écoulé
}

## Le catalogue

heading-game = jeu
heading-title = titre
heading-players = joueurs
heading-maturity = maturité
heading-by = de
maturity-draft = ébauche
maturity-playable = jouable
maturity-complete = complet
default = par défaut : { $value }
more-on-games = Un jeu et ses options : folkmoot games JEU

## Le terminal

player = Joueur { $number }
score = Points
promise = Les dés sont scellés : { $promise }
from-situation = Cette partie a commencé par une situation donnée, et non par la donne ordinaire.
command-line = Le numéro d’une ligne, un coup comme ceux de droite, ou : aide, pourquoi COUP, conseil, annuler, règles, journal, rapport, sauver, quitter
command-help = aide
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-rules = règles
command-log = journal
command-report = rapport
command-save = sauver
command-quit = quitter
help-move = Tapez le numéro d’une ligne (avec le dernier mot, ou un morceau de ce mot, si la ligne finit de plusieurs façons : 2 R3), ou le coup entier.
help-help = cette liste (ou ?)
help-why = pourquoi COUP : si un coup est permis, et sinon la règle
help-hint = les meilleurs coups aux yeux d’un Sylphe, qui voit plus loin et sait ce que vous savez, et pourquoi
help-undo = reprendre votre dernier coup, tant que rien de nouveau n’a été révélé
help-rules = toutes les règles, ou une seule : règles NUMÉRO
help-log = tout ce qui s’est passé
help-report = la position en données, sans ce que vous ne devez pas savoir : pour un problème à résoudre ou une erreur à signaler
help-save = sauver, ou sauver FICHIER ; la partie est aussi conservée après chaque coup
help-quit = quitter ; la partie est conservée
bots = Robots : { $bots } ({ $level }). { $line }
legal = coup permis : { $move }
illegal = coup interdit : { $move } ({ $why })
not-understood = Pas compris : { $text }. Tapez le numéro d’une ligne ou un coup tel que : { $move }
go-back = Appuyez sur Entrée pour choisir autre chose.
which = Laquelle ? { $ends }
no-way-back = Ce coup peut révéler du nouveau ; il ne pourra alors plus être repris.
unknown-rule = La règle { $number } n’existe pas ; un numéro s’écrit comme { $example }.
file-taken = { $file } existe déjà ; choisissez un autre nom.
cannot-save = Impossible de sauver dans { $file } : { $why }
cannot-undo = Rien ne peut être repris : du nouveau a été révélé depuis, ou quelqu’un d’autre a joué.
undone = { $count ->
    [one] Un coup repris.
   *[other] { $count } coups repris.
}
saved = Partie sauvée dans { $file }
left = la partie est conservée : { $command } play { $game } --resume { $file }
kept-record = Le procès-verbal est conservé. Pour le vérifier : { $command } verify { $file }
verified = Vérifié : { $game }, { $count ->
    [one] 1 acte
   *[other] { $count } actes
} ; la donne est celle promise, chaque coup est permis. Gagné par { $winners }.
verified-unfinished = le procès-verbal est juste jusqu’ici ({ $count ->
    [one] 1 acte
   *[other] { $count } actes
}), mais la partie n’est pas finie
verified-same-story = Elle a été jouée selon la version { $version } des règles ; celle d’aujourd’hui, la { $here }, raconte la même histoire.
verified-same-result = Elle a été jouée selon la version { $version } des règles ; selon celle d’aujourd’hui, la { $here }, chaque coup est permis et le résultat est le même.
labelled = { $what } : { $which }
curtain-close = { $seat }, appuyez sur Entrée quand vous avez tout vu : l’écran s’efface alors pour { $other }.
curtain-open = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
curtain-since = Depuis votre dernier regard :
curtain-over = { $seat }, appuyez sur Entrée quand vous avez tout vu : tout le monde peut alors regarder.

## Les forces des robots

name-level = { $id ->
    [wisp] Feu follet
    [imp] Diablotin
    [gnome] Gnome
    [heuristic] Gnome
    [sylph] Sylphe
    [elder] Ancien
    [random] Hasard
   *[other] { $id }
}
level-wisp = Se trompe souvent : pour une première partie.
level-imp = Se trompe parfois, jamais gravement.
level-gnome = Sait ce qui est bon, sans voir plus loin.
level-sylph = Regarde un peu plus loin.
level-elder = Le plus fort : réfléchit à chaque coup.
thinks = { $seat } ({ $level }) réfléchit…

## Les conseils

hint-title = Conseil du niveau { $level }
hint-thinks = Recherche de bons coups…
hint-count = { $count ->
    [one] Il y a un seul coup.
   *[other] { $count } coups, le meilleur d’abord.
}
hint-share = { $percent ->
    [0] presque aucune chance de gagner
    [100] victoire presque sûre
   *[other] environ { $percent } % de chances de gagner
}
hint-brings = Rapporte : { $terms }
hint-costs = Coûte : { $terms }
hint-avoids = Les autres coûtent : { $terms }
hint-estimate = Estimations : de petits écarts peuvent tenir au hasard.

## Pourquoi une partie ne peut pas continuer selon les règles du serveur

frozen-move = Les règles de { $title } ont été corrigées après le début de cette partie, et selon les règles corrigées le coup { $move } se serait passé autrement. Elle reste telle quelle : on peut la relire, mais pas la continuer.
frozen-deal = Les règles de { $title } ont été corrigées après le début de cette partie, et selon les règles corrigées la donne aurait été autre. Elle reste telle quelle, mais ne peut être ni montrée ni continuée ici.
frozen-setup = Les règles de { $title } ont été corrigées, et cette table ne peut plus être jouée ainsi : son nombre de joueurs ou ses options ne sont plus possibles.
frozen-newer = Cette partie suit des règles de { $title } plus récentes (version { $follows }) que celles de ce serveur (version { $here }). Elle pourra continuer quand Folkmoot sera de nouveau à jour ici.
frozen-unknown = Les règles de { $title } ont été corrigées après le début de cette partie, avant que Folkmoot ne garde de quoi les comparer. Elle reste telle quelle, mais ne peut être ni montrée ni continuée ici.
frozen-finished = Les règles de { $title } ont été corrigées après la fin de cette partie, qui se serait passée autrement selon elles. Son résultat et ses coups sont dans son procès-verbal.

## Ce qui se passe autour du jeu

event-bot-sits = { $self ->
    [yes] Un robot joue pour vous.
   *[no] Un robot joue pour { $seat }.
}
event-bot-replaced = Le robot à la place de { $seat } ne peut pas continuer ; un Gnome y joue désormais.
event-returns = { $self ->
    [yes] Vous êtes de retour.
   *[no] { $seat } est de retour.
}
event-resigns = { $self ->
    [yes] Vous abandonnez.
   *[no] { $seat } abandonne.
}
event-times-out = { $self ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $seat } est écoulé.
}
event-pauses = La partie est en pause.
event-resumes = { $self ->
    [yes] Vous reprenez la partie.
   *[no] { $seat } reprend la partie.
}
event-rules-corrected = Les règles ont été corrigées ; jusqu’ici, rien ne change dans cette partie.
event-goes-on = La partie reprend telle quelle.
event-undone = { $count ->
    [one] { $self ->
        [yes] Vous reprenez un coup.
       *[no] { $seat } reprend un coup.
    }
   *[other] { $self ->
        [yes] Vous reprenez { $count } coups.
       *[no] { $seat } reprend { $count } coups.
    }
}

## Pourquoi une table refuse quelque chose

refused-illegal = C’est contraire aux règles.
refused-bad-notation = Ce n’est pas un coup : { $move }
refused-stale = Quelqu’un a été plus rapide : regardez de nouveau, puis décidez.
refused-future = Votre page était en avance sur la table ; elle a été remise à jour.
refused-cannot-undo = Rien ne peut être repris : quelque chose de nouveau a été révélé depuis, ou quelqu’un d’autre a joué.
refused-not-your-turn = Ce n’est pas votre tour.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-left = Vous avez quitté cette partie ; un robot joue à votre place.
refused-chair-taken = Quelqu’un est déjà assis là.
refused-chair-open = Personne n’est assis là.
refused-no-chair = Cette chaise n’existe pas.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-not-player = Seuls ceux qui ont joué peuvent le faire.
refused-already-begun = La partie a déjà commencé.
refused-already-moved-on = Le groupe est déjà passé à la table suivante.
refused-too-many-mutes = Vous ne pouvez pas masquer les messages de plus de monde à cette table.
refused-too-many-restrictions = Vous ne pouvez pas faire taire ou écarter plus de monde à cette table.
refused-no-change = C’est déjà le cas.
refused-not-begun = La partie n’a pas encore commencé.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-closed = Cette table a été fermée.
refused-not-away = Cette personne est là, ou n’est partie que depuis un instant.
refused-not-alone = Seule une personne qui joue sans autre joueur humain peut presser les robots.
refused-no-bot = Ce robot n’existe pas.
refused-no-hint = Aucun conseil n’est possible maintenant.
refused-no-game = Ce jeu n’existe pas.
refused-no-name = Dites d’abord votre nom.
refused-bad-link = Ce lien personnel ne marche pas : il est trop ancien ou incomplet, ou tous les appareils ont été déconnectés depuis sa création. Créez-en un nouveau sur un appareil où vous avez encore votre nom.
refused-device-ended = Cet appareil a été déconnecté, depuis un autre ou par la personne qui héberge le serveur.
refused-bad-setup = La table ne peut pas être ouverte ainsi (détail en anglais) : { $detail }
refused-bad-situation = La situation ne peut pas être jouée (détail en anglais) : { $detail }
refused-too-many = Il n’y a de la place que pour { $count ->
    [one] une personne
   *[other] { $count } personnes
}.
refused-unknown-table = Cette table n’existe pas.
refused-no-record = Cette partie n’existe pas, ou n’est pas terminée.
refused-no-moment = La partie n’a pas ce moment.
refused-no-spectators = Personne ne peut regarder cette table.
refused-full = Trop de monde regarde cette table.
refused-muted-chat = Seuls les joueurs peuvent parler à cette table.
refused-silenced = Vous ne pouvez plus parler à cette table.
refused-removed = Vous ne pouvez plus regarder cette table.
refused-not-spectator = Cette personne joue à cette table : on ne peut faire taire ou écarter que des spectateurs.
refused-too-fast = C’était trop à la fois. Attendez un instant.
refused-bad-method = Cette adresse n’accepte pas ce genre de requête.
refused-too-big = Ce message est trop grand.
refused-malformed = Le serveur n’a pas compris.
refused-forbidden = Le serveur ne le permet pas. Rechargez la page.
refused-not-found = Il n’y a rien ici.
refused-failed = Une erreur s’est produite ici ; elle est notée. Réessayez dans un instant.
refused-damaged = La base de données du serveur est endommagée. Dites-le à qui l’héberge.
refused-cannot-store = Le serveur ne peut rien enregistrer pour l’instant : votre coup n’a pas été joué. Réessayez dans un moment.
refused-shutdown = Le serveur redémarre. Votre partie est conservée ; vous serez de retour dans un instant.
refused-frozen = Les règles de ce jeu ont été corrigées : cette partie peut être relue ici, mais pas continuée.
refused-old-rules = Les règles de ce jeu ont été corrigées depuis : seul un Folkmoot qui en a la version { $version } peut rejouer cette partie.
refused-bad-record = Cette partie ne peut pas être rejouée ici (détail en anglais) : { $detail }
refused-no-people = Il faut au moins une personne à la table.
refused-too-many-tables = Vous avez déjà { $count } tables ouvertes ; finissez-en ou fermez-en une d’abord.
