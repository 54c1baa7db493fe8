### Kar je potrebno od začetka, v slovenščini.

### Slovarček. Izrazi so tisti, ki jih uporablja slovenski pouk o iskanju v drevesih iger in šahovskem programiranju;
### MAX, MIN, α, β, fail-soft, fail-hard, fail low, fail high, LIVE, SOLVED in OPEN ostanejo, kakor so, in se ne sklanjajo.
###
### game tree drevo igre · node vozlišče · root koren · leaf list · child otrok · parent starš · sibling sorojenec
### subtree poddrevo · edge povezava · level raven
### move poteza · to move biti na potezi · reply odgovor · position položaj · ply polpoteza · depth globina
### depth limit omejitev globine · branching vejitev · MAX node vozlišče MAX (za njim ime) · side stran
### value vrednost · static value statična vrednost · horizon horizont · exact točen · true value prava vrednost
### to be worth biti vreden · as MIN sees it z vidika MIN · lower bound, upper bound spodnja, zgornja meja
### window okno · null window ničelno okno · clamped omejeno na okno
### to enter, to visit obiskati · to search preiskati · search iskanje · to evaluate ovrednotiti · to skip preskočiti
### to return vrniti · pruning rezanje · cutoff rez · deep cutoff globoki rez · to cut odrezati · re-search ponovno iskanje
### alpha-beta alfa-beta · minimax minimaks · negamax negamaks · fail low, fail high »iskanje se konča s fail low«
### iterative deepening iterativno poglabljanje · iteration iteracija · aspiration search aspiracijsko iskanje · guess ugib
### principal variation glavna varianta · best play najboljša igra · transposition table transpozicijska tabela
### entry vnos · hit zadetek · miss zgrešitev · best first najprej najboljši · killer move ubijalska poteza
### history heuristic zgodovinska hevristika · refutation ovržba
### critical tree kritično drevo · PV node, CUT node, ALL node vozlišče PV, CUT, ALL · waste odvečno
### merit (SSS*, DUAL*) ocena (zato »ocena« ni statična vrednost) · state stanje
### switch nastavitev · pane podokno · to fold, unfold strniti, razširiti · preset primer · recipe recept · seed seme
### trace sled · pseudocode psevdokoda · breakpoint prekinitvena točka · call stack klicni sklad · moment trenutek
### exercise vaja · exercise sheet delovni list · sheet (papir) pola · answer key rešitve · handout izroček
### learning platform spletna učilnica · story potek · presenter mode predstavitveni način
### presenter view predavateljski pogled · Hide values Skrij vrednosti

## Stran

page-title = Plyscope: kako razmišlja iskanje v drevesu igre
page-title-of = { $title } – Plyscope
brand = Plyscope
intro = △ MAX želi veliko število, ▽ MIN majhno. Ali morata pogledati vsa števila?{ $keys ->
    [over] { "" }
    [yes] { " " }Pritisnite Predvajaj ali →.
   *[no] { " " }Pritisnite ▶.
}
introduced-ready = Nič se še ni zgodilo.
introduced-cutoff = MAX že ima { $bound }. V vozlišču { $node } lahko MIN dobi { $best } ali manj, zato MAX tja ne bo šel: drugih števil tam iskanje ne pogleda.
start-here = Začnite tukaj
kept-history = To drevo je za naslov predolgo. Ta zavihek ga ohrani, tudi če stran znova naložite; če ga želite poslati naprej, ga shranite kot datoteko.
kept-nowhere = To drevo je predolgo, da bi ga brskalnik ohranil. Preden stran znova naložite ali zapustite, ga shranite kot datoteko.
theme = Tema
theme-system = Sistemska
theme-light = Svetla
theme-dark = Temna
theme-contrast = Visok kontrast
theme-contrast-dark = Visok kontrast, temna
language = Jezik
help = Pomoč
close = Zapri
loading = Nalaganje…
load-failed = Programa Plyscope ni bilo mogoče naložiti. Preverite povezavo in znova naložite stran.
# In the page itself, before any script runs.
not-started = Plyscope se ni zagnal: del programa ni prispel. Preverite povezavo in znova naložite stran.
no-script = Plyscope deluje v brskalniku in potrebuje JavaScript. Dovolite ga za to stran in jo znova naložite.
link-broken = Te povezave ni mogoče prikazati: { $reason } Namesto tega je tukaj privzeto drevo.
link-part-broken = Te povezave ni mogoče prikazati v celoti: { $reason } Ostalo je tukaj, napačno pa nadomeščajo privzete vrednosti.
dismiss = Zapri sporočilo
new-version = Na voljo je nova različica.
new-version-load = Naloži jo

## Izbiranje

