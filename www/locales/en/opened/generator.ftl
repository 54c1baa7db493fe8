### The form for random trees, in English.

generator = Random tree
generator-branching = Branching
generator-from = from
generator-to = to
generator-same = same
generator-depth = Depth in plies
generator-early = Early leaves, in %
generator-early-hint = of the nodes between the root and the last ply
generator-leaves = Leaves
generator-leaves-uniform = Uniform
    .hint = Each is drawn by itself, evenly from this range.
generator-leaves-few = Few values
    .hint = Each is drawn by itself, from 1 to this: many ties.
generator-leaves-correlated = Correlated
    .hint = Each move gains or loses up to this, and a leaf is worth the sum along its path: siblings are alike.
generator-values = up to
generator-gain = gain
generator-best = Best move first, in %
generator-best-hint = of the nodes; anywhere in the others
generator-noise = Static values, off by up to
generator-noise-hint = at interior nodes, for searches that end there
generator-none = none
generator-seed = Seed
generator-another = Another seed
generator-whole = Use a whole number from { $least } to { $most }.
generator-size = { $nodes ->
    [one] One node, a leaf.
   *[other] { $nodes } nodes, of which { $leaves ->
        [one] { $leaves } is a leaf
       *[other] { $leaves } are leaves
    }.
}
generator-critical = { $critical ->
    [one] Alpha-beta evaluates it.
   *[other] Alpha-beta evaluates at least { $critical } of them.
}
generator-too-large = This tree would have { $more ->
    [yes] more than { $nodes }
   *[no] { $nodes }
} nodes. Use at most { $limit }.
generator-make = Generate
