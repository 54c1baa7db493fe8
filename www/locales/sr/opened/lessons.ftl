### Лекције, на српском.

lessons-intro = Од два играча који вуку потезе наизменично до данашњих претрага. Свака лекција показује једну идеју на стаблу које можете да мењате.
lessons-own = Лекције можете и сами да пишете: превуците на ову страницу датотеку Markdown да бисте је отворили.
lessons-go-on = Наставите тамо где сте стали
lessons-forget = Заборави шта је урађено
lesson-minutes = { $count ->
    [one] { $count } минут
    [few] { $count } минута
   *[other] { $count } минута
}
lesson-part-done = урађено: { $percent } %
lesson-unknown = Лекција „{ $name }“ не постоји. Ево свих које постоје.
lesson-in-english = Ове лекције још нема на вашем језику.
lesson-drop = Превуците лекцију овамо
lesson-show-moment = Прикажи овај тренутак
lesson-restore = Поништи моје измене
lesson-task = Задатак { $number }: пробајте
lesson-hint = Наговештај
lesson-solution = Прикажи решење
lesson-done = ✓ Урађено
lesson-to-do = Још није урађено
lesson-question = Питање { $number }: { $kind ->
    [several] изаберите све што је тачно
    [true-false] тачно или нетачно?
    [match] шта иде са чиме?
    [order] којим редом?
    [number] који број?
    [click] кликните на чвор
   *[one] изаберите једно
}
lesson-clicked = { $node ->
    [none] Кликните на чвор стабла или пређите на њега тастатуром.
   *[other] Изабрано: { $node }
}
lesson-click-gone = У овако измењеном стаблу то се не дешава.
lesson-question-number = Питање { $number }
lesson-check = Провери
lesson-choose = Изаберите…
lesson-true = Тачно
lesson-false = Нетачно
lesson-verdict = { $verdict ->
    [right] ✓ Тачно
   *[wrong] ✗ Још није тачно: измените одговор и поново проверите.
}
lesson-mark = { $mark ->
    [right] ✓ тачно
   *[wrong] ✗ није тачно
}
lesson-move = Помери ставку { $place } { $to ->
    [up] навише
   *[down] наниже
}
lesson-see-it = Погледај
lesson-another = Друго питање
lesson-summary = Шта сте урадили
lesson-tasks-done = Урађено { $done } од { $count ->
    [one] { $count } задатка
    [few] { $count } задатка
   *[other] { $count } задатака
}.
lesson-questions-right = Одговорено на { $answered } од { $count ->
    [one] { $count } питања
   *[other] { $count } питања
}, одмах тачно: { $right }.
lesson-look-again = Вреди поново погледати:
lesson-next = Даље: { $title }
lesson-all = Све лекције
lesson-again = Почни испочетка

## Грешке у тексту лекције

lesson-faults = Грешке у овој лекцији: { $count }
lesson-fault = Ред { $line }: { $fault }
lesson-fault-no-title = Лекција нема наслов. Почните је редом као што је „# Алфа-бета“.
lesson-fault-second-title = Лекција има један наслов. Наслове њених делова пишите са ##.
lesson-fault-deep-heading = Наслови иду до ###.
lesson-fault-unknown-directive = „{ $name }“ не постоји. Узмите једно од: { $right }.
lesson-fault-misplaced = „{ $name }“ не може да стоји у другом.
lesson-fault-unknown-attribute = „{ $name }“ нема { $value }. Узмите нешто од: { $right }.
lesson-fault-missing-attribute = „{ $name }“ тражи { $value }="…".
lesson-fault-wrong-value = { $name } не може бити „{ $value }“. Узмите једно од: { $right }.
lesson-fault-no-view = Ово је о погледу, а изнад нема ниједног. Прво напишите ::view{"{"}tree="[[3, 12], [2, 4]]"{"}"}.
lesson-fault-unknown-view = Изнад овог реда нема погледа „{ $value }“.
lesson-fault-repeated-view = Поглед „{ $value }“ већ постоји. Дајте овоме други id.
lesson-fault-no-fact = „{ $value }“ није чињеница о претрази. Узмите, на пример, „entered“, „cutoffs“, „value“ или „value:B“.
lesson-fault-no-condition = „{ $value }“ није услов. Узмите, на пример, „cut:H“, „cutoffs=0“ или „entered<23“.
lesson-fault-no-moment = „{ $value }“ није тренутак. Узмите, на пример, „start“, „cutoff:1“, „visit:C“ или „end“.
lesson-fault-no-right-option = Означите са [x] { $name ->
    [one] један тачан одговор
   *[several] тачне одговоре
}.
lesson-fault-not-an-option = Понуђени одговор почиње са [x] ако је тачан, а са [ ] ако није.
lesson-fault-few-options = „{ $name }“ тражи списак од најмање две ставке.
lesson-fault-not-a-pair = Пар се пише „алфа-бета = одсеца“.
lesson-fault-wrong-link = Веза води на https://…, на место у програму Plyscope или на #lesson=….
lesson-fault-not-shown = То се у лекцији не приказује ({ $value }).
lesson-fault-open-word = Жива реч се пише „{"{{"}entered{"}}"}“.
lesson-fault-nothing-there = У овом стаблу претрага нема „{ $value }“.
lesson-fault-wrong-view = Поглед ништа не приказује: { $value }
lesson-fault-done-already = Задатак је урађен пре него што је ико ишта променио.
lesson-fault-wrong-solution = Решење не испуњава задатак.

## Питања која се праве из семена

quiz-value = Колико корен вреди за MAX, који је тамо на потезу?
quiz-entered = Колико чворова претрага посећује, рачунајући корен и листове?
quiz-skipped = Које листове претрага никад не погледа?
quiz-order = Којим редом ови чворови враћају вредност?
quiz-window = Са којим прозором претрага посећује чвор { $node }?
quiz-window-option = α = { $alpha }, β = { $beta }
quiz-bound = Чвор { $node } је вратио { $value }. Шта претрага зна о његовој правој вредности?
quiz-bound-option = { $bound ->
    [lower] најмање { $value }
    [upper] највише { $value }
   *[exact] тачно { $value }
}
quiz-confused-side = То би било тачно кад би у корену на потезу био MIN.
quiz-confused-greatest = То је највећи лист. И MIN вуче потезе, и не пушта играча MAX донде.
quiz-confused-least = То је најмањи лист. И MAX вуче потезе, и не пушта играча MIN донде.
quiz-confused-gt = Толико је посећено ако се чвор напушта само при >. Напушта се при ≥: оно што је само једнако добро као оно што MAX или MIN већ има ништа не мења.
quiz-confused-deep = Толико је посећено ако граница делује само од родитеља. Одсецају и границе постављене више.
quiz-confused-all = То су сви чворови стабла. Неки су прескочени.
quiz-confused-leaves = То су само листови. Посећују се и чворови изнад њих.
quiz-confused-root = И корен се посећује.
quiz-why-tie = Било би само једнако добро као оно што већ постоји: чвор се напушта и при једнакости.
quiz-confused-passed = Чвор не почиње испочетка: прозор му предаје родитељ.
quiz-confused-alpha-only = И β се предаје наниже: MIN већ нешто има.
quiz-confused-beta-only = И α се предаје наниже: MAX већ нешто има.
quiz-confused-bound = Испод чвора није погледано све: оно што враћа јесте граница, и { $player } је тамо још могао да нађе нешто боље.
quiz-confused-direction = Обрнуто: тамо је на потезу { $player }, па оно што није погледано може вредност само да { $player ->
    [MAX] повећа
   *[MIN] смањи
}.
