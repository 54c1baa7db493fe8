### Napake tega, kar se odpre, v slovenščini.

error-figure-dense = Vozlišča so tukaj preblizu skupaj, da bi jih risali posamič. Posamezna slika SVG ali PNG jih lahko pokaže kot vrstice pikslov; LaTeX, filmski trakovi in animacije jih ne morejo. Strnite kakšno poddrevo ali povečajte prikaz.
error-figure-no-cutoff = Film kaže rez, ki kaj preskoči; to iskanje nima nobenega.
error-figure-no-recorder = Ta brskalnik ne zna snemati filmov. Film kot animirani SVG deluje povsod.
error-figure-frames = Zaporednih slik bi bilo { $value }. Mogočih je največ { $limit }: naštejte trenutke, ki naj bodo prikazani.
error-paper-moments = Trenutkov bi bilo { $value }. Na izročku jih je lahko največ { $limit }.
error-figure-number = Pri sliki { $name } ne more biti »{ $value }«. Napišite število v razponu { $right }.
error-figure-theme = Slika nima teme »{ $value }«. Uporabite light, dark ali bw.
error-not-saved = Datoteka ni bila shranjena, ker je njeno iskanje zamenjalo drugo.
