### Napake, v slovenščini.

error-parse = Vrstica { $line }, stolpec { $column }: { $what }
error-pasted = Prilepljeno besedilo ni drevo. { $reason }
parse-empty-text = tukaj še ni drevesa. Napišite število ali oklepaj.
parse-text-after-end = drevo je končano, sledi pa { $found }. Za njim ne sme biti ničesar.
parse-unclosed-bracket = besedilo se konča, { $opened } v vrstici { $openedLine }, stolpcu { $openedColumn } pa ni zaprt. Napišite { $closing }.
parse-mismatched-bracket = { $found } ne more zapreti { $opened } iz vrstice { $openedLine }, stolpca { $openedColumn }. Napišite { $closing }.
parse-empty-node = to vozlišče nima ne otrok ne vrednosti. Napišite število ali otroke.
parse-unexpected-comma = tukaj je ena vejica preveč.
parse-not-a-number = { $found } ni število. Napišite število, na primer 3, −2.5 ali inf.
parse-nan = NaN ni mogoče primerjati z ničimer. Napišite število.
parse-out-of-range = { $found } je zunaj obsega: pri { $decimals } { $decimals ->
    [one] decimalki
   *[other] decimalkah
} segajo vrednosti od −{ $limit } do { $limit }.
parse-too-many-decimals = { $found } ima preveč decimalk. Dovoljenih je največ { $limit }.
parse-too-deep = drevo je tukaj pregloboko. Dovoljenih je največ { $limit } polpotez.
parse-too-many-nodes = od tu naprej je drevo preveliko. Dovoljenih je največ { $limit } vozlišč.
parse-unclosed-string = narekovaj v vrstici { $openedLine }, stolpcu { $openedColumn } ni zaprt.
parse-control-character = v narekovajih je kontrolni znak. Napišite ubežno zaporedje, na primer \n.
parse-bad-escape = { $found } ni veljavno ubežno zaporedje.
parse-unknown-field = { $found } ni polje vozlišča. Polja so name, move, value, position in children.
parse-repeated-field = { $found } se tukaj ponovi.
parse-repeated = { $found } se tukaj ponovi.
parse-empty-range = razpon se konča, preden se začne. Najprej napišite manjše število.
parse-would-have = pri { $found } bi bilo vozlišč v drevesu { $more ->
    [yes] več kot { $count }
   *[no] { $count }
}, lahko pa jih je največ { $limit }. Izberite manjšo globino ali manj otrok.
parse-would-reach = pri { $found } bi bila vrednost lahko { $count }, vrednosti pa segajo od −{ $limit } do { $limit }.
parse-no-such-node = v drevesu ni vozlišča { $found }. Napišite število od 0 do { $limit }.
parse-second-parent = { $found } že ima drugega starša. Vsako vozlišče naj ima enega.
parse-second-root = { $found } bi bil drugi koren. Dajte mu starša.
parse-several-numbers = { $found } je tu eno od več števil. Poimenujte vrednost, kot v value=4.
parse-unknown = vrednost tega lista ni znana. Napišite katero koli število in poskusite še druga: česar nobeno iskanje ne pogleda, ni pomembno.
parse-leaves-alone = tu so sama števila, { $count }. Če jih je 2, 4, 8, 16 ali več, so listi polnega dvojiškega drevesa; sicer pišite oklepaje.
parse-value-or-leaf = { $found } je lahko vrednost vozlišča ali list. List dajte v oklepaje ali pred otroke napišite None.
parse-no-tree = { $what ->
    [chance] tu je na potezi naključje. V drevesu sta na potezi samo MAX in MIN.
    [information] kdor je tu na potezi, tega vozlišča ne loči od drugega. V drevesu oba igralca vidita vse.
    [players] drevo ima dva igralca, MAX in MIN.
    [turn] tu je isti igralec spet na potezi. MAX in MIN se izmenjujeta.
   *[payoffs] kar eden dobi, drugi izgubi: vsa izplačila morajo imeti enako vsoto.
}
parse-cycle = { $found } je tukaj pod samim seboj. V drevesu nobena pot ne vodi nazaj navzgor.
parse-indentation = zamik pri { $found } se ne ujema z zamikom nobene vrstice nad njim.
parse-expected = { $end ->
    [yes] besedilo se konča
   *[no] tukaj stoji { $found }
}. Napišite { $expected ->
    [node] število, oklepaj ali ime z dvopičjem
    [json-node] število, polje ali objekt
    [python-node] Tree(…)
    [value] število
    [text] besedilo v narekovajih
    [children] seznam otrok
    [field] ime polja v dvojnih narekovajih
    [key] ime polja
    [graph] graph ali digraph in zaviti oklepaj
    [graph-node] vozlišče
    [arrow] puščico ->
    [line] črto --
    [mermaid] flowchart TD ali mindmap
    [game-node] vozlišče, ki se začne s p, t ali c
    [move] potezo
    [attribute] atribut, na primer label="3"
    [child] ime otroka
    [cell-end] konec celice
    [keyword] imenovani argument
    [mark] { $mark }
    [semicolon] ; na koncu, kakor ga ima vsako drevo v obliki Newick
    [colon] dvopičje med imenom in vrednostjo, kakor v A: 3
    [comma-or-closing] vejico ali { $closing }
    [parameter] branching, depth, seed, early-leaves, leaves, best-first ali noise
    [leaves] uniform(-99..99), few(5) ali correlated(10)
    [range] razpon, na primer -99..99
    [whole] celo število od { $least } do { $most }
    [edits] with s popravki, na primer 17=5, ali pustite prazno
   *[other] nekaj drugega
}.

