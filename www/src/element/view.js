/**
 * `<plyscope-view>`: one search on screen. Ties session, picture, keyboard and panels together.
 *
 * Attributes and properties: `tree` (a notation, or a preset's id), `algorithm`, `step`, `options`
 * (switches, `cut=gt order=reversed`), `fold` (`12,40`, the nodes whose subtrees are folded, or `auto`: those that do
 * not fit), `controls` (`none`, `bar` or `full`), `lang`, `theme` (`light`, `dark`, `contrast`, `contrast-dark`; else the
 * system's), `presenting` (presenter mode: the tree fills the window, or the screen), `blank` (in it, values and counts
 * are hidden). Events: `plyscope-step` when the step changes, `plyscope-change` when the tree or the search does,
 * `plyscope-present` when presenter mode does, or `blank`, `plyscope-ready` when it has come into a page and is ready,
 * `plyscope-error` when something is wrong. Nothing here touches the address, storage or the document's keys.
 */

import { unsafeCSS } from 'lit';
import { load as loadEngine } from '../engine/catalogue.js';
import { unlessLost } from '../engine/search.js';
import { errorIn } from '../panels/tree-text.js';
import { workOf } from '../session/collection/work.js';
import { selection } from '../session/selection.js';
import { errorText } from '../text/wording.js';
import { define } from './define.js';
import { announce, sendError, sendLanguage, sendReady } from './events.js';
import { Features } from './features.js';
import { FocusKeeper } from './focus-keeper.js';
import { frame, loading, trouble } from './frame.js';
import { Keyboard } from './keyboard.js';
import { Language } from './language.js';
import { Models } from './models.js';
import { Openings } from './openings.js';
import { partsOf } from './parts.js';
import { Picture } from './picture.js';
import { Progress } from './progress.js';
import { Sight } from './sight.js';
import { Steered } from './steered.js';
import sheet from './view.css?inline';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { State } from '../session/state.js' */
/** @import { Wanted } from '../session/wanted.js' */
/** @import { Parts } from './parts.js' */

export class PlyscopeView extends Steered {
  static styles = unsafeCSS(sheet);

