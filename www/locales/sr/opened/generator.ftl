### Образац за случајна стабла, на српском.

generator = Случајно стабло
generator-branching = Гранање
generator-from = од
generator-to = до
generator-same = исто
generator-depth = Дубина у полупотезима
generator-early = Рани листови, %
generator-early-hint = од чворова између корена и последњег полупотеза
generator-leaves = Листови
generator-leaves-uniform = Равномерно
    .hint = Сваки се извлачи за себе, равномерно из овог опсега.
generator-leaves-few = Мало вредности
    .hint = Сваки се извлачи за себе, од 1 до овог броја: много једнаких.
generator-leaves-correlated = Повезано
    .hint = Сваки потез добија или губи највише оволико, а лист вреди колико збир дуж његовог пута: суседи су слични.
generator-values = до
generator-gain = добитак
generator-best = Најбољи потез први, %
generator-best-hint = од чворова; у осталима било где
generator-noise = Статичке вредности, грешка до
generator-noise-hint = у унутрашњим чворовима, за претраге које се тамо завршавају
generator-none = нема
generator-seed = Семе
generator-another = Друго семе
generator-whole = Узмите цео број од { $least } до { $most }.
generator-size = { $nodes ->
    [1] Један чвор, и то лист.
    [one] { $nodes } чвор, од тога листова: { $leaves }.
    [few] { $nodes } чвора, од тога листова: { $leaves }.
   *[other] { $nodes } чворова, од тога листова: { $leaves }.
}
generator-critical = { $critical ->
    [1] Алфа-бета га вреднује.
   *[other] Алфа-бета од њих вреднује најмање { $critical }.
}
generator-too-large = Број чворова у овом стаблу био би { $more ->
    [yes] већи од { $nodes }
   *[no] { $nodes }
}. Може их бити највише { $limit }.
generator-make = Направи
