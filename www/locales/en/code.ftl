### The pseudocode, in English. All words but these are names, the same in all languages.

pseudocode = Pseudocode
run-to-line = Run to the next time that this line runs; with Shift, back to the last time
code-if = if
code-else = else
code-for = for
code-in = in
code-while = while
code-repeat = repeat
code-break = break
code-return = return
code-and = and
code-or = or
code-not = not
code-holds = true
code-fails = false
halt-at-line = Halt at this line when playing
line-halts = breakpoint
