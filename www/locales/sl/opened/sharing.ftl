### Povezave in datoteke za deljenje, v slovenščini.

share-heading = Deli
share-of-link = Povezava
    .hint = naslov, sporočilo, jezik, vaja, del korakov
share-of-page = Na svoji strani
    .hint = okvir, element, Markdown, prosojnica, koda QR
share-of-picture = Slika
    .hint = filmski trak, barve, velikost, kaj je izpuščeno
share-saved = Shranjeno kot { $name }.
share-hint = Kdor jo odpre, vidi isto kot vi: drevo, algoritem z nastavitvami, ta korak, kaj je primerjano, strnjeno in označeno.
share-exercise-hint = Kdor jo odpre, dobi vprašanja o tem iskanju od njegovega začetka in ne vidi ničesar, kar bi izdalo odgovor.
share-title = Naslov (neobvezno)
share-note = Sporočilo tistemu, ki odpre (neobvezno)
share-language = Jezik
share-language-own = Bralčev
share-exercise = Kot vajo
share-questions = Največ vprašanj
share-attempts = Poskusi
share-reveal = Odgovor je mogoče razkriti
share-each = Drevo za vsakega študenta
share-each-hint = Povezava vsakega študenta se konča s &student= in imenom ali številko.
share-part = Le del korakov
share-from = Od koraka
share-to = Do koraka
share-plain = Brez ravnila nad drevesom
share-form = Kot
share-form-link = Povezava
share-form-frame = Okvir (iframe)
    .hint = Za stran, wiki ali spletno učilnico, ki sprejme HTML.
share-form-element = Element HTML
    .hint = Za vašo lastno stran: datoteke programa Plyscope postavite na njen strežnik ali skript naložite od tukaj.
share-form-markdown = Markdown
    .hint = Za katero koli besedilo v obliki Markdown: povezava.
share-form-quarto = Quarto
    .hint = Pogled v HTML; povezava v PDF in Wordu.
share-form-reveal = Prosojnica (reveal.js)
    .hint = Samostojna prosojnica. Pogled se naloži, ko se prosojnica približa.
share-form-qr = Koda QR
    .hint = Za prosojnico: telefoni v predavalnici odprejo, kar vidite.
share-preview = Predogled
share-qr-label = Koda QR povezave do { $title }
share-qr-too-long = Povezava je za kodo QR predolga. Izberite manjše drevo ali krajše sporočilo.
share-copy = Kopiraj
share-copied = Kopirano
share-not-copied = Brskalnik tega ne dovoli: izbrano besedilo kopirajte ročno.
share-save-code = Shrani kodo QR kot sliko
share-length = Število znakov: { $characters }.
share-long = Nekateri programi za pošto in klepet tako dolgo povezavo odrežejo. Varnejša je datoteka.
share-too-long = To drevo je za povezavo preveliko. Shranite ga kot datoteko; kdor jo dobi, jo spusti na to stran.
share-file = Shrani kot datoteko

## Stran

copy-link = Kopiraj povezavo
link-copied = Povezava je kopirana
link-not-copied = Brskalnik tega ne dovoli: izbrano povezavo kopirajte ročno.
