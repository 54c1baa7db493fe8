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
}{ $marks ->
    [some] ; visited here and left out in another pane: { $here }, the other way round: { $elsewhere }
   *[none] { "" }
}
compare-here = visited here, left out in another
compare-elsewhere = left out here, visited in another
compare-others = What happens in the other panes

## How they go on together

pace = Together
pace-step = step by step
    .hint = Each has done as many steps
pace-leaf = leaf by leaf
    .hint = Each has evaluated as many leaves
pace-end = each to its end
    .hint = Each has done the same share of its own steps, so that all end together

## The counters

comparison = Comparison
compare-table = What each pane counts, and in small figures how much more or less that is than in pane 1
compare-now = so far
compare-entered = Nodes entered
compare-evaluated = Leaves evaluated
compare-cutoffs = Cutoffs
compare-steps = Steps
compare-value = Value
compare-best = Best move
compare-to = to { $node }
