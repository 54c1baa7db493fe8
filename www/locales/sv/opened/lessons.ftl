### Lektioner, på svenska.

lessons-intro = Från två spelare som turas om till dagens sökningar. Varje lektion visar en idé på ett träd som du kan ändra.
lessons-own = Du kan också skriva lektioner: släpp en Markdown-fil på den här sidan för att öppna den.
lessons-go-on = Fortsätt där du var
lessons-forget = Glöm vad jag har gjort
lesson-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
lesson-part-done = { $percent } % klart
lesson-unknown = Det finns ingen lektion ”{ $name }”. Här är alla som finns.
lesson-in-english = Den här lektionen finns inte på ditt språk än.
lesson-drop = Släpp en lektion här
lesson-show-moment = Visa det här ögonblicket
lesson-restore = Ångra mina ändringar
lesson-task = Uppgift { $number }: prova
lesson-hint = Ledtråd
lesson-solution = Visa en lösning
lesson-done = ✓ Klart
lesson-to-do = Inte klart än
lesson-question = Fråga { $number }: { $kind ->
    [several] välj alla som är rätt
    [true-false] sant eller falskt?
    [match] vad hör ihop?
    [order] i vilken ordning?
    [number] vilket tal?
    [click] klicka på en nod
   *[one] välj ett
}
lesson-clicked = { $node ->
    [none] Klicka på en nod i trädet eller gå till den med tangentbordet.
   *[other] Vald: { $node }
}
lesson-click-gone = I trädet som du har ändrat det händer inte det här.
lesson-question-number = Fråga { $number }
lesson-check = Rätta
lesson-choose = Välj…
lesson-true = Sant
lesson-false = Falskt
lesson-verdict = { $verdict ->
    [right] ✓ Rätt
   *[wrong] ✗ Inte rätt än: ändra ditt svar och rätta det igen.
}
lesson-mark = { $mark ->
    [right] ✓ rätt
   *[wrong] ✗ inte rätt
}
lesson-move = Flytta rad { $place } { $to ->
    [up] uppåt
   *[down] nedåt
}
lesson-see-it = Se det
lesson-another = En till
lesson-summary = Vad du har gjort
lesson-tasks-done = { $done } av { $count ->
    [one] { $count } uppgift
   *[other] { $count } uppgifter
} klara.
lesson-questions-right = { $answered } av { $count ->
    [one] { $count } fråga
   *[other] { $count } frågor
} besvarade, { $right } rätt med en gång.
lesson-look-again = Värt att titta på igen:
lesson-next = Nästa: { $title }
lesson-all = Alla lektioner
lesson-again = Börja om

## Fel i texten till en lektion

lesson-faults = Fel i den här lektionen: { $count }
lesson-fault = Rad { $line }: { $fault }
lesson-fault-no-title = Lektionen har ingen titel. Börja den med en rad som ”# Alfa-beta”.
lesson-fault-second-title = En lektion har en titel. Använd ## för delarnas rubriker.
lesson-fault-deep-heading = Rubriker går ned till ###.
lesson-fault-unknown-directive = Det finns inget ”{ $name }”. Använd ett av: { $right }.
lesson-fault-misplaced = ”{ $name }” kan inte stå inuti något annat.
lesson-fault-unknown-attribute = ”{ $name }” har inget { $value }. Använd några av: { $right }.
lesson-fault-missing-attribute = ”{ $name }” behöver { $value }="…".
lesson-fault-wrong-value = { $name } kan inte vara ”{ $value }”. Använd ett av: { $right }.
lesson-fault-no-view = Det här handlar om en vy, och det finns ingen ovanför. Skriv först ::view{"{"}tree="[[3, 12], [2, 4]]"{"}"}.
lesson-fault-unknown-view = Det finns ingen vy ”{ $value }” ovanför den här raden.
lesson-fault-repeated-view = Det finns redan en vy ”{ $value }”. Ge den här ett annat id.
lesson-fault-no-fact = ”{ $value }” är inget faktum om en sökning. Använd ett som ”entered”, ”cutoffs”, ”value” eller ”value:B”.
lesson-fault-no-condition = ”{ $value }” är inget villkor. Använd ett som ”cut:H”, ”cutoffs=0” eller ”entered<23”.
lesson-fault-no-moment = ”{ $value }” är inget ögonblick. Använd ett som ”start”, ”cutoff:1”, ”visit:C” eller ”end”.
lesson-fault-no-right-option = Märk { $name ->
    [one] ett svar
   *[several] de svar
} med [x] som rätt.
lesson-fault-not-an-option = Ett svar börjar med [x] om det är rätt, och med [ ] om det är fel.
lesson-fault-few-options = ”{ $name }” behöver en lista med minst två punkter.
lesson-fault-not-a-pair = Ett par skrivs ”alfa-beta = skär av”.
lesson-fault-wrong-link = En länk leder till https://…, till ett ställe i Plyscope eller till #lesson=….
lesson-fault-not-shown = Det här visas inte i en lektion ({ $value }).
lesson-fault-open-word = Ett levande ord skrivs ”{"{{"}entered{"}}"}”.
lesson-fault-nothing-there = Sökningen har inget ”{ $value }” i det här trädet.
lesson-fault-wrong-view = Vyn visar ingenting: { $value }
lesson-fault-done-already = Uppgiften är gjord innan någon har ändrat något.
lesson-fault-wrong-solution = Uppgiften är inte gjord med sin lösning.

## Frågor som görs av ett frö

quiz-value = Vad är roten värd för MAX, som är vid draget där?
quiz-entered = Hur många noder besöker sökningen, roten och löven inräknade?
quiz-skipped = Vilka löv tittar sökningen aldrig på?
quiz-order = I vilken ordning returnerar de här noderna?
quiz-window = Med vilket fönster besöker sökningen nod { $node }?
quiz-window-option = α = { $alpha }, β = { $beta }
quiz-bound = Nod { $node } har returnerat { $value }. Vad vet sökningen om dess sanna värde?
quiz-bound-option = { $bound ->
    [lower] minst { $value }
    [upper] högst { $value }
   *[exact] precis { $value }
}
quiz-confused-side = Det vore rätt om MIN var vid draget i roten.
quiz-confused-greatest = Det är det största lövet. MIN drar också, och låter inte MAX komma dit.
quiz-confused-least = Det är det minsta lövet. MAX drar också, och låter inte MIN komma dit.
quiz-confused-gt = Så många besöks om sökningen lämnar en nod bara vid >. Den lämnar den vid ≥: det som bara är lika bra som det MAX eller MIN redan har ändrar ingenting.
quiz-confused-deep = Så många besöks om en gräns inte räcker längre än från föräldern. Gränser längre upp skär också av.
quiz-confused-all = Det är trädets alla noder. Några hoppas över.
quiz-confused-leaves = Det är bara löven. Noderna ovanför dem besöks också.
quiz-confused-root = Roten besöks också.
quiz-why-tie = Det skulle bara bli lika bra som det som redan finns: sökningen lämnar noden vid likhet också.
quiz-confused-passed = Noden börjar inte från början: fönstret lämnas vidare från dess förälder.
quiz-confused-alpha-only = β lämnas också vidare: MIN har redan något.
quiz-confused-beta-only = α lämnas också vidare: MAX har redan något.
quiz-confused-bound = Allt under noden har inte undersökts: det den returnerar är en gräns, och { $player } kunde ändå ha hittat något bättre där.
quiz-confused-direction = Det är tvärtom: { $player } är vid draget där, så det som inte undersöktes kunde bara göra värdet { $player ->
    [MAX] högre
   *[MIN] lägre
}.
