### Transpozicijska tabela in seznam iskanja »najprej najboljši«, v slovenščini.

## Transpozicijska tabela

transposition-table = Transpozicijska tabela
table-place = Mesto
table-position = položaj
table-depth = globina
table-flag = oznaka
table-value = vrednost
table-move = poteza
table-empty = prazno
table-entry = { $mark ->
    [gone] Izpodrinjeno: položaj { $position }, na potezi { $player }, shranjeno v vozlišču { $node }
    [refused] Ni shranjeno: položaj { $position }, na potezi { $player }, v vozlišču { $node }
   *[other] Položaj { $position }, na potezi { $player }, shranjeno v vozlišču { $node }
}
table-is-empty = Nič še ni shranjeno.
table-filled = Zasedenih mest: { $filled } od { $size }.
table-hit = Zadetek: { $effect ->
    [return] vnos je odgovor.
    [raise-alpha] vnos dvigne α.
    [lower-beta] vnos spusti β.
   *[none] vnos tukaj ne more odgovoriti.
}
table-miss = Zgrešitev: na mestu { $place } { $holds ->
    [other] je drug položaj.
   *[nothing] ni ničesar.
}
table-store = { $gave ->
    [own] Ni shranjeno: na mestu { $place } ostane globlji vnos.
    [other] Shranjeno na mesto { $place }; drug vnos je izgubljen.
    [same] Shranjeno na mesto { $place }, čez stari vnos.
   *[nothing] Shranjeno na mesto { $place }, ki je bilo prazno.
}
table-count-probed = poizved{ "\u00AD" }be
table-count-hits = zadetki
table-count-misses = zgreši{ "\u00AD" }tve
table-count-cutoffs = rezi
table-count-stored = shra{ "\u00AD" }njeno
table-count-lost = izgub{ "\u00AD" }ljeno
table-hint = △ ali ▽ je stran na potezi; vrednost je, kakor jo vidi ta stran.

## Seznam iskanja »najprej najboljši«

open-list = Seznam OPEN
open-list-place = Mesto
open-list-node = vozlišče
open-list-state = stanje
open-list-merit = ocena
open-list-change = v tem koraku
open-list-length = { $ended ->
    [yes] Koren je rešen: nič več se ne vzame.
   *[no] { $count ->
        [0] Seznam je prazen.
        [1] Eno stanje, ki se vzame naslednje.
        [one] { $count } stanje; prvo se vzame naslednje.
        [two] { $count } stanji; prvo se vzame naslednje.
        [few] { $count } stanja; prvo se vzame naslednje.
       *[other] { $count } stanj; prvo se vzame naslednje.
    }
}
open-list-hint = Po oceni, z vidika MAX; med enakimi je prvo najbolj levo.
open-list-pushed = dodano
open-list-purged = umaknjeno
open-list-taken = vzeto
state-live = LIVE
state-solved = SOLVED
