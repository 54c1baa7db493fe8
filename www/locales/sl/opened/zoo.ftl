### Živalski vrt napak, v slovenščini.

zoo = Živalski vrt napak
zoo-intro = Vse tukaj znane napake v iskanju po drevesu igre, vsaka z majhnim drevesom, na katerem se pokaže: levo, kar dela program z napako, desno, kar dela iskanje. Črtkano je, česar nihče ni pogledal; vozlišče, v katerem se razideta, ima debel obris.
zoo-wrong = Z napako
zoo-right = Kakor je prav
zoo-result = obiskanih vozlišč: { $nodes }, { $ends ->
    [no] in nikoli se ne konča
   *[yes] vrne { $value }
}
zoo-open = Odpri to drevo
zoo-lines = Vrstica za vrstico
