### Korakanje kakor v razhroščevalniku in klicni sklad, v slovenščini.

## Korakanje

step-into = Vstopi
step-over = Prestopi
step-out = Izstopi
go-to-next = Na naslednje…
next-leaf = List
next-improvement = Izboljšava
next-re-search = Ponovno iskanje
next-iteration = Iteracija
next-visit = Prekinitvena točka
breakpoint = Ustavi se v vozlišču { $node }
no-breakpoint = Ne ustavi se v vozlišču { $node }
no-breakpoints = Odstrani vse prekinitvene točke
node-item-break = { $item }; prekinitvena točka

## Klicni sklad

call-stack = Klicni sklad
stack-node = Vozlišče
stack-best = Najboljše
stack-child = Otrok
stack-child-of = vozlišče { $node }, otrok { $place } od { $children }
stack-steps = Koraki
stack-entry = Na obisk vozlišča { $node }, korak { $step }
stack-exit = Na vrnitev iz vozlišča { $node }, korak { $step }
stack-turned = Okno ({ $low }, { $high }) je negirano in z zamenjanima mejama: ({ $alpha }, { $beta })
stack-empty = V tem koraku se ne preiskuje nobeno vozlišče.
