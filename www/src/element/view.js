/**
 * `<plyscope-view>`: one search on show. Ties session, picture, keyboard and panels together.
 *
 * Attributes and properties: `tree` (a notation, or a preset's id), `algorithm`, `step`, `options`
 * (switches, `cut=gt order=reversed`), `fold` (`12,40`, the nodes whose subtrees are folded, or `auto`: what does
 * not fit), `controls` (`none`, `bar` or `full`), `lang`, `theme` (`light`,
 * `dark`, `contrast`, `contrast-dark`; else the system's), `presenting` (presenter mode: the tree fills the window, or the
 * screen), `blank` (its values and counts are hidden). Events: `plyscope-step` when the step changes, `plyscope-change` when
 * the tree or the search does, `plyscope-present` when presenter mode does, or what it hides. Nothing here touches the
 * address, storage or the document's keys.
 */

import { unsafeCSS } from 'lit';
import { load as loadEngine } from '../engine/catalogue.js';
import { unlessLost } from '../engine/search.js';
import { errorIn } from '../panels/tree-text.js';
import { errorText } from '../text/wording.js';
import { Authored } from './authored.js';
import { announce } from './events.js';
import { Features } from './features.js';
import { frame, loading, trouble } from './frame.js';
import { Keyboard } from './keyboard.js';
import { Language } from './language.js';
import { Models } from './models.js';
import { Openings } from './openings.js';
import { partsOf } from './parts.js';
import { Picture } from './picture.js';
import { Progress } from './progress.js';
import sheet from './view.css?inline';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../session/wanted.js').Wanted} Wanted
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {import('./parts.js').Parts} Parts
 */

export class PlyscopeView extends Authored {
  static styles = unsafeCSS(sheet);

  /** @type {Parts | null} */
  #parts = null;
  /** @type {Promise<void> | undefined} */
  #loading;
  /** What is said to be wrong with the text of the tree. */
  #error = '';
  /** What is rendered. @type {Model | null} */
  #model = null;
  /** Called when a second window may have something else to show. @type {() => void} */
  #remoteChanged = () => {};
  #features = new Features(() => this.#follow());
  #language = new Language(this);
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
    answers: (node) => this.#models.answered((feature, model) => feature.click(node, model)),
    mounted: () => this.#features.prefetch(),
  });
  #keyboard = new Keyboard(this, {
    session: () => this.#parts?.session ?? null,
    answers: (event) =>
      this.#models.answered((feature, model) => feature.press(event, model, this.renderRoot)),
    presents: (event) => this.presenting && this.#openings.presenting?.press(event) === true,
    cancels: () => this.#progress.cancel(),
    help: () => this.showHelp(),
    togglePresenting: () => this.#openings.togglePresenting(),
    zoom: (factor) => this.#picture.place?.zoom(factor),
  });

  /** How many steps there are. */
  get steps() {
    return this.#parts?.session.steps ?? 0;
  }

  /** What is on show, in short, to be kept in a link. */
  get link() {
    return this.#parts?.session.link ?? { tree: '', algorithm: '', options: {}, step: 0 };
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
    this.wants.held = true;
    await this.#loading;
    this.wants.held = false;
    return this.display(wanted);
  }

  /** What an error says, in the language of the view. @param {PlyscopeError} error */
  wordError(error) {
    return this.#language.messages === null ? '' : errorText(error, this.#language.say);
  }

  /** Does what a key asks for that was pressed elsewhere in the page, if it asks for anything. @param {KeyboardEvent} event */
  handleKey(event) {
    this.#keyboard.hear(event);
  }

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
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#parts?.session.dispatch({ type: 'pause' });
    this.#parts?.playback.stop();
    this.#openings.leave();
    this.wants.interrupt();
    // The memory of a view that never comes back must not stay.
    this.#parts?.session.putAway();
  }

  async #load() {
    try {
      const engine = loadEngine();
      // The messages come first, so that what is wrong with the engine can be said; it is awaited below.
      engine.catch(() => undefined);
      await this.#language.load();
      this.#begin(await engine);
    } catch (error) {
      this.broken = { failed: String(error) };
    }
    this.wants.apply();
    this.requestUpdate();
  }

  /** @param {import('../engine/catalogue.js').Catalogue} catalogue */
  #begin(catalogue) {
    this.#parts = partsOf(this, catalogue, {
      changed: (before, after) => this.#changed(before, after),
      progressed: () => this.#progress.show(),
      point: () => this.#language.point,
    });
    this.wants.begin(this.#parts.session);
  }

  /**
   * @param {import('../session/state.js').State} before
   * @param {import('../session/state.js').State} after
   */
  #changed(before, after) {
    if (this.#parts === null) return;
    const { session, playback, keys, draft } = this.#parts;
    if (before.tree !== after.tree) draft.yield();
    playback.follow();
    announce(this, session, before, after);
    keys.keep(before.focus);
    this.#follow();
  }

  /** What stands beside the search on show goes with it, and all of that is rendered. */
  #follow() {
    this.#openings.compare();
    this.requestUpdate();
  }

  /** Where the memory of a large search runs out, it is made again, and then rendered. */
  performUpdate() {
    unlessLost(
      () => this.#openings.comparing?.lost ?? this.#parts?.session.search,
      () => super.performUpdate(),
    );
  }

  willUpdate() {
    this.#model = this.#models.present;
  }

  render() {
    const { say } = this.#language;
    if (this.broken !== null) return trouble(this.broken, say);
    const [model, parts] = [this.#model, this.#parts];
    if (model === null || parts === null) return loading(say);
    const { error } = parts.draft;
    return frame({
      ...{ view: this, model, seen: this.#seen(model), parts, predicting: this.#models.predicting },
      ...{ language: this.#language, features: this.#features },
      ...{ openings: this.#openings, picture: this.#picture },
      // It is not about the tree on show, whose names mean nothing in it.
      wrong: error && this.wordError(error),
    });
  }

  /** What a hall may see of a model. @param {Model} model */
  #seen(model) {
    return (this.presenting && this.#openings.presenting?.seen(model)) || model;
  }

  /** Who types a text that is no tree is to see what is wrong with it, also at the lower edge. */
  #showError() {
    const wrong = errorIn(this.renderRoot);
    if (wrong?.textContent !== this.#error) wrong?.scrollIntoView({ block: 'nearest' });
    this.#error = wrong?.textContent ?? '';
  }

  /** A view is up to date once it speaks the language that it was told to. */
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
    this.#picture.show(this.#model && this.#seen(this.#model));
    this.#openings.comparing?.show();
    if (this.#model === null) return;
    this.#openings.present();
    this.#remoteChanged();
  }
}

customElements.define('plyscope-view', PlyscopeView);
