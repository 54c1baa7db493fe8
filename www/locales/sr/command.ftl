### Команда која прави слике, на српском. Страница ову датотеку не учитава.

command-help =
    plyscope figure TREE --algorithm alpha-beta --step cutoff:1 -o figure.svg

    TREE             датотека, назив примера, стабло као "[[3, 12], [2, 4]]", рецепт или - за стандардни улаз
    -o, --output     датотека: .svg, .png, .typ за Typst, или .tex за LaTeX (TikZ); без ње SVG иде на стандардни излаз
    --algorithm      претрага
    --step           број или тренутак: end (подразумевано), start, cutoff:2, visit:C; више њих са зарезима чини филмску траку
    --frames         тренуци, или сви кораци, један за другим: анимирани SVG, а са .tex слајд за Beamer
    --speed          анимираног SVG, у корацима у секунди: 0.5, 1, 2 (подразумевано), 4, 8 или 16
    --theme          light (подразумевано), dark или bw: црно на белом
    --width          у пикселима, подразумевано 800; код филмске траке цела ширина
    --scale          код PNG: колико пиксела има јединица слике, од 1 до 4; подразумевано 2
    --columns        колико колона има филмска трака
    --fold           auto (подразумевано): што не стане; none; или чворови по бројевима, на пример 12,40
    --labels         names (подразумевано) или numbers
    --overlay        none (подразумевано) или types: PV, CUT и ALL
    --no-windows     без α и β
    --no-values      без вредности које је претрага нашла; вредности листова остају
    --no-ground      без позадине
    --caption        са реченицом тог корака испод слике
    --lang           језик речи: en, ru, sl, sr, sr-Latn или sv
    И подешавања претраге су опције: --root min, --order reversed и тако даље.
command-no-option = Опција { $option } не постоји. Опције су: { $options }.
command-no-value = Иза { $option } треба да стоји вредност.
command-wrong-value = { $option }: „{ $value }“ није ниједно од овога: { $values }.
command-wrong-number = { $option }: „{ $value }“ није цео број од { NUMBER($least) } до { NUMBER($most) }.
command-too-many = „{ $value }“ је сувишан аргумент. Стабло са размацима треба ставити под наводнике.
command-no-tree = Које стабло? Наведите датотеку или пример, или напишите стабло као "[[3, 12], [2, 4]]", или - за стандардни улаз. Све опције: --help.
command-no-such-tree = „{ $tree }“ није ни датотека, ни стабло, ни пример. Примери су: { $presets }.
command-not-read = { $path } се не може прочитати: { $reason }
command-in-file = { $path }: { $reason }
command-not-written = { $path } се не може записати: { $reason }
command-wrong-ending = { $path }: име мора да се завршава на .svg, .typ или .tex, а без --frames може и на .png.
command-no-pixels = PNG прави пакет { $name }: покрените npm install { $name } тамо где позивате ову команду.
command-too-many-frames = Број слика, једне за другом, био би { NUMBER($count) }; могуће их је највише { NUMBER($most) }. Изаберите тренутке са --step.
command-dense = При ширини { NUMBER($width) } чворови су прегусти да би се цртали један по један. Узмите већи --width или --fold auto.
command-no-such-file = Датотека { $path } не постоји.
command-no-exercise = У { $path } нема вежбе. Узмите страницу која има поглед са питањима, на пример <plyscope-view quiz="cut window">.

## Шта постоји

commands-help =
    plyscope figure TREE -o figure.svg       слика једног корака или свих: SVG или LaTeX
    plyscope code TREE --language python     претрага као програм, са стаблом
    plyscope grade answers.json              поново оцењује одговоре на вежбе
    plyscope lesson check lesson.md          шта је погрешно у тексту лекције
    plyscope lecture FILE -o slides.tex      предавање као слајдови у LaTeX-у, живи слајдови или странице за штампу
    plyscope scorm exercise.html -o x.zip    вежба за платформу за учење

    Свака каже више са --help. --version каже које је ово издање.
commands-unknown = Команда { $name } не постоји. Команде су:
commands-elsewhere = { $name } је команда програма за терминал: cargo install plyscope-cli

## Програми

code-help =
    plyscope code TREE --language python --algorithm alpha-beta -o search.py

    TREE             датотека, назив примера, стабло као "[[3, 12], [2, 4]]", рецепт или - за стандардни улаз
    --language       python (подразумевано), javascript, rust или c
    -o, --output     датотека; без ње програм иде на стандардни излаз
    --algorithm      претрага
    --labels         names (подразумевано) или numbers, за најбољи потез
    --lang           језик речи: en, ru, sl, sr, sr-Latn или sv
    И подешавања претраге су опције: --root min, --fail hard и тако даље.

    Програм ради сам за себе. Исписује вредност, најбољи потез, број посећених чворова и вреднованих листова.

## Оцењивање

grade-help =
    plyscope grade answers.json --exercise exercise.html

    answers.json     оно што је својство quizState дало за вежбу, или списак тога; свако само за себе, или као "state"
                     поред "student" и "name"; такође оно што је платформа за учење сачувала као suspend_data; или - за
                     стандардни улаз
    --exercise       страница са вежбом: важе њено стабло, претрага и питања; без ње се верује онима у одговорима. Ако је
                     вежби више, exercise.html#cuts или exercise.html#2 именује једну, по id или по броју; без тога
                     се свака препознаје по стаблу и питањима
    --json           оцене као JSON
    --lang           језик речи: en, ru, sl, sr, sr-Latn или sv
