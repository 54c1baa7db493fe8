/** Serbian in Latin script is made from its Cyrillic. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '../../www/src/text/messages.js';
import { inLatin } from '../../www/src/text/serbian.js';

test('each letter has its Latin one, and those of two follow the case of their word', () => {
  const pairs = {
    абвгдђежзијклљмнњопрстћуфхцчџш: 'abvgdđežzijklljmnnjoprstćufhcčdžš',
    АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ: 'ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ',
    'Љубав, ЉУБАВ, Његош, ЊЕГОШ, Џеп, ЏЕП': 'Ljubav, LJUBAV, Njegoš, NJEGOŠ, Džep, DŽEP',
    'СТАБЉ КРАЉ КОЊ Љ Љ.': 'STABLJ KRALJ KONJ Lj Lj.',
    // Where two letters only meet, they stay two.
    'инјекција, надживети, конјугован': 'injekcija, nadživeti, konjugovan',
    'MAX бира α ≥ β у чвору B': 'MAX bira α ≥ β u čvoru B',
  };
  for (const [cyrillic, latin] of Object.entries(pairs)) assert.equal(inLatin(cyrillic), latin);
});

test('what is put into a message keeps its script', () => {
  const { say } = messages('sr-Latn', [
    'one = Чвор { $name }\nmany = { $count ->\n    [one] чвор\n   *[other] чворова\n}',
  ]);
  assert.equal(say('one', { name: 'Ж' }), 'Čvor Ж');
  assert.equal(say('many', { count: 5 }), 'čvorova');
});
