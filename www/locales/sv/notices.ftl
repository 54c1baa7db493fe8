### Vad man kan lägga märke till i de färdiga träden, på svenska.

notice-swedish-first-slides = Det första draget är värt 6 för MAX, så när MIN väl har funnit 1:an efter det andra draget kan det sista lövet inte spela någon roll. Minimax tittar på det ändå; alfa-beta hoppar över det.
    .source = Det första genomräknade exemplet i en svensk lektion; lektionen visar aldrig det fjärde lövet, och 4:an där är vår.
notice-aima-two-ply = Det andra draget vederläggs av sitt första löv, 2, så alfa-beta hoppar över dess två andra löv; det tredje visar sin 2:a först på slutet, när ingenting är kvar att hoppa över. Med barnen i omvänd ordning hoppar alfa-beta inte över någonting alls.
    .source = Stuart Russell och Peter Norvig, Artificial Intelligence: A Modern Approach, kapitlet om spel.
notice-wikipedia-four-ply = Av alfa-betas fem avskärningar hoppar bara tre över något; de två andra kommer efter en nods sista barn. Sökningen lämnar nod { $node-17 } vid lika, 6 mot 6: om den skär av vid > i stället för ≥ besöker den 26 noder i stället för 25.
    .source = Wikipedia (engelska), ”Alpha–beta pruning”, figuren.
notice-deep-cutoff = Alfa-beta lämnar nod { $node-6 }, där MIN är vid draget, efter lövet 4, eftersom MAX redan har 5 i roten, tre halvdrag upp; föräldern till nod { $node-6 } har ännu inte satt någon gräns. Stäng av djupa avskärningar, så besöks alla 11 noderna i stället för 10.
    .source = Gjort för Plyscope; idén finns i Donald E. Knuth och Ronald W. Moore, An Analysis of Alpha-Beta Pruning, 1975.
notice-tic-tac-toe = X är MAX och måste stoppa O:s diagonal från a1 till c3: bara c3 räddar oavgjort. Alfa-beta lämnar X:s tredje drag, c1, så snart ett svar ger 0, och ser aldrig att O skulle vinna där: den 0:a som returneras är bara en övre gräns, och det sanna värdet är −1.
    .source = Gjort för Plyscope, efter en slovensk lektion som ritar slutet av ett sådant parti; värdena är 1, 0 och −1, ur X:s synvinkel.
notice-negascout-saves = NegaScout utvärderar 14 löv, alfa-beta 17. MAX har 6 från det första draget, så de andra testas bara: är de värda mer än 6? I noderna 11 och 20 svarar lövet 9 genast ja, och resten av noden hoppas över; alfa-beta vill veta hur mycket mer, och tittar på den.
    .source = Gjort för Plyscope.
notice-negascout-searches-again = Det andra draget visar sig vara värt mer än det förstas 3: dess nollfönster ger fail high med 8, så NegaScout söker igenom nod { $node-8 } en gång till, med β öppnat. Det blir 21 besök, där alfa-beta har 14.
    .source = Gjort för Plyscope.
notice-killer = Svaret r vederlägger det andra draget, b, och läggs på minnet som killer-drag för det här halvdraget. Efter c prövas det först, och dess 3:a skär av genast: 2 löv hoppas över. I den ordning som står i trädet kommer r sist, och alfa-beta besöker alla 13 noderna i stället för 11.
    .source = Gjort för Plyscope.
notice-transpositions = Att spela a och sedan b leder till samma ställning som att spela b och sedan a. När en ställning återkommer ger tabellen svaret, sammanlagt 6 gånger, och ingenting under den söks igenom: 34 noder och 12 löv i stället för 45 och 23 utan tabell. Peka på en nod för att se var dess ställning återkommer.
    .source = Gjort för Plyscope.
notice-deepening = På ett halvdrags djup ser det andra draget bäst ut, med 7; på två halvdrags djup det tredje, med 6; på tre halvdrags djup är det tredje värt 8. Varje iteration prövar först den förras bästa drag, så den sista besöker 15 noder; direkt till djup 3, med barnen som de står, skulle det bli 22.
    .source = Gjort för Plyscope.
notice-aspiration-fails-high = Gissningen är 4, fönstret (3; 5). Sökningen kommer upp i 5, så värdet är minst det, men hur mycket? Med β öppnat till ∞ söks roten igenom en gång till och är värd 6: 21 noder för båda, 15 för en enda sökning med öppet fönster.
    .source = Gjort för Plyscope.
notice-aspiration-fails-low = Gissningen är 8, fönstret (7; 9). Ingenting når över 7, så värdet är högst det som hittades. Med α öppnat till −∞ söks roten igenom en gång till och är värd 6: 29 noder för båda, 18 för en enda sökning med öppet fönster.
    .source = Gjort för Plyscope.
notice-sss-skips = Alfa-beta utvärderar 15 av de 16 löven, SSS* 8. De första löven, 3 och 1, sänker sina meriter så mycket att SSS* går över till det andra draget, vars merit fortfarande är ∞, och löser roten där med 5; till det första återvänder den aldrig.
    .source = Gjort för Plyscope.
