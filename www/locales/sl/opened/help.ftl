### Pomoč, v slovenščini.

help-title = Kako brati in uporabljati to stran
search-help = Išči
no-page-found = Nobeno vprašanje nima teh besed v odgovoru.
all-questions = Vsa vprašanja

## Vprašanja

question-begin = Kje začnem?
question-shapes = Kaj pomenita △ in ▽?
question-window = Kaj sta α in β?
question-skipped = Zakaj je vozlišče preskočeno?
question-marks = Kaj pomenijo drugi znaki?
question-step = Kako grem po korakih?
question-large = Kako se znajdem v velikem drevesu?
question-change = Kako spremenim drevo?
question-many = Kako spremenim ali premaknem več vozlišč?
question-write = Kako zapišem drevo?
question-compare = Kako primerjam algoritme?
question-test = Kako se preizkusim?
question-keep = Kako drevo ohranim in delim?
question-class = Kako ga pokažem v razredu?
question-embed = Kako ga vstavim v svojo stran?
question-keys = Katere tipke so na voljo?

## Odgovori

help-begin = Plyscope korak za korakom kaže, kako iskanje najde najboljšo potezo v drevesu igre. Za naslednji korak pritisnite →; stavek ob drevesu pove, kaj se je pravkar zgodilo. »Začnite tukaj« vas na majhnem drevesu popelje skozi bistvo.
help-choose = V vrstici na vrhu ime drevesa odpre »Drevesa«: slike vseh in tista, ki ste jih naredili sami. Zraven izberete drug algoritem; njegove nastavitve so pod »Več«.
help-shapes = △ je vozlišče, kjer je na potezi MAX, ▽ vozlišče, kjer je na potezi MIN, □ pa list, kjer se drevo konča. MAX hoče največjo vrednost, MIN najmanjšo.
help-values = Število v trikotniku je doslej najboljša vrednost vozlišča. Ko vozlišče vrne vrednost, = pomeni natanko, ≥ najmanj, ≤ največ.
help-names = Male poševne črke ali številke ob vozliščih so njihova imena. Drevo brez imen dobi črke, ki ostanejo pri svojih vozliščih; »Številke vozlišč« pod »Več« namesto njih pokažejo številke.
help-window = α je, kar ima ena stran že zagotovljeno, β pa, kar ima zagotovljeno druga: v obliki minimaks pripada α igralcu MAX in β igralcu MIN. Vrednost, ki ni med njima, ne more spremeniti rezultata.
help-negamax = V obliki negamaks pripada α vedno strani, ki je na potezi, okno pa se pri vsaki polpotezi negira in meji se zamenjata; modra ostane barva igralca MAX, oranžna pa igralca MIN.
help-gauge = Ravnilo nad drevesom je to okno: ploščica α prihaja z leve, ploščica β z desne, črta med njima pa je še odprta. Pred njim stoji vozlišče, za katero okno velja. Mali trikotnik je najboljša vrednost vozlišča, karo vrednost, ki je pravkar prispela. Ob rezu se ploščici dotakneta. Kjer bi bila večina premice prazna, cikcakasta črta pove, da je tam skrajšana.
help-why = Alfa-beta in sorodni algoritmi preskočijo vozlišče, kadar njegova vrednost ne more več spremeniti rezultata: ena od strani ima višje v drevesu že drugo izbiro, ki je zanjo vsaj enako dobra.
help-cut = Kjer najboljša vrednost doseže mejo druge strani, se preostali otroci vozlišča odrežejo, od vozlišča, ki je mejo postavilo, pa pride puščica. Če je to višje od starša, teče puščica zunaj drevesa in nosi mejo, vse razen njenih dveh koncev in poti med njima pa zbledi. Dve črtici odrežeta povezavo; kar je pod njima, šrafirano, se nikoli ne preišče. Rez po zadnjem otroku ničesar ne preskoči: obroč okoli vozlišča je črtkan, nad drsnikom pa je namesto kaplje majhna pika.
help-ask = Kliknite preskočeno vozlišče ali pojdite nanj in pritisnite Q: »Vprašaj« tedaj pove, zakaj je preskočeno in kaj bi se moralo spremeniti, da bi ga iskanje obiskalo.
help-again = Povezava iz dveh tankih črt vodi do vozlišča, ki je bilo preiskano z ničelnim oknom; okrogla puščica označuje ponovno iskanje s širšim. ×2 pove, da je bilo vozlišče obiskano dvakrat.
help-roots = Ob korenu stojijo njegova okna, če jih ima: kar leži zunaj, je osenčeno, karo pa je vrnjena vrednost.
help-table = ⊞ označuje vozlišče, za katero je odgovorila tabela; pod njim ni bilo preiskano nič. Vozlišča, ki so isti položaj, se povežejo, ko na katero od njih pokažete.
help-states = Pri SSS* in DUAL* je vozlišče s črtkanim obrisom živo in ga je treba še preiskati, zapolnjeno je rešeno; število v njem je ocena (angleško »merit«). Debele črte so rastoče drevo rešitve.
help-types = Vrste vozlišč pokažejo kritično drevo, ki ga mora obiskati vsako iskanje alfa-beta: PV, CUT in ALL, na širokem pasu. Vozlišča, obiskana zunaj njega, so odvečna, šrafirana in obkrožena s pikami.
help-step = → gre na naslednji korak, ← nazaj na prejšnjega. Enako delajo gumbi in drsnik pod drevesom, preslednica pa predvaja in ustavi. Drsnik nariše, kar se je zgodilo, kot obris mesta: globlje ko je iskanje, višji je; nad vsakim listom je pika, ob rezu pa pade kaplja.
help-debug = Kakor v razhroščevalniku gre »Prestopi« (O) mimo vsega, kar je pod pravkar obiskanim vozliščem, »Izstopi« (U) pa naprej, dokler trenutno vozlišče ne vrne vrednosti. »Na naslednje…« vodi do naslednjega lista ali izboljšave in do vsega drugega, kar to iskanje ima.
help-break = B postavi prekinitveno točko v vozlišče, na katero kažete: tam se predvajanje ustavi.
help-move = Za povečavo ali pomanjšavo zavrtite kolesce ali razprite oziroma stisnite prsta, za premik vlecite, za pogled na celo drevo dvokliknite.
help-fold = Pokažite na vozlišče in pod njim pritisnite −, da njegovo poddrevo strnete v en simbol, ki je en sam korak. Pritisnite simbol, da ga razširite. »Samodejno strni« pod »Več« sam strne, kar je pregosto za branje.
help-folded = V pasu simbola so obiskana vozlišča polna, preskočena šrafirana, nedosežena prazna, »87 od 340« pa pove, koliko od njegovih 340 vozlišč je bilo obiskanih.
help-edit = Kliknite list ali pojdite nanj s tipkovnico in vtipkajte drugo vrednost. Enter jo ohrani, Escape vrne staro, ↑ in ↓ jo spremenita za ena, Tab pa gre na naslednji list. Ctrl Enter doda sorojenca in nadaljuje tam, tako da vrsto listov vtipkate v eni potezi.
help-shape = Insert doda izbranemu vozlišču otroka, Shift Insert ali Ctrl Enter sorojenca, Delete pa vozlišče odstrani; pri vozlišču z otroki za sorojenca zadošča Enter. Alt ↑ in Alt ↓ premakneta vozlišče z vsem, kar je pod njim, raven višje ali nižje; po dolgem pritisku ga prst povleče kamor koli. Gumbi nad pritisnjenim vozliščem in njegov meni (desni gumb, dolg pritisk ali Shift F10) ponujajo te in vse druge spremembe: kopije, imena, druge vrednosti za vse liste pod njim.
help-several = Več vozlišč izberete z »Izberi več« in pritiski, s Shift in pritiskom, z okvirom, narisanim s Shift, ali s Ctrl in preslednico; število, ki ga vtipkate, je vrednost vseh izbranih listov. Ctrl C, Ctrl X in Ctrl V kopirajo, izrežejo in prilepijo kot besedilo.
help-drag = Vozlišče povlecite vzdolž njegove vrste, da ga premaknete med sorojenci: njihov vrstni red odloča, koliko se odreže. Izbrano vozlišče lahko povlečete tudi pod drugo, ki ni njegov sorojenec, več izbranih pa pod katero koli drugo, tudi s prstom.
help-undo = Ctrl Z spremembo razveljavi, Ctrl Y jo naredi znova. Novo ali naključno drevo je pod »Drevesa«.
help-write = Vtipkajte ali prilepite ga pod »Kot besedilo« ali odprite datoteko pod »Drevesa«. Datoteko lahko tudi spustite kamor koli na stran. Drevo lahko zapišete na te načine; vsak primer lahko kopirate in takoj prikažete.
help-compare = »Primerjaj« ob tem iskanju pokaže druga iskanja v tem drevesu. Vsako ima svoj algoritem in svoje nastavitve, vsa gredo naprej skupaj; njihova števila stojijo drugo ob drugem. »Števila in red« vodi do rezultatov vseh iskanj v tem drevesu.
help-growth = »Rast« pod »Več« kaže, kako delo iskanj raste, ko drevesa postajajo globlja ali širša.
help-predict = »Napovej« iskanje ustavi pred odločitvami in vas vpraša, kaj sledi: ali pride do reza, kateri otroci so preskočeni, kolika sta α in β, kaj vozlišče vrne. Odgovorite s klikom ali tipko in takoj izveste razlog. S papirjem in svinčnikom pa prečrtate povezave in vpišete števila v celo drevo, in vse se popravi hkrati.
help-keep = Drevo, ki ga spremenite, se samodejno ohrani v tem brskalniku, le na tej napravi. Pod »Moja drevesa« so vsa, z imeni in opombami; če jih želite imeti drugje, jih izvozite.
help-share = »Deli…« pod »Več« pokaže sliko tega koraka. Kopirate jo ali pa povezavo do nje. Kdor povezavo odpre, vidi isto kot vi: drevo, algoritem z nastavitvami in ta korak. »Shrani…« v istem oknu zapiše sliko kot PNG, SVG, LaTeX ali film, drevo kot besedilo, celo iskanje pa kot datoteko za programe.
help-class = »Predstavi« (P) drevesu prepusti ves zaslon, z enim stavkom, ki ga je mogoče prebrati iz zadnje vrste. Premikajte se s → in ← ali z daljinskim upravljalnikom za predstavitve; P ali Escape predstavitev konča.
help-blank = B ali gumb za zatemnitev na upravljalniku zatemni zaslon, medtem ko govorite; kar koli nato pritisnete, ga spet pokaže. H skrije vrednosti in števce, da lahko razred najprej ugiba.
help-lecture = »Predavanje«, pod »Več«, zbira prosojnice, ki jih želite pokazati: A doda, kar je na zaslonu, J in K gresta naprej in nazaj. Prosojnica ima lahko naslov, zapiske in svoj način prikaza. »Delovni list« na istem mestu natisne drevo za izpolnjevanje na roko.
help-presenter-view = V odpre predavateljski pogled v drugem oknu: kar vidi občinstvo, kjer zanj kažete, rišete in približujete, gumbi, naslednji korak, zapiski, ki jih vidite le vi, in ura.
help-embed = Zgrajene datoteke programa Plyscope, mapo »dist«, postavite na svoj strežnik. Od tam naložite plyscope.js in postavite pogled, kjer koli ga želite:
help-attributes = tree sprejme vse, kar se da zapisati kot drevo, algorithm ime kakor v povezavi, step pa število. Pogledov je lahko poljubno mnogo; examples/tutorial.html pokaže, kako.
help-keys = Delujejo skoraj povsod na strani, ne pa med tipkanjem. Pri vozlišču drevesa se s puščičnimi tipkami premikate od vozlišča do vozlišča.

