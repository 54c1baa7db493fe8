### Нужное с самого начала, по-русски.

### Словарь. Термины взяты из русской литературы о поиске в деревьях игр и о шахматном программировании;
### MAX, MIN, α, β, fail-soft, fail-hard, fail low, fail high, LIVE, SOLVED, OPEN остаются как есть и не склоняются.
###
### game tree дерево игры · node узел · root корень · leaf лист · child дочерний узел · parent родитель
### sibling соседний узел (того же родителя) · subtree поддерево · edge ребро · level уровень
### move ход · to move ходить · reply ответ · position позиция · ply полуход · depth глубина
### depth limit ограничение глубины · branching ветвление · MAX node узел MAX (потом имя) · side сторона
### value значение · static value статическое значение · horizon горизонт · exact точный · true value истинное значение
### as MIN sees it с точки зрения MIN · lower bound, upper bound нижняя, верхняя граница
### window окно · null window нулевое окно · clamped ограничено окном
### to enter, to visit посетить · to search просмотреть · search поиск · to evaluate оценить · to skip пропустить
### to return вернуть · pruning, cutoff отсечение · deep cutoff глубокое отсечение · to cut отсечь · re-search повторный поиск
### alpha-beta альфа-бета · minimax минимакс · negamax негамакс · fail low, fail high «поиск закончился с fail low»
### iterative deepening итеративное углубление · iteration итерация · aspiration search аспирационный поиск · guess предположение
### principal variation главный вариант · best play наилучшая игра · transposition table таблица транспозиций
### entry запись · hit попадание · miss промах · best first сначала лучший · killer move ход-киллер
### history heuristic эвристика истории · refutation опровержение
### critical tree критическое дерево · PV node, CUT node, ALL node узел PV, CUT, ALL · waste лишнее
### merit (SSS*, DUAL*) приоритет (и потому не «оценка») · state состояние
### switch настройка · pane область · to fold, unfold свернуть, развернуть · preset пример · recipe рецепт · seed зерно
### trace трассировка · pseudocode псевдокод · breakpoint точка останова · call stack стек вызовов · moment момент
### exercise упражнение · exercise sheet, sheet (бумага) страница с упражнениями · answer key ответы · handout раздаточный материал
### learning platform учебная платформа · story ход поиска · presenter mode режим показа
### presenter view режим докладчика · Hide values Скрыть значения

## Страница

page-title = Plyscope: как думает поиск в дереве игры
page-title-of = { $title } – Plyscope
brand = Plyscope
intro = △ MAX хочет число побольше, ▽ MIN – поменьше. Нужно ли смотреть на все числа?{ $keys ->
    [over] { "" }
    [yes] { " " }Нажмите «Воспроизвести» или →.
   *[no] { " " }Нажмите ▶.
}
introduced-ready = Ещё ничего не произошло.
introduced-cutoff = У MAX уже есть { $bound }. В узле { $node } MIN может получить { $best } или меньше, поэтому MAX туда не пойдёт: на остальные числа там не смотрят.
start-here = Начните здесь
kept-history = Это дерево слишком длинное для адреса. Вкладка сохранит его, даже если вы перезагрузите страницу; чтобы передать его дальше, сохраните его в файл.
kept-nowhere = Это дерево слишком длинное, браузер не может его сохранить. Прежде чем перезагрузить или покинуть страницу, сохраните его в файл.
theme = Тема
theme-system = Системная
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Высокий контраст
theme-contrast-dark = Высокий контраст, тёмная
language = Язык
help = Справка
close = Закрыть
loading = Загрузка…
load-failed = Не удалось загрузить Plyscope. Проверьте соединение и перезагрузите страницу.
# In the page itself, before any script runs.
not-started = Plyscope не запустился: часть программы не загрузилась. Проверьте соединение и перезагрузите страницу.
no-script = Plyscope работает в браузере и требует JavaScript. Разрешите его для этой страницы и перезагрузите её.
link-broken = Эту ссылку нельзя показать: { $reason } Вместо неё здесь дерево по умолчанию.
link-part-broken = Не всё в этой ссылке можно показать: { $reason } Остальное здесь, а вместо ошибочного взяты значения по умолчанию.
dismiss = Закрыть сообщение
new-version = Доступна новая версия.
new-version-load = Загрузить

## Выбор

