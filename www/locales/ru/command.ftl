### Команда, которая рисует рисунки, по-русски. Страница этот файл не загружает.

command-help =
    plyscope figure TREE --algorithm alpha-beta --step cutoff:1 -o figure.svg

    TREE             файл, имя примера, дерево вида "[[3, 12], [2, 4]]", рецепт или - для стандартного ввода
    -o, --output     файл: .svg, .png, .typ для Typst или .tex для LaTeX (TikZ); без него SVG идёт в стандартный вывод
    --algorithm      поиск
    --step           число или момент: end (по умолчанию), start, cutoff:2, visit:C; несколько через запятую дают раскадровку
    --frames         моменты или все шаги один за другим: анимированный SVG, а с .tex – слайд для Beamer
    --speed          анимированного SVG, в шагах в секунду: 0.5, 1, 2 (по умолчанию), 4, 8 или 16
    --theme          light (по умолчанию), dark или bw: чёрным по белому
    --width          в пикселях, по умолчанию 800; у раскадровки – вся ширина
    --scale          для PNG: сколько пикселей приходится на единицу рисунка, от 1 до 4; по умолчанию 2
    --columns        сколько столбцов в раскадровке
    --fold           auto (по умолчанию): что не помещается; none; или узлы по номерам, например 12,40
    --labels         names (по умолчанию) или numbers
    --overlay        none (по умолчанию) или types: PV, CUT и ALL
    --no-windows     без α и β
    --no-values      без значений, которые нашёл поиск; значения листьев остаются
    --no-ground      без фона
    --caption        с предложением этого шага под рисунком
    --lang           язык слов: en, ru, sl, sr, sr-Latn или sv
    Настройки поиска – тоже параметры: --root min, --order reversed и так далее.
command-no-option = Параметра { $option } нет. Параметры: { $options }.
command-no-value = После { $option } нужно значение.
command-wrong-value = { $option }: «{ $value }» – ни одно из этих значений: { $values }.
command-wrong-number = { $option }: «{ $value }» – не целое число от { NUMBER($least) } до { NUMBER($most) }.
command-too-many = «{ $value }» – лишний аргумент. Дерево с пробелами надо взять в кавычки.
command-no-tree = Какое дерево? Укажите файл или пример, или напишите дерево вида "[[3, 12], [2, 4]]", или - для стандартного ввода. Все параметры: --help.
command-no-such-tree = «{ $tree }» – не файл, не дерево и не пример. Примеры: { $presets }.
command-not-read = { $path } не удалось прочитать: { $reason }
command-in-file = { $path }: { $reason }
command-not-written = { $path } не удалось записать: { $reason }
command-wrong-ending = { $path }: имя должно кончаться на .svg, .typ или .tex, а без --frames – и на .png.
command-no-pixels = PNG делает пакет { $name }: выполните npm install { $name } там, где вызываете эту команду.
command-too-many-frames = Рисунков один за другим получилось бы { NUMBER($count) }; возможно не больше { NUMBER($most) }. Выберите моменты с помощью --step.
command-dense = При ширине { NUMBER($width) } узлы лежат слишком тесно, чтобы рисовать их по одному. Возьмите --width побольше или --fold auto.
command-no-such-file = Файла { $path } нет.
command-no-exercise = В { $path } нет упражнения. Возьмите страницу с видом, в котором есть вопросы, например <plyscope-view quiz="cut window">.

## Что есть

commands-help =
    plyscope figure TREE -o figure.svg       рисунок одного шага или всех: SVG или LaTeX
    plyscope code TREE --language python     поиск как программа, с деревом
    plyscope grade answers.json              заново оценивает ответы на упражнения
    plyscope lesson check lesson.md          что неверно в тексте урока
    plyscope lecture FILE -o slides.tex      лекция как слайды в LaTeX, живые слайды или страницы для печати
    plyscope scorm exercise.html -o x.zip    упражнение для учебной платформы

    Каждая говорит больше с --help. --version говорит, какая это версия.
commands-unknown = Команды { $name } нет. Команды:
commands-elsewhere = { $name } – команда программы для терминала: cargo install plyscope-cli

## Программы

code-help =
    plyscope code TREE --language python --algorithm alpha-beta -o search.py

    TREE             файл, имя примера, дерево вида "[[3, 12], [2, 4]]", рецепт или - для стандартного ввода
    --language       python (по умолчанию), javascript, rust или c
    -o, --output     файл; без него программа идёт в стандартный вывод
    --algorithm      поиск
    --labels         names (по умолчанию) или numbers, для лучшего хода
    --lang           язык слов: en, ru, sl, sr, sr-Latn или sv
    Настройки поиска – тоже параметры: --root min, --fail hard и так далее.

    Программа работает сама по себе. Она печатает значение, лучший ход, число посещённых узлов и оценённых листьев.

## Оценивание

grade-help =
    plyscope grade answers.json --exercise exercise.html

    answers.json     то, что свойство quizState дало для упражнения, или список такого; каждое само по себе или как
                     "state" рядом с "student" и "name"; также то, что учебная платформа сохранила как suspend_data;
                     или - для стандартного ввода
    --exercise       страница с упражнением: считаются её дерево, поиск и вопросы; без неё верят тем, что в ответах.
                     Если упражнений несколько, exercise.html#cuts или exercise.html#2 называет одно по id или по
                     номеру; без этого каждое узнаётся по дереву и вопросам
    --json           оценки в виде JSON
    --lang           язык слов: en, ru, sl, sr, sr-Latn или sv
