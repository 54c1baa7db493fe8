### Грешке, на српском.

error-parse = Ред { $line }, колона { $column }: { $what }
error-pasted = Налепљени текст није стабло. { $reason }
parse-empty-text = овде још нема стабла. Напишите број или заграду.
parse-text-after-end = стабло се завршило, а следи { $found }. После њега не сме ништа да стоји.
parse-unclosed-bracket = текст се завршава, а { $opened } у реду { $openedLine }, колони { $openedColumn } није затворена. Напишите { $closing }.
parse-mismatched-bracket = { $found } не може да затвори { $opened } у реду { $openedLine }, колони { $openedColumn }. Напишите { $closing }.
parse-empty-node = овај чвор нема ни деце ни вредности. Напишите број или децу.
parse-unexpected-comma = један зарез је вишак.
parse-not-a-number = { $found } није број. Напишите број, на пример 3, −2.5 или inf.
parse-nan = NaN се ни са чим не може упоредити. Напишите број.
parse-out-of-range = { $found } је ван опсега: са { $decimals } { $decimals ->
    [one] децималом
    [few] децимале
   *[other] децимала
} вредности иду од −{ $limit } до { $limit }.
parse-too-many-decimals = { $found } има превише децимала. Узмите их највише { $limit }.
parse-too-deep = стабло је овде предубоко. Полупотеза може бити највише { $limit }.
parse-too-many-nodes = стабло је одавде превелико. Чворова може бити највише { $limit }.
parse-unclosed-string = наводник у реду { $openedLine }, колони { $openedColumn } није затворен.
parse-control-character = под наводницима стоји контролни знак. Запишите га друкчије, на пример \n.
parse-bad-escape = { $found } није исправан запис знака.
parse-unknown-field = { $found } није поље чвора. Поља су name, move, value, position и children.
parse-repeated-field = { $found } се овде понавља.
parse-repeated = { $found } се овде понавља.
parse-empty-range = опсег се завршава пре него што почне. Прво напишите мањи број.
parse-would-have = са { $found } број чворова у стаблу био би { $more ->
    [yes] већи од { $count }
   *[no] { $count }
}, а може их бити највише { $limit }. Узмите мању дубину или мање деце.
parse-would-reach = са { $found } вредност би могла бити { $count }, а вредности иду од −{ $limit } до { $limit }.
parse-no-such-node = у стаблу нема чвора { $found }. Узмите број од 0 до { $limit }.
parse-second-parent = { $found } већ има другог родитеља. Дајте сваком чвору једног родитеља.
parse-second-root = { $found } би био други корен. Дајте му родитеља.
parse-several-numbers = { $found } је овде један од више бројева. Именујте вредност, као у value=4.
parse-cycle = { $found } је овде испод самог себе. У стаблу ниједан пут не води назад навише.
parse-indentation = увлачење код { $found } не одговара ниједном реду изнад.
parse-expected = { $end ->
    [yes] текст се завршава
   *[no] овде стоји { $found }
}. Напишите { $expected ->
    [node] број, заграду или име са двотачком
    [json-node] број, низ или објекат
    [python-node] Tree(…)
    [value] број
    [text] текст под наводницима
    [children] списак деце
    [field] име поља под двоструким наводницима
    [key] име поља
    [graph] graph или digraph и витичасту заграду
    [graph-node] чвор
    [arrow] стрелицу ->
    [line] линију --
    [attribute] атрибут, на пример label="3"
    [child] име детета
    [cell-end] крај ћелије
    [keyword] именовани аргумент
    [mark] { $mark }
    [semicolon] на крају ;, као што га има свако стабло у формату Newick
    [colon] двотачку између имена и вредности, као у A: 3
    [comma-or-closing] зарез или { $closing }
    [parameter] branching, depth, seed, early-leaves, leaves, best-first или noise
    [leaves] uniform(-99..99), few(5) или correlated(10)
    [range] опсег, на пример -99..99
    [whole] цео број од { $least } до { $most }
    [edits] ништа, или with и измене, на пример 17=5
   *[other] нешто друго
}.