## Načini zapisa drevesa

copy-example = Kopiraj
show-example = Pokaži to drevo
example-copied = Primer je kopiran.
example-not-copied = Brskalnik tega ne dovoli: besedilo izberite in ga kopirajte ročno.
format-brackets = oklepaji
format-json = JSON
format-python = Pythonov Tree(…)
format-cmu = oklepaji okoli vsakega lista
format-lists = seznami v Pythonu ali JavaScriptu
format-graphviz = Graphviz
format-newick = Newick
format-outline = zapis z zamiki
format-table = tabela
format-trace = datoteka s sledjo
format-recipe = recept za naključno drevo
format-game = recept za drevo igre
notation-brackets = Oklepaji
    .hint = Oklepaj je vozlišče s svojimi otroki, število je list s svojo vrednostjo. Med njimi so vejice ali presledki.
notation-names = Imena
    .hint = Pred vsakim vozliščem ali listom lahko stojita ime in dvopičje.
notation-static = Statične vrednosti
    .hint = Enačaj in število za oklepajem povesta, koliko je to vozlišče vredno iskanju, ki se tam ustavi.
notation-numbers = Decimalke in neskončnosti
    .hint = Vrednosti so lahko negativne, imajo lahko decimalke ali so inf in -inf.
notation-recipe = Naključna drevesa
    .hint = Recept: isto seme vedno da isto drevo. Obrazec zanj je v »Ustvari…« pod »Drevesa«.
