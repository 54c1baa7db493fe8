### Besedila v sliki, v slovenščini.

folded-nodes = { $nodes ->
    [one] { $nodes } vozlišče
    [two] { $nodes } vozlišči
    [few] { $nodes } vozlišča
   *[other] { $nodes } vozlišč
}
    .short = { $nodes }
folded-entered = obiskano { $entered } od { $nodes }
    .brief = { $entered } od { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = preskočeno { $skipped }
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Kritično drevo: { $critical }
legend-waste = Odvečno: { $wasted }
open-chips = OPEN
pass-depth = g { $depth }
