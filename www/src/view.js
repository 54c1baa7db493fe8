/**
 * `<plyscope-view>`: one search on show. Ties session, stage, input and panels together.
 *
 * Attributes and properties: `tree` (a notation, or a preset's id), `algorithm`, `step`, `options`
 * (switches, `cut=gt order=reversed`), `fold` (`12,40`, the nodes whose subtrees are folded, or `auto`: what does
 * not fit), `controls` (`none`, `bar` or `full`), `lang`, `theme` (`light`,
 * `dark`; else the system's). Events: `plyscope-step` when the step changes, `plyscope-change` when the
 * tree or the search does. Nothing here touches the address, storage or the document's keys.
 *
 * It is longer than other files, because an element's life, its attributes and what it renders belong
 * together.
 */

import { adoptStyles, html, LitElement, nothing, render } from 'lit';
import { readSwitches, writeSwitches } from './address.js';
import { sameOptions } from './choices.js';
import { load as loadEngine, whole } from './engine.js';
import { NO_FOLDS, readFolds, writeFolds } from './folding.js';
import { bind } from './input.js';
import { asked } from './keys.js';
import { LeafEditing } from './leaf-editing.js';
import { load as loadMessages } from './messages.js';
import { CANCELLED, settled } from './outcome.js';
import { placeEditor, placeHandle, placeItems } from './overlay.js';
import { counters } from './panels/counters.js';
import { foldHandle, foldsItself } from './panels/fold-handle.js';
import { help } from './panels/help.js';
import { leafEditor } from './panels/leaf-editor.js';
import { notice, now } from './panels/now.js';
import { openList } from './panels/open-list.js';
import { outline, walk } from './panels/outline.js';
import { overlayChoice } from './panels/overlay-choice.js';
import { overview } from './panels/overview.js';
import { progress } from './panels/progress.js';
import { transpositionTable } from './panels/table.js';
import { toolbar } from './panels/toolbar.js';
import { transport } from './panels/transport.js';
import { treeText } from './panels/tree-text.js';
import { fittingLevel } from './plane.js';
import { Playback } from './playback.js';
import { decimalPoint, format } from './score.js';
import { Session } from './session.js';
import { Stage } from './stage.js';
import { styles } from './styles/index.js';
import { fetchWhole } from './whole.js';
import { errorText } from './wording.js';

/**
 * @typedef {import('./engine.js').PlyscopeError} PlyscopeError
 * @typedef {import('./session.js').Wanted} Wanted
 * @typedef {import('./panels/model.js').Model} Model
 */

/** The attributes that take one of a few words. */
const CHOICES = { controls: ['none', 'bar', 'full'], theme: ['light', 'dark'] };

/**
 * A step as it stands in an attribute; what is no number stays as it is, to be said.
 * @param {string | null} text
 */
const stepOf = (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : text);

export class PlyscopeView extends LitElement {
  static styles = styles;

  static properties = {
    tree: { noAccessor: true },
    algorithm: { noAccessor: true },
    step: { noAccessor: true, converter: stepOf },
    options: { noAccessor: true },
    fold: { noAccessor: true },
    controls: {},
    theme: { reflect: true },
    lang: {},
  };

