### Les mots communs à tous les jeux.

and = et
yes = oui
no = non
you = vous
spectator = spectateur

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