error-unknown-algorithm = Algoritma »{ $value }« ni. Na voljo so { $right }.
error-unknown-switch = Nastavitve »{ $name }« ni. Na voljo so { $right }.
error-wrong-switch-value = »{ $value }« ni vrednost nastavitve { $name }. Sprejme { $name ->
    [depth] celo število polpotez
    [table] celo število, najmanj 1
    [guess] število, na primer 3, −2.5 ali inf
    [at] število, na primer 3, −2.5 ali inf
    [delta] število, večje od 0, na primer 1, 2.5 ali inf
    [order] eno ali več od { $right }, ločeno z vejicami in nobeno dvakrat; N pomeni celo število
   *[other] { $right }
}.
error-switch-does-not-apply = Nastavitev { $name } pri teh nastavitvah v algoritmu { $algorithm } ničesar ne spremeni. Izpustite jo ali izberite drug algoritem.
error-order-does-not-apply = Vrstni red »{ $name }« potrebuje { $needs ->
    [table] transpozicijsko tabelo, { $algorithm } pa je pri teh nastavitvah nima
    [iterations] prejšnjo iteracijo, iz katere se uči, { $algorithm } pa je pri teh nastavitvah nima
   *[cutoffs] reze, iz katerih se uči, { $algorithm } pa jih pri teh nastavitvah ne dela
}. Izpustite ga ali izberite drug algoritem.
error-wrong-inner = »{ $value }« ne more biti notranje iskanje za { $algorithm }. Izberite nekaj od tega: { $right }.
error-needs-static-values = { $algorithm } se ustavi tudi v notranjih vozliščih, vozlišče { $node } pa nima statične vrednosti, ki bi jo dalo. Pritisnite koren in izberite »Zapolni…«, da jo dobijo vsa vozlišča, ali jo napišite za oklepajem vozlišča, kakor v [3, 12]=7.
error-no-static-value = Vozlišče { $node } leži na omejitvi globine in nima statične vrednosti, ki bi jo vrnilo. Pritisnite koren in izberite »Zapolni…«, da jo dobijo vsa vozlišča, ali izberite drugo globino.
error-no-depth = To drevo nima statičnih vrednosti, zato se iskanje nadaljuje brez omejitve globine. Pritisnite koren in izberite »Zapolni…«, da dobijo vrednost vsa vozlišča.
error-other-search = { $algorithm } potrebuje statične vrednosti, ki jih to drevo nima, zato ga s privzetimi nastavitvami preišče alfa-beta. Pritisnite koren in izberite »Zapolni…«, da dobijo vrednost vsa vozlišča.
error-too-many-events = To iskanje ima več kot { $limit } dogodkov, kolikor jih je mogoče zapisati. Izberite manjše drevo, omejitev globine ali drug algoritem.
error-out-of-memory = Za to ni dovolj pomnilnika. Izberite manjše drevo, omejitev globine ali drug algoritem.
error-no-clipboard = Brskalnik gumbom tukaj ne dovoli uporabe odložišča. Pritisnite Ctrl C za kopiranje, Ctrl X za izrezovanje, Ctrl V za lepljenje.
error-not-kept = Ni več med ohranjenimi drevesi.
error-stopped = Iskanje je bilo ustavljeno.
error-no-such-node = V drevesu ni vozlišča { $node }.
error-value-not-a-number = »{ $value }« ni število. Napišite število, na primer 3, −2.5 ali inf.
error-value-nan = NaN ni mogoče primerjati z ničimer. Napišite število.
error-value-too-many-decimals = »{ $value }« ima preveč decimalk. Dovoljenih je največ 6.
error-value-out-of-range = »{ $value }« je zunaj obsega: vrednosti segajo od −{ $limit } do { $limit }.
error-root-stays = Korena ni mogoče izbrisati ali premakniti in nič ne more stati ob njem.
error-below-itself = Vozlišča { $node } ni mogoče premakniti pod samo sebe.
error-too-many-nodes = Drevo bi bilo preveliko. Dovoljenih je največ { $limit } vozlišč.
error-too-deep = Drevo bi bilo pregloboko. Dovoljenih je največ { $limit } polpotez.
error-leaf-without-value = Vozlišče { $node } je list, list pa potrebuje vrednost.
error-no-children = Vozlišče, ki ni list, ima vsaj enega otroka. Izberite vejitev najmanj 1.
error-too-many-windows = Drevo je preveliko, da bi našli vrstni red z največ vozlišči. Blizu mu pride vrstni red otrok »najprej najslabši«.
error-no-range = V tem razponu ni nobenega števila. Napišite končnega, z manjšim številom na začetku.
error-value-does-not-fit = S toliko decimalkami, kot jih ima ta vrednost, bi bila vrednost vozlišča { $node } zunaj obsega.
error-cancelled = Preklicano, še preden je bilo končano.
error-wrong-attribute = »{ $value }« ni vrednost atributa { $name }. Sprejme { $right }.
error-request = Tega ni mogoče preiskati: { $value }
error-wrong-step = »{ $value }« ni korak. Napišite celo število, 0 ali več, ali trenutek: end, 50%, cutoff:2, cutoff:last, visit:C, return:B, iteration:3.
error-several-nodes = Več vozlišč se imenuje { $value }. Navedite eno po številki: { $right }.
error-no-moment = To iskanje nima trenutka »{ $value }«: takih ima manj ali pa v drevesu ni vozlišča s tem imenom.
error-bounds-reversed = V tem iskanju je »{ $value }« pred »{ $name }«. Zgodnejšega uporabite kot »from«, poznejšega kot »to«.
error-in-src = { $name }: { $reason }
error-src-status = { $name }: nalaganje ni uspelo, strežnik je odgovoril { $value }.
error-src-unreachable = { $name }: nalaganje ni uspelo, strežnik ni dosegljiv ali pa tej strani ne dovoli branja.
error-src-too-large = { $name } presega 20 MB. Uporabite manjše drevo.
error-src-several = { $name } ne vsebuje drevesa ali jih vsebuje več. Uporabite datoteko z enim drevesom.
error-wrong-count = »{ $value }« ni veljavno število za { $name }. Napišite celo število, 1 ali več.
error-wrong-quiz-state = To ni stanje te vaje: prva razlika je v »{ $value }«. Vaja se začne znova. Uporabite, kar je za to vajo dal quizState.
error-too-long-to-keep = Dosedanji odgovori so za to spletno učilnico predolgi in jih ob vaši vrnitvi ne bo več imela. Rezultat se vseeno sporoči. Končajte zdaj ali pustite stran odprto.
error-under-way = Med vajo ostaneta drevo in iskanje taki, kot sta.
error-wrong-start = »{ $value }« ni postaja vodnika »Začnite tukaj«. Napišite celo število od 1 do 6.
error-wrong-labels = Vozlišč ni mogoče imenovati po »{ $value }«. Uporabite »names« ali »numbers«.
error-wrong-code = Iskanja ni mogoče zapisati v »{ $value }«. Uporabite »pseudocode«, »python«, »javascript«, »rust« ali »c«.
error-wrong-fold = »{ $value }« ne pove, kaj je strnjeno. Napišite številke vozlišč, na primer 12,40, ali auto.
error-wrong-compare = »{ $value }« ne pove, s čim naj se primerja. Navedite eno do tri iskanja, na primer minimax;negascout,cut=gt.
error-wrong-break = »{ $value }« ne pove, kje naj se predvajanje ustavi. Napišite številke vozlišč, na primer 3,25, ali vrstice psevdokode, na primer 0.6.
error-wrong-ask = »{ $value }« ni vozlišče, o katerem bi lahko vprašali. Napišite številko vozlišča, na primer 3.
error-wrong-sight = »{ $value }« ne pove, kateri del drevesa se vidi. Napišite tri števila: sredino po širini, vrstico na sredini in širino, na primer 12.5,2,6.
error-wrong-trace = Sled »{ $value }« nima vrstic.
error-nothing-to-fold = V drevesu ni vozlišča { $value }, pod katerim bi se dalo kaj strniti.
error-broken-escape = Znaku % v »{ $name }« ne sledita dve šestnajstiški števki. Za sam znak napišite %25.
error-damaged-link = Poškodovana je: na poti so se znaki izgubili ali spremenili.
error-newer-link = Naredila jo je novejša različica programa Plyscope.
error-endless-link = Kar pomeni, je daljše od { $limit } znakov.
error-repeated = »{ $name }« je v njej dvakrat, šteje pa le prva navedba. Napišite jo enkrat.
