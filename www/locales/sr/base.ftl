### Оно што је потребно од почетка, на српском.

### Речник. Термини су из српске литературе о претрази стабала игре и о шаховском програмирању;
### MAX, MIN, α, β, fail-soft, fail-hard, fail low, fail high, LIVE, SOLVED, OPEN остају како јесу и не мењају се по падежима.
### Пише се ћирилицом; латиница настаје из ње слово по слово, па страно име које се не пресловљава остаје латиницом.
###
### game tree стабло игре · node чвор · root корен · leaf лист · child дете (деца) · parent родитељ
### sibling сусед (дете истог родитеља) · subtree подстабло · edge грана · level ниво
### move потез · to move бити на потезу · reply одговор · position позиција · ply полупотез · depth дубина
### depth limit ограничење дубине · branching гранање · MAX node чвор MAX (затим име) · side страна
### value вредност · static value статичка вредност · horizon хоризонт · exact тачан · true value права вредност
### to be worth вредети · as MIN sees it са становишта MIN · lower bound, upper bound доња, горња граница
### window прозор · null window нулти прозор · clamped сведено на прозор
### to enter, to visit посетити · to search претражити · search претрага · to evaluate вредновати · to skip прескочити
### to return вратити · pruning, cutoff одсецање · deep cutoff дубоко одсецање · to cut одсећи · re-search поновна претрага
### alpha-beta алфа-бета · minimax минимакс · negamax негамакс · fail low, fail high „претрага се завршила са fail low“
### iterative deepening итеративно продубљивање · iteration итерација · aspiration search аспирациона претрага · guess претпоставка
### principal variation главна варијанта · best play најбоља игра · transposition table транспозициона табела
### entry запис · hit погодак · miss промашај · best first најбољи прво · killer move потез убица
### history heuristic хеуристика историје · refutation оповргавање
### critical tree критично стабло · PV node, CUT node, ALL node чвор PV, CUT, ALL · waste сувишно
### merit (SSS*, DUAL*) оцена (зато „оцена“ није статичка вредност) · state стање
### switch подешавање · pane окно · to fold, unfold склопити, расклопити · preset пример · recipe рецепт · seed семе
### trace траг · pseudocode псеудокод · breakpoint тачка прекида · call stack стек позива · moment тренутак
### exercise вежба · exercise sheet, sheet (папир) страница са вежбама · answer key решења · handout материјал
### learning platform платформа за учење · story ток претраге · presenter mode режим излагања
### presenter view приказ за предавача · Hide values Сакриј вредности

## Страница

page-title = Plyscope: како размишља претрага стабла игре
page-title-of = { $title } – Plyscope
brand = Plyscope
intro = △ MAX жели велики број, ▽ MIN мали. Морају ли да погледају све бројеве?{ $keys ->
    [over] { "" }
    [yes] { " " }Притисните Пусти или →.
   *[no] { " " }Притисните ▶.
}
introduced-ready = Још се ништа није догодило.
introduced-cutoff = MAX већ има { $bound }. У чвору { $node } MIN може да добије { $best } или мање, па MAX неће тамо ићи: остали бројеви се тамо не гледају.
start-here = Почните овде
kept-history = Ово стабло је предугачко за адресу. Картица га чува и кад страницу поново учитате; да бисте га послали даље, сачувајте га у датотеку.
kept-nowhere = Ово стабло је предугачко да би га прегледач сачувао. Сачувајте га у датотеку пре него што страницу поново учитате или напустите.
theme = Тема
theme-system = Системска
theme-light = Светла
theme-dark = Тамна
theme-contrast = Висок контраст
theme-contrast-dark = Висок контраст, тамна
language = Језик
help = Помоћ
close = Затвори
loading = Учитавање…
load-failed = Plyscope није учитан. Проверите везу са интернетом и поново учитајте страницу.
# In the page itself, before any script runs.
not-started = Plyscope се није покренуо: један његов део није стигао. Проверите везу са интернетом и поново учитајте страницу.
no-script = Plyscope ради у прегледачу и тражи JavaScript. Дозволите га за ову страницу и поново је учитајте.
link-broken = Ова веза се не може приказати: { $reason } Уместо тога овде је подразумевано стабло.
link-part-broken = Не може се приказати све из ове везе: { $reason } Остатак је овде, а уместо погрешног стоје подразумеване вредности.
dismiss = Затвори поруку
new-version = Доступна је нова верзија.
new-version-load = Учитај је

