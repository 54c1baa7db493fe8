### Fel i det som öppnas, på svenska.

error-figure-dense = Noderna ligger för tätt här för att ritas en och en. En enda SVG eller PNG kan visa dem som rader av pixlar; det kan inte LaTeX, bildremsor eller animeringar. Fäll ihop ett delträd, eller zooma in.
error-figure-no-cutoff = En film visar en avskärning som hoppar över något; den här sökningen har ingen.
error-figure-no-recorder = Den här webbläsaren kan inte spela in film. Filmen som animerad SVG fungerar överallt.
error-figure-frames = Det skulle bli { $value } bilder efter varandra. Högst { $limit } är möjliga: ange vilka ögonblick som ska visas.
error-paper-moments = Det skulle bli { $value } ögonblick. Högst { $limit } är möjliga på ett blad att dela ut.
error-figure-number = En figur kan inte ha { $name } ”{ $value }”. Använd ett tal i intervallet { $right }.
error-figure-theme = En figur har inget tema ”{ $value }”. Använd light, dark eller bw.
error-not-saved = Filen sparades inte, eftersom dess sökning hade ersatts av en annan.
