### Iskanja v enem drevesu eno ob drugem, v slovenščini.

## Kako gredo naprej skupaj

pace = Skupaj
