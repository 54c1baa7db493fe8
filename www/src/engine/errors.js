/** The errors that a view puts into words: the core's, and those that the page adds. Each kind has a message, `error-KIND`. */

/** @import { GamesError } from '../../pkg/games/plyscope_games_wasm.js' */
/** @import { PlyscopeError as CoreError } from '../../pkg/plyscope_wasm.js' */

/** What is wrong with a link. @typedef {'broken-escape' | 'damaged-link' | 'newer-link' | 'endless-link' | 'repeated'} LinkErrorKind */

/**
 * What is wrong with a part of a link or with an attribute.
 * @typedef {'wrong-attribute' | 'wrong-step' | 'no-moment' | 'several-nodes' | 'bounds-reversed' | 'wrong-start' | 'wrong-labels' | 'wrong-code' | 'wrong-fold' | 'nothing-to-fold'
 *   | 'wrong-compare' | 'wrong-break' | 'wrong-ask' | 'wrong-sight' | 'wrong-trace' | 'wrong-count' | 'wrong-quiz-state'} PartErrorKind
 */

/** Why a file cannot be shown. @typedef {'src-status' | 'src-unreachable' | 'src-too-large' | 'src-several'} FileErrorKind */

/** What is wrong with a figure or with something to print. @typedef {'figure-dense' | 'figure-frames' | 'figure-no-cutoff' | 'figure-no-recorder' | 'figure-number' | 'figure-theme' | 'paper-moments'} FigureErrorKind */

/**
 * What the page cannot do now, or what it has left out.
 * @typedef {'cancelled' | 'under-way' | 'not-saved' | 'not-kept' | 'no-clipboard' | 'too-long-to-keep' | 'games-not-loaded' | 'no-depth' | 'other-search'} WorkErrorKind
 */

/** @typedef {LinkErrorKind | PartErrorKind | FileErrorKind | FigureErrorKind | WorkErrorKind} PageErrorKind */

/** @typedef {{kind: PageErrorKind, name?: string, value?: string, right?: string, limit?: number, algorithm?: string}} PageError */

/** @typedef {CoreError | PageError | Extract<GamesError, {recipe: unknown}>} PlyscopeError */

/** Whether the wasm has trapped, as it does when it runs out of memory. @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * The error to word. The core throws plain objects. Without memory, the wasm traps or the browser throws a
 * `RangeError`.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function whatFailed(error) {
  if (error instanceof RangeError || isTrap(error)) {
    return { kind: 'out-of-memory' };
  }
  return plainError(error);
}

/**
 * The error that the core threw. Any other error is a bug in the page, and is thrown again.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}

/** Whether a search was stopped because it took too long. @param {unknown} error */
export const isStopped = (error) =>
  error instanceof Object && 'kind' in error && error.kind === 'stopped';
