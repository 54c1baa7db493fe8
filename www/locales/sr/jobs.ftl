### Ток рада са великим стаблима, на српском.

progress = Ток рада
progress-start = Покретање…
    .short = Покретање
progress-read = { $known ->
    [yes] Прављење: чворова { NUMBER($done) } од { NUMBER($total) }
   *[no] Читање стабла…
}
    .short = Читање стабла
progress-search = { $known ->
    [yes] Претрага: { NUMBER($percent) } % стабла, { NUMBER($events) } { $events ->
        [one] догађај
       *[other] догађаја
    }
   *[no] Претрага…
}
    .short = Претрага
progress-index = Индексирање: { NUMBER($events) } { $events ->
    [one] догађај
   *[other] догађаја
}…
    .short = Индексирање
progress-take = Преузимање: { NUMBER($percent) } %
    .short = Преузимање
progress-rest = Распоређивање…
    .short = Распоређивање
cancel = Откажи
progress-save = Писање датотеке: { NUMBER($percent) } %
    .short = Писање датотеке
