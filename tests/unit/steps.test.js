import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPEEDS } from '../../www/src/session/state.js';
import { firstAfter, lastBefore, played } from '../../www/src/session/steps.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

test('the neighbouring cutoffs of a step are the nearest on either side, never the step itself', () => {
  const { int } = random(3);
  for (let round = 0; round < times(500); round += 1) {
    const steps = int(0, 40);
    const cutoffs = Uint32Array.from(
      Array.from({ length: steps }, (_, at) => at + 1).filter(() => int(0, 3) === 0),
    );
    for (let step = 0; step <= steps; step += 1) {
      const [before, after] = [lastBefore(cutoffs, step), firstAfter(cutoffs, step)];
      assert.equal(before, [...cutoffs].filter((cutoff) => cutoff < step).pop() ?? null);
      assert.equal(after, [...cutoffs].filter((cutoff) => cutoff > step).shift() ?? null);
    }
  }
});

/** @typedef {{step: number, rest: number}} At */

/** @type {(from: At, frames: number[], speed: number, steps: number) => At & {ended: boolean}} */
function run(from, frames, speed, steps) {
  let at = { ...from, ended: false };
  for (const frame of frames) at = played(at, frame, speed, steps);
  return at;
}

/** An exact part of a second, so that no rounding is in the way. */
const FRAME = 1000 / 64;

test('the step is a function of the clock, however it is cut into frames', () => {
  const { int, pick } = random(4);
  for (let round = 0; round < times(500); round += 1) {
    const speed = pick(SPEEDS);
    const frames = Array.from({ length: int(1, 200) }, () => FRAME * int(0, 16));
    const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
    const start = int(0, 50);
    const { step, rest, ended } = run({ step: start, rest: 0 }, frames, speed, 1e6);
    assert.equal(step, start + Math.floor(seconds * speed));
    assert.equal(rest, (seconds * speed) % 1);
    assert.equal(ended, false);
  }
});

test('each speed plays so many steps a second', () => {
  for (const speed of SPEEDS) {
    const frames = Array.from({ length: 64 * 4 }, () => FRAME);
    assert.equal(run({ step: 0, rest: 0 }, frames, speed, 1000).step, speed * 4);
  }
});

test('a change of speed keeps the part of a step that has gone by', () => {
  const half = played({ step: 7, rest: 0 }, 125, 4, 100);
  assert.deepEqual(half, { step: 7, rest: 0.5, ended: false });
  assert.deepEqual(played(half, 62.5, 8, 100), { step: 8, rest: 0, ended: false });
});

test('a tab that was hidden does not leap ahead', () => {
  for (const hidden of [251, 5000, 86_400_000]) {
    assert.deepEqual(
      played({ step: 3, rest: 0 }, hidden, 16, 100),
      played({ step: 3, rest: 0 }, 250, 16, 100),
    );
  }
  assert.equal(played({ step: 3, rest: 0 }, 86_400_000, 16, 100).step, 7);
});

test('a clock that starts a little before its own beginning does not step back', () => {
  const at = played({ step: 0, rest: 0 }, -3, 16, 100);
  assert.equal(at.step, 0);
  assert.ok(at.rest >= 0);
});

test('playing ends at the last step, and says so', () => {
  const { step, ended } = played({ step: 99, rest: 0.9 }, 250, 16, 100);
  assert.deepEqual([step, ended], [100, true]);
  assert.equal(played({ step: 100, rest: 0 }, 0, 1, 100).ended, true);
  assert.equal(played({ step: 99, rest: 0 }, 0, 1, 100).ended, false);
});
