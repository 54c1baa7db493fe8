/** What an author sets on a view. It is wanted until it is on show; read, it is what is on show, or wanted. */

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
     * Opens a second window for who presents, or gives its address where the browser does not let it. Where nobody sets
     * this, none is offered.
     * @type {(() => string | null) | null}
     */
    this.presenterView = null;
  }

  /** The tree on show, as text. */
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

  /** Switches in force that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return this.wants.options;
  }

  set options(text) {
    this.wants.options = text;
  }

  /** Which subtrees are folded, `12,40`; `auto`, where that is what does not fit. @returns {string} */
  get fold() {
    return this.wants.fold;
  }

  set fold(text) {
    this.wants.want({ fold: text ?? '' });
  }
}