tree = Дерево
trees = Деревья
tree-unnamed = Без названия
tree-random = Случайное дерево
algorithm = Алгоритм
switches = Настройки
switches-changed = Настройки ({ $count })
fold-itself = Сворачивать лишнее
fold-itself-hint = Автоматически сворачивать поддеревья, которым не хватает места
unfold-all = Развернуть всё
compare = Сравнить
compare-hint = Показать рядом другие поиски в этом дереве
more = Ещё
present = Показ
present-hint = Дерево занимает весь экран
undo = Отменить
redo = Повторить
fit = Показать всё дерево
group-exhaustive = Все узлы
group-alpha-beta = Альфа-бета
group-scout = Нулевые окна
group-driver = Несколько поисков подряд
group-best-first = Сначала лучший
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }и др.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : нужны статические значения
   *[nothing] { "" }
}

## Готовые деревья

preset-swedish-51 = Шведское, 51 узел
notice-swedish-51 = Минимакс посещает все 51 узел, альфа-бета только 23, и оба находят 5. В узле { $node-25 } уже первый ответ MIN даёт лишь 2, меньше тех 5, что у MAX уже есть, поэтому альфа-бета пропускает три остальных ответа со всем, что под ними.
    .question = В узле { $node-25 } у MIN четыре ответа. Сколько из них рассмотрит альфа-бета и почему не больше?
    .source = Дерево из программы для негамакса и альфа-беты в шведском учебном материале.
preset-swedish-first-slides = Шведское, первые слайды
preset-aima-two-ply = Из учебника, два полухода
preset-wikipedia-four-ply = Из энциклопедии, четыре полухода
preset-deep-cutoff = Глубокое отсечение
preset-tic-tac-toe = Крестики-нолики, три клетки
preset-negascout-saves = NegaScout экономит работу
preset-negascout-searches-again = NegaScout ищет повторно
preset-killer = Киллер отсекает сразу
preset-transpositions = Транспозиции
preset-deepening = Глубже – и лучший ход уже другой
preset-aspiration-fails-high = Аспирационный поиск с fail high
preset-aspiration-fails-low = Аспирационный поиск с fail low
preset-sss-skips = SSS* пропускает больше альфа-беты

## Шаги

quoted-name = «{ $name }»
skip-to-tree = Перейти к дереву
skip-to-controls = Перейти к кнопкам
first-step = Первый шаг
step-back = Шаг назад
play = Воспроизвести
pause = Пауза
go-on = Дальше
step-forward = Шаг вперёд
last-step = Последний шаг
previous-cutoff = Предыдущее отсечение
next-cutoff = Следующее отсечение
step = Шаг
step-of = шаг { $step } из { $steps }
steps-between = Здесь видны шаги с { $first } по { $last }.
step-overtime = { $at } + { $overtime }
step-in-band = { $at }, { $label }
speed = Скорость
speed-value = { $speed }/с
# A key as its cap reads.
key-cap = { $key ->
    [Shift] Shift
    [Space] Пробел
    [Control] Ctrl
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}

## Что происходит

what-happens-now = Что происходит сейчас
what-to-notice = Заметьте
notice-answer = Показать ответ
step-ready = Ещё ничего не произошло. Поиск начнётся на следующем шаге: { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , внутренний поиск – { $walker }
}. В дереве { $nodes ->
    [1] всего один узел
    [one] { $nodes } узел
    [few] { $nodes } узла
   *[other] { $nodes } узлов
}, в корне ходит { $root }.

## Счётчики

tally-entered = { $now ->
    [one] посещённый узел
    [few] посещённых узла
   *[other] посещённых узлов
}
tally-saved = { $compared ->
    [fewer] экономия { $difference }, { $percent ->
        [0] < 1
        [100] > 99
       *[other] { $percent }
    } %
    [more] больше на { $difference }, { $percent ->
        [0] < 1
       *[other] { $percent }
    } %
   *[same] столько же, сколько у минимакса
}
counters = Счётчики
counted = { $number }
counter-now = сейчас
counter-end = в конце
counter-minimax = минимакс
counter-critical = критическое дерево
counter-critical-hint = Узлы, которые альфа-бета посещает при этом порядке независимо от значений листьев (Кнут и Мур, 1975)
counter-change = Ваше изменение: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = На эти числа ваше изменение не влияет.
counter-entered = Посещено узлов
counter-evaluated = Оценено листьев
counter-cutoffs = Отсечений
counter-idleCutoffs = Отсечений впустую
counter-skipped = Пропущено поддеревьев
counter-reSearches = Повторных поисков
counter-hits = Попаданий в таблицу
counter-tableCutoffs = Отсечений по таблице
counter-lost = Потеряно записей
counter-waste = Вне критического дерева
all-results = Результаты всех поисков
counter-waste-hint = Сколько разных узлов, не входящих в критическое дерево, уже посещено: если бы лучший дочерний узел везде стоял первым, альфа-бета не посетила бы ни одного

