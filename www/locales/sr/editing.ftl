### Мењање стабла у чвору, на српском.

edit-tree = Мењај стабло овде
undo-named = Поништи: { $kind ->
    [value] вредност
    [move] премештање
    [add-child] ново дете
    [add-sibling] нови сусед
    [delete] брисање
    [duplicate] копија
    [insert-child] налепљено подстабло
    [insert-sibling] налепљено подстабло
    [relocate] пренос
    [wrap] нови родитељ
    [collapse] претварање у лист
    [complete] потпуно подстабло
    [name] име
    [move-name] име потеза
    [position] позиција
    [name-all] слова
    [values] вредности
    [fill] нове вредности
    [arrange] редослед деце
    [swap-players] замена MAX и MIN
    [estimate] статичке вредности
    [text] откуцани текст
   *[choose] избор стабла
}
redo-named = Понови: { $kind ->
    [value] вредност
    [move] премештање
    [add-child] ново дете
    [add-sibling] нови сусед
    [delete] брисање
    [duplicate] копија
    [insert-child] налепљено подстабло
    [insert-sibling] налепљено подстабло
    [relocate] пренос
    [wrap] нови родитељ
    [collapse] претварање у лист
    [complete] потпуно подстабло
    [name] име
    [move-name] име потеза
    [position] позиција
    [name-all] слова
    [values] вредности
    [fill] нове вредности
    [arrange] редослед деце
    [swap-players] замена MAX и MIN
    [estimate] статичке вредности
    [text] откуцани текст
   *[choose] избор стабла
}
rename = Преименуј
fill = Попуни…
more-edits = Друге измене
edit-add-child = Додај дете
edit-add-sibling = Додај суседа
edit-delete = Обриши
edit-duplicate = Удвостручи
edit-wrap = Стави под новог родитеља
edit-collapse = Претвори у лист
edit-name-all = Слова за све чворове
edit-copy = Копирај као текст
edit-cut = Исеци
edit-paste = Налепи као дете
label-name = Име
label-move-name = Име потеза
label-static = Статичка вредност
label-position = Позиција
label-value = Вредност
set-values = Вредност и позиција…
selected-nodes = { $count ->
    [1] Изабран је један чвор
    [one] Изабран је { $count } чвор
    [few] Изабрана су { $count } чвора
   *[other] Изабрано је { $count } чворова
}
level-up = Ниво више
level-down = Ниво ниже
select-several = Изабери више
select-nothing = Поништи избор
select-level = Изабери све исте врсте на његовом нивоу
select-leaves = Изабери листове испод
fold-below = Склопи оно што је испод
unfold-below = Расклопи оно што је испод
swap-players = Замени MAX и MIN
ask-about = Питај о овом чвору
texts-differ = различито
keep-labels = Сачувај
fill-hint = Друге вредности листова одавде надоле или други редослед.
fill-from = Од
fill-to = До
fill-seed = Семе
fill-random = Случајне вредности
fill-counting = Редом навише
fill-permuted = Исте вредности, измешане
fill-negated = Са супротним знаком
fill-fewest-nodes = Највише одсецања: најмање чворова од свих редоследа
fill-most-nodes = Најмање одсецања: највише чворова од свих редоследа
fill-complete-hint = Потпуно стабло уместо онога што је испод, са случајним вредностима.
fill-branching = Деце по чвору
fill-depth = Полупотеза
fill-complete = Потпуно стабло
fill-static-hint = Статичке вредности за чворове који их немају, да би се претрага у њима могла завршити.
fill-mean = Просек листова
fill-first-leaf = Први лист
fill-most = Грешка до
fill-noise = Права вредност са случајном грешком
