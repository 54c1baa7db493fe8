/**
 * The work behind a view. It begins at once, or when the view comes near the window: it loads the engine and the messages, and
 * then keeps the session, set as the author wants it, for as long as the view is in a page.
 */

import { load as loadEngine } from '../engine/catalogue.js';
import { settingsOf } from '../session/authored.js';
import { workOf } from '../session/collection/work.js';
import { CANCELLED } from '../session/outcome.js';
import { panelsIn } from '../session/panels.js';
import { errorText } from '../text/wording.js';
import { announce, send, sendError, sendReady } from './events.js';
import { Exercise } from './exercise.js';
import { Features } from './features.js';
import { Language } from './language.js';
import { partsOf } from './parts.js';
import { Steered } from './steered.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { ExerciseState } from '../session/predicting/exercise.js' */
/** @import { State } from '../session/state.js' */
/** @import { Wanted } from '../session/wanted.js' */
/** @import { Parts } from './parts.js' */

/** The properties that are the session's to keep. */
const KEPT = ['loop', 'editable', 'keys', 'gauge', 'panels', 'speed'];

/** The properties of an exercise. */
const OF_EXERCISE = ['quiz', 'questions', 'attempts', 'reveal'];

/** Those that may have a wrong value, and are about no search. */
const CHOICES = [...KEPT, ...OF_EXERCISE].concat([
  'controls',
  'theme',
  'wheel',
  'loading',
  'autoplay',
]);

