/** The clock of a lecture: what the page counts, and what the presenter reads. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asClock,
  clockIn,
  entered,
  figures,
  isUnbegun,
  left,
  paused,
  started,
  turned,
  UNBEGUN,
  untilNext,
} from '../../../www/src/page/lecture/clock.js';
import { LectureClock } from '../../../www/src/page/lecture/lecture-clock.js';
import { timeOfDay } from '../../../www/src/page/lecture/presenter-view.js';

/** @import { Clock } from '../../../www/src/page/lecture/clock.js' */

const START = Date.UTC(2026, 10, 22, 9, 5);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What the presenter reads of a clock. @param {Clock} clock @param {number} now @param {number} [minutes] @param {number} [count] of slides */
function read({ passed, slides, since, at }, now, minutes = 0, count = 10) {
  const reported = { passed, since, minutes, slide: slides[at] ?? 0 };
  return figures(reported, now, { at, slides: Array(count) });
}

test('a time is written in whole seconds, and in hours once there are any', () => {
  const cases = /** @type {const} */ ([
    [0, '0:00'],
    [SECOND - 1, '0:00'],
    [SECOND, '0:01'],
    [59.9 * SECOND, '0:59'],
    [60 * SECOND, '1:00'],
    [HOUR - 1, '59:59'],
    [HOUR, '1:00:00'],
    [HOUR + 7 * MINUTE + 5 * SECOND, '1:07:05'],
    [27 * HOUR, '27:00:00'],
  ]);
  for (const [time, shown] of cases) assert.equal(asClock(time), shown);
});

test('the time of day is written as the language writes it', () => {
  assert.equal(timeOfDay(START, 'sv', 'Europe/Stockholm'), '10:05');
  assert.equal(timeOfDay(START, 'sv', 'UTC'), '09:05');
  assert.match(timeOfDay(START, 'en', 'UTC'), /^9:05\sAM$/);
});

test('it begins anew where a lecture is presented from its first slide after a while, and goes on else', () => {
  const talk = turned(started(turned(UNBEGUN, 0, START), START), 4, START + MINUTE);
  const away = left(left(talk, START + 10 * MINUTE), START + 12 * MINUTE);
  const back = (/** @type {number} */ at, /** @type {number} */ minutes) =>
    entered(away, at, START + (10 + minutes) * MINUTE);
  assert.ok(!isUnbegun(back(0, 1)), 'whoever comes back soon goes on');
  assert.ok(!isUnbegun(back(4, 60)), 'so does whoever goes on in the middle');
  assert.equal(read(back(4, 60), START + 70 * MINUTE).gone, 70 * MINUTE);
  assert.ok(isUnbegun(back(0, 3)));
  assert.ok(isUnbegun(back(-1, 3)));
  assert.equal(entered(talk, 0, START + HOUR), talk, 'a hall that was not left');
});

test('it begins with the talk, and not while people come in', () => {
  const clock = new LectureClock();
  const begun = () => clock.report.since > 0;
  clock.hear(true, -1);
  clock.follow(-1, 3, true);
  for (const [at, step] of [
    [0, 3],
    [0, 4],
    [0, 0],
  ]) {
    clock.follow(at, step, true);
    assert.ok(!begun());
  }
  clock.follow(1, 5, true);
  assert.ok(begun());
  assert.equal(clock.report.passed, 0);
});

test('slides that are turned on the desk begin nothing; nor does going to the first', () => {
  const clock = new LectureClock();
  for (const at of [0, 3, 5]) clock.follow(at, 0, false);
  clock.hear(true, 5);
  for (const at of [5, 0]) clock.follow(at, 0, true);
  assert.equal(clock.report.since, 0);
  clock.follow(1, 0, true);
  assert.ok(clock.report.since > 0);
});

test('where there are no slides, it begins with the first step', () => {
  const clock = new LectureClock();
  for (const step of [0, 7]) clock.follow(-1, step, false);
  clock.hear(true, -1);
  for (const step of [7, 7]) clock.follow(-1, step, true);
  assert.equal(clock.report.since, 0);
  clock.follow(-1, 8, true);
  assert.ok(clock.report.since > 0);
  clock.perform('pause');
  const { passed } = clock.report;
  clock.perform('restart');
  assert.ok(clock.report.since > 0 && clock.report.passed <= passed);
});

test('it counts while it runs, and each slide has its part', () => {
  let clock = turned(started(UNBEGUN, START), 0, START);
  assert.equal(read(clock, START + MINUTE).gone, MINUTE);
  clock = turned(clock, 1, START + MINUTE);
  clock = paused(clock, START + 3 * MINUTE);
  assert.deepEqual(
    [read(clock, START + HOUR).gone, read(clock, START + HOUR).taken],
    [180_000, 120_000],
  );
  clock = started(clock, START + HOUR);
  assert.equal(started(clock, START + HOUR + 1), clock, 'it runs already');
  // Back on the first slide, its time goes on.
  clock = turned(clock, 0, START + HOUR + MINUTE);
  assert.equal(turned(clock, 0, START + HOUR + 2 * MINUTE), clock);
  const now = START + HOUR + 2 * MINUTE;
  assert.deepEqual([read(clock, now).gone, read(clock, now).taken], [5 * MINUTE, 2 * MINUTE]);
  // The computer's clock was set back.
  assert.equal(read(clock, START).gone, 4 * MINUTE);
});

test('what is left of a planned length is shared evenly by the slides to come', () => {
  const clock = turned(started(UNBEGUN, START), 2, START + 5 * MINUTE);
  assert.deepEqual(read(clock, START + 6 * MINUTE, 45), {
    gone: 6 * MINUTE,
    left: 39 * MINUTE,
    taken: MINUTE,
    // 40 minutes for the third of ten slides and the seven after it.
    share: 5 * MINUTE,
  });
  assert.equal(read(clock, START + 9 * MINUTE, 45).share, 5 * MINUTE, 'as long as it is shown');
  assert.equal(read(clock, START + 50 * MINUTE, 45).left, -5 * MINUTE);
  const late = turned(clock, 3, START + 50 * MINUTE);
  assert.equal(read(late, START + 51 * MINUTE, 45).share, 0);
  const { left, share } = read(clock, START + 6 * MINUTE);
  assert.deepEqual([left, share], [null, null], 'without a plan');
  assert.equal(read({ ...clock, at: -1 }, START + 6 * MINUTE, 45).taken, null);
});

test('what is stored goes on; what is no clock has not begun', () => {
  const clock = turned(started(UNBEGUN, START), 2, START + 5 * MINUTE);
  assert.deepEqual(clockIn(JSON.stringify(clock)), clock);
  for (const wrong of ['', '7', '{}', '{"passed":"1"}', JSON.stringify({ ...clock, since: null })])
    assert.deepEqual(clockIn(wrong), UNBEGUN, wrong);
});

test('the clock waits until it has something else to show, and never less than that', () => {
  for (let after = -3000; after < 3000; after += 7) {
    const clock = { passed: 4321, slide: 0, since: START, minutes: 45 };
    const now = START + after;
    const wait = untilNext(clock, now);
    assert.ok(wait > 0 && wait <= SECOND);
    if (after < 0) continue;
    const shown = (/** @type {number} */ at) => {
      const { gone, left } = figures(clock, at, null);
      return [asClock(gone), asClock(left ?? 0)];
    };
    assert.deepEqual(shown(now + wait - 1), shown(now));
    const [before, next] = [shown(now), shown(now + wait)];
    assert.ok(before.every((each, at) => each !== next[at]));
  }
});
