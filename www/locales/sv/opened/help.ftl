### Hjälp, på svenska.

help-title = Att läsa och använda sidan
search-help = Sök
no-page-found = Ingen fråga har de orden i sitt svar.
all-questions = Alla frågor

## Frågorna

question-begin = Var börjar jag?
question-shapes = Vad betyder △ och ▽?
question-window = Vad är α och β?
question-skipped = Varför hoppar sökningen över en nod?
question-marks = Vad betyder de andra tecknen?
question-step = Hur stegar jag?
question-large = Hur ser jag mig om i ett stort träd?
question-change = Hur ändrar jag trädet?
question-many = Hur ändrar eller flyttar jag många noder?
question-write = Hur skriver jag ett träd?
question-compare = Hur jämför jag algoritmer?
question-test = Hur testar jag mig själv?
question-keep = Hur sparar och delar jag ett träd?
question-class = Hur visar jag det för en klass?
question-embed = Hur får jag in det på min egen sida?
question-keys = Vilka tangenter finns det?

## Svaren

help-begin = Plyscope visar, ett steg i taget, hur en sökning finner det bästa draget i ett spelträd. Tryck på → för nästa steg; meningen bredvid trädet säger vad som just har hänt. ”Börja här” leder genom det viktigaste på ett litet träd.
help-choose = I raden högst upp öppnar trädets namn ”Träd”: bilder av alla träd, och dem som du själv har gjort. Bredvid väljer du en annan algoritm; dess inställningar finns under ”Mer”.
help-shapes = △ är en nod där MAX är vid draget, ▽ en nod där MIN är vid draget och □ ett löv, där trädet slutar. MAX vill ha det största värdet, MIN det minsta.
help-values = Talet i en triangel är nodens bästa värde hittills. När noden har returnerat: = exakt, ≥ minst, ≤ högst.
help-names = De små lutande bokstäverna eller talen bredvid noderna är deras namn. Ett träd utan namn får bokstäver, som följer sina noder; ”Nodnummer” under ”Mer” visar nummer i stället.
help-window = α är vad den ena sidan redan är säker på, β vad den andra är säker på: på minimaxform hör α till MAX och β till MIN. Ett värde som inte ligger mellan dem kan inte ändra resultatet.
help-negamax = På negamaxform hör α alltid till den som är vid draget, och fönstret vänds och byter tecken vid varje halvdrag; blått hör fortfarande till MAX och orange till MIN.
help-gauge = Linjalen ovanför trädet är detta fönster: α:s platta kommer från vänster, β:s från höger, och linjen mellan dem är ännu öppen. Framför den står noden som fönstret gäller. Den lilla triangeln är nodens bästa värde, romben ett som just har kommit in. Vid en avskärning möts plattorna. Där det mesta av linjen skulle vara tomt visar en sicksacklinje att den är förkortad.
help-why = Alfa-beta och dess släktingar hoppar över en nod när dess värde inte längre kan ändra resultatet: en av sidorna har redan, högre upp i trädet, ett annat val som är minst lika bra för den.
help-cut = När det bästa värdet når den andra sidans gräns skärs resten av noden av, och en pil kommer från den nod som satte gränsen. Är det en nod ovanför föräldern går pilen utanför trädet och bär gränsen, och allt utom dess båda ändar och vägen mellan dem bleknar. Två streck skär av en gren; det som finns under dem, skrafferat, undersöks aldrig. En avskärning efter det sista barnet hoppar inte över något: ringen runt noden är streckad, och över reglaget står en liten prick i stället för en droppe.
help-ask = Klicka på en överhoppad nod, eller gå till den och tryck på Q: under ”Fråga” står varför den hoppas över, och vad som måste ändras för att sökningen ska besöka den.
help-again = En gren av två tunna linjer leder till en nod som söktes med nollfönster, och en rund pil markerar en omsökning med ett vidare fönster. ×2 säger att en nod har besökts två gånger.
help-roots = Bredvid roten står dess fönster, om den har några: det som ligger utanför är skuggat, och romben är det returnerade värdet.
help-table = ⊞ markerar en nod som tabellen gav svaret för; ingenting under den söktes igenom. Noder som är samma ställning förbinds när du pekar på en av dem.
help-states = I SSS* och DUAL* är en nod med streckad kontur live och ska ännu sökas igenom, en fylld är löst; talet i den är meriten. De tjocka linjerna är lösningsträdet som växer fram.
help-types = Nodtyperna visar det kritiska trädet, som ingen alfa-beta-sökning klarar sig utan: PV, CUT och ALL, på ett brett band. Det som har besökts utanför det är spill, skrafferat och omgivet av prickar.
help-step = → går till nästa steg och ← tillbaka till det förra. Knapparna och reglaget under trädet gör detsamma, och blanksteg spelar upp och pausar. Reglaget ritar det som har hänt som en stadssiluett: ju djupare sökningen är, desto högre; över varje löv står en prick, och vid en avskärning faller en droppe.
help-debug = Som i en avlusare går ”Stega över” (O) förbi allt under den nod som sökningen just har gått ner till, och ”Stega ut” (U) går fram till att den aktuella noden returnerar. ”Gå till nästa…” leder till nästa löv eller förbättring, och till vad mer den här sökningen har.
help-break = B sätter en brytpunkt vid noden som du pekar på: där stannar uppspelningen.
help-move = Rulla eller nyp för att zooma, dra för att flytta, dubbelklicka för att se hela trädet.
help-fold = Peka på en nod och tryck på − under den för att fälla ihop dess delträd till en symbol, som stegas förbi som ett enda steg. Tryck på symbolen för att fälla ut det. ”Fäll ihop”, under ”Mer”, fäller automatiskt ihop det som står för tätt för att kunna läsas.
help-folded = I symbolens stapel är det besökta fyllt, det överhoppade skrafferat och det som återstår tomt; ”87 av 340” säger hur många av dess 340 noder som har besökts.
help-edit = Klicka på ett löv, eller gå dit med tangentbordet, och skriv ett annat värde. Enter behåller det, Escape återställer det gamla, ↑ och ↓ ändrar det med ett, och Tab går vidare till nästa löv. Ctrl Enter lägger till ett syskon och går vidare dit, så att en rad löv skrivs i ett svep.
help-shape = Insert lägger till ett barn till den fokuserade noden, Skift Insert eller Ctrl Enter ett syskon, och Delete tar bort noden; vid en nod med barn räcker Enter för ett syskon. Alt ↑ och Alt ↓ flyttar en nod med allt under den en nivå upp eller ner; efter ett långt tryck drar ett finger en nod vart som helst. Knapparna över en nod som du har tryckt på, och dess meny (högerknappen, ett långt tryck eller Skift F10), har dessa och alla andra ändringar: kopior, namn, andra värden för alla löv under.
help-several = Flera noder markeras med ”Markera flera” och klick, med Skift och ett klick, med en ram som du drar med Skift, eller med Ctrl och blanksteg; ett tal som du skriver blir värdet på alla markerade löv. Ctrl C, Ctrl X och Ctrl V kopierar, klipper ut och klistrar in som text.
help-drag = Dra en nod längs raden för att ställa den på en annan plats bland syskonen: ordningen avgör hur mycket som beskärs. En markerad nod kan också dras in under en annan som inte är ett syskon, och flera markerade under vilken annan som helst, även med ett finger.
help-undo = Ctrl Z ångrar en ändring, och Ctrl Y gör om den. Ett nytt träd eller ett slumpträd finns under ”Träd”.
help-write = Skriv eller klistra in det under ”Som text”, eller öppna en fil under ”Träd”. En fil kan också släppas var som helst på sidan. Så här kan ett träd skrivas; varje exempel kan kopieras, och visas genast.
help-compare = ”Jämför” visar andra sökningar av det här trädet bredvid den här. Var och en har sin algoritm och sina inställningar, och alla går framåt tillsammans; deras antal står bredvid varandra. ”Antal, ordning” leder till resultaten av alla sökningar av trädet.
help-growth = ”Tillväxt”, under ”Mer”, visar hur sökningarnas arbete växer när träden blir djupare eller bredare.
help-predict = ”Förutsäg” låter sökningen stanna före sina beslut och frågar dig vad som kommer: om det blir en avskärning, vilka barn som hoppas över, vad α och β är, vad en nod returnerar. Du svarar med klick eller tangent och får genast veta varför. Med papper och penna stryker du i stället grenar och fyller i tal i hela trädet, och allt rättas på en gång.
help-keep = Ett träd som du ändrar sparas automatiskt i den här webbläsaren, bara på den här enheten. Under ”Mina träd” finns alla, med namn och anteckningar; exportera dem om du vill ha dem på andra ställen.
help-share = ”Dela…”, under ”Mer”, visar bilden av det här steget. Du kopierar den, eller en länk dit. Den som öppnar länken ser det du ser: trädet, algoritmen med sina inställningar och det här steget. ”Spara…” i samma ruta skriver bilden som PNG, SVG, LaTeX eller film, trädet som text och hela sökningen som en fil för program.
help-class = ”Presentera” (P) låter trädet fylla skärmen, med en mening som kan läsas från bakersta raden. Stega med → och ← eller med en presentationskontroll; P eller Escape avslutar.
help-blank = B, eller kontrollens knapp för svart skärm, gör skärmen svart medan du talar, och vad du än trycker på sedan visar den igen. H döljer värden och räknare, så att klassen kan gissa först.
help-lecture = ”Föreläsning”, under ”Mer”, samlar de bilder som du vill visa: A lägger till det som syns, och J och K går framåt och tillbaka. En bild kan ha en rubrik, anteckningar och ett eget sätt att visas. ”Övningsblad” där skriver ut trädet att fylla i för hand.
help-presenter-view = V öppnar presentatörsvyn i ett andra fönster: det som publiken ser, där du pekar, ritar och zoomar åt den, knappar, nästa steg, anteckningar som bara du ser och en klocka.
help-embed = Lägg de byggda filerna, mappen ”dist”, på din server. Ladda plyscope.js därifrån, och sätt in en vy där du vill ha en:
help-attributes = tree tar allt som kan skrivas som ett träd, algorithm ett namn som i en länk och step ett tal. Använd så många vyer du vill; examples/tutorial.html visar hur.
help-keys = De gäller nästan överallt på sidan, men inte medan du skriver. Vid en nod i trädet går piltangenterna från nod till nod.

