### Questions about a node, in English.

questions = Questions
move-left = Move left among its siblings
move-right = Move right among its siblings

## What would change that

try-change = Try it
trial = This is a trial.
keep-trial = Keep it
end-trial = Take it back
