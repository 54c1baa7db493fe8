### Рисунки: изображения шага для статьи или слайда, по-русски.

figure-title = { $algorithm }, шаг { NUMBER($step) } из { NUMBER($steps) }
figure-film-title = { $title }: отсечение как фильм
figure-frames-title = { $algorithm }, шаг за шагом; рисунков один за другим: { NUMBER($count) }
# A comment in a file of LaTeX.
figure-tex-hint = Компилируется сам по себе. В другом документе: \usepackage{"{"}standalone,tikz{"}"} перед \begin{"{"}document{"}"}, затем \input этого файла.

## Форма, в которой их сохраняют и копируют.

picture-format-svg = SVG
picture-format-animated = Анимированный SVG, шаг за шагом
picture-format-film = Фильм об отсечении, анимированный SVG
picture-format-webm = Фильм об отсечении, WebM
picture-format-png = PNG
picture-format-tex = LaTeX (TikZ)
picture-format-frames = Слайд для Beamer, шаг за шагом
picture-scale = Размер
picture-colours = Цвета
picture-colours-screen = Как на экране
picture-colours-light = Светлые
picture-colours-dark = Тёмные
picture-colours-bw = Чёрно-белые
picture-moments = Моменты
    .hint = Если пусто: этот шаг или, шаг за шагом, все. Несколько через запятую дают раскадровку или показываются один за другим.
picture-panes = Все сравниваемые поиски на этом шаге
picture-windows = α и β
picture-values = Значения, которые нашёл поиск
picture-caption = Предложение под рисунком
picture-title = Название, алгоритм, шаг и имя Plyscope
copy-picture = Копировать рисунок
picture-copied-as = Копируется как
picture-copied = Рисунок скопирован.
picture-not-copied = Браузер этого не разрешает: вместо этого сохраните рисунок.
