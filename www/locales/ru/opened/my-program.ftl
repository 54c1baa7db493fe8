### Собственная программа читателя, по-русски.

my-program-language = Язык программы
my-program-editor = Программа
my-program-run = Запустить
my-program-stop = Остановить
my-program-anew = Начать заново
my-program-anew-hint = Ставит на место этой программы программу показанного алгоритма; Ctrl+Z вернёт вашу
my-program-keys = Ctrl+Enter запускает её. Tab делает отступ; Escape, затем Tab – выход из редактора.
my-program-not-kept = Этот браузер не хранит программу: скопируйте её, прежде чем уйти.

## Чем она кончилась

my-program-runs = Выполняется…
my-program-ended = Программа закончилась.
my-program-error = { $text }
my-program-error-at = Строка { $line }: { $text }
my-program-unreadable = Строка { $line }: это нельзя прочитать как JavaScript.
my-program-time = Остановлена, прошло секунд: { $seconds }. Она не приходит к концу.
my-program-memory = Остановлена: ей нужно слишком много памяти.
my-program-stopped = Остановлена.
my-program-refused = У программы здесь нет ни сети, ни хранилища, ни страницы; отказано: { $what }.
my-program-absent = На этой странице программы не запускаются: её политика не разрешает им фрейм со скриптом.
my-program-not-loaded = То, что запускает программы, загрузить не удалось. Проверьте соединение и запустите ещё раз.
my-program-elsewhere = «Моей программе» нужны файлы рядом со страницей, а у этой их нет. Она есть на собственной странице Plyscope.

## Что она сделала

my-program-printed = Напечатано
my-program-cut = Напечатано больше, чем здесь показано.
my-program-full = Она сделала больше, чем записано; числа и трассировка на этом кончаются.
my-program-counts = Числа вашей программы и показанного поиска
my-program-entered = Посещено узлов
my-program-evaluated = Оценено листьев
my-program-value = Возвращено
my-program-differs = отличается
my-program-own-tree = Ваша программа искала в собственном дереве; узлов в нём { $nodes ->
    [1] всего один
   *[other] { $nodes }
}.
my-program-no-search = Она не взяла ни одного значения листа, которое Plyscope мог бы увидеть: ей надо смотреть на children и value узла.
my-program-compare = Показать рядом с поиском

## Чем она может пользоваться

my-program-about = Чем может пользоваться программа
my-program-tree-hint = Корень называется tree. У узла есть children, value и name, и каждый взгляд на children или value записывается; так же и в вашем собственном классе с children. В таблицах то же самое – по номерам узлов.
my-program-trace-hint = trace.enter(node, alpha, beta) и trace.leave(node, value) рассказывают больше, trace.evaluate(node, value) – то, чего не видно.
my-program-safe-hint = Она работает только в этом браузере, без сети, хранилища и страницы. Python здесь – MicroPython: обычные модули, без dataclasses и enum, и вызовов друг в друге не больше примерно пятидесяти.
