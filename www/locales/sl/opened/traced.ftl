### Sled drugega programa ob iskanju, v slovenščini.

trace-of = Sled: { $name }
trace-close = Zapri sled
trace-back = ◂ Vrstica prej
trace-on = Naslednja vrstica ▸
trace-to-difference = Na razliko
trace-of-another = Sled { $name } pripada drugemu drevesu.
trace-show-tree = Pokaži njeno drevo
trace-without-tree = Dokler se iskanja primerjajo, sled tukaj nima svojega drevesa.
trace-with-tree = Namesto tega pokaži njeno drevo
trace-for-comparison = Primerjava je svoje mesto prepustila sledi.
trace-compare-again = Znova primerjaj
trace-pane = Drevo, kakor ga opisuje { $name }
trace-picture = { $there ->
    [yes] Pri prvi razliki { $name }: { $action }
   *[no] Do tega koraka dela { $name } enako kot iskanje
}
trace-table = Sled in iskanje, vrstica za vrstico
trace-line = Vrstica
trace-yours = Vaš program
trace-ours = Iskanje
trace-same = enako
trace-nothing = nič več
trace-go = Pojdi na ta korak

## Kaj se razlikuje

trace-agrees = Vse se ujema: vaš program dela enako kot { $algorithm }, { $actions ->
    [1] v enem dejanju
   *[other] v vseh { $actions } dejanjih
}.{ $windows ->
    [told] { "" }
   *[untold] { " " }Sled oken ne navaja, zato se ne primerjajo.
}
trace-differs = Vrstica { $line }: vaše iskanje { $mine }; { $algorithm } { $ours }.
trace-ends-early = Vaša sled se konča po vrstici { $line }, do tam se vse ujema. { $algorithm } nadaljuje: od tega, kar sled pove, naslednje { $ours }.
trace-breaks-at-end = Vrstica { $line } se pretrga sredi, do tam se vse ujema. Od tega, kar sled pove, { $algorithm } ne naredi ničesar več.
trace-unfinished = Vrstica { $line } se pretrga sredi in je izpuščena.
trace-goes-on = Vrstica { $line }: vaše iskanje { $mine }; { $algorithm } je že na koncu.
trace-result-differs = Vrstica { $line }: vaš rezultat je { $mine }; { $algorithm } najde { $ours }.
trace-field-differs = Vrstica { $line }: v vaši sledi je { $name } = { $mine }; { $algorithm } ima { $ours }.
trace-enter = obišče vozlišče { $node }{ $told ->
    [yes] { " " }z { $ends }
   *[no] { "" }
}
trace-has = ima { $first }
trace-has-ends = ima tam { $first } in { $second }
trace-has-end = { $end } = { $value }{ $by ->
    [alone] { " " }tam, iz vozlišča { $node }
    [both] { " " }(iz vozlišča { $node })
   *[none] { "" }
}
trace-end = { $end } = { $value }
trace-ends = { $first } in { $second }
trace-evaluate = ovrednoti vozlišče { $node } z vrednostjo { $value }
trace-improve = vzame { $value } iz vozlišča { $child } za najboljše v vozlišču { $node }{ $told ->
    [yes] { " " }in ima { $ends }
   *[no] { "" }
}
trace-cutoff = odreže v vozlišču { $node }, po vozlišču { $child }
trace-leave = vrne { $value } iz vozlišča { $node }{ $bound ->
    [exact] , kot točno vrednost
    [lower] , kot spodnjo mejo
    [upper] , kot zgornjo mejo
   *[none] { "" }
}
trace-and = { $text }, { $more }
trace-more = { $is ->
    [alpha] pri α
    [beta] pri β
    [skips] in preskoči vozlišče { $node }
    [skips-from] in preskoči otroke od vozlišča { $node } naprej, skupaj { $count }
    [skips-none] in ničesar ne preskoči
    [by] zaradi meje vozlišča { $node }
    [by-none] zaradi meje, ki je ni postavilo nobeno vozlišče
    [shallow] plitvo
    [deep] globoko
    [plies] ko je polpotez še { $count }
    [depth] globine { $count }
    [best] z vozliščem { $node } kot najboljšim
    [lost] na račun vozlišča { $node }
    [full] kot polno iskanje
    [null-window] kot preizkus
    [re-search] kot ponovno iskanje
    [return] ki se vrne
    [raise-alpha] ki dvigne α
    [lower-beta] ki spusti β
   *[none] ki nima učinka
}
trace-probe = { $hit ->
    [yes] v tabeli za vozlišče { $node } najde { $value }{ $bound ->
        [exact] , kot točno vrednost
        [lower] , kot spodnjo mejo
        [upper] , kot zgornjo mejo
       *[none] { "" }
    }
   *[no] v tabeli za vozlišče { $node } ne najde ničesar
}
trace-store = za vozlišče { $node } shrani { $value }{ $bound ->
    [exact] , kot točno vrednost
    [lower] , kot spodnjo mejo
    [upper] , kot zgornjo mejo
   *[none] { "" }
}

