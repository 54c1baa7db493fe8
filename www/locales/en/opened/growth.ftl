### The chart of growth, in English.

growth-title = Growth
growth-chart = Chart of growth: arrow keys go from point to point, Enter opens the tree
growth-presets = Where to begin
growth-preset-deeper = Deeper, 4 moves each
growth-preset-wider = Wider, 4 plies
growth-preset-thirty = 30 moves, 2 plies: 900 against 59
growth-preset-forty = 40 moves, 5 plies: 102,400,000
growth-preset-chess = As in chess, 35 moves
growth-as-table = View as table
growth-copy = Copy as CSV
growth-copied = Copied
growth-not-copied = Could not be copied
growth-entered = nodes entered
growth-evaluated = leaves evaluated
growth-depth = depth
growth-branching = branching
growth-axis-depth = depth in plies
growth-axis-branching = branching: moves at each node
growth-set-quantity = Count
growth-set-across = Against
growth-set-branching = Branching
growth-set-depth = Depth
growth-set-to = Up to
growth-set-leaves = Leaves
growth-set-bestFirst = Best first in %
growth-set-trees = Trees per point
growth-set-algorithms = Searches
growth-leaves-uniform = independent
growth-leaves-few = 1, 2 or 3
growth-leaves-correlated = correlated
growth-logarithmic = Logarithmic
growth-curve-all = Whole tree
    .short = whole tree
growth-curve-critical = Critical tree
    .short = critical tree
growth-curve-random = Rule of thumb, random order
    .short = random order
growth-point = { $algorithm }, depth { $depth }, branching { $branching }: { $mean } { $quantity } { $spread ->
    [single] in one tree
    [none] in each of { $trees } trees
   *[some] on average over { $trees } trees, from { $least } to { $most }
}
growth-card-shape = { $branching } moves, { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
}
growth-card-trees = { $spread ->
    [single] one tree
    [none] the same in each of { $trees } trees
   *[some] mean of { $trees } trees, from { $least } to { $most }
}
growth-card-open = Click to open the first tree
growth-open = Open the first tree
growth-trees = trees
growth-table = Counts as a table
growth-caption = Mean of { $quantity }; below it the least and the greatest.
growth-range = { $least } – { $most }
growth-how = A point is the mean of { $trees ->
    [one] one random tree
   *[other] { $trees } random trees, or of fewer where they are large; its whisker reaches from the least to the greatest
}. Each visit counts. { $quantity ->
    [entered] Σ sums over all plies k from 0 to d.
   *[evaluated] { "" }
} The whole tree, and the critical tree, which is the least that proves a value (Knuth and Moore 1975), are exact counts; the dashed curve is a rule of thumb for alpha-beta with children in random order (Pearl 1982).
growth-limit = A tree holds at most { $nodes } nodes: nothing is measured beyond { $across ->
    [depth] depth
   *[branching] branching
} { $last }. Beyond it, the counts of the whole tree and of the critical tree are computed, not searched.
growth-progress = Measuring
growth-measured = { $done } of { $all } points
growth-cancel = Cancel
growth-stopped = { $pending ->
    [one] One point is
   *[other] { $pending } points are
} not measured.
growth-measure = Measure
growth-failed = Measuring failed here.