grade-no-answers = Који одговори? Наведите датотеку са оним што је дао quizState. Све опције: --help.
grade-no-json = { $path } није JSON: { $reason }
grade-mark = { $name }: тачно { $correct } од { $total }, { $percent } %{ $complete ->
    [yes] { "" }
   *[no] , није завршено: одговорено { $asked }
}{ $other ->
    [yes] { " " }(одговарано је о другом стаблу)
   *[no] { "" }
}
grade-nth = { $name }, вежба { $number }
grade-no-such-exercise = У { $path } нема вежбе „{ $name }“. Узмите id погледа са питањима или његов број међу њима.
grade-which-exercise = Не може се рећи којој вежби из { $path } (има их { $count }) ово припада. Именујте једну: --exercise "{ $path }#cuts" по id, или "{ $path }#2" по броју.
grade-src = { $path } узима стабло из { $src }, а такве датотеке поред ње нема. Одговори се могу оценити ако су страница и та датотека у истој фасцикли.
grade-refused = { $name }: није оцењено. { $error }
grade-not-its-state = Ово није стање ове вежбе: прва разлика је у { $at }.

## Пакети за платформе за учење

scorm-help =
    plyscope scorm exercise.html -o exercise.zip

    exercise.html    страница са једним погледом са питањима или са више њих, <plyscope-view quiz="…">; датотеке које она,
                     њени стилови и њени оквири учитавају из њене фасцикле иду са њом
    -o, --output     пакет, у формату SCORM 1.2: .zip
    --title          назив који платформа приказује; ако се изостави, назив саме странице
    --lang           језик ових речи: en, ru, sl, sr, sr-Latn или sv
scorm-no-page = Која страница? Наведите датотеку HTML са вежбом. Све опције: --help.
scorm-no-output = Куда? Са -o дајте пакету датотеку чије се име завршава на .zip.
scorm-wrong-ending = { $path }: име мора да се завршава на .zip.
scorm-not-beside = { $path } учитава { $name }, а тога тамо нема.
scorm-outside = { $path } учитава { $name }, што је изван фасцикле странице и не може да иде са њом. Преместите то у ту фасциклу.
scorm-taken = { $path } учитава { $name }, а то име треба самом пакету. Дајте тој датотеци друго име.
scorm-base = У { $path } је <base href>, од кога се рачунају адресе. Уклоните га и пишите адресе које се рачунају од саме странице.
scorm-left = Није у пакету: { $why ->
    [linked] { $name }, на шта упућује { $path }.
    [imports] оно што увози или преузима { $name }, скрипт странице { $path }, осим ако то именује <link rel="modulepreload" href="…">.
   *[elsewhere] { $name }, што { $path } учитава са другог места.
}
scorm-written = { $path }, број датотека: { $count }

## Лекције

lesson-help =
    plyscope lesson check lesson.md

    lesson.md        текст лекције, или - за стандардни улаз
    --lang           језик речи: en, ru, sl, sr, sr-Latn или sv

    Претраге у њеним приказима се извршавају. Грешке се исписују, свака са својим редом; излазни код је 0 ако их нема, а 1 ако их има.
lesson-no-command = За лекције не постоји „{ $name }“. Пишите: plyscope lesson check lesson.md
lesson-no-file = Која лекција? Наведите датотеку, или - за стандардни улаз.
lesson-right = „{ $title }“: нема грешака. Лекција траје отприлике { $minutes ->
    [one] { $minutes } минут
    [few] { $minutes } минута
   *[other] { $minutes } минута
}.

## Предавања

lecture-help =
    plyscope lecture plyscope-lecture.json -o slides.tex

    plyscope-lecture.json   предавање како га је страница сачувала, или - за стандардни улаз
    -o, --output     a.tex: слајдови у LaTeX-у (Beamer), са вашим белешкама;
                     a.html: живи слајдови са reveal.js;
                     без ње се исписује садржај, и шта је у њему погрешно
    --print          3, 2, 6 или notes: уместо тога странице за штампу из прегледача, у HTML-у: толико слајдова на свакој
                     (3 са линијама за писање), или један са вашим белешкама
    --paper          A4 (подразумевано) или letter
    --lang           језик речи: en, ru, sl, sr, sr-Latn или sv

    Излазни код је 0 ако се сви слајдови могу прочитати, а иначе 1.
lecture-no-file = Које предавање? Наведите датотеку коју је страница сачувала, или - за стандардни улаз. Све опције: --help.
lecture-no-lecture = { $path } није предавање. Употребите датотеку из „Сачувај у датотеку“ у панелу „Предавање“.
lecture-wrong-ending = { $path }: име мора да се завршава на .tex или .html; са --print на .html.
lecture-wrong-slide = Слајд { $number }: { $reason }
lecture-no-slide = Нема везе, и ништа се од њега не може прочитати.
lecture-written = { $path }: { $count ->
    [one] { $count } слајд
    [few] { $count } слајда
   *[other] { $count } слајдова
}
lecture-beside = Слајдови учитавају оно што им треба из фасцикле { $folder } поред себе. Тамо једном покрените npm install plyscope reveal.js; после тога мрежа није потребна.
lecture-tex-hint = Преведите са pdfLaTeX или LuaLaTeX. Белешке се виде када се уклони знак за проценат испред \setbeameroption. Ћирилици треба LuaLaTeX или кодирање T2A.
lecture-column = { $column ->
    [number] Бр.
    [title] Наслов
    [tree] Стабло
    [algorithm] Алгоритам
   *[step] Корак
}
