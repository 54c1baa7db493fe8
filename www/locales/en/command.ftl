### The command that writes figures, in English. The page does not load this file.

command-help =
    plyscope figure TREE --algorithm alpha-beta --step cutoff:1 -o figure.svg

    TREE             a file, a preset’s name, a tree such as "[[3, 12], [2, 4]]", a recipe, or - for standard input
    -o, --output     a file: .svg, .png, .typ for Typst, or .tex for LaTeX (TikZ); without it, SVG goes to standard output
    --algorithm      the search
    --step           a number or a moment: end (the default), start, cutoff:2, visit:C; several, separated by commas, make a filmstrip
    --frames         the moments, or all steps, one after another: an animated SVG, or with .tex a slide for Beamer
    --speed          of an animated SVG, in steps per second: 0.5, 1, 2 (the default), 4, 8 or 16
    --theme          light (the default), dark, or bw: black on white
    --width          in pixels, 800 by default; of a filmstrip, the whole width
    --scale          of a PNG, how many pixels a unit of the picture has: 1 to 4, 2 by default
    --columns        how many columns a filmstrip has
    --fold           auto (the default): what does not fit; none; or nodes by their numbers, such as 12,40
    --labels         names (the default) or numbers
    --overlay        none (the default) or types: PV, CUT and ALL
    --no-windows     without α and β
    --no-values      without the values that the search has found; those of the leaves stay
    --no-ground      without its background
    --caption        with the sentence of the step below the picture
    --lang           the language of the words: en, ru, sl, sr, sr-Latn or sv
    The switches of the search are options too: --root min, --order reversed, and so on.
command-no-option = There is no option { $option }. The options are: { $options }.
command-no-value = { $option } needs a value after it.
command-wrong-value = { $option }: “{ $value }” is none of these: { $values }.
command-wrong-number = { $option }: “{ $value }” is not a whole number from { NUMBER($least) } to { NUMBER($most) }.
command-too-many = “{ $value }” is one argument too many. A tree with spaces in it needs quotation marks around it.
command-no-tree = Which tree? Name a file or a preset, or write a tree such as "[[3, 12], [2, 4]]" or - for standard input. For all options: --help.
command-no-such-tree = “{ $tree }” is neither a file, nor a tree, nor a preset. The presets are: { $presets }.
command-not-read = { $path } could not be read: { $reason }
command-in-file = { $path }: { $reason }
command-not-written = { $path } could not be written: { $reason }
command-wrong-ending = { $path }: its name must end in .svg, .typ or .tex, or, without --frames, in .png.
command-no-pixels = PNG is made by the package { $name }: run npm install { $name } where you call this.
command-too-many-frames = Those would be { NUMBER($count) } pictures, one after another; at most { NUMBER($most) } are possible. Choose moments with --step.
command-dense = At a width of { NUMBER($width) } the nodes lie too close to be drawn one by one. Use a greater --width, or --fold auto.
command-no-such-file = There is no file { $path }.
command-no-exercise = { $path } has no exercise. Use a page that has a view with questions, such as <plyscope-view quiz="cut window">.

## What there is

commands-help =
    plyscope figure TREE -o figure.svg       a picture of a step, or of all: SVG or LaTeX
    plyscope code TREE --language python     the search as a program, with the tree
    plyscope grade answers.json              marks the answers of exercises again
    plyscope lesson check lesson.md          what is wrong in the text of a lesson
    plyscope lecture FILE -o slides.tex      a lecture as slides in LaTeX, live slides, or pages to print
    plyscope scorm exercise.html -o x.zip    an exercise for a learning platform

    Each says more with --help. --version says which this is.
commands-unknown = There is no command { $name }. The commands are:
commands-elsewhere = { $name } is a command of the program for a terminal: cargo install plyscope-cli

## Programs

code-help =
    plyscope code TREE --language python --algorithm alpha-beta -o search.py

    TREE             a file, a preset’s name, a tree such as "[[3, 12], [2, 4]]", a recipe, or - for standard input
    --language       python (the default), javascript, rust or c
    -o, --output     a file; without it, the program goes to standard output
    --algorithm      the search
    --labels         names (the default) or numbers, for the best move
    --lang           the language of the words: en, ru, sl, sr, sr-Latn or sv
    The switches of the search are options too: --root min, --fail hard, and so on.

    The program runs by itself. It prints value, best move, nodes entered and leaves evaluated.

## Marking

grade-help =
    plyscope grade answers.json --exercise exercise.html

    answers.json     what the property quizState gave for an exercise, or a list of that; each by itself, or as "state"
                     beside "student" and "name"; also what a learning platform has kept as suspend_data; or - for
                     standard input
    --exercise       the page with the exercise: its tree, search and questions count; without it, those in the
                     answers are trusted. Of several exercises in it, exercise.html#cuts or exercise.html#2 names one,
                     by its id or its number; without that each is told by its tree and its questions
    --json           the marks as JSON
    --lang           the language of the words: en, ru, sl, sr, sr-Latn or sv
