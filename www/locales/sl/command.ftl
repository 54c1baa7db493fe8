### Ukaz, ki zapiše slike, v slovenščini. Stran te datoteke ne naloži.

command-help =
    plyscope figure TREE --algorithm alpha-beta --step cutoff:1 -o slika.svg

    TREE             datoteka, ime primera, drevo, na primer "[[3, 12], [2, 4]]", recept ali - za standardni vhod
    -o, --output     datoteka: .svg, .png, .typ za Typst ali .tex za LaTeX (TikZ); brez nje gre SVG na standardni izhod
    --algorithm      iskanje
    --step           število ali trenutek: end (privzeto), start, cutoff:2, visit:C; več, ločenih z vejicami, naredi filmski trak
    --frames         trenutki ali vsi koraki, drug za drugim: animirani SVG ali z .tex prosojnica za Beamer
    --speed          hitrost animiranega SVG v korakih na sekundo: 0.5, 1, 2 (privzeto), 4, 8 ali 16
    --theme          light (svetla, privzeto), dark (temna) ali bw: črno na belem
    --width          v pikslih, privzeto 800; pri filmskem traku celotna širina
    --scale          pri PNG: koliko pikslov ima enota slike, od 1 do 4; privzeto 2
    --columns        koliko stolpcev ima filmski trak
    --fold           auto (privzeto): česar ni mogoče razločno narisati; none: nič; ali vozlišča po številkah, na primer 12,40
    --labels         names (imena, privzeto) ali numbers (številke)
    --overlay        none (nič, privzeto) ali types: PV, CUT in ALL
    --no-windows     brez α in β
    --no-values      brez vrednosti, ki jih je našlo iskanje; vrednosti listov ostanejo
    --no-ground      brez ozadja
    --caption        s stavkom koraka pod sliko
    --lang           jezik besed: en, ru, sl, sr, sr-Latn ali sv
    Nastavitve iskanja so tudi možnosti: --root min, --order reversed in tako naprej.
command-no-option = Možnosti { $option } ni. Na voljo so: { $options }.
command-no-value = Za { $option } mora stati vrednost.
command-wrong-value = { $option }: »{ $value }« ni nič od tega: { $values }.
command-wrong-number = { $option }: »{ $value }« ni celo število od { NUMBER($least) } do { NUMBER($most) }.
command-too-many = »{ $value }« je en argument preveč. Drevo s presledki mora biti v narekovajih.
command-no-tree = Katero drevo? Navedite datoteko ali primer ali napišite drevo, na primer "[[3, 12], [2, 4]]", ali - za standardni vhod. Vse možnosti: --help.
command-no-such-tree = »{ $tree }« ni ne datoteka ne drevo ne primer. Primeri so: { $presets }.
command-not-read = { $path }: branje ni uspelo: { $reason }
command-in-file = { $path }: { $reason }
command-not-written = { $path }: zapisovanje ni uspelo: { $reason }
command-wrong-ending = { $path }: ime se mora končati z .svg, .typ ali .tex, brez --frames pa tudi s .png.
command-no-pixels = PNG naredi paket { $name }: tam, kjer kličete ta ukaz, poženite npm install { $name }.
command-too-many-frames = Zaporednih slik bi bilo { NUMBER($count) }; mogočih je največ { NUMBER($most) }. Izberite trenutke z --step.
command-dense = Pri širini { NUMBER($width) } so vozlišča preblizu skupaj, da bi jih risali posamič. Uporabite večji --width ali --fold auto.
command-no-such-file = Datoteke { $path } ni.
command-no-exercise = { $path } nima vaje. Uporabite stran s pogledom, ki ima vprašanja, na primer <plyscope-view quiz="cut window">.

## Kaj je na voljo

