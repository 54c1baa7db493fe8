### Iskanja v enem drevesu eno ob drugem, v slovenščini.

## Podokna

pane = Podokno { $number }: { $algorithm }
pane-algorithm = Algoritem v podoknu { $number }
pane-close = Zapri podokno { $number }, { $algorithm }
pane-add = Dodaj podokno
pane-ended = { $at }, končano
compare-picture = { $algorithm }, { $at }: { $entered ->
    [1] eno obiskano vozlišče
    [one] { $entered } obiskano vozlišče
    [two] { $entered } obiskani vozlišči
    [few] { $entered } obiskana vozlišča
   *[other] { $entered } obiskanih vozlišč
}, { $evaluated ->
    [1] en ovrednoten list
    [one] { $evaluated } ovrednoten list
    [two] { $evaluated } ovrednotena lista
    [few] { $evaluated } ovrednoteni listi
   *[other] { $evaluated } ovrednotenih listov
}, { $cutoffs ->
    [1] en rez
    [one] { $cutoffs } rez
    [two] { $cutoffs } reza
    [few] { $cutoffs } rezi
   *[other] { $cutoffs } rezov
}{ $skip ->
    [all] { "" }
    [none] { $cutoffs ->
        [1] , ki ničesar ne preskoči
       *[other] , od katerih nobeden ničesar ne preskoči
    }
   *[some] { $idle ->
        [1] , od katerih eden ničesar ne preskoči
        [one] , od katerih { $idle } ničesar ne preskoči
        [two] , od katerih { $idle } ničesar ne preskočita
        [few] , od katerih { $idle } ničesar ne preskočijo
       *[other] , od katerih jih { $idle } ničesar ne preskoči
    }
}{ $marks ->
    [some] ; obiskano tukaj in izpuščeno v drugem podoknu: { $here }, obratno: { $elsewhere }
   *[none] { "" }
}
compare-here = obiskano tukaj, drugje izpuščeno
compare-elsewhere = izpuščeno tukaj, drugje obiskano
compare-length = od { $minimax ->
    [one] { $minimax } vozlišča, ki ga
    [two] { $minimax } vozlišč, ki ju
   *[other] { $minimax } vozlišč, ki jih
} obišče minimaks

## Kako gredo naprej skupaj

pace-step = korak za korakom
    .hint = Vsa iskanja so naredila enako število korakov
pace-leaf = list za listom
    .hint = Vsa iskanja so ovrednotila enako število listov
pace-end = vsako do svojega konca
    .hint = Vsa iskanja so opravila enak delež svojih korakov, da se končajo hkrati

## Števci

comparison = Primerjava
compare-table = Števila v vsakem podoknu in z majhnimi številkami razlike glede na podokno 1
compare-now = doslej
compare-entered = Obiskana vozlišča
compare-evaluated = Ovredno­teni listi
compare-cutoffs = Rezi
compare-idleCutoffs = od tega brez učinka
compare-steps = Koraki
compare-value = Vrednost
compare-best = Najboljša poteza
compare-to = v { $node }