## Избор

tree = Стабло
trees = Стабла
tree-unnamed = Без назива
tree-random = Случајно стабло
algorithm = Алгоритам
switches = Подешавања
switches-changed = Подешавања ({ $count })
fold-itself = Склапај да стане
fold-itself-hint = Подстабла за која нема места склапај аутоматски
unfold-all = Расклопи све
compare = Упореди
compare-hint = Прикажи поред ове и друге претраге овог стабла
more = Још
present = Излагање
present-hint = Стабло заузима цео екран
undo = Поништи
redo = Понови
fit = Прикажи цело стабло
group-exhaustive = Сваки чвор
group-alpha-beta = Алфа-бета
group-scout = Нулти прозори
group-driver = Претрага за претрагом
group-best-first = Најбољи прво
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }и др.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : потребне су статичке вредности
   *[nothing] { "" }
}

## Готова стабла

preset-swedish-51 = Шведско, 51 чвор
notice-swedish-51 = Минимакс посећује сваки од 51 чвора, алфа-бета само 23, а оба налазе 5. У чвору { $node-25 } већ први одговор играча MIN вреди само 2, мање од 5 које MAX већ има, па алфа-бета прескаче три преостала одговора са свиме што је испод њих.
    .question = У чвору { $node-25 } MIN има четири одговора. Колико њих алфа-бета погледа и зашто не више?
    .source = Стабло из програма за негамакс и алфа-бету у једној шведској лекцији.
preset-swedish-first-slides = Шведско, први слајдови
preset-aima-two-ply = Из уџбеника, два полупотеза
preset-wikipedia-four-ply = Из енциклопедије, четири полупотеза
preset-deep-cutoff = Дубоко одсецање
preset-tic-tac-toe = Икс-окс, последња три поља
preset-negascout-saves = NegaScout штеди посао
preset-negascout-searches-again = NegaScout претражује поново
preset-killer = Убица одсеца одмах
preset-transpositions = Транспозиције
preset-deepening = Дубље, и нови најбољи потез
preset-aspiration-fails-high = Аспирациона претрага са fail high
preset-aspiration-fails-low = Аспирациона претрага са fail low
preset-sss-skips = SSS* прескаче, алфа-бета не

## Кораци

quoted-name = „{ $name }“
skip-to-tree = Пређи на стабло
skip-to-controls = Пређи на дугмад
first-step = Први корак
step-back = Корак назад
play = Пусти
pause = Пауза
go-on = Настави
step-forward = Корак напред
last-step = Последњи корак
previous-cutoff = Претходно одсецање
next-cutoff = Следеће одсецање
step = Корак
step-of = корак { $step } од { $steps }
steps-between = Овде се виде кораци од { $first } до { $last }.
step-overtime = { $at } + { $overtime }
step-in-band = { $at }, { $label }
speed = Брзина
speed-value = { $speed }/с
# A key as its cap reads.
key-cap = { $key ->
    [Shift] Shift
    [Space] Размак
    [Control] Ctrl
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}

## Шта се дешава

what-happens-now = Шта се сада дешава
what-to-notice = Уочите
notice-answer = Прикажи одговор
step-ready = Још се ништа није догодило. Претрага почиње следећим кораком: { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , са унутрашњом претрагом { $walker }
}. Стабло има { $nodes ->
    [1] један чвор
    [one] { $nodes } чвор
    [few] { $nodes } чвора
   *[other] { $nodes } чворова
}, а у корену је на потезу { $root }.

## Бројачи

tally-entered = { $now ->
    [one] посећен чвор
    [few] посећена чвора
   *[other] посећених чворова
}
tally-saved = { $compared ->
    [fewer] уштеда { $difference }, { $percent ->
        [0] < 1
        [100] > 99
       *[other] { $percent }
    } %
    [more] више за { $difference }, { $percent ->
        [0] < 1
       *[other] { $percent }
    } %
   *[same] исто колико и минимакс
}
counters = Бројачи
counted = { $number }
counter-now = сада
counter-end = на крају
counter-minimax = минимакс
counter-critical = критично стабло
counter-critical-hint = Чворови које алфа-бета при овом редоследу посећује без обзира на вредности листова (Кнут и Мур, 1975)
counter-change = Ваша измена: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = Ваша измена не мења ове бројеве.
counter-entered = Посећени чворови
counter-evaluated = Вредновани листови
counter-cutoffs = Одсецања
counter-idleCutoffs = Одсецања без учинка
counter-skipped = Прескочена подстабла
counter-reSearches = Поновне претраге
counter-hits = Погоци у табели
counter-tableCutoffs = Одсецања по табели
counter-lost = Изгубљени записи
counter-waste = Ван критичног стабла
all-results = Резултати свих претрага
counter-waste-hint = Колико је различитих чворова ван критичног стабла до сада посећено: кад би најбоље дете свуда било прво, алфа-бета не би посетила ниједан

