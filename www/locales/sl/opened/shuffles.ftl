### Vrstni red otrok, v slovenščini.

shuffles-sample = Preizkusi { $number ->
    [one] { $number } premešan vrstni red
    [two] { $number } premešana vrstna reda
    [few] { $number } premešane vrstne rede
   *[other] { $number } premešanih vrstnih redov
}
shuffles-stop = Ustavi
shuffles-too-large = To drevo je preveliko za preizkušanje premešanih vrstnih redov.
shuffles-failed = V enem od premešanih vrstnih redov iskanje traja predolgo.
shuffles-histogram = Histogram: koliko premešanih vrstnih redov obišče koliko vozlišč
shuffles-place = Sedanji vrstni red obišče { $present ->
    [1] eno vozlišče
    [one] { $present } vozlišče
    [two] { $present } vozlišči
    [few] { $present } vozlišča
   *[other] { $present } vozlišč
}. Od { $number } premešanih vrstnih redov jih manj vozlišč obišče { $fewer }, enako mnogo { $same }, več pa { $more }.
