### Ett annat programs spår bredvid sökningen, på svenska.

trace-of = Spår: { $name }
trace-close = Stäng spåret
trace-back = ◂ Raden före
trace-on = Nästa rad ▸
trace-to-difference = Till skillnaden
trace-of-another = Spåret { $name } hör till ett annat träd.
trace-show-tree = Visa dess träd
trace-without-tree = Medan sökningar jämförs har spåret inget eget träd här.
trace-with-tree = Visa dess träd i stället
trace-for-comparison = Jämförelsen har lämnat plats åt spåret.
trace-compare-again = Jämför igen
trace-pane = Trädet som { $name } berättar det
trace-picture = { $there ->
    [yes] Vid den första skillnaden, { $name }: { $action }
   *[no] Fram till det här steget gör { $name } vad sökningen gör
}
trace-table = Spåret och sökningen, rad för rad
trace-line = Rad
trace-yours = Ditt program
trace-ours = Sökningen
trace-same = detsamma
trace-nothing = inget mer
trace-go = Gå till det här steget

## Vad som skiljer

trace-agrees = Allt stämmer: ditt program gör vad { $algorithm } gör, i { $actions ->
    [one] en handling
   *[other] alla { $actions } handlingar
}.{ $windows ->
    [told] { "" }
   *[untold] { " " }Spåret berättar inga fönster, så de jämförs inte.
}
trace-differs = Rad { $line }: din sökning { $mine }; { $algorithm } { $ours }.
trace-ends-early = Ditt spår slutar efter rad { $line }, och allt stämmer dit. { $algorithm } fortsätter: av det som spåret berättar är det nästa att den { $ours }.
trace-breaks-at-end = Rad { $line } bryts av mitt i, och allt stämmer dit. Av det som spåret berättar gör { $algorithm } inget mer.
trace-unfinished = Rad { $line } bryts av mitt i, och räknas inte.
trace-goes-on = Rad { $line }: din sökning { $mine }; { $algorithm } är klar.
trace-result-differs = Rad { $line }: ditt resultat är { $mine }; { $algorithm } finner { $ours }.
trace-field-differs = Rad { $line }: ditt spår har { $name } = { $mine }; { $algorithm } har { $ours }.
trace-enter = besöker nod { $node }{ $told ->
    [yes] { " " }med { $ends }
   *[no] { "" }
}
trace-has = har { $first }
trace-has-ends = har { $first } och { $second } där
trace-has-end = { $end } = { $value }{ $by ->
    [alone] { " " }där, från nod { $node }
    [both] { " " }(från nod { $node })
   *[none] { "" }
}
trace-end = { $end } = { $value }
trace-ends = { $first } och { $second }
trace-evaluate = utvärderar nod { $node } till { $value }
trace-improve = tar { $value } från nod { $child } som det bästa i nod { $node }{ $told ->
    [yes] , och har { $ends }
   *[no] { "" }
}
trace-cutoff = skär av i nod { $node }, efter nod { $child }
trace-leave = returnerar { $value } från nod { $node }{ $bound ->
    [exact] , som dess exakta värde
    [lower] , som en undre gräns
    [upper] , som en övre gräns
   *[none] { "" }
}
trace-and = { $text }, { $more }
trace-more = { $is ->
    [alpha] vid α
    [beta] vid β
    [skips] och hoppar över nod { $node }
    [skips-from] och hoppar över { $count } barn från och med nod { $node }
    [skips-none] och hoppar inte över något
    [by] vid gränsen från nod { $node }
    [by-none] vid en gräns som ingen nod har satt
    [shallow] som är grund
    [deep] som är djup
    [plies] med { $count } halvdrag kvar
    [depth] med djupet { $count }
    [best] med nod { $node } som den bästa
    [lost] på bekostnad av nod { $node }
    [full] som en hel sökning
    [null-window] som ett test
    [re-search] som en andra sökning
    [return] som returneras
    [raise-alpha] som höjer α
    [lower-beta] som sänker β
   *[none] som inte har någon verkan
}
trace-probe = { $hit ->
    [yes] hittar { $value } i tabellen för nod { $node }{ $bound ->
        [exact] , som dess exakta värde
        [lower] , som en undre gräns
        [upper] , som en övre gräns
       *[none] { "" }
    }
   *[no] hittar inget i tabellen för nod { $node }
}
trace-store = lagrar { $value } för nod { $node }{ $bound ->
    [exact] , som dess exakta värde
    [lower] , som en undre gräns
    [upper] , som en övre gräns
   *[none] { "" }
}