export class Working extends Steered {
  /** The session, and what acts on it; null until they are loaded. @protected @type {Parts | null} */
  parts = null;
  /** Begins its work: at once, or when it comes near. */
  #startLoading = () => {};
  /** Resolves once the engine and the words are loaded. @protected @type {Promise<void>} */
  loaded = new Promise((/** @type {(begun: void) => void} */ resolve) => {
    this.#startLoading = resolve;
  }).then(() => this.#load());
  /** @protected */
  hasBegun = false;
  /** @protected */
  features = new Features(this, () => this.follow());
  /** @protected */
  language = new Language(this);

  /** What an author has set in this turn. @type {Set<string>} */
  #set = new Set();
  /** How often something has begun to be shown once it is known. */
  #turns = 0;
  #exercise = new Exercise({
    session: () => this.parts?.session ?? null,
    set: () => settingsOf((part) => this.attributeText(part), { leavable: this.left !== null }),
    waits: () => this.wants.pending,
    shows: (tree) => this.showOfStudent(tree),
    send: (name, detail) => send(this, name, detail),
    left: () => this.left?.(),
    refuse: (error) => sendError(this, error, this.wordError(error)),
  });

  /** What is answered of an exercise, to be kept; null if there is none. Set to what was kept, it goes on there. @returns {ExerciseState | null} */
  get quizState() {
    return this.#exercise.kept;
  }

  set quizState(kept) {
    this.#exercise.takeUp(parsed(kept));
  }

  /** @protected */
  settled() {
    this.#exercise.arrange();
  }

  /** Brings everything in step with the state, and renders. @protected */
  follow() {
    this.requestUpdate();
  }

  /** Shows how far a search is. @protected */
  progressed() {}

  /** Opens the form with the texts of the selected node. @protected @param {() => void} _closed called when it is closed again */
  openTexts(_closed) {}

  /** Resolves once it is ready, whether or not it has something to show. @returns {Promise<void>} */
  ready() {
    return this.loaded;
  }

  /** Closes what is open. @protected */
  leave() {}

  /** The number of steps. */
  get steps() {
    return this.parts?.session.steps ?? 0;
  }

  /** The parts of a link to what is on screen. */
  get link() {
    return this.parts?.session.link ?? { tree: '', algorithm: '', options: {}, step: 0 };
  }

  /** What is being worked on, as it is kept; null while there is nothing. */
  get work() {
    const session = this.parts?.session;
    return session ? workOf(session) : null;
  }

  /** The title and the note of the work, for readers; no other work in this view has the number. */
  get description() {
    return this.parts?.session.state.work ?? { number: 0, title: '', note: '' };
  }

  /** Gives the work a title and a note for readers. @param {{title: string, note: string}} description */
  describe(description) {
    this.parts?.session.dispatch({ type: 'describe', ...description });
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
   * @returns {Promise<PlyscopeError | null>}
   */
  async begin(wanted) {
    this.#turns += 1;
    const turn = this.#turns;
    this.wants.held = true;
    const [known] = await Promise.all([wanted, this.loaded]);
    if (turn !== this.#turns) return CANCELLED;
    this.wants.held = false;
    const outcome = this.source.error ?? this.display(known);
    this.wants.goOn();
    return outcome;
  }

  /** The text of an error, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    const { messages, say } = this.language;
    if (messages === null) return '';
    const reason = errorText(error, say);
    const isInFile = error === this.broken && 'parse' in error && this.source.holds(this.tree);
    return isInFile ? say('error-in-src', { name: this.src, reason }) : reason;
  }

  /** What a file shows; null if it holds no tree, or several. @param {string} text */
  async readFile(text) {
    const [feature, { algorithms }] = await Promise.all([
      this.features.load('gallery'),
      loadEngine(),
    ]);
    return feature === null ? { tree: text } : feature.wantedIn(text, algorithms);
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.loading !== 'lazy') this.startWork();
    const session = this.parts?.session;
    if (this.broken === null && session?.state.tree) session.resume();
    this.wants.apply();
    if (this.hasUpdated) this.follow();
    this.ready().then(() => this.isConnected && sendReady(this));
  }

  /** Begins the work, if that has not happened. @protected */
  startWork() {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.#startLoading();
    this.source.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.parts?.session.dispatch({ type: 'pause' });
    this.parts?.playback.stop();
    this.leave();
    this.wants.interrupt();
    // A view that never comes back must not keep its memory.
    this.parts?.session.putAway();
  }

  async #load() {
    try {
      const engine = loadEngine();
      // The messages come first, so that an error of the engine can be shown; the engine is awaited below.
      engine.catch(() => undefined);
      await this.language.load();
      this.#attach(await engine);
    } catch (error) {
      this.broken = { failed: String(error) };
    }
    this.wants.apply();
    this.requestUpdate();
  }

  /** @param {Catalogue} catalogue */
  #attach(catalogue) {
    this.parts = partsOf(this, catalogue, {
      changed: (before, after) => this.#changed(before, after),
      progressed: () => this.progressed(),
      point: () => this.language.point,
      openTexts: (closed) => this.openTexts(closed),
    });
    this.wants.begin(this.parts.session);
    this.#arrange();
  }

  /** Tells the session what an author has arranged. */
  #arrange() {
    const session = this.parts?.session;
    if (session === undefined) return;
    const { loop: loops, editable } = this;
    const keys = this.keys === 'none' ? 'none' : 'all';
    const gauge = this.gauge === 'none' ? 'none' : 'auto';
    const speed = this.takeSpeed();
    const panels = panelsIn(this.panels);
    session.dispatch({ type: 'arrange', loops, editable, keys, gauge, panels });
    if (speed !== null) session.dispatch({ type: 'speed', speed });
  }

  /**
   * @param {State} before
   * @param {State} after
   */
  #changed(before, after) {
    if (this.parts === null) return;
    const { session, playback, keys, draft } = this.parts;
    if (before.tree !== after.tree) draft.yield();
    playback.follow();
    announce(this, session, before, after);
    this.#exercise.follow(before, after);
    // Not while the session is still telling of this change.
    queueMicrotask(() => this.#exercise.arrange());
    if (after.refused !== null && after.refused !== before.refused)
      sendError(this, after.refused, this.wordError(after.refused));
    keys.keep(before.focus);
    this.follow();
  }

  /** A view is up to date once it is in the language that it was set to. */
  async getUpdateComplete() {
    const complete = await super.getUpdateComplete();
    await this.language.settled;
    return complete && super.getUpdateComplete();
  }

  /** Considers what an author sets in one turn, all together. @protected @param {string} name */
  arranged(name) {
    if (this.#set.size === 0) queueMicrotask(() => this.#consider());
    this.#set.add(name);
  }

  #consider() {
    const set = this.#set;
    this.#set = new Set();
    const isOneOf = (/** @type {readonly string[]} */ names) => names.some((name) => set.has(name));
    if (isOneOf(KEPT)) this.#arrange();
    if (isOneOf(OF_EXERCISE)) this.#exercise.arrange();
    if (set.has('student')) this.wants.want(this.forStudent());
    if (set.has('loading') && this.loading !== 'lazy' && this.isConnected) this.startWork();
    if (isOneOf(CHOICES) && this.language.messages !== null) this.wants.apply();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (changed.has('controls')) this.follow();
  }
}

/** What was kept, also as text. @param {unknown} kept @returns {unknown} */
function parsed(kept) {
  if (typeof kept !== 'string') return kept;
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}
