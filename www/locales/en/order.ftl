### The order of children, in English.

switch-order = Child order
    .as-written = as written
    .reversed = reversed
    .best-first = best first
    .worst-first = worst first
    .static = by static value
    .shuffle = shuffled
    .pv = last principal variation
    .table = move in the table
    .killer = killer moves
    .history = history
    .refutation = refutation
    .seed = Seed
    .then = then by
    .then-at = then by, rule { $number }
    .end = — nothing more
    .deepening = { $table ->
        [yes] What the last iteration found best comes first, then the table’s move, even if they are not listed here.
       *[no] What the last iteration found best comes first, even if it is not listed here.
    }
step-order = { $rule ->
    [reversed] The children of node { $node } are taken from the right
    [best-first] The children of node { $node } are put in order, the best for { $player } first
    [worst-first] The children of node { $node } are put in order, the worst for { $player } first
    [static] The children of node { $node } are put in order by their static values, the best for { $player } first; those without one come last
    [history] The children of node { $node } are put in order by the history heuristic, starting with the moves that have served { $player } best
   *[shuffle] The children of node { $node } are shuffled, with seed { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
step-order-mixed = The children of node { $node } are taken in this order: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
step-order-pv = { $children }, where the last best line goes
step-order-table = { $children }, the table’s move
step-order-killer = { $children }, { $count ->
    [one] a killer move at this ply
   *[other] killer moves at this ply
}
step-order-refutation = { $children }, which refuted the same last move before
step-order-history = { $children } by history
step-order-static = { $children } by static value
step-order-best-first = { $children }, the best first
step-order-worst-first = { $children }, the worst first
step-order-reversed = { $children } from the right
step-order-shuffle = { $children } shuffled
step-order-as-written = { $children } as written
order = Order matters
order-as-written = As written
order-best-first = Best first
order-worst-first = Worst first
order-shuffle = Shuffled
