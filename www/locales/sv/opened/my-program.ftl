### Läsarens eget program.

my-program-language = Programmets språk
my-program-editor = Program
my-program-run = Kör
my-program-stop = Stoppa
my-program-anew = Börja om
my-program-anew-hint = Sätter den visade algoritmens program i stället för ditt; Ctrl+Z tar tillbaka ditt
my-program-keys = Ctrl+Enter kör det. Tabb drar in; Escape och sedan Tabb lämnar redigeraren.
my-program-not-kept = Webbläsaren behåller inte programmet: kopiera det innan du lämnar sidan.

## Hur det slutade

my-program-runs = Kör…
my-program-ended = Programmet är klart.
my-program-error = { $text }
my-program-error-at = Rad { $line }: { $text }
my-program-unreadable = Rad { $line }: det här kan inte läsas som JavaScript.
my-program-time = Stoppat efter { $seconds } sekunder: det tar inte slut.
my-program-memory = Stoppat: det tar för mycket minne.
my-program-stopped = Stoppat.
my-program-refused = Ett program har här inget nätverk, inget lagringsutrymme och ingen sida; nekades: { $what }.
my-program-absent = Program kan inte köras på den här sidan: dess regler tillåter ingen ram med ett skript för dem.
my-program-not-loaded = Det som kör program kunde inte laddas. Kontrollera anslutningen och kör igen.
my-program-elsewhere = Mitt program behöver filer bredvid sidan, som den här inte har. Det finns på Plyscopes egen sida.

## Vad det gjorde

my-program-printed = Utskrift
my-program-cut = Mer skrevs ut än vad som visas här.
my-program-full = Det gjorde mer än vad som antecknas; antal och spår slutar där.
my-program-counts = Antal för ditt program och för den visade sökningen
my-program-entered = Besökta noder
my-program-evaluated = Utvärderade löv
my-program-value = Returnerat värde
my-program-differs = skiljer sig
my-program-own-tree = Ditt program sökte i ett eget träd, med { $nodes ->
    [one] en nod
   *[other] { $nodes } noder
}.
my-program-no-search = Det tog inget värde av ett löv som Plyscope kunde se: det måste titta på en nods barn och värde.
my-program-compare = Visa bredvid sökningen

## Vad det kan använda

my-program-about = Vad ett program kan använda
my-program-tree-hint = Roten heter tree. En nod har children, value och name, och varje blick på children eller value antecknas; likaså i en egen klass med children. I tables finns samma saker efter nodernas nummer.
my-program-trace-hint = trace.enter(node, alpha, beta) och trace.leave(node, value) berättar mer, trace.evaluate(node, value) det som inte syns.
my-program-safe-hint = Det körs bara i den här webbläsaren, utan nätverk, lagring och sida. Python är MicroPython: vanliga moduler, utan dataclasses och enum, och högst ett femtiotal anrop i varandra.
