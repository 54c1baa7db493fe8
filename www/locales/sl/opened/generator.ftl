### Obrazec za naključna drevesa, v slovenščini.

generator = Naključno drevo
generator-branching = Vejitev
generator-from = od
generator-to = do
generator-same = enako
generator-depth = Globina v polpotezah
generator-early = Zgodnji listi, v %
generator-early-hint = vozlišč med korenom in zadnjo polpotezo
generator-leaves = Listi
generator-leaves-uniform = Enakomerno
    .hint = Vsak se izžreba zase, enakomerno iz tega razpona.
generator-leaves-few = Malo vrednosti
    .hint = Vsak se izžreba zase, od 1 do toliko: veliko enakih.
generator-leaves-correlated = Korelirano
    .hint = Vsaka poteza pridobi ali izgubi do toliko, list pa je vreden vsoto na svoji poti: sorojenci so si podobni.
generator-values = do
generator-gain = sprememba
generator-best = Najprej najboljša poteza, v %
generator-best-hint = vozlišč; v drugih kjer koli
generator-noise = Statične vrednosti odstopajo za največ
generator-noise-hint = v notranjih vozliščih, za iskanja, ki se tam končajo
generator-none = nič
generator-seed = Seme
generator-another = Drugo seme
generator-whole = Napišite celo število od { $least } do { $most }.
generator-size = { $nodes ->
    [1] Eno vozlišče, list.
    [one] { $nodes } vozlišče, od tega listov: { $leaves }.
    [two] { $nodes } vozlišči, od tega listov: { $leaves }.
    [few] { $nodes } vozlišča, od tega listov: { $leaves }.
   *[other] { $nodes } vozlišč, od tega listov: { $leaves }.
}
generator-critical = { $critical ->
    [1] Alfa-beta ga ovrednoti.
   *[other] Alfa-beta jih ovrednoti najmanj { $critical }.
}
generator-too-large = V tem drevesu bi bilo vozlišč { $more ->
    [yes] več kot { $nodes }
   *[no] { $nodes }
}. Dovoljenih je največ { $limit }.
generator-make = Ustvari