## Vad som förklarar det

trace-slips = { $extent ->
    [beginning] Inget som är känt här förklarar ett program som slutar efter rad { $line }. Om ditt stoppades där, { $count ->
        [0] förklarar inget misstag som är känt här spåret fram dit.
        [one] förklarar ett misstag hela spåret fram dit:
       *[other] skulle vart och ett av de här misstagen förklara hela spåret fram dit:
    }
    [ended] Om ditt program slutade där av sig självt, { $count ->
        [0] förklarar inget misstag som är känt här det.
        [one] förklarar ett misstag det:
       *[other] skulle vart och ett av de här misstagen förklara det:
    }
   *[all] { $count ->
        [0] Inget misstag som är känt här förklarar hela spåret.
        [one] Ett misstag som förklarar hela spåret:
       *[other] Vart och ett av de här misstagen skulle förklara hela spåret:
    }
}
trace-pairs = { $count ->
    [one] Två misstag förklarar tillsammans hela spåret:
   *[other] Vart och ett av de här paren av misstag skulle förklara hela spåret:
}
trace-unnamed = { $count } par av misstag skulle förklara spåret: så många passar av en slump. Ett större träd säger mer, liksom ett spår med fönster.
trace-begins = Det här misstaget förklarar allt fram till rad { $line }; därifrån är också något annat fel:
trace-begins-perhaps = Det här misstaget skulle förklara allt fram till rad { $line }, men inte den raden: antingen är också något annat fel där, eller så är det ett annat misstag:
trace-habits = { $agrees ->
    [yes] I en sak gör programmet på annat sätt än sökningen som visas, och det är rätt:
   *[no] I en sak har programmet en annan form, som är riktig:
}
trace-ignored = Inte jämfört: { $names }
trace-tell-windows = Spåret berättar inga fönster. Med "alpha" och "beta" i sina rader kan det säga vilket.
trace-same-as = { $extent ->
    [beginning] Allt som spåret berättar fram dit är vad en annan sökning gör. Jämför med den:
    [ended] Om ditt program slutade där av sig självt gjorde det vad en annan sökning gör. Jämför med den:
   *[all] Allt som spåret berättar är vad en annan sökning gör. Jämför med den:
}
trace-lookalike = { $algorithm }, { $name }: { $value }
trace-hidden-slips = { $count ->
    [one] Ett misstag som inte kan synas i det här trädet
   *[other] { $count } misstag som inte kan synas i det här trädet
}
slip-show = Visa det här trädet
slip-example = { $shows ->
    [best] I { $tree } tar det nod { $found } för det bästa draget, inte nod { $due }.
    [value] I { $tree } returnerar det { $found } i stället för { $due }.
    [endless] I { $tree } slutar det aldrig.
    [entered] I { $tree } besöker det { $found } noder i stället för { $due }.
   *[bound] I { $tree } tar det { $found } i nod { $node } för { $claimed ->
        [exact] det exakta värdet
        [lower] en undre gräns
       *[upper] en övre gräns
    }; det är { $right ->
        [exact] det exakta värdet
        [lower] en undre gräns
       *[upper] en övre gräns
    }.
}
slip-other-comparison = { $cut ->
    [beyond-only] Det skär av där ett värde är lika med gränsen (≥); sökningen skär bara av bortom den (>).
   *[on-equal] Det skär bara av där ett värde är bortom gränsen (>); sökningen skär av också där det är lika (≥).
}
slip-bounds-not-passed = Det skickar inte ner sina gränser: varje barn får α = −∞ och β = ∞.
slip-bounds-not-swapped = Det negerar gränserna för ett barn men byter inte plats på dem: (−α, −β) i stället för (−β, −α).
slip-bounds-not-negated = Det byter plats på gränserna för ett barn men negerar dem inte: (β, α) i stället för (−β, −α).
slip-value-not-negated = Det negerar inte värdet som ett barn returnerar.
slip-no-re-search = Det söker inte igen där ett test hamnar högt inom fönstret: gränsen räknas som värdet.
slip-re-search-stays-null = Det söker igen med testets nollfönster, och inte med (värdet, β).
slip-re-search-beyond = Det söker igen även där ett test når β, vilket räcker för en avskärning.
slip-test-takes-equal = Det söker ett barn igen även där dess test bara visar ett lika värde: testet frågar ≥ hos MAX och ≤ hos MIN, i stället för > och <.
slip-no-eval-after-test = Det söker inte igen ett barn vars test visar att det är bättre: vad testet returnerade räknas som värdet.
slip-no-search-again = Det söker inte igen där värdet ligger utanför fönstret: gränsen räknas som värdet.
slip-wrong-side-opened = Det öppnar fel sida av fönstret: β där sökningen hamnar lågt, och α där den hamnar högt.
slip-same-test-again = Där g redan är den undre gränsen testar det med β = g, och inte med g + 1: samma test kommer om och om igen.
slip-guess-kept = Det testar vid den första gissningen varje gång, och inte vid värdet som det senaste testet returnerade.
slip-known-bounds-swapped = Det flyttar fel gräns efter ett test: den undre där testet hamnar lågt, den övre där det hamnar högt.
slip-stored-as-exact = Det lagrar varje värde i tabellen som exakt, även dem som bara är gränser.
slip-stored-bounds-swapped = Det lagrar undre gränser i tabellen som övre, och övre gränser som undre.
slip-any-depth-taken = Det tar en post i tabellen vilket djup dess sökning än hade.
slip-wrong-side-at-root = Det låter den andra spelaren vara vid draget i roten.
slip-no-return-at-cut = Det returnerar inte vid en avskärning: barnen som är kvar söks ändå.
slip-wrong-bound-moved = Det flyttar fel gräns: ett bättre värde hos MAX sänker β, och ett hos MIN höjer α.
slip-bound-called-exact = Det tar varje returnerat värde för exakt, fast några bara är gränser.
slip-one-ply-too-deep = Det räknar djupet ett fel, och söker ett halvdrag för djupt.
slip-one-ply-too-shallow = Det räknar djupet ett fel, och slutar ett halvdrag för tidigt.
slip-best-not-reset = Det nollställer inte det bästa värdet i varje nod: vad en tidigare nod lämnade blir kvar.
slip-last-of-equals = Det tar det sista av lika barn för det bästa (≥ där det bästa uppdateras): ett senare kan vara lika bara genom sin gräns.
slip-one-side-cuts = Det skär bara av i den ena spelarens noder: den andras barn söks alla.
slip-root-whole-window = Det ger varje barn till roten hela fönstret (−∞, ∞): vad roten redan vet skär inte av något.
slip-one-bound-passed = Det skickar bara ner den ena av sina gränser: i stället för den andra får ett barn en oändlighet.
slip-finite-first-window = Det börjar med ett fönster som inte är (−∞, ∞): ett värde utanför det hittas inte.
slip-bound-not-moved = Det flyttar inte sin gräns när ett barn är bättre: barnen därefter får samma fönster som noden fick.
slip-own-best-for-bound = Det sätter sin gräns till sitt eget bästa även där gränsen som det fick är snävare: α = bästa i stället för α = max(α, bästa).
slip-alpha-overwritten = Det sätter sin gräns till varje barns värde, även om det är sämre: α = värde i stället för α = max(α, värde).
slip-best-overwritten = Det behåller det sista barnets värde, inte det bästas: varje värde skriver över det förra.
slip-result-shared = Alla noder delar ett objekt för resultatet: vad ett barn skriver där är genast det bästa, så inget barn är någonsin bättre.
slip-min-takes-the-maximum = MIN tar det större av två värden, liksom MAX, och börjar vid ∞: varje MIN-nod returnerar ∞.
slip-best-at-zero = Dess bästa värde börjar vid 0, i varje nod eller i den ena spelarens noder, och inte vid det sämsta värde som finns.
slip-player-not-alternating = Samma spelare är vid draget i varje nod: turen går inte över till den andra.
slip-sides-shifted-below-root = Rotens spelare är vid draget även i rotens barn; först därefter växlar turen.
slip-last-child-skipped = Det utelämnar varje nods sista barn.
slip-first-child-skipped = Det utelämnar varje nods första barn.
slip-first-child-alone = Det returnerar inne i sin slinga: av varje nod söks bara det första barnet.
slip-bounds-not-turned = Det skickar gränserna till ett barn som de är, varken negerade eller med ombytta platser: (α, β) i stället för (−β, −α).
slip-bounds-swapped = Det byter plats på gränserna för ett barn, som negamax gör, men negerar inget: (β, α) i stället för (α, β).
slip-flag-from-moved-alpha = Det avgör vad det lagrar efter α så som barnen har höjt det: varje exakt värde blir en övre gräns.
slip-depth-ignored = Det räknar inte djupet: det söker ända till löven.
habit-whole-second-window = Det söker igen med hela fönstret (α, β), som uppslagsverk skriver det, och inte med (värdet, β).
habit-trusts-leaves = Det söker inte ett löv igen: ett lövs test är dess värde.
habit-trusts-last-plies = Det söker inte igen i de två sista halvdragen, där ett test är exakt, som NegaScout.
habit-trusts-no-plies = Det söker igen även i de två sista halvdragen, som PVS.
habit-opens-whole-window = Det söker igen med hela fönstret (−∞, ∞), inte med bara ena sidan öppnad.
habit-cuts-before-best = Det frågar efter avskärningen innan det antecknar det bästa barnet.
habit-meeting-bounds-stay = Dess tabell gör inte en undre och en övre gräns exakta där de möts.
habit-table-narrows-nothing = En gräns i tabellen som inte ger något värde gör inte dess fönster smalare.
habit-table-narrows-alone = En undre gräns i tabellen höjer α, men är inte det bästa värdet hittills.
habit-flag-by-narrowed = Det avgör vad det lagrar efter fönstret så som tabellen har lämnat det.
habit-flag-by-narrowed-beta = Det avgör vad det lagrar efter α som det fick och β så som tabellen har lämnat det, som uppslagsverk skriver det.
habit-last-of-equals-taken = Det tar det sista av lika barn för det bästa.

