### Таблица транспозиций и список поиска «сначала лучший», по-русски.

## Таблица транспозиций

transposition-table = Таблица транспозиций
table-place = Место
table-position = позиция
table-depth = глубина
table-flag = флаг
table-value = значение
table-move = ход
table-empty = пусто
table-entry = { $mark ->
    [gone] Заменена: позиция { $position }, ходит { $player }, записана в узле { $node }
    [refused] Не записана: позиция { $position }, ходит { $player }, в узле { $node }
   *[other] Позиция { $position }, ходит { $player }, записана в узле { $node }
}
table-is-empty = Пока ничего не записано.
table-filled = Занято мест: { $filled } из { $size }.
table-hit = Попадание: { $effect ->
    [return] запись и есть ответ.
    [raise-alpha] запись поднимает α.
    [lower-beta] запись опускает β.
   *[none] здесь запись ответить не может.
}
table-miss = Промах: место { $place } { $holds ->
    [other] занято другой позицией.
   *[nothing] пусто.
}
table-store = { $gave ->
    [own] Не записано: на месте { $place } остаётся более глубокая запись.
    [other] Записано на место { $place }; другая запись потеряна.
    [same] Записано на место { $place } поверх прежней записи.
   *[nothing] Записано на место { $place }, которое было пусто.
}
table-count-probed = обращений
table-count-hits = попаданий
table-count-misses = промахов
table-count-cutoffs = отсечений
table-count-stored = записано
table-count-lost = потеряно
table-hint = △ или ▽ – кто ходит, а значение дано с его точки зрения.

## Список поиска «сначала лучший»

open-list = Список OPEN
open-list-place = Место
open-list-node = узел
open-list-state = состояние
open-list-merit = приоритет
open-list-change = на этом шаге
open-list-length = { $ended ->
    [yes] Корень решён: больше ничего не берётся.
   *[no] { $count ->
        [0] Список пуст.
        [1] Одно состояние, оно и берётся следующим.
        [one] { $count } состояние; следующим берётся первое.
        [few] { $count } состояния; следующим берётся первое.
       *[other] { $count } состояний; следующим берётся первое.
    }
}
open-list-hint = По приоритету с точки зрения MAX; из равных сначала самое левое.
open-list-pushed = добавлено
open-list-purged = убрано
open-list-taken = взято
state-live = LIVE
state-solved = SOLVED
