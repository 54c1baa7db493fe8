### Vad som visas från början, på svenska.

### Ordlista. Termerna är de som används i svensk undervisning om spelträd och i svensk schackprogrammering;
### namn på algoritmer, MAX, MIN, α, β, fail-soft, fail-hard, LIVE, SOLVED och OPEN lämnas som de är.
###
### game tree spelträd · node nod · root rot · leaf löv · child barn · parent förälder · subtree delträd
### move drag · to move vid draget · position ställning · ply halvdrag · depth djup · depth limit djupbegränsning
### value värde · static value statiskt värde · horizon horisont · exact exakt
### lower bound, upper bound undre, övre gräns · window fönster · null window nollfönster
### to enter, to visit besöka · to evaluate utvärdera · to skip hoppa över · to return returnera
### alpha-beta search alfa-beta-sökning · pruning beskärning · cutoff avskärning · deep cutoff djup avskärning
### re-search omsökning · fail low, fail high kvar på engelska, liksom fail-soft och fail-hard
### iterative deepening iterativ fördjupning · aspiration search aspirationssökning · guess gissning
### principal variation huvudvariant · transposition table transpositionstabell · entry post · hit träff
### best first bästa först · killer move killer-drag · history historikheuristik · refutation vederläggning
### critical tree det kritiska trädet · PV node, CUT node, ALL node PV-nod, CUT-nod, ALL-nod · waste spill
### presenter mode presentationsläge · presenter view presentatörsvy · Hide values Dölj värden
### merit merit · branching förgrening · switch inställning · to fold, unfold fälla ihop, fälla ut

## Sidan

page-title = Plyscope: se hur en spelträdssökning tänker
page-title-of = { $title } – Plyscope
brand = Plyscope
intro = △ MAX vill ha ett högt tal, ▽ MIN ett lågt. Måste de titta på alla tal?{ $keys ->
    [over] { "" }
    [yes] { " " }Tryck på Spela upp eller →.
   *[no] { " " }Tryck på ▶.
}
introduced-ready = Ingenting har hänt ännu.
introduced-cutoff = MAX har redan { $bound }. I nod { $node } kan MIN få { $best } eller mindre, så MAX går inte dit: de andra talen där undersöks inte.
start-here = Börja här
kept-history = Trädet är för långt för adressen. Den här fliken behåller det, även om du laddar om; spara det som fil för att ge det vidare.
kept-nowhere = Trädet är för långt för att webbläsaren ska kunna behålla det. Spara det som fil innan du laddar om eller lämnar sidan.
theme = Tema
theme-system = System
theme-light = Ljust
theme-dark = Mörkt
theme-contrast = Hög kontrast
theme-contrast-dark = Hög kontrast, mörkt
language = Språk
help = Hjälp
close = Stäng
loading = Laddar…
load-failed = Plyscope kunde inte laddas. Kontrollera anslutningen och ladda om sidan för att försöka igen.
# In the page itself, before any script runs.
not-started = Plyscope har inte startat: en del av det kom inte fram. Kontrollera anslutningen och ladda om sidan.
no-script = Plyscope körs i webbläsaren och behöver JavaScript. Tillåt det för den här sidan och ladda om.
link-broken = Den här länken kan inte visas: { $reason } Här är standardträdet i stället.
link-part-broken = En del av den här länken kan inte visas: { $reason } Resten är här, med standardval i stället för det som är fel.
dismiss = Stäng meddelandet
new-version = Det finns en ny version.
new-version-load = Byt till den

## Att välja

tree = Träd
trees = Träd
tree-unnamed = Namnlöst träd
tree-random = Slumpträd
algorithm = Algoritm
switches = Inställningar
switches-changed = Inställningar ({ $count })
fold-itself = Fäll ihop
fold-itself-hint = Delträd som inte ryms fälls ihop av sig själva
unfold-all = Fäll ut alla
compare = Jämför
compare-hint = Visa andra sökningar av det här trädet bredvid den här
more = Mer
present = Presentera
present-hint = Trädet fyller skärmen
undo = Ångra
redo = Gör om
fit = Visa hela trädet
group-exhaustive = Varje nod
group-alpha-beta = Alfa-beta
group-scout = Nollfönster
group-driver = Flera sökningar efter varandra
group-best-first = Bästa först
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }m.fl.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : kräver statiska värden
   *[nothing] { "" }
}