tree = Drevo
trees = Drevesa
tree-unnamed = Brez imena
tree-random = Naključno drevo
algorithm = Algoritem
switches = Nastavitve
switches-changed = Nastavitve ({ $count })
fold-itself = Samodejno strni
fold-itself-hint = Poddrevesa, za katera ni prostora, se strnejo samodejno
unfold-all = Razširi vse
compare = Primerjaj
compare-hint = Pokaže druga iskanja v tem drevesu ob tem iskanju
more = Več
present = Predstavi
present-hint = Drevo zapolni zaslon
undo = Razveljavi
redo = Uveljavi
fit = Pokaži celo drevo
group-exhaustive = Vsa vozlišča
group-alpha-beta = Alfa-beta
group-scout = Ničelna okna
group-driver = Več zaporednih iskanj
group-best-first = Najprej najboljši
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }idr.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : potrebuje statične vrednosti
   *[nothing] { "" }
}

## Pripravljena drevesa

preset-swedish-51 = Švedsko drevo, 51 vozlišč
notice-swedish-51 = Minimaks obišče vseh 51 vozlišč, alfa-beta le 23, oba pa najdeta 5. V vozlišču { $node-25 } je že prvi odgovor igralca MIN vreden le 2, manj kot 5, ki jih MAX že ima, zato alfa-beta preskoči preostale tri odgovore z vsem, kar je pod njimi.
    .question = V vozlišču { $node-25 } ima MIN štiri odgovore. Koliko jih alfa-beta pogleda in zakaj ne več?
    .source = Drevo iz programa za negamaks in alfa-beta v švedskem učnem gradivu.
preset-swedish-first-slides = Švedsko drevo, prve prosojnice
preset-aima-two-ply = Učbeniško drevo, dve polpotezi
preset-wikipedia-four-ply = Enciklopedijsko drevo, štiri polpoteze
preset-deep-cutoff = Globoki rez
preset-tic-tac-toe = Križci in krožci, zadnja tri polja
preset-negascout-saves = NegaScout prihrani delo
preset-negascout-searches-again = NegaScout išče znova
preset-killer = Ubijalska poteza takoj odreže
preset-transpositions = Transpozicije
preset-deepening = Globlje, in druga najboljša poteza
preset-aspiration-fails-high = Aspiracijsko iskanje s fail high
preset-aspiration-fails-low = Aspiracijsko iskanje s fail low
preset-sss-skips = SSS* preskoči, kar alfa-beta obišče

## Koraki

quoted-name = »{ $name }«
skip-to-tree = Skoči na drevo
skip-to-controls = Skoči na gumbe
first-step = Prvi korak
step-back = Korak nazaj
play = Predvajaj
pause = Premor
go-on = Nadaljuj
step-forward = Korak naprej
last-step = Zadnji korak
previous-cutoff = Prejšnji rez
next-cutoff = Naslednji rez
step = Korak
step-of = korak { $step } od { $steps }
steps-between = Tukaj so vidni koraki od { $first } do { $last }.
step-overtime = { $at } + { $overtime }
step-in-band = { $at }, { $label }
speed = Hitrost
speed-value = { $speed }/s
# A key as its cap reads.
key-cap = { $key ->
    [Shift] Shift
    [Space] Preslednica
    [Control] Ctrl
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}

## Kaj se zdaj dogaja

what-happens-now = Kaj se zdaj dogaja
what-to-notice = Na kaj bodite pozorni
notice-answer = Pokaži odgovor
step-ready = Nič se še ni zgodilo. Iskanje se začne z naslednjim korakom: { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , ki vodi iskanje { $walker }
}. Drevo ima { $nodes ->
    [1] eno samo vozlišče
    [one] { $nodes } vozlišče
    [two] { $nodes } vozlišči
    [few] { $nodes } vozlišča
   *[other] { $nodes } vozlišč
}, v korenu pa je na potezi { $root }.

## Števci

tally-entered = { $now ->
    [one] obiskano vozlišče
    [two] obiskani vozlišči
    [few] obiskana vozlišča
   *[other] obiskanih vozlišč
}
tally-saved = { $compared ->
    [fewer] prihranek { $difference }, { $percent ->
        [0] < 1
        [100] > 99
       *[other] { $percent }
    } %
    [more] { $difference } več, { $percent ->
        [0] < 1
       *[other] { $percent }
    } %
   *[same] toliko kot minimaks
}
counters = Števci
counted = { $number }
counter-now = zdaj
counter-end = na koncu
counter-minimax = minimaks
counter-critical = kritično drevo
counter-critical-hint = Vozlišča, ki jih alfa-beta pri tem vrstnem redu obišče ne glede na vrednosti listov (Knuth in Moore 1975)
counter-change = Vaša sprememba: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = Vaša sprememba na ta števila ne vpliva.
counter-entered = Obiskana vozlišča
counter-evaluated = Ovrednoteni listi
counter-cutoffs = Rezi
counter-idleCutoffs = Rezi brez učinka
counter-skipped = Preskočena poddrevesa
counter-reSearches = Ponovna iskanja
counter-hits = Zadetki v tabeli
counter-tableCutoffs = Rezi zaradi tabele
counter-lost = Izgubljeni vnosi
counter-waste = Zunaj kritičnega drevesa
all-results = Rezultati vseh iskanj
counter-waste-hint = Različna doslej obiskana vozlišča, ki ne spadajo v kritično drevo: če bi bil povsod prvi najboljši otrok, alfa-beta ne bi obiskal nobenega

