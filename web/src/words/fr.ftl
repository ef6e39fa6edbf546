### Les pages autour de la table.

## La barre du haut et ce qui est partout

nav-main = Navigation principale
nav-home = Folkmoot, vers l’accueil
nav-lobby = Tables ouvertes
nav-mine = Mes parties
nav-waiting = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
menu = Menu
guest = Invité
language = Langue
theme = Clair ou sombre
theme-light = Clair
theme-dark = Sombre
theme-system = Comme le système
sound = Sons
sound-on = Les sons sont activés
sound-off = Les sons sont coupés
to-content = Vers le contenu
your-turn = À vous
close = Fermer
labelled = { $label } : { $text }
one-moment = Un instant
try-again = Réessayer
copy-link = Copier le lien
copied = Copié.
not-copied = Le navigateur ne nous laisse pas copier ; sélectionnez le texte et copiez-le vous-même.

## Le clavier

keys-title = Clavier
key-tab = d’un élément au suivant
key-name-enter = Entrée
key-name-esc = Échap
key-name-home = Début
key-name-end = Fin
key-escape = fermer ce qui est ouvert
key-map = montrer ou cacher cette liste
key-search = vers la recherche

## Qui l’on est

who-title = Comment vous appeler ?
who-help = Un nom pour la table, c’est tout ce qu’il faut : ni compte ni mot de passe. Ce navigateur s’en souvient.
who-label = Votre nom
who-take = C’est moi
who-not-now = Pas maintenant
who-give = Dire votre nom
who-change = Changer de nom
carry-title = Emporter sur un autre appareil
carry-help = { $hours ->
    [one] Ouvrez ce lien sur votre autre appareil, ou photographiez le code avec lui. Il est valable une heure, et vos parties et vos places y seront aussi.
   *[other] Ouvrez ce lien sur votre autre appareil, ou photographiez le code avec lui. Il est valable { $hours } heures, et vos parties et vos places y seront aussi.
}
carry-only-here = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, relancez le serveur avec la commande ci-dessous, ou ouvrez cette page à l’adresse par laquelle ils le rejoignent.
carry-qr = Le lien sous forme de code à photographier
carry-link = Le lien personnel
carry-secret = Ce lien est à vous seul : qui l’ouvre joue en votre nom.
carry-here = Apporter vos parties ici ?
carry-here-help = Avec ce lien, vous êtes sur cet appareil le même invité que sur celui d’où il vient, avec les mêmes parties et les mêmes places.
carry-here-replaces = Sur cet appareil, vous êtes { $name } jusqu’ici ; cet invité sera abandonné.
carry-take = Oui, les apporter ici
carry-none = Cette adresse ne contient pas de lien personnel
carry-none-help = Sur l’appareil où vous jouez, ouvrez le menu en haut et choisissez « Emporter sur un autre appareil » ; ouvrez ensuite ici le lien obtenu.
carry-done = Bon retour, { $name }. Vos parties sont ici maintenant.
devices-end = Déconnecter tous les autres appareils
    .help = Au cas où un de vos appareils ou un lien personnel serait tombé en de mauvaises mains.
devices-ask = Déconnecter tous les autres appareils ?
    .help = Partout ailleurs, votre nom et vos places disparaissent, et tous les liens personnels que vous avez créés perdent leur valeur. Rien ne change sur cet appareil.
devices-back = Retour
devices-yes = Les déconnecter
devices-done = Tous les autres appareils sont déconnectés.
device-ended = Vous n’êtes plus { $name } ici
device-ended-why = Cet appareil a été déconnecté depuis un autre appareil de { $name }, ou par la personne qui héberge ce serveur. Cela arrive aussi quand le serveur repart avec de nouvelles données, ou quand les cookies de ce navigateur ont été effacés.
device-ended-help = Pour redevenir { $name } ici, ouvrez le menu en haut sur un appareil où vous avez encore ce nom, choisissez « Emporter sur un autre appareil », puis ouvrez ici le nouveau lien. Si un tel appareil n’existe pas, demandez un lien à la personne qui héberge ce serveur.
device-ended-go = Continuer sans nom

## Accueil

