### Formuläret för slumpträd, på svenska.

generator = Slumpträd
generator-branching = Förgrening
generator-from = från
generator-to = till
generator-same = lika
generator-depth = Djup i halvdrag
generator-early = Tidiga löv, i %
generator-early-hint = av noderna mellan roten och det sista halvdraget
generator-leaves = Löv
generator-leaves-uniform = Likformigt
    .hint = Varje löv dras för sig, jämnt fördelat ur det här intervallet.
generator-leaves-few = Få värden
    .hint = Varje löv dras för sig, från 1 till detta: många lika värden.
generator-leaves-correlated = Korrelerade
    .hint = Varje drag ger eller kostar högst så här mycket, och ett löv är värt summan längs sin väg: syskon liknar varandra.
generator-values = upp till
generator-gain = vinst
generator-best = Bästa draget först, i %
generator-best-hint = av noderna; i de andra som det faller sig
generator-noise = Statiska värden, fel med högst
generator-noise-hint = i inre noder, för sökningar som slutar där
generator-none = inga
generator-seed = Frö
generator-another = Annat frö
generator-whole = Använd ett heltal från { $least } till { $most }.
generator-size = { $nodes ->
    [one] En nod, ett löv.
   *[other] { $nodes } noder, varav { $leaves } är löv.
}
generator-critical = { $critical ->
    [one] Alfa-beta utvärderar det.
   *[other] Alfa-beta utvärderar minst { $critical } av dem.
}
generator-too-large = Det här trädet skulle ha { $more ->
    [yes] fler än { $nodes }
   *[no] { $nodes }
} noder. Använd högst { $limit }.
generator-make = Slumpa fram