## Napovedovanje

predict = Napovej
predict-key-hint = Ugani, kaj bo iskanje naredilo zdaj

## Drevo

tree-outline = Drevo igre
tree-keys = S puščičnimi tipkami se premikate po drevesu{ $edits ->
    [yes] ; Enter ali številka spremeni list
   *[no] {""}
}{ $keys ->
    [all] ; F strne ali razširi, kar je pod vozliščem
   *[none] {""}
}.
tree-as-text = Drevo kot besedilo
discard-draft = Nazaj na prikazano drevo
restore-draft = Vrni vtipkano
tree-text-long = Besedilo tega drevesa ima { $characters ->
    [one] { $characters } znak
    [two] { $characters } znaka
    [few] { $characters } znake
   *[other] { $characters } znakov
}.
download-text = Prenesi besedilo
text-file = drevo.txt
tree-text-hint = Oklepaji, JSON, Pythonov Tree(…) ali cel program z njim, seznami iz programa, Graphviz, Newick, zapis z zamiki, tabela s staršem, otrokom in vrednostjo ali recept, random(…). Med tipkanjem ostane prikazano zadnje veljavno drevo.
node-item = { $place ->
    [leaf] List { $node }, vrednost { $written }
   *[interior] Vozlišče { $player } { $node }
}{ $part ->
    [pv] , vozlišče PV
    [cut] , vozlišče CUT
    [all] , vozlišče ALL
    [waste] , ni v kritičnem drevesu
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , število obiskov: { $visits }
}{ $kind ->
    [null-window] , z ničelnim oknom
    [re-search] , v ponovnem iskanju
   *[full] { "" }
}{ $phase ->
    [active] , se preiskuje{ $best ->
        [none] { "" }
       *[some] , doslej najboljša vrednost { $value }
    }
    [finished] , vrne { $bound ->
        [lower] najmanj { $value }
        [upper] največ { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , iz tabele
       *[no] { "" }
    }
    [live] , stanje živo, ocena { $value }
    [expanded] , stanje razvito
    [solved] , stanje rešeno, ocena { $value }
    [skipped] { $place ->
        [leaf] , preskočen
       *[interior] , preskočeno
    }
   *[unreached] { $place ->
        [leaf] , še ne dosežen
       *[interior] , še ne doseženo
    }
}
node-item-folded = { $item }; strnjeno, vozlišč: { $nodes }, obiskanih: { $entered }, preskočenih: { $skipped }
fold-node = Strni, kar je pod vozliščem { $node }
unfold-node = Razširi vozlišče { $node }
node-types = Vrste vozlišč
node-types-hint = Pokaže kritično drevo in kaj je bilo obiskano zunaj njega
node-numbers = Številke vozlišč
node-numbers-hint = Vozlišča poimenuje s številkami v premem vrstnem redu, od 0, kakor v datotekah s sledmi, in ne z imeni ali črkami
value-of-leaf = Vrednost lista { $node }

## Seznami vozlišč

rows-left = še { $count }
node-named = { $place ->
    [leaf] List { $node }
   *[interior] Vozlišče { $player } { $node }
}

## Naključna drevesa

generate = Ustvari…

## Graf rasti

growth = Rast
growth-hint = Kako delo iskanj raste z globino in vejitvijo

## Kar se naloži pozneje

not-loaded = Tega dela strani ni bilo mogoče naložiti. Če vnovičen poskus ne pomaga, znova naložite stran.
try-again = Poskusi znova

## Števila

score-greatest = največja končna vrednost
score-least = najmanjša končna vrednost

## Zavihki

menu = Meni
learn = Učenje
panels = Plošče
panel-shown = Pokaži ploščo
tab-code = Koda
tab-ask = Vprašaj
tab-order = Števila in red
tab-story = Potek
tab-text = Kot besedilo

## Na kaj bodite pozorni

moment = { $kind ->
    [cutoff-at] Rez v vozlišču { $node }
    [visit] Vozlišče { $node }
    [re-search] Ponovno iskanje
   *[iteration] Iteracija { $count }
}, korak { $step }
share = Deli…
paper = Delovni list
paper-hint = Drevo na papirju: s praznimi okenci in rešitvami ali z izbranimi trenutki
my-program = Moj program
my-program-hint = V tem drevesu zažene vaš lasten program v Pythonu ali JavaScriptu
lessons = Lekcije
reader-note = Sporočilo
figure-nothing = Na zaslonu ni ničesar, iz česar bi naredili sliko.
