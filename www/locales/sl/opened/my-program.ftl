### Bralčev lastni program, v slovenščini.

my-program-language = Jezik programa
my-program-editor = Program
my-program-run = Zaženi
my-program-stop = Ustavi
my-program-anew = Začni znova
my-program-anew-hint = Ta program zamenja s programom prikazanega algoritma; Ctrl+Z vrne vašega
my-program-keys = Ctrl+Enter ga zažene. Tab zamakne; Escape in nato Tab zapusti urejevalnik.
my-program-not-kept = Ta brskalnik programa ne ohrani: preden odidete, ga kopirajte.

## Kako se je končalo

my-program-runs = Se izvaja…
my-program-ended = Program se je končal.
my-program-error = { $text }
my-program-error-at = Vrstica { $line }: { $text }
my-program-unreadable = Vrstica { $line }: tega ni mogoče prebrati kot JavaScript.
my-program-time = Ustavljeno; čas izvajanja v sekundah: { $seconds }. Program se ne konča.
my-program-memory = Ustavljeno: porabi preveč pomnilnika.
my-program-stopped = Ustavljeno.
my-program-refused = Program tukaj nima omrežja, shrambe in strani; zavrnjeno: { $what }.
my-program-absent = Programi se na tej strani ne izvajajo: njen pravilnik zanje ne dovoli okvira s skriptom.
my-program-not-loaded = Tega, kar izvaja programe, ni bilo mogoče naložiti. Preverite povezavo in program znova zaženite.
my-program-elsewhere = Moj program potrebuje datoteke ob strani, ki jih ta nima. Na voljo je na strani programa Plyscope.

## Kaj je naredil

my-program-printed = Izpisal je
my-program-cut = Izpisanega je bilo več, kot je tukaj prikazano.
my-program-full = Naredil je več, kot je zabeleženo; števila in sled se tam končajo.
my-program-counts = Števila vašega programa in prikazanega iskanja
my-program-entered = Obiskana vozlišča
my-program-evaluated = Ovrednoteni listi
my-program-value = Vrnjena vrednost
my-program-differs = se razlikuje
my-program-own-tree = Vaš program je preiskal svoje drevo, ki ima { $nodes ->
    [1] eno vozlišče
    [one] { $nodes } vozlišče
    [two] { $nodes } vozlišči
    [few] { $nodes } vozlišča
   *[other] { $nodes } vozlišč
}.
my-program-no-search = Vzel ni nobene vrednosti lista, ki bi jo Plyscope lahko videl: pogledati mora otroke in vrednost vozlišča.
my-program-compare = Pokaži ob iskanju

## Kaj lahko uporablja

my-program-about = Kaj lahko program uporablja
my-program-tree-hint = Koren se imenuje tree. Vozlišče ima children, value in name (otroke, vrednost in ime), vsak pogled v children ali value se zabeleži; prav tako v vašem lastnem razredu s children. V tabelah je isto po številkah vozlišč.
my-program-trace-hint = trace.enter(node, alpha, beta) in trace.leave(node, value) povesta več, trace.evaluate(node, value) pa, česar ni mogoče videti.
my-program-safe-hint = Izvaja se le v tem brskalniku, brez omrežja, shrambe in strani. Python je MicroPython: običajni moduli, brez dataclasses in enum, in največ kakih petdeset klicev drug v drugem.
