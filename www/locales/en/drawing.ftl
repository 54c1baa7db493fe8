### Texts in the picture, in English.

folded-nodes = { $nodes } nodes
    .short = { $nodes }
folded-entered = { $entered } of { $nodes } entered
    .brief = { $entered } of { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = { $skipped } skipped
skipped-nodes = { $count ->
    [one] { $count } node not looked at
   *[other] { $count } nodes not looked at
}
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Critical tree: { $critical }
legend-waste = Waste: { $wasted }
open-chips = OPEN
pass-depth = d { $depth }
