### Шаги как в отладчике и стек вызовов, по-русски.

## Шаги

step-into = Шаг внутрь
step-over = Шаг с обходом
step-out = Шаг с выходом
go-to-next = Перейти к…
next-leaf = Лист
next-improvement = Улучшение
next-re-search = Повторный поиск
next-iteration = Итерация
next-visit = Точка останова
breakpoint = Останавливаться в узле { $node }
no-breakpoint = Не останавливаться в узле { $node }
no-breakpoints = Убрать все точки останова
node-item-break = { $item }; точка останова

## Стек вызовов

call-stack = Стек вызовов
stack-node = Узел
stack-best = Лучшее
stack-child = Дочерний
stack-child-of = узел { $node }, дочерний узел { $place } из { $children }
stack-steps = Его шаги
stack-entry = К посещению узла { $node }, шаг { $step }
stack-exit = К возврату узла { $node }, шаг { $step }
stack-turned = Окно ({ $low }, { $high }) меняет знак и концы местами: ({ $alpha }, { $beta })
stack-empty = На этом шаге ни один узел не просматривается.
