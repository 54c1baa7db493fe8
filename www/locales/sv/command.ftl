### Kommandot som skriver figurer, på svenska. Sidan läser inte in den här filen.

command-help =
    plyscope figure TREE --algorithm alpha-beta --step cutoff:1 -o figur.svg

    TREE             en fil, ett exempels namn, ett träd som "[[3, 12], [2, 4]]", ett recept, eller - för standard in
    -o, --output     en fil: .svg, .png, .typ för Typst eller .tex för LaTeX (TikZ); utan den går SVG till standard ut
    --algorithm      sökningen
    --step           ett tal eller ett ögonblick: end (förval), start, cutoff:2, visit:C; flera, åtskilda med komma, blir en bildremsa
    --frames         ögonblicken, eller alla steg, ett efter ett: en animerad SVG, eller med .tex en presentationsbild för Beamer
    --speed          för en animerad SVG, i steg per sekund: 0.5, 1, 2 (förval), 4, 8 eller 16
    --theme          light (ljust, förval), dark (mörkt) eller bw: svart på vitt
    --width          i pixlar, 800 om inget sägs; för en bildremsa hela dess bredd
    --scale          för PNG: hur många pixlar en enhet i bilden har, 1 till 4; 2 om inget sägs
    --columns        antalet kolumner i en bildremsa
    --fold           auto (förval): det som inte får plats fälls ihop; none: ingenting; eller noders nummer, som 12,40
    --labels         names (namn, förval) eller numbers (nummer)
    --overlay        none (inget, förval) eller types: PV, CUT och ALL
    --no-windows     utan α och β
    --no-values      utan de värden som sökningen har funnit; lövens står kvar
    --no-ground      utan bakgrund
    --caption        med stegets mening under bilden
    --lang           ordens språk: en, ru, sl, sr, sr-Latn eller sv
    Sökningens inställningar är också växlar: --root min, --order reversed och så vidare.
command-no-option = Det finns ingen växel { $option }. De som finns är: { $options }.
command-no-value = { $option } måste följas av ett värde.
command-wrong-value = { $option }: ”{ $value }” är inte något av dessa: { $values }.
command-wrong-number = { $option }: ”{ $value }” är inte ett heltal från { NUMBER($least) } till { NUMBER($most) }.
command-too-many = ”{ $value }” är ett argument för mycket. Ett träd med mellanslag i måste stå inom citattecken.
command-no-tree = Vilket träd? Ange en fil eller ett exempel, eller skriv ett träd som "[[3, 12], [2, 4]]" eller - för standard in. Alla växlar: --help.
command-no-such-tree = ”{ $tree }” är varken en fil, ett träd eller ett exempel. Exemplen är: { $presets }.
command-not-read = { $path } kunde inte läsas: { $reason }
command-in-file = { $path }: { $reason }
command-not-written = { $path } kunde inte skrivas: { $reason }
command-wrong-ending = { $path }: namnet måste sluta på .svg, .typ eller .tex, eller utan --frames på .png.
command-no-pixels = PNG görs av paketet { $name }: kör npm install { $name } där du anropar detta.
command-too-many-frames = Det skulle bli { NUMBER($count) } bilder efter varandra, och högst { NUMBER($most) } är möjliga. Välj ögonblick med --step.
command-dense = Med bredden { NUMBER($width) } ligger noderna för tätt för att ritas en och en. Använd en större --width, eller --fold auto.
command-no-such-file = Det finns ingen fil { $path }.
command-no-exercise = { $path } har ingen övning. Använd en sida som har en vy med frågor, som <plyscope-view quiz="cut window">.

## What there is

commands-help =
    plyscope figure TREE -o figur.svg        en bild av ett steg, eller av alla: SVG eller LaTeX
    plyscope code TREE --language python     sökningen som program, med trädet
    plyscope grade svar.json                 rättar svaren på övningar en gång till
    plyscope lesson check lektion.md         vad som är fel i texten till en lektion
    plyscope lecture FILE -o bilder.tex      en föreläsning som bilder i LaTeX, levande bilder eller sidor att skriva ut
    plyscope scorm övning.html -o x.zip      en övning för en lärplattform

    Vart och ett säger mer med --help. --version säger vilken utgåva detta är.
commands-unknown = Det finns inget kommando { $name }. De som finns är:
commands-elsewhere = { $name } är ett kommando i programmet för terminalen: cargo install plyscope-cli

## Programs

code-help =
    plyscope code TREE --language python --algorithm alpha-beta -o sökning.py

    TREE             en fil, ett exempels namn, ett träd som "[[3, 12], [2, 4]]", ett recept, eller - för standard in
    --language       python (förval), javascript, rust eller c
    -o, --output     en fil; utan den skrivs programmet till standard ut
    --algorithm      sökningen
    --labels         names (förval) eller numbers, för bästa draget
    --lang           ordens språk: en, ru, sl, sr, sr-Latn eller sv
    Sökningens inställningar är också flaggor: --root min, --fail hard och så vidare.

    Programmet kan köras som det är. Det skriver ut värde, bästa drag, besökta noder och utvärderade löv.

## Marking

grade-help =
    plyscope grade svar.json --exercise övning.html

    svar.json        det som egenskapen quizState gav för en övning, eller en lista av sådant; vart och ett för sig,
                     eller som "state" bredvid "student" och "name"; även det som en lärplattform har sparat som
                     suspend_data; eller - för standard in
    --exercise       sidan med övningen: dess träd, sökning och frågor gäller; utan den gäller de som står i svaren.
                     Har sidan flera övningar anger övning.html#avskärning eller övning.html#2 en av dem, med dess id
                     eller nummer; annars känns varje övning igen på sitt träd och sina frågor
    --json           resultatet som JSON
    --lang           ordens språk: en, ru, sl, sr, sr-Latn eller sv
