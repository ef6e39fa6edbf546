### La table : ce qui s’y dit, quel que soit le jeu.

## Ouvrir la table

table-at = À la table
table-loading = On cherche la table…
table-unknown = Cette table n’existe pas
    .help = Le lien est peut-être incomplet, ou la table a été abandonnée et rangée.
table-no-spectators = Cette table ne veut pas de spectateurs
    .help = Seuls ceux qui y ont une place peuvent regarder. Demandez à l’hôte pour la prochaine partie.
table-removed = Vous ne pouvez plus regarder cette table
    .help = C’est l’hôte qui en a décidé ainsi. Les autres tables vous restent ouvertes. Dès que vous pourrez revenir, la page s’en apercevra d’elle-même.
table-gone = Le serveur ne répond pas
    .help = Rien n’est perdu : chaque coup confirmé est conservé. La page réessaie d’elle-même.
table-frozen = Cette partie est gelée
table-frozen-again = Une nouvelle table pour nous
table-frozen-new = Ouvrir une nouvelle table
table-frozen-record = Vers le procès-verbal
table-closed = L’hôte a abandonné cette table
    .help = La partie n’avait pas commencé, rien n’est donc perdu.
table-no-board = Ce jeu ne peut pas encore être montré ici
    .help = La page ne connaît pas son plateau.
table-outdated = Folkmoot a été renouvelé ; veuillez recharger cette page.
table-reload = Recharger
table-to-lobby = Vers les tables ouvertes

## La connexion

table-reconnecting = La connexion est perdue ; nouvel essai…
table-connecting = Connexion…

## La question

table-prompt = Ce qui est demandé
table-you-choose = Jusqu’ici : { $parts }
table-confirm = Confirmer
table-back = Retour
table-no-more = Rien de plus
table-why = pourquoi ?
table-all-choices = Voir les { $number } choix
table-more-below = { $count } choix, la suite plus bas
table-more-above = { $count } choix, le début plus haut
table-notes = Ce qu’il faut savoir
table-irrevocable = Ce coup ne pourra pas être repris
table-forced = Rien d’autre n’est possible : c’est fait pour vous
table-amount = Combien
table-less = un de moins
table-more = un de plus
table-hinted = Conseillé
table-sending = Envoi…
table-showing = Le plateau montre votre coup.
table-wait-one = C’est à { $seat } de jouer.
table-wait-many = On attend { $seats }.
table-wait-table = La partie va reprendre…
table-paused = La partie est en pause.
table-watching = Vous regardez la partie.
table-asked-of = { $name } : { $question }
table-chosen-secretly = Votre choix est fait ; il sera montré quand tous auront choisi.
table-over = La partie est finie.
table-status-over = La partie est finie
table-legal = Ce serait permis, mais pas avec ce que vous avez déjà choisi.
table-no-use = Il n’y a rien à en faire à présent.
table-fleeting = Vous seul voyez ceci, et seulement maintenant
table-fleeting-seen = J’ai vu
table-rule = Règle { $number }

## Les places

