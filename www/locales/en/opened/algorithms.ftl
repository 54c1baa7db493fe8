### The algorithms, in English.

about-minimax = Enters every node: MAX takes the greatest value of the children, MIN the least. The other algorithms are measured against it.
    .history = Von Neumann showed in 1928 that such games have a value; in 1950 Shannon described how to search the game tree of chess.
about-negamax = Minimax with one rule for both players, since what one wins the other loses.
about-one-ply = Compares the static values of the root’s children, without looking at the replies.
about-alpha-beta = Remembers what each side is sure of, α and β, and skips what cannot change the result. It finds the value that minimax finds.
    .history = McCarthy had the idea in 1956. Edwards and Hart wrote it down in 1961 and again in 1963, Knuth and Moore analysed it in 1975, and Fishburn made it fail-soft in 1983.
about-negamax-alpha-beta = Alpha-beta with one rule for both players: α belongs to the side to move, and the window (α, β) becomes (−β, −α) at each ply.
about-negamax-tt = Remembers what it has found out about a position, so that the same position, reached in another way, need not be searched again.
    .history = It comes from Greenblatt’s chess program; this form is Marsland’s, 1986.
about-minimal = Enters only what alpha-beta has to enter in this order of the children, whatever the values are.
about-null-window = Asks one thing: is the root worth at least γ? Its window is one unit wide, the narrowest that there is.
about-scout = Before it evaluates a later child, it tests whether that child can be better at all.
about-pvs = Trusts the first child. It tests the others with a null window, expecting them to be no better, and searches again only those that are better after all.
about-negascout = SCOUT in negamax form, with a window. It does not search again at the last two plies, where its test already gives the exact value.
about-iterative-deepening = Searches to depth 1, to depth 2 and so on, each time trying the best line of the previous search first. Whenever time runs out, the last finished depth has given an answer.
    .history = De Groot’s progressive deepening, 1965, and Scott’s program, 1969, came before.
about-aspiration = Begins with a narrow window round a guess, so that more is cut. If the value lies outside the window, that side is opened and the root is searched again.
about-mtd-f = Only null-window searches, beginning at a guess, until the lower and the upper bound meet. A table keeps what each search has found for the next.
about-mtd-plus-inf = MTD from above: the upper bound comes down from +∞. With a table that forgets nothing, it evaluates the leaves that SSS* evaluates.
about-mtd-inf = MTD from below: the lower bound rises from −∞. With a table that forgets nothing, it evaluates the leaves that DUAL* evaluates.
about-sss-star = Best first: from a list of states it always takes one with the greatest merit, and an upper bound comes down until it is the value.
about-dual-star = SSS* with the sides exchanged: a lower bound rises until it is the value.
