### The difficulty that trees from seeds have in common, in English.

difficulty = Difficulty
difficulty-measure = { $measure ->
    [cutoffs] As many cutoffs that skip something
    [nodes] As many nodes entered
   *[any] Whatever the seeds give
}
# $own: of the tree on screen
difficulty-number = { $measure ->
    [cutoffs] Cutoffs in each tree; this one has { $own }
   *[nodes] Nodes entered in each tree; in this one { $own }
}
# $nearest: how many are in the tree that comes nearest
difficulty-tried = { $found ->
    [0] Of { $tried } trees that were tried, none is like that; the nearest has { $nearest }.
   *[other] Of { $tried } trees that were tried, { $found } { $found ->
        [one] is
       *[other] are
    } like that.
}
