### Psevdokoda, v slovenščini. Vse razen teh besed so imena, v vseh jezikih enaka.

run-to-line = Teci do naslednje izvedbe te vrstice; s Shift nazaj do prejšnje
code-if = če
code-else = sicer
code-for = za
code-in = v
code-while = dokler
code-repeat = ponavljaj
code-break = prekini
code-return = vrni
code-and = in
code-or = ali
code-not = ne
code-true = resnično
code-false = neresnično
code-identity = max({ $best }, { $value }) = −min({ $turnedBest }, { $turnedValue })
code-meeting = { $alone ->
    [upper] UPPER
   *[lower] LOWER
} + tabela ima { $alone ->
    [upper] LOWER
   *[lower] UPPER
} z isto vrednostjo: EXACT
code-holds = drži
code-fails = ne drži
halt-at-line = Pri predvajanju se ustavi v tej vrstici
line-halts = prekinitvena točka

## Oblika, v kateri je objavljena

code-form = Oblika

## Jezik, v katerem je zapisana

code-written = Zapis
code-in-pseudocode = Psevdokoda
code-in-python = Python
code-in-javascript = JavaScript
code-in-rust = Rust
code-in-c = C
code-region = { $language ->
    [pseudocode] Psevdokoda
   *[other] Program
}
code-only-pseudocode = Pri tem vrstnem redu otrok je na voljo le psevdokoda: program ne bi obiskal istih vozlišč.
program-copy = Kopiraj program
program-copy-hint = Kopira cel program s tem drevesom: lahko ga zaženete, izpiše pa vrednost, najboljšo potezo, obiskana vozlišča in ovrednotene liste
program-copied = { $done ->
    [yes] Program je kopiran
   *[no] Kopiranje ni uspelo
}
program-too-large = Programa ni mogoče kopirati: vozlišč v drevesu je { $nodes }, v programu pa jih je lahko največ { $most }.

## Kaj program izpiše in njegove opombe

program-value = vrednost
program-best = najboljša poteza
program-entered = obiskana vozlišča
program-evaluated = ovrednoteni listi
program-none = nobena
program-units = Vrednosti so v enotah po { $unit }
program-tree = Drevo: otroci vsakega vozlišča in njegova vrednost
program-helpers = Kar šteje in hrani najboljšo potezo
program-moves = Tu poteza vodi k otroku in nazaj k njegovemu staršu; v igri bi jo naredili na igralni deski
program-search = Iskanje
