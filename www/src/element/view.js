/**
 * `<plyscope-view>`: one search on screen. What its page can do with it and read from it stands here; each thing that it has is
 * an object of its own, which knows the view. Nothing here touches the address, storage or the document's keys.
 */

import { html, LitElement, unsafeCSS } from 'lit';
import { load as loadEngine } from '../engine/catalogue.js';
import { format, plain } from '../engine/score.js';
import { unlessLost } from '../engine/search.js';
import { actionOf, isPossible, toStop } from '../input/commands.js';
import { narration } from '../panels/now.js';
import { within } from '../session/bounds.js';
import { workOf } from '../session/collection/work.js';
import { stepOfMoment } from '../session/moment.js';
import { asking, kindsNamed } from '../session/predicting/toggling.js';
import { selection } from '../session/selection.js';
import { playFrom } from '../session/steps.js';
import { errorText } from '../text/wording.js';
import { ATTRIBUTES, NAMES, readAs } from './attributes.js';
import { define } from './define.js';
import { sendReady } from './events.js';
import { Exercise } from './exercise.js';
import { Features } from './features.js';
import { frame, loading, trouble } from './frame.js';
import { GUESTS } from './guests.js';
import { Keyboard } from './keyboard.js';
import { Language } from './language.js';
import { Models } from './models.js';
import { Openings } from './openings.js';
import { Parts } from './parts.js';
import { Picture } from './picture.js';
import { Presence } from './presence.js';
import { Printed } from './printed.js';
import { Progress } from './progress.js';
import { holdsIn } from './prose/conditions.js';
import { gapFor, textFor } from './prose/texts.js';
import { Rendered } from './rendered.js';
import { Settings } from './settings.js';
import { Source } from './source.js';
import sheet from './view.css?inline';
import { Wants } from './wants.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Frames, Options as FigureOptions, Shown } from '../features/figures/picture.js' */
/** @import { Keeper } from '../features/my-program/my-program.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Collection } from '../session/collection/collection.js' */
/** @import { LectureShown } from '../session/lecture.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { ExerciseState } from '../session/predicting/exercise.js' */
/** @import { State } from '../session/state.js' */
/** @import { Wanted } from '../session/wanted.js' */
/** @import { Attribute, Properties } from './attributes.js' */

/** @typedef {Pick<State, 'presenting' | 'hidden' | 'beside' | 'black'>} Hall */
/** @typedef {typeof import('../features/figures/feature.js') & {shown: Shown}} Figures */
/** An event that one steps to. @typedef {'step' | Exclude<Stop, 'visit'>} Kind */

/** Lit's element with the properties of the table, which the class below gets. */
const Base = /** @type {typeof LitElement & (new (...args: any[]) => Properties)} */ (LitElement);

/** A property that is not an attribute. */
const PLAIN = { attribute: false };

/** What Lit has to know of an attribute's property. Those that are no mode have accessors of ours. @param {Attribute} name */
function propertyOf(name) {
  const { to, reflects } = ATTRIBUTES[name];
  if (to === 'mode') return { type: Boolean, reflect: true, noAccessor: true };
  // One that says nothing is taken away.
  const toAttribute = (/** @type {string} */ text) => text || null;
  return { noAccessor: true, ...(reflects && { reflect: true, converter: { toAttribute } }) };
}

export class PlyscopeView extends Base {
  static styles = unsafeCSS(sheet);
  static properties = {
    ...Object.fromEntries(NAMES.map((name) => [name, propertyOf(name)])),
    lecture: PLAIN,
    opensLecture: PLAIN,
    // Here, it may also be set before the element is defined.
    quizState: { noAccessor: true, attribute: false },
  };

