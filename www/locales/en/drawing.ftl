### Texts in the picture, in English.

folded-nodes = { $nodes } nodes
    .short = { $nodes }
folded-entered = { $entered } of { $nodes } entered
    .brief = { $entered } of { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = { $skipped } skipped
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Critical tree: { $critical }
legend-waste = Waste: { $wasted }
root-window = Window at the root
pass-low = failed low
pass-inside = inside
pass-high = failed high
pass-depth = d { $depth }
