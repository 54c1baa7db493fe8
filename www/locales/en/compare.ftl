### Searches of one tree beside each other, in English.

## How they go on together

pace = Together
