### Vaje s papirjem in svinčnikom, v slovenščini.

pen-how = Kako
pen-way = { $way ->
    [written] Papir in svinčnik
   *[questions] Vprašanje za vprašanjem
}
pen-intro = Celo drevo, kakor na izpitu: { $cuts ->
    [yes] prečrtate, kar je odrezano, in vpišete števila,
   *[no] vpišete vrednosti,
} nato pa se vse popravi hkrati.
pen-not = { $why ->
    [order] Vrstni red otrok je premešan, zato ga na papirju nihče ne more poznati.
    [large] Vozlišč v tem drevesu je { $nodes }. Za papir in svinčnik jih je primernih največ { $most }.
    [nothing] Vpisati ni ničesar: iskanje ne gre globlje od korena.
   *[search] Na papirju ima vozlišče prostor za eno okno in eno vrednost. To ustreza algoritmom minimaks, negamaks, alfa-beta in kritičnemu drevesu. { $algorithm } vozlišče obišče večkrat, vodi tabelo ali začne s svojim oknom.
}

## Pisanje

pen-task = { $cuts ->
    [yes] Prečrtajte vsako odrezano povezavo: pritisnite jo ali jo označite spodaj. { "" }
   *[no] { "" }
}Pri vsakem obiskanem vozlišču napišite { $windows ->
    [yes] α in β, s katerima je obiskano, in { "" }
   *[no] { "" }
}vrednost, ki jo vrne{ $says ->
    [yes] , z znakom ≥ ali ≤, če je za iskanje le meja.
   *[no] .
}{ $turns ->
    [yes] { " " }Vsa števila so, kakor jih vidi igralec, ki je v vozlišču na potezi.
   *[no] { "" }
}
pen-rules = Kako se popravlja
pen-rule-cuts = Kjer pride v vozlišču do reza, je odrezana vsaka povezava do preostalega otroka. Prečrtane povezave pod že prečrtano ne štejejo ne za ne proti.
pen-rule-nodes = Pri vozlišču, ki ni nikoli obiskano, je odveč vse, kar je napisano.
pen-rule-carried = Vsako mesto se primerja z iskanjem: napaka, ki se prenaša naprej, šteje na vsakem mestu.
pen-rule-once = Odda se enkrat: s Preveri se popravi vse.
pen-rule-score = Rezultat je, kar je pravilno, od vsega, kar tja spada, in vsega, kar je odveč.
pen-table = Vaša pola
pen-node = Vozlišče
pen-player = { $player }
pen-leaf = list
pen-cut = Odrezano
pen-value = Vrednost
pen-cut-at = Povezava do vozlišča { $node } je odrezana
pen-field = { $field ->
    [alpha] α
    [beta] β
   *[value] Vrednost
} v vozlišču { $node }
pen-says-at = Kaj pove vrednost v vozlišču { $node }
pen-sign = { $says ->
    [exact] =
    [lower] ≥
    [upper] ≤
   *[unknown] ?
}
pen-struck = { $is ->
    [yes] Povezava do vozlišča { $node } je prečrtana.
   *[no] Povezava do vozlišča { $node } ni prečrtana.
}
pen-unread = V vozlišču { $node } nekaj ni število. Popraviti je mogoče število, ∞ ali −∞.
pen-infinity = Napiši { $value }
pen-undo = Razveljavi
pen-check = Preveri

## Popravljeno

pen-score = { $right } od { $total } pravilno
pen-score-parts = { $wrong } napačno, { $missing } manjka, { $much } odveč
pen-all-right = Vse je pravilno.
pen-faults = Kar ni pravilno
pen-faults-hint = Pritisnite napako, da vidite, kako se zgodi.
pen-again = Nazaj na mojo polo
pen-fault-edge = { $kind ->
    [missing] Povezava do vozlišča { $node } je odrezana, a ni prečrtana.
   *[too-much] Povezava do vozlišča { $node } je prečrtana, a ni odrezana.
}
pen-fault-node = Vozlišče { $node } ni nikoli obiskano: povezava do vozlišča { $above } je odrezana.
pen-fault-number = { $part ->
    [alpha] α v vozlišču { $node }
    [beta] β v vozlišču { $node }
   *[value] Vrednost v vozlišču { $node }
} { $kind ->
    [missing] manjka: je { $truth }.
   *[wrong] je { $truth }, ne { $given }.
}
pen-why-first = Vodi do prvega otroka, ki se tam preišče, pred tem pa se nič ne odreže.
