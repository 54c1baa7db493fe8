### Предавање: његови тренуци по реду – на страници, у сали и у приказу за предавача, на српском.

lecture-name = Наслов предавања
lecture-untitled = Предавање без наслова
lecture-empty = Још нема тренутака. Прикажите оно чиме желите да почнете, и додајте то.
moment-of = Тренутак { $number } од { $count }
moment-added = Додато као тренутак { $number } од { $count }.
moment-removed = Тренутак { $number } је избачен.
moment-moved = Сада је то тренутак { $number } од { $count }.
moment-untitled = { $algorithm }, корак { $step }
moment-unnamed = Без наслова
moment-title = Наслов
moment-notes = Предавачеве белешке
moment-mode = У сали
moment-mode-what = { $mode ->
    [blank] вредности скривене
    [blank-cuts] вредности и одсецања скривени
    [predict] сала предвиђа
    [growth] графикон раста
    [slide] текст за читање
   *[plain] као што јесте
}
moment-passage = Шта сала чита
moment-update = Замени оним што је на екрану
moment-remove = Избаци
moment-up = Раније
moment-down = Касније
moment-edit = Измени
moment-compares = поређење
moment-too-long = Ово стабло је предугачко за тренутак предавања. Сачувајте га у „Мојим стаблима“ или прикажите мањи део.
moment-most = Предавање има највише { $most } тренутака.
lecture-present = Прикажи
lecture-save = Сачувај у датотеку
lecture-link = Копирај везу
lecture-link-copied = Веза је копирана.
lecture-link-not-copied = Прегледач није дозволио да се веза копира: { $link }
lecture-link-long = Предавање је предуго за везу. Сачувајте га у датотеку.
lecture-new = Ново предавање
lecture-close = Затвори предавање
lecture-opened = { $broken ->
    [0] Предавање је отворено.
    [one] Предавање је отворено; { $broken } тренутак није могао да се прочита.
    [few] Предавање је отворено; { $broken } тренутка нису могла да се прочитају.
   *[other] Предавање је отворено; { $broken } тренутака није могло да се прочита.
}
lecture-newer = Написала га је новија верзија, и у њему може бити више.
lecture-damaged = Веза до предавања је оштећена, и у њој се ништа не може прочитати.
lecture-copied = Ово предавање је измењено и у другом прозору. Оно што радите овде чува се као копија.
lecture-of-lesson = Одржи као предавање

## У „Мојим стаблима“

lectures = Предавања
lecture-size = { $count ->
    [one] { $count } тренутак
    [few] { $count } тренутка
   *[other] { $count } тренутака
}
lectures-imported = { $count ->
    [one] Додато је { $count } предавање.
    [few] Додата су { $count } предавања.
   *[other] Додато је { $count } предавања.
}
lecture-deleted = Предавање „{ $name }“ је обрисано.

## У приказу за предавача

moments = Тренуци
moment-coming = Следи: { $title }
moment-last = Ово је последњи тренутак.
hands = Подигнуте руке
hands-more = Једна рука више
hands-fewer = Једна рука мање
hands-at-step = Руке у кораку { $step }:
hall-picture = Шта види сала
change-tree = Стабло
change-algorithm = Алгоритам
tree-present = тренутно
## У приказу за предавача

notes-moment = Белешке за овај тренутак
