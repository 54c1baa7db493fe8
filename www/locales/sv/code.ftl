### Pseudokoden, på svenska. Det som inte är något av de här orden är ett namn, och detsamma på alla språk.

pseudocode = Pseudokod
run-to-line = Kör till nästa gång den här raden körs; med Skift tillbaka till förra gången
code-if = om
code-else = annars
code-for = för
code-in = i
code-while = så länge
code-repeat = upprepa
code-break = avbryt
code-return = returnera
code-and = och
code-or = eller
code-not = inte
code-holds = sant
code-fails = falskt
halt-at-line = Stanna vid den här raden vid uppspelning
line-halts = brytpunkt
