### Trees that are kept in this browser, and those that come from elsewhere.

tree-returned = To je vaše drevo, kakor ste ga pustili.
tree-returned-other = Pokaži raje primer
tree-copied-elsewhere = To drevo je bilo spremenjeno tudi v drugem oknu. Ohranjeni sta obe: vaše je zdaj samostojno drevo, drugo je med mojimi drevesi.
store-full = V tem brskalniku ni več prostora za drevesa. Kar naredite, ostane v naslovu te strani; izbrišite kakšno drevo med mojimi drevesi ali shranite to kot datoteko.
store-forbidden = Ta brskalnik strani ne dovoli hraniti dreves, na primer v zasebnem oknu. Kar naredite, ostane v naslovu te strani in ga lahko shranite kot datoteko.
store-newer = Drevesa v tem brskalniku hrani novejša različica programa Plyscope. Da jo uporabite, znova naložite to stran; do takrat se tukaj nič ne ohrani.
store-broken = Dreves v tem brskalniku trenutno ni mogoče brati ali hraniti. Kar naredite, ostane v naslovu te strani in ga lahko shranite kot datoteko.
own-tree = Tukaj ima vsak študent svoje drevo. Vaše je tisto s številko { $number }, ki si jo ta brskalnik zapomni.
drop-here = Drevo spustite sem, da ga odprete
embed-broken = Tega pogleda ni mogoče prikazati: { $reason }
embed-part-broken = Tega pogleda ni mogoče prikazati v celoti: { $reason }
open-whole = Odpri v Plyscope
