### Predstavitveni način in predavateljski pogled, v slovenščini.

## Predstavitveni način

presenter-mode = Predstavitveni način
blanked = { $cuts ->
    [yes] Vrednosti, števci in rezi so skriti: najprej ugibajte.
   *[no] Vrednosti in števci so skriti: najprej ugibajte.
}
beside-what = { $what ->
    [code] Psevdokoda
    [decision] Odločitev
   *[none] Samo drevo
}
presenter-blocked = Brskalnik je drugo okno preprečil. Odprite ga ročno:

## Predavateljski pogled

presenter-of = { $tree }: { $algorithm }
presenter-alone = To okno spada k strani v predstavitvenem načinu: odprite ga tam.
presenter-gone = Stran je zaprta ali se znova nalaga. Če se ne vrne, jo znova odprite: predavanje se nadaljuje, kjer je bilo.
presenter-silent = Stran se ne odziva. To okno znova odprite iz tamkajšnjega predstavitvenega načina.
presenter-left = Stran ni v predstavitvenem načinu.
presenter-black = Zaslon pred občinstvom je črn: katera koli tipka ga spet pokaže.
presenter-blanked = Občinstvo ne vidi vrednosti in števcev.
preview-missing = Slike tega, kar vidi občinstvo, ni bilo mogoče naložiti. Tipke in gumbi delujejo tudi brez nje.
pointing = Premikajte, da kažete, vlecite, da rišete; pritisnite vozlišče, da ga osvetlite, dvakrat, da ga približate. Tipke: puščice, Enter, Escape.
node-lit-label = Osvetljeno vozlišče
node-lit = Vozlišče { $node } je pred občinstvom osvetljeno.
zoom-lit = Približaj vozlišče
zoom-whole = Celo drevo
next-step = Naslednji korak
no-next-step = To je zadnji korak.
notes = Zapiski k temu drevesu
elapsed = Čas od začetka
restart-clock = Znova
clock = Ura predavanja
clock-pause = Ustavi uro
clock-run = Poženi uro
clock-length = Načrtovano trajanje
clock-minutes = { $minutes ->
    [0] brez načrta
   *[other] { $minutes } min
}
clock-left = { $over ->
    [yes] { $time } čez čas
   *[no] še { $time }
}
clock-slide = { $planned ->
    [yes] ta prosojnica { $time } od { $share }
   *[no] ta prosojnica { $time }
}
time-of-day = Ura
decision-none = V tem koraku se nič ne odloči.
edit-in-hall = Spreminjaj pred razredom
