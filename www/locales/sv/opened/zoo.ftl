### Felzoo, på svenska.

zoo = Felzoo
zoo-intro = Alla misstag i spelträdssökningar som är kända här, vart och ett med ett litet träd där det syns: till vänster vad ett program gör som har det, till höger vad sökningen gör. Streckat är det som inte sågs; noden där de skiljs åt har en tjock kontur.
zoo-wrong = Med misstaget
zoo-right = Som det ska vara
zoo-result = { $nodes ->
    [one] { $nodes } besökt nod
   *[other] { $nodes } besökta noder
}, { $ends ->
    [no] och det slutar aldrig
   *[yes] returnerar { $value }
}
zoo-open = Öppna det här trädet
zoo-lines = Rad för rad
