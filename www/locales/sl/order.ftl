### Vrstni red otrok, v slovenščini.

switch-order = Vrstni red otrok
    .as-written = kakor zapisano
    .reversed = obrnjen
    .best-first = najprej najboljši
    .worst-first = najprej najslabši
    .static = po statični vrednosti
    .shuffle = premešan
    .pv = zadnja glavna varianta
    .table = poteza v tabeli
    .killer = ubijalske poteze
    .history = zgodovinska hevristika
    .refutation = ovržba
    .seed = Seme
    .then = nato
    .then-at = nato, pravilo { $number }
    .end = — nič več
    .deepening = { $table ->
        [yes] Najprej pride, kar je bilo po zadnji iteraciji najboljše, nato poteza iz tabele, tudi če tukaj nista našteti.
       *[no] Najprej pride, kar je bilo po zadnji iteraciji najboljše, tudi če tukaj ni našteto.
    }
step-order = { $rule ->
    [reversed] Otroci vozlišča { $node } se jemljejo z desne
    [best-first] Otroci vozlišča { $node } se uredijo, najprej najboljši za { $player }
    [worst-first] Otroci vozlišča { $node } se uredijo, najprej najslabši za { $player }
    [static] Otroci vozlišča { $node } se uredijo po statičnih vrednostih, najprej najboljši za { $player }; tisti, ki je nimajo, pridejo zadnji
    [history] Otroci vozlišča { $node } se uredijo po zgodovinski hevristiki, začenši s potezami, ki so igralcu { $player } doslej najbolj koristile
   *[shuffle] Otroci vozlišča { $node } se premešajo, seme { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }in še { $more }
}.
step-order-mixed = Otroci vozlišča { $node } se jemljejo v tem vrstnem redu: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }in še { $more }
}.
step-order-pv = { $children }, kamor vodi zadnja najboljša varianta
step-order-table = { $children }, poteza iz tabele
step-order-killer = { $children }, { $count ->
    [one] ubijalska poteza pri tej polpotezi
    [two] ubijalski potezi pri tej polpotezi
    [few] ubijalske poteze pri tej polpotezi
   *[other] ubijalske poteze pri tej polpotezi
}
step-order-refutation = { $children }, prejšnja ovržba iste zadnje poteze
step-order-history = { $children } po zgodovinski hevristiki
step-order-static = { $children } po statični vrednosti
step-order-best-first = { $children }, najprej najboljši
step-order-worst-first = { $children }, najprej najslabši
step-order-reversed = { $children } z desne
step-order-shuffle = { $children } premešano
step-order-as-written = { $children }, kakor je zapisano
order = Vrstni red je pomemben
order-as-written = Kakor zapisano
order-best-first = Najprej najboljši
order-worst-first = Najprej najslabši
order-shuffle = Premešano
