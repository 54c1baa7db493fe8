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
selected-nodes = { $count ->
    [1] Изабран је један чвор
    [one] Изабран је { $count } чвор
    [few] Изабрана су { $count } чвора
   *[other] Изабрано је { $count } чворова
}
level-up = Ниво више
level-down = Ниво ниже
select-nothing = Поништи избор
select-level = Изабери све исте врсте на његовом нивоу
select-leaves = Изабери листове испод
swap-players = Замени MAX и MIN
ask-about = Питај о овом чвору