  /** What the author asked for, in so far as it is not on show yet. @type {Wanted & {fold?: string}} */
  #wanted = {};
  /** What of it is being made for them. @type {Wanted} */
  #awaited = {};
  /** @type {Session | null} */
  #session = null;
  /** @type {import('./messages.js').Messages | null} */
  #messages = null;
  /** @type {LeafEditing | null} */
  #editing = null;
  /** The form for random trees, once it has been opened. @type {import('./panels/generator.js').Generator | null} */
  #generator = null;
  /** @type {Playback | null} */
  #playback = null;
  /** @type {Stage | null} */
  #stage = null;
  /** Why there is nothing to show. @type {PlyscopeError | {failed: string} | null} */
  #broken = null;
  /** What is being typed into the text field. @type {string | null} */
  #draft = null;
  /** Why that is no tree that can be searched. @type {PlyscopeError | null} */
  #draftError = null;
  /** The panels that are folded away. @type {Set<string>} */
  #folded = new Set();
  /** For what it was found out last at which depth to fold. @type {{search: import('./engine.js').Search, width: number, height: number} | null} */
  #fitted = null;
  /** @type {(() => void)[]} */
  #unbind = [];
  /** @type {(() => void)[]} */
  #unbindStage = [];
  /** @type {Promise<void> | undefined} */
  #loading;
  /** Whether the whole module has been asked for. */
  #asksWhole = false;
  /** The chart of growth, once it has been opened. @type {import('./growth/view.js').PlyscopeGrowth | null} */
  #growth = null;

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
    return this.#wanted.tree ?? this.#session?.state.tree ?? '';
  }

  set tree(tree) {
    this.#want({ tree: tree ?? undefined });
  }

  get algorithm() {
    return this.#wanted.algorithm ?? this.#session?.state.algorithm ?? '';
  }

  set algorithm(algorithm) {
    this.#want({ algorithm: algorithm ?? undefined });
  }

  get step() {
    return this.#wanted.step ?? this.#session?.state.step ?? 0;
  }

  set step(step) {
    this.#want({ step: step ?? undefined });
  }

  /** Switches in force that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return writeSwitches(this.#wanted.options ?? this.#session?.choice.options ?? {});
  }

  set options(text) {
    this.#want({ options: readSwitches(text ?? '') });
  }

  /** Which subtrees are folded, `12,40`; `auto`, where that is what does not fit. @returns {string} */
  get fold() {
    const { fold, folds } = this.#wanted;
    return fold ?? writeFolds(folds ?? this.#session?.state.folds ?? NO_FOLDS);
  }

  set fold(text) {
    this.#want({ fold: text ?? '' });
  }

  /** How many steps there are. */
  get steps() {
    return this.#session?.steps ?? 0;
  }

  /** What is on show, in short, to be kept in a link. */
  get shown() {
    return this.#session?.shown ?? { tree: '', algorithm: '', options: {}, step: 0 };
  }

  /**
   * Resolves once the view is ready, whether or not it has something to show. What is large takes its time.
   */
  async ready() {
    await this.#loading;
    await this.updateComplete;
    while (this.#session?.waiting) {
      await this.#session.waiting;
      await this.updateComplete;
    }
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was. Of a large search that is
   * known later: then it is a promise of what else would be given at once.
   * @param {Wanted} wanted
   * @returns {import('./outcome.js').Outcome}
   */
  display(wanted) {
    return this.#session?.display(wanted) ?? null;
  }

  /**
   * What an error says, in the language of the view.
   * @param {PlyscopeError} error
   * @param {(node: number) => string} [label] what nodes are called, where it is about the tree on show
   */
  wordError(error, label) {
    return this.#messages === null ? '' : errorText(error, this.#messages.say, label);
  }

  /** Does what a key asks for, if it asks for anything. @param {KeyboardEvent} event */
  handleKey(event) {
    const session = this.#session;
    if (event.defaultPrevented || session === null) return;
    if (this.renderRoot.querySelector('dialog[open]')) return;
    if (event.key === 'Escape' && session.job !== null) return this.#cancel();
    if (session.search === null) return;
    const action = asked(event, session.state, session.search);
    if (action === null) return;
    event.preventDefault();
    if (action.type === 'help') this.showHelp();
    else if (action.type === 'zoom') this.#zoom(action.factor);
    else session.dispatch(action);
  }

  showHelp() {
    const dialog = this.renderRoot.querySelector('dialog.help');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }

  /**
   * Opens the chart of growth, whose code is loaded when it is first wanted.
   * @param {string} [preset] where it begins; where it was left if that is none of its presets
   */
  async showGrowth(preset) {
    const { PlyscopeGrowth } = await import('./growth/view.js');
    if (!(await this.#isWhole())) return;
    const [session, messages] = [this.#session, this.#messages];
    if (session === null || messages === null || !this.isConnected) return;
    this.#growth ??= new PlyscopeGrowth();
    this.renderRoot.append(this.#growth);
    const owner = {
      algorithms: session.catalogue.algorithms,
      say: messages.say,
      decimal: decimalPoint(messages.locale),
      show: (
        /** @type {string} */ tree,
        /** @type {string} */ algorithm,
        /** @type {Record<string, string>} */ options,
      ) => {
        session.dispatch({ type: 'choose', tree, algorithm, options });
      },
    };
    await this.#growth.show(owner, preset);
  }

  /** Opens the form for random trees, which is loaded when it is first wanted. */
  #generate = async () => {
    const { Generator, styles: added } = await import('./panels/generator.js');
    if (!(await this.#isWhole())) return;
    const [session, messages] = [this.#session, this.#messages];
    const dialog = this.renderRoot.querySelector('dialog.generator');
    if (!(dialog instanceof HTMLDialogElement) || session === null || messages === null) return;
    if (this.#generator === null)
      adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), [...styles, added]);
    this.#generator ??= new Generator(dialog);
    const choose = (/** @type {string} */ tree) => session.dispatch({ type: 'choose', tree });
    this.#generator.open({ say: messages.say, tree: session.state.tree, choose });
  };

  // The life of the element.

  connectedCallback() {
    super.connectedCallback();
    this.#loading ??= this.#load();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const abort = new AbortController();
    const { signal } = abort;
    scheme.addEventListener('change', () => this.#stage?.recolour(), { signal });
    this.addEventListener('keydown', (event) => this.handleKey(event), { signal });
    this.#unbind.push(() => abort.abort());
    if (this.#broken === null && this.#session?.state.tree) this.#session.resume();
    if (this.#session !== null) this.#apply();
    if (this.hasUpdated) this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unbind of this.#unbind.splice(0)) unbind();
    this.#unmount();
    this.#session?.dispatch({ type: 'pause' });
    this.#playback?.stop();
    this.#growth?.remove();
    this.#growth = null;
    if (this.#session?.job) this.#wanted = { ...this.#awaited, ...this.#wanted };
    // The memory of a view that never comes back must not stay.
    this.#session?.putAway();
  }

  /** The languages to speak, the best first. */
  #languages() {
    const wanted = [this.lang ?? '', this.closest('[lang]')?.getAttribute('lang') ?? ''];
    return [...wanted, ...navigator.languages].filter((tag) => tag !== '');
  }

  async #translate() {
    this.#messages = await loadMessages(this.#languages());
    this.requestUpdate();
  }

  async #load() {
    try {
      const languages = this.#languages();
      const engine = loadEngine();
      // First the words, so that what is wrong with the rest can be said; that is awaited below.
      engine.catch(() => undefined);
      this.#messages = await loadMessages(languages);
      const catalogue = await engine;
      this.#session = new Session(
        catalogue,
        (before, after) => this.#changed(before, after),
        () => this.#showProgress(),
      );
      this.#playback = new Playback(this.#session);
      this.#editing = new LeafEditing(this.#session, {
        field: (all) => this.#focus('.leaf-editor input', all),
        item: (node) => this.#focusItem(node),
        changed: () => this.requestUpdate(),
      });
    } catch (error) {
      this.#broken = { failed: String(error) };
    }
    this.#apply();
  }

  /** @param {Wanted & {fold?: string}} wanted */
  #want(wanted) {
    this.#wanted = { ...this.#wanted, ...wanted };
    // All attributes of a tag arrive one by one: they are looked at together.
    queueMicrotask(() => this.#apply());
  }

  /** Shows what the author asked for. */
  #apply() {
    const session = this.#session;
    if (session === null) return this.requestUpdate();
    // Outside a page nothing is searched; what is wanted is shown when it is put back.
    if (!this.isConnected) return;
    const shows = (session.search ?? session.job) !== null && this.#broken === null;
    const { step, fold, ...others } = this.#wanted;
    const onlyStep = Object.values({ ...others, fold }).every((each) => each === undefined);
    const folds = fold === undefined ? undefined : readFolds(fold);
    const error = this.#wrongAttribute() ?? wrongStep(step) ?? wrongFold(folds, fold);
    if (error === null && shows && onlyStep) {
      this.#wanted = {};
      if (step !== undefined) session.go(step);
      return;
    }
    const wanted = this.#wanted;
    const asked = { ...others, step, folds: folds ?? undefined };
    this.#wanted = {};
    this.#awaited = wanted;
    settled(error ?? session.display(asked, true), (broken) => this.#answered(wanted, broken));
  }

  /**
   * What an author asked for is on show, or cannot be.
   * @param {Wanted} wanted
   * @param {PlyscopeError | null} broken
   */
  #answered(wanted, broken) {
    const session = this.#session;
    if (session?.job === null) this.#awaited = {};
    // Where nothing was on show yet, cancelling leaves nothing.
    const nothing = this.isConnected && session !== null && !session.search && !session.job;
    this.#broken = broken ?? (nothing ? CANCELLED : null);
    if (broken !== null) {
      // What could not be shown stays wanted, so that mending one attribute is enough.
      this.#wanted = { ...wanted, ...this.#wanted };
      this.#session?.dispatch({ type: 'pause' });
    }
    this.requestUpdate();
  }

  /** @returns {PlyscopeError | null} */
  #wrongAttribute() {
    for (const [name, right] of Object.entries(CHOICES)) {
      const value = String(this[/** @type {'controls' | 'theme'} */ (name)] ?? '');
      if (value !== '' && !right.includes(value)) {
        return { kind: 'wrong-attribute', name, value, right: right.join(', ') };
      }
    }
    return null;
  }

  /**
   * @param {import('./state.js').State} before
   * @param {import('./state.js').State} after
   */
  #changed(before, after) {
    const { tree, algorithm, step } = after;
    // What is typed and is no tree yet is somebody's work: only they may throw it away.
    if (before.tree !== tree && this.#draftError === null) this.#draft = null;
    this.#playback?.follow();
    const send = (/** @type {string} */ name, /** @type {object} */ detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    const others = !sameOptions(before.options, after.options);
    const searched = before.tree !== tree || before.algorithm !== algorithm || others;
    if (searched || before.folds !== after.folds) {
      const options = { ...this.#session?.choice.options };
      send('plyscope-change', { tree, algorithm, options });
    }
    this.#keepFocus(after.focus);
    if (before.step !== step) send('plyscope-step', { step, steps: this.steps });
    this.requestUpdate();
  }

  // The keyboard in the tree and in the text.

  /** @param {string} selector @param {boolean} [all] whether to select what stands there */
  async #focus(selector, all = false) {
    await this.updateComplete;
    const found = this.renderRoot.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement && all) found.select();
  }

  /** Where the node that the keyboard is at is hidden, it goes to the symbol. @param {number | null} focus */
  #keepFocus(focus) {
    const shown = focus === null ? null : this.#session?.search?.folding.shownFor(focus);
    if (focus !== shown && typeof shown === 'number') this.#focusItem(shown);
  }

  /** @param {number} asked what is hidden has its symbol's item */
  #focusItem(asked) {
    const node = this.#session?.search?.folding.shownFor(asked) ?? asked;
    this.#session?.dispatch({ type: 'focus', node });
    this.#focus(`[data-node="${node}"]`);
  }

  /** @param {KeyboardEvent} event @param {number} node */
  #itemKeys = (event, node) => {
    const search = this.#session?.search ?? null;
    if (search === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { nodes, folding } = search;
    const { key, shiftKey } = event;
    const to = shiftKey ? null : walk(search, node, key);
    const unfolds = key === 'ArrowRight' && !shiftKey && folding.isSymbol(node);
    const opens = nodes.leaf[node] && (key === 'Enter' || key === 'F2');
    const typed = nodes.leaf[node] && /^[-−+.\d∞]$/.test(key);
    if (unfolds) this.#session?.dispatch({ type: 'unfold', node });
    else if (to !== null) this.#focusItem(to);
    else if (opens || typed) this.#editing?.begin(node, opens ? null : key, true);
    // An arrow at the edge of the tree is no step of the search.
    else if (shiftKey || !key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  /** @param {string} text */
  #typeTree = (text) => {
    const session = this.#session;
    if (session === null) return;
    const outcome = session.dispatch({ type: 'replace-tree', tree: text });
    // As it was typed, also where that is a tree: the field must not change under the hand.
    this.#draft = text;
    settled(outcome, (error) => {
      this.#draftError = error;
      this.requestUpdate();
    });
  };

  #leaveTree = () => {
    if (this.#draftError === null) this.#draft = null;
    this.requestUpdate();
  };

  #discardDraft = () => {
    this.#draft = this.#draftError = null;
    this.requestUpdate();
  };

  // What is on show.

  /** @param {number} node */
  #label = (node) => this.#session?.search?.nodes.name(node) ?? String(node);

  /** @returns {Model | null} */
  #model() {
    const [session, messages] = [this.#session, this.#messages];
    const search = session?.search ?? null;
    if (session === null || search === null || messages === null) return null;
    const { states, moment } = session.seen(search);
    const point = decimalPoint(messages.locale);
    return {
      state: session.state,
      catalogue: session.catalogue,
      choice: session.choice,
      search,
      states,
      moment,
      countsBefore: session.countsBefore,
      say: messages.say,
      score: (units) => format(units, search.overview.decimals, point),
      label: this.#label,
      job: session.job,
      dispatch: (action) => session.dispatch(action),
      folded: this.#folded,
      fold: (panel, folded) => this.#fold(panel, folded),
      visit: (node) => this.#focusItem(node),
    };
  }

  render() {
    const say = this.#messages?.say ?? (() => '');
    if (this.#broken !== null) return this.#trouble(this.#broken, say);
    const model = this.#model();
    if (model === null)
      return html`<p class="loading">${say('loading')}</p><div class="job"></div>`;
    const controls = this.controls || 'bar';
    const [full, bare] = [controls === 'full', controls === 'none'];
    return html`
      <div class="frame ${controls}" lang=${this.#messages?.locale ?? nothing}>
        ${full ? this.#top(model) : undefined} ${this.#tree(model)}
        <div class="side">
          ${now(model)} ${full ? this.#panels(model) : undefined}
        </div>
        ${bare ? undefined : html`<div class="transport">${transport(model)}</div>`}
      </div>
      ${help(say)}
      <dialog class="generator" aria-labelledby="generator-title"></dialog>
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
        : this.wordError(broken);
    return html`<p class="broken" role="alert">${text}</p>`;
  }

  /** @param {Model} model */
  #top(model) {
    return html`
      <div class="top">
        <slot name="start"></slot>
        ${toolbar(model)}
        <button type="button" class="generate" @click=${this.#generate}>
          ${model.say('generate')}
        </button>
        ${overlayChoice(model)} ${foldsItself(model)}
        <button type="button" class="toggle" title=${model.say('growth-hint')} @click=${() => this.showGrowth()}>
          ${model.say('growth')}
        </button>
        <slot name="end"></slot>
      </div>
    `;
  }

  /** What stands under the sentence. @param {Model} model */
  #panels(model) {
    return html`
      ${transpositionTable(model)} ${openList(model)} ${counters(model)} ${notice(model)}
      ${this.#text(model)}
    `;
  }

  /** @param {string} panel @param {boolean} folded */
  #fold(panel, folded) {
    if (folded) this.#folded.add(panel);
    else this.#folded.delete(panel);
    this.requestUpdate();
  }

  /** @param {Model} model */
  #tree(model) {
    const { hover } = model.state;
    const { nodes, folding } = model.search;
    const isPressed = hover !== null && (nodes.leaf[hover] || folding.isSymbol(hover));
    const editing = this.#editing;
    return html`
      <div class="stage ${isPressed ? 'at-pressed' : ''}" tabindex="-1">
        <canvas aria-hidden="true"></canvas>
        ${outline(model, { keys: this.#itemKeys })} ${foldHandle(model)}
        ${this.#fitButton(model)} ${this.#overview(model)}
        <div class="job"></div>
        ${
          editing === null
            ? undefined
            : leafEditor(model, {
                error: editing.error === null ? null : this.wordError(editing.error, this.#label),
                type: editing.type,
                keys: editing.keys,
                leave: editing.leave,
              })
        }
      </div>
    `;
  }

  /** The map of the whole tree, where it cannot all be seen. @param {Model} model */
  #overview(model) {
    const stage = this.#stage;
    if (stage === null || this.controls === 'none' || stage.isClear(model)) return undefined;
    return overview(model, stage);
  }

  /** The way back from wherever one has zoomed to. @param {Model} model */
  #fitButton({ state, say }) {
    if (state.camera === null) return undefined;
    const fit = () => this.#fit();
    return html`<button type="button" class="fit" @click=${fit}>${say('fit')}</button>`;
  }

  /** Scales about what the step is about, if one sees it, or else about the middle. @param {number} factor */
  #zoom(factor) {
    const stage = this.#stage;
    if (stage === null) return;
    const { camera } = stage;
    stage.glide(camera);
    const next = stage.zoomed(camera, factor, stage.middle);
    this.#session?.dispatch({ type: 'camera', camera: next });
  }

  #fit() {
    this.#stage?.glide(this.#stage.camera);
    this.#session?.dispatch({ type: 'camera', camera: null });
  }

  /** @param {Model} model */
  #text(model) {
    const error = this.#draftError === null ? null : this.wordError(this.#draftError);
    const [type, leave, discard] = [this.#typeTree, this.#leaveTree, this.#discardDraft];
    return treeText(model, { draft: this.#draft, error, type, leave, discard });
  }

  /** Apart from all else, which need not be looked at each time that it has come further. */
  #showProgress() {
    const place = this.renderRoot.querySelector('.job');
    if (!(place instanceof HTMLElement) || this.#messages === null) return;
    render(progress(this.#session?.job ?? null, this.#messages.say, this.#cancel), place);
  }

  #cancel = () => this.#session?.cancel();

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    this.#showProgress();
    const choices = changed.has('controls') || changed.has('theme');
    if (choices && this.#messages !== null) this.#want({});
    if (changed.has('lang') && this.#messages !== null) this.#translate();
    const model = this.#model();
    const canvas = this.renderRoot.querySelector('canvas');
    if (model === null || canvas === null) {
      // There is another canvas when there is something to show again.
      this.#unmount();
      return;
    }
    if (this.#stage === null) this.#mount(canvas);
    this.#foldToFit(model, canvas);
    if (changed.has('theme')) this.#stage?.recolour();
    this.#stage?.show(model);
    this.#askWhole();
    // What there is to see of a tree is known once it is placed.
    const map = this.renderRoot.querySelector('.overview .map');
    const isAsked = this.#overview(model) !== undefined;
    if (isAsked !== (map !== null)) this.requestUpdate();
    this.#stage?.mapIn(map instanceof HTMLElement ? map : null);
  }

  /** Now that there is a picture, everything else can come. */
  #askWhole() {
    if (this.#asksWhole) return;
    this.#asksWhole = true;
    fetchWhole(() => this.requestUpdate(), this.#missing);
  }

  /** Whether the whole module comes; where it does not, that is said. */
  async #isWhole() {
    const error = await whole().catch((error) => error);
    if (error) this.#missing(error);
    return !error;
  }

  /** @param {PlyscopeError} error */
  #missing = (error) => {
    this.#session?.dispatch({ type: 'refuse', error });
  };

  /**
   * Where what does not fit is folded by itself, at which depth depends on the view and on the tree.
   * @param {Model} model
   * @param {HTMLCanvasElement} canvas
   */
  #foldToFit({ state, search, dispatch }, { clientWidth: width, clientHeight: height }) {
    const last = this.#fitted;
    if (!state.folds.itself || width === 0) return;
    if (last?.search === search && last.width === width && last.height === height) return;
    this.#fitted = { search, width, height };
    dispatch({ type: 'level', level: fittingLevel(search, { width, height }) });
  }

  /** @param {HTMLCanvasElement} canvas */
  #mount(canvas) {
    const session = this.#session;
    if (session === null) return;
    const follow = (/** @type {import('./camera.js').Camera} */ camera) => {
      stage.glide(stage.camera);
      session.dispatch({ type: 'camera', camera });
    };
    const stage = new Stage(canvas, () => this.#placeOver(), follow);
    this.#stage = stage;
    const resized = new ResizeObserver(() => {
      stage.recolour();
      if (session.state.folds.itself) this.requestUpdate();
    });
    resized.observe(canvas);
    const unbind = bind(/** @type {HTMLElement} */ (canvas.parentElement), {
      camera: () => stage.camera,
      zoomed: (camera, factor, at) => stage.zoomed(camera, factor, at),
      move: (camera) => session.dispatch({ type: 'camera', camera }),
      fit: () => this.#fit(),
      press: (point, touch) => {
        const node = stage.nodeAt(point, touch ? 14 : 4);
        if (node !== null && session.search?.nodes.leaf[node]) {
          this.#editing?.begin(node, null, false);
        } else if (node !== null && session.search?.folding.isSymbol(node)) {
          session.dispatch({ type: 'unfold', node });
        } else if (touch) {
          // A finger points at nothing before it presses.
          session.dispatch({ type: 'hover', node });
        }
      },
      point: (point) => {
        session.dispatch({ type: 'hover', node: point === null ? null : stage.nodeAt(point) });
      },
      wheelZooms: () => this.controls === 'full' || this.matches(':focus-within'),
    });
    this.#unbindStage.push(() => resized.disconnect(), unbind);
  }

  #unmount() {
    for (const unbind of this.#unbindStage.splice(0)) unbind();
    this.#stage?.stop();
    this.#stage = null;
  }

  /** Puts what lies over the canvas where the nodes are. */
  #placeOver() {
    const stage = this.#stage;
    const editing = this.#session?.state.editing;
    if (stage === null) return;
    const at = stage.at();
    placeItems(this.renderRoot, at);
    placeHandle(this.renderRoot, at);
    if (editing) {
      placeEditor(this.renderRoot, { x: at.x(editing.node), y: at.y(editing.node) }, stage.size);
    }
  }
}

/**
 * @param {unknown} step
 * @returns {PlyscopeError | null}
 */
function wrongStep(step) {
  if (step === undefined || (Number.isInteger(step) && Number(step) >= 0)) return null;
  return { kind: 'wrong-step', value: String(step) };
}

/**
 * @param {import('./folding.js').Folds | null | undefined} folds
 * @param {unknown} value what they were read from
 * @returns {PlyscopeError | null}
 */
function wrongFold(folds, value) {
  return folds === null ? { kind: 'wrong-fold', value: String(value) } : null;
}

customElements.define('plyscope-view', PlyscopeView);
