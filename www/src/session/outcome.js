/** What becomes of what somebody asks for: now, or later where that takes a large search. Pure. */

/** @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError */

/**
 * Null where it is done, or else why it could not be done, and everything is as it was; of a large search
 * that is known later.
 * @typedef {PlyscopeError | null | Promise<PlyscopeError | null>} Outcome
 */

/** What somebody has cancelled. @type {PlyscopeError} */
export const CANCELLED = { kind: 'cancelled' };

/**
 * What comes of an outcome, now or later.
 * @param {Outcome} outcome
 * @param {(error: PlyscopeError | null) => PlyscopeError | null} then
 * @returns {Outcome}
 */
export const after = (outcome, then) =>
  outcome instanceof Promise ? outcome.then(then) : then(outcome);

/** Why something cannot be done, where that is known already. @param {Outcome} outcome */
export const refusal = (outcome) => (outcome instanceof Promise ? null : outcome);

/**
 * Tells why something could not be done: at once, and again when it is known. Nothing is wrong with what
 * somebody has cancelled.
 * @param {Outcome} outcome
 * @param {(error: PlyscopeError | null) => void} tell
 */
export function settled(outcome, tell) {
  tell(refusal(outcome));
  if (outcome instanceof Promise) outcome.then((error) => tell(error === CANCELLED ? null : error));
}

/**
 * Restores what stood in a field where it could not be done, or was cancelled.
 * @param {Outcome} outcome
 * @param {() => void} restore
 */
export function undone(outcome, restore) {
  after(outcome, (error) => {
    if (error !== null) restore();
    return error;
  });
}
