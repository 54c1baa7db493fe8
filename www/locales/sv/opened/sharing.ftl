### Länkar och filer att dela, på svenska.

share-heading = Dela
share-of-link = Länken
    .hint = rubrik, anteckning, språk, en övning, en del av stegen
share-of-page = På en egen sida
    .hint = ram, element, Markdown, presentationsbild, QR-kod
share-of-picture = Bilden
    .hint = bildremsa, färger, storlek, vad som utelämnas
share-saved = Sparad som { $name }.
share-hint = Den som öppnar länken ser det du ser: trädet, algoritmen med sina inställningar, det här steget och vad som är jämfört, ihopfällt och markerat.
share-exercise-hint = Den som öppnar länken får frågor om sökningen från dess början och ser inget som avslöjar svaren.
share-title = Rubrik (valfri)
share-note = Några ord till den som öppnar (valfria)
share-language = Språk
share-language-own = Läsarens eget
share-exercise = Som övning
share-questions = Högst så många frågor
share-attempts = Försök
share-reveal = Svaren får visas
share-each = Ett träd för varje student
share-each-hint = Varje students länk slutar med &student= och ett namn eller ett nummer.
share-part = Bara en del av stegen
share-from = Från steg
share-to = Till steg
share-plain = Utan linjalen ovanför trädet
share-form = Som
share-form-link = Länk
share-form-frame = Ram (iframe)
    .hint = För en sida, en wiki eller en lärplattform som tar emot HTML.
share-form-element = HTML-element
    .hint = För en egen sida: lägg Plyscopes filer på dess server, eller ladda skriptet härifrån.
share-form-markdown = Markdown
    .hint = För vilken Markdown-text som helst: en länk.
share-form-quarto = Quarto
    .hint = Vyn i HTML, en länk i PDF och Word.
share-form-reveal = Presentationsbild (reveal.js)
    .hint = En egen bild i presentationen. Vyn laddas när bilden närmar sig.
share-form-qr = QR-kod
    .hint = För en föreläsningsbild: telefonerna i salen öppnar det du ser.
share-preview = Förhandsvisning
share-qr-label = QR-kod för länken till { $title }
share-qr-too-long = Länken är för lång för en QR-kod. Välj ett mindre träd eller en kortare anteckning.
share-copy = Kopiera
share-copied = Kopierat
share-not-copied = Webbläsaren tillåter det inte: kopiera den markerade texten för hand.
share-save-code = Spara QR-koden som bild
share-length = { $characters } tecken.
share-long = En del program för e-post och chatt kapar en så här lång länk. Filen är säkrare.
share-too-long = Trädet är för stort för en länk. Spara det som en fil; den som får filen släpper den på den här sidan.
share-file = Spara som fil

## Sidan

copy-link = Kopiera länk
link-copied = Länken är kopierad
link-not-copied = Webbläsaren tillåter det inte: kopiera den markerade länken för hand.
