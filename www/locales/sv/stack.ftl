### Att stega som i en avlusare, och anropsstacken, på svenska.

## Stegning

step-into = Stega in
step-over = Stega över
step-out = Stega ut
go-to-next = Gå till nästa…
next-leaf = Löv
next-improvement = Förbättring
next-re-search = Omsökning
next-iteration = Iteration
next-visit = Brytpunkt
breakpoint = Stanna vid nod { $node }
no-breakpoint = Stanna inte vid nod { $node }
no-breakpoints = Ta bort alla brytpunkter
node-item-break = { $item }; brytpunkt

## Anropsstacken

call-stack = Anropsstack
stack-node = Nod
stack-best = Bästa
stack-child = Barn
stack-child-of = nod { $node }, barn { $place } av { $children }
stack-steps = Dess steg
stack-entry = Till besöket i nod { $node }, steg { $step }
stack-exit = Till återkomsten från nod { $node }, steg { $step }
stack-turned = Fönstret ({ $low }; { $high }) vänds och byter tecken: ({ $alpha }; { $beta })
stack-empty = Ingen nod söks igenom i det här steget.
