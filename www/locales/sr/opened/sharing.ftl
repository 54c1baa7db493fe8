### Везе и датотеке за слање, на српском.

share-heading = Подели
share-of-link = Веза
    .hint = наслов, белешка, језик, вежба, део корака
share-of-page = На сопственој страници
    .hint = оквир, елемент, Markdown, слајд, QR код
share-of-picture = Слика
    .hint = филмска трака, боје, величина, шта се изоставља
share-saved = Сачувано као { $name }.
share-hint = Ко ово отвори, види исто што и ви: стабло, алгоритам са подешавањима, овај корак, шта се пореди, шта је склопљено и означено.
share-exercise-hint = Ко ово отвори, добија питања о овој претрази од њеног почетка, и не види ништа што би одало одговор.
share-title = Наслов (није обавезан)
share-note = Белешка за онога ко отвори (није обавезна)
share-language = Језик
share-language-own = Читаочев
share-exercise = Као вежба
share-questions = Највише питања
share-attempts = Покушаја
share-reveal = Одговор се може открити
share-each = За сваког студента своје стабло
share-each-hint = Веза сваког студента завршава се са &student= и именом или бројем.
share-part = Само неки од корака
share-from = Од корака
share-to = До корака
share-plain = Без лењира изнад стабла
share-form = Као
share-form-link = Веза
share-form-frame = Оквир (iframe)
    .hint = За страницу, вики или платформу за учење која прима HTML.
share-form-element = Елемент HTML
    .hint = За сопствену страницу: ставите датотеке програма Plyscope на њен сервер или учитајте скрипт одавде.
share-form-markdown = Markdown
    .hint = За било који текст у Markdown-у: веза.
share-form-quarto = Quarto
    .hint = Поглед у HTML-у; веза у PDF-у и Word-у.
share-form-reveal = Слајд (reveal.js)
    .hint = Засебан слајд. Поглед се учитава кад се слајд приближи.
share-form-qr = QR код
    .hint = За слајд: телефони у сали отварају оно што видите.
share-preview = Преглед
share-qr-label = QR код везе до { $title }
share-qr-too-long = Веза је предугачка за QR код. Узмите мање стабло или краћу белешку.
share-copy = Копирај
share-copied = Копирано
share-not-copied = Прегледач то не дозвољава: означени текст копирајте ручно.
share-save-code = Сачувај QR код као слику
share-length = Знакова: { $characters }.
share-long = Неки програми за пошту и ћаскање скраћују овако дуге везе. Датотека је сигурнија.
share-too-long = Ово стабло је превелико за везу. Сачувајте га у датотеку; ко је добије, нека је превуче на ову страницу.
share-file = Сачувај у датотеку

## Страница

copy-link = Копирај везу
link-copied = Веза је копирана
link-not-copied = Прегледач то не дозвољава: означену везу копирајте ручно.
