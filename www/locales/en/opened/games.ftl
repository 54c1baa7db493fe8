### Trees of real games, in English.

board = Board
board-back = Back
board-move = Move…
# $side: the side that moves. $ends: whether the game is over there, or the tree ends before.
board-caption = { $isRoot ->
    [yes] Node { $node }, the root.
   *[no] Node { $node }, after { $move }.
} { $ends ->
    [over] The game is over.
    [limit] The tree ends here.
   *[no] { $side ->
        [w] White moves.
        [b] Black moves.
       *[other] { $side } moves.
    }
}
board-piece = { $piece ->
    [empty] empty
    [K] white king
    [Q] white queen
    [R] white rook
    [B] white bishop
    [N] white knight
    [P] white pawn
    [k] black king
    [q] black queen
    [r] black rook
    [b] black bishop
    [n] black knight
    [p] black pawn
   *[other] { $piece }
}
board-square = { $square }, { board-piece }{ $last ->
    [yes] , last move
   *[no] { "" }
}{ $state ->
    [move] , move { $move }
    [from] , picked up
    [set] , set here
    [remove] , remove
   *[none] { "" }
}
trees-of-games = Trees of games
new-game = New game
new-game-open = New game…
new-game-game = Game
new-game-size = Board
new-game-columns = columns
new-game-rows = rows
new-game-position = Position, row by row from the top
new-game-fen = Position in FEN
new-game-start = the first of a game
new-game-moves = Who moves
new-game-side = { $side ->
    [w] White
    [b] Black
    [due] as the position says
   *[other] { $side }
}
new-game-set = Set up
new-game-set-hint = Choose a piece and press squares: it is set there, or removed where it stands already.
new-game-pieces = Pieces
new-game-clear = Clear
new-game-hint = Press squares to make moves; the tree begins with the position that they lead to.
new-game-grow = Grow
new-game-wrong = Not yet: { $what }
new-game-too-large = This tree would have { $more ->
    [yes] more than { $nodes }
   *[no] { $nodes }
} nodes. It fits down to a depth of { $deepest }.
