/**
 * `<plyscope-view>`: one search on show. Ties state, engine, stage, input and panels together.
 *
 * Attributes and properties: `tree` (a notation, or a preset's id), `algorithm`, `step`, `options`
 * (switches, `cut=gt order=reversed`), `controls` (`none`, `bar` or `full`), `lang`, `theme` (`light`,
 * `dark`; else the system's). Events: `plyscope-step` when the step changes, `plyscope-change` when the
 * tree or the search does. Nothing here touches the address, storage or the document's keys.
 */

import { html, LitElement } from 'lit';
import { load as loadEngine, Search } from './engine.js';
import { bind } from './input.js';
import { asked } from './keys.js';
import { load as loadMessages } from './messages.js';
import { counters } from './panels/counters.js';
import { help } from './panels/help.js';
import { leafEditor } from './panels/leaf-editor.js';
import { now } from './panels/now.js';
import { outline, walk } from './panels/outline.js';
import { presetOf, toolbar } from './panels/toolbar.js';
import { transport } from './panels/transport.js';
import { treeText } from './panels/tree-text.js';
import { decimalPoint, format } from './score.js';
import { Stage } from './stage.js';
import { defaults } from './state.js';
import { played } from './steps.js';
import { styles } from './style.js';
import { update } from './update.js';
import { errorText } from './wording.js';

/**
 * @typedef {import('./engine.js').PlyscopeError} PlyscopeError
 * @typedef {import('./update.js').Action} Action
 * @typedef {import('./panels/model.js').Model} Model
 * @typedef {{tree?: string, algorithm?: string, step?: number, options?: Record<string, string>}} Wanted
 */

export class PlyscopeView extends LitElement {
  static styles = styles;

  static properties = {
    tree: { noAccessor: true },
    algorithm: { noAccessor: true },
    step: { noAccessor: true, type: Number },
    options: { noAccessor: true },
    controls: {},
    theme: { reflect: true },
    lang: {},
  };

  /** What the author asked for, in so far as it is not on show yet. @type {Wanted} */
  #wanted = {};
  #state = defaults();
  /** @type {import('./engine.js').Catalogue | null} */
  #catalogue = null;
  /** @type {import('./messages.js').Messages | null} */
  #messages = null;
  /** @type {Search | null} */
  #search = null;
  /** Why there is nothing to show. @type {PlyscopeError | {failed: string} | null} */
  #broken = null;
  /** What stands in the text field where that is no tree. @type {string | null} */
  #draft = null;
  /** @type {PlyscopeError | null} */
  #draftError = null;
  /** @type {PlyscopeError | null} */
  #editError = null;
  /** Whether the keyboard began the edit, and is to go back to the tree. */
  #editedByKey = false;
  /** @type {Stage | null} */
  #stage = null;
  /** @type {(() => void)[]} */
  #unbind = [];
  #clock = { rest: 0, last: 0, frame: 0 };
  /** What the derived parts of the model were made from. @type {{step: number, search: Search, states: Model['states'], moment: Model['moment']} | null} */
  #derived = null;

  constructor() {
    super();
    /** @type {'none' | 'bar' | 'full'} */
    this.controls = 'bar';
    /** @type {'light' | 'dark' | ''} */
    this.theme = '';
    this.lang = '';
  }

  // What an author reads and sets.

  /** The tree on show, as text. */
  get tree() {
    return this.#wanted.tree ?? this.#state.tree;
  }

  set tree(tree) {
    this.#want({ tree: tree ?? undefined });
  }

  get algorithm() {
    return this.#wanted.algorithm ?? this.#state.algorithm;
  }

  set algorithm(algorithm) {
    this.#want({ algorithm: algorithm ?? undefined });
  }

  get step() {
    return this.#wanted.step ?? this.#state.step;
  }

  set step(step) {
    this.#want({ step: step ?? undefined });
  }

  /** Switches that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    const options = this.#wanted.options ?? this.#state.options;
    return Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
  }

  set options(text) {
    const pairs = (text ?? '').split(/[\s,;]+/).filter((pair) => pair !== '');
    this.#want({
      options: Object.fromEntries(
        pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/s, '')]),
      ),
    });
  }

  /** How many steps there are. */
  get steps() {
    return this.#search?.overview.steps ?? 0;
  }

