### Graf rasti, v slovenščini.

growth-title = Rast
growth-chart = Graf rasti: s puščičnimi tipkami se premikate od točke do točke, Enter odpre drevo
growth-presets = Kje začeti
growth-preset-deeper = Globlje, po 4 poteze
growth-preset-wider = Širše, 4 polpoteze
growth-preset-thirty = 30 potez, 2 polpotezi: 900 proti 59
growth-preset-forty = 40 potez, 5 polpotez: 102.400.000
growth-preset-chess = Kot pri šahu, 35 potez
growth-as-table = Pokaži kot tabelo
growth-copy = Kopiraj kot CSV
growth-copied = Kopirano
growth-not-copied = Kopiranje ni uspelo
growth-entered = obiskanih vozlišč
growth-evaluated = ovrednotenih listov
growth-depth = globina
growth-branching = vejitev
growth-axis-depth = globina v polpotezah
growth-axis-branching = vejitev: poteze v vsakem vozlišču
growth-set-quantity = Število
growth-set-across = Glede na
growth-set-branching = Vejitev
growth-set-depth = Globina
growth-set-to = Do
growth-set-leaves = Listi
growth-set-bestFirst = Najprej najboljši, v %
growth-set-trees = Dreves na točko
growth-set-algorithms = Iskanja
growth-leaves-uniform = neodvisni
growth-leaves-few = 1, 2 ali 3
growth-leaves-correlated = korelirani
growth-logarithmic = Logaritemsko
growth-curve-all = Celo drevo
    .short = celo drevo
growth-curve-critical = Kritično drevo
    .short = kritično drevo
growth-curve-random = Približek, naključni vrstni red
    .short = naključni red
growth-point = { $algorithm }, globina { $depth }, vejitev { $branching }: { $mean } { $quantity } { $spread ->
    [single] v enem drevesu
    [none] v vsakem od { $trees } dreves
   *[some] v povprečju čez { $trees } dreves, od { $least } do { $most }
}
growth-card-shape = { $branching ->
    [one] { $branching } poteza
    [two] { $branching } potezi
    [few] { $branching } poteze
   *[other] { $branching } potez
}, { $depth ->
    [1] 1 polpoteza
    [one] { $depth } polpoteza
    [two] { $depth } polpotezi
    [few] { $depth } polpoteze
   *[other] { $depth } polpotez
}
growth-card-trees = { $spread ->
    [single] eno drevo
    [none] enako v vsakem od { $trees } dreves
   *[some] povprečje { $trees } dreves, od { $least } do { $most }
}
growth-card-open = Kliknite, da odprete prvo drevo
growth-open = Odpri prvo drevo
growth-trees = drevesa
growth-table = Števila kot tabela
growth-caption = Povprečno število { $quantity }; pod njim najmanjše in največje.
growth-range = { $least } – { $most }
growth-how = Točka je povprečje { $trees ->
    [1] enega naključnega drevesa
    [one] { $trees } naključnega drevesa ali manj, kjer so velika; ročica sega od najmanjšega do največjega
   *[other] { $trees } naključnih dreves ali manj, kjer so velika; ročica sega od najmanjšega do največjega
}. Šteje vsak obisk. { $quantity ->
    [entered] Σ sešteva po vseh polpotezah k od 0 do d.
   *[evaluated] { "" }
} Števili za celo drevo in za kritično drevo, ki je najmanjše, kar dokaže vrednost (Knuth in Moore 1975), sta točni; črtkana krivulja je približek za alfa-beta z otroki v naključnem vrstnem redu (Pearl 1982).
growth-limit = Drevo ima lahko največ { $nodes } vozlišč: nič se ne meri onkraj { $across ->
    [depth] globine
   *[branching] vejitve
} { $last }. Naprej od tam sta števili za celo drevo in za kritično drevo izračunani, ne preiskani.
growth-progress = Merjenje
growth-measured = { $done } od { $all } točk
growth-cancel = Prekliči
growth-stopped = { $pending ->
    [1] Ena točka ni izmerjena.
    [one] { $pending } točka ni izmerjena.
    [two] { $pending } točki nista izmerjeni.
    [few] { $pending } točke niso izmerjene.
   *[other] { $pending } točk ni izmerjenih.
}
growth-measure = Izmeri
growth-failed = Merjenje tukaj ni uspelo.
