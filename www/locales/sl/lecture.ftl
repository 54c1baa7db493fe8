### Predavanje: njegovi trenutki po vrsti, na strani, v predavalnici in v predavateljskem pogledu, v slovenščini.

lecture = Predavanje
lecture-hint = Trenutki, ki jih kažete po vrsti: to, kar je na zaslonu, z naslovom in zapiski
add-moment = Dodaj to na zaslonu
previous-moment = Prejšnji trenutek
next-moment = Naslednji trenutek
