### Све претраге стабла једна поред друге, на српском.

results = Резултати
results-close = Затвори резултате
results-hint = Све са подешавањима која их се тичу. Подебљано: најмање међу претрагама које доказују вредност, где се разликују. Црта: непознато или непримењиво. Клик на претрагу { $click ->
    [opens] отвара је у окну поред осталих
   *[shows] приказује је
}.
results-algorithm = Алгоритам
    .hint = Поређај као у списку
results-value = Вредност
    .hint = Поређај по томе шта претрага налази о вредности корена, са становишта MAX
results-best = Најбољи потез
    .hint = Поређај по најбољем потезу у корену
results-entered = Посећено
    .hint = Поређај по посетама чворова
results-evaluated = Вредновано
    .hint = Поређај по вредновањима
results-cutoffs = Одсецања
    .hint = Поређај по одсецањима
    .counted = { $number }{ $skip ->
        [all] { "" }
        [none] { " " }(без учинка)
       *[some] { " " }(без учинка { $idle ->
            [1] 1
           *[other] { $idle }
        })
    }
results-skipped = Прескочено
    .hint = Поређај по деци прескоченој одсецањима, свако са свиме што је испод њега
results-reSearches = Поново
    .hint = Поређај по деци претраженој други пут, са ширим прозором
results-kept = Меморија
    .hint = Поређај по највећем броју записа чуваних у исто време: у списку OPEN код SSS* и DUAL*, или у табели
results-waste = Сувишно
    .hint = Поређај по различитим чворовима посећеним ван критичног стабла, где је прозор корена потпуно отворен
results-to = у { $node }
results-pane = Отвори { $name } у окну
results-reason = { $reason ->
    [no-static-value] потребна је статичка вредност у чвору { $node }
    [too-many-events] предуго траје да би се извршило са осталима
   *[out-of-memory] потребно је више меморије него што има на располагању
}
results-copy = Копирај као { $format }
results-copy-csv = CSV
results-copy-markdown = Markdown
results-copy-latex = LaTeX
results-copied = Копирано као { $format }
results-not-copied = Копирање није успело
results-more = и још { $number }
