import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { decimalPoint } from '../../www/src/text/messages.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

/** The same by division of whole numbers. @param {number} units @param {number} decimals */
function divided(units, decimals) {
  const unit = 10n ** BigInt(decimals);
  const size = BigInt(Math.abs(units));
  let part = String(unit + (size % unit)).slice(1);
  while (part.endsWith('0')) part = part.slice(0, -1);
  return `${units < 0 ? '−' : ''}${size / unit}${part === '' ? '' : `.${part}`}`;
}

test('a score is its units divided by its unit, exactly', () => {
  const { int, pick } = random(1);
  for (let round = 0; round < times(20_000); round += 1) {
    const decimals = int(0, 6);
    const most = pick([9, 100, 12_345, 2_147_483_646]);
    const units = int(-most, most);
    assert.equal(format(units, decimals), divided(units, decimals), `${units} of ${decimals}`);
  }
});

test('a score at the ends of what there is keeps every digit', () => {
  assert.equal(format(2147483646, 6), '2147.483646');
  assert.equal(format(-2147483646, 0), '−2147483646');
  assert.equal(format(-1, 6), '−0.000001');
  assert.equal(format(0, 6), '0');
});

test('infinities are signs and not digits', () => {
  for (const decimals of [0, 3, 6]) {
    assert.equal(format(POS_INF, decimals), '∞');
    assert.equal(format(NEG_INF, decimals, ','), '−∞');
  }
});

test('a score has the decimal point of its language', () => {
  assert.equal(decimalPoint('en'), '.');
  assert.equal(decimalPoint('sv'), ',');
  assert.equal(decimalPoint('sl'), ',');
  assert.equal(format(-25, 1, decimalPoint('de')), '−2,5');
  assert.equal(format(20, 1, ','), '2', 'where there is nothing behind it, there is no point');
});