## Kaj to pojasni

trace-slips = { $extent ->
    [beginning] Nič od tukaj znanega ne pojasni programa, ki se konča po vrstici { $line }. Če je bil vaš tam ustavljen, { $count ->
        [0] nobena tukaj znana napaka ne pojasni sledi do tam.
        [1] celo sled do tam pojasni ena napaka:
       *[other] bi celo sled do tam pojasnila vsaka od teh napak:
    }
    [ended] Če se je vaš program tam končal sam, { $count ->
        [0] tega ne pojasni nobena tukaj znana napaka.
        [1] to pojasni ena napaka:
       *[other] bi to pojasnila vsaka od teh napak:
    }
   *[all] { $count ->
        [0] Nobena tukaj znana napaka ne pojasni cele sledi.
        [1] Napaka, ki pojasni celo sled:
       *[other] Vsaka od teh napak bi pojasnila celo sled:
    }
}
trace-pairs = { $count ->
    [1] Celo sled pojasnita dve napaki skupaj:
   *[other] Celo sled bi pojasnil vsak od teh parov napak:
}
trace-unnamed = Sled bi pojasnilo toliko parov napak: { $count }. Toliko jih ustreza po naključju. Več pove večje drevo in sled z okni.
trace-begins = Ta napaka pojasni vse do vrstice { $line }; od tam naprej je narobe še nekaj drugega:
trace-begins-perhaps = Ta napaka bi pojasnila vse do vrstice { $line }, te vrstice pa ne: ali je tam narobe še kaj ali pa gre za drugo napako:
trace-habits = { $agrees ->
    [yes] V nečem dela program drugače kot prikazano iskanje, in to je prav:
   *[no] V nečem ima program drugo obliko, ki je pravilna:
}
trace-ignored = Ni primerjano: { $names }
trace-tell-windows = Sled ne navaja oken. Z "alpha" in "beta" v vrsticah morda pove, katera napaka je.
trace-same-as = { $extent ->
    [beginning] Vse, kar sled pove do tam, dela neko drugo iskanje. Primerjajte z njim:
    [ended] Če se je vaš program tam končal sam, je delal enako kot neko drugo iskanje. Primerjajte z njim:
   *[all] Vse, kar sled pove, dela neko drugo iskanje. Primerjajte z njim:
}
trace-lookalike = { $algorithm }, { $name }: { $value }
trace-hidden-slips = { $count ->
    [1] Napaka, ki se na tem drevesu ne more pokazati
    [one] { $count } napaka, ki se na tem drevesu ne more pokazati
    [two] { $count } napaki, ki se na tem drevesu ne moreta pokazati
    [few] { $count } napake, ki se na tem drevesu ne morejo pokazati
   *[other] { $count } napak, ki se na tem drevesu ne morejo pokazati
}
slip-show = Pokaži to drevo
slip-example = { $shows ->
    [best] Na drevesu { $tree } vzame za najboljšo potezo vozlišče { $found } in ne { $due }.
    [value] Na drevesu { $tree } vrne { $found } namesto { $due }.
    [entered] Na drevesu { $tree } je število obiskanih vozlišč { $found } namesto { $due }.
    [endless] Na drevesu { $tree } se nikoli ne konča.
   *[bound] Na drevesu { $tree } vzame { $found } v vozlišču { $node } za { $claimed ->
        [exact] točno vrednost
        [lower] spodnjo mejo
       *[upper] zgornjo mejo
    }; v resnici je { $right ->
        [exact] točna vrednost
        [lower] spodnja meja
       *[upper] zgornja meja
    }.
}
slip-other-comparison = { $cut ->
    [beyond-only] Odreže, kjer je vrednost enaka meji (≥); iskanje odreže šele onkraj nje (>).
   *[on-equal] Odreže šele, kjer je vrednost onkraj meje (>); iskanje odreže tudi, kjer ji je enaka (≥).
}
slip-bounds-not-passed = Svojih mej ne prenese navzdol: vsak otrok dobi α = −∞ in β = ∞.
slip-bounds-not-swapped = Meji za otroka negira, ne pa zamenja: (−α, −β) namesto (−β, −α).
slip-bounds-not-negated = Meji za otroka zamenja, ne pa negira: (β, α) namesto (−β, −α).
slip-value-not-negated = Ne negira vrednosti, ki jo otrok vrne.
slip-no-re-search = Ne išče znova, kjer se preizkus znotraj okna konča s fail high: meja velja za vrednost.
slip-re-search-stays-null = Znova išče z ničelnim oknom preizkusa in ne z (vrednost, β).
slip-re-search-beyond = Znova išče tudi, kjer preizkus doseže β, kar za rez že zadošča.
slip-wrong-side-at-root = V korenu da potezo drugemu igralcu.
slip-no-return-at-cut = Ob rezu se ne vrne: preostali otroci se kljub temu preiščejo.
slip-wrong-bound-moved = Premakne napačno mejo: boljša vrednost pri MAX spusti β, pri MIN pa dvigne α.
slip-bound-called-exact = Vsako vrnjeno vrednost ima za točno, čeprav so nekatere le meje.
slip-one-ply-too-deep = Pri štetju globine se zmoti za ena in išče polpotezo pregloboko.
slip-one-ply-too-shallow = Pri štetju globine se zmoti za ena in konča polpotezo prezgodaj.
slip-test-takes-equal = Otroka preišče znova tudi tam, kjer njegov preizkus pokaže le enakost: preizkus pri MAX vpraša ≥, pri MIN pa ≤, namesto > in <.
slip-no-eval-after-test = Otroka, za katerega preizkus pokaže, da je boljši, ne preišče znova: kar je preizkus vrnil, velja za vrednost.
slip-no-search-again = Ne išče znova, kjer je vrednost zunaj okna: meja velja za vrednost.
slip-wrong-side-opened = Odpre napačno stran okna: β, kjer se iskanje konča s fail low, in α, kjer se konča s fail high.
slip-same-test-again = Kjer je g že spodnja meja, preizkuša z β = g in ne z g + 1: isti preizkus se ponavlja znova in znova.
slip-guess-kept = Vsakič preizkuša pri prvem ugibu in ne pri vrednosti, ki jo je vrnil zadnji preizkus.
slip-known-bounds-swapped = Po preizkusu premakne napačno mejo: spodnjo, kjer se preizkus konča s fail low, zgornjo, kjer se konča s fail high.
slip-stored-as-exact = Vsako vrednost shrani v tabelo kot točno, tudi tiste, ki so le meje.
slip-stored-bounds-swapped = Spodnje meje shrani v tabelo kot zgornje, zgornje pa kot spodnje.
slip-any-depth-taken = Vzame vnos tabele, kakršna koli je globina njegovega iskanja.
slip-best-not-reset = Najboljše vrednosti v vsakem vozlišču ne ponastavi: v njej ostane, kar je pustilo prejšnje vozlišče.
slip-last-of-equals = Med enakimi otroki vzame za najboljšega zadnjega (≥, kjer se najboljši posodobi): poznejši je lahko enak le po svoji meji.
slip-one-side-cuts = Odreže le v vozliščih enega igralca: otroci drugega se preiščejo vsi.
slip-root-whole-window = Vsakemu otroku korena da celo okno (−∞, ∞): kar koren že ve, ne odreže ničesar.
slip-one-bound-passed = Navzdol prenese le eno od svojih mej: namesto druge dobi otrok neskončnost.
slip-finite-first-window = Začne z oknom, ki ni (−∞, ∞): vrednosti zunaj njega ne najde.
slip-bound-not-moved = Ko je otrok boljši, svoje meje ne premakne: naslednji otroci dobijo enako okno, kot ga je dobilo vozlišče.
slip-own-best-for-bound = Mejo postavi na svojo najboljšo vrednost tudi tam, kjer je prejeta meja ožja: α = najboljša namesto α = max(α, najboljša).
slip-alpha-overwritten = Mejo postavi na vrednost vsakega otroka, tudi če je slabša: α = vrednost namesto α = max(α, vrednost).
slip-best-overwritten = Obdrži vrednost zadnjega otroka in ne najboljšega: vsaka vrednost prepiše prejšnjo.
slip-result-shared = Vsa vozlišča si delijo en objekt za rezultat: kar vanj zapiše otrok, je takoj najboljše, zato ni noben otrok nikoli boljši.
slip-min-takes-the-maximum = MIN vzame večjo od dveh vrednosti, kakor MAX, in začne pri ∞: vsako vozlišče MIN vrne ∞.
slip-best-at-zero = Najboljša vrednost se v vsakem vozlišču ali v vozliščih enega igralca začne pri 0 in ne pri najslabši možni.
slip-player-not-alternating = V vsakem vozlišču je na potezi isti igralec: poteza ne preide na drugega.
slip-sides-shifted-below-root = Igralec iz korena je na potezi tudi v otrocih korena; šele od tam naprej se igralca menjata.
slip-last-child-skipped = V vsakem vozlišču izpusti zadnjega otroka.
slip-first-child-skipped = V vsakem vozlišču izpusti prvega otroka.
slip-first-child-alone = Vrne se sredi zanke: v vsakem vozlišču preišče le prvega otroka.
slip-bounds-not-turned = Meji prenese otroku, kakršni sta, ne negirani ne zamenjani: (α, β) namesto (−β, −α).
slip-bounds-swapped = Meji za otroka zamenja, kakor negamax, negira pa ničesar: (β, α) namesto (α, β).
slip-flag-from-moved-alpha = Kaj shrani, določi po α, kakor so jo dvignili otroci: vsaka točna vrednost postane zgornja meja.
slip-depth-ignored = Globine ne šteje: išče do listov.
habit-whole-second-window = Znova išče s celim oknom (α, β), kakor pišejo enciklopedije, in ne z (vrednost, β).
habit-trusts-leaves = Lista ne preišče znova: preizkus lista je njegova vrednost.
habit-trusts-last-plies = V zadnjih dveh polpotezah, kjer je preizkus točen, ne išče znova, kakor NegaScout.
habit-trusts-no-plies = Znova išče tudi v zadnjih dveh polpotezah, kakor PVS.
habit-opens-whole-window = Znova išče s celim oknom (−∞, ∞) in ne odpre le ene strani.
habit-cuts-before-best = Po rezu vpraša, preden si zapomni najboljšega otroka.
habit-meeting-bounds-stay = V njegovi tabeli spodnja in zgornja meja, kjer se srečata, ne postaneta točni.
habit-table-narrows-nothing = Meja v tabeli, ki ne da vrednosti, okna ne zoži.
habit-table-narrows-alone = Spodnja meja v tabeli dvigne α, ni pa dotlej najboljša vrednost.
habit-flag-by-narrowed = Kaj shrani, določi po oknu, kakršno je pustila tabela.
habit-flag-by-narrowed-beta = Kaj shrani, določi po prejeti α in po β, kakršno je pustila tabela, kakor pišejo enciklopedije.
habit-last-of-equals-taken = Med enakimi otroki vzame za najboljšega zadnjega.