table-seats = Autour de la table
table-seat-sign = Place { $letter }
table-you-mark = vous
table-seat-turn = { $self ->
    [yes] à vous de jouer
   *[no] à son tour
}
table-seat-thinking = réfléchit…
table-seat-away = absence de { $time }
table-seat-offline = hors connexion
table-seat-resigned = { $bot ->
    [yes] abandon ; un robot continue
   *[no] abandon
}
table-seat-timed-out = { $bot ->
    [yes] temps écoulé ; un robot continue
   *[no] temps écoulé
}
table-seat-bot-plays = absence ; un robot joue en attendant
table-seat-replace = Laisser jouer un robot
table-seat-replace-soon = Un robot pourra jouer dans { $seconds } s
table-clock-left = Temps restant : { $time }
table-time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
table-time-hours = { $hours } h { $minutes } min
table-time-minutes = { $minutes } min
table-time-moment = un instant
table-time-clock = { $time }
table-spectators = { $count ->
    [0] Personne d’autre ne regarde
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-order = Spectateurs
    .help = Qui regarde, et qui ne peut plus regarder ou parler
table-order-help = Les spectateurs sans nom sont seulement comptés.
table-order-here = regarde
table-order-away = n’est pas là
table-order-silenced = ne peut plus parler
table-order-removed = ne peut plus regarder
table-order-both = ne peut plus ni regarder ni parler
table-order-silence = Faire taire
table-order-unsilence = Rendre la parole
table-order-remove = Écarter
table-order-unremove = Laisser revenir

## Journal et discussion

table-log = Ce qui s’est passé
table-log-short = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-keys = Les flèches mènent d’une règle à l’autre, Entrée l’affiche.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-alone = Personne d’autre n’est là pour lire.
table-chat-open = Ouvrir quand même la discussion
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-chat-silent = Ici, les spectateurs regardent sans parler.
table-chat-mute = Ne plus lire { $name }
table-chat-unmute = Lire de nouveau { $name }
table-chat-muted = { $name } : messages masqués.
table-chat-order = Faire taire ou écarter { $name }
table-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-things = Mes affaires
table-things-of = { $self ->
    [yes] Vos affaires
   *[no] Chez { $seat }
}
table-players = Joueurs
table-board = Plateau
table-rules = Règles
table-rules-page = Ouvrir les règles sur leur propre page
table-news = Nouvelles

## Depuis votre dernier regard

table-since = Depuis votre dernier regard
table-since-step = { $at } sur { $count }
table-since-next = Suivant
table-since-previous = Précédent
table-since-all = Tout montrer
table-since-skip = Passer

## Ce qu’on peut faire

table-menu = À la table
table-undo-count = { $count ->
    [one] Reprendre { $count } coup
   *[other] Reprendre { $count } coups
}
table-undo-late = Trop tard pour revenir en arrière : la partie a continué.
table-undo-nothing = Il n’y a rien que vous puissiez reprendre.
table-hint = Conseil
table-skip = Ne pas attendre les robots
table-pause = Souhaiter une pause
table-pause-unwish = Retirer le souhait de pause
table-resume = Reprendre la partie
table-replace = Faire jouer un robot pour { $name }
table-replace-unwish = Attendre { $name } malgré tout
table-wish-pause = { $count ->
    [one] { $self ->
        [yes] Vous souhaitez
       *[no] { $seats } souhaite
    }
   *[other] { $seats } souhaitent
} une pause.
table-wish-replace = { $count ->
    [one] { $self ->
        [yes] Vous souhaitez
       *[no] { $seats } souhaite
    }
   *[other] { $seats } souhaitent
} qu’un robot joue pour { $name }.
table-wish-needs = Il manque encore l’accord de : { $seats }.
table-wish-agree = D’accord
table-resign = Abandonner
table-resign-ask = Voulez-vous vraiment abandonner ?
    .help = { $players ->
        [2] { $other } gagne, et la partie est finie.
       *[other] Un robot continue à votre place.
    } C’est sans retour.
table-leave = Quitter la table
table-leave-ask = Quitter la table ?
    .help = Votre place reste à vous : revenez quand vous voulez, par « Mes parties » ou par ce lien.
table-open-position = Ouvrir cette position
    .help = Ouvre à partir d’ici une table à vous, où vous gardez ce siège et où des robots prennent les autres. Ce que vous ne pouvez pas voir est redistribué.
table-report = Signaler cette position
    .help = Copie la position en faits lisibles, pour un rapport d’erreur ou un problème. Ce que vous ne pouvez pas voir n’y est pas.
table-report-copied = La position est copiée, sans ce qui vous est caché.
table-keys = Clavier
table-settings = Réglages à la table
table-set-warn = Demander avant ce qui ne peut pas être repris
table-set-letters = Touches d’une seule lettre ou d’un seul chiffre
table-set-sounds = Sons
table-set-notify = Me prévenir quand c’est mon tour
    .help = Un message du navigateur quand cette page est cachée.
table-notify-denied = Le navigateur n’autorise pas les messages de cette page ; ses réglages permettent d’en changer.

## Le clavier

table-key-choose = choisir une réponse par son numéro
table-key-focus = passer d’une réponse à l’autre
table-key-confirm = confirmer
table-key-back = reprendre la dernière partie du choix
table-key-undo = annuler le dernier coup
table-key-hint = demander un conseil
table-key-skip = ne pas attendre les robots
table-key-log = vers le journal
table-key-marks = dans le journal : d’une règle à l’autre ; Entrée l’affiche
table-key-chat = vers la discussion
table-key-rules = vers les règles

## Plusieurs personnes sur un seul appareil

table-curtain = Donnez l’appareil à { $name }
table-curtain-help = C’est le tour de { $name }. Que personne d’autre ne regarde à présent.
table-curtain-lift = { $name }, c’est moi : montrez la table
table-curtain-stay = Pas encore : retour à { $name }
table-curtain-hand = Passer l’appareil à { $name }

## Avant la partie

table-waiting = La table se prépare
table-waiting-for = { $count ->
    [one] Une chaise est encore libre. La partie commence quand elle est prise.
   *[other] { $count } chaises sont encore libres. La partie commence quand toutes sont prises.
}
table-waiting-kept = { $count ->
    [one] Une chaise est gardée pour un joueur de la dernière partie.
   *[other] { $count } chaises sont gardées pour des joueurs de la dernière partie.
}
table-waiting-full = Tout le monde est là. La partie commence.
table-chair-open = Chaise libre
table-chair-kept = Gardée pour { $name }
table-chair-sit = S’asseoir ici
table-chair-sit-kept = Prendre ma chaise
table-chair-bot = Mettre un robot ici
table-chair-free = Libérer cette chaise
table-chair-up = Se lever
table-chair-host = hôte
table-chair-another = Asseoir quelqu’un ici
table-fill = Compléter la table avec des robots
table-fill-with = Quel robot
table-invite = Inviter d’autres joueurs
    .help = Qui ouvre ce lien peut prendre une chaise libre ou regarder.
table-invite-share = Partager…
table-invite-code = L’invitation sous forme de code à photographier
table-invite-only-here = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones de la maison, lancez le serveur avec --lan et ouvrez l’adresse qu’il affiche.
table-invite-text = Venez jouer à { $title } avec moi.
table-close-ask = Abandonner cette table ?
    .help = Elle disparaît pour tous ceux qui y sont assis.
table-close-table = Abandonner la table
table-seating-random = Les places sont tirées au sort quand la partie commence.
table-seating-chosen = Chacun garde la place qu’il a prise.
table-private = Sur lien seulement
table-public = Ouverte à tous dans la salle
table-fair = Des dés honnêtes
table-fair-help = Le serveur a déjà promis ses dés ({ $promise }). Votre navigateur a noté la promesse et pourra la vérifier après la partie.

## Le message du navigateur

table-notify-title = À vous de jouer
table-notify-body = { $title } : les autres vous attendent.

## Le résultat

result-ended = La fin de la partie : { $end }.
result-see = Voir le résultat
result-you-win = Vous gagnez !
result-you-share = Vous partagez la victoire !
result-wins = { $seats } { $count ->
    [one] gagne
   *[other] partagent la victoire
}.
result-nobody = Personne ne gagne.
result-kind-won = Bien joué ! Ce soir, le petit peuple danse autour de la pierre.
result-kind-lost = Belle partie. La revanche vous attend.
result-kind-resigned = Savoir s’arrêter est aussi un art. La prochaine partie recommence à zéro pour tout le monde.
result-kind-timed-out = Cette fois, seul le temps a été plus rapide que vous. La prochaine partie recommence à zéro.
result-kind-nobody = La pierre reste vide aujourd’hui. Elle attendra.
result-kind-applause = Bravo à { $seats }, et à tous ceux qui ont joué !
result-place = { $rank }.
result-tied = ex æquo
result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-ranking = Le classement
result-rematch = Rejouer
result-rematch-go = Vers la nouvelle table
result-replay = Revoir la partie
result-download = Télécharger le procès-verbal
result-board = Le plateau final
result-verify = Vérifier la donne
    .help = Vérifie que tout ce qui a été tiré est ce qui était promis avant la partie, et que chaque coup était permis.
result-verifying = Chaque coup est vérifié…
result-fair = La donne était honnête
result-fair-acts = { $count ->
    [one] { $count } acte vérifié
   *[other] { $count } actes vérifiés
} : chaque coup était permis.
result-same-story = La partie a été jouée selon la version { $version } des règles ; celle d’aujourd’hui, la { $here }, raconte la même histoire.
result-same-result = La partie a été jouée selon la version { $version } des règles ; selon celle d’aujourd’hui, la { $here }, le résultat est le même.
result-other-rules = La partie a été jouée selon la version { $version } des règles, et se serait déroulée autrement selon celle d’aujourd’hui. Un Folkmoot qui a la version { $version } peut vérifier ses coups.
result-unfair = Le procès-verbal ne tient pas : { $fault }
result-promise-same = La promesse est celle que votre navigateur a notée avant la partie.
result-promise-other = La promesse n’est pas celle que votre navigateur a notée avant la partie !
result-promise-unknown = Votre navigateur n’a pas vu cette table avant la fin ; il ne peut donc pas comparer la promesse lui-même.
result-seed-opens = Votre navigateur a refait le calcul : la graine révélée correspond à la promesse.
result-seed-fails = La graine révélée ne correspond pas à la promesse !
result-promise = Promesse
result-seed = Graine

## La partie revue

replay-title = { $title }, la partie revue
replay-loading = On ouvre le procès-verbal…
replay-none = Ce procès-verbal n’existe pas
    .help = Une partie ne peut être revue qu’une fois finie.
replay-other-rules = Les règles de { $title } ont été corrigées après cette partie : jouée selon la version { $version }, elle se serait déroulée autrement selon celle d’aujourd’hui. Le plateau ne peut pas être montré ici ; voici ses coups tels qu’ils ont été joués.
    .help = Un Folkmoot qui a cette version des règles montre toute la partie et la vérifie. Le procès-verbal est conservé tel quel.
replay-moves = Les coups
replay-step = Étape { $at } sur { $last }
replay-deal = La donne
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Dérouler
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-scrub = Où dans la partie
replay-speed = Vitesse
replay-speed-times = { $speed } ×
replay-eye = Par les yeux de
replay-eye-spectator = un spectateur
replay-below = Sous le plateau
replay-link = Copier un lien vers ce moment
replay-link-copied = Le lien vers ce moment est copié.
replay-nothing = Rien que ces yeux aient pu voir.
replay-key-lines = dans la liste : d’une ligne à l’autre
replay-lines-keys = Les flèches haut et bas parcourent la liste.
replay-to-result = Vers le résultat
replay-things = Affaires
replay-whose = Les affaires de qui
replay-more = Plus
replay-controls = Parcourir la partie
