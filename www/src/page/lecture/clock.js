/** The clock of a lecture, as the page that presents counts it and the presenter view reads it. Pure. */

import * as v from 'valibot';

/** So long a lecture may be planned to be, in minutes; 0 for no plan. */
export const LENGTHS = [0, 20, 30, 45, 50, 60, 75, 90, 120];

const MINUTE = 60_000;
/** Whoever presents from the first slide after so long begins anew: until then it was a rehearsal. */
const AWAY = 2 * MINUTE;
const NUMBER = v.pipe(v.number(), v.finite());

/** @typedef {v.InferOutput<typeof CLOCK>} Clock */
const CLOCK = v.object({
  /** What had gone by at `since`, and what each slide had of it, in milliseconds. */
  passed: NUMBER,
  slides: v.record(v.string(), NUMBER),
  /** Since when it runs, in milliseconds since 1970; 0 while it stands. */
  since: NUMBER,
  /** The slide that it is counted for; -1 for none. */
  at: NUMBER,
  /** When the hall was left; 0 while somebody presents. */
  left: v.optional(NUMBER, 0),
});

/** @type {Clock} */
export const UNBEGUN = { passed: 0, slides: {}, since: 0, at: -1, left: 0 };

/** A clock as it was stored; one that has not begun for anything else. @param {string} text */
export function clockIn(text) {
  try {
    return v.parse(CLOCK, JSON.parse(text));
  } catch {
    return UNBEGUN;
  }
}

/** What is added to its counts, in milliseconds; nothing if the computer's clock was set back. @param {{since: number}} clock @param {number} now */
const running = ({ since }, now) => (since === 0 ? 0 : Math.max(0, now - since));

/** The same clock, with all that has gone by in its counts. @param {Clock} clock @param {number} now @returns {Clock} */
function counted(clock, now) {
  const more = running(clock, now);
  const { slides, at, passed, since } = clock;
  return {
    ...clock,
    passed: passed + more,
    slides: { ...slides, [at]: (slides[at] ?? 0) + more },
    since: since === 0 ? 0 : now,
  };
}

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const started = (clock, now) => (clock.since === 0 ? { ...clock, since: now } : clock);

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const paused = (clock, now) => ({ ...counted(clock, now), since: 0 });

/** Counts for another slide. @param {Clock} clock @param {number} at @param {number} now @returns {Clock} */
export const turned = (clock, at, now) =>
  at === clock.at ? clock : { ...counted(clock, now), at };

/** Counts before a hall, in which a lecture may begin. @param {Clock} clock @param {number} at the slide on show @param {number} now @returns {Clock} */
export function entered(clock, at, now) {
  if (clock.left === 0) return clock;
  const isAnew = at <= 0 && now - clock.left > AWAY;
  return isAnew ? { ...UNBEGUN, at: clock.at } : { ...clock, left: 0 };
}

/** @param {Clock} clock @param {number} now @returns {Clock} */
export const left = (clock, now) => (clock.left === 0 ? { ...clock, left: now } : clock);

/** Whether nothing has been counted yet. @param {Clock} clock */
export const isUnbegun = ({ since, passed }) => since === 0 && passed === 0;

/**
 * What the presenter reads, in milliseconds.
 * @param {{passed: number, slide: number, since: number, minutes: number}} clock as the page reports it
 * @param {number} now
 * @param {{at: number, slides: readonly unknown[]} | null} lecture
 */
export function figures(clock, now, lecture) {
  const more = running(clock, now);
  const [gone, taken] = [clock.passed + more, clock.slide + more];
  const left = clock.minutes === 0 ? null : clock.minutes * MINUTE - whole(gone);
  const isOnSlide = lecture !== null && lecture.at >= 0;
  // What was left when the slide began is shared evenly, so that the share stays the same while it is shown.
  const share =
    isOnSlide && left !== null
      ? (left + whole(taken)) / (lecture.slides.length - lecture.at)
      : null;
  return { gone, left, taken: isOnSlide ? taken : null, share: share && Math.max(0, share) };
}

/** Whole seconds, so that what has gone by and what is left change together. @param {number} time */
const whole = (time) => time - (time % 1000);

/** The time until the clock changes, in milliseconds. @param {{passed: number, since: number}} clock @param {number} now */
export const untilNext = (clock, now) => 1000 - ((clock.passed + running(clock, now)) % 1000);

/** A time as a clock shows it: `7:05` or `1:07:05`. @param {number} time in milliseconds */
export function asClock(time) {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