home-title = Les jeux de société du petit peuple
home-lead = Retrouvez-vous sur la lande : avec des amis par un lien, en direct ou sur plusieurs jours, et avec des robots qui n’en voient pas plus que vous.
home-play = Jouer à { $game }
home-lobby = Voir les tables ouvertes
home-waiting = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
home-waiting-go = Vers mes parties
home-games = Cinq jeux
home-open = Ouvrir une table
home-rules = Règles
home-players = { $least } à { $most } joueurs
home-by = De { $designers }, { $publisher } { $year }
home-fidelity = Fidélité au livret
home-scene = Le petit peuple et ses lanternes sur la lande, la nuit
home-trust = Ce sur quoi vous pouvez compter
home-trust-book = Selon le livret
    .help = Chaque règle a son numéro. Quand quelque chose n’est pas permis, la table dit quelle règle l’interdit.
home-trust-bots = Des robots qui ne trichent pas
    .help = Un robot joue avec les mêmes informations que vous, à un rythme que l’on peut suivre.
home-trust-fair = Une donne vérifiable
    .help = Les dés sont scellés avant que quiconque s’assoie. La partie finie, chacun peut redistribuer et vérifier.
home-trust-kept = Rien ne se perd
    .help = Chaque coup est conservé avant d’être confirmé. Fermez la page, perdez la ligne, revenez : la partie est là.
home-credits = Crédits
home-credits-line = { $title } : de { $designers }{ $artists ->
    [none] {""}
   *[other] , illustrations de { $artists }
} ({ $publisher }, { $year })
home-drawn = Tous les dessins, les mots et le code ont été faits pour cette édition.
home-api = Pour qui écrit des clients et des robots : l’API
home-licences = Licences des polices et des bibliothèques de ces pages

maturity-label-draft = Ébauche
maturity-label-playable = Jouable
maturity-label-complete = Complet

## Ouvrir une table

create-title = Une table de { $game }
create-lead = Tout peut rester tel quel : vous jouez alors contre des robots, sans pendule.
create-who = Qui joue ?
create-players = Nombre de joueurs
create-players-variant = { $count } (variante)
create-chair = Chaise { $letter }
create-me = Vous
create-me-help = { $name ->
    [none] On vous demandera votre nom.
   *[other] sous le nom de { $name }
}
create-kind = Qui s’assoit ici
create-here = Ici
create-friend = Ami
create-bot = Robot
create-here-name = Nom de ce joueur
create-here-help = Une autre personne sur cet appareil : vous vous le passez, et un rideau cache ce qui est secret.
create-friend-help = Vient par un lien, que vous recevez dès que la table est ouverte.
create-level = Force du robot
create-options = Options du jeu
create-options-book = Comme dans le jeu de base
create-options-changed = { $count ->
    [one] Une option modifiée
   *[other] { $count } options modifiées
}
create-needs = Ce nombre de joueurs demande l’option « { $option } », qui est donc activée.
create-clock = Pendule
clock-none = Sans pendule
    .help = Chacun prend le temps qu’il lui faut. Agréable entre amis.
clock-live = En direct
    .help = Quelques minutes pour toute la partie, et quelques secondes de plus à chaque coup. Qui n’a plus de temps cède sa place à un robot ; à deux, l’autre gagne.
clock-days = Sur plusieurs jours
    .help = Tant de jours pour chaque coup ; revenez quand vous voulez. « Mes parties » montre ce qui vous attend.
create-minutes = Minutes par joueur
create-increment = Secondes de plus à chaque coup
create-days = Jours pour chaque coup
create-around = Autour de la table
create-seating = Places
seating-random = Tirées au sort
    .help = Les places sont tirées au sort quand la partie commence.
seating-chosen = Comme on s’assoit
    .help = D’abord les personnes sur cet appareil, puis les amis dans l’ordre d’arrivée, enfin les robots.
create-spectators = Spectateurs
spectators-welcome = Bienvenus
    .help = Ils peuvent regarder et parler.
spectators-silent = Muets
    .help = Ils peuvent regarder, mais pas parler.
spectators-none = Aucun
    .help = Seuls les joueurs voient la table.
create-private = Table privée
    .help = Elle n’est pas parmi les tables ouvertes : qui a son lien peut venir.
situation-mark = Situation donnée
create-situation = À partir d’une situation
create-situation-none = La partie commence par la donne ordinaire
create-situation-read = La partie commence par une situation donnée
create-situation-text = Une position copiée
    .help = « Signaler cette position », dans le menu d’une table, en copie une ; on peut aussi l’écrire à la main, en JSON ou en TOML.
