### Lekcije, v slovenščini.

lessons-intro = Od dveh igralcev, ki se izmenjujeta, do današnjih iskanj. Vsaka lekcija pokaže eno zamisel na drevesu, ki ga lahko spreminjate.
lessons-own = Lekcije lahko pišete tudi sami: na to stran spustite datoteko Markdown, da jo odprete.
lessons-go-on = Nadaljujte tam, kjer ste bili
lessons-forget = Pozabi, kaj je opravljeno
lesson-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}
lesson-part-done = opravljeno: { $percent } %
lesson-unknown = Lekcije »{ $name }« ni. Tukaj so vse, ki so na voljo.
lesson-in-english = Te lekcije v vašem jeziku še ni.
lesson-drop = Lekcijo spustite tukaj
lesson-show-moment = Pokaži ta trenutek
lesson-restore = Razveljavi moje spremembe
lesson-task = Naloga { $number }: poskusite
lesson-hint = Namig
lesson-solution = Pokaži rešitev
lesson-done = ✓ Opravljeno
lesson-to-do = Še ni opravljeno
lesson-question = Vprašanje { $number }: { $kind ->
    [several] izberite vse pravilne
    [true-false] drži ali ne drži?
    [match] kaj sodi skupaj?
    [order] v kakšnem vrstnem redu?
    [number] katero število?
    [click] kliknite vozlišče
   *[one] izberite eno
}
lesson-clicked = { $node ->
    [none] Kliknite vozlišče drevesa ali pojdite nanj s tipkovnico.
   *[other] Izbrano: { $node }
}
lesson-click-gone = V drevesu, kot ste ga spremenili, se to ne zgodi.
lesson-question-number = Vprašanje { $number }
lesson-check = Preveri
lesson-choose = Izberite…
lesson-true = Drži
lesson-false = Ne drži
lesson-verdict = { $verdict ->
    [right] ✓ Pravilno
   *[wrong] ✗ Še ni pravilno: spremenite odgovor in ga znova preverite.
}
lesson-mark = { $mark ->
    [right] ✓ pravilno
   *[wrong] ✗ ni pravilno
}
lesson-move = Premakni vrstico { $place } { $to ->
    [up] navzgor
   *[down] navzdol
}
lesson-see-it = Poglej
lesson-another = Še eno
lesson-summary = Kaj ste naredili
lesson-tasks-done = Opravljene naloge: { $done } od { $count }.
lesson-questions-right = Odgovorjena vprašanja: { $answered } od { $count }, takoj pravilno: { $right }.
lesson-look-again = Vredno ponovnega pogleda:
lesson-next = Naprej: { $title }
lesson-all = Vse lekcije
lesson-again = Začni znova

## Napake v besedilu lekcije

