/** The properties that a page's author sets on a view. Until a set value is on screen, reading gives it too. */

import { LitElement } from 'lit';
import { properties, stepOf, switchesOf, textOf, wrongChoice } from './attributes.js';
import { sendError } from './events.js';
import { Wants } from './wants.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Collection } from '../session/collection/collection.js' */
/** @import { Labels } from '../session/labels.js' */

export class Authored extends LitElement {
  static properties = properties;

  /** Why there is nothing to show. @protected @type {PlyscopeError | {failed: string} | null} */
  broken = null;
  /** @protected */
  wants = new Wants({
    isHere: () => this.isConnected,
    shows: () => this.broken === null,
    wrong: () => wrongChoice(this),
    answered: (broken) => {
      const isNew = broken !== null && JSON.stringify(broken) !== JSON.stringify(this.broken);
      this.broken = broken;
      if (isNew) sendError(this, broken, this.wordError(broken));
      this.requestUpdate();
    },
  });

  #controls = 'bar';
  #theme = '';
  #lang = '';

  /** The text of an error, in the language of the view. @param {PlyscopeError} _error */
  wordError(_error) {
    return '';
  }

  constructor() {
    super();
    this.presenting = false;
    this.blank = false;
    /**
     * Resolves to what opens the presenter's window, or returns its address if the browser blocks it. Rejects if it could
     * not be loaded. Unless this is set, none is offered.
     * @type {(() => Promise<{show: () => string | null}>) | null}
     */
    this.presenterView = null;
    /**
     * The reader's kept trees. Unless this is set, none are offered.
     * @type {Collection | null}
     */
    this.collection = null;
  }

  /** The tree on screen, as text. */
  get tree() {
    return this.wants.tree;
  }

  set tree(tree) {
    this.wants.want({ tree: tree == null ? undefined : textOf(tree) });
  }

  get algorithm() {
    return this.wants.algorithm;
  }

  set algorithm(algorithm) {
    this.wants.want({ algorithm: algorithm == null ? undefined : textOf(algorithm) });
  }

  get step() {
    return this.wants.step;
  }

  set step(step) {
    this.wants.want({ step: step == null ? undefined : stepOf(step) });
  }

  /** The switches that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return this.wants.options;
  }

  set options(options) {
    this.wants.want({ options: switchesOf(options) });
  }

  /** The folded subtrees, `12,40`; `auto` if those that do not fit are folded. @returns {string} */
  get fold() {
    return this.wants.fold;
  }

  set fold(fold) {
    this.wants.want({ fold: Array.isArray(fold) ? fold.map(textOf).join() : textOf(fold) });
  }

  /** What nodes are called: `names`, or letters where there are none; or `numbers`, in preorder. @returns {string} */
  get labels() {
    return this.wants.labels;
  }

  set labels(labels) {
    this.wants.want({ labels: /** @type {Labels} */ (textOf(labels)) });
  }

  /** `none`, `bar` or `full`. */
  get controls() {
    return this.#controls;
  }

  set controls(controls) {
    const before = this.#controls;
    this.#controls = textOf(controls);
    this.requestUpdate('controls', before);
  }

  /** `light`, `dark`, `contrast` or `contrast-dark`; empty for the system's. */
  get theme() {
    return this.#theme;
  }

  set theme(theme) {
    const before = this.#theme;
    this.#theme = textOf(theme);
    this.requestUpdate('theme', before);
  }

  get lang() {
    return this.#lang;
  }

  set lang(lang) {
    const before = this.#lang;
    this.#lang = textOf(lang);
    this.requestUpdate('lang', before);
  }
}
