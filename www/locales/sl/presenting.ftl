### Predstavitveni način in predavateljski pogled, v slovenščini.

## Predstavitveni način

presenter-mode = Predstavitveni način
blank = Skrij
blank-hint = Skrij ali pokaži vrednosti in števce
blanked = { $cuts ->
    [yes] Vrednosti, števci in rezi so skriti: najprej ugibajte.
   *[no] Vrednosti in števci so skriti: najprej ugibajte.
}
blank-cuts = Tudi rezi
blank-cuts-hint = Skrij ali pokaži vrednosti, števce in reze
beside = Ob drevesu
beside-what = { $what ->
    [code] Psevdokoda
    [decision] Odločitev
   *[none] Samo drevo
}
hidden = skrito
presenter-view = Predavateljski pogled
presenter-view-hint = Gumbi, naslednji korak, zapiski in ura v drugem oknu
full-screen = Cel zaslon
leave = Zapusti
leave-hint = Zapusti predstavitveni način
presenter-blocked = Brskalnik je drugo okno preprečil. Odprite ga ročno:

## Predavateljski pogled

presenter-of = { $tree }: { $algorithm }
presenter-alone = To okno spada k strani v predstavitvenem načinu: odprite ga tam.
presenter-gone = Stran je zaprta ali se znova nalaga.
presenter-silent = Stran se ne odziva. To okno znova odprite iz tamkajšnjega predstavitvenega načina.
presenter-left = Stran ni v predstavitvenem načinu.
presenter-blanked = Občinstvo ne vidi vrednosti in števcev.
next-step = Naslednji korak
no-next-step = To je zadnji korak.
notes = Zapiski k temu drevesu
notes-hint = Vidite jih le vi. Ta brskalnik jih ohrani.
notes-not-kept = Ta brskalnik zapiskov ne ohrani: ko se to okno zapre, jih ne bo več.
elapsed = Čas od začetka
restart-clock = Znova
time-of-day = Ura
