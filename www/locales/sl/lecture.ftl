### Predavanje: njegove prosojnice po vrsti, na strani, v predavalnici in v predavateljskem pogledu, v slovenščini.

lecture = Predavanje
lecture-hint = Prosojnice, ki jih kažete po vrsti: to, kar je na zaslonu, z naslovom in zapiski
add-slide = Dodaj to na zaslonu
previous-slide = Prejšnja prosojnica
next-slide = Naslednja prosojnica
