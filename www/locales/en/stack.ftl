### Stepping as in a debugger, and the call stack, in English.

## Stepping

step-into = Step into
step-over = Step over
step-out = Step out
go-to-next = Go to next…
next-leaf = Leaf
next-improvement = Improvement
next-re-search = Re-search
next-iteration = Iteration
next-visit = Breakpoint
breakpoint = Halt at node { $node }
no-breakpoint = Do not halt at node { $node }
no-breakpoints = Remove all breakpoints
node-item-break = { $item }; breakpoint

## The call stack

call-stack = Call stack
stack-node = Node
stack-best = Best
stack-child = Child
stack-child-of = node { $node }, child { $place } of { $children }
stack-steps = Its steps
stack-entry = To the entry of node { $node }, step { $step }
stack-exit = To the return of node { $node }, step { $step }
stack-turned = The window ({ $low }, { $high }) is negated and swapped: ({ $alpha }, { $beta })
stack-empty = No node is being searched at this step.
