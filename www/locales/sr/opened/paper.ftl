### Вежбе и материјали на папиру, на српском.

paper-kind = Садржај
paper-kind-exercise = Вежба: поља за α и β, без вредности
paper-kind-handout = Материјал: изабрани тренуци и ток претраге
paper-heading = Наслов
paper-sheets = Стабла
    .hint = Свака има своје стабло: оно из рецепта са овим семеном и са семенима после њега.
paper-per = На страници
paper-per-page = { $trees ->
    [1] Једно стабло, са највећим пољима
    [2] Два стабла
   *[other] Четири стабла
}
paper-looking = До сада нађених стабала: { $found }
paper-plan = Стабала: { $trees }, страница: { $pages }{ $keys ->
    [0] .
   *[other] , страница са решењима: { $keys }.
}
# In millimetres.
paper-boxes = { $small ->
    [yes] Поља су { $width } × { $height } mm; са мање чворова, или са мање стабала на страници, већа су.
   *[no] Поља су { $width } × { $height } mm.
}
paper-none = Ниједно стабло нема ту тежину.
paper-with-key = Са решењима, на засебним страницама
paper-format = Папир
paper-format-A4 = A4
paper-format-letter = Letter
paper-print = Штампај…
paper-moments = Тренуци
    .hint = Са зарезима: start, end, 50%, cutoff:1, cutoff:last, visit:C, return:C. Што је склопљено на екрану, склопљено је и на папиру.
paper-too-large = { $lacks ->
    [width] Листова у стаблу
   *[height] Редова у стаблу
}{ $sheet ->
    [0] { "" }
   *[other] { " " }групе { $sheet } са семеном { $seed }
} има { $has }. { $lacks ->
    [width] Један поред другог, у пољима која се могу прочитати, на страницу их стаје око { $most }. Узмите мање стабло
   *[height] Један испод другог, у пољима која се могу прочитати, на страницу их стаје највише { $most }. Узмите стабло мање дубине
}{ $sheet ->
    [0] .
   *[other] { " " }или друга семена.
}
paper-fewer = Или ставите мање стабала на страницу.
paper-sheet-failed = Група { $sheet }: { $reason }

## На папиру

paper-untitled = { $kind ->
    [handout] Претрага корак по корак
   *[exercise] Вежба
}
paper-number = Бр. { $number }
paper-key = Решења
paper-name = Име
paper-date = Датум
paper-setting = { $algorithm }. У корену је на потезу { $player }.{ $some ->
    [yes] { " " }Подешавања: { $switches }.
   *[no] { "" }
}
paper-task = { $windows ->
    [yes] У поља сваког чвора упишите α и β са којима је први пут посећен, а у његов троугао или поред њега вредност коју враћа, са =, ≥ или ≤. Прецртајте сваку грану која је одсечена.
   *[no] У сваки троугао или поред њега упишите вредност коју чвор враћа.
}
# $where: the nodes, separated by commas.
paper-answer = Вредност { $value }{ $moves ->
    [yes] , најбољи потез { $best }
   *[no] { "" }
}. Посећених чворова: { $entered }, вреднованих листова: { $evaluated }, { $cutoffs ->
    [0] ниједно одсецање ништа не прескаче.
    [1] једно одсецање нешто прескаче: у { $where }.
    [one] { $cutoffs } одсецање нешто прескаче: у { $where }.
    [few] { $cutoffs } одсецања нешто прескачу: у { $where }.
   *[other] { $cutoffs } одсецања нешто прескаче: у { $where }.
}
paper-key-hint = Поља показују прозор, α и β, са којим је чвор први пут посећен. Чвор без поља се никад не посећује или нема прозор.
paper-counts = Посећених чворова: { $entered }, вреднованих листова: { $evaluated }, { $cutoffs ->
    [1] једно одсецање
    [one] { $cutoffs } одсецање
    [few] { $cutoffs } одсецања
   *[other] { $cutoffs } одсецања
}{ $saved ->
    [0] .
    [1] ; један чвор мање него минимакс.
    [one] ; { $saved } чвор мање него минимакс.
    [few] ; { $saved } чвора мање него минимакс.
   *[other] ; { $saved } чворова мање него минимакс.
}
paper-tree = Стабло: { $tree }
paper-step = Корак { $step } од { $steps }
paper-earlier = Ранији кораци су изостављени.
