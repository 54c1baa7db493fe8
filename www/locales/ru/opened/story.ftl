### Ход поиска, по-русски.

story = Ход поиска
story-all = Открыть всё
story-copy = { $format ->
    [text] Копировать как текст
   *[markdown] Копировать как Markdown
}
story-copied = { $done ->
    [yes] { $lines ->
        [1] Скопирована 1 строка
        [one] Скопирована { $lines } строка
        [few] Скопированы { $lines } строки
       *[other] Скопировано { $lines } строк
    }{ $left ->
        [yes] ; предыдущие шаги опущены
       *[no] { "" }
    }
   *[no] Скопировать не удалось
}
story-earlier = … { $steps ->
    [1] 1 предыдущий шаг
    [one] { $steps } предыдущий шаг
    [few] { $steps } предыдущих шага
   *[other] { $steps } предыдущих шагов
}
story-step = Шаг { $step }
story-group = Что происходит начиная с шага { $step }
