### Frågor om en nod, på svenska.

questions = Frågor
move-left = Flytta åt vänster bland syskonen
move-right = Flytta åt höger bland syskonen

## Vad som skulle ändra det

try-change = Pröva
trial = Det här är ett försök.
keep-trial = Behåll det
end-trial = Ta tillbaka det
