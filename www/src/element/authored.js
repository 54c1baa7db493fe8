/** The properties that a page's author sets on a view. Until a set value is on screen, reading gives it too. */

import { LitElement } from 'lit';
import { properties, wrongChoice } from './attributes.js';
import { Wants } from './wants.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */

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
      this.broken = broken;
      this.requestUpdate();
    },
  });

  constructor() {
    super();
    /** @type {'none' | 'bar' | 'full'} */
    this.controls = 'bar';
    /** @type {'light' | 'dark' | ''} */
    this.theme = '';
    this.lang = '';
    this.presenting = false;
    this.blank = false;
    /**
     * Opens the presenter's window, or returns its address if the browser blocks it. Unless this is set, none is offered.
     * @type {(() => string | null) | null}
     */
    this.presenterView = null;
  }

  /** The tree on screen, as text. */
  get tree() {
    return this.wants.tree;
  }

  set tree(tree) {
    this.wants.want({ tree: tree ?? undefined });
  }

  get algorithm() {
    return this.wants.algorithm;
  }

  set algorithm(algorithm) {
    this.wants.want({ algorithm: algorithm ?? undefined });
  }

  get step() {
    return this.wants.step;
  }

  set step(step) {
    this.wants.want({ step: step ?? undefined });
  }

  /** The switches that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return this.wants.options;
  }

  set options(text) {
    this.wants.options = text;
  }

  /** The folded subtrees, `12,40`; `auto` if those that do not fit are folded. @returns {string} */
  get fold() {
    return this.wants.fold;
  }

  set fold(text) {
    this.wants.want({ fold: text ?? '' });
  }
}
