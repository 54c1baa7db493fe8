/**
 * `<plyscope-view>`: one search on show. Ties session, stage, input and panels together.
 *
 * Attributes and properties: `tree` (a notation, or a preset's id), `algorithm`, `step`, `options`
 * (switches, `cut=gt order=reversed`), `fold` (`12,40`, the nodes whose subtrees are folded, or `auto`: what does
 * not fit), `controls` (`none`, `bar` or `full`), `lang`, `theme` (`light`,
 * `dark`, `contrast`, `contrast-dark`; else the system's), `presenting` (presenter mode: the tree fills the window, or the
 * screen), `blank` (its values and counts are hidden). Events: `plyscope-step` when the step changes, `plyscope-change` when
 * the tree or the search does, `plyscope-present` when presenter mode does, or what it hides. Nothing here touches the
 * address, storage or the document's keys.
 *
 * It is longer than other files, because an element's life and what it renders belong together.
 */

import { html, LitElement, nothing, render, unsafeCSS } from 'lit';
import { load as loadEngine } from '../engine/catalogue.js';
import { decimalPoint, format, written } from '../engine/score.js';
import { unlessLost } from '../engine/search.js';
import { asked } from '../input/keys.js';
import { asked as stepping } from '../input/stepping-keys.js';
import { notLoaded } from '../panels/not-loaded.js';
import { now } from '../panels/now.js';
import { progress } from '../panels/progress.js';
import { top } from '../panels/top.js';
import { transport } from '../panels/transport.js';
import { tree } from '../panels/tree.js';
import { errorIn } from '../panels/tree-text.js';
import { resultsPlace, under } from '../panels/under.js';
import { sameOptions } from '../session/choices.js';
import { Draft } from '../session/draft.js';
import { LeafEditing } from '../session/leaf-editing.js';
import { Playback } from '../session/playback.js';
import { Session } from '../session/session.js';
import { load as loadMessages } from '../text/messages.js';
import { errorText } from '../text/wording.js';
import { properties, wrongChoice } from './attributes.js';
import { Features } from './features.js';
import { Openings } from './openings.js';
import { PicturePlace } from './picture-place.js';
import { TreeKeys } from './tree-keys.js';
import sheet from './view.css?inline';
import { Wants } from './wants.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../session/wanted.js').Wanted} Wanted
 * @typedef {import('../panels/model.js').Model} Model
 */

/**
 * What there is once the core is there: the session, and what works on it.
 * @typedef {{session: Session, playback: Playback, editing: LeafEditing, keys: TreeKeys, draft: Draft}} Parts
 */

/** @typedef {import('../text/messages.js').Messages} Words */

export class PlyscopeView extends LitElement {
  static styles = unsafeCSS(sheet);

  static properties = properties;

