### Figurer: bilder av ett steg för en uppsats eller en bildvisning, på svenska.

figure-title = { $algorithm }, steg { NUMBER($step) } av { NUMBER($steps) }
figure-film-title = { $title }: avskärningen som film
figure-frames-title = { $algorithm }, steg för steg: { NUMBER($count) } bilder efter varandra
# En kommentar i en LaTeX-fil.
figure-tex-hint = Kan kompileras för sig. I ett annat dokument: \usepackage{"{"}standalone,tikz{"}"} före \begin{"{"}document{"}"}, sedan \input med den här filen.

## Formuläret som sparar och kopierar dem.

picture-format-svg = SVG
picture-format-animated = Animerad SVG, steg för steg
picture-format-film = Film av avskärningen, animerad SVG
picture-format-webm = Film av avskärningen, WebM
picture-format-png = PNG
picture-format-tex = LaTeX (TikZ)
picture-format-frames = Presentationsbild för Beamer, steg för steg
picture-scale = Storlek
picture-colours = Färger
picture-colours-screen = Som på skärmen
picture-colours-light = Ljusa
picture-colours-dark = Mörka
picture-colours-bw = Svartvitt
picture-moments = Ögonblick
    .hint = Tomt: det här steget eller, steg för steg, alla. Flera, åtskilda med komma, blir en bildremsa, eller visas ett efter ett.
picture-panes = Alla jämförda sökningar, vid det här steget
picture-windows = α och β
picture-values = Värden som sökningen har funnit
picture-caption = Meningen under bilden
picture-title = Rubrik, algoritm, steg och namnet Plyscope
copy-picture = Kopiera bilden
picture-copied-as = Kopieras som
picture-copied = Bilden är kopierad.
picture-not-copied = Webbläsaren tillåter det inte: spara bilden i stället.
