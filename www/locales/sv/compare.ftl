### Sökningar av ett träd bredvid varandra, på svenska.

## Hur de går framåt tillsammans

pace = I takt