## Färdiga träd

preset-swedish-51 = Svenska trädet, 51 noder
notice-swedish-51 = Minimax besöker alla 51 noderna, alfa-beta bara 23, och båda finner 5. I nod { $node-25 } är det första svaret från MIN bara värt 2, mindre än de 5 som MAX redan har, så alfa-beta hoppar över de tre andra svaren med allt som finns under dem.
    .question = I nod { $node-25 } har MIN fyra svar. Hur många av dem tittar alfa-beta på, och varför inte fler?
    .source = Trädet ur ett program för negamax och alfa-beta i en svensk lektion.
preset-swedish-first-slides = Svenska trädet, de första bilderna
preset-aima-two-ply = Läroboksträd, två halvdrag
preset-wikipedia-four-ply = Uppslagsverkets träd, fyra halvdrag
preset-deep-cutoff = En djup avskärning
preset-tic-tac-toe = Tre i rad, de tre sista rutorna
preset-negascout-saves = NegaScout sparar arbete
preset-negascout-searches-again = NegaScout söker om
preset-killer = Ett killer-drag skär av genast
preset-transpositions = Transpositioner
preset-deepening = Djupare, och ett annat bästa drag
preset-aspiration-fails-high = Aspirationssökning med fail high
preset-aspiration-fails-low = Aspirationssökning med fail low
preset-sss-skips = SSS* hoppar över vad alfa-beta besöker

## Att stega

quoted-name = ”{ $name }”
skip-to-tree = Hoppa till trädet
skip-to-controls = Hoppa till knapparna
first-step = Första steget
step-back = Ett steg bakåt
play = Spela upp
pause = Pausa
go-on = Fortsätt
step-forward = Ett steg framåt
last-step = Sista steget
previous-cutoff = Föregående avskärning
next-cutoff = Nästa avskärning
step = Steg
step-of = steg { $step } av { $steps }
steps-between = Här visas steg { $first } till { $last }.
step-overtime = { $at } + { $overtime }
step-in-band = { $at }, { $label }
speed = Hastighet
speed-value = { $speed }/s
# A key as its cap reads.
key-cap = { $key ->
    [Shift] Skift
    [Space] Blanksteg
    [Control] Ctrl
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}

## Vad som händer nu

what-happens-now = Vad som händer nu
what-to-notice = Att lägga märke till
notice-answer = Visa svaret
step-ready = Ingenting har hänt ännu. Sökningen börjar med nästa steg: { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , som styr { $walker }
}. Trädet har { $nodes ->
    [one] en enda nod
   *[other] { $nodes } noder
}, och { $root } är vid draget i roten.

## Räknare

tally-entered = { $now ->
    [one] besökt nod
   *[other] besökta noder
}
tally-saved = { $compared ->
    [fewer] { $difference } sparade, { $percent ->
        [0] < 1
        [100] > 99
       *[other] { $percent }
    } %
    [more] { $difference } fler, { $percent ->
        [0] < 1
       *[other] { $percent }
    } %
   *[same] lika många som minimax
}
counters = Räknare
counted = { $number }
counter-now = nu
counter-end = till slut
counter-minimax = minimax
counter-critical = kritiska trädet
counter-critical-hint = De noder som alfa-beta besöker i den här ordningen, vilka värden löven än har (Knuth och Moore 1975)
counter-change = Din ändring: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = Din ändring påverkar inte de här antalen.
counter-entered = Besökta noder
counter-evaluated = Utvärderade löv
counter-cutoffs = Avskärningar
counter-idleCutoffs = Avskärningar utan verkan
counter-skipped = Överhoppade delträd
counter-reSearches = Omsökningar
counter-hits = Tabellträffar
counter-tableCutoffs = Avskärningar ur tabellen
counter-lost = Förlorade poster
counter-waste = Utanför kritiska trädet
all-results = Resultat av alla sökningar
counter-waste-hint = Antal olika noder som hittills har besökts utan att höra till det kritiska trädet: med det bästa barnet först överallt skulle alfa-beta inte besöka någon sådan

