### Börja här, på svenska.

start-stop = Anhalt { $stop }: { $title }
start-next = Nästa: { $title } →
start-leave = Lämna
start-end = Klart

start-everything = Minimax tittar på varje nod. Spela upp sökningen{ $keys ->
    [yes] , eller tryck på → för ett steg i taget
   *[no] { "" }
}: △ MAX tar barnens största värde, ▽ MIN det minsta.
    .title = Titta på allt
    .act = Spela upp
    .seen = ▽ MIN tar det minsta i nod { $node }: { $value }. △ MAX tar sedan det största av sina tre drag. För det tittar minimax på alla { $nodes } noder.
start-guess = Minimax igen, men nu stannar sökningen innan en nod returnerar och frågar dig efter värdet.
    .title = Gissa nästa returvärde
    .act = Fråga mig
    .seen = { $right ->
        [yes] Det var rätt.
       *[no] Skälet står vid ditt svar.
    } Gissa vidare så länge du vill; vid nästa anhalt visar ett värde att andra inte behöver undersökas.
start-cut = Alfa-beta har just fått veta att det första svaret på det andra draget är värt 2. Stega framåt{ $keys ->
    [yes] { " " }med →
   *[no] { "" }
}.
    .title = Se avskärningen
    .act = Stega framåt
    .seen = En avskärning: nod { $node } är värd högst { $best }, och MAX är redan säker på { $bound } i nod { $by }. Den gränsen, α = { $bound }, hör till MAX. De { $skipped } löv som är kvar under nod { $node } kan inte ändra något, så de hoppas över.
start-change = Löv { $leaf }, värt 2, gav avskärningen. { $keys ->
    [yes] Klicka på det, eller gå dit med Tabb och piltangenterna; skriv 4 och tryck på Enter.
   *[no] Tryck på det, skriv 4 och tryck på Retur.
}
    .title = Ändra 2 till 4, så försvinner avskärningen
    .act = Ändra åt mig
    .seen = Med { $value } blir det ingen avskärning i den noden: dess värde kan fortfarande bli större än de 3 som MAX har, så de två andra löven måste undersökas. Alfa-beta besöker nu { $entered } av { $nodes } noder. Ångra (Ctrl Z) ger avskärningen tillbaka.
start-ask = { $cut ->
        [yes] Två löv är skrafferade: alfa-beta hoppade över dem. { $keys ->
            [yes] Klicka på ett, eller gå dit med Tabb och piltangenterna och tryck på Q,
           *[no] Tryck på ett
        } för att fråga varför, och vad som skulle få sökningen att besöka det.
       *[no] Din ändring har tagit bort avskärningen: ångra den{ $keys ->
            [yes] { " " }(Ctrl Z)
           *[no] { "" }
        }, så är två löv skrafferade igen.
    }
    .title = Fråga varför sökningen hoppar över en nod
    .act = Fråga om ett
    .seen = Svaren för nod { $node } står under ”Fråga”. Man kan fråga om vilken nod som helst, i vilket steg som helst.
start-compare = Här är alfa-betas sökning slut. Tryck på ”Jämför” för att se minimax bredvid, och jämför antalen.
    .title = Jämför med minimax
    .act = Jämför
    .seen = Båda finner { $value }. Minimax besökte { $minimax } noder och alfa-beta { $entered }: i små träd sparas lite, i stora mycket. Välj ett annat träd ovan, så syns det.
