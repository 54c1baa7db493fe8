### Vad som kan vara fel med det som någon ber om, på svenska.

error-parse = Rad { $line }, kolumn { $column }: { $what }
error-pasted = Den inklistrade texten är inget träd. { $reason }
parse-empty-text = här finns ännu inget träd. Skriv ett tal eller en hakparentes.
parse-text-after-end = trädet slutar före { $found }, och inget får följa efter det.
parse-unclosed-bracket = texten är slut, och { $opened } på rad { $openedLine }, kolumn { $openedColumn }, är inte stängd. Skriv { $closing }.
parse-mismatched-bracket = { $found } kan inte stänga { $opened } på rad { $openedLine }, kolumn { $openedColumn }. Skriv { $closing }.
parse-empty-node = den här noden har varken barn eller värde. Skriv ett tal eller barn.
parse-unexpected-comma = här är ett komma för mycket.
parse-not-a-number = { $found } är inget tal. Skriv ett tal som 3, −2.5 (med punkt) eller inf.
parse-nan = NaN kan inte jämföras med något. Skriv ett tal.
parse-out-of-range = { $found } är utanför gränserna: med { $decimals } { $decimals ->
    [one] decimal
   *[other] decimaler
} går värden från −{ $limit } till { $limit }.
parse-too-many-decimals = { $found } har för många decimaler. Använd högst { $limit }.
parse-too-deep = trädet blir för djupt här. Använd högst { $limit } halvdrag.
parse-too-many-nodes = trädet är för stort härifrån. Använd högst { $limit } noder.
parse-unclosed-string = citattecknet på rad { $openedLine }, kolumn { $openedColumn }, är inte stängt.
parse-control-character = ett styrtecken står inom citattecken. Skriv en escapesekvens som \n.
parse-bad-escape = { $found } är ingen escapesekvens.
parse-unknown-field = { $found } är inget fält i en nod. De som finns är name, move, value, position och children.
parse-repeated-field = { $found } står här en andra gång.
parse-repeated = { $found } står här en andra gång.
parse-empty-range = intervallet slutar innan det börjar. Skriv det mindre talet först.
parse-would-have = med { $found } skulle trädet ha { $more ->
    [yes] fler än { $count }
   *[no] { $count }
} noder, och det får ha { $limit }. Använd ett mindre djup, eller färre barn.
parse-would-reach = med { $found } kunde ett värde bli { $count }, och värden går från −{ $limit } till { $limit }.
parse-no-such-node = trädet har ingen nod { $found }. Använd ett nummer från 0 till { $limit }.
parse-second-parent = { $found } har redan en annan förälder. Ge varje nod en förälder.
parse-second-root = { $found } skulle bli en andra rot. Ge den en förälder.
parse-several-numbers = { $found } är ett av flera tal här. Namnge värdet, som i value=4.
parse-unknown = det här lövets värde är okänt. Skriv vilket tal som helst och prova andra: det som ingen sökning tittar på spelar ingen roll.
parse-leaves-alone = här står { $count } tal utan parenteser. De är löven i ett fullt binärt träd om de är 2, 4, 8, 16 eller fler; skriv annars hakparenteser.
parse-value-or-leaf = { $found } kan vara nodens värde eller ett löv. Skriv parenteser kring lövet, eller None före barnen.
parse-no-tree = { $what ->
    [chance] här drar slumpen. I ett träd drar bara MAX och MIN.
    [information] den som drar här kan inte skilja noden från en annan. I ett träd ser båda spelarna allt.
    [players] ett träd har två spelare, MAX och MIN.
    [turn] här drar samma spelare igen. MAX och MIN turas om.
   *[payoffs] det som den ena vinner förlorar den andra: alla utbetalningar måste ha samma summa.
}
parse-cycle = { $found } hamnar under sig själv här. I ett träd leder ingen väg tillbaka upp.
parse-indentation = indraget före { $found } stämmer inte med indraget på någon rad ovanför.
parse-expected = { $end ->
    [yes] texten är slut
   *[no] här står { $found }
}. Skriv { $expected ->
    [node] ett tal, en hakparentes eller ett namn med kolon
    [json-node] ett tal, en array eller ett objekt
    [python-node] Tree(…)
    [value] ett tal
    [text] en text inom citattecken
    [children] en lista med barn
    [field] namnet på ett fält, inom dubbla citattecken
    [key] namnet på ett fält
    [graph] graph eller digraph och en klammerparentes
    [graph-node] en nod
    [arrow] pilen ->
    [line] strecket --
    [mermaid] flowchart TD eller mindmap
    [game-node] en nod, som börjar med p, t eller c
    [move] ett drag
    [attribute] ett attribut som label="3"
    [child] namnet på ett barn
    [cell-end] slutet på cellen
    [keyword] ett nyckelordsargument
    [mark] { $mark }
    [semicolon] ett ; i slutet, som alla träd i Newick har
    [colon] ett kolon mellan namnet och värdet, som i A: 3
    [comma-or-closing] ett komma eller { $closing }
    [parameter] branching, depth, seed, early-leaves, leaves, best-first eller noise
    [leaves] uniform(-99..99), few(5) eller correlated(10)
    [range] ett intervall som -99..99
    [whole] ett heltal från { $least } till { $most }
    [edits] ingenting, eller with och ändringar som 17=5
   *[other] något annat
}.

