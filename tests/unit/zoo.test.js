// The zoo: every slip has a specimen there, on whose tree it shows; its address; its pictures.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlace, writePlace } from '../../www/src/page/zoo/place.js';
import { runsOf } from '../../www/src/page/zoo/runs.js';
import { ZOO } from '../../www/src/page/zoo/specimens.js';
import { traces } from './support/traces.js';

const SPECIMENS = ZOO.flatMap(({ algorithm, specimens }) =>
  specimens.map((specimen) => ({ algorithm, specimen })),
);

test('every slip has one specimen', () => {
  const names = SPECIMENS.map(({ specimen }) => specimen.slip);
  assert.deepEqual(names.sort(), [...traces.slips()].sort());
});

test('every specimen shows its slip, on a small tree, from some action on', () => {
  for (const { algorithm, specimen } of SPECIMENS) {
    const shown = runsOf(specimen, algorithm);
    assert.ok(shown, `${specimen.slip} does not show`);
    const { parents, wrong, right, parted } = shown;
    assert.ok(parents.length < 20, specimen.slip);
    assert.ok(parted < Math.max(wrong.acts.length, right.acts.length), specimen.slip);
    assert.ok(right.value !== null && right.nodes[0].isEntered, specimen.slip);
  }
});

test('a run says what was entered, and what each node returned', () => {
  const shown = runsOf({ slip: 'no-return-at-cut', tree: '[1, [1, 1]]' }, 'alpha-beta');
  assert.ok(shown);
  const { wrong, right, parted } = shown;
  assert.deepEqual([wrong.entered, right.entered, wrong.value, right.value], [5, 4, 1, 1]);
  assert.deepEqual(right.nodes[4], { isEntered: false, returned: null });
  assert.equal(right.acts[parted].kind, 'cutoff');
  assert.equal(runsOf({ slip: 'no-return-at-cut', tree: '[1, 2]' }, 'alpha-beta'), null);
});

test('the address is a slip, and a language', () => {
  for (const [slip, lang] of [
    ['last-of-equals', ''],
    ['last-of-equals', 'sv'],
    ['', 'sr-Latn'],
  ])
    assert.deepEqual(readPlace(writePlace(slip, lang)), { slip, lang });
  assert.deepEqual(readPlace(''), { slip: '', lang: '' });
  assert.deepEqual(readPlace('#lang=ru'), { slip: '', lang: 'ru' });
});
