### Поиски в одном дереве рядом друг с другом, по-русски.

## Области

pane = Область { $number }: { $algorithm }
pane-algorithm = Алгоритм области { $number }
pane-close = Закрыть область { $number }, { $algorithm }
pane-add = Добавить область
pane-ended = { $at }, закончен
compare-picture = { $algorithm }, { $at }: { $entered ->
    [1] посещён один узел
    [one] посещён { $entered } узел
    [few] посещено { $entered } узла
   *[other] посещено { $entered } узлов
}, { $evaluated ->
    [1] оценён один лист
    [one] оценён { $evaluated } лист
    [few] оценено { $evaluated } листа
   *[other] оценено { $evaluated } листьев
}, { $cutoffs ->
    [1] одно отсечение
    [one] { $cutoffs } отсечение
    [few] { $cutoffs } отсечения
   *[other] { $cutoffs } отсечений
}{ $skip ->
    [all] { "" }
    [none] { $cutoffs ->
        [1] , которое ничего не пропускает
       *[other] , из которых ни одно ничего не пропускает
    }
   *[some] { $idle ->
        [1] , из них одно ничего не пропускает
       *[other] , из них ничего не пропускают: { $idle }
    }
}{ $marks ->
    [some] ; посещено здесь и опущено в другой области: { $here }, наоборот: { $elsewhere }
   *[none] { "" }
}
compare-here = посещено здесь, опущено в другой
compare-elsewhere = опущено здесь, посещено в другой
compare-length = из { $minimax ->
    [one] { $minimax } узла, который
   *[other] { $minimax } узлов, которые
} посещает минимакс

## Как они идут вместе

pace-step = шаг за шагом
    .hint = Все сделали одинаковое число шагов
pace-leaf = лист за листом
    .hint = Все оценили одинаковое число листьев
pace-end = каждый до конца
    .hint = Все прошли одинаковую долю своих шагов и потому кончат одновременно

## Счётчики

comparison = Сравнение
compare-table = Счётчики каждой области, а мелкими цифрами – их отличия от области 1
compare-now = пока
compare-entered = Посещено узлов
compare-evaluated = Оценено листьев
compare-cutoffs = Отсечений
compare-idleCutoffs = из них впустую
compare-steps = Шагов
compare-value = Значение
compare-best = Лучший ход
compare-to = в { $node }
