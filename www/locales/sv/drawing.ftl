### Vad som skrivs in i bilden, på svenska.

folded-nodes = { $nodes } noder
    .short = { $nodes }
folded-entered = { $entered } av { $nodes } besökta
    .brief = { $entered } av { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = { $skipped ->
    [one] { $skipped } överhoppad
   *[other] { $skipped } överhoppade
}
skipped-nodes = { $count ->
    [one] { $count } nod inte undersökt
   *[other] { $count } noder inte undersökta
}
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Kritiska trädet: { $critical }
legend-waste = Spill: { $wasted }
open-chips = OPEN
pass-depth = d { $depth }
