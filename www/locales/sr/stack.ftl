### Кораци као у дебагеру и стек позива, на српском.

## Кораци

step-into = Корак у
step-over = Корак преко
step-out = Корак напоље
go-to-next = Иди на следеће…
next-leaf = Лист
next-improvement = Побољшање
next-re-search = Поновна претрага
next-iteration = Итерација
next-visit = Тачка прекида
breakpoint = Стани у чвору { $node }
no-breakpoint = Не стај у чвору { $node }
no-breakpoints = Уклони све тачке прекида
node-item-break = { $item }; тачка прекида

## Стек позива

call-stack = Стек позива
stack-node = Чвор
stack-best = Најбоље
stack-child = Дете
stack-child-of = чвор { $node }, дете { $place } од { $children }
stack-steps = Његови кораци
stack-entry = На посету чвору { $node }, корак { $step }
stack-exit = На повратак из чвора { $node }, корак { $step }
stack-turned = Границе прозора ({ $low }, { $high }) мењају знак и замењују места: ({ $alpha }, { $beta })
stack-empty = У овом кораку не претражује се ниједан чвор.