commands-help =
    plyscope figure TREE -o slika.svg        slika enega koraka ali vseh: SVG ali LaTeX
    plyscope code TREE --language python     iskanje kot program, z drevesom
    plyscope grade odgovori.json             še enkrat popravi odgovore na vaje
    plyscope lesson check lekcija.md         kaj je narobe v besedilu lekcije
    plyscope lecture FILE -o prosojnice.tex   predavanje kot prosojnice v LaTeXu, žive prosojnice ali strani za tisk
    plyscope scorm vaja.html -o x.zip        vaja za spletno učilnico

    Vsak pove več z --help. --version pove, katera izdaja je to.
commands-unknown = Ukaza { $name } ni. Na voljo so:
commands-elsewhere = { $name } je ukaz programa za terminal: cargo install plyscope-cli

## Programi

code-help =
    plyscope code TREE --language python --algorithm alpha-beta -o iskanje.py

    TREE             datoteka, ime primera, drevo, na primer "[[3, 12], [2, 4]]", recept ali - za standardni vhod
    --language       python (privzeto), javascript, rust ali c
    -o, --output     datoteka; brez nje gre program na standardni izhod
    --algorithm      iskanje
    --labels         names (imena, privzeto) ali numbers (številke), za najboljšo potezo
    --lang           jezik besed: en, ru, sl, sr, sr-Latn ali sv
    Nastavitve iskanja so tudi možnosti: --root min, --fail hard in tako naprej.

    Program deluje samostojno. Izpiše vrednost, najboljšo potezo, obiskana vozlišča in ovrednotene liste.

## Popravljanje

grade-help =
    plyscope grade odgovori.json --exercise vaja.html

    odgovori.json    kar je za vajo dala lastnost quizState, ali seznam tega; vsak sam zase ali kot "state" ob "student"
                     in "name"; tudi kar je spletna učilnica shranila kot suspend_data; ali - za standardni vhod
    --exercise       stran z vajo: veljajo njeno drevo, iskanje in vprašanja; brez nje se zaupa tistim v odgovorih. Če je
                     na njej več vaj, vaja.html#rezi ali vaja.html#2 imenuje eno, po njenem id ali številki; brez
                     tega se vsaka prepozna po svojem drevesu in vprašanjih
    --json           rezultati kot JSON
    --lang           jezik besed: en, ru, sl, sr, sr-Latn ali sv
grade-no-answers = Kateri odgovori? Navedite datoteko s tem, kar je dal quizState. Vse možnosti: --help.
grade-no-json = { $path } ni JSON: { $reason }
grade-mark = { $name }: { $correct } od { $total } pravilno, { $percent } %{ $complete ->
    [yes] { "" }
   *[no] , ni končano: odgovorjenih { $asked }
}{ $other ->
    [yes] { " " }(odgovori so o drugem drevesu)
   *[no] { "" }
}
grade-nth = { $name }, vaja { $number }
grade-no-such-exercise = { $path } nima vaje »{ $name }«. Uporabite id pogleda z vprašanji ali njegovo številko med njimi.
grade-which-exercise = Ni mogoče ugotoviti, h kateri vaji na strani { $path } to spada; vaj je { $count }. Navedite eno: --exercise "{ $path }#rezi", po njenem id, ali "{ $path }#2", po njeni številki.
grade-src = { $path } jemlje drevo iz { $src }, kar ni datoteka ob njej. Odgovore je mogoče popraviti, če sta stran in ta datoteka v isti mapi.
grade-refused = { $name }: ni popravljeno. { $error }
grade-not-its-state = To ni stanje te vaje: prva razlika je v { $at }.

## Paketi za spletne učilnice

scorm-help =
    plyscope scorm vaja.html -o vaja.zip

    vaja.html        stran z enim ali več pogledi z vprašanji, <plyscope-view quiz="…">; z njo gredo datoteke, ki
                     jih stran, njene slogovne predloge in njeni okviri naložijo iz iste mape
    -o, --output     paket v obliki SCORM 1.2: .zip
    --title          naslov, ki ga pokaže spletna učilnica; če ni naveden, naslov strani
    --lang           jezik teh besed: en, ru, sl, sr, sr-Latn ali sv
