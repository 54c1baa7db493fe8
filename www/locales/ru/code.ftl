### Псевдокод, по-русски. Всё, кроме этих слов, – имена, одинаковые во всех языках.

run-to-line = Выполнить до следующего раза, когда работает эта строка; с Shift – назад до предыдущего
code-if = если
code-else = иначе
code-for = для
code-in = из
code-while = пока
code-repeat = повторять
code-break = прервать
code-return = вернуть
code-and = и
code-or = или
code-not = не
code-true = истина
code-false = ложь
code-identity = max({ $best }, { $value }) = −min({ $turnedBest }, { $turnedValue })
code-meeting = { $alone ->
    [upper] UPPER
   *[lower] LOWER
} + в таблице { $alone ->
    [upper] LOWER
   *[lower] UPPER
} с тем же значением: EXACT
code-holds = верно
code-fails = неверно
halt-at-line = Останавливаться на этой строке при воспроизведении
line-halts = точка останова

## В каком виде опубликовано

code-form = Запись

## На каком языке написано

code-written = Язык
code-in-pseudocode = Псевдокод
code-in-python = Python
code-in-javascript = JavaScript
code-in-rust = Rust
code-in-c = C
code-region = { $language ->
    [pseudocode] Псевдокод
   *[other] Программа
}
code-only-pseudocode = При этом порядке дочерних узлов есть только псевдокод: программа посетила бы не те узлы.
program-copy = Копировать программу
program-copy-hint = Копирует целую программу с этим деревом: она запускается и печатает значение, лучший ход, число посещённых узлов и оценённых листьев
program-copied = { $done ->
    [yes] Программа скопирована
   *[no] Скопировать не удалось
}
program-too-large = Программы для копирования нет: узлов в дереве { $nodes }, а в программе их может быть не больше { $most }.

## Что печатает программа и её комментарии

program-value = значение
program-best = лучший ход
program-entered = посещено узлов
program-evaluated = оценено листьев
program-none = нет
program-units = Значения в единицах по { $unit }
program-tree = Дерево: дочерние узлы каждого узла и его значение
program-helpers = Что считает и хранит лучший ход
program-moves = Здесь ход ведёт к дочернему узлу и назад к родителю; в игре он делался бы на доске
program-search = Поиск
