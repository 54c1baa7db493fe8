### Frågor om en nod, på svenska.

questions-none = Klicka på en nod{ $keys ->
    [all] , eller tryck på Q vid den,
   *[none] {""}
} för att fråga om den.
asked-about = { $place ->
    [leaf] Om löv { $node }
   *[interior] Om { $player }-nod { $node }
}
asked-nothing = Sluta fråga om noden

## Vad som är känt nu

ask-known = Vad är känt nu?
asked-known = { $horizon ->
    [none] { "" }
    [one] Så långt 1 halvdrag visar:{ " " }
   *[other] Så långt { $horizon } halvdrag visar:{ " " }
}{ $kind ->
    [exact] Värdet är { $low } för MAX.
    [between] Värdet är minst { $low } och högst { $high } för MAX.
    [least] Värdet är minst { $low } för MAX.
    [most] Värdet är högst { $high } för MAX.
   *[nothing] Ingenting: värdet kan vara vad som helst.
}
# ”shown” är det som står vid noden i bilden, till exempel ≤ 2.
asked-bound = Bilden visar { $shown }{ $turned ->
    [yes] , ur MIN:s synvinkel
   *[no] { "" }
}: det som sökningen returnerade säger bara att värdet för MAX är { $side ->
    [most] högst { $value }
   *[least] minst { $value }
}. De värden som har utvärderats säger mer.

## Varför den hoppas över

ask-skipped = Varför hoppar sökningen över den?
asked-skipped = { $kind ->
    [beyond] Sökningen som pågår ser inte djupare än nod { $node }.
    [table] Tabellen gav svaret för nod { $node }, så ingenting under den söks igenom.
    [assumed] Nod { $node } är en CUT-nod i det kritiska trädet: bara dess första barn söks igenom.
   *[solved] Nod { $node } är löst utan den.
}
asked-chain-cut = { $proven ->
    [yes] { $player } är vid draget i nod { $node } och kan välja nod { $child }: alltså är nod { $node } värd { $side ->
        [most] högst { $value }
       *[least] minst { $value }
    } för MAX, vad som än finns under den.
   *[no] I nod { $node } har { $player } { $value } från nod { $child }: det är vad sökningen returnerade, även om det inte är bevisat.
}
asked-chain-between = Går spelet den här vägen är alltså nod { $node }, där { $player } är vid draget, värd { $side ->
    [most] högst { $value }
   *[least] minst { $value }
}.
asked-chain-bound = { $why ->
    [best] Men i nod { $node } har { $player } redan { $side ->
        [most] { $bound } eller mindre
       *[least] { $bound } eller mer
    },{ $turned ->
        [yes] { " " }ur MAX synvinkel,
       *[no] { "" }
    } genom nod { $child }: { $player } vinner ingenting på att komma hit.
    [tested] Men i nod { $node } har ett test visat att nod { $child } är värd { $side ->
        [most] { $bound } eller mindre
       *[least] { $bound } eller mer
    }: { $player } vinner ingenting på att komma hit.
    [table] Men tabellen vet att nod { $node } är värd { $side ->
        [most] { $bound } eller mindre
       *[least] { $bound } eller mer
    } för MAX: att veta mer här ändrar ingenting.
    [asked] Och testet i nod { $node } frågar bara om nod { $child } är värd { $side ->
        [most] { $bound } eller mer
       *[least] { $bound } eller mindre
    } för MAX: hur mycket { $side ->
        [most] mer
       *[least] mindre
    } spelar ingen roll.
   *[given] Och fönstret som roten fick slutar vid { $bound }, ur MAX synvinkel: hur långt bortom den gränsen värdet ligger spelar ingen roll.
}
go-to-cutoff = Visa avskärningen, steg { $step }

## Vad som skulle ändra det

ask-opening = Vad skulle få sökningen att besöka den?
asked-opening = { $kind ->
    [entered] Ingenting behöver ändras: sökningen besöker nod { $node } i steg { $step }.
    [change] { $place ->
        [leaf] Om löv { $leaf } vore { $to } i stället för { $from } skulle sökningen besöka nod { $node }.
       *[interior] Om det statiska värdet i nod { $leaf } vore { $to } i stället för { $from } skulle sökningen besöka nod { $node }.
    } Ingen mindre ändring av ett enda utvärderat värde räcker{ $decimals ->
        [0] , i heltal.
       *[other] , med så många decimaler som trädet har.
    }
    [never] Ingen ändring av ett enda utvärderat värde får sökningen att besöka nod { $node }{ $decimals ->
        [0] , i heltal.
       *[other] , med så många decimaler som trädet har.
    }
   *[untried] Ingen ändring av ett enda utvärderat värde med mindre än { $below } får sökningen att besöka nod { $node }. Större ändringar prövades inte, eftersom det skulle ta för lång tid.
}
go-to-entry = Visa steg { $step }

## Om den spelar roll

ask-freedom = { $place ->
    [leaf] Spelar dess värde någon roll?
   *[interior] Spelar dess statiska värde någon roll?
}
asked-freedom = { $kept ->
    [value] Rotens värde
    [bestMove] Det bästa draget
   *[steps] Varje steg, bortsett från talen,
} förblir detsamma { $ends ->
    [open-open] vad
    [closed-closed] { $single ->
        [yes] bara så länge
       *[no] så länge
    }
   *[other] så länge
} { $place ->
    [leaf] värdet här
   *[interior] det statiska värdet här
} { $ends ->
    [open-open] än är.
    [open-closed] är högst { $high }.
    [closed-open] är minst { $low }.
   *[closed-closed] { $single ->
        [yes] är { $low }.
       *[no] är från { $low } till { $high }.
    }
}{ $tried ->
    [yes] { "" }
   *[no] { " " }Vad som ligger bortom det prövades inte, eftersom det skulle ta för lång tid.
}
