### Претраге једног стабла једна поред друге, на српском.

## Окна

pane = Окно { $number }: { $algorithm }
pane-algorithm = Алгоритам у окну { $number }
pane-close = Затвори окно { $number }, { $algorithm }
pane-add = Додај окно
pane-ended = { $at }, завршено
compare-picture = { $algorithm }, { $at }: { $entered ->
    [1] посећен један чвор
    [one] посећен { $entered } чвор
    [few] посећена { $entered } чвора
   *[other] посећено { $entered } чворова
}, { $evaluated ->
    [1] вреднован један лист
    [one] вреднован { $evaluated } лист
    [few] вреднована { $evaluated } листа
   *[other] вредновано { $evaluated } листова
}, { $cutoffs ->
    [1] једно одсецање
    [one] { $cutoffs } одсецање
    [few] { $cutoffs } одсецања
   *[other] { $cutoffs } одсецања
}{ $skip ->
    [all] { "" }
    [none] { $cutoffs ->
        [1] , које ништа не прескаче
       *[other] , од којих ниједно ништа не прескаче
    }
   *[some] { $idle ->
        [1] , од тога једно ништа не прескаче
       *[other] , од тога без учинка: { $idle }
    }
}{ $marks ->
    [some] ; посећено овде, а изостављено у другом окну: { $here }, обрнуто: { $elsewhere }
   *[none] { "" }
}
compare-here = посећено овде, изостављено у другом
compare-elsewhere = изостављено овде, посећено у другом
compare-length = од { $minimax ->
    [one] { $minimax } чвора који
    [few] { $minimax } чвора која
   *[other] { $minimax } чворова које
} посећује минимакс

## Како иду заједно

pace-step = корак по корак
    .hint = Све су направиле исти број корака
pace-leaf = лист по лист
    .hint = Све су вредновале исти број листова
pace-end = свака до краја
    .hint = Све су прешле исти део својих корака, па се завршавају у исто време

## Бројачи

comparison = Поређење
compare-table = Бројачи сваког окна, а ситним цифрама разлике од окна 1
compare-now = до сада
compare-entered = Посећени чворови
compare-evaluated = Вредновани листови
compare-cutoffs = Одсецања
compare-idleCutoffs = од тога без учинка
compare-steps = Кораци
compare-value = Вредност
compare-best = Најбољи потез
compare-to = у { $node }
