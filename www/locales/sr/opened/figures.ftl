### Слике једног корака за чланак или слајд, на српском.

figure-title = { $algorithm }, корак { NUMBER($step) } од { NUMBER($steps) }
figure-film-title = { $title }: одсецање као филм
figure-frames-title = { $algorithm }, корак по корак: слике једна за другом, укупно { NUMBER($count) }
# A comment in a file of LaTeX.
figure-tex-hint = Преводи се самостално. У другом документу: \usepackage{"{"}standalone,tikz{"}"} пре \begin{"{"}document{"}"}, а затим \input ове датотеке.

## Образац којим се чувају и копирају.

picture-format-svg = SVG
picture-format-animated = Анимирани SVG, корак по корак
picture-format-film = Филм о одсецању, анимирани SVG
picture-format-webm = Филм о одсецању, WebM
picture-format-png = PNG
picture-format-tex = LaTeX (TikZ)
picture-format-frames = Слајд за Beamer, корак по корак
picture-scale = Величина
picture-colours = Боје
picture-colours-screen = Као на екрану
picture-colours-light = Светле
picture-colours-dark = Тамне
picture-colours-bw = Црно-бело
picture-moments = Тренуци
    .hint = Ако је празно: овај корак или, корак по корак, сви. Више њих, са зарезима, чини филмску траку или се приказују један за другим.
picture-panes = Све упоређене претраге, у овом кораку
picture-windows = α и β
picture-values = Вредности које је претрага нашла
picture-caption = Реченица испод слике
picture-title = Наслов, алгоритам, корак и име Plyscope
copy-picture = Копирај слику
picture-copied-as = Копира се као
picture-copied = Слика је копирана.
picture-not-copied = Прегледач то не дозвољава: сачувајте слику.
