### Drevesa pravih iger, v slovenščini.

board = Deska
board-back = Nazaj
board-move = Poteza…
# $side: the side that moves. $ends: whether the game is over there, or the tree ends before.
board-caption = { $isRoot ->
    [yes] Vozlišče { $node }, koren.
   *[no] Vozlišče { $node }, po potezi { $move }.
} { $ends ->
    [over] Igra je končana.
    [limit] Drevo se tukaj konča.
   *[no] { $side ->
        [w] Na potezi je beli.
        [b] Na potezi je črni.
       *[other] Na potezi je { $side }.
    }
}
board-piece = { $piece ->
    [empty] prazno
    [K] beli kralj
    [Q] bela dama
    [R] bela trdnjava
    [B] beli lovec
    [N] beli skakač
    [P] beli kmet
    [k] črni kralj
    [q] črna dama
    [r] črna trdnjava
    [b] črni lovec
    [n] črni skakač
    [p] črni kmet
   *[other] { $piece }
}
board-square = { $square }, { board-piece }{ $last ->
    [yes] , zadnja poteza
   *[no] { "" }
}{ $state ->
    [move] , poteza { $move }
    [from] , dvignjeno
    [set] , postavi sem
    [remove] , odstrani
   *[none] { "" }
}
trees-of-games = Drevesa iger
new-game = Nova igra
new-game-open = Nova igra…
new-game-game = Igra
new-game-size = Deska
new-game-columns = stolpci
new-game-rows = vrste
new-game-position = Položaj, vrsta za vrsto od zgoraj
new-game-fen = Položaj v FEN
new-game-start = začetni v igri
new-game-moves = Na potezi
new-game-side = { $side ->
    [w] beli
    [b] črni
    [due] kakor pove položaj
   *[other] { $side }
}
new-game-set = Postavi
new-game-set-hint = Izberite figuro in pritisnite polja: tja se postavi ali pa se odstrani, kjer že stoji.
new-game-pieces = Figure
new-game-clear = Počisti
new-game-hint = S pritiski na polja igrate poteze; drevo se začne s položajem, do katerega vodijo.
new-game-grow = Razvij
new-game-wrong = Še ne: { $what }
new-game-too-large = V tem drevesu bi bilo vozlišč { $more ->
    [yes] več kot { $nodes }
   *[no] { $nodes }
}. Prostora je do globine { $deepest }.