grade-no-answers = Vilka svar? Ange en fil med det som quizState gav. Alla växlar: --help.
grade-no-json = { $path } är inte JSON: { $reason }
grade-mark = { $name }: { $correct } av { $total } rätt, { $percent } %{ $complete ->
    [yes] { "" }
   *[no] , inte avslutad: { $asked } besvarade
}{ $other ->
    [yes] { " " }(svaren handlar om ett annat träd)
   *[no] { "" }
}
grade-nth = { $name }, övning { $number }
grade-no-such-exercise = { $path } har ingen övning ”{ $name }”. Använd id för en vy med frågor, eller dess nummer bland dem.
grade-which-exercise = Det går inte att avgöra vilken av de { $count } övningarna i { $path } detta hör till. Ange en: --exercise "{ $path }#avskärning", med dess id, eller "{ $path }#2", med dess nummer.
grade-src = { $path } hämtar sitt träd från { $src }, som inte är en fil bredvid sidan. Svaren kan rättas om sidan och filen ligger i samma mapp.
grade-refused = { $name }: inte rättad. { $error }
grade-not-its-state = Detta är inte den här övningens tillstånd: den första skillnaden finns i { $at }.

## Packages for learning platforms

scorm-help =
    plyscope scorm övning.html -o övning.zip

    övning.html      en sida med en eller flera vyer med frågor, <plyscope-view quiz="…">; filerna som den, dess
                     stilmallar och dess ramar laddar från dess mapp följer med
    -o, --output     paketet, enligt SCORM 1.2: en .zip
    --title          titeln som plattformen visar; sidans egen om inget sägs
    --lang           de här ordens språk: en, ru, sl, sr, sr-Latn eller sv
scorm-no-page = Vilken sida? Ange en HTML-fil med en övning. Alla växlar: --help.
scorm-no-output = Vart? Ange med -o en fil vars namn slutar på .zip.
scorm-wrong-ending = { $path }: namnet måste sluta på .zip.
scorm-not-beside = { $path } laddar { $name }, som inte finns där.
scorm-outside = { $path } laddar { $name }, som ligger utanför sidans mapp och inte kan följa med. Flytta det till den mappen.
scorm-taken = { $path } laddar { $name }, ett namn som paketet självt behöver. Ge filen ett annat namn.
scorm-base = { $path } har ett <base href>, från vilket dess adresser räknas. Ta bort det, och skriv adresser som räknas från sidan själv.
scorm-left = Inte i paketet: { $why ->
    [linked] { $name }, som { $path } länkar till.
    [imports] det som { $name }, ett skript i { $path }, importerar eller hämtar, om inte ett <link rel="modulepreload" href="…"> anger det.
   *[elsewhere] { $name }, som { $path } laddar från en annan plats.
}
scorm-written = { $path }: { $count } filer

## Lektioner

lesson-help =
    plyscope lesson check lektion.md

    lektion.md       texten till en lektion, eller - för standard in
    --lang           ordens språk: en, ru, sl, sr, sr-Latn eller sv

    Sökningarna i lektionens vyer görs. Fel skrivs ut, vart och ett med sin rad; slutkoden är 0 om det inte finns några, annars 1.
lesson-no-command = Det finns inget ”{ $name }” för lektioner. Skriv: plyscope lesson check lektion.md
lesson-no-file = Vilken lektion? Ange en fil, eller - för standard in.
lesson-right = ”{ $title }” har inga fel. Den tar ungefär { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}.

## Föreläsningar

lecture-help =
    plyscope lecture plyscope-lecture.json -o bilder.tex

    plyscope-lecture.json   en föreläsning som sidan har sparat den, eller - för standard in
    -o, --output     a.tex: bilder i LaTeX (Beamer), med dina anteckningar;
                     a.html: levande bilder med reveal.js;
                     utan den listas innehållet, med det som är fel i det
    --print          3, 2, 6 eller notes: i stället sidor att skriva ut från en webbläsare, i HTML: så många bilder på
                     varje (3 med linjer att skriva på), eller en med dina anteckningar
    --paper          A4 (förval) eller letter
    --lang           ordens språk: en, ru, sl, sr, sr-Latn eller sv

    Slutkoden är 0 om alla bilder går att läsa, annars 1.
lecture-no-file = Vilken föreläsning? Ange en fil som sidan har sparat, eller - för standard in. Alla flaggor: --help.
lecture-no-lecture = { $path } är ingen föreläsning. Ta en fil från ”Spara som fil” i panelen ”Föreläsning”.
lecture-wrong-ending = { $path }: namnet måste sluta på .tex eller .html; med --print på .html.
lecture-wrong-slide = Bild { $number }: { $reason }
lecture-no-slide = Den har ingen länk, och inget av den går att läsa.
lecture-written = { $path }: { $count ->
    [one] { $count } bild
   *[other] { $count } bilder
}
lecture-beside = Bilderna hämtar det de behöver ur mappen { $folder } bredvid sig. Kör npm install plyscope reveal.js där en gång; sedan behövs inget nätverk.
lecture-tex-hint = Kompilera med pdfLaTeX eller LuaLaTeX. Ta bort procenttecknet före \setbeameroption för att visa anteckningarna. Kyrilliska bokstäver kräver LuaLaTeX, eller kodningen T2A.
lecture-column = { $column ->
    [number] Nr
    [title] Rubrik
    [tree] Träd
    [algorithm] Algoritm
   *[step] Steg
}
