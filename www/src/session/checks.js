/** What a link or an author may ask for that the search does not have. */

/**
 * @import { PlyscopeError } from '../../pkg/plyscope_wasm.js'
 * @import { Search } from '../engine/search.js'
 * @import { State } from './state.js'
 */

/**
 * @param {Search} search
 * @param {State} state
 * @throws {PlyscopeError}
 */
export function check(search, state) {
  const wrong = wrongFold(search, state.folds) ?? wrongBreak(search, state);
  if (wrong !== null) throw wrong;
}

/**
 * What is to be folded and cannot be, since the tree has nothing there.
 * @param {Search} search
 * @param {State['folds']} folds
 * @returns {PlyscopeError | null}
 */
function wrongFold({ nodes }, { folded, unfolded }) {
  const wrong = [...folded, ...unfolded].find((node) => nodes.leaf[node] !== 0);
  return wrong === undefined ? null : { kind: 'nothing-to-fold', value: String(wrong) };
}

/**
 * A breakpoint at a node that the tree does not have, or at a line that the pseudocode does not.
 * @param {Search} search
 * @param {State} state
 * @returns {PlyscopeError | null}
 */
function wrongBreak({ code, nodes }, { breakpoints, lines }) {
  const isLine = (/** @type {string} */ each) => {
    const [routine, line] = each.split('.').map(Number);
    return code.listing.routines[routine]?.lines[line] !== undefined;
  };
  const wrong =
    breakpoints.find((node) => node >= nodes.length) ?? lines.find((line) => !isLine(line));
  return wrong === undefined ? null : { kind: 'wrong-break', value: String(wrong) };
}
