/** The session of a view, and the objects that act on it, from when the engine is loaded for as long as the view is there. */

import { Draft } from '../session/draft.js';
import { LeafEditing } from '../session/leaf-editing.js';
import { Session } from '../session/session.js';
import { announce, sendError } from './events.js';
import { Playback } from './playback.js';
import { TreeKeys } from './tree-keys.js';

/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { State } from '../session/state.js' */
/** @import { PlyscopeView } from './view.js' */

export class Parts {
  #view;

  /** @param {PlyscopeView} view @param {Catalogue} catalogue */
  constructor(view, catalogue) {
    this.#view = view;
    this.session = new Session(
      catalogue,
      (before, after) => this.#changed(before, after),
      () => view.progress.show(),
    );
    this.playback = new Playback(this.session);
    this.draft = new Draft(this.session);
    this.editing = new LeafEditing(this.session, {
      field: (all) => this.focus('.leaf-editor input', all),
      item: (node) => this.keys.visit(node),
      picture: () => this.focus('.stage'),
      point: () => view.language.point,
    });
    this.keys = new TreeKeys(this);
  }

  /** @param {State} before @param {State} after */
  #changed(before, after) {
    const [view, { session, playback, keys }] = [this.#view, this];
    playback.follow();
    announce(view, session, before, after);
    view.exercise.follow(before, after);
    // Not while the session is still telling of this change.
    queueMicrotask(() => view.exercise.arrange());
    if (after.refused !== null && after.refused !== before.refused)
      sendError(view, after.refused, view.wordError(after.refused));
    keys.keep(before.focus);
    if (after.slide !== null && after.slide !== before.slide) turn(view, after.slide.asks);
    const { presenting } = before;
    view.followHall({ presenting, blank: presenting && before.hidden !== 'none' });
    view.follow();
  }

  /**
   * Moves the keyboard to an element, once it is rendered.
   * @param {string} selector
   * @param {boolean} [all] whether to select its text
   */
  async focus(selector, all = false) {
    await this.#view.updateComplete;
    const found = this.#view.renderRoot.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement && all) found.select();
  }

  /** Whether the keyboard is in the tree for screen readers. */
  get isInTree() {
    return this.#view.renderRoot.querySelector('[role=treeitem]:focus') !== null;
  }

  /** Opens the form with the texts of the selected node. @param {() => void} closed called when it has been closed */
  openTexts(closed) {
    this.#view.openings.texts(closed);
  }
}

/** Turns the page of the lecture that a view is part of, as a key in the hall has asked. @param {PlyscopeView} view @param {-1 | 0 | 1} by */
function turn({ lecture }, by) {
  if (by < 0) lecture?.turnBack();
  if (by > 0) lecture?.next();
}