## Att förutsäga

predict = Förutsäg
predict-key-hint = Gissa vad sökningen gör härnäst

## Trädet

tree-outline = Spelträd
tree-keys = Piltangenterna går runt i trädet{ $edits ->
    [yes] ; Enter eller en siffra ändrar ett löv
   *[no] {""}
}{ $keys ->
    [all] ; F fäller ihop eller ut det som finns under en nod
   *[none] {""}
}.
tree-as-text = Trädet som text
discard-draft = Tillbaka till trädet som visas
restore-draft = Hämta tillbaka det som skrevs
tree-text-long = Texten till det här trädet är { $characters } tecken lång.
download-text = Ladda ner texten
text-file = träd.txt
tree-text-hint = Hakparenteser, JSON, Pythons Tree(…) eller ett helt program med det, listor ur ett program, Graphviz, Newick, en lista med indrag, en tabell med förälder, barn och värde eller ett recept, random(…). Det senaste giltiga trädet står kvar medan du skriver.
node-item = { $place ->
    [leaf] Löv { $node }, värde { $written }
   *[interior] { $player }-nod { $node }
}{ $part ->
    [pv] , PV-nod
    [cut] , CUT-nod
    [all] , ALL-nod
    [waste] , utanför det kritiska trädet
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , besökt { $visits } gånger
}{ $kind ->
    [null-window] , med nollfönster
    [re-search] , i en omsökning
   *[full] { "" }
}{ $phase ->
    [active] , genomsöks{ $best ->
        [none] { "" }
       *[some] , bäst hittills { $value }
    }
    [finished] , returnerade { $bound ->
        [lower] minst { $value }
        [upper] högst { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , ur tabellen
       *[no] { "" }
    }
    [live] , live, merit { $value }
    [expanded] , expanderad
    [solved] , löst, merit { $value }
    [skipped] , överhoppad
   *[unreached] , ännu inte besökt
}
node-item-folded = { $item }; hopfälld, { $nodes } noder: { $entered ->
    [one] { $entered } besökt
   *[other] { $entered } besökta
}, { $skipped ->
    [one] { $skipped } överhoppad
   *[other] { $skipped } överhoppade
}
fold-node = Fäll ihop det som finns under nod { $node }
unfold-node = Fäll ut nod { $node }
node-types = Nodtyper
node-types-hint = Visa det kritiska trädet och vad som har besökts utanför det
node-numbers = Nodnummer
node-numbers-hint = Kalla noderna vid deras nummer i preordning, från 0, som i spårfiler, och inte vid namn eller bokstäver
value-of-leaf = Värde för löv { $node }

## Slumpträd

generate = Slumpa…

## Tillväxtdiagrammet

growth = Tillväxt
growth-hint = Hur sökningarnas arbete växer när träden blir djupare och bredare

## Vad som laddas senare

not-loaded = Den här delen av sidan kunde inte laddas. Går det fortfarande inte, ladda om sidan.
try-again = Försök igen

## Listor

rows-left = { $count } till
node-named = { $place ->
    [leaf] Löv { $node }
   *[interior] { $player }-nod { $node }
}

## Tal

score-greatest = det största ändliga värdet
score-least = det minsta ändliga värdet

## Flikarna

menu = Meny
learn = Lär dig
panels = Paneler
panel-shown = Visa panelen
tab-code = Kod
tab-ask = Fråga
tab-order = Antal, ordning
tab-story = Berättelse
tab-text = Som text

## Att lägga märke till

moment = { $kind ->
    [cutoff-at] Avskärning i nod { $node }
    [visit] Nod { $node }
    [re-search] Omsökningen
   *[iteration] Iteration { $count }
}, steg { $step }
share = Dela…
paper = Övningsblad
paper-hint = Trädet på papper: med tomma rutor och facit, eller med valda ögonblick
my-program = Mitt program
my-program-hint = Kör ett eget program, i Python eller JavaScript, på det här trädet
lessons = Lektioner
reader-note = Anteckning
figure-nothing = Det finns ingenting på skärmen att göra en figur av.
