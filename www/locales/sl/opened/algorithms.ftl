### Algoritmi, v slovenščini.

about-minimax = Obišče vsa vozlišča: MAX vzame največjo vrednost otrok, MIN najmanjšo. Po njem se merijo drugi algoritmi.
    .history = Von Neumann je leta 1928 pokazal, da imajo take igre vrednost; leta 1950 je Shannon opisal, kako preiskati drevo igre pri šahu.
about-negamax = Minimaks z enim pravilom za oba igralca, saj eden izgubi, kar drugi dobi.
about-one-ply = Primerja statične vrednosti otrok korena, ne da bi pogledal odgovore.
about-alpha-beta = Zapomni si, kaj ima vsaka stran že zagotovljeno, α in β, in preskoči, kar ne more spremeniti rezultata. Najde isto vrednost kot minimaks.
    .history = McCarthy je dobil zamisel leta 1956. Edwards in Hart sta jo zapisala leta 1961 in znova leta 1963, Knuth in Moore sta jo analizirala leta 1975, Fishburn pa jo je leta 1983 predelal v fail-soft.
about-negamax-alpha-beta = Alfa-beta z enim pravilom za oba igralca: α pripada strani, ki je na potezi, in okno (α, β) pri vsaki polpotezi postane (−β, −α).
about-negamax-tt = Zapomni si, kaj je ugotovil o položaju, da istega položaja, doseženega po drugi poti, ni treba preiskati znova.
    .history = Izvira iz Greenblattovega šahovskega programa; ta oblika je Marslandova, iz leta 1986.
about-minimal = Obišče le, kar mora alfa-beta pri tem vrstnem redu otrok obiskati ne glede na vrednosti.
about-null-window = Vpraša eno samo stvar: ali je koren vreden najmanj γ? Njegovo okno je široko eno enoto, ožjega ni.
about-scout = Preden ovrednoti poznejšega otroka, preizkusi, ali je ta sploh lahko boljši.
about-pvs = Zaupa prvemu otroku. Druge preizkusi z ničelnim oknom v pričakovanju, da niso boljši, in znova preišče le tiste, ki so vendarle boljši.
about-negascout = SCOUT v obliki negamaks, z oknom. Pri zadnjih dveh polpotezah ne išče znova, saj tam že preizkus da točno vrednost.
about-iterative-deepening = Išče do globine 1, do globine 2 in tako naprej ter vsakič najprej preizkusi najboljšo varianto prejšnjega iskanja. Kadar koli zmanjka časa, je odgovor dala zadnja končana globina.
    .history = Pred njim sta bila De Grootovo postopno poglabljanje (1965) in Scottov program (1969).
about-aspiration = Začne z ozkim oknom okoli ugiba, da se več odreže. Če vrednost leži zunaj okna, se tista stran odpre in koren se preišče znova.
about-mtd-f = Sama iskanja z ničelnim oknom, začenši pri ugibu, dokler se spodnja in zgornja meja ne srečata. Kar posamezno iskanje najde, tabela ohrani za naslednje.
about-mtd-plus-inf = MTD od zgoraj: zgornja meja se spušča od +∞. S tabelo, ki ničesar ne pozabi, ovrednoti iste liste kot SSS*.
about-mtd-inf = MTD od spodaj: spodnja meja se dviguje od −∞. S tabelo, ki ničesar ne pozabi, ovrednoti iste liste kot DUAL*.
about-sss-star = Najprej najboljši: s seznama stanj vedno vzame eno z največjo oceno, zgornja meja pa se spušča, dokler ni enaka vrednosti.
about-dual-star = SSS* z zamenjanima stranema: spodnja meja se dviguje, dokler ni enaka vrednosti.
