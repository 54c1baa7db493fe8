### Ход работы с большими деревьями, по-русски.

progress = Ход работы
progress-start = Запуск…
    .short = Запуск
progress-read = { $known ->
    [yes] Создание: узлов { NUMBER($done) } из { NUMBER($total) }
   *[no] Чтение дерева…
}
    .short = Чтение дерева
progress-search = { $known ->
    [yes] Поиск: { NUMBER($percent) } % дерева, { NUMBER($events) } { $events ->
        [one] событие
        [few] события
       *[other] событий
    }
   *[no] Поиск…
}
    .short = Поиск
progress-index = Указатель: { NUMBER($events) } { $events ->
    [one] событие
    [few] события
   *[other] событий
}…
    .short = Указатель
progress-take = Передача: { NUMBER($percent) } %
    .short = Передача
progress-rest = Размещение…
    .short = Размещение
cancel = Отмена
progress-save = Запись файла: { NUMBER($percent) } %
    .short = Запись файла