grade-no-answers = Which answers? Name a file with what quizState gave. For all options: --help.
grade-no-json = { $path } is not JSON: { $reason }
grade-mark = { $name }: { $correct } of { $total } right, { $percent } %{ $complete ->
    [yes] { "" }
   *[no] , not finished: { $asked } answered
}{ $other ->
    [yes] { " " }(what was answered is about another tree)
   *[no] { "" }
}
grade-nth = { $name }, exercise { $number }
grade-no-such-exercise = { $path } has no exercise “{ $name }”. Use the id of a view with questions, or its number among them.
grade-which-exercise = It cannot be told which of the { $count } exercises of { $path } this belongs to. Name one: --exercise "{ $path }#cuts", by its id, or "{ $path }#2", by its number.
grade-src = { $path } takes its tree from { $src }, which is no file beside it. The answers can be marked with the page and that file in one folder.
grade-refused = { $name }: not marked. { $error }
grade-not-its-state = This is not the state of this exercise: the first difference is in { $at }.

## Packages for learning platforms

scorm-help =
    plyscope scorm exercise.html -o exercise.zip

    exercise.html    a page with one or more views with questions, <plyscope-view quiz="…">; the files that
                     it, its style sheets and its frames load from its own folder go with it
    -o, --output     the package, in SCORM 1.2: a .zip
    --title          the title that the platform shows; the page’s own, if left out
    --lang           the language of these words: en, ru, sl, sr, sr-Latn or sv
scorm-no-page = Which page? Name an HTML file with an exercise. For all options: --help.
scorm-no-output = Where to? With -o, give the package a file whose name ends in .zip.
scorm-wrong-ending = { $path }: its name must end in .zip.
scorm-not-beside = { $path } loads { $name }, which is not there.
scorm-outside = { $path } loads { $name }, which lies outside the page’s folder and could not go with it. Move it into that folder.
scorm-taken = { $path } loads { $name }, a name that the package needs itself. Give that file another name.
scorm-base = { $path } has a <base href>, from which its addresses count. Remove it, and write addresses that count from the page itself.
scorm-left = Not in the package: { $why ->
    [linked] { $name }, to which { $path } links.
    [imports] what { $name }, a script of { $path }, imports or fetches, unless a <link rel="modulepreload" href="…"> names it.
   *[elsewhere] { $name }, which { $path } loads from another place.
}
scorm-written = { $path }: { $count } files

## Lessons

lesson-help =
    plyscope lesson check lesson.md

    lesson.md        the text of a lesson, or - for standard input
    --lang           the language of the words: en, ru, sl, sr, sr-Latn or sv

    The searches of its views are made. Mistakes are printed, each with its line; the exit code is 0 if there are none, 1 if not.
lesson-no-command = There is no “{ $name }” for lessons. Use: plyscope lesson check lesson.md
lesson-no-file = Which lesson? Name a file, or - for standard input.
lesson-right = “{ $title }” has no mistakes. It takes about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.

## Lectures

lecture-help =
    plyscope lecture plyscope-lecture.json -o slides.tex

    plyscope-lecture.json   a lecture as the page saves it, or - for standard input
    -o, --output     a.tex: slides in LaTeX (Beamer), with your notes;
                     a.html: live slides with reveal.js;
                     without it, the contents are listed, with what is wrong in them
    --print          3, 2, 6 or notes: instead, pages to print from a browser, in HTML: so many slides on each (3 with
                     lines to write on), or one with your notes
    --paper          A4 (the default) or letter
    --lang           the language of the words: en, ru, sl, sr, sr-Latn or sv

    The exit code is 0 if all slides can be read, 1 if not.
lecture-no-file = Which lecture? Name a file that the page has saved, or - for standard input. For all options: --help.
lecture-no-lecture = { $path } is no lecture. Use a file from “Save as file” in the panel “Lecture”.
lecture-wrong-ending = { $path }: its name must end in .tex or .html; with --print, in .html.
lecture-wrong-slide = Slide { $number }: { $reason }
lecture-no-slide = It has no link, and nothing of it can be read.
lecture-written = { $path }: { $count ->
    [one] { $count } slide
   *[other] { $count } slides
}
lecture-beside = The slides load what they need from the folder { $folder } beside them. There, run npm install plyscope reveal.js once; after that no network is needed.
lecture-tex-hint = Compile with pdfLaTeX or LuaLaTeX. To show the notes, remove the percent sign before \setbeameroption. Letters of Cyrillic need LuaLaTeX, or the encoding T2A.
lecture-column = { $column ->
    [number] No.
    [title] Title
    [tree] Tree
    [algorithm] Algorithm
   *[step] Step
}
