### En föreläsning: dess bilder i ordning, på sidan, i salen och i presentatörsvyn, på svenska.

lecture = Föreläsning
lecture-hint = Bilder att visa i ordning: det som visas, med rubrik och anteckningar
add-slide = Lägg till det som visas
previous-slide = Föregående bild
next-slide = Nästa bild
