### Stora träd, som görs på annat håll, på svenska.

progress = Förlopp
progress-start = Startar…
    .short = Startar
progress-read = { $known ->
    [yes] Slumpar fram: { NUMBER($done) } av { NUMBER($total) } noder
   *[no] Läser trädet…
}
    .short = Läser trädet
progress-search = { $known ->
    [yes] Söker: { NUMBER($percent) } % av trädet, { NUMBER($events) } { $events ->
        [one] händelse
       *[other] händelser
    }
   *[no] Söker…
}
    .short = Söker
progress-index = Indexerar { NUMBER($events) } { $events ->
    [one] händelse
   *[other] händelser
}…
    .short = Indexerar
progress-take = Tar över: { NUMBER($percent) } %
    .short = Tar över
progress-rest = Ritar upp…
    .short = Ritar upp
cancel = Avbryt
progress-save = Skriver filen: { NUMBER($percent) } %
    .short = Skriver filen