scorm-no-page = Katera stran? Navedite datoteko HTML z vajo. Vse možnosti: --help.
scorm-no-output = Kam? Z -o navedite datoteko, katere ime se konča z .zip.
scorm-wrong-ending = { $path }: ime se mora končati z .zip.
scorm-not-beside = { $path } naloži { $name }, ki je tam ni.
scorm-outside = { $path } naloži { $name }, kar leži zunaj mape strani in ne more zraven. Premaknite to v mapo strani.
scorm-taken = { $path } naloži { $name }, to ime pa potrebuje paket sam. Dajte datoteki drugo ime.
scorm-base = { $path } ima <base href>, od katerega štejejo naslovi v njej. Odstranite ga in napišite naslove, ki štejejo od strani same.
scorm-left = Ni v paketu: { $why ->
    [linked] { $name }, na kar kaže povezava v { $path }.
    [imports] kar { $name }, skript v { $path }, uvozi ali prenese, razen če to navaja <link rel="modulepreload" href="…">.
   *[elsewhere] { $name }, kar { $path } naloži od drugod.
}
scorm-written = { $path }, število datotek: { $count }

## Lekcije

lesson-help =
    plyscope lesson check lekcija.md

    lekcija.md       besedilo lekcije ali - za standardni vhod
    --lang           jezik besed: en, ru, sl, sr, sr-Latn ali sv

    Opravijo se iskanja v njenih pogledih. Napake se izpišejo, vsaka s svojo vrstico; izhodna koda je 0, če napak ni, sicer 1.
lesson-no-command = Za lekcije »{ $name }« ni na voljo. Uporabite: plyscope lesson check lekcija.md
lesson-no-file = Katera lekcija? Navedite datoteko ali - za standardni vhod.
lesson-right = V lekciji »{ $title }« ni napak. Traja približno { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
}.

## Predavanja

lecture-help =
    plyscope lecture plyscope-lecture.json -o prosojnice.tex

    plyscope-lecture.json   predavanje, kot ga je shranila stran, ali - za standardni vhod
    -o, --output     a.tex: prosojnice v LaTeXu (Beamer), z vašimi zapiski;
                     a.html: žive prosojnice z reveal.js;
                     brez nje se izpiše vsebina in kaj je v njej narobe
    --print          3, 2, 6 ali notes: namesto tega strani za tisk iz brskalnika, v HTML: toliko prosojnic na vsaki
                     (pri 3 s črtami za pisanje) ali ena z vašimi zapiski
    --paper          A4 (privzeto) ali letter
    --lang           jezik besed: en, ru, sl, sr, sr-Latn ali sv

    Izhodna koda je 0, če je mogoče prebrati vse prosojnice, sicer 1.
lecture-no-file = Katero predavanje? Navedite datoteko, ki jo je shranila stran, ali - za standardni vhod. Vse možnosti: --help.
lecture-no-lecture = { $path } ni predavanje. Uporabite datoteko iz »Shrani kot datoteko« v plošči »Predavanje«.
lecture-wrong-ending = { $path }: ime se mora končati s .tex ali .html; pri --print s .html.
lecture-wrong-slide = Prosojnica { $number }: { $reason }
lecture-no-slide = Nima povezave in ničesar v njej ni mogoče prebrati.
lecture-written = { $path }: { $count ->
    [one] { $count } prosojnica
    [two] { $count } prosojnici
    [few] { $count } prosojnice
   *[other] { $count } prosojnic
}
lecture-beside = Prosojnice nalagajo, kar potrebujejo, iz mape { $folder } ob sebi. Tam enkrat poženite npm install plyscope reveal.js; potem omrežje ni več potrebno.
lecture-tex-hint = Prevedite s pdfLaTeX ali LuaLaTeX. Zapiski se pokažejo, če pred \setbeameroption odstranite znak za odstotek. Cirilica potrebuje LuaLaTeX ali kodiranje T2A.
lecture-column = { $column ->
    [number] Št.
    [title] Naslov
    [tree] Drevo
    [algorithm] Algoritem
   *[step] Korak
}