## Sätt att skriva ett träd

copy-example = Kopiera
show-example = Visa trädet
example-copied = Exemplet är kopierat.
example-not-copied = Webbläsaren tillåter det inte: markera texten och kopiera den för hand.
format-brackets = hakparenteser
format-json = JSON
format-python = Pythons Tree(…)
format-cmu = parenteser kring varje löv
format-lists = listor i Python eller JavaScript
format-graphviz = Graphviz
format-newick = Newick
format-outline = en lista med indrag
format-table = en tabell
format-trace = en spårfil
format-recipe = ett recept på ett slumpträd
format-game = ett recept på ett spels träd
notation-brackets = Hakparenteser
    .hint = En parentes är en nod med sina barn, ett tal ett löv med sitt värde. Kommatecken eller blanktecken står emellan.
notation-names = Namn
    .hint = Ett namn och ett kolon kan stå före vilken nod eller vilket löv som helst.
notation-static = Statiska värden
    .hint = Ett likhetstecken och ett tal efter en parentes säger vad noden är värd för en sökning som stannar där.
notation-numbers = Decimaler och oändligheter
    .hint = Värden kan vara negativa, ha decimaler eller vara inf och -inf.
notation-recipe = Slumpträd
    .hint = Ett recept: samma frö ger alltid samma träd. ”Slumpa…”, under ”Träd”, har ett formulär för det.
