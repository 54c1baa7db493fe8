### Читаочев сопствени програм.

my-program-language = Језик програма
my-program-editor = Програм
my-program-run = Покрени
my-program-stop = Заустави
my-program-anew = Почни испочетка
my-program-anew-hint = Ставља програм приказаног алгоритма на место овога; Ctrl+Z враћа ваш
my-program-keys = Ctrl+Enter га покреће. Tab увлачи ред; Escape, па Tab напушта уређивач.
my-program-not-kept = Овај прегледач не чува програм: копирајте га пре него што одете.

## Како се завршио

my-program-runs = Ради…
my-program-ended = Програм се завршио.
my-program-error = { $text }
my-program-error-at = Ред { $line }: { $text }
my-program-unreadable = Ред { $line }: ово се не може прочитати као JavaScript.
my-program-time = Заустављен после { $seconds } с: не долази до краја.
my-program-memory = Заустављен: тражи превише меморије.
my-program-stopped = Заустављен.
my-program-refused = Програм овде нема ни мрежу, ни складиште, ни страницу; одбијено: { $what }.
my-program-absent = На овој страници програми се не покрећу: њена правила не допуштају оквир са скриптом за њих.
my-program-not-loaded = Оно што покреће програме није учитано. Проверите везу са интернетом и покрените поново.
my-program-elsewhere = „Мој програм“ тражи датотеке поред странице, а ова их нема. Има га на сопственој страници програма Plyscope.

## Шта је урадио

my-program-printed = Исписао је
my-program-cut = Исписано је више него што је овде приказано.
my-program-full = Урадио је више него што је забележено; бројеви и траг ту се завршавају.
my-program-counts = Бројеви вашег програма и приказане претраге
my-program-entered = Посећени чворови
my-program-evaluated = Вредновани листови
my-program-value = Враћена вредност
my-program-differs = другачије
my-program-own-tree = Ваш програм је претраживао сопствено стабло; чворова у њему има { $nodes ->
    [1] само један
   *[other] { $nodes }
}.
my-program-no-search = Није узео ниједну вредност листа коју је Plyscope могао да види: треба да погледа children и value неког чвора.
my-program-compare = Прикажи поред претраге

## Шта може да користи

my-program-about = Шта програм може да користи
my-program-tree-hint = Корен се зове tree. Чвор има children, value и name, и свако читање поља children или value се бележи; тако је и у вашој сопственој класи са children. У табелама је исто то по бројевима чворова.
my-program-trace-hint = trace.enter(node, alpha, beta) и trace.leave(node, value) кажу више, trace.evaluate(node, value) оно што се не види.
my-program-safe-hint = Ради само у овом прегледачу, без мреже, складишта и странице. Python је овде MicroPython: уобичајени модули, без dataclasses и enum, и највише педесетак угнежђених позива.