notation-with = Naključna drevesa, spremenjena
    .hint = »with« da listom druge vrednosti: tukaj je list 3 vreden 5.
notation-json = JSON, s potezami in položaji
    .hint = Vse o vozlišču: njegovo ime, poteza, ki vodi vanj, njegova vrednost, položaj in otroci. Vozlišča z istim položajem si delijo vnos v transpozicijski tabeli.
notation-python = Pythonov Tree(…)
    .hint = Ime, vrednost in otroci. Stoji lahko tudi v celem programu.
notation-lists = Seznami iz programa
    .hint = Seznami, terke in slovarji ali objekti v Pythonu in JavaScriptu.
notation-cmu = Oklepaji okoli vsakega lista
    .hint = Samo okrogli oklepaji, okoli vsakega števila eden.
notation-outline = Zapis z zamiki
    .hint = Vrstica za vsako vozlišče, zamaknjena bolj kot vrstica starša.
notation-table = Tabela
    .hint = Vrstica za vsako vozlišče z imenom starša; »move« in »value« sta lahko prazna.
notation-graphviz = Graphviz
    .hint = V oznaki vozlišča je njegovo ime, vrednost ali oboje; oznaka povezave je poteza.
notation-newick = Newick
    .hint = Kakor drevesa zapisujejo biologi: imena in vrednosti za oklepaji, na koncu podpičje.

