### Vsa iskanja v drevesu eno ob drugem, v slovenščini.

results = Rezultati
results-close = Zapri rezultate
results-hint = Vsa z nastavitvami, ki zanje veljajo. Krepko: najmanjše med iskanji, ki dokažejo vrednost, kjer se razlikujejo. Črtica: neznano ali brez pomena. Klik na iskanje ga { $click ->
    [opens] odpre v podoknu ob drugih
   *[shows] pokaže
}.
results-algorithm = Algoritem
    .hint = Razvrsti kakor na seznamu
results-value = Vrednost
    .hint = Razvrsti po tem, kaj iskanje ugotovi o vrednosti korena, z vidika MAX
results-best = Najboljša poteza
    .hint = Razvrsti po najboljši potezi v korenu
results-entered = Obiskana
    .hint = Razvrsti po obiskih vozlišč
results-evaluated = Ovrednoteni
    .hint = Razvrsti po ovrednotenjih
results-cutoffs = Rezi
    .hint = Razvrsti po rezih
    .counted = { $number }{ $skip ->
        [all] { "" }
        [none] { " " }({ $number ->
            [1] brez učinka
           *[other] vsi brez učinka
        })
       *[some] { " " }({ $idle ->
            [1] 1 brez učinka
           *[other] { $idle } brez učinka
        })
    }
results-skipped = Preskočeni
    .hint = Razvrsti po otrocih, ki jih rezi preskočijo, vsakega z vsem, kar je pod njim
results-reSearches = Ponovna iskanja
    .hint = Razvrsti po otrocih, preiskanih drugič s širšim oknom
results-kept = Pomnilnik
    .hint = Razvrsti po največjem številu hkratnih vnosov: na seznamu OPEN pri SSS* in DUAL* ali v tabeli
results-waste = Odvečno
    .hint = Razvrsti po različnih obiskanih vozliščih zunaj kritičnega drevesa, kjer je okno korena povsem odprto
results-to = v { $node }
results-pane = Odpri { $name } v podoknu
results-reason = { $reason ->
    [no-static-value] potrebuje statično vrednost v vozlišču { $node }
    [too-many-events] traja predolgo, da bi teklo z drugimi
   *[out-of-memory] potrebuje več pomnilnika, kot ga je
}
results-copy = Kopiraj kot { $format }
results-copy-csv = CSV
results-copy-markdown = Markdown
results-copy-latex = LaTeX
results-copied = Kopirano kot { $format }
results-not-copied = Kopiranje ni uspelo
results-more = in še { $number }
