### Träd av riktiga spel, på svenska.

board = Bräde
board-back = Tillbaka
board-move = Drag…
# $side: den sida som är vid draget. $ends: om spelet är slut där, eller trädet slutar dessförinnan.
board-caption = { $isRoot ->
    [yes] Nod { $node }, roten.
   *[no] Nod { $node }, efter { $move }.
} { $ends ->
    [over] Spelet är slut.
    [limit] Här slutar trädet.
   *[no] { $side ->
        [w] Vit är vid draget.
        [b] Svart är vid draget.
       *[other] { $side } är vid draget.
    }
}
board-piece = { $piece ->
    [empty] tom
    [K] vit kung
    [Q] vit dam
    [R] vitt torn
    [B] vit löpare
    [N] vit springare
    [P] vit bonde
    [k] svart kung
    [q] svart dam
    [r] svart torn
    [b] svart löpare
    [n] svart springare
    [p] svart bonde
   *[other] { $piece }
}
board-square = { $square }, { board-piece }{ $last ->
    [yes] , senaste draget
   *[no] { "" }
}{ $state ->
    [move] , drag { $move }
    [from] , lyft
    [set] , ställ hit
    [remove] , ta bort
   *[none] { "" }
}
trees-of-games = Träd av spel
new-game = Nytt spel
new-game-open = Nytt spel…
new-game-game = Spel
new-game-size = Bräde
new-game-columns = kolumner
new-game-rows = rader
new-game-position = Ställning, rad för rad uppifrån
new-game-fen = Ställning i FEN
new-game-start = den första i ett spel
new-game-moves = Vid draget
new-game-side = { $side ->
    [w] vit
    [b] svart
    [due] som ställningen säger
   *[other] { $side }
}
new-game-set = Ställ upp
new-game-set-hint = Välj en pjäs och tryck på rutor: den ställs dit, eller tas bort där den redan står.
new-game-pieces = Pjäser
new-game-clear = Töm
new-game-hint = Tryck på rutor för att göra drag; trädet börjar med den ställning de leder till.
new-game-grow = Väx
new-game-wrong = Inte än: { $what }
new-game-too-large = Det här trädet skulle ha { $more ->
    [yes] fler än { $nodes }
   *[no] { $nodes }
} noder. Ner till djupet { $deepest } får det plats.
