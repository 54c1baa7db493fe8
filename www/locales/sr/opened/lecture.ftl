### Предавање: његови слајдови по реду – на страници, у сали и у приказу за предавача, на српском.

lecture-name = Наслов предавања
lecture-untitled = Предавање без наслова
lecture-empty = Још нема слајдова. Прикажите оно чиме желите да почнете, и додајте то.
slide-of = Слајд { $number } од { $count }
slide-added = Додато као слајд { $number } од { $count }: { $what }.
slide-removed = Слајд { $number } је избачен.
slide-moved = Сада је то слајд { $number } од { $count }.
slide-untitled = { $algorithm }, корак { $step }
slide-unnamed = Без наслова
slide-title = Наслов
slide-notes = Предавачеве белешке
slide-mode = У сали
slide-mode-what = { $mode ->
    [blank] вредности скривене
    [blank-cuts] вредности и одсецања скривени
    [predict] сала предвиђа
    [growth] графикон раста
    [passage] текст за читање
    [words] наслов и текст
   *[plain] као што јесте
}
slide-until = Докле иде
slide-until-what = { $until ->
    [here] само овај корак
    [moment] до неког тренутка
   *[end] до краја претраге
}
slide-until-moment = Последњи тренутак
slide-trace = уз траг
slide-passage = Шта сала чита
slide-code = { $reach ->
    [here] Телефони не могу да дођу до адресе на овом рачунару: она нема QR код.
   *[phones] Адреса постаје QR код који телефони читају.
}
slide-update = Замени оним што је на екрану
slide-remove = Избаци
slide-up = Раније
slide-down = Касније
slide-edit = Измени
slide-compares = поређење
slide-too-long = Ово стабло је предугачко за слајд предавања. Сачувајте га у „Мојим стаблима“ или прикажите мањи део.
slide-most = Предавање има највише { $most } слајдова.
lecture-add-text = Додај текст
lecture-present = { $number ->
    [1] Прикажи
   *[other] Прикажи од слајда { $number }
}
lecture-take = Понеси са собом…
lecture-save = Сачувај у датотеку
lecture-link = Копирај везу
lecture-link-copied = { $notes ->
    [with] Веза је копирана, са вашим белешкама.
    [without] Веза је копирана, без ваших бележака.
   *[none] Веза је копирана.
}
lecture-saved = { $notes ->
    [with] Предавање је сачувано, са вашим белешкама.
    [without] Предавање је сачувано, без ваших бележака.
   *[none] Предавање је сачувано.
}
lecture-with-notes = Са мојим белешкама
lecture-link-not-copied = Прегледач није дозволио да се веза копира: { $link }
lecture-link-long = Предавање је предуго за везу. Сачувајте га у датотеку.
lecture-open = Отвори предавање…
lecture-begun = Ново предавање. Претходно је под „Предавања…“.
lecture-undo = { $what ->
    [add] Опозови: додат слајд
    [change] Опозови: измењен слајд
    [move] Опозови: премештен слајд
    [remove] Опозови: избачен слајд
   *[begin] Назад на претходно предавање
}
lecture-undone = { $what ->
    [begin] Ово је претходно предавање.
   *[other] Опозвано је.
}
lecture-new = Ново предавање
lecture-another = Друго предавање…
lecture-edit-kept = Стабло које је измењено пред разредом налази се у „Мојим стаблима“.
lecture-close = Затвори предавање
lecture-opened = { $broken ->
    [0] Предавање је отворено.
    [one] Предавање је отворено; { $broken } слајд није могао да се прочита.
    [few] Предавање је отворено; { $broken } слајда нису могла да се прочитају.
   *[other] Предавање је отворено; { $broken } слајдова није могло да се прочита.
}
lecture-newer = Написала га је новија верзија, и у њему може бити више.
lecture-damaged = Веза до предавања је оштећена, и у њој се ништа не може прочитати.
lecture-copied = Ово предавање је измењено и у другом прозору. Оно што радите овде чува се као копија.
lecture-of-lesson = Одржи као предавање

## За кући

taken-print = Штампај предавање…
taken-layout = Садржај
taken-layout-what = { $layout ->
    [of-3] по 3, с линијама
    [of-2] по 2
    [of-6] по 6
   *[of-notes] по један, с белешкама
}
taken-page = { $number } / { $count }
taken-code = QR код као последњи слајд
taken-home = Понесите кући
taken-code-added = Телефони читају QR код на последњем слајду: отвара ово предавање, без ваших белешки.
taken-code-long = Предавање је предуго за QR код који би се читао из последњег реда. На последњем слајду је само адреса странице; предавање проследите као датотеку.
taken-code-here = Ова страница је на адреси на овом рачунару, до које телефони не могу да дођу. Предавање проследите као датотеку.

## У „Мојим стаблима“

lectures = Предавања
lecture-size = { $count ->
    [one] { $count } слајд
    [few] { $count } слајда
   *[other] { $count } слајда
}
lectures-imported = { $count ->
    [one] Додато је { $count } предавање.
    [few] Додата су { $count } предавања.
   *[other] Додато је { $count } предавања.
}
lecture-deleted = Предавање „{ $name }“ је обрисано.
lecture-along = Алфа-бета: од два играча до квадратног корена
lecture-along-what = 50 минута, долази уз Plyscope; отвара се копија

## У приказу за предавача

slides = Слајдови
slide-coming = Следи: { $title }
slide-last = Ово је последњи слајд.
hands = Подигнуте руке
hands-more = Једна рука више
hands-fewer = Једна рука мање
hands-at-step = Руке у кораку { $step }: { $question }
hands-show = Прикажи слушаоцима
hands-anew = Преброј изнова
hands-answer = Одговор из публике
hands-add = Додај
hall-picture = Шта види сала
change-tree = Стабло
change-algorithm = Алгоритам
tree-present = тренутно
## У приказу за предавача

notes-slide = Белешке за овај слајд