grade-no-answers = Какие ответы? Укажите файл с тем, что дало quizState. Все параметры: --help.
grade-no-json = { $path } – не JSON: { $reason }
grade-mark = { $name }: верно { $correct } из { $total }, { $percent } %{ $complete ->
    [yes] { "" }
   *[no] , не закончено: отвечено { $asked }
}{ $other ->
    [yes] { " " }(отвечали о другом дереве)
   *[no] { "" }
}
grade-nth = { $name }, упражнение { $number }
grade-no-such-exercise = В { $path } нет упражнения «{ $name }». Возьмите id вида с вопросами или его номер среди них.
grade-which-exercise = Нельзя понять, к какому из упражнений файла { $path } (их { $count }) это относится. Назовите одно: --exercise "{ $path }#cuts" по id или "{ $path }#2" по номеру.
grade-src = { $path } берёт дерево из { $src }, а такого файла рядом нет. Ответы можно оценить, если страница и этот файл лежат в одной папке.
grade-refused = { $name }: не оценено. { $error }
grade-not-its-state = Это состояние не этого упражнения: первое различие в { $at }.

## Пакеты для учебных платформ

scorm-help =
    plyscope scorm exercise.html -o exercise.zip

    exercise.html    страница с одним или несколькими видами с вопросами, <plyscope-view quiz="…">; файлы, которые
                     она, её таблицы стилей и её фреймы загружают из своей папки, идут вместе с ней
    -o, --output     пакет в формате SCORM 1.2: .zip
    --title          название, которое показывает платформа; если не указано, название самой страницы
    --lang           язык этих слов: en, ru, sl, sr, sr-Latn или sv
scorm-no-page = Какая страница? Укажите файл HTML с упражнением. Все параметры: --help.
scorm-no-output = Куда? С помощью -o дайте пакету файл, имя которого кончается на .zip.
scorm-wrong-ending = { $path }: имя должно кончаться на .zip.
scorm-not-beside = { $path } загружает { $name }, а его там нет.
scorm-outside = { $path } загружает { $name }, который лежит вне папки страницы и не может пойти с ней. Перенесите его в эту папку.
scorm-taken = { $path } загружает { $name }, а это имя нужно самому пакету. Дайте этому файлу другое имя.
scorm-base = В { $path } есть <base href>, от которого отсчитываются адреса. Уберите его и пишите адреса относительно самой страницы.
scorm-left = Не вошло в пакет: { $why ->
    [linked] { $name }, на который ссылается { $path }.
    [imports] то, что импортирует или загружает { $name }, скрипт страницы { $path }, если этого не называет <link rel="modulepreload" href="…">.
   *[elsewhere] { $name }, который { $path } загружает из другого места.
}
scorm-written = { $path }: файлов { $count }

## Уроки

lesson-help =
    plyscope lesson check lesson.md

    lesson.md        текст урока или - для стандартного ввода
    --lang           язык слов: en, ru, sl, sr, sr-Latn или sv

    Поиски его видов выполняются. Ошибки печатаются, каждая со своей строкой; код возврата 0, если их нет, и 1, если есть.
lesson-no-command = Для уроков нет «{ $name }». Пишите: plyscope lesson check lesson.md
lesson-no-file = Какой урок? Укажите файл или - для стандартного ввода.
lesson-right = «{ $title }»: ошибок нет. Урок займёт примерно { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.

## Лекции

lecture-help =
    plyscope lecture plyscope-lecture.json -o slides.tex

    plyscope-lecture.json   лекция, как её сохранила страница, или - для стандартного ввода
    -o, --output     a.tex: слайды в LaTeX (Beamer), с вашими заметками;
                     a.html: живые слайды с reveal.js;
                     без него печатается содержание и то, что в нём неверно
    --print          3, 2, 6 или notes: вместо этого страницы для печати из браузера, в HTML: столько слайдов на каждой
                     (3 – с линейками для записей) или один с вашими заметками
    --paper          A4 (по умолчанию) или letter
    --lang           язык слов: en, ru, sl, sr, sr-Latn или sv

    Код возврата 0, если все слайды можно прочесть, и 1, если нет.
lecture-no-file = Какая лекция? Укажите файл, который сохранила страница, или - для стандартного ввода. Все параметры: --help.
lecture-no-lecture = { $path } – не лекция. Возьмите файл из «Сохранить в файл» на панели «Лекция».
lecture-wrong-ending = { $path }: имя должно кончаться на .tex или .html; с --print – на .html.
lecture-wrong-slide = Слайд { $number }: { $reason }
lecture-no-slide = В нём нет ссылки, и прочесть в нём нечего.
lecture-written = { $path }: { $count ->
    [one] { $count } слайд
    [few] { $count } слайда
   *[other] { $count } слайдов
}
lecture-beside = Слайды загружают нужное им из папки { $folder } рядом с ними. Один раз выполните там npm install plyscope reveal.js; после этого сеть не нужна.
lecture-tex-hint = Компилируйте с pdfLaTeX или LuaLaTeX. Чтобы показать заметки, уберите знак процента перед \setbeameroption. Для кириллицы нужен LuaLaTeX или кодировка T2A.
lecture-column = { $column ->
    [number] №
    [title] Название
    [tree] Дерево
    [algorithm] Алгоритм
   *[step] Шаг
}
