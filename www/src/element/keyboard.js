/** The keys of a view. Each is handled once: as the answer to an open question, or else by its usual action. */

import { actionOfKey } from '../input/keys.js';
import { steppingAction } from '../input/stepping-keys.js';

/** @import { LitElement } from 'lit' */
/** @import { Session } from '../session/session.js' */

/**
 * The view.
 * @typedef {object} Host
 * @property {() => Session | null} session
 * @property {(event: KeyboardEvent) => boolean} answers whether a key answers a question to a learner
 * @property {(event: KeyboardEvent) => boolean} presents whether a key has an effect of presenter mode
 * @property {() => boolean} cancels ends a job; whether there was one
 * @property {() => void} help
 * @property {() => void} togglePresenting
 * @property {(factor: number) => void} zoom
 */

export class Keyboard {
  #view;
  #host;
  #abort = new AbortController();

  /** @param {LitElement} view @param {Host} host */
  constructor(view, host) {
    this.#view = view;
    this.#host = host;
    view.addController(this);
  }

  hostConnected() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    // An open question takes its keys before the focused element.
    this.#view.addEventListener('keydown', this.#answer, { signal, capture: true });
    this.#view.addEventListener('keydown', this.#act, { signal });
    this.#view.addEventListener('keydown', keepIn, { signal });
  }

  hostDisconnected() {
    this.#abort.abort();
  }

  /** Handles a key pressed anywhere in the page. @param {KeyboardEvent} event */
  hear(event) {
    if (event.composedPath().includes(this.#view) || this.#answer(event)) return;
    this.#act(event);
  }

  /** @param {KeyboardEvent} event */
  #answer = (event) => !event.defaultPrevented && !this.#isCovered && this.#host.answers(event);

  /** @param {KeyboardEvent} event */
  #act = (event) => {
    const host = this.#host;
    const session = host.session();
    if (event.defaultPrevented || session === null || this.#isCovered) return;
    if (event.key === 'Escape' && (this.#has(':popover-open') || host.cancels())) return;
    const { state, search } = session;
    if (search === null) return;
    if (host.presents(event)) return event.preventDefault();
    const action = actionOfKey(event, state, search) ?? steppingAction(event, state, search);
    if (action === null) return;
    event.preventDefault();
    if (action.type === 'help') host.help();
    else if (action.type === 'present') host.togglePresenting();
    else if (action.type === 'zoom') host.zoom(action.factor);
    else session.dispatch(action);
  };

  /** Whether a dialog lies over the view. */
  get #isCovered() {
    return this.#has('dialog[open]');
  }

  /** @param {string} selector */
  #has(selector) {
    return this.#view.renderRoot.querySelector(selector) !== null;
  }
}

/**
 * Keys that are pressed in a view are not meant for the page around it, where an arrow would turn a slide, and a letter open a
 * search. Those that leave a place, and those pressed with others, are everybody's.
 * @param {KeyboardEvent} event
 */
function keepIn(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isShared = ['Tab', 'Escape'].includes(key) || /^F\d+$/.test(key);
  if (!isShared && !ctrlKey && !metaKey && !altKey) event.stopPropagation();
}