  static {
    for (const name of NAMES) {
      const { to } = ATTRIBUTES[name];
      if (to === 'mode') continue;
      const owner = to === 'search' ? 'wants' : 'settings';
      Object.defineProperty(PlyscopeView.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this[owner].get(name);
        },
        set(value) {
          this[owner].set(name, readAs(name, value));
        },
      });
    }
  }

  /** Why there is nothing to show. @type {PlyscopeError | {failed: string} | null} */
  broken = null;
  /** The session, and what acts on it; null until they are loaded. @type {Parts | null} */
  parts = null;
  /** Begins its work: at once, or when it comes near. */
  #startLoading = () => {};
  #hasBegun = false;
  /** Resolves once the engine and the words are loaded. @type {Promise<void>} */
  loaded = new Promise((/** @type {(begun: void) => void} */ resolve) => {
    this.#startLoading = resolve;
  }).then(() => this.#load());
  /** Called when a second window may have to show something else. @type {() => void} */
  #remoteChanged = () => {};

  settings = new Settings(this);
  wants = new Wants(this);
  source = new Source(this);
  exercise = new Exercise(this);
  features = new Features(this, () => this.follow());
  language = new Language(this);
  models = new Models(this);
  progress = new Progress(this);
  picture = new Picture(this);
  keyboard = new Keyboard(this);
  openings = new Openings(this);

  constructor() {
    super();
    this.addController(new Rendered(this));
    this.addController(new Printed(this));
    this.addController(new Presence(this));
    /** What is shown of the lecture that the page leads through. @type {LectureShown | null} */
    this.lecture = null;
    /** Opens the page's lecture, or the one in the text of a file. Unless this is set, none is offered. @type {((text?: string) => Promise<unknown>) | null} */
    this.opensLecture = null;
    /** Adds what is on screen to the lecture that is open, and returns what is to be said; null while none is. @type {(() => Promise<string>) | null} */
    this.addsSlide = null;
    /**
     * The address of the page at a fragment. Unless this is set, no links are given.
     * @type {((fragment: string) => string) | null}
     */
    this.addressOf = null;
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
    /**
     * Who keeps the reader's programs. Unless this is set, they last as long as the view.
     * @type {Keeper | null}
     */
    this.programs = null;
    /**
     * Hears that an exercise is left. Unless this is set, none is left before its end.
     * @type {(() => void) | null}
     */
    this.left = null;
  }

  /** What has been said of the hall, until there is a session to keep it. @type {Hall} */
  #hall = { presenting: false, hidden: 'none', beside: 'none', black: false };

  /** @returns {Hall} */
  get #inHall() {
    return this.session?.state ?? this.#hall;
  }

  /** @param {Partial<Hall>} change */
  #arrangeHall(change) {
    const before = { presenting: this.presenting, blank: this.blank };
    if (this.session === null) this.#hall = { ...this.#hall, ...change };
    else this.session.dispatch({ type: 'hall', ...change });
    this.followHall(before);
  }

  /** Renders what has changed since, and lets style sheets know. @param {{presenting: boolean, blank: boolean}} before */
  followHall(before) {
    for (const name of /** @type {const} */ (['presenting', 'blank']))
      if (before[name] !== this[name]) this.requestUpdate(name, before[name]);
    this.requestUpdate();
  }

  /** Whether it is in presenter mode. */
  get presenting() {
    return this.#inHall.presenting;
  }

  set presenting(presenting) {
    this.#arrangeHall({ presenting });
  }

  /** Whether values and counters are hidden there. */
  get blank() {
    return this.presenting && this.#inHall.hidden !== 'none';
  }

  set blank(isBlank) {
    const { hidden } = this.#inHall;
    this.#arrangeHall({ hidden: !isBlank ? 'none' : hidden === 'none' ? 'values' : hidden });
  }

  /** Whether cutoffs are hidden there too. */
  get hidesCuts() {
    return this.blank && this.#inHall.hidden === 'cutoffs';
  }

  set hidesCuts(hides) {
    const { hidden } = this.#inHall;
    this.#arrangeHall({ hidden: hides ? 'cutoffs' : hidden === 'cutoffs' ? 'values' : hidden });
  }

  /** Whether nothing at all is seen there, while somebody talks. */
  get black() {
    return this.#inHall.black;
  }

  set black(black) {
    this.#arrangeHall({ black });
  }

  /** What stands beside the tree there. */
  get beside() {
    return this.#inHall.beside;
  }

  set beside(beside) {
    this.#arrangeHall({ beside });
  }

  /** The session; null until it is loaded. */
  get session() {
    return this.parts?.session ?? null;
  }

  /** What is on screen; null while there is nothing. */
  get model() {
    return this.models.present;
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    // A style sheet sees a mode by its attribute, which must not be there to say no.
    const isOff = value === 'false' && ATTRIBUTES[/** @type {Attribute} */ (name)]?.to === 'mode';
    if (isOff) this.removeAttribute(name);
    else super.attributeChangedCallback(name, before, value);
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.loading !== 'lazy') this.startWork();
    const { session } = this;
    if (this.broken === null && session?.state.tree) session.resume();
    this.wants.apply();
    if (this.hasUpdated) this.follow();
    this.ready().then(() => this.isConnected && sendReady(this));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.session?.dispatch({ type: 'pause' });
    this.parts?.playback.stop();
    this.openings.leave();
    this.wants.interrupt();
    // A view that never comes back must not keep its memory.
    this.session?.putAway();
  }

  /** Begins the work, if that has not happened. */
  startWork() {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#startLoading();
    this.source.begin();
  }

  async #load() {
    try {
      const engine = loadEngine();
      // The messages come first, so that an error of the engine can be shown; the engine is awaited below.
      engine.catch(() => undefined);
      await this.language.load();
      this.parts = new Parts(this, await engine);
      for (const guest of GUESTS) this.addController(guest(this));
      this.settings.arrange();
      this.session?.dispatch({ type: 'hall', ...this.#hall });
    } catch (error) {
      this.broken = { failed: String(error) };
    }
    this.wants.apply();
    this.requestUpdate();
  }

  /**
   * Resolves once the view, with all its features, is ready, whether or not it has something to show. A large search
   * takes a while, and a lazy view begins when it comes near.
   */
  async ready() {
    await this.loaded;
    await this.source.settled;
    await this.updateComplete;
    await this.features.settled();
    if (this.picture.place !== null) await this.picture.drawn;
    await this.updateComplete;
    while (this.session?.waiting) {
      await this.session.waiting;
      await this.updateComplete;
    }
  }

  /** A view is up to date once it is in the language that it was set to. */
  async getUpdateComplete() {
    const complete = await super.getUpdateComplete();
    await this.language.settled;
    return complete && super.getUpdateComplete();
  }

  /** Brings compared searches in step with the state, and renders. */
  follow() {
    this.openings.compare();
    this.openings.showGrowth();
    this.requestUpdate();
  }

  /** If the memory of a large search runs out, the search is made again, and then rendered. */
  performUpdate() {
    unlessLost(
      () => this.openings.comparing?.lost ?? this.session?.search,
      () => super.performUpdate(),
    );
  }

  render() {
    return html`
      <div class="whole">
        ${this.#body()}
        <div class="printed"></div>
        <div class="pages"></div>
        <div class="caption" part="caption"><slot name="caption"></slot></div>
      </div>
    `;
  }

  /** @returns {TemplateResult} */
  #body() {
    const { broken, parts, language } = this;
    const { rendered: model } = this.models;
    if (broken !== null) return trouble(this, broken, language.say);
    if (model === null || parts === null) return loading(this, language.say);
    return frame({ view: this, model, seen: this.seen(model), parts });
  }

  /** The part of a model that an audience may see. @param {Model} model */
  seen(model) {
    return (this.presenting && this.openings.presenting?.forAudience(model)) || model;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (changed.has('controls')) this.follow();
    const { rendered } = this.models;
    this.picture.show(rendered && this.seen(rendered));
    this.openings.comparing?.show();
    this.openings.showTrace(rendered);
    if (rendered === null) return;
    this.openings.present();
    this.#remoteChanged();
  }

  /** The text of an error, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    const { messages, say } = this.language;
    if (messages === null) return '';
    const reason = errorText(error, say);
    const isInFile = error === this.broken && 'parse' in error && this.source.holds(this.tree);
    return isInFile ? say('error-in-src', { name: this.src, reason }) : reason;
  }

  /**
   * Opens the menu of a node, with those selected if it is one of them; whether it has one.
   * @param {number} node
   * @param {{x: number, y: number}} at a point of the picture
   */
  openMenu(node, at) {
    const { session } = this;
    if (this.controls !== 'full' || this.presenting || !session?.state.editable) return false;
    if (!selection(session.state).includes(node))
      session.dispatch({ type: 'select', nodes: [node] });
    this.openings.open('editing', at);
    return true;
  }

  /**
   * Shows something else, or returns why it cannot and leaves everything as it was; a promise of that if the search is
   * large.
   * @param {Wanted} wanted
   * @returns {Outcome}
   */
  display(wanted) {
    return this.wants.display(wanted);
  }

  /**
   * Shows the first thing once it is known, and nothing before; returns what `display` returns.
   * @param {Wanted | Promise<Wanted>} wanted
   */
  begin(wanted) {
    return this.wants.begin(wanted);
  }

  /** What the file of `src` shows, once it is there, for whoever shows it with more than attributes say. */
  takeFile() {
    return this.wants.takeFile();
  }

  /** Whether the reader has come for the first time and has not gone past the first cutoff. */
  get isIntroducing() {
    return (this.session?.state.introduction ?? 'none') !== 'none';
  }

  /** The number of steps. */
  get steps() {
    return this.session?.steps ?? 0;
  }

  /** The parts of a link to what is on screen. */
  get link() {
    return this.session?.link ?? { tree: '', algorithm: '', options: {}, step: 0 };
  }

  /** What is being worked on, as it is kept; null while there is nothing. */
  get work() {
    return this.session && workOf(this.session);
  }

  /** The title and the note of the work, for readers; no other work in this view has the number. */
  get description() {
    return this.session?.state.work ?? { number: 0, title: '', note: '' };
  }

  /** Gives the work a title and a note for readers. @param {{title: string, note: string}} description */
  describe(description) {
    this.session?.dispatch({ type: 'describe', ...description });
  }

  /** What is answered of an exercise, to be kept; null if there is none. Set to what was kept, it goes on there. @returns {ExerciseState | null} */
  get quizState() {
    return this.exercise.kept;
  }

  set quizState(kept) {
    this.exercise.takeUp(kept);
  }

  /** Plays on; at the end, from the start. */
  play() {
    const { model } = this;
    if (model === null) return;
    const { state, search, dispatch } = model;
    dispatch({ type: 'play', from: playFrom(state, search.overview.steps) });
  }

  pause() {
    this.model?.dispatch({ type: 'pause' });
  }

  /**
   * Goes to the next step, or to the next event of a kind.
   * @param {Kind} [kind]
   * @returns {boolean} whether there is one
   */
  next(kind = 'step') {
    return this.#move(kind, true);
  }

  /**
   * Goes back one step, or to the event of a kind before.
   * @param {Kind} [kind]
   * @returns {boolean} whether there is one
   */
  previous(kind = 'step') {
    return this.#move(kind, false);
  }

  /**
   * Goes to a step, or to a moment: `cutoff:2`, `visit:C`.
   * @param {number | string} moment
   * @returns {boolean} whether the search has it, between `from` and `to`; if not, nothing changes
   */
  goTo(moment) {
    const { model } = this;
    const step = model === null ? null : stepOf(moment, model);
    if (step === null) return false;
    model?.dispatch({ type: 'go', step });
    return true;
  }

  /**
   * The name of the node that a step is about.
   * @param {number | string} moment a step, or a moment: `cutoff:2`
   * @returns {string | null} null if the search has no such moment, or it is about no node
   */
  nodeAt(moment) {
    const { model } = this;
    const step = model === null ? null : stepOf(moment, model);
    const node = step === null ? null : (model?.search.moment(step).node ?? null);
    return node === null || model === null ? null : model.label(node);
  }

  /** The name of the node that the reader has pressed, or gone to with the keyboard; null for none. @returns {string | null} */
  get chosenNode() {
    const { model } = this;
    const node = model && (model.state.focus ?? model.state.inspected);
    return model === null || node === null ? null : model.label(node);
  }

  /** The name of the node that is pointed at, in the picture or by words beside it, or else has the keyboard; null for none. @returns {string | null} */
  get pointed() {
    const { model } = this;
    if (model === null) return null;
    const { hover, lit, focus } = model.state;
    if (hover === null && lit !== null) return lit;
    const node = hover ?? focus;
    return node === null ? null : model.label(node);
  }

  /** Marks a node by its name, which words beside the view point at; null for none. @param {string | null} name */
  light(name) {
    this.model?.dispatch({ type: 'light', name });
  }

  /** The names of the nodes that the words beside the view name; each is drawn with its name. @param {readonly string[]} names */
  mention(names) {
    this.loaded.then(() => this.session?.dispatch({ type: 'mention', nodes: names }));
  }

  /** What there is to speak of: the model, unless an error stands in its place. */
  get #seen() {
    return this.broken === null ? this.model : null;
  }

  /** The step of a place; null if the search has none. @param {number | string} place */
  stepAt(place) {
    return this.#seen === null ? null : stepOf(place, this.#seen);
  }

  /** Whether the search has a step or a moment, between `from` and `to`. @param {number | string} moment */
  hasMoment(moment) {
    return this.#seen !== null && stepOf(moment, this.#seen) !== null;
  }

  /**
   * A fact as text in the language of the view: `sentence`, `entered`, `saved`, `value:B`, …
   * @param {string} what
   * @returns {string | null} null if there is no such fact
   */
  textOf(what) {
    return this.#seen && textFor(what, this.#seen);
  }

  /**
   * What stands in a sentence of an article for a fact: its text, or that there is no such.
   * @param {string} what
   * @returns {string | null} null while nothing is known
   */
  wordsFor(what) {
    const { model } = this;
    if (model === null) return null;
    if (this.broken !== null) return model.say('prose-no-search');
    return textFor(what, model) ?? gapFor(what, model);
  }

  /**
   * Whether something is true of the search, or of the step: `cut:D`, `entered:D`, `after:cutoff:1`, `not cut:D`, …
   * @param {string} condition
   * @returns {boolean | null} null if there is no such condition or node
   */
  holds(condition) {
    return this.#seen && holdsIn(condition, this.#seen);
  }

  /** A step as SVG. @param {FigureOptions & Frames} [options] @returns {Promise<string>} */
  toSVG(options) {
    return this.#figure(({ toSVG, shown }) => toSVG(shown, options));
  }

  /** A step as PNG. @param {FigureOptions & {scale?: number}} [options] @returns {Promise<Blob>} */
  toPNG(options) {
    return this.#figure(({ toPNG, shown }) => toPNG(shown, options));
  }

  /** A step as LaTeX. @param {FigureOptions & Pick<Frames, 'frames'>} [options] @returns {Promise<string>} */
  toTeX(options) {
    return this.#figure(({ toTeX, shown }) => toTeX(shown, options));
  }

  /**
   * @template T
   * @param {(figures: Figures) => Promise<T>} make
   */
  async #figure(make) {
    const figures = await this.openings.figures();
    return make(figures).catch((error) => {
      throw error instanceof Error ? error : new Error(figures.shown.model.word(error));
    });
  }

  /** @param {Kind} kind @param {boolean} forward */
  #move(kind, forward) {
    const { model } = this;
    if (model === null) return false;
    const { state, search, dispatch } = model;
    if (kind === 'step') {
      const id = forward ? 'step-forward' : 'step-back';
      const action = isPossible(id, model) ? actionOf(id, model) : null;
      if (action !== null) dispatch(action);
      return action !== null;
    }
    const step = toStop(kind, forward, state, search);
    if (step === null || step === state.step) return false;
    dispatch({ type: 'go', step });
    return true;
  }

  /**
   * The root's value as MAX sees it, whether it is exact or a bound, and the names of the nodes of the principal variation;
   * null while there is nothing.
   */
  get result() {
    const { model } = this;
    if (model === null) return null;
    const { value, bound, decimals, principalVariation } = model.search.overview;
    return { value: numberOf(value, decimals), bound, line: principalVariation.map(model.label) };
  }

  /** The counts of the whole search, and how many nodes minimax enters; null while there is nothing. */
  get counts() {
    const { model } = this;
    if (model === null) return null;
    const { nodes, total, minimax } = model.search.overview;
    const { entered, evaluated, cutoffs } = total;
    return { nodes, entered, evaluated, cutoffs, minimax: minimax.entered };
  }

  /** The steps of the cutoffs. @returns {number[]} */
  get cutoffs() {
    return [...(this.model?.search.cutoffs ?? [])];
  }

  /**
   * The event of the step: its kind, the name of its node, and the window there, seen as the search sees it; null while there
   * is nothing.
   */
  get moment() {
    const { model } = this;
    if (model === null) return null;
    const { moment, search, label } = model;
    const { decimals } = search.overview;
    const window = moment.path.at(-1)?.now ?? null;
    return {
      kind: moment.fact.kind,
      node: moment.node === null ? null : label(moment.node),
      alpha: window && numberOf(window.alpha, decimals),
      beta: window && numberOf(window.beta, decimals),
    };
  }

  /** The sentence of the step, in the language of the view; empty while there is nothing. */
  get sentence() {
    return this.model === null ? '' : narration(this.model).text;
  }

  /** Handles a key that was pressed elsewhere in the page. @param {KeyboardEvent} event */
  handleKey(event) {
    this.keyboard.hear(event);
  }

  async showHelp() {
    await this.openings.open('help');
  }

  /** Opens the form that passes on what is on screen. */
  async share() {
    await this.openings.open('sharing');
  }

  /**
   * Shows the tree in a file or a text, in whatever notation; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  receive(given) {
    return this.openings.receive(given);
  }

  /**
   * Opens the trace of somebody's own program beside the search on show.
   * @param {string} text
   * @param {{name: string}} file what the page calls it
   * @returns {Promise<{error: string | null}>} what is wrong with it, in a sentence; then nothing has changed
   */
  openTrace(text, file) {
    return this.openings.openTrace(text, file);
  }

  /**
   * Opens the chart of growth.
   * @param {string} [preset] that it begins with; if it has no such preset, it opens as it was left
   */
  async showGrowth(preset) {
    await this.openings.open('growth', preset);
  }

  closeGrowth() {
    this.session?.dispatch({ type: 'growth', growth: null });
  }

  /** Whether a learner, or a hall, is asked for predictions. */
  get isPredicting() {
    return this.model !== null && this.model.state.predicting !== null;
  }

  /** Asks for predictions, anew from the step on show. @param {string} kinds `cut,skipped`, `all`, or `none` to end that */
  predict(kinds) {
    const { model } = this;
    const action = model && asking(model.state, model.search, kindsNamed(kinds));
    if (action !== null) model?.dispatch(action);
  }

  /**
   * The view as a second window shows and controls it; null if that cannot be loaded.
   * @param {() => void} changed called when there may be something else to show; replaces the one given before
   */
  async remote(changed) {
    this.#remoteChanged = changed;
    const feature = await this.features.load('presenting');
    return feature === null ? null : new feature.Remote(this, () => this.models.present);
  }
}

/** @param {number | string} moment @param {Model} model @returns {number | null} null if there is no such step */
function stepOf(moment, { search, state }) {
  if (typeof moment !== 'number') return within(state, stepOfMoment(moment, search, state.labels));
  const isStep = Number.isInteger(moment) && moment <= search.overview.steps;
  return isStep ? within(state, moment) : null;
}

/** A score as a number. @param {number} units @param {number} decimals */
const numberOf = (units, decimals) =>
  Number(plain(format(units, decimals)).replace('inf', 'Infinity'));

define('plyscope-view', PlyscopeView);
