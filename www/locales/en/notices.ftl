### What to notice in the presets, in English.

notice-swedish-first-slides = MAX’s first move is worth 6, so once MIN has found the 1 after the second move, the last leaf cannot matter. Minimax looks at it all the same; alpha-beta skips it.
    .source = The first worked example of a Swedish lesson; the lesson never shows the fourth leaf, and the 4 there is ours.
notice-aima-two-ply = The second move is refuted by its first leaf, 2, so alpha-beta skips its other two leaves; the third shows its 2 only at the end, when nothing is left to skip. With the children in reversed order, alpha-beta skips nothing at all.
    .source = Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, chapter on games.
notice-wikipedia-four-ply = Of alpha-beta’s five cutoffs only three skip anything; the other two come after a node’s last child. It leaves node { $node-17 } on a tie, 6 against 6: if it cuts on > instead of ≥, it enters 26 nodes instead of 25.
    .source = Wikipedia (English), “Alpha–beta pruning”, figure.
notice-deep-cutoff = Alpha-beta leaves node { $node-6 }, where MIN moves, after the leaf 4, because MAX already has 5 at the root, three plies up; node { $node-6 }’s parent has set no bound yet. Switch deep cutoffs off, and it enters all 11 nodes instead of 10.
    .source = Made for Plyscope; the idea is in Donald E. Knuth and Ronald W. Moore, An Analysis of Alpha-Beta Pruning, 1975.
notice-tic-tac-toe = X is MAX and must stop O’s diagonal from a1 to c3: only c3 saves the draw. Alpha-beta leaves X’s third move, c1, as soon as one reply gives 0, and never sees that O would win there: the 0 it returns is only an upper bound, and the true value is −1.
    .source = Made for Plyscope, after a Slovenian lesson that draws the end of such a game; values are 1, 0 and −1 as X sees them.
notice-negascout-saves = NegaScout evaluates 14 leaves, alpha-beta 17. MAX has 6 from the first move, so the others are only asked whether they are worth more than 6. At nodes 11 and 20 the leaf 9 says yes at once, and the rest of the node is skipped; alpha-beta wants to know how much more, and looks at it.
    .source = Made for Plyscope.
notice-negascout-searches-again = The second move turns out to be worth more than the first one’s 3: its null-window search fails high with 8, so NegaScout searches node { $node-8 } once more, with β opened. That makes 21 visits, where alpha-beta has 14.
    .source = Made for Plyscope.
notice-killer = The reply r refutes the second move, b, and is remembered as a killer for this ply. After c it is tried first, and its 3 cuts at once: 2 leaves are skipped. As written, r comes last, and alpha-beta enters all 13 nodes instead of 11.
    .source = Made for Plyscope.
notice-transpositions = Taking a and then b leads to the same position as taking b and then a. When a position comes up again, the table answers, 6 times in all, and nothing below is searched: 34 nodes and 12 leaves instead of 45 and 23 without a table. Point at a node to see where its position comes up again.
    .source = Made for Plyscope.
notice-deepening = One ply deep, the second move looks best, with 7; two plies deep, the third, with 6; three plies deep the third is worth 8. Each iteration first tries the best move of the one before, so the deepest enters only 15 nodes; straight to depth 3, with the children as written, it would be 22.
    .source = Made for Plyscope.
notice-aspiration-fails-high = The guess is 4, the window (3, 5). The search comes up to 5, so the value is at least that, but how much? With β opened to ∞ the root is searched again, and is worth 6: 21 nodes for both, 15 for one search with the window open.
    .source = Made for Plyscope.
notice-aspiration-fails-low = The guess is 8, the window (7, 9). Nothing comes up to 7, so the value is at most what was found. With α opened to −∞ the root is searched again, and is worth 6: 29 nodes for both, 18 for one search with the window open.
    .source = Made for Plyscope.
notice-sss-skips = Alpha-beta evaluates 15 of the 16 leaves, SSS* 8. The first leaves, 3 and 1, bring their merits down so far that SSS* goes over to the second move, whose merit is still ∞, and solves the root there with 5; it never comes back to the first.
    .source = Made for Plyscope.
