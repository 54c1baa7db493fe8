/** The session of a view, and what works on it. */

import { Draft } from '../session/draft.js';
import { LeafEditing } from '../session/leaf-editing.js';
import { Playback } from '../session/playback.js';
import { Session } from '../session/session.js';
import { TreeKeys } from './tree-keys.js';

/** @typedef {{session: Session, playback: Playback, editing: LeafEditing, keys: TreeKeys, draft: Draft}} Parts */

/**
 * @param {import('lit').LitElement} view
 * @param {import('../engine/catalogue.js').Catalogue} catalogue
 * @param {object} host
 * @param {(before: import('../session/state.js').State, after: import('../session/state.js').State) => void} host.changed
 * @param {() => void} host.progressed called when a search that is being made has come further
 * @param {() => string} host.point the decimal point of the language
 * @returns {Parts}
 */
export function partsOf(view, catalogue, { changed, progressed, point }) {
  const update = () => view.requestUpdate();
  const session = new Session(catalogue, changed, progressed);
  const editing = new LeafEditing(session, {
    field: (all) => focus(view, '.leaf-editor input', all),
    item: (node) => keys.visit(node),
    changed: update,
    point,
  });
  const keys = new TreeKeys(session, editing, (selector) => focus(view, selector));
  return {
    ...{ session, editing, keys },
    ...{ playback: new Playback(session), draft: new Draft(session, update) },
  };
}

/**
 * Puts the keyboard on an element, once it is rendered.
 * @param {import('lit').LitElement} view
 * @param {string} selector
 * @param {boolean} [all] whether to select what stands there
 */
async function focus(view, selector, all = false) {
  await view.updateComplete;
  const found = view.renderRoot.querySelector(selector);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement && all) found.select();
}