## Предсказание

predict = Угадать
predict-key-hint = Угадать, что поиск сделает дальше

## Дерево

tree-outline = Дерево игры
tree-keys = Стрелки водят по дереву{ $edits ->
    [yes] ; Enter или цифра меняют лист
   *[no] {""}
}{ $keys ->
    [all] ; F сворачивает и разворачивает то, что под узлом
   *[none] {""}
}.
tree-as-text = Дерево как текст
discard-draft = Назад к показанному дереву
restore-draft = Вернуть набранное
tree-text-long = Длина текста этого дерева: { $characters } симв.
download-text = Скачать текст
text-file = derevo.txt
tree-text-hint = Скобки, JSON, Tree(…) на Python или целая программа с ним, списки из программы, Graphviz, Newick, запись с отступами, таблица с родителем, дочерним узлом и значением или рецепт random(…). Пока вы печатаете, показано последнее правильное дерево.
node-item = { $place ->
    [leaf] Лист { $node }, значение { $written }
   *[interior] Узел { $player } { $node }
}{ $part ->
    [pv] , узел PV
    [cut] , узел CUT
    [all] , узел ALL
    [waste] , не входит в критическое дерево
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , число посещений: { $visits }
}{ $kind ->
    [null-window] , с нулевым окном
    [re-search] , при повторном поиске
   *[full] { "" }
}{ $phase ->
    [active] , просматривается{ $best ->
        [none] { "" }
       *[some] , лучшее пока { $value }
    }
    [finished] , вернул { $bound ->
        [lower] не меньше { $value }
        [upper] не больше { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , из таблицы
       *[no] { "" }
    }
    [live] , живой, приоритет { $value }
    [expanded] , раскрыт
    [solved] , решён, приоритет { $value }
    [skipped] , пропущен
   *[unreached] , ещё не достигнут
}
node-item-folded = { $item }; свёрнут, узлов: { $nodes }, посещено: { $entered }, пропущено: { $skipped }
fold-node = Свернуть то, что под узлом { $node }
unfold-node = Развернуть узел { $node }
node-types = Типы узлов
node-types-hint = Показать критическое дерево и то, что посещено сверх него
node-numbers = Номера узлов
node-numbers-hint = Называть узлы номерами в прямом порядке обхода, с 0, как в файлах трассировки, а не именами или буквами
value-of-leaf = Значение листа { $node }

## Списки узлов

rows-left = ещё { $count }
node-named = { $place ->
    [leaf] Лист { $node }
   *[interior] Узел { $player } { $node }
}

## Случайные деревья

generate = Создать…

## График роста

growth = Рост
growth-hint = Как растёт работа поисков с глубиной и ветвлением

## Что загружается позже

not-loaded = Эту часть страницы не удалось загрузить. Если повторная попытка не поможет, перезагрузите страницу.
try-again = Ещё раз

## Числа

score-greatest = наибольшее конечное значение
score-least = наименьшее конечное значение

## Вкладки

menu = Меню
learn = Учиться
panels = Панели
panel-shown = Показать панель
tab-code = Код
tab-ask = Спросить
tab-order = Счётчики
tab-story = Ход поиска
tab-text = Текст

## На что обратить внимание

moment = { $kind ->
    [cutoff-at] Отсечение в узле { $node }
    [visit] Узел { $node }
    [re-search] Повторный поиск
   *[iteration] Итерация { $count }
}, шаг { $step }
share = Поделиться…
paper = Упражнение на бумаге
paper-hint = Дерево на бумаге: с пустыми клетками и ответами или с выбранными моментами
my-program = Моя программа
my-program-hint = Запускает на этом дереве вашу собственную программу на Python или JavaScript
lessons = Уроки
reader-note = Заметка
figure-nothing = На экране нет ничего, из чего можно сделать рисунок.
