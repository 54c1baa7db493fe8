### En föreläsning: dess ögonblick i ordning, på sidan, i salen och i presentatörsvyn, på svenska.

lecture = Föreläsning
lecture-hint = Ögonblick att visa i ordning: det som visas, med rubrik och anteckningar
add-moment = Lägg till det som visas
previous-moment = Föregående ögonblick
next-moment = Nästa ögonblick
