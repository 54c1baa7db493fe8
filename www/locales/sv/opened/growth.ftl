### Tillväxtdiagrammet, på svenska.

growth-title = Tillväxt
growth-chart = Tillväxtdiagram: piltangenterna går från punkt till punkt, Enter öppnar trädet
growth-presets = Var man börjar
growth-preset-deeper = Djupare, 4 drag i varje nod
growth-preset-wider = Bredare, 4 halvdrag
growth-preset-thirty = 30 drag, 2 halvdrag: 900 mot 59
growth-preset-forty = 40 drag, 5 halvdrag: 102 400 000
growth-preset-chess = Som i schack, 35 drag
growth-as-table = Visa som tabell
growth-copy = Kopiera som CSV
growth-copied = Kopierat
growth-not-copied = Kunde inte kopieras
growth-entered = besökta noder
growth-evaluated = utvärderade löv
growth-depth = djup
growth-branching = förgrening
growth-axis-depth = djup i halvdrag
growth-axis-branching = förgrening: drag i varje nod
growth-set-quantity = Antal
growth-set-across = Mot
growth-set-branching = Förgrening
growth-set-depth = Djup
growth-set-to = Upp till
growth-set-leaves = Löv
growth-set-bestFirst = Bästa först i %
growth-set-trees = Träd per punkt
growth-set-algorithms = Sökningar
growth-leaves-uniform = oberoende
growth-leaves-few = 1, 2 eller 3
growth-leaves-correlated = korrelerade
growth-logarithmic = Logaritmisk
growth-curve-all = Hela trädet
    .short = hela trädet
growth-curve-critical = Det kritiska trädet
    .short = kritiska trädet
growth-curve-random = Tumregel, slumpmässig ordning
    .short = slumpordning
growth-point = { $algorithm }, djup { $depth }, förgrening { $branching }: { $mean } { $quantity } { $spread ->
    [single] i ett träd
    [none] i vart och ett av { $trees } träd
   *[some] i genomsnitt över { $trees } träd, från { $least } till { $most }
}
growth-card-shape = { $branching } drag, { $depth ->
    [one] 1 halvdrag
   *[other] { $depth } halvdrag
}
growth-card-trees = { $spread ->
    [single] ett träd
    [none] lika i vart och ett av { $trees } träd
   *[some] medelvärde över { $trees } träd, från { $least } till { $most }
}
growth-card-open = Klicka för att öppna det första trädet
growth-open = Öppna det första trädet
growth-trees = träd
growth-table = Antalen som tabell
growth-caption = Medelvärde av { $quantity }; därunder det minsta och det största.
growth-range = { $least } – { $most }
growth-how = En punkt är medelvärdet över { $trees ->
    [one] ett slumpträd
   *[other] { $trees } slumpträd, eller färre där de är stora; strecket genom den går från det minsta till det största
}. Varje besök räknas. { $quantity ->
    [entered] Σ summerar över alla halvdrag k från 0 till d.
   *[evaluated] { "" }
} Hela trädet och det kritiska trädet, som är det minsta som bevisar ett värde (Knuth och Moore 1975), är exakta antal; den streckade kurvan är en tumregel för alfa-beta med barnen i slumpmässig ordning (Pearl 1982).
growth-limit = Ett träd rymmer högst { $nodes } noder: ingenting mäts bortom { $across ->
    [depth] djup
   *[branching] förgrening
} { $last }. Längre bort är antalen för hela trädet och det kritiska trädet uträknade, inte sökta.
growth-progress = Mäter
growth-measured = { $done } av { $all } punkter
growth-cancel = Avbryt
growth-stopped = { $pending ->
    [one] En punkt är inte mätt.
   *[other] { $pending } punkter är inte mätta.
}
growth-measure = Mät
growth-failed = Det gick inte att mäta här.
