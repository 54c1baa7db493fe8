### Vaje in izročki na papirju, v slovenščini.

paper-kind = Vsebina
paper-kind-exercise = Vaja: okenca za α in β, brez vrednosti
paper-kind-handout = Izroček: izbrani trenutki in njihov potek
paper-heading = Naslov
paper-sheets = Drevesa
    .hint = Vsaka ima svoje drevo: drevo recepta s tem semenom in s semeni za njim.
paper-per = Na strani
paper-per-page = { $trees ->
    [1] Eno drevo, z največjimi okenci
    [2] Dve drevesi
   *[other] Štiri drevesa
}
paper-looking = Do zdaj najdenih dreves: { $found }
paper-plan = Dreves: { $trees }, strani: { $pages }{ $keys ->
    [0] .
   *[other] , strani z rešitvami: { $keys }.
}
# In millimetres.
paper-boxes = { $small ->
    [yes] Okenca merijo { $width } × { $height } mm; z manj vozlišči ali manj drevesi na strani so večja.
   *[no] Okenca merijo { $width } × { $height } mm.
}
paper-none = Nobeno drevo nima te težavnosti.
paper-with-key = Z rešitvami, na ločenih straneh
paper-format = Papir
paper-format-A4 = A4
paper-format-letter = Letter
paper-print = Natisni…
paper-moments = Trenutki
    .hint = Ločeni z vejicami: start, end, 50%, cutoff:1, cutoff:last, visit:C, return:C. Kar je strnjeno na zaslonu, je strnjeno na papirju.
paper-too-large = { $sheet ->
    [0] V drevesu je preveč
   *[other] V drevesu pole { $sheet }, s semenom { $seed }, je preveč
} { $lacks ->
    [width] listov ({ $has }). Na stran jih gre v okencih, ki jih je mogoče brati, drug ob drugega približno { $most }. Uporabite manjše drevo
   *[height] vrst ({ $has }). Na stran jih gre v okencih, ki jih je mogoče brati, druga pod drugo največ { $most }. Uporabite drevo manjše globine
}{ $sheet ->
    [0] .
   *[other] { " " }ali druga semena.
}
paper-fewer = Ali pa dajte na stran manj dreves.
paper-sheet-failed = Pola { $sheet }: { $reason }

## Na papirju

paper-untitled = { $kind ->
    [handout] Iskanje korak za korakom
   *[exercise] Vaja
}
paper-number = Št. { $number }
paper-key = Rešitve
paper-name = Ime
paper-date = Datum
paper-setting = { $algorithm }. V korenu je na potezi { $player }.{ $some ->
    [yes] { " " }Nastavitve: { $switches }.
   *[no] { "" }
}
paper-task = { $windows ->
    [yes] V okenci vsakega vozlišča napišite α in β, s katerima je prvič obiskano, v njegov trikotnik ali ob njem pa vrednost, ki jo vrne, z znakom =, ≥ ali ≤. Prečrtajte vsako odrezano povezavo.
   *[no] V vsak trikotnik ali ob njem napišite vrednost, ki jo vozlišče vrne.
}
# $where: the nodes, separated by commas.
paper-answer = Vrednost { $value }{ $moves ->
    [yes] , najboljša poteza { $best }
   *[no] { "" }
}. Obiskanih vozlišč: { $entered }, ovrednotenih listov: { $evaluated }, { $cutoffs ->
    [0] noben rez ničesar ne preskoči.
    [1] en rez kaj preskoči: v { $where }.
    [one] { $cutoffs } rez kaj preskoči: v { $where }.
    [two] { $cutoffs } reza kaj preskočita: v { $where }.
    [few] { $cutoffs } rezi kaj preskočijo: v { $where }.
   *[other] { $cutoffs } rezov kaj preskoči: v { $where }.
}
paper-key-hint = Okenci kažeta okno, α in β, s katerim je vozlišče prvič obiskano. Vozlišče brez okenc ni nikoli obiskano ali nima okna.
paper-counts = Obiskanih vozlišč: { $entered }, ovrednotenih listov: { $evaluated }, { $cutoffs ->
    [1] en rez
    [one] { $cutoffs } rez
    [two] { $cutoffs } reza
    [few] { $cutoffs } rezi
   *[other] { $cutoffs } rezov
}{ $saved ->
    [0] .
    [1] ; eno vozlišče manj kot minimaks.
    [one] ; { $saved } vozlišče manj kot minimaks.
    [two] ; { $saved } vozlišči manj kot minimaks.
    [few] ; { $saved } vozlišča manj kot minimaks.
   *[other] ; { $saved } vozlišč manj kot minimaks.
}
paper-tree = Drevo: { $tree }
paper-step = Korak { $step } od { $steps }
paper-earlier = Prejšnji koraki so izpuščeni.
