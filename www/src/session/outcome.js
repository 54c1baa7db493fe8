/** The outcome of an action: known now, or later if it takes a large search. Pure. */

/** @import { PlyscopeError } from '../engine/errors.js' */

/**
 * Null on success; otherwise the error, and nothing has changed. For a large search it is a promise.
 * @typedef {PlyscopeError | null | Promise<PlyscopeError | null>} Outcome
 */

/** The error of a cancelled action. @type {PlyscopeError} */
export const CANCELLED = { kind: 'cancelled' };

/** Why nothing changes while an exercise goes on. @type {PlyscopeError} */
export const UNDER_WAY = { kind: 'under-way' };

/**
 * Continues with an outcome, now or later.
 * @param {Outcome} outcome
 * @param {(error: PlyscopeError | null) => Outcome} then
 * @returns {Outcome}
 */
export const after = (outcome, then) =>
  outcome instanceof Promise ? outcome.then(then) : then(outcome);

/**
 * The outcome of a first attempt, or of a second one if the first is refused. Who cancels the first wants no second.
 * @param {Outcome} outcome
 * @param {() => Outcome} again
 * @returns {Outcome}
 */
export const orElse = (outcome, again) =>
  after(outcome, (error) => (error === null || error === CANCELLED ? error : again()));

/** The error, if it is known already. @param {Outcome} outcome */
export const refusal = (outcome) => (outcome instanceof Promise ? null : outcome);

/**
 * Reports the error, or null: at once, and again when a promise settles. A cancelled action is no error.
 * @param {Outcome} outcome
 * @param {(error: PlyscopeError | null) => void} report
 */
export function reportError(outcome, report) {
  report(refusal(outcome));
  if (outcome instanceof Promise)
    outcome.then((error) => report(error === CANCELLED ? null : error));
}

/** Restores a field after an error or a cancellation. @param {Outcome} outcome @param {() => void} restore */
export function restoreOnError(outcome, restore) {
  after(outcome, (error) => {
    if (error !== null) restore();
    return error;
  });
}