## Предвиђање

predict = Предвиди
predict-key-hint = Погодите шта ће претрага следеће урадити

## Стабло

tree-outline = Стабло игре
tree-keys = Стрелицама се крећете кроз стабло{ $edits ->
    [yes] ; Enter или цифра мења лист
   *[no] {""}
}{ $keys ->
    [all] ; F склапа и расклапа оно што је испод чвора
   *[none] {""}
}.
tree-as-text = Стабло као текст
discard-draft = Назад на приказано стабло
restore-draft = Врати откуцано
tree-text-long = Број знакова у тексту овог стабла: { $characters }.
download-text = Преузми текст
text-file = stablo.txt
tree-text-hint = Заграде, JSON, Tree(…) из Python-а или цео програм са њим, листе из програма, Graphviz, Newick, текст са увлачењем, табела са родитељем, дететом и вредношћу или рецепт, random(…). Док куцате, остаје последње исправно стабло.
node-item = { $place ->
    [leaf] Лист { $node }, вредност { $written }
   *[interior] Чвор { $player } { $node }
}{ $part ->
    [pv] , чвор PV
    [cut] , чвор CUT
    [all] , чвор ALL
    [waste] , није у критичном стаблу
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , број посета: { $visits }
}{ $kind ->
    [null-window] , са нултим прозором
    [re-search] , у поновној претрази
   *[full] { "" }
}{ $phase ->
    [active] , претражује се{ $best ->
        [none] { "" }
       *[some] , најбоље до сада { $value }
    }
    [finished] , вратио је { $bound ->
        [lower] најмање { $value }
        [upper] највише { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , из табеле
       *[no] { "" }
    }
    [live] , жив, оцена { $value }
    [expanded] , развијен
    [solved] , решен, оцена { $value }
    [skipped] , прескочен
   *[unreached] , још није достигнут
}
node-item-folded = { $item }; склопљен, чворова: { $nodes }, посећено: { $entered }, прескочено: { $skipped }
fold-node = Склопи оно што је испод чвора { $node }
unfold-node = Расклопи чвор { $node }
node-types = Типови чворова
node-types-hint = Прикажи критично стабло и оно што је посећено мимо њега
node-numbers = Бројеви чворова
node-numbers-hint = Чворове означавај бројевима префиксног обиласка, од 0, као у датотекама са трагом, а не именима или словима
value-of-leaf = Вредност листа { $node }

## Спискови чворова

rows-left = још { $count }
node-named = { $place ->
    [leaf] Лист { $node }
   *[interior] Чвор { $player } { $node }
}

## Случајна стабла

generate = Направи…

## Графикон раста

growth = Раст
growth-hint = Како обим посла у претрагама расте са дубином и гранањем

## Шта се учитава касније

not-loaded = Овај део странице није учитан. Ако поновни покушај не помогне, поново учитајте страницу.
try-again = Покушај поново

## Бројеви

score-greatest = највећа коначна вредност
score-least = најмања коначна вредност

## Картице

menu = Мени
learn = Учење
panels = Панели
panel-shown = Прикажи панел
tab-code = Код
tab-ask = Питај
tab-order = Бројање и редослед
tab-story = Ток
tab-text = Текст

## На шта обратити пажњу

moment = { $kind ->
    [cutoff-at] Одсецање у чвору { $node }
    [visit] Чвор { $node }
    [re-search] Поновна претрага
   *[iteration] Итерација { $count }
}, корак { $step }
share = Подели…
paper = Вежба на папиру
paper-hint = Стабло на папиру: са празним пољима и решењима или са изабраним тренуцима
my-program = Мој програм
my-program-hint = Покреће ваш сопствени програм, у Python-у или JavaScript-у, на овом стаблу
lessons = Лекције
reader-note = Белешка
figure-nothing = На екрану нема ничега од чега би се направила слика.