create-situation-use = Utiliser cette position
create-situation-players = { $count ->
    [one] Une position pour un joueur.
   *[other] Une position pour { $count } joueurs.
}
create-situation-seat = Votre siège
refused-other-game = C’est une position d’un autre jeu : { $game }.
create-start = Ouvrir la table
create-opening = Ouverture de la table
create-sum-bots = { $count ->
    [0] aucun robot
    [one] un robot
   *[other] { $count } robots
}
create-sum-friends = { $count ->
    [0] aucun ami par lien
    [one] un ami par lien
   *[other] { $count } amis par lien
}
create-sum-here = { $count ->
    [one] Vous
   *[other] { $count } personnes sur cet appareil
}
create-begins = La partie commence aussitôt.
create-waits = La partie commence quand tout le monde est assis.
create-unknown = Il n’y a pas de jeu « { $game } » ici.
create-no-name = Chaque joueur sur cet appareil a besoin d’un nom.
value-random = tiré au sort
value-yes = activé
value-no = désactivé

## Une table sur une carte

card-open = chaise libre
card-kept = gardée pour quelqu’un
card-bot = robot
card-you = vous
card-private = privée
card-sit = S’asseoir
card-watch = Regarder
card-go = Vers la table
card-read = La relire
card-your-turn = À vous
card-result = Voir le résultat
card-give-up = Abandonner
card-give-up-ask = Abandonner cette partie ?
    .help = { $players ->
        [2] { $other } gagne, et la partie est finie.
       *[other] Les robots finissent sans vous.
    } Ce choix est définitif.
card-give-up-keep = La garder
card-won = Victoire : { $seats }
card-no-winner = Personne n’a gagné
card-phase-waiting = En attente de joueurs
card-phase-playing = En cours
card-phase-paused = En pause
card-phase-over = Finie
card-phase-frozen = Gelée
card-phase-closed = Abandonnée
scores-none = La partie a pris fin avant le décompte.
card-clock-none = sans pendule
card-clock-live = { $increment ->
    [0] en direct, { $minutes } min
   *[other] en direct, { $minutes } min + { $increment } s
}
card-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
card-chairs = Autour de la table
card-opened = ouverte { $when }
card-moved = dernier coup { $when }
just-now = à l’instant

## Tables ouvertes

lobby-title = Tables ouvertes
lobby-lead = À ces tables, une chaise est libre : asseyez-vous avec d’autres. La liste se met à jour toute seule.
lobby-playing = { $count ->
    [0] Aucune partie n’est en cours.
    [one] Une partie est en cours.
   *[other] { $count } parties sont en cours.
}
lobby-empty = Aucune table n’est ouverte
lobby-empty-help = Soyez les premiers : ouvrez-en une, et elle apparaît ici pour tous. Les tables privées, jamais.
lobby-lost = La ligne avec le serveur est coupée ; la liste peut être ancienne. Nouvel essai en cours.

## Mes parties

mine-title = Mes parties
mine-waiting = Elles vous attendent
mine-going = En cours
mine-gathering = En attente de joueurs
mine-frozen = Gelées par des règles corrigées
mine-left = En cours sans vous
mine-over = Finies
mine-empty = Pas encore de partie
mine-empty-help = Ouvrez une table ou asseyez-vous à l’une d’elles : vos parties se rassemblent ici, celles qui vous attendent d’abord.
mine-elsewhere = Vous jouez sur un autre appareil ? Apportez vos parties ici depuis son menu.

## Règles

rules-title = Règles de { $game }
rules-lead = Chaque règle a un numéro ; la table le cite quand quelque chose n’est pas permis.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne dit cela.
    [one] Une règle
   *[other] { $count } règles
}
rules-sections = Chapitres
rules-to = Lien vers { $number }
rules-fidelity = Fidélité au livret
rules-play = Ouvrir une table

## Introuvable

lost-title = Ici, il n’y a que de la bruyère
lost-help = Cette adresse ne mène nulle part. La table a peut-être été abandonnée, ou une lettre du lien s’est perdue en chemin.
lost-home = Vers l’accueil

## Ce qui peut aller de travers sur le chemin du serveur

refused-unreachable = Le serveur est injoignable. Le réseau est-il là ?
refused-server-error = Quelque chose a mal tourné au serveur. Veuillez réessayer.
refused-bad-request = Le serveur n’a pas compris cette page. Veuillez la recharger.
refused-unanswered = Vous avez quitté la table avant la réponse.
refused-mistake = Quelque chose a mal tourné sur cette page. Veuillez la recharger.
refused-unknown = Le serveur a refusé ({ $code }).