  /** What is on show, in short, to be kept in a link: a preset by its id. */
  get shown() {
    const { tree, algorithm, options, step } = this.#state;
    const preset = this.#catalogue && presetOf(this.#catalogue, tree);
    return { tree: preset?.id ?? this.#search?.text ?? tree, algorithm, options, step };
  }

  /** Resolves once the view is ready, whether or not it has something to show. */
  async ready() {
    await this.#loading;
    await this.updateComplete;
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was.
   * @param {Wanted} wanted
   * @returns {PlyscopeError | null}
   */
  display(wanted) {
    const catalogue = this.#catalogue;
    if (catalogue === null) return null;
    const preset = catalogue.presets.find(({ id, tree }) => [id, tree].includes(wanted.tree ?? ''));
    const tree = preset?.tree ?? wanted.tree ?? catalogue.presets[0].tree;
    const algorithm = wanted.algorithm ?? preset?.algorithm ?? 'alpha-beta';
    const options = this.#withoutDefaults({ root: preset?.root ?? 'max', ...wanted.options });
    const error = this.dispatch({ type: 'begin', tree, algorithm, options });
    if (error === null && wanted.step !== undefined) {
      this.dispatch({ type: 'go', step: wanted.step });
    }
    return error;
  }

  /** What an error says, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    return this.#messages === null ? '' : errorText(error, this.#messages.say, this.#label);
  }

  /**
   * Does what a key asks for, if it asks for anything.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    if (this.#search === null || event.defaultPrevented) return;
    const action = asked(event, this.#state, this.#search);
    if (action === null) return;
    event.preventDefault();
    if (action.type === 'help') this.showHelp();
    else this.dispatch(action);
  }

  showHelp() {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  // The life of the element.

  connectedCallback() {
    super.connectedCallback();
    this.#loading ??= this.#load();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => this.#stage?.recolour();
    scheme.addEventListener('change', recolour);
    const keys = (/** @type {KeyboardEvent} */ event) => this.handleKey(event);
    this.addEventListener('keydown', keys);
    this.#unbind.push(
      () => scheme.removeEventListener('change', recolour),
      () => this.removeEventListener('keydown', keys),
    );
    // Taken out and put back in: everything is there but the stage.
    if (this.hasUpdated) this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unbind of this.#unbind.splice(0)) unbind();
    this.#stage?.stop();
    this.#stage = null;
    this.#pauseClock();
    // The memory of a view that never comes back must not stay; one that does searches again.
    this.#search?.free();
    this.#search = null;
    this.#derived = null;
  }

  /** @type {Promise<void> | undefined} */
  #loading;

  async #load() {
    try {
      const wanted = [this.lang, this.closest('[lang]')?.getAttribute('lang') ?? ''];
      const languages = [...wanted, ...navigator.languages];
      [this.#catalogue, this.#messages] = await Promise.all([
        loadEngine(),
        loadMessages(languages.filter((tag) => tag !== '')),
      ]);
    } catch (error) {
      this.#broken = { failed: String(error) };
    }
    this.#apply();
  }

  /** @param {Wanted} wanted */
  #want(wanted) {
    this.#wanted = { ...this.#wanted, ...wanted };
    // All attributes of a tag arrive one by one: they are looked at together.
    queueMicrotask(() => this.#apply());
  }

  /** Shows what the author asked for. */
  #apply() {
    if (this.#catalogue === null) return this.requestUpdate();
    const { tree, algorithm, step, options } = this.#wanted;
    const onlyStep = tree === undefined && algorithm === undefined && options === undefined;
    const shows = this.#search !== null && this.#broken === null;
    if (shows && onlyStep && step === undefined) return;
    if (shows && onlyStep && step !== undefined) {
      this.#wanted = {};
      this.dispatch({ type: 'go', step });
      return;
    }
    const present = shows ? this.#state : undefined;
    this.#broken = this.display({
      tree: tree ?? present?.tree,
      algorithm: algorithm ?? present?.algorithm,
      options: options ?? present?.options,
      step: step ?? present?.step,
    });
    // What could not be shown stays wanted, so that mending one attribute is enough.
    if (this.#broken === null) this.#wanted = {};
    this.requestUpdate();
  }

  /** @param {Record<string, string>} options */
  #withoutDefaults(options) {
    const usual = this.#catalogue?.switches ?? [];
    return Object.fromEntries(
      Object.entries(options).filter(
        ([name, value]) => !usual.some((each) => each.name === name && each.default === value),
      ),
    );
  }

  // State.

  /**
   * @param {Action} action
   * @returns {PlyscopeError | null} why it could not be done; then everything is as it was
   */
  dispatch(action) {
    const before = this.#state;
    let after = update(before, action);
    if (after === before && this.#search !== null) return null;
    try {
      after = this.#searched(before, after, ['begin', 'choose'].includes(action.type));
    } catch (error) {
      return /** @type {PlyscopeError} */ (error);
    }
    this.#state = after;
    if (before.tree !== after.tree) this.#draft = this.#draftError = null;
    if (after.playing && !before.playing) this.#startClock();
    if (!after.playing) this.#pauseClock();
    this.#announce(before, after);
    this.requestUpdate();
    return null;
  }

  /**
   * The state with the search that it asks for done, and the step where it belongs in that.
   * @param {import('./state.js').State} before
   * @param {import('./state.js').State} after
   * @param {boolean} fresh whether the step starts anew
   */
  #searched(before, after, fresh) {
    const old = this.#search;
    const changed =
      before.tree !== after.tree ||
      before.algorithm !== after.algorithm ||
      before.options !== after.options;
    let step = after.step;
    if (old === null || changed) {
      const { tree, algorithm, options } = after;
      this.#search = new Search({ tree, algorithm, options });
      if (old !== null && !fresh) step = this.#search.sameStep(old, before.step);
      old?.free();
    }
    const steps = this.#search?.overview.steps ?? 0;
    step = Math.max(0, Math.min(steps, Math.trunc(step) || 0));
    return step === after.step ? after : { ...after, step };
  }

  /**
   * @param {import('./state.js').State} before
   * @param {import('./state.js').State} after
   */
  #announce(before, after) {
    const { tree, algorithm, options, step } = after;
    const send = (/** @type {string} */ name, /** @type {object} */ detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    if (before.tree !== tree || before.algorithm !== algorithm || before.options !== options) {
      send('plyscope-change', { tree, algorithm, options: { ...options } });
    }
    if (before.step !== step) send('plyscope-step', { step, steps: this.steps });
  }

  // Playing.

  #startClock() {
    this.#pauseClock();
    this.#clock = { rest: 0, last: performance.now(), frame: 0 };
    const tick = (/** @type {number} */ time) => {
      const { rest, last } = this.#clock;
      const { speed, step } = this.#state;
      const next = played({ step, rest }, time - last, speed, this.steps);
      this.#clock = { rest: next.rest, last: time, frame: requestAnimationFrame(tick) };
      if (next.step !== step) this.dispatch({ type: 'go', step: next.step });
      if (next.ended) this.dispatch({ type: 'pause' });
    };
    this.#clock.frame = requestAnimationFrame(tick);
  }

  #pauseClock() {
    cancelAnimationFrame(this.#clock.frame);
  }

  // Editing.

  /** @param {number} node @param {string | null} text what is typed already; null takes the value */
  #edit(node, text, byKey = false) {
    const value = this.#search?.nodes.value[node] ?? '';
    this.#editError = null;
    this.#editedByKey = byKey;
    this.dispatch({ type: 'edit', node, text: text ?? value });
    this.updateComplete.then(() => {
      const field = this.renderRoot.querySelector('.leaf-editor input');
      if (!(field instanceof HTMLInputElement)) return;
      field.focus({ preventScroll: true });
      if (text === null) field.select();
    });
  }

  /** Takes the value that stands in the leaf's field, if it is one. */
  #keepEdit() {
    const { editing } = this.#state;
    if (editing === null || this.#search === null) return true;
    try {
      const tree = this.#search.withValue(editing.node, editing.text);
      this.#editError = this.dispatch({ type: 'replace-tree', tree: this.#named(tree) });
    } catch (error) {
      this.#editError = /** @type {PlyscopeError} */ (error);
    }
    this.requestUpdate();
    return this.#editError === null;
  }

  /** A preset's own text, where an edit has led back to it. @param {string} tree */
  #named(tree) {
    const preset = this.#catalogue?.presets.find(
      (each) => canonical(each.tree) === canonical(tree),
    );
    return preset?.tree ?? tree;
  }

  #endEdit() {
    const { editing } = this.#state;
    if (editing === null) return;
    this.#editError = null;
    this.dispatch({ type: 'end-edit' });
    if (this.#editedByKey) this.#focusItem(editing.node);
    else this.dispatch({ type: 'focus', node: null });
  }

  /** @param {KeyboardEvent} event */
  #editorKeys = (event) => {
    const { editing } = this.#state;
    if (editing === null) return;
    event.stopPropagation();
    if (event.key === 'Enter') {
      if (this.#keepEdit()) this.#endEdit();
    } else if (event.key === 'Escape') this.#endEdit();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      this.#nudge(editing, event.key === 'ArrowUp' ? 1 : -1);
    } else return;
    event.preventDefault();
  };

  /** @param {import('./state.js').Editing} editing @param {number} by */
  #nudge({ node, text }, by) {
    try {
      this.dispatch({ type: 'edit', node, text: this.#search?.nudged(text, by) ?? text });
      this.#keepEdit();
    } catch (error) {
      this.#editError = /** @type {PlyscopeError} */ (error);
      this.requestUpdate();
    }
  }

  /** @param {number} node */
  #focusItem(node) {
    this.dispatch({ type: 'focus', node });
    this.updateComplete.then(() => {
      const item = this.renderRoot.querySelector(`[data-node="${node}"]`);
      if (item instanceof HTMLElement) item.focus({ preventScroll: true });
    });
  }

  /** @param {KeyboardEvent} event @param {number} node */
  #itemKeys = (event, node) => {
    if (this.#search === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { nodes } = this.#search;
    const to = event.shiftKey ? null : walk(nodes, node, event.key);
    const typed = /^[-−+.\d∞]$/.test(event.key);
    if (to !== null) this.#focusItem(to);
    else if (nodes.leaf[node] && (event.key === 'Enter' || event.key === 'F2')) {
      this.#edit(node, null, true);
    } else if (nodes.leaf[node] && typed) this.#edit(node, event.key, true);
    // An arrow at the edge of the tree is no step of the search.
    else if (!event.key.startsWith('Arrow') || event.shiftKey) return;
    event.preventDefault();
  };

  /** @param {string} text */
  #typeTree = (text) => {
    this.#draft = text;
    this.#draftError = this.dispatch({ type: 'replace-tree', tree: this.#named(text) });
    // As it was typed, also where that is a tree: the field must not change under the hand.
    this.#draft = text;
    this.requestUpdate();
  };

  #leaveTree = () => {
    if (this.#draftError === null) this.#draft = null;
    this.requestUpdate();
  };

  // Drawing.

  /** @param {number} node */
  #label = (node) => this.#search?.nodes.name[node] ?? String(node);

  /** @returns {Model | null} */
  #model() {
    const [search, catalogue, messages] = [this.#search, this.#catalogue, this.#messages];
    if (search === null || catalogue === null || messages === null) return null;
    const { step } = this.#state;
    if (this.#derived?.step !== step || this.#derived.search !== search) {
      this.#derived = { step, search, states: search.states(step), moment: search.moment(step) };
    }
    const { states, moment } = this.#derived;
    const point = decimalPoint(messages.locale);
    const { decimals } = search.overview;
    return {
      state: this.#state,
      catalogue,
      search,
      states,
      moment,
      say: messages.say,
      score: (units) => format(units, decimals, point),
      label: this.#label,
      dispatch: (action) => this.dispatch(action),
    };
  }

  render() {
    const say = this.#messages?.say ?? (() => '');
    if (this.#broken !== null) {
      const text =
        'failed' in this.#broken
          ? say('load-failed', { reason: this.#broken.failed }) || this.#broken.failed
          : this.wordError(this.#broken);
      return html`<p class="broken" role="alert">${text}</p>`;
    }
    if (this.#search === null && this.#catalogue !== null && this.isConnected && this.hasUpdated) {
      // Put back into a page: the search is done again.
      this.dispatch({ type: 'go', step: this.#state.step });
    }
    const model = this.#model();
    if (model === null) return html`<p class="loading">${say('loading')}</p>`;
    const full = this.controls === 'full';
    const { hover } = this.#state;
    const isLeaf = hover !== null && model.search.nodes.leaf[hover];
    return html`
      <div class="frame ${this.controls}">
        ${
          full
            ? html`<div class="top"><slot name="start"></slot>${toolbar(model)}<slot name="end"></slot></div>`
            : undefined
        }
        <div class="stage ${isLeaf ? 'at-leaf' : ''}">
          <canvas aria-hidden="true"></canvas>
          ${outline(model, { keys: this.#itemKeys })}
          ${leafEditor(model, {
            error: this.#editError === null ? null : this.wordError(this.#editError),
            type: (text) => {
              const { editing } = this.#state;
              if (editing !== null) this.dispatch({ type: 'edit', node: editing.node, text });
            },
            keys: this.#editorKeys,
            leave: () => {
              this.#editedByKey = false;
              this.#keepEdit();
              this.#endEdit();
            },
          })}
        </div>
        <div class="side">
          ${now(model, full)} ${this.controls === 'none' ? undefined : counters(model)}
          ${
            full
              ? treeText(model, {
                  draft: this.#draft,
                  error: this.#draftError === null ? null : this.wordError(this.#draftError),
                  type: this.#typeTree,
                  leave: this.#leaveTree,
                })
              : undefined
          }
        </div>
        ${
          this.controls === 'none'
            ? undefined
            : html`<div class="transport">${transport(model)}</div>`
        }
      </div>
      ${help(say)}
    `;
  }

  updated() {
    const model = this.#model();
    const canvas = this.renderRoot.querySelector('canvas');
    if (model === null || canvas === null) return;
    if (this.#stage === null) this.#mount(canvas);
    if (this.hasUpdated) this.#stage?.recolour();
    this.#stage?.show(model);
  }

  /** @param {HTMLCanvasElement} canvas */
  #mount(canvas) {
    const stage = new Stage(canvas, () => this.#placeOver());
    this.#stage = stage;
    const element = /** @type {HTMLElement} */ (canvas.parentElement);
    const resized = new ResizeObserver(() => stage.recolour());
    resized.observe(canvas);
    this.#unbind.push(
      () => resized.disconnect(),
      bind(element, {
        camera: () => stage.camera,
        move: (camera) => this.dispatch({ type: 'camera', camera }),
        fit: () => {
          stage.glide(stage.camera);
          this.dispatch({ type: 'camera', camera: null });
        },
        press: (point, touch) => {
          const node = stage.nodeAt(point, touch ? 14 : 4);
          if (node !== null && this.#search?.nodes.leaf[node]) this.#edit(node, null);
        },
        point: (point) => {
          this.dispatch({ type: 'hover', node: point === null ? null : stage.nodeAt(point) });
        },
        wheelZooms: () => this.controls === 'full' || this.matches(':focus-within'),
      }),
    );
  }

  /** Puts what lies over the canvas where the nodes are. */
  #placeOver() {
    const at = this.#stage?.at();
    if (at === undefined) return;
    for (const item of this.renderRoot.querySelectorAll('.item')) {
      if (!(item instanceof HTMLElement)) continue;
      const node = Number(item.dataset.node);
      item.style.transform = `translate(${at.x[node]}px, ${at.y[node]}px) translate(-50%, -50%)`;
    }
    const editor = this.renderRoot.querySelector('.leaf-editor');
    const { editing } = this.#state;
    if (!(editor instanceof HTMLElement) || editing === null) return;
    const { width, height } = this.#stage?.size ?? { width: 0, height: 0 };
    const half = Math.min(110, width / 2);
    const x = Math.max(half, Math.min(width - half, at.x[editing.node]));
    // Near the lower edge, what is wrong stands over the field instead of under it.
    const above = at.y[editing.node] > height - 84;
    editor.classList.toggle('above', above);
    const shift = above ? 'calc(18px - 100%)' : '-18px';
    editor.style.transform = `translate(${x}px, ${at.y[editing.node]}px) translate(-50%, ${shift})`;
  }
}

/** A tree's text without what makes no difference between two texts of one tree. @param {string} text */
const canonical = (text) => text.replace(/\s+/g, ' ').trim();

customElements.define('plyscope-view', PlyscopeView);
