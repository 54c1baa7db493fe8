### Drevesa pravih iger, v slovenščini.

game-tic-tac-toe = Križci in krožci
game-four = Štiri v vrsto
game-chess = Šah

error-games-not-loaded = Pravil iger ni bilo mogoče naložiti. Preverite povezavo in poskusite znova.
recipe-expected = { $end ->
    [yes] besedilo se konča
   *[no] tukaj stoji { $found }
}. { $expected ->
    [end] To izbrišite
   *[other] Napišite{ " " }
}{ $expected ->
    [game] igro: { $right }
    [mark] { $right }
    [end] { "" }
    [parameter] nekaj od tega: { $right }
    [word] nekaj od tega: { $right }
    [whole] celo število od { $least } do { $most }
    [square] X, O ali . za prazno polje
    [row] vrsto polj, ki jih je { $most }
    [row-of] vrsto polj, ki jih je od { $least } do { $most }
    [rows] desko, od zgoraj, z znakom / med vrstami; vrst je { $isRange ->
        [yes] od { $least } do { $most }
       *[no] { $most }
    }
    [as-in-position] { $most }, kakor v položaju
    [turn] { $right }, ki ima enega manj
    [column] stolpec od { $least } do { $most }
    [placement] šahovnico z osmimi vrstami, od osme, z znakom / med njimi, vsaka kot rnbqkbnr, 8 ali 3k4
    [side] w ali b, za stran, ki je na potezi
    [castling] - ali nekaj črk iz KQkq, za kralja in trdnjavo, ki se še nista premaknila
    [en-passant] - ali polje za kmetom, ki se je pravkar premaknil za dve polji
    [clock] število potez
   *[other] nekaj drugega
}.
recipe-unclosed-bracket = oklepaj za imenom igre ni zaprt. Napišite ).
recipe-repeated = { $found } se tukaj ponovi.
recipe-out-of-turn = X jih ima tukaj { $x }, O pa { $o }. Ker se igra izmenično, ima eden največ enega več.
recipe-two-winners = tukaj imata vrsto tako X kot O. Igra se konča s prvo.
recipe-in-the-air = žeton je tukaj nad praznim poljem.
recipe-full-column = stolpec { $found } je takrat že poln.
recipe-after-the-end = igra je takrat že končana.
recipe-unplayable = tega položaja ni v nobeni šahovski partiji. Vsaka stran ima enega kralja, največ 8 kmetov in skupaj 16 figur; kmetje ne stojijo na skrajnih vrstah in kdor je pravkar potegnil, ni v šahu.
recipe-would-have = pri { $found } bi bilo vozlišč v drevesu { $more ->
    [yes] več kot { $count }
   *[no] { $count }
}, lahko pa jih je največ { $most }. Tukaj ustreza depth={ $deepest }.

preset-lesson-draw = Križci in krožci: neodločeno
notice-lesson-draw = Na potezi je O, ki je MAX. Poglejte deske: po vsaki od treh potez igralca O ima X še odgovor, ki igro obdrži pri 0. Alfa-beta obišče 9 od 12 vozlišč in ovrednoti 4 od 6 listov.
    .question = Ali ima X po vsaki od treh potez igralca O odgovor, ki igro obdrži pri 0?
    .source = Položaj iz slovenskega učnega gradiva; tamkajšnje drevo se konča, ko ostane eno polje in se ne more nič več odločiti.
preset-two-threats = Štiri v vrsto: dve grožnji
notice-two-threats = X ima dva žetona drug ob drugem. Eno polpotezo globoko so vse poteze videti mirne, dve polpotezi globoko je X celo na slabšem; tri polpoteze globoko X zmaga: tretji žeton z odprtima koncema ustvari dve grožnji, O pa lahko prepreči le eno. Nastavitev Omejitev globine nastavite na 1, 2 in 3 ter opazujte, kako gre vrednost z 2 na −1 in na 1000.
    .question = X ima dva žetona drug ob drugem. Kako se vrednost spreminja z globino iskanja?
    .source = Narejeno za Plyscope.
preset-mate-in-two = Šah: mat v dveh
notice-mate-in-two = Če šteje le material, ima beli trdnjavo več, kjer koli se iskanje ustavi: 5. Na globini 2 je vrednost še vedno 5; polpotezo globlje se pokaže mat, Kf7, Kh7, Rh1, in vrednost je ∞. Nastavitev Omejitev globine nastavite na 2, da vidite horizont.
    .question = Beli ima trdnjavo več. Kako globoko mora iskanje pogledati, da vidi kaj več?
    .source = Narejeno za Plyscope.
preset-guarded-pawn = Šah: branjen kmet
notice-guarded-pawn = Eno polpotezo globoko dama vzame kmeta, Qxd6, in ima kmeta več: 8. Dve polpotezi globoko drugi kmet vzame damo in vsaka mirna poteza je boljša: 7. Izberite algoritem Ena polpoteza ali nastavitev Omejitev globine nastavite na 1 in primerjajte.
    .question = Dama lahko vzame kmeta. Je to dobro tudi polpotezo globlje?
    .source = Narejeno za Plyscope.