  #wants = new Wants({
    isHere: () => this.isConnected,
    shows: () => this.#broken === null,
    wrong: () => wrongChoice(this),
    answered: (broken) => {
      this.#broken = broken;
      this.requestUpdate();
    },
  });
  /** @type {Parts | null} */
  #parts = null;
  /** @type {Words | null} */
  #words = null;
  /** @type {PicturePlace | null} */
  #place = null;
  /** Why there is nothing to show. @type {PlyscopeError | {failed: string} | null} */
  #broken = null;
  #features = new Features(() => this.requestUpdate());
  /** The panels that are folded away. @type {Set<string>} */
  #folded = new Set();
  /** @type {(() => void)[]} */
  #unbind = [];
  /** @type {Promise<void> | undefined} */
  #loading;
  /** What is said to be wrong with the text of the tree. */
  #wrong = '';
  /** The languages that were asked for last, the best first. @type {string[]} */
  #wanted = [];
  /** Resolves once what was asked for last is spoken. @type {Promise<void> | undefined} */
  #translating;
  /** Whom a change is told that a second window shows. @type {() => void} */
  #heard = () => {};

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

  // What an author reads and sets.

  /** The tree on show, as text. */
  get tree() {
    return this.#wants.tree;
  }

  set tree(tree) {
    this.#wants.want({ tree: tree ?? undefined });
  }

  get algorithm() {
    return this.#wants.algorithm;
  }

  set algorithm(algorithm) {
    this.#wants.want({ algorithm: algorithm ?? undefined });
  }

  get step() {
    return this.#wants.step;
  }

  set step(step) {
    this.#wants.want({ step: step ?? undefined });
  }

  /** Switches in force that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return this.#wants.options;
  }

  set options(text) {
    this.#wants.options = text;
  }

  /** Which subtrees are folded, `12,40`; `auto`, where that is what does not fit. @returns {string} */
  get fold() {
    return this.#wants.fold;
  }

  set fold(text) {
    this.#wants.want({ fold: text ?? '' });
  }

  /** How many steps there are. */
  get steps() {
    return this.#parts?.session.steps ?? 0;
  }

  /** What is on show, in short, to be kept in a link. */
  get shown() {
    return this.#parts?.session.shown ?? { tree: '', algorithm: '', options: {}, step: 0 };
  }

  /**
   * Resolves once the view is ready, whether or not it has something to show, with all that belongs to that. What is
   * large takes its time.
   */
  async ready() {
    await this.#loading;
    await this.updateComplete;
    await this.#features.settled();
    await this.updateComplete;
    while (this.#parts?.session.waiting) {
      await this.#parts.session.waiting;
      await this.updateComplete;
    }
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was. Of a large search that is
   * known later: then it is a promise of what else would be given at once.
   * @param {Wanted} wanted
   * @returns {import('../session/outcome.js').Outcome}
   */
  display(wanted) {
    return this.#parts?.session.display(wanted) ?? null;
  }

  /**
   * The same for what is to be on show first, before there is anything else.
   * @param {Wanted} wanted
   */
  async begin(wanted) {
    this.#wants.held = true;
    await this.#loading;
    this.#wants.held = false;
    return this.display(wanted);
  }

  /** What an error says, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    return this.#word(error);
  }

  /** Does what a key asks for, if it asks for anything. @param {KeyboardEvent} event */
  handleKey(event) {
    const session = this.#parts?.session;
    if (event.defaultPrevented || session === undefined) return;
    if (this.renderRoot.querySelector('dialog[open]') || this.#answer(event)) return;
    if (event.key === 'Escape' && (session.job ?? this.#openings.saving) !== null)
      return this.#cancel();
    if (session.search === null) return;
    if (this.presenting && this.#openings.presenting?.press(event)) return event.preventDefault();
    const { state, search } = session;
    const action = asked(event, state, search) ?? stepping(event, state, search);
    if (action === null) return;
    event.preventDefault();
    if (action.type === 'help') this.showHelp();
    else if (action.type === 'present') this.#openings.togglePresenting();
    else if (action.type === 'zoom') this.#place?.zoom(action.factor);
    else session.dispatch(action);
  }

  /** What asks somebody to predict, where it does. */
  get #asking() {
    const session = this.#parts?.session;
    return session?.state.predicting ? this.#features.find('predicting') : null;
  }

  /** Where somebody is asked, keys answer before they do anything else. @param {KeyboardEvent} event */
  #answer = (event) => {
    const model = this.#asking && this.#model();
    return model ? this.#asking?.press(event, model, this.renderRoot) : false;
  };

  // What is loaded when it is first opened.

  #openings = new Openings({
    view: this,
    root: () => this.renderRoot,
    updated: () => this.updateComplete,
    features: this.#features,
    words: () => this.#words,
    session: () => (this.isConnected && this.#parts?.session) || null,
    saves: () => this.#showProgress(),
  });

  showHelp() {
    return this.#openings.help();
  }

  /**
   * Opens the chart of growth.
   * @param {string} [preset] where it begins; where it was left if that is none of its presets
   */
  showGrowth(preset) {
    return this.#openings.growth(preset);
  }

  /**
   * What a second window shows of the view, and does with it; null where that cannot be loaded.
   * @param {() => void} changed called when there may be something else to show; in place of who was called before
   */
  async remote(changed) {
    this.#heard = changed;
    const feature = await this.#features.load('presenting');
    return feature === null ? null : new feature.Remote(this, () => this.#model());
  }

  // The life of the element.

  connectedCallback() {
    super.connectedCallback();
    this.#loading ??= this.#load();
    const abort = new AbortController();
    const { signal } = abort;
    const recolour = () => this.#place?.stage.recolour();
    for (const choice of ['color-scheme: dark', 'contrast: more'])
      matchMedia(`(prefers-${choice})`).addEventListener('change', recolour, { signal });
    this.addEventListener('keydown', this.#answer, { signal, capture: true });
    this.addEventListener('keydown', (event) => this.handleKey(event), { signal });
    this.#unbind.push(() => abort.abort());
    const session = this.#parts?.session;
    if (this.#broken === null && session?.state.tree) session.resume();
    this.#wants.apply();
    if (this.hasUpdated) this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unbind of this.#unbind.splice(0)) unbind();
    this.#unmount();
    this.#parts?.session.dispatch({ type: 'pause' });
    this.#parts?.playback.stop();
    this.#openings.leave();
    this.#wants.interrupt();
    // The memory of a view that never comes back must not stay.
    this.#parts?.session.putAway();
  }

  /** Loads the messages of the language to speak. */
  async #translated() {
    // The page that the view is in runs after the view's own code, and then says its language at once.
    await undefined;
    const here = [this.lang ?? '', this.closest('[lang]')?.getAttribute('lang') ?? ''];
    const wanted = [...here, ...navigator.languages].filter((tag) => tag !== '');
    this.#wanted = wanted;
    const messages = await loadMessages(wanted);
    // Meanwhile somebody may want another language.
    if (this.#wanted !== wanted) return;
    this.#words = messages;
    this.requestUpdate();
  }

  async #load() {
    try {
      const engine = loadEngine();
      // First the words, so that what is wrong with the rest can be said; that is awaited below.
      engine.catch(() => undefined);
      await this.#translated();
      this.#begin(await engine);
    } catch (error) {
      this.#broken = { failed: String(error) };
    }
    this.#wants.apply();
    this.requestUpdate();
  }

  /** @param {import('../engine/catalogue.js').Catalogue} catalogue */
  #begin(catalogue) {
    const update = () => this.requestUpdate();
    const session = new Session(
      catalogue,
      (before, after) => this.#changed(before, after),
      () => this.#showProgress(),
    );
    const editing = new LeafEditing(session, {
      field: (all) => this.#focus('.leaf-editor input', all),
      item: (node) => keys.visit(node),
      changed: update,
      point: () => decimalPoint(this.#words?.locale ?? 'en'),
    });
    const keys = new TreeKeys(session, editing, (selector) => this.#focus(selector));
    const [playback, draft] = [new Playback(session), new Draft(session, update)];
    this.#parts = { session, playback, editing, keys, draft };
    this.#wants.begin(session);
  }

  /**
   * @param {import('../session/state.js').State} before
   * @param {import('../session/state.js').State} after
   */
  #changed(before, after) {
    const { tree, algorithm, step } = after;
    if (before.tree !== tree) this.#parts?.draft.yield();
    this.#parts?.playback.follow();
    const send = (/** @type {string} */ name, /** @type {object} */ detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    const others = !sameOptions(before.options, after.options);
    const searched = before.tree !== tree || before.algorithm !== algorithm || others;
    const marked =
      before.breakpoints !== after.breakpoints ||
      before.lines !== after.lines ||
      before.compare !== after.compare;
    if (searched || marked || before.folds !== after.folds) {
      const options = { ...this.#parts?.session.choice.options };
      send('plyscope-change', { tree, algorithm, options });
    }
    this.#parts?.keys.keep(after.focus);
    if (before.step !== step || before.overtime !== after.overtime)
      send('plyscope-step', { step, steps: this.steps });
    this.requestUpdate();
  }

  /** Puts the keyboard on an element. @param {string} selector @param {boolean} [all] whether to select what stands there */
  async #focus(selector, all = false) {
    await this.updateComplete;
    const found = this.renderRoot.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement && all) found.select();
  }

  // What is on show.

  /** @param {number} node */
  #label = (node) => this.#parts?.session.search?.nodes.name(node) ?? String(node);

  /**
   * What is wrong, in words; nothing before there are messages.
   * @param {PlyscopeError} error
   * @param {(node: number) => string} [label] what nodes are called, where it is about the tree on show
   */
  #word(error, label) {
    const words = this.#words;
    if (words === null) return '';
    return errorText(error, words.say, label);
  }

  /** @returns {Model | null} */
  #model() {
    const [parts, words] = [this.#parts, this.#words];
    const search = parts?.session.search ?? null;
    if (parts === null || search === null || words === null) return null;
    // It is about to be made once more.
    if (search.isLost) return null;
    const { session, keys } = parts;
    const { states, moment } = session.seen(search);
    const point = decimalPoint(words.locale);
    return {
      state: session.state,
      catalogue: session.catalogue,
      choice: session.choice,
      search,
      states,
      moment,
      marks: this.#asking?.marksOf(session.state, search) ?? null,
      countsBefore: session.countsBefore,
      presenting: this.presenting,
      blank: false,
      say: words.say,
      word: (error) => this.#word(error, this.#label),
      ids: '',
      score: (units) => format(units, search.overview.decimals, point),
      written: (text) => written(text, point),
      label: this.#label,
      job: session.job,
      dispatch: (action) => session.dispatch(action),
      folded: this.#folded,
      fold: (panel, folded) => this.#fold(panel, folded),
      visit: (node) => keys.visit(node),
    };
  }

  render() {
    const { say = () => '', locale = nothing } = this.#words ?? {};
    if (this.#broken !== null) return this.#trouble(this.#broken, say);
    const [model, parts] = [this.#model(), this.#parts];
    if (model === null || parts === null)
      return html`<p class="loading">${say('loading')}</p><div class="job"></div>`;
    const controls = this.controls || 'bar';
    const [full, bare] = [controls === 'full', controls === 'none'];
    const mapped = this.#isMapped(model) ? (this.#place?.stage ?? null) : null;
    const { session, editing, keys, draft } = parts;
    const { presenting, failures } = this.#openings;
    const around = { session, editing, place: () => this.#place };
    const compared = full && model.state.compare !== '';
    const fit = () => this.#place?.fit();
    // It is not about the tree on show, whose names mean nothing in it.
    const wrong = draft.error && this.#word(draft.error);
    const asking = full && this.#asking;
    const asked = asking ? asking.predict(model) : undefined;
    return html`
      <div class="frame ${controls} ${asking ? asking.veil(model) : ''}" lang=${locale}>
        ${full ? top(model, this.#openings) : undefined}
        ${tree(this.#seen(model), { editing, keys: keys.press, fit, mapped })}
        ${compared ? this.#features.find('compare')?.compare(model, around) : undefined}
        ${full ? resultsPlace(model) : undefined}
        <div class="side">
          ${this.presenting ? undefined : asked} ${now(model)}
          ${compared ? html`<div class="comparison"></div>` : undefined}
          ${full ? under(model, draft, wrong) : failures.map((again) => notLoaded(say, again))}
        </div>
        ${bare ? undefined : html`<div class="transport">${transport(model, full)}</div>`}
        ${this.presenting ? this.#features.loaded('presenting')?.hall(model, this, presenting, asked) : undefined}
      </div>
      ${this.#features.loaded('help')?.help(say)}
      <dialog class="generator" aria-labelledby="generator-title"></dialog>
      <dialog class="save" aria-labelledby="save-title"></dialog>
    `;
  }

  /**
   * @param {PlyscopeError | {failed: string}} broken
   * @param {Model['say']} say
   */
  #trouble(broken, say) {
    const text =
      'failed' in broken
        ? say('load-failed', { reason: broken.failed }) || broken.failed
        : this.#word(broken);
    return html`<p class="broken" role="alert">${text}</p>`;
  }

  /** @param {string} panel @param {boolean} folded */
  #fold(panel, folded) {
    if (folded) this.#folded.add(panel);
    else this.#folded.delete(panel);
    this.requestUpdate();
  }

  /** What is to be seen of a model. @param {Model} model */
  #seen(model) {
    return (this.presenting && this.#openings.presenting?.seen(model)) || model;
  }

  /** Whether there is a map of the whole tree, since it cannot all be seen. @param {Model} model */
  #isMapped(model) {
    if (this.#place === null || this.controls === 'none' || this.presenting) return false;
    return !this.#place.stage.isClear(model);
  }

  /** Apart from all else, which need not be looked at each time that it has come further. */
  #showProgress() {
    const place = this.renderRoot.querySelector('.job');
    const [session, words] = [this.#parts?.session, this.#words];
    if (!(place instanceof HTMLElement) || words === null) return;
    const job = session?.job ?? this.#openings.saving;
    render(progress(job, words.say, this.#cancel), place);
  }

  #cancel = () => {
    const session = this.#parts?.session;
    (session?.job ? session : this.#openings.saving)?.cancel();
  };

  /** A view is up to date once it speaks the language that it was told to. */
  async getUpdateComplete() {
    const complete = await super.getUpdateComplete();
    await this.#translating;
    return complete && super.getUpdateComplete();
  }

  performUpdate() {
    unlessLost(
      () => this.#parts?.session.search,
      () => super.performUpdate(),
    );
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    this.#showProgress();
    const wrong = errorIn(this.renderRoot);
    if (wrong?.textContent !== this.#wrong) wrong?.scrollIntoView({ block: 'nearest' });
    this.#wrong = wrong?.textContent ?? '';
    const choices = changed.has('controls') || changed.has('theme');
    if (choices && this.#words !== null) this.#wants.want({});
    if (changed.has('lang') && this.#words !== null) {
      // Where there are no other words to be had, those that are there stay.
      this.#translating = this.#translated().catch(() => undefined);
    }
    const model = this.#model();
    const canvas = this.renderRoot.querySelector('canvas');
    if (model === null || canvas === null) {
      // There is another canvas when there is something to show again.
      this.#unmount();
      return;
    }
    this.#place ??= this.#mount(canvas);
    if (changed.has('theme')) this.#place?.stage.recolour();
    this.#place?.show(this.#seen(model));
    this.#openings.present();
    this.#heard();
    // What there is to see of a tree is known once it is placed.
    const map = this.renderRoot.querySelector('.overview .map');
    if (this.#isMapped(model) !== (map !== null)) this.requestUpdate();
    this.#place?.stage.mapIn(map instanceof HTMLElement ? map : null);
  }

  /** @param {HTMLCanvasElement} canvas */
  #mount(canvas) {
    if (this.#parts === null) return null;
    const { session, editing } = this.#parts;
    this.#features.prefetch();
    return new PicturePlace(canvas, session, {
      root: this.renderRoot,
      editing,
      answers: (node) => {
        const model = this.#asking && this.#model();
        return model ? this.#asking?.click(node, model) === true : false;
      },
      wheelZooms: () => this.controls === 'full' || this.matches(':focus-within'),
      changed: () => this.requestUpdate(),
    });
  }

  #unmount() {
    this.#place?.remove();
    this.#place = null;
  }
}

customElements.define('plyscope-view', PlyscopeView);
