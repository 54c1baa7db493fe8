### Začnite tukaj, v slovenščini.

start-stop = Postaja { $stop }: { $title }
start-next = Naprej: { $title } →
start-leave = Zapusti
start-end = Končano

start-everything = Minimaks pogleda vsako vozlišče. Predvajajte ga{ $keys ->
    [yes] { " " }ali pritiskajte → za korak za korakom
   *[no] { "" }
}: △ MAX vzame največjo vrednost svojih otrok, ▽ MIN najmanjšo.
    .title = Poglejte vse
    .act = Predvajaj
    .seen = ▽ MIN v vozlišču { $node } vzame najmanjšo vrednost: { $value }. △ MAX bo med vrednostmi svojih treh potez vzel največjo. Za to minimaks pogleda vsa vozlišča, teh je { $nodes }.
start-guess = Spet minimaks, le da se iskanje zdaj ustavi, preden vozlišče vrne vrednost, in vpraša vas, kolikšna bo.
    .title = Uganite naslednjo vrnjeno vrednost
    .act = Vprašaj me
    .seen = { $right ->
        [yes] To je bilo pravilno.
       *[no] Razlog je ob vašem odgovoru.
    } Ugibajte naprej, dokler želite; na naslednji postaji ena vrednost pokaže, da drugih ni treba pogledati.
start-cut = Alfa-beta je pravkar izvedel, da je prvi odgovor na drugo potezo vreden 2. Naredite korak naprej{ $keys ->
    [yes] { " " }s tipko →
   *[no] { "" }
}.
    .title = Poglejte rez
    .act = Korak naprej
    .seen = Rez: vozlišče { $node } je vredno največ { $best }, MAX pa ima v vozlišču { $by } že zagotovljeno vrednost { $bound }. Ta meja, α = { $bound }, je meja igralca MAX. { $skipped ->
        [one] Preostali { $skipped } list vozlišča { $node } ne more ničesar spremeniti, zato je preskočen.
        [two] Preostala { $skipped } lista vozlišča { $node } ne moreta ničesar spremeniti, zato sta preskočena.
        [few] Preostali { $skipped } listi vozlišča { $node } ne morejo ničesar spremeniti, zato so preskočeni.
       *[other] Preostalih { $skipped } listov vozlišča { $node } ne more ničesar spremeniti, zato so preskočeni.
    }
start-change = Rez je povzročil list { $leaf }, vreden 2. { $keys ->
    [yes] Kliknite ga ali pojdite nanj s tipko Tab in puščičnimi tipkami; vtipkajte 4 in pritisnite Enter.
   *[no] Dotaknite se ga, vtipkajte 4 in pritisnite Enter.
}
    .title = Spremenite 2 v 4 in rez izgine
    .act = Spremeni namesto mene
    .seen = Pri { $value } v tistem vozlišču ne pride do reza: njegova vrednost je lahko še večja od 3, kolikor ima MAX, zato je treba pogledati druga dva lista. Alfa-beta zdaj obišče { $entered } od { $nodes } vozlišč. Z razveljavitvijo (Ctrl Z) se rez vrne.
start-ask = { $cut ->
        [yes] Dva lista sta šrafirana: alfa-beta ju je preskočil. { $keys ->
            [yes] Kliknite enega ali pojdite nanj s tipko Tab in puščičnimi tipkami ter pritisnite Q,
           *[no] Dotaknite se enega,
        } da vprašate, zakaj in kaj bi iskanje pripeljalo do tega, da bi ga obiskalo.
       *[no] Vaša sprememba je rez odpravila: razveljavite jo{ $keys ->
            [yes] { " " }(Ctrl Z)
           *[no] { "" }
        }, pa bosta dva lista spet šrafirana.
    }
    .title = Vprašajte, zakaj je vozlišče preskočeno
    .act = Vprašaj o enem
    .seen = Odgovori za vozlišče { $node } so pod »Vprašaj«. Vprašate lahko o katerem koli vozlišču, v katerem koli koraku.
start-compare = To je konec iskanja alfa-beta. Pritisnite »Primerjaj«, da ob njem vidite minimaks, in primerjajte števila.
    .title = Primerjajte z minimaksom
    .act = Primerjaj
    .seen = Oba najdeta { $value }. Število obiskanih vozlišč je pri minimaksu { $minimax }, pri alfa-beta { $entered }: v majhnem drevesu je prihranek majhen, v velikem ogromen. Da to vidite, zgoraj izberite drugo drevo.
