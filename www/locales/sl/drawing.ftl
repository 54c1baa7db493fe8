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
skipped-nodes = { $count ->
    [one] { $count } vozlišče ni pregledano
    [two] { $count } vozlišči nista pregledani
    [few] { $count } vozlišča niso pregledana
   *[other] { $count } vozlišč ni pregledanih
}
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