error-unknown-algorithm = Алгоритам „{ $value }“ не постоји. Постоје { $right }.
error-unknown-switch = Подешавање „{ $name }“ не постоји. Постоје { $right }.
error-wrong-switch-value = „{ $value }“ није вредност подешавања { $name }. Оно прима { $name ->
    [depth] цео број полупотеза
    [table] цео број, најмање 1
    [guess] број, на пример 3, −2.5 или inf
    [at] број, на пример 3, −2.5 или inf
    [delta] број већи од 0, на пример 1, 2.5 или inf
    [order] једно или више од { $right }, са зарезима и без понављања; N стоји за цео број
   *[other] { $right }
}.
error-switch-does-not-apply = Подешавање { $name } у алгоритму { $algorithm } са овим поставкама ништа не мења. Изоставите га или изаберите други алгоритам.
error-order-does-not-apply = Редоследу „{ $name }“ { $needs ->
    [table] потребна је транспозициона табела, а { $algorithm } је нема
    [iterations] потребна је ранија итерација из које би учио, а { $algorithm } је нема
   *[cutoffs] потребна су одсецања из којих би учио, а { $algorithm } их нема
} са овим поставкама. Изоставите га или изаберите други алгоритам.
error-wrong-inner = „{ $value }“ не може бити унутрашња претрага за { $algorithm }. Изаберите једну од { $right }.
error-needs-static-values = { $algorithm } стаје и у унутрашњим чворовима, а чвор { $node } нема статичке вредности. Притисните корен и изаберите „Попуни…“, па ће је добити сваки чвор, или је напишите иза заграде, као у [3, 12]=7.
error-no-static-value = Чвор { $node } је на граници дубине, а нема статичке вредности коју би вратио. Притисните корен и изаберите „Попуни…“, па ће је добити сваки чвор, или изаберите другу дубину.
error-no-depth = У овом стаблу нема статичких вредности, па претрага иде даље без ограничења дубине. Притисните корен и изаберите „Попуни…“, па ће вредност добити сваки чвор.
error-other-search = { $algorithm } тражи статичке вредности, којих у овом стаблу нема, па га претражује алфа-бета са подразумеваним подешавањима. Притисните корен и изаберите „Попуни…“, па ће вредност добити сваки чвор.
error-too-many-events = Ова претрага има више од { $limit } догађаја, а више се не може забележити. Изаберите мање стабло, ограничење дубине или други алгоритам.
error-out-of-memory = За ово нема довољно меморије. Изаберите мање стабло, ограничење дубине или други алгоритам.
error-no-clipboard = Прегледач овде дугмадима не допушта приступ остави. Притисните Ctrl C за копирање, Ctrl X за исецање, Ctrl V за лепљење.
error-not-kept = Више није међу сачуваним стаблима.
error-stopped = Претрага је заустављена.
error-no-such-node = У стаблу нема чвора { $node }.
error-value-not-a-number = „{ $value }“ није број. Напишите број, на пример 3, −2.5 или inf.
error-value-nan = NaN се ни са чим не може упоредити. Напишите број.
error-value-too-many-decimals = „{ $value }“ има превише децимала. Узмите их највише 6.
error-value-out-of-range = „{ $value }“ је ван опсега: вредности иду од −{ $limit } до { $limit }.
error-root-stays = Корен се не може обрисати ни преместити, и поред њега ништа не може да стоји.
error-below-itself = Чвор { $node } се не може преместити испод самог себе.
error-too-many-nodes = Стабло би било превелико. Чворова може бити највише { $limit }.
error-too-deep = Стабло би било предубоко. Полупотеза може бити највише { $limit }.
error-leaf-without-value = Чвор { $node } је лист, а листу је потребна вредност.
error-no-children = Чвор који није лист има бар једно дете. Узмите гранање од најмање 1.
error-too-many-windows = Стабло је превелико да би се нашао редослед са највише чворова. Близу је редослед деце „најгоре прво“.
error-no-range = У овом опсегу нема бројева. Узмите коначан, са мањим бројем на почетку.
error-value-does-not-fit = Са онолико децимала колико има ова вредност, вредност чвора { $node } била би ван опсега.
error-cancelled = Ово је отказано пре него што је било готово.
error-wrong-attribute = „{ $value }“ није вредност атрибута { $name }. Он прима { $right }.
error-request = Ово се не може претражити: { $value }
error-wrong-step = „{ $value }“ није корак. Узмите цео број, 0 или више, или тренутак: end, 50%, cutoff:2, cutoff:last, visit:C, return:B, iteration:3.
error-no-moment = Тренутка „{ $value }“ у овој претрази нема: или их је мање, или у стаблу нема чвора тог имена.
error-bounds-reversed = У овој претрази „{ $value }“ долази пре „{ $name }“. Ранији узмите као „from“, а каснији као „to“.
error-in-src = { $name }: { $reason }
error-src-status = { $name } није учитано: сервер је одговорио { $value }.
error-src-unreachable = { $name } није учитано: сервер је недоступан или овој страници не допушта да то чита.
error-src-too-large = { $name } има више од 20 MB. Узмите мање стабло.
error-src-several = У { $name } нема стабла или их је више. Узмите датотеку са једним стаблом.
error-wrong-count = „{ $value }“ није број за { $name }. Узмите цео број, 1 или више.
error-wrong-quiz-state = Ово није стање ове вежбе: прва разлика је у „{ $value }“. Вежба почиње испочетка. Узмите оно што је quizState дао за ову вежбу.
error-too-long-to-keep = Досадашњи одговори су предуги за ову платформу за учење: кад се вратите, неће их бити. Резултат се свеједно предаје. Завршите сада или не затварајте страницу.
error-under-way = Док траје вежба, стабло и претрага остају како јесу.
error-wrong-start = „{ $value }“ није станица у „Почните овде“. Узмите цео број од 1 до 6.
error-wrong-labels = Чворови се не могу звати по „{ $value }“. Узмите „names“ или „numbers“.
error-wrong-code = Претрага се не пише на „{ $value }“. Узмите „pseudocode“, „python“, „javascript“, „rust“ или „c“.
error-wrong-fold = „{ $value }“ не каже шта је склопљено. Узмите бројеве чворова, на пример 12,40, или auto.
error-wrong-compare = „{ $value }“ не каже са чиме треба упоредити. Наведите једну до три претраге, на пример minimax;negascout,cut=gt.
error-wrong-break = „{ $value }“ не каже где треба стати. Узмите бројеве чворова, на пример 3,25, или редове псеудокода, на пример 0.6.
error-wrong-ask = „{ $value }“ није чвор о коме се може питати. Узмите број чвора, на пример 3.
error-wrong-sight = „{ $value }“ не каже који део стабла се види. Узмите три броја: средину по ширини, ред у средини и ширину, на пример 12.5,2,6.
error-wrong-trace = Траг „{ $value }“ нема редова.
error-nothing-to-fold = У стаблу нема чвора { $value } испод кога би било нешто за склапање.
error-broken-escape = Иза % у „{ $name }“ нема двеју хексадекадних цифара. Сам тај знак пише се %25.
error-damaged-link = Оштећена је: знакови су се успут изгубили или изменили.
error-newer-link = Направила ју је новија верзија програма Plyscope.
error-endless-link = Оно што стоји иза ње дуже је од { $limit } знакова.
error-repeated = „{ $name }“ је у њој двапут, а важи само прво. Напишите га једном.
