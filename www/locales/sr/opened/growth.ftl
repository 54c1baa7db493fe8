### Графикон раста, на српском.

growth-title = Раст
growth-chart = Графикон раста: стрелице воде од тачке до тачке, Enter отвара стабло
growth-presets = Одакле почети
growth-preset-deeper = Дубље, по 4 потеза
growth-preset-wider = Шире, 4 полупотеза
growth-preset-thirty = 30 потеза, 2 полупотеза: 900 према 59
growth-preset-forty = 40 потеза, 5 полупотеза: 102.400.000
growth-preset-chess = Као у шаху, 35 потеза
growth-as-table = Прикажи као табелу
growth-copy = Копирај као CSV
growth-copied = Копирано
growth-not-copied = Копирање није успело
growth-entered = посећени чворови
growth-evaluated = вредновани листови
growth-depth = дубина
growth-branching = гранање
growth-axis-depth = дубина у полупотезима
growth-axis-branching = гранање: потеза у сваком чвору
growth-set-quantity = Броји
growth-set-across = По оси
growth-set-branching = Гранање
growth-set-depth = Дубина
growth-set-to = До
growth-set-leaves = Листови
growth-set-bestFirst = Најбоље прво, %
growth-set-trees = Стабала по тачки
growth-set-algorithms = Претраге
growth-leaves-uniform = независни
growth-leaves-few = 1, 2 или 3
growth-leaves-correlated = повезани
growth-logarithmic = Логаритамски
growth-curve-all = Цело стабло
    .short = цело стабло
growth-curve-critical = Критично стабло
    .short = критично
growth-curve-random = Приближно правило, случајан редослед
    .short = насумично
growth-point = { $algorithm }, дубина { $depth }, гранање { $branching }: { $quantity } { $mean } { $spread ->
    [single] у једном стаблу
    [none] у сваком стаблу, а има их { $trees }
   *[some] у просеку (број стабала: { $trees }), од { $least } до { $most }
}
growth-card-shape = гранање { $branching }, { $depth ->
    [1] 1 полупотез
    [one] { $depth } полупотез
    [few] { $depth } полупотеза
   *[other] { $depth } полупотеза
}
growth-card-trees = { $spread ->
    [single] једно стабло
    [none] исто у сваком стаблу, а има их { $trees }
   *[some] просек (број стабала: { $trees }), од { $least } до { $most }
}
growth-card-open = Кликните да отворите прво стабло
growth-open = Отвори прво стабло
growth-trees = стабала
growth-table = Бројеви у табели
growth-caption = Просек: { $quantity }; испод њега најмање и највеће.
growth-range = { $least } – { $most }
growth-how = Тачка је { $trees ->
    [1] једно случајно стабло
    [one] просек за { $trees } случајно стабло, или за мање њих где су велика; дуж уз њу сеже од најмањег до највећег
    [few] просек за { $trees } случајна стабла, или за мање њих где су велика; дуж уз њу сеже од најмањег до највећег
   *[other] просек за { $trees } случајних стабала, или за мање њих где су велика; дуж уз њу сеже од најмањег до највећег
}. Рачуна се свака посета. { $quantity ->
    [entered] Σ сабира по свим полупотезима k од 0 до d.
   *[evaluated] { "" }
} Бројеви за цело стабло и за критично стабло, најмање које доказује вредност (Кнут и Мур, 1975), тачни су; испрекидана крива је приближно правило за алфа-бету са децом у случајном редоследу (Перл, 1982).
growth-limit = Стабло има највише { $nodes } чворова: ништа се не мери иза { $across ->
    [depth] дубине
   *[branching] гранања
} { $last }. Иза тога су бројеви за цело стабло и за критично стабло израчунати, а не добијени претрагом.
growth-progress = Мерење
growth-measured = тачака: { $done } од { $all }
growth-cancel = Откажи
growth-stopped = { $pending ->
    [1] Једна тачка није измерена.
    [one] { $pending } тачка није измерена.
    [few] { $pending } тачке нису измерене.
   *[other] { $pending } тачака није измерено.
}
growth-measure = Измери
growth-failed = Мерење овде није успело.