## Tipke

key-play = predvajanje ali premor
key-step = korak nazaj ali naprej
key-cutoff = prejšnji ali naslednji rez
key-debugger = vstop v vozlišče, prestop ali izstop iz njega; s Shift nazaj
key-stops = naslednji list, izboljšava, ponovno iskanje ali prekinitvena točka; s Shift prejšnji
key-iteration = prejšnje ali naslednje iskanje iz korena, kadar jih je več
key-ends = prvi ali zadnji korak
key-undo = razveljavi ali uveljavi
key-zoom = povečaj ali pomanjšaj
key-fit = pokaži celo drevo
key-fold = strni ali razširi vozlišče, na katero kažete
key-types = pokaži ali skrij vrste vozlišč
key-place = premakni izbrano vozlišče med sorojenci
key-level = premakni izbrano vozlišče ali vsa izbrana raven višje ali nižje: za njegovega starša ali pod sorojenca pred njim
key-shape = pri vozlišču: dodaj otroka ali sorojenca, izbriši
key-names = poimenuj izbrano vozlišče, njegovo potezo in položaj; pri listu vtipkaj vrednost
key-menu = vse spremembe izbranih vozlišč, v meniju
key-select = dodaj vozlišče k izbranim ali ga izloči, ali izberi vsa iste vrste na njegovi ravni
key-clipboard = kopiraj, izreži, prilepi ali podvoji izbrana vozlišča
key-ask = vprašaj o vozlišču, na katero kažete
key-predict = med napovedovanjem: da, ne, otrok po njegovem mestu, meja vrednosti, odgovori ali nadaljuj, razkrij; na papirju prečrtaj povezavo do vozlišča
    .keys = D, N, 1–9, = ≥ ≤, Enter, R, X
key-leave = počisti izbor, končaj napovedovanje ali primerjanje
key-break = postavi ali odstrani prekinitveno točko v vozlišču, na katero kažete, ali v izbrani vrstici psevdokode
key-present = predstavitveni način: drevo zapolni zaslon; P ali Escape ga zapusti
key-predicting = začni ali končaj ugibanje
key-black = v predstavitvenem načinu zatemni zaslon ali ga spet pokaži
key-blank = v predstavitvenem načinu skrij ali pokaži vrednosti in števce
key-blank-cuts = v predstavitvenem načinu skrij ali pokaži tudi reze
key-beside = v predstavitvenem načinu pokaži ob drevesu psevdokodo ali odločitev ali samo drevo
key-edit-in-hall = v predstavitvenem načinu odkleni drevo za spreminjanje ali ga zakleni
key-full-screen = v predstavitvenem načinu cel zaslon
key-slide = dodaj to, kar je na zaslonu, v predavanje
key-slides = prejšnja ali naslednja prosojnica predavanja
key-presenter-view = v predstavitvenem načinu odpri predavateljski pogled v drugem oknu
key-help = ta pomoč