## Vad som inte kan läsas

trace-refused = { $name } är inget spår som går att läsa. { $reason } Allt här är som det var.
trace-at-line = Rad { $line }: { $what }
trace-fault-no-object = detta är inget JSON-objekt. Skriv ett objekt per rad, till exempel {"{"}"event":"enter","node":0{"}"}.
trace-fault-no-json = detta är inte JSON{ $column ->
    [none] { "" }
   *[other] { " " }från kolumn { $column }
}. Skriv ett objekt per rad, till exempel {"{"}"event":"enter","node":0{"}"}.
trace-fault-missing = fältet { $name } saknas här.{ $name ->
    [plyscope] { " " }Första raden i ett spår är {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
    [tree] { " " }Första raden i ett spår är {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
   *[other] { " " }Varje rad anger en händelse (event) och en nod (node); evaluate och leave har också ett värde (value).
}
trace-fault-repeated = fältet { $name } står här två gånger. Skriv det en gång.
trace-fault-wrong-field = fältet { $name } har ett värde av fel slag. Noder är heltal från 0; värden är tal, "inf" eller "-inf".
trace-fault-version = detta är version { $found } av formatet. Skriv version { $right }.
trace-fault-tree = trädet går inte att läsa: { $reason }
trace-fault-switch = inställningen { $name } har inget värde { $found }. Utelämna den, eller ta ett av dem som kommandot plyscope har.
trace-fault-word = fältet { $name } kan inte vara { $found }. Skriv något av { $right }.
trace-fault-event = det finns ingen händelse { $found }. Skriv något av { $right }.
trace-fault-pointless = fältet { $name } säger något om det som inte finns. Utelämna det.
trace-fault-score = { $found } är inget värde som det här trädet kan ha. Skriv ett tal, "inf" eller "-inf".
trace-fault-no-node = trädet har ingen nod { $found }. Dess noder är 0 till { $right }, i preordning.
trace-fault-after-result = detta följer på resultatet, som avslutar ett spår. Utelämna det.
trace-fault-empty = här finns inget. Första raden i ett spår är {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
trace-fault-nothing-told = spåret slutar, och ingen rad berättar vad sökningen gör. Skriv rader som {"{"}"event":"enter","node":0{"}"}.
trace-fault-search = det finns ingen sådan sökning: { $found }
