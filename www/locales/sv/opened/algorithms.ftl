### Algoritmerna, på svenska.

about-minimax = Besöker varje nod: MAX tar barnens största värde, MIN deras minsta. De andra algoritmerna jämförs med den.
    .history = Von Neumann visade 1928 att sådana spel har ett värde; Shannon beskrev 1950 hur schackets spelträd kan sökas igenom.
about-negamax = Minimax med en enda regel för båda spelarna, eftersom den ena förlorar vad den andra vinner.
about-one-ply = Jämför rotens barn efter deras statiska värden, utan att se på svaren.
about-alpha-beta = Minns vad vardera sidan är säker på, α och β, och hoppar över det som inte kan ändra resultatet. Den finner samma värde som minimax.
    .history = McCarthy hade idén 1956. Edwards och Hart skrev ner den 1961 och igen 1963, Knuth och Moore analyserade den 1975, och Fishburn gjorde den fail-soft 1983.
about-negamax-alpha-beta = Alfa-beta med en enda regel för båda spelarna: α hör till den som är vid draget, och fönstret (α; β) blir (−β; −α) vid varje halvdrag.
about-negamax-tt = Minns vad den har funnit om en ställning, så att samma ställning efter andra drag inte behöver sökas igenom en gång till.
    .history = Den kommer från Greenblatts schackprogram; den här formen är Marslands, 1986.
about-minimal = Besöker bara vad alfa-beta måste besöka när barnen står i den här ordningen, vilka värdena än är.
about-null-window = Frågar en enda sak: är roten värd minst γ? Fönstret är en enhet brett, det smalaste som finns.
about-scout = Innan den utvärderar ett senare barn prövar den om barnet över huvud taget kan vara bättre.
about-pvs = Litar på det första barnet. De övriga testas bara med nollfönster, eftersom de inte väntas vara bättre, och bara de som ändå är det söks om.
about-negascout = SCOUT på negamaxform, med ett fönster. Den söker inte om på de två sista halvdragen, där testet redan ger det exakta värdet.
about-iterative-deepening = Söker till djup 1, till djup 2 och så vidare, varje gång med den förra sökningens huvudvariant först. När tiden än tar slut finns ett svar från det senast avslutade djupet.
    .history = De Groots progressiva fördjupning, 1965, och Scotts program, 1969, kom före.
about-aspiration = Börjar med ett smalt fönster kring en gissning, så att mer skärs av. Ligger värdet utanför fönstret öppnas den sidan, och sökningen görs om från roten.
about-mtd-f = Bara sökningar med nollfönster, från en första gissning, tills den undre och den övre gränsen möts. En tabell sparar det som varje sökning har funnit till nästa.
about-mtd-plus-inf = MTD ovanifrån: den övre gränsen sjunker från +∞. Med en tabell som inte glömmer något utvärderar den de löv som SSS* utvärderar.
about-mtd-inf = MTD underifrån: den undre gränsen stiger från −∞. Med en tabell som inte glömmer något utvärderar den de löv som DUAL* utvärderar.
about-sss-star = Bästa först: ur en lista av tillstånd tar den alltid ett med störst merit, och en övre gräns sjunker tills den är värdet.
about-dual-star = SSS* med ombytta sidor: en undre gräns stiger tills den är värdet.
