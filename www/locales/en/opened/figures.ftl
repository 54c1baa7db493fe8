### Figures: pictures of a step for a paper or a slide, in English.

figure-title = { $algorithm }, step { NUMBER($step) } of { NUMBER($steps) }
figure-film-title = { $title }: the cutoff as a film
figure-frames-title = { $algorithm }, step by step: { NUMBER($count) } pictures, one after another
# A comment in a file of LaTeX.
figure-tex-hint = Compiles by itself. In another document: \usepackage{"{"}standalone,tikz{"}"} before \begin{"{"}document{"}"}, then \input this file.

## The form that saves and copies them.

picture-format-svg = SVG
picture-format-animated = Animated SVG, step by step
picture-format-film = Film of the cutoff, animated SVG
picture-format-webm = Film of the cutoff, WebM
picture-format-png = PNG
picture-format-tex = LaTeX (TikZ)
picture-format-frames = Slide for Beamer, step by step
picture-scale = Size
picture-colours = Colours
picture-colours-screen = As on screen
picture-colours-light = Light
picture-colours-dark = Dark
picture-colours-bw = Black and white
picture-moments = Moments
    .hint = Left empty: this step or, step by step, all of them. Several, separated by commas, make a filmstrip, or are shown one after another.
picture-panes = All compared searches, at this step
picture-windows = α and β
picture-values = Values that the search has found
picture-caption = The sentence below the picture
picture-title = Title, algorithm, step, and the name of Plyscope
copy-picture = Copy picture
picture-copied-as = Copied as
picture-copied = The picture is copied.
picture-not-copied = The browser does not allow this: save the picture instead.
