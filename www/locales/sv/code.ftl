### Pseudokoden, på svenska. Det som inte är något av de här orden är ett namn, och detsamma på alla språk.

run-to-line = Kör till nästa gång den här raden körs; med Skift tillbaka till förra gången
code-if = om
code-else = annars
code-for = för
code-in = i
code-while = så länge
code-repeat = upprepa
code-break = avbryt
code-return = returnera
code-and = och
code-or = eller
code-not = inte
code-true = sant
code-false = falskt
code-identity = max({ $best }, { $value }) = −min({ $turnedBest }, { $turnedValue })
code-meeting = { $alone ->
    [upper] UPPER
   *[lower] LOWER
} + tabellen har { $alone ->
    [upper] LOWER
   *[lower] UPPER
} med samma värde: EXACT
code-holds = sant
code-fails = falskt
halt-at-line = Stanna vid den här raden vid uppspelning
line-halts = brytpunkt

## Formen som den är publicerad i

code-form = Form

## Språket som den skrivs i

code-written = Skrivs i
code-in-pseudocode = Pseudokod
code-in-python = Python
code-in-javascript = JavaScript
code-in-rust = Rust
code-in-c = C
code-region = { $language ->
    [pseudocode] Pseudokod
   *[other] Program
}
code-only-pseudocode = I den här ordningen av barnen finns bara pseudokod: ett program skulle inte besöka samma noder.
program-copy = Kopiera program
program-copy-hint = Kopierar ett helt program med det här trädet: det kan köras, och skriver ut värde, bästa drag, besökta noder och utvärderade löv
program-copied = { $done ->
    [yes] Programmet är kopierat
   *[no] Kunde inte kopieras
}
program-too-large = Inget program att kopiera: trädet har { $nodes } noder, och ett program har högst { $most }.

## Vad ett program skriver ut, och dess kommentarer

program-value = värde
program-best = bästa drag
program-entered = besökta noder
program-evaluated = utvärderade löv
program-none = inget
program-units = Värdena är i enheter om { $unit }
program-tree = Trädet: varje nods barn, och dess värde
program-helpers = Det som räknar, och behåller bästa draget
program-moves = Här går ett drag till ett barn, och tillbaka till dess förälder; i ett spel skulle det göras på brädet
program-search = Sökningen
