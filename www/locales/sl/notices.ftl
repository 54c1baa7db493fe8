### Na kaj bodite pozorni v primerih, v slovenščini.

notice-swedish-first-slides = Prva poteza je za MAX vredna 6, zato zadnji list ne more biti več pomemben, ko MIN za drugo potezo najde 1. Minimaks ga kljub temu pogleda; alfa-beta ga preskoči.
    .source = Prvi izdelani primer iz švedskega učnega gradiva; četrtega lista gradivo nikoli ne pokaže, 4 v njem je naša.
notice-aima-two-ply = Drugo potezo ovrže že njen prvi list, 2, zato alfa-beta preskoči njena preostala dva; tretja pokaže svojo 2 šele na koncu, ko ni več kaj preskočiti. Pri obrnjenem vrstnem redu otrok alfa-beta ne preskoči ničesar.
    .source = Stuart Russell in Peter Norvig, Artificial Intelligence: A Modern Approach, poglavje o igrah.
notice-wikipedia-four-ply = Od petih rezov algoritma alfa-beta le trije kaj preskočijo; druga dva prideta po zadnjem otroku vozlišča. Vozlišče { $node-17 } zapusti pri izenačenju, 6 proti 6: če odreže pri > namesto pri ≥, obišče 26 vozlišč namesto 25.
    .source = Wikipedija (angleška), »Alpha–beta pruning«, slika.
notice-deep-cutoff = Alfa-beta zapusti vozlišče { $node-6 }, kjer je na potezi MIN, po listu z vrednostjo 4, ker ima MAX v korenu, tri polpoteze višje, že 5; starš vozlišča { $node-6 } še ni postavil meje. Izklopite globoke reze, pa obišče vseh 11 vozlišč namesto 10.
    .source = Narejeno za Plyscope; zamisel je v delu Donald E. Knuth in Ronald W. Moore, An Analysis of Alpha-Beta Pruning, 1975.
notice-tic-tac-toe = X je MAX in mora zapreti diagonalo igralca O od a1 do c3: remi reši le c3. Alfa-beta zapusti tretjo potezo igralca X, c1, takoj ko en odgovor da 0, in nikoli ne vidi, da bi tam zmagal O: vrnjena 0 je le zgornja meja, prava vrednost pa je −1.
    .source = Narejeno za Plyscope po slovenskem učnem gradivu, ki nariše konec take igre; vrednosti 1, 0 in −1 so, kakor jih vidi X.
notice-negascout-saves = NegaScout ovrednoti 14 listov, alfa-beta 17. MAX ima iz prve poteze 6, zato so druge vprašane le, ali so vredne več kot 6. V vozliščih 11 in 20 list z vrednostjo 9 takoj odgovori z da in preostanek vozlišča je preskočen; alfa-beta hoče vedeti, koliko več, in ga pogleda.
    .source = Narejeno za Plyscope.
notice-negascout-searches-again = Druga poteza se izkaže za boljšo od prve, ki je vredna 3: njeno iskanje z ničelnim oknom se konča s fail high in vrne 8, zato NegaScout vozlišče { $node-8 } preišče še enkrat, z odprtim β. To je 21 obiskov, alfa-beta pa jih ima 14.
    .source = Narejeno za Plyscope.
notice-killer = Odgovor r ovrže drugo potezo, b, in si ga iskanje zapomni kot ubijalsko potezo za to polpotezo. Po c se preizkusi prvi in njegova 3 takoj odreže: 2 lista sta preskočena. V zapisanem vrstnem redu pride r zadnji in alfa-beta obišče vseh 13 vozlišč namesto 11.
    .source = Narejeno za Plyscope.
notice-transpositions = Če se najprej igra a in nato b, nastane isti položaj, kot če se igra b in nato a. Ko se položaj ponovi, odgovori tabela, skupaj 6-krat, in pod njim se ne preišče nič: 34 vozlišč in 12 listov namesto 45 in 23 brez tabele. Pokažite na vozlišče, da vidite, kje se njegov položaj ponovi.
    .source = Narejeno za Plyscope.
notice-deepening = Eno polpotezo globoko je videti najboljša druga poteza s 7, dve polpotezi globoko tretja s 6; tri polpoteze globoko je tretja vredna 8. Vsaka iteracija najprej preizkusi najboljšo potezo prejšnje, zato najgloblja obišče le 15 vozlišč; naravnost do globine 3, z otroki v zapisanem vrstnem redu, bi jih 22.
    .source = Narejeno za Plyscope.
notice-aspiration-fails-high = Ugib je 4, okno (3, 5). Iskanje doseže 5, torej je vrednost najmanj tolikšna, a kolikšna? Z β, odprtim do ∞, se koren preišče znova in je vreden 6: 21 vozlišč za obe iskanji, 15 za eno iskanje z odprtim oknom.
    .source = Narejeno za Plyscope.
notice-aspiration-fails-low = Ugib je 8, okno (7, 9). Nič ne doseže 7, torej je vrednost največ tolikšna, kot je bila najdena. Z α, odprtim do −∞, se koren preišče znova in je vreden 6: 29 vozlišč za obe iskanji, 18 za eno iskanje z odprtim oknom.
    .source = Narejeno za Plyscope.
notice-sss-skips = Alfa-beta ovrednoti 15 od 16 listov, SSS* 8. Prva lista, 3 in 1, svoji oceni znižata toliko, da SSS* preide na drugo potezo, katere ocena je še ∞, in tam koren reši s 5; k prvi se nikoli več ne vrne.
    .source = Narejeno za Plyscope.