notation-with = Slumpträd, ändrade
    .hint = ”with” ger löv andra värden: här är löv 3 värt 5.
notation-json = JSON, med drag och ställningar
    .hint = Allt om en nod: namnet, draget som leder till den, värdet, ställningen och barnen. Noder med samma ställning delar en post i transpositionstabellen.
notation-python = Pythons Tree(…)
    .hint = Namn, värde och barn. Det kan också stå i ett helt program.
notation-lists = Listor ur ett program
    .hint = Listor, tupler och uppslagstabeller eller objekt ur Python och JavaScript.
notation-cmu = Parenteser kring varje löv
    .hint = Bara runda parenteser, med en kring varje tal.
notation-outline = Lista med indrag
    .hint = En rad för varje nod, mer indragen än förälderns.
notation-table = Tabell
    .hint = En rad för varje nod med namnet på dess förälder; ”move” och ”value” kan vara tomma.
notation-graphviz = Graphviz
    .hint = En nods etikett har namnet, värdet eller båda; en grens etikett är draget.
notation-newick = Newick
    .hint = Så som biologer skriver träd: namn och värden efter parenteserna, och ett semikolon sist.

## Tangenter

key-play = spela upp eller pausa
key-step = ett steg bakåt eller framåt
key-cutoff = föregående eller nästa avskärning
key-iteration = föregående eller nästa sökning från roten, om det finns flera
key-ends = första eller sista steget
key-undo = ångra eller gör om
key-zoom = zooma in eller ut
key-fit = visa hela trädet
key-fold = fäll ihop eller ut noden som du pekar på
key-types = visa eller dölj nodtyperna
key-place = flytta den fokuserade noden bland dess syskon
key-level = flytta noden i fokus, eller alla markerade, en nivå upp eller ner: efter sin förälder, eller under syskonet före
key-shape = vid en nod: lägg till barn eller syskon, ta bort
key-names = namnge noden i fokus, draget dit och ställningen; vid ett löv, skriv dess värde
key-menu = alla ändringar vid de markerade noderna, i en meny
key-select = lägg till en nod i markeringen eller ta bort den, eller markera alla likadana på nivån
key-clipboard = kopiera, klipp ut, klistra in eller duplicera de markerade noderna
key-ask = fråga om noden som du pekar på
key-debugger = stega in, över hela delträdet, eller ut ur noden; med Skift tillbaka
key-stops = nästa löv, förbättring, omsökning eller brytpunkt; med Skift den föregående
key-predict = där du ska förutsäga: ja, nej, ett barn efter sin plats, ett värdes gräns, svara eller gå vidare, visa svaret; på papper, stryk grenen till en nod
    .keys = J, N, 1–9, = ≥ ≤, Enter, R, X
key-leave = upphäv markeringen, sluta förutsäga eller sluta jämföra
key-break = sätt eller ta bort en brytpunkt vid noden som du pekar på, eller vid den fokuserade raden i pseudokoden
key-present = presentationsläge: trädet fyller skärmen; P eller Escape lämnar det
key-predicting = börja eller sluta gissa
key-black = i presentationsläget, gör skärmen svart eller visa den igen
key-blank = i presentationsläget, dölj eller visa värden och räknare
key-blank-cuts = i presentationsläge, dölj eller visa även avskärningar
key-beside = i presentationsläge, visa pseudokod eller beslutet bredvid trädet, eller bara trädet
key-edit-in-hall = i presentationsläge, lås upp trädet för att ändra det, eller lås det
key-full-screen = i presentationsläge, helskärm
key-slide = lägg till det som visas i föreläsningen
key-slides = bilden före eller efter i föreläsningen
key-presenter-view = i presentationsläget, öppna presentatörsvyn i ett andra fönster
key-help = den här hjälpen