error-unknown-algorithm = Det finns ingen algoritm ”{ $value }”. De som finns är { $right }.
error-unknown-switch = Det finns ingen inställning ”{ $name }”. De som finns är { $right }.
error-wrong-switch-value = ”{ $value }” är inget värde för inställningen { $name }. Skriv { $name ->
    [depth] ett helt antal halvdrag
    [table] ett heltal, minst 1
    [guess] ett tal som 3, −2.5 (med punkt) eller inf
    [at] ett tal som 3, −2.5 (med punkt) eller inf
    [delta] ett tal över 0, som 1, 2.5 (med punkt) eller inf
    [order] en eller flera av { $right }, med komma emellan och ingen två gånger; N står för ett heltal
   *[other] { $right }
}.
error-switch-does-not-apply = Inställningen { $name } ändrar ingenting i { $algorithm } så som den är inställd. Utelämna den, eller välj en annan algoritm.
error-order-does-not-apply = Ordningen ”{ $name }” kräver { $needs ->
    [table] en transpositionstabell, men { $algorithm } har ingen
    [iterations] en tidigare iteration att lära av, men { $algorithm } har ingen
   *[cutoffs] avskärningar att lära av, men { $algorithm } gör inga
} med de här inställningarna. Utelämna den, eller välj en annan algoritm.
error-wrong-inner = ”{ $value }” kan inte vara den inre sökningen i { $algorithm }. Välj bland { $right }.
error-needs-static-values = { $algorithm } slutar även i inre noder, och nod { $node } har inget statiskt värde att ge. Tryck på roten och välj ”Fyll…”, som ger varje nod ett, eller skriv ett efter dess hakparentes, som i [3, 12]=7.
error-no-static-value = Nod { $node } ligger vid djupbegränsningen och har inget statiskt värde att returnera. Tryck på roten och välj ”Fyll…”, som ger varje nod ett, eller välj ett annat djup.
error-no-depth = Trädet saknar statiska värden, så sökningen fortsätter utan sin djupbegränsning. Tryck på roten och välj ”Fyll…”, som ger varje nod ett värde.
error-other-search = { $algorithm } kräver statiska värden, som trädet saknar, så det söks igenom med alfa-beta och dess förvalda inställningar. Tryck på roten och välj ”Fyll…”, som ger varje nod ett värde.
error-too-many-events = Den här sökningen har fler än { $limit } händelser, och fler kan inte spelas in. Välj ett mindre träd, en djupbegränsning eller en annan algoritm.
error-out-of-memory = Minnet räcker inte till det här. Välj ett mindre träd, en djupbegränsning eller en annan algoritm.
error-no-clipboard = Webbläsaren låter inte knappar använda urklipp här. Tryck på Ctrl C för att kopiera, Ctrl X för att klippa ut, Ctrl V för att klistra in.
error-not-kept = Det finns inte längre bland de sparade träden.
error-stopped = Sökningen avbröts.
error-no-such-node = Trädet har ingen nod { $node }.
error-value-not-a-number = ”{ $value }” är inget tal. Skriv ett tal som 3, −2.5 (med punkt) eller inf.
error-value-nan = NaN kan inte jämföras med något. Skriv ett tal.
error-value-too-many-decimals = ”{ $value }” har för många decimaler. Använd högst 6.
error-value-out-of-range = ”{ $value }” är utanför gränserna: värden går från −{ $limit } till { $limit }.
error-root-stays = Roten kan inte tas bort eller flyttas, och inget kan stå bredvid den.
error-below-itself = Nod { $node } kan inte flyttas in under sig själv.
error-too-many-nodes = Trädet skulle bli för stort. Använd högst { $limit } noder.
error-too-deep = Trädet skulle bli för djupt. Använd högst { $limit } halvdrag.
error-leaf-without-value = Nod { $node } är ett löv, och ett löv måste ha ett värde.
error-no-children = En nod som inte är ett löv har minst ett barn. Använd en förgrening på minst 1.
error-too-many-windows = Trädet är för stort för att ordningen med flest noder ska kunna hittas. Barnens ordning ”sämsta först” kommer nära.
error-no-range = Det finns inget tal i det här intervallet. Använd ett ändligt intervall med det mindre talet först.
error-value-does-not-fit = Med så många decimaler som det här värdet har skulle värdet i nod { $node } hamna utanför gränserna.
error-cancelled = Det här avbröts innan det var klart.
error-wrong-attribute = ”{ $value }” är inget värde för attributet { $name }. Skriv { $right }.
error-request = Det här kan inte sökas igenom: { $value }
error-wrong-step = ”{ $value }” är inget steg. Använd ett heltal, 0 eller större, eller ett ögonblick: end, 50%, cutoff:2, cutoff:last, visit:C, return:B, iteration:3.
error-several-nodes = Flera noder heter { $value }. Ange en av dem med dess nummer: { $right }.
error-no-moment = Den här sökningen har inget ögonblick ”{ $value }”: så mycket händer inte i den, eller så har trädet ingen nod med det namnet.
error-bounds-reversed = I den här sökningen kommer ”{ $value }” före ”{ $name }”. Använd det tidigare som ”from” och det senare som ”to”.
error-in-src = { $name }: { $reason }
error-src-status = { $name } kunde inte laddas: servern svarade { $value }.
error-src-unreachable = { $name } kunde inte laddas: servern går inte att nå, eller så låter den inte den här sidan läsa filen.
error-src-too-large = { $name } är större än 20 MB. Använd ett mindre träd.
error-src-several = { $name } innehåller inget träd, eller flera. Använd en fil med ett enda träd.
error-wrong-count = ”{ $value }” är inte ett värde för { $name }. Använd ett heltal från 1 och uppåt.
error-wrong-quiz-state = Detta är inte den här övningens tillstånd: den första skillnaden finns i ”{ $value }”. Övningen börjar om. Använd det som quizState gav för den här övningen.
error-too-long-to-keep = Svaren hittills är för långa för den här lärplattformen, som inte kommer att ha dem när du kommer tillbaka. Poängen rapporteras ändå. Gör klart nu, eller låt sidan vara öppen.
error-under-way = Trädet och sökningen ändras inte så länge en övning pågår.
error-wrong-start = ”{ $value }” är ingen anhalt i ”Börja här”. Använd ett heltal från 1 till 6.
error-wrong-labels = Noder kan inte kallas ”{ $value }”. Använd ”names” eller ”numbers”.
error-wrong-code = En sökning skrivs inte i ”{ $value }”. Använd ”pseudocode”, ”python”, ”javascript”, ”rust” eller ”c”.
error-wrong-fold = ”{ $value }” säger inte vad som är hopfällt. Använd nodnummer som 12,40, eller auto.
error-wrong-compare = ”{ $value }” säger inte vad som ska jämföras. Ange en till tre sökningar, som minimax;negascout,cut=gt.
error-wrong-break = ”{ $value }” säger inte var uppspelningen stannar. Använd nummer på noder, som 3,25, eller rader i pseudokoden, som 0.6.
error-wrong-ask = ”{ $value }” är ingen nod som går att fråga om. Använd numret på en nod, som 3.
error-wrong-sight = ”{ $value }” säger inte vilken del av trädet som syns. Använd tre tal: mitten i sidled, raden i mitten och bredden, som 12.5,2,6.
error-wrong-trace = Spåret ”{ $value }” har inga rader.
error-nothing-to-fold = Trädet har ingen nod { $value } med något under sig som kunde fällas ihop.
error-broken-escape = Ett % i ”{ $name }” följs inte av två hexadecimala siffror. Skriv %25 för själva tecknet.
error-damaged-link = Den är skadad: tecken har fallit bort eller ändrats på vägen.
error-newer-link = Den är gjord med en nyare version av Plyscope.
error-endless-link = Det som den står för är längre än { $limit } tecken.
error-repeated = ”{ $name }” står i den två gånger, och bara den första gäller. Skriv det en gång.
