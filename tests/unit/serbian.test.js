/** Serbian in Latin script is made from its Cyrillic. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messages } from '../../www/src/text/messages.js';
import { inLatin } from '../../www/src/text/serbian.js';

/** Every text in Serbian, by its file. */
const TEXTS = ['locales', 'lessons'].flatMap((kind) => {
  const folder = new URL(`../../www/${kind}/sr/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ftl|md)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
});

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

test('each letter of every text has its Latin one', () => {
  assert.ok(TEXTS.length > 50);
  for (const { file, text } of TEXTS) {
    assert.match(text, /[а-я]{3}/u, `${file} is in Cyrillic`);
    assert.deepEqual(inLatin(text).match(/.*\p{Script=Cyrillic}.*/gu), null, file);
  }
});

test('no word mixes the scripts, as it would look right in Cyrillic alone', () => {
  // A letter of one script beside one of the other: they often look alike, as C and С do.
  const mixed =
    /\p{L}*(?:\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic})\p{L}*/gu;
  for (const { file, text } of TEXTS) assert.deepEqual(text.match(mixed), null, file);
});
