### Napredovanje pri velikih drevesih, v slovenščini.

progress = Napredovanje
progress-start = Začetek…
    .short = Začetek
progress-read = { $known ->
    [yes] Ustvarjanje: { NUMBER($done) } od { NUMBER($total) } vozlišč
   *[no] Branje drevesa…
}
    .short = Branje drevesa
progress-search = { $known ->
    [yes] Iskanje: { NUMBER($percent) } % drevesa, { NUMBER($events) } { $events ->
        [one] dogodek
        [two] dogodka
        [few] dogodki
       *[other] dogodkov
    }
   *[no] Iskanje…
}
    .short = Iskanje
progress-index = Urejanje: { NUMBER($events) } { $events ->
    [one] dogodek
    [two] dogodka
    [few] dogodki
   *[other] dogodkov
}…
    .short = Urejanje
progress-take = Prevzemanje: { NUMBER($percent) } %
    .short = Prevzemanje
progress-rest = Postavitev…
    .short = Postavitev
cancel = Prekliči
progress-save = Zapisovanje datoteke: { NUMBER($percent) } %
    .short = Zapisovanje datoteke
