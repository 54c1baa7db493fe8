/** The gallery of trees: pictures to choose from, a new tree, a random one, and trees from files. */

import { html, render } from 'lit';
import { reading } from '../../engine/catalogue.js';
import { presetOf, waysToChoose } from '../../session/choices.js';
import { refusal } from '../../session/outcome.js';
import { sketch, VIEW_BOX } from './thumbnail.js';

/** @import { PlyscopeError, Preset } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Outcome } from '../../session/outcome.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Action } from '../../session/update.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Sketch } from './thumbnail.js' */

/**
 * The owner of the gallery.
 * @typedef {object} Host
 * @property {Say} say
 * @property {State} state
 * @property {Catalogue} catalogue
 * @property {(action: Action) => Outcome} dispatch
 * @property {(error: PlyscopeError) => string} word
 * @property {() => void} generate opens the form for random trees
 */

/** A new tree: small enough to be changed at once. */
const NEW = '[1, 2]';

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 20_000_000;

export class Gallery {
  #dialog;
  /** @type {Host | null} */
  #host = null;
  /** By the preset's id. @type {Map<string, Sketch>} */
  #sketches = new Map();
  /** What became of the file opened last. */
  #said = '';

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Host} host */
  open(host) {
    this.#host = host;
    this.#said = '';
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    if (this.#host !== null) render(this.#content(this.#host), this.#dialog);
  }

  /** @param {Host} host */
  #content({ say, state, catalogue, generate }) {
    const present = presetOf(catalogue, state.tree)?.id;
    const close = () => this.#dialog.close();
    const other = () => {
      close();
      generate();
    };
    return html`
      <header>
        <h2 id="trees-title" tabindex="-1" autofocus>${say('trees')}</h2>
        <button type="button" @click=${this.#begin}>${say('new-tree')}</button>
        <button type="button" @click=${other}>${say('generate')}</button>
        <button type="button" @click=${this.#pick}>${say('open-file')}</button>
        <button type="button" class="icon" aria-label=${say('close')} title=${say('close')} @click=${close}>×</button>
      </header>
      <p class="hint">${say('open-hint')}</p>
      <p role="status" class="said">${this.#said}</p>
      <ul>
        ${catalogue.presets.map((preset) => html`<li>${this.#card(preset, preset.id === present)}</li>`)}
      </ul>
    `;
  }

  /** @param {Preset} preset @param {boolean} isPresent */
  #card(preset, isPresent) {
    const say = this.#host?.say ?? String;
    const { id } = preset;
    const known = this.#sketches.get(id) ?? sketch(preset);
    this.#sketches.set(id, known);
    const { nodes, leaves, plies, picture } = known;
    return html`
      <button
        type="button"
        class="card"
        aria-current=${isPresent}
        aria-labelledby="card-${id}"
        aria-describedby="card-${id}-size card-${id}-notice"
        @click=${() => this.#choose(preset)}
      >
        <svg viewBox=${VIEW_BOX} aria-hidden="true">${picture}</svg>
        <b id="card-${id}">${say(`preset-${id}`)}</b>
        <span id="card-${id}-size">${say('tree-size', { nodes, leaves, plies })}</span>
        <span id="card-${id}-notice" class="notice-text">${say(`notice-${id}`)}</span>
      </button>
    `;
  }

  /** @param {Preset} preset */
  #choose(preset) {
    if (this.#host === null) return;
    const { state, catalogue, dispatch } = this.#host;
    waysToChoose(preset, state, catalogue).some((action) => refusal(dispatch(action)) === null);
    this.#dialog.close();
  }

  /** Begins a tree of one's own, at whose root the ways to change it are open. */
  #begin = () => {
    const dispatch = this.#host?.dispatch;
    if (dispatch === undefined || refusal(dispatch({ type: 'choose', tree: NEW })) !== null) return;
    dispatch({ type: 'inspect', node: 0 });
    this.#dialog.close();
  };

  #pick = () => {
    const field = document.createElement('input');
    field.type = 'file';
    field.addEventListener('change', () => field.files?.[0] && this.read(field.files[0]));
    field.click();
  };

  /** Shows the tree in a file, or says why there is none; the tree before stays until then. @param {File} file */
  async read(file) {
    const { name, size } = file;
    if (size > LARGEST_FILE) return this.#say('file-too-large', { name });
    const text = await file.text().catch(() => null);
    if (text === null) return this.#say('file-unreadable', { name });
    if (this.#host === null) return;
    const { say, word, dispatch } = this.#host;
    const error = await dispatch({ type: 'choose', tree: treeIn(text) });
    if (error !== null) return this.#say('file-refused', { name, reason: word(error) });
    const found = reading(treeIn(text));
    if (found === null || found.left_out.length === 0) return this.#dialog.close();
    const things = found.left_out.map((each) => say(`left-out-${each}`)).join(', ');
    const format = say(`format-${found.format}`);
    this.#say('file-left-out', { name, format, things });
  }

  /** @param {'file-too-large' | 'file-unreadable' | 'file-refused' | 'file-left-out'} id @param {Record<string, string>} parameters */
  #say(id, parameters) {
    this.#said = this.#host?.say(id, parameters) ?? '';
    this.#show();
  }
}

/** The tree in a text: that of a trace file is in its first line. @param {string} text */
function treeIn(text) {
  const [first] = text.split('\n', 1);
  try {
    const header = JSON.parse(first);
    const isTrace = typeof header === 'object' && header !== null && 'tree' in header;
    return isTrace ? JSON.stringify(header.tree) : text;
  } catch {
    return text;
  }
}
