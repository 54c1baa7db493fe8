/** A canvas on whole pixels of the device, wherever its stage lies. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPixels } from '../../www/src/canvas/crisp.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

test('a stage on whole pixels keeps its canvas as it is', () => {
  for (const ratio of [1, 1.5, 2]) {
    const stage = { left: 0, top: 122, width: 460, height: 508 };
    const pixels = { width: 460 * ratio, height: 508 * ratio };
    assert.deepEqual(onPixels(stage, ratio, 1), { ...pixels, transform: '' });
  }
});

test('any other canvas is moved by less than a pixel, onto whole ones, and keeps its size within one', () => {
  const chance = random(7);
  for (let round = 0; round < times(500); round += 1) {
    const part = () => chance.int(1, 63) / 64;
    const [ratio, times] = [chance.pick([1, 1.25, 2]), chance.pick([1, 1.82, 2.7273])];
    const [left, top] = [chance.int(0, 900) + part(), chance.int(0, 900) + part()];
    const [width, height] = [chance.int(80, 900) + part(), chance.int(80, 900) + part()];
    const found = onPixels({ left, top, width, height }, ratio, times);
    const numbers = found.transform.match(/-?[\d.]+(?:e-\d+)?/g)?.map(Number) ?? [];
    const [x, y, across, down] = numbers.length === 4 ? numbers : [0, 0, 1, 1];
    const whole = (/** @type {number} */ each) => Math.abs(each - Math.round(each)) < 1e-6;
    assert.ok(whole((left + x * times) * ratio) && whole((top + y * times) * ratio));
    assert.ok(Math.abs(x * times * ratio) <= 0.5 && Math.abs(y * times * ratio) <= 0.5);
    assert.ok(Math.abs(width * ratio * across - found.width) < 1e-6);
    assert.ok(Math.abs(height * ratio * down - found.height) < 1e-6);
    assert.ok(Math.abs(found.height - height * ratio) <= 0.5);
  }
});
