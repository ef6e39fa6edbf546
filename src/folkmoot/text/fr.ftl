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

end-resigned = { $seat } a abandonné
end-timed-out = le temps de { $seat } est écoulé

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
command-line = Le numéro d’une ligne, un coup comme ceux de droite, ou : aide, pourquoi COUP, conseil, annuler, règles, journal, sauver, quitter
command-help = aide
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-rules = règles
command-log = journal
command-save = sauver
command-quit = quitter
help-move = Tapez le numéro d’une ligne (et le dernier mot s’il y en a plusieurs : 2 R3), ou le coup entier.
help-help = cette liste (ou ?)
help-why = pourquoi COUP : si un coup est permis, et sinon la règle
help-hint = ce que jouerait le robot heuristique
help-undo = reprendre votre dernier coup, tant que rien de nouveau n’a été révélé
help-rules = toutes les règles, ou une seule : règles NUMÉRO
help-log = tout ce qui s’est passé
help-save = sauver, ou sauver FICHIER ; la partie est aussi conservée après chaque coup
help-quit = quitter ; la partie est conservée
hint = Un robot jouerait : { $move }
legal = coup permis : { $move }
illegal = coup interdit : { $move } ({ $why })
not-understood = Pas compris : { $text }. Tapez le numéro d’une ligne ou un coup tel que : { $move }
which = Laquelle ? { $ends }
no-way-back = Ce coup peut révéler du nouveau ; il ne pourra alors plus être repris.
unknown-rule = La règle { $number } n’existe pas ; un numéro s’écrit comme { $example }.
file-taken = { $file } existe déjà ; choisissez un autre nom.
cannot-save = Impossible de sauver dans { $file } : { $why }
cannot-undo = Rien ne peut être repris : du nouveau a été révélé depuis, ou une autre personne a joué.
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
