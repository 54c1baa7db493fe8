### Searches of one tree beside each other, in English.

## The panes

pane = Pane { $number }: { $algorithm }
pane-algorithm = Algorithm of pane { $number }
pane-close = Close pane { $number }, { $algorithm }
pane-add = Add a pane
pane-ended = { $at }, ended
compare-picture = { $algorithm }, { $at }: { $entered ->
    [one] one node entered
   *[other] { $entered } nodes entered
}, { $evaluated ->
    [one] one leaf evaluated
   *[other] { $evaluated } leaves evaluated
}, { $cutoffs ->
    [one] one cutoff
   *[other] { $cutoffs } cutoffs
}{ $skip ->
    [all] { "" }
    [none] { $cutoffs ->
        [one] , which skips nothing
       *[other] , none of which skips anything
    }
   *[some] { $idle ->
        [one] , of which one skips nothing
       *[other] , of which { $idle } skip nothing
    }
}{ $marks ->
    [some] ; visited here and left out in another pane: { $here }, the reverse: { $elsewhere }
   *[none] { "" }
}
compare-here = visited here, left out in another
compare-elsewhere = left out here, visited in another
compare-length = of the { $minimax ->
    [one] { $minimax } node
   *[other] { $minimax } nodes
} that minimax enters

## How they go on together

pace-step = step by step
    .hint = All have done the same number of steps
pace-leaf = leaf by leaf
    .hint = All have evaluated the same number of leaves
pace-end = each to its end
    .hint = All have done the same share of their own steps, so that they end together

## The counters

comparison = Comparison
compare-table = The counts of each pane, and in small figures their differences from pane 1
compare-now = so far
compare-entered = Nodes entered
compare-evaluated = Leaves evaluated
compare-cutoffs = Cutoffs
compare-idleCutoffs = of which skip nothing
compare-steps = Steps
compare-value = Value
compare-best = Best move
compare-to = to { $node }
