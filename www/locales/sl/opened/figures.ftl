### Slike koraka za članek ali prosojnico, v slovenščini.

figure-title = { $algorithm }, korak { NUMBER($step) } od { NUMBER($steps) }
figure-film-title = { $title }: rez kot film
figure-frames-title = { $algorithm }, korak za korakom: { $count ->
    [one] { NUMBER($count) } slika
    [two] { NUMBER($count) } zaporedni sliki
    [few] { NUMBER($count) } zaporedne slike
   *[other] { NUMBER($count) } zaporednih slik
}
# A comment in a file of LaTeX.
figure-tex-hint = Prevede se samostojno. V drugem dokumentu: \usepackage{"{"}standalone,tikz{"}"} pred \begin{"{"}document{"}"}, nato \input te datoteke.

## Obrazec za shranjevanje in kopiranje.

picture-format-svg = SVG
picture-format-animated = Animirani SVG, korak za korakom
picture-format-film = Film o rezu, animirani SVG
picture-format-webm = Film o rezu, WebM
picture-format-png = PNG
picture-format-tex = LaTeX (TikZ)
picture-format-frames = Prosojnica za Beamer, korak za korakom
picture-scale = Velikost
picture-colours = Barve
picture-colours-screen = Kot na zaslonu
picture-colours-light = Svetle
picture-colours-dark = Temne
picture-colours-bw = Črno-belo
picture-moments = Trenutki
    .hint = Če je prazno: ta korak ali, korak za korakom, vsi. Več trenutkov, ločenih z vejicami, naredi filmski trak ali pa se pokažejo zaporedoma.
picture-panes = Vsa primerjana iskanja v tem koraku
picture-windows = α in β
picture-values = Vrednosti, ki jih je našlo iskanje
picture-caption = Stavek pod sliko
picture-title = Naslov, algoritem, korak in ime Plyscope
copy-picture = Kopiraj sliko
picture-copied-as = Kopira se kot
picture-copied = Slika je kopirana.
picture-not-copied = Brskalnik tega ne dovoli: sliko raje shranite.
