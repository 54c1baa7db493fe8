/** The session of a view, and the objects that act on it. */

import { Draft } from '../session/draft.js';
import { LeafEditing } from '../session/leaf-editing.js';
import { Playback } from '../session/playback.js';
import { Session } from '../session/session.js';
import { TreeKeys } from './tree-keys.js';

/** @import { LitElement } from 'lit' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { State } from '../session/state.js' */

/** @typedef {{session: Session, playback: Playback, editing: LeafEditing, keys: TreeKeys, draft: Draft}} Parts */

/**
 * @param {LitElement} view
 * @param {Catalogue} catalogue
 * @param {object} host
 * @param {(before: State, after: State) => void} host.changed
 * @param {() => void} host.progressed called when a search being made reports progress
 * @param {() => string} host.point the decimal point of the language
 * @param {(closed: () => void) => void} host.openTexts opens the form with the texts of the selected node
 * @returns {Parts}
 */
export function partsOf(view, catalogue, { changed, progressed, point, openTexts }) {
  const update = () => view.requestUpdate();
  const session = new Session(catalogue, changed, progressed);
  const editing = new LeafEditing(session, {
    field: (all) => focus(view, '.leaf-editor input', all),
    item: (node) => keys.visit(node),
    picture: () => focus(view, '.stage'),
    changed: update,
    point,
  });
  const keys = new TreeKeys(
    session,
    editing,
    (selector) => focus(view, selector),
    () => view.renderRoot.querySelector('[role=treeitem]:focus') !== null,
    openTexts,
  );
  return {
    ...{ session, editing, keys },
    ...{ playback: new Playback(session), draft: new Draft(session, update) },
  };
}

/**
 * Moves the keyboard to an element, once it is rendered.
 * @param {LitElement} view
 * @param {string} selector
 * @param {boolean} [all] whether to select its text
 */
async function focus(view, selector, all = false) {
  await view.updateComplete;
  const found = view.renderRoot.querySelector(selector);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  if (found instanceof HTMLInputElement && all) found.select();
}
