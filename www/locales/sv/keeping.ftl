### Trees that are kept in this browser, and those that come from elsewhere.

tree-returned = Det här är ditt träd, så som du lämnade det.
tree-returned-other = Visa exemplet i stället
tree-copied-elsewhere = Trädet har ändrats i ett annat fönster också. Båda är sparade: ditt är nu ett eget träd, och det andra finns i Mina träd.
store-full = Webbläsaren har inte plats för fler träd. Det du gör finns kvar i sidans adress; ta bort träd under Mina träd, eller spara det här som fil.
store-forbidden = Webbläsaren låter inte sidan spara träd, till exempel i ett privat fönster. Det du gör finns kvar i sidans adress och kan sparas som fil.
store-newer = En nyare version av Plyscope sparar träd i den här webbläsaren. Läs in sidan på nytt för att använda den; till dess sparas inget här.
store-broken = Träden i den här webbläsaren kan för tillfället varken läsas eller sparas. Det du gör finns kvar i sidans adress och kan sparas som fil.
own-tree = Här har varje student sitt eget träd. Ditt är det för nummer { $number }, som den här webbläsaren kommer ihåg.
drop-here = Släpp ett träd här för att öppna det
embed-broken = Den här vyn kan inte visas: { $reason }
embed-part-broken = En del av den här vyn kan inte visas: { $reason }
open-whole = Öppna i Plyscope
