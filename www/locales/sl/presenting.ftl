### Predstavitveni način in predavateljski pogled, v slovenščini.

## Predstavitveni način

black = Črn zaslon
black-hint = Zatemni zaslon pred občinstvom ali ga spet pokaži
blank = Skrij vrednosti
blank-hint = Skrij ali pokaži vrednosti in števce
blank-cuts = Tudi rezi
blank-cuts-hint = Skrij ali pokaži vrednosti, števce in reze
beside = Ob drevesu
hidden = skrito
presenter-view = Predavateljski pogled
presenter-view-hint = Gumbi, naslednji korak, zapiski in ura v drugem oknu
full-screen = Cel zaslon
leave = Zapusti
leave-hint = Zapusti predstavitveni način

## Predavateljski pogled

notes-hint = Vidite jih le vi. Ta brskalnik jih ohrani.
notes-not-kept = Ta brskalnik zapiskov ne ohrani: ko se to okno zapre, jih ne bo več.