lesson-faults = Napake v tej lekciji: { $count }
lesson-fault = Vrstica { $line }: { $fault }
lesson-fault-no-title = Lekcija nima naslova. Začnite jo z vrstico, kot je »# Alfa-beta«.
lesson-fault-second-title = Lekcija ima en naslov. Za naslove njenih delov uporabite ##.
lesson-fault-deep-heading = Naslovi segajo do ###.
lesson-fault-unknown-directive = »{ $name }« ni na voljo. Uporabite kaj od tega: { $right }.
lesson-fault-misplaced = »{ $name }« ne more stati znotraj česa drugega.
lesson-fault-unknown-attribute = »{ $name }« nima atributa { $value }. Uporabite kaj od tega: { $right }.
lesson-fault-missing-attribute = »{ $name }« potrebuje { $value }="…".
lesson-fault-wrong-value = { $name } ne more biti »{ $value }«. Uporabite kaj od tega: { $right }.
lesson-fault-no-view = To govori o pogledu, nad tem pa ni nobenega. Najprej napišite ::view{"{"}tree="[[3, 12], [2, 4]]"{"}"}.
lesson-fault-unknown-view = Nad to vrstico ni pogleda »{ $value }«.
lesson-fault-repeated-view = Pogled »{ $value }« že obstaja. Temu dajte drug id.
lesson-fault-no-fact = »{ $value }« ni dejstvo o iskanju. Uporabite kaj takega kot »entered«, »cutoffs«, »value« ali »value:B«.
lesson-fault-no-condition = »{ $value }« ni pogoj. Uporabite kaj takega kot »cut:H«, »cutoffs=0« ali »entered<23«.
lesson-fault-no-moment = »{ $value }« ni trenutek. Uporabite kaj takega kot »start«, »cutoff:1«, »visit:C« ali »end«.
lesson-fault-no-right-option = Z [x] označite { $name ->
    [one] pravilno možnost
   *[several] pravilne možnosti
}.
lesson-fault-not-an-option = Možnost se začne z [x], če je pravilna, in z [ ], če ni.
lesson-fault-few-options = »{ $name }« potrebuje seznam z vsaj dvema postavkama.
lesson-fault-not-a-pair = Par se zapiše »alfa-beta = reže«.
lesson-fault-wrong-link = Povezava vodi na https://…, na mesto v Plyscopu ali na #lesson=….
lesson-fault-not-shown = To se v lekciji ne prikaže ({ $value }).
lesson-fault-open-word = Živa beseda se zapiše »{"{{"}entered{"}}"}«.
lesson-fault-nothing-there = Iskanje v tem drevesu nima »{ $value }«.
lesson-fault-wrong-view = Pogled ne pokaže ničesar: { $value }
lesson-fault-done-already = Naloga je opravljena, še preden kdo kaj spremeni.
lesson-fault-wrong-solution = Rešitev naloge ne opravi.

## Vprašanja, narejena iz semena

quiz-value = Koliko je koren vreden za igralca MAX, ki je tam na potezi?
quiz-entered = Koliko vozlišč obišče iskanje, skupaj s korenom in listi?
quiz-skipped = Katerih listov iskanje nikoli ne pogleda?
quiz-order = V kakšnem vrstnem redu se ta vozlišča vrnejo?
quiz-window = S katerim oknom iskanje obišče vozlišče { $node }?
quiz-window-option = α = { $alpha }, β = { $beta }
quiz-bound = Vozlišče { $node } je vrnilo { $value }. Kaj iskanje ve o njegovi pravi vrednosti?
quiz-bound-option = { $bound ->
    [lower] vsaj { $value }
    [upper] največ { $value }
   *[exact] natanko { $value }
}
quiz-confused-side = To bi bilo prav, če bi bil v korenu na potezi MIN.
quiz-confused-greatest = To je največji list. Tudi MIN vleče poteze in igralcu MAX tja ne pusti.
quiz-confused-least = To je najmanjši list. Tudi MAX vleče poteze in igralcu MIN tja ne pusti.
quiz-confused-gt = Toliko jih obišče, če vozlišče zapusti samo pri >. Zapusti ga pri ≥: kar je le enako dobro kot to, kar MAX ali MIN že ima, ničesar ne spremeni.
quiz-confused-deep = Toliko jih obišče, če meja ne seže dlje kot od starša. Režejo tudi meje od višje.
quiz-confused-all = To so vsa vozlišča drevesa. Nekatera preskoči.
quiz-confused-leaves = To so samo listi. Obišče tudi vozlišča nad njimi.
quiz-confused-root = Obišče tudi koren.
quiz-why-tie = Bilo bi le enako dobro kot to, kar že obstaja: iskanje vozlišče zapusti tudi pri enakosti.
quiz-confused-passed = Vozlišče ne začne znova: okno dobi od starša.
quiz-confused-alpha-only = Tudi β se prenese navzdol: MIN že nekaj ima.
quiz-confused-beta-only = Tudi α se prenese navzdol: MAX že nekaj ima.
quiz-confused-bound = Vsega pod vozliščem iskanje ni pogledalo: kar vrne, je meja, in { $player } bi tam še lahko našel kaj boljšega.
quiz-confused-direction = Ravno obratno: na potezi je tam { $player }, zato bi jo lahko to, kar ni bilo pogledano, le { $player ->
    [MAX] zvišalo
   *[MIN] znižalo
}.
