### Träd av riktiga spel, på svenska.

game-tic-tac-toe = Tre i rad
game-four = Fyra i rad
game-chess = Schack

error-games-not-loaded = Spelens regler kunde inte laddas. Kontrollera anslutningen och försök igen.
recipe-expected = { $end ->
    [yes] texten är slut
   *[no] här står { $found }
}. Skriv { $expected ->
    [game] ett spel: { $right }
    [mark] { $right }
    [end] ingenting
    [parameter] något av { $right }
    [word] något av { $right }
    [whole] ett heltal från { $least } till { $most }
    [square] X, O, eller . för en tom ruta
    [row] en rad med { $most } rutor
    [row-of] en rad med { $least } till { $most } rutor
    [rows] ett bräde, uppifrån, med / mellan raderna; det har { $isRange ->
        [yes] { $least } till { $most }
       *[no] { $most }
    } stycken
    [as-in-position] { $most }, som i ställningen
    [turn] { $right }, som har en mindre
    [column] en kolumn från { $least } till { $most }
    [placement] ett bräde med åtta rader, från den åttonde, med / mellan dem, var och en som rnbqkbnr, 8 eller 3k4
    [side] w eller b, för den sida som är vid draget
    [castling] - eller några av KQkq, för en kung och ett torn som inte har flyttat
    [en-passant] - eller rutan bakom en bonde som just har gått två steg
    [clock] ett antal drag
   *[other] något annat
}.
recipe-unclosed-bracket = parentesen efter spelets namn är inte stängd. Skriv en ).
recipe-repeated = { $found } står här en gång till.
recipe-out-of-turn = X har { $x } och O har { $o } här. Den som är vid draget i sin tur har högst en mer.
recipe-two-winners = både X och O har en rad här. Ett spel slutar med den första.
recipe-in-the-air = här ligger en bricka ovanför en tom ruta.
recipe-full-column = kolumn { $found } är redan full då.
recipe-after-the-end = spelet är redan slut då.
recipe-unplayable = inget schackparti har den här ställningen. Varje sida har en kung, högst 8 bönder och 16 pjäser i allt; bönder står inte på de yttersta raderna, och den som just har flyttat står inte i schack.
recipe-would-have = med { $found } skulle trädet ha { $more ->
    [yes] fler än { $count }
   *[no] { $count }
} noder, och det får ha { $most }. Här går depth={ $deepest }.

preset-lesson-draw = Tre i rad: remi
notice-lesson-draw = O är vid draget och är MAX. Se på bräden: efter vart och ett av O:s tre drag har X ett svar som håller spelet på 0. Alfa-beta besöker 9 av de 12 noderna och utvärderar 4 av de 6 löven.
    .question = Har X efter vart och ett av O:s tre drag ett svar som håller spelet på 0?
    .source = En slovensk lektions ställning, vars träd slutar där en ruta är kvar och inget kan avgöras.
preset-two-threats = Fyra: två hot
notice-two-threats = X har två brickor bredvid varandra. Ett halvdrag djupt ser alla drag lugna ut, två halvdrag djupt står X till och med sämre; tre halvdrag djupt vinner X: en tredje bricka med båda ändarna öppna ger två hot, och O kan bara stoppa ett. Sätt inställningen Djupbegränsning till 1, 2 och 3 och se värdet gå från 2 till −1 till 1000.
    .question = X har två brickor bredvid varandra. Hur ändras värdet med sökningens djup?
    .source = Gjort för Plyscope.
preset-mate-in-two = Schack: matt i två
notice-mate-in-two = Räknat i material har vit ett torn mer var sökningen än slutar: 5. På djup 2 är värdet fortfarande 5; ett halvdrag djupare syns matten, Kf7, Kh7, Rh1, och värdet är ∞. Sätt inställningen Djupbegränsning till 2 för att se horisonten.
    .question = Vit har ett torn mer. Hur djupt måste sökningen titta för att se mer än så?
    .source = Gjort för Plyscope.
preset-guarded-pawn = Schack: garderad bonde
notice-guarded-pawn = Ett halvdrag djupt tar damen bonden, Qxd6, och är en bonde upp: 8. Två halvdrag djupt tar den andra bonden damen, och vilket lugnt drag som helst är bättre: 7. Välj Ett halvdrag, eller sätt inställningen Djupbegränsning till 1, och jämför.
    .question = Damen kan ta en bonde. Är det bra också ett halvdrag djupare?
    .source = Gjort för Plyscope.
