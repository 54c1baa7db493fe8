### Trees of real games, in English.

game-tic-tac-toe = Tic-tac-toe
game-four = Four in a row
game-chess = Chess

error-games-not-loaded = The rules of the games could not be loaded. Check the connection and try again.
recipe-expected = { $end ->
    [yes] the text ends
   *[no] { $found } stands here
}. Write { $expected ->
    [game] a game: { $right }
    [mark] { $right }
    [end] nothing
    [parameter] one of { $right }
    [word] one of { $right }
    [whole] a whole number from { $least } to { $most }
    [square] X, O, or . for an empty square
    [row] a row of { $most } squares
    [row-of] a row of { $least } to { $most } squares
    [rows] a board, from the top, with / between its rows; it has { $isRange ->
        [yes] { $least } to { $most }
       *[no] { $most }
    } of them
    [as-in-position] { $most }, as in the position
    [turn] { $right }, who has one less
    [column] a column from { $least } to { $most }
    [placement] a board of eight ranks, from the eighth, with / between them, each as rnbqkbnr, 8 or 3k4
    [side] w or b, for the side that moves
    [castling] - or some of KQkq, for a king and a rook that have not moved
    [en-passant] - or the square behind a pawn that has just gone two squares
    [clock] a number of moves
   *[other] something else
}.
recipe-unclosed-bracket = the bracket after the game’s name is not closed. Write a ).
recipe-repeated = { $found } is repeated here.
recipe-out-of-turn = X has { $x } and O has { $o } here. Who moves in turn has at most one more.
recipe-two-winners = X and O both have a line here. A game ends with the first.
recipe-in-the-air = a disc lies above an empty square here.
recipe-full-column = column { $found } is full by then.
recipe-after-the-end = the game is over by then.
recipe-unplayable = no game of chess has this position. Each side has one king, at most 8 pawns and 16 pieces in all; pawns stand on none of the outer ranks, and whoever has moved is not in check.
recipe-would-have = with { $found } the tree would have { $more ->
    [yes] more than { $count }
   *[no] { $count }
} nodes, and it may have { $most }. Here depth={ $deepest } fits.

preset-lesson-draw = Tic-tac-toe: a draw
notice-lesson-draw = O moves and is MAX. Look at the boards: after each of O’s three moves X still has a reply that keeps the game at 0. Alpha-beta enters 9 of the 12 nodes and evaluates 4 of the 6 leaves.
    .question = After each of O’s three moves, does X have a reply that keeps the game at 0?
    .source = A Slovenian lesson’s position, whose tree ends where one square is left and nothing can be decided there.
preset-two-threats = Four: two threats
notice-two-threats = X has two discs side by side. One ply deep every move looks quiet, two plies deep X even stands worse; three plies deep X wins: a third disc with both ends open makes two threats, and O can stop only one. Set the switch Depth limit to 1, 2 and 3, and see the value go from 2 to −1 to 1000.
    .question = X has two discs side by side. How does the value change with the depth of the search?
    .source = Made for Plyscope.
preset-mate-in-two = Chess: mate in two
notice-mate-in-two = Counting material, White is a rook up wherever the search stops: 5. At depth 2 the value is still 5; one ply deeper the mate is seen, Kf7, Kh7, Rh1, and the value is ∞. Set the switch Depth limit to 2 to see the horizon.
    .question = White is a rook up. How deep does the search have to look to see more than that?
    .source = Made for Plyscope.
preset-guarded-pawn = Chess: a guarded pawn
notice-guarded-pawn = One ply deep the queen takes the pawn, Qxd6, and is a pawn up: 8. Two plies deep the other pawn takes the queen, and any quiet move is better: 7. Choose One ply, or set the switch Depth limit to 1, and compare.
    .question = The queen can take a pawn. Is that still good one ply deeper?
    .source = Made for Plyscope.