## Česar ni mogoče prebrati

trace-refused = { $name } ni sled, ki bi jo bilo mogoče prebrati. { $reason } Vse tukaj je, kakor je bilo.
trace-at-line = Vrstica { $line }: { $what }
trace-fault-no-object = to ni objekt JSON. Napišite en objekt na vrstico, na primer {"{"}"event":"enter","node":0{"}"}.
trace-fault-no-json = to ni JSON{ $column ->
    [none] { "" }
   *[other] { " " }od stolpca { $column } naprej
}. Napišite en objekt na vrstico, na primer {"{"}"event":"enter","node":0{"}"}.
trace-fault-missing = tukaj manjka polje { $name }.{ $name ->
    [plyscope] { " " }Prva vrstica sledi je {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
    [tree] { " " }Prva vrstica sledi je {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
   *[other] { " " }Vsaka vrstica navaja dogodek in vozlišče; evaluate in leave imata tudi vrednost.
}
trace-fault-repeated = polje { $name } je tukaj dvakrat. Napišite ga enkrat.
trace-fault-wrong-field = polje { $name } ima vrednost druge vrste. Vozlišča so cela števila od 0; vrednosti so števila, "inf" ali "-inf".
trace-fault-version = to je različica { $found } oblike. Napišite različico { $right }.
trace-fault-tree = drevesa ni mogoče prebrati: { $reason }
trace-fault-switch = nastavitev { $name } nima vrednosti { $found }. Izpustite jo ali vzemite eno od tistih, ki jih pozna ukaz plyscope.
trace-fault-word = polje { $name } ne more biti { $found }. Napišite nekaj od tega: { $right }.
trace-fault-event = dogodka { $found } ni. Napišite nekaj od tega: { $right }.
trace-fault-pointless = polje { $name } pove nekaj o tem, česar ni. Izpustite ga.
trace-fault-score = { $found } ni vrednost, ki bi lahko bila v tem drevesu. Napišite število, "inf" ali "-inf".
trace-fault-no-node = v drevesu ni vozlišča { $found }. Njegova vozlišča so od 0 do { $right }, v premem vrstnem redu.
trace-fault-after-result = to sledi rezultatu, s katerim se sled konča. Izpustite ga.
trace-fault-empty = ničesar ni. Prva vrstica sledi je {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
trace-fault-nothing-told = sled se konča in nobena vrstica ne pove, kaj iskanje dela. Napišite vrstice, kakor je {"{"}"event":"enter","node":0{"}"}.
trace-fault-search = takega iskanja ni: { $found }