  /** @type {Parts | null} */
  #parts = null;
  /** @type {Promise<void> | undefined} */
  #loading;
  /** The error shown at the text of the tree. */
  #error = '';
  /** The rendered model. @type {Model | null} */
  #model = null;
  /** Called when a second window may have to show something else. @type {() => void} */
  #remoteChanged = () => {};
  #features = new Features(() => this.#follow());
  #language = new Language(this);
  #sight = new Sight();
  #focus = new FocusKeeper(() => this.renderRoot);
  /** The language of what is rendered. */
  #locale = '';
  /** The rendered stop of *Start here*; 0 for none, and null before the first rendering. @type {number | null} */
  #start = null;
  #models = new Models({
    parts: () => this.#parts,
    messages: () => this.#language.messages,
    presenting: () => this.presenting,
    features: this.#features,
    changed: () => this.requestUpdate(),
  });
  #openings = new Openings({
    view: this,
    root: () => this.renderRoot,
    updated: () => this.updateComplete,
    features: this.#features,
    messages: () => this.#language.messages,
    session: () => (this.isConnected && this.#parts?.session) || null,
    editing: () => /** @type {Parts} */ (this.#parts).editing,
    model: () => this.#models.present,
    visit: (node) => this.#parts?.keys.visit(node),
    place: () => this.#picture.place,
    saves: () => this.#progress.show(),
  });
  #progress = new Progress(this, {
    job: () => {
      const session = this.#parts?.session;
      return session?.job
        ? { progress: session.job.progress, cancel: () => session.cancel() }
        : this.#openings.saving;
    },
    say: this.#language.say,
  });
  #picture = new Picture(this, {
    parts: () => this.#parts,
    answers: (node) => this.#models.answersQuestion((feature, model) => feature.click(node, model)),
    menu: (node, at) => this.#openMenu(node, at),
    mounted: () => this.#features.prefetch(),
  });
  #keyboard = new Keyboard(this, {
    session: () => this.#parts?.session ?? null,
    answers: (event) =>
      this.#models.answersQuestion((feature, model) =>
        feature.press(event, model, this.renderRoot),
      ),
    presents: (event) => this.presenting && this.#openings.presenting?.press(event) === true,
    cancels: () => this.#progress.cancel(),
    help: () => this.showHelp(),
    togglePresenting: () => this.#openings.togglePresenting(),
    zoom: (factor) => this.#picture.place?.zoom(factor),
  });

  /** @protected */
  get model() {
    return this.#models.present;
  }

  /** The number of steps. */
  get steps() {
    return this.#parts?.session.steps ?? 0;
  }

  /** The parts of a link to what is on screen. */
  get link() {
    return this.#parts?.session.link ?? { tree: '', algorithm: '', options: {}, step: 0 };
  }

  /** What is being worked on, as it is kept; null while there is nothing. */
  get work() {
    const session = this.#parts?.session;
    return session ? workOf(session) : null;
  }

  /** The title and the note of the work, for readers; no other work in this view has the number. */
  get description() {
    return this.#parts?.session.state.work ?? { number: 0, title: '', note: '' };
  }

  /** Gives the work a title and a note for readers. @param {{title: string, note: string}} description */
  describe(description) {
    this.#parts?.session.dispatch({ type: 'describe', ...description });
  }

  /**
   * Resolves once the view, with all its features, is ready, whether or not it has something to show. A large search
   * takes a while.
   */
  async ready() {
    await this.#loading;
    await this.updateComplete;
    await this.#features.settled();
    if (this.#picture.place !== null) await this.#picture.drawn;
    await this.updateComplete;
    while (this.#parts?.session.waiting) {
      await this.#parts.session.waiting;
      await this.updateComplete;
    }
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

  /** The same for the first thing to show, once it is known. @param {Wanted | Promise<Wanted>} wanted */
  async begin(wanted) {
    this.wants.held = true;
    const [known] = await Promise.all([wanted, this.#loading]);
    this.wants.held = false;
    return this.display(known);
  }

  /** The text of an error, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    return this.#language.messages === null ? '' : errorText(error, this.#language.say);
  }

  /** Handles a key that was pressed elsewhere in the page. @param {KeyboardEvent} event */
  handleKey(event) {
    this.#keyboard.hear(event);
  }

  showHelp() {
    return this.#openings.help();
  }

  /** Opens the form that passes on what is on screen. @param {(fragment: string) => string} address of the page at a fragment */
  share(address) {
    return this.#openings.share(address);
  }

  /**
   * Shows the tree in a file or a text, in whatever notation; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  receive(given) {
    return this.#openings.receive(given);
  }

  /**
   * Opens the chart of growth.
   * @param {string} [preset] that it begins with; if it has no such preset, it opens as it was left
   */
  showGrowth(preset) {
    return this.#openings.growth(preset);
  }

  /**
   * The view as a second window shows and controls it; null if that cannot be loaded.
   * @param {() => void} changed called when there may be something else to show; replaces the one given before
   */
  async remote(changed) {
    this.#remoteChanged = changed;
    const feature = await this.#features.load('presenting');
    return feature === null ? null : new feature.Remote(this, () => this.#models.present);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#loading ??= this.#load();
    const session = this.#parts?.session;
    if (this.broken === null && session?.state.tree) session.resume();
    this.wants.apply();
    if (this.hasUpdated) this.#follow();
    this.ready().then(() => this.isConnected && sendReady(this));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#parts?.session.dispatch({ type: 'pause' });
    this.#parts?.playback.stop();
    this.#openings.leave();
    this.wants.interrupt();
    // A view that never comes back must not keep its memory.
    this.#parts?.session.putAway();
  }

  async #load() {
    try {
      const engine = loadEngine();
      // The messages come first, so that an error of the engine can be shown; the engine is awaited below.
      engine.catch(() => undefined);
      await this.#language.load();
      this.#begin(await engine);
    } catch (error) {
      this.broken = { failed: String(error) };
    }
    this.wants.apply();
    this.requestUpdate();
  }

  /** @param {Catalogue} catalogue */
  #begin(catalogue) {
    this.#parts = partsOf(this, catalogue, {
      changed: (before, after) => this.#changed(before, after),
      progressed: () => this.#progress.show(),
      point: () => this.#language.point,
      openTexts: (closed) => this.#openings.texts(closed),
    });
    this.wants.begin(this.#parts.session);
  }

  /**
   * @param {State} before
   * @param {State} after
   */
  #changed(before, after) {
    if (this.#parts === null) return;
    const { session, playback, keys, draft } = this.#parts;
    if (before.tree !== after.tree) draft.yield();
    playback.follow();
    announce(this, session, before, after);
    if (after.refused !== null && after.refused !== before.refused)
      sendError(this, after.refused, this.wordError(after.refused));
    keys.keep(before.focus);
    this.#follow();
  }

  /** Brings compared searches in step, and renders. */
  #follow() {
    this.#openings.compare();
    this.requestUpdate();
  }

  /** If the memory of a large search runs out, the search is made again, and then rendered. */
  performUpdate() {
    unlessLost(
      () => this.#openings.comparing?.lost ?? this.#parts?.session.search,
      () => super.performUpdate(),
    );
  }

  willUpdate() {
    this.#model = this.#models.present;
    this.#focus.note();
  }

  render() {
    const { say } = this.#language;
    if (this.broken !== null) return trouble(this.broken, say);
    const [model, parts] = [this.#model, this.#parts];
    if (model === null || parts === null) return loading(say);
    const { error } = parts.draft;
    return frame({
      ...{
        view: this,
        model,
        seen: this.#forAudience(model),
        parts,
        predicting: this.#models.predicting,
      },
      ...{ language: this.#language, features: this.#features },
      ...{ openings: this.#openings, picture: this.#picture },
      // The error is about a tree that is not on screen, so the names of this one mean nothing in it.
      wrong: error && this.wordError(error),
    });
  }

  /** The part of a model that an audience may see. @param {Model} model */
  #forAudience(model) {
    return (this.presenting && this.#openings.presenting?.forAudience(model)) || model;
  }

  /**
   * Opens the menu of a node, with those selected if it is one of them; whether it has one.
   * @param {number} node
   * @param {{x: number, y: number}} at a point of the picture
   */
  #openMenu(node, at) {
    const session = this.#parts?.session;
    if (this.controls !== 'full' || this.presenting || session === undefined) return false;
    if (!selection(session.state).includes(node))
      session.dispatch({ type: 'select', nodes: [node] });
    this.#openings.treeMenu(at);
    return true;
  }

  /** Says when its sentences are in another language. */
  #sayLanguage() {
    const locale = this.#language.messages?.locale ?? '';
    if (this.#locale !== '' && this.#locale !== locale) sendLanguage(this, locale);
    this.#locale = locale;
  }

  /** Gives the keyboard to *Start here* when it opens: the link that opened it may be gone. @param {number} start */
  #guide(start) {
    // Its part of the page may not be loaded yet.
    if (start > 0 && this.renderRoot.querySelector('.start') === null) return;
    if (this.#start === 0 && start > 0) this.#focus.give('.start');
    this.#start = start;
  }

  /** Scrolls to a new error in the text of the tree, which may lie below the lower edge. */
  #showError() {
    const wrong = errorIn(this.renderRoot);
    if (wrong?.textContent !== this.#error) wrong?.scrollIntoView({ block: 'nearest' });
    this.#error = wrong?.textContent ?? '';
  }

  /** A view is up to date once it is in the language that it was set to. */
  async getUpdateComplete() {
    const complete = await super.getUpdateComplete();
    await this.#language.settled;
    return complete && super.getUpdateComplete();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    const choices = changed.has('controls') || changed.has('theme');
    if (choices && this.#language.messages !== null) this.wants.want({});
    if (changed.has('controls')) this.#follow();
    this.#showError();
    this.#picture.show(this.#model && this.#forAudience(this.#model));
    this.#openings.comparing?.show();
    if (this.#model === null) return;
    this.#sight.follow(this.renderRoot, this.#model);
    this.#focus.keep();
    this.#sayLanguage();
    this.#guide(this.#model.state.start);
    this.#openings.present();
    this.#remoteChanged();
  }
}

define('plyscope-view', PlyscopeView);
