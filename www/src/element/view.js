/**
 * `<plyscope-view>`: one search on screen. Ties session, picture, keyboard and panels together. Its properties are in `manners.js`
 * and `authored.js`, what else a page's script may do with it in `steered.js`, its events in `events.js`. Nothing here touches
 * the address, storage or the document's keys.
 */

import { html, unsafeCSS } from 'lit';
import { unlessLost } from '../engine/search.js';
import { toggled } from '../session/predicting/toggling.js';
import { selection } from '../session/selection.js';
import { define } from './define.js';
import { frame, loading, trouble } from './frame.js';
import { Keyboard } from './keyboard.js';
import { Models } from './models.js';
import { Openings } from './openings.js';
import { Picture } from './picture.js';
import { Presence } from './presence.js';
import { Printed } from './printed.js';
import { Progress } from './progress.js';
import { Rendered } from './rendered.js';
import sheet from './view.css?inline';
import { Working } from './working.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Model } from '../panels/model.js' */
/** @import { Parts } from './parts.js' */

export class PlyscopeView extends Working {
  static styles = unsafeCSS(sheet);

  /** The rendered model. @type {Model | null} */
  #model = null;
  /** Called when a second window may have to show something else. @type {() => void} */
  #remoteChanged = () => {};
  #models = new Models({
    parts: () => this.parts,
    messages: () => this.language.messages,
    presenting: () => this.presenting,
    features: this.features,
    changed: () => this.requestUpdate(),
  });
  #openings = new Openings({
    view: this,
    root: () => this.renderRoot,
    features: this.features,
    messages: () => this.language.messages,
    session: () => (this.isConnected && this.parts?.session) || null,
    editing: () => /** @type {Parts} */ (this.parts).editing,
    model: () => this.#models.present,
    visit: (node) => this.parts?.keys.visit(node),
    place: () => this.#picture.place,
    saves: () => this.#progress.show(),
  });
  #progress = new Progress(this, {
    job: () => {
      const session = this.parts?.session;
      return session?.job
        ? { progress: session.job.progress, cancel: () => session.cancel() }
        : this.#openings.saving;
    },
    say: this.language.say,
  });
  #picture = new Picture(this, {
    parts: () => this.parts,
    answers: (node, pressed) =>
      this.#models.answersQuestion((feature, model) =>
        feature.click(node, pressed, model, this.renderRoot),
      ),
    menu: (node, at) => this.#openMenu(node, at),
    mounted: () => this.features.prefetch(),
  });
  #keyboard = new Keyboard(this, {
    session: () => this.parts?.session ?? null,
    hears: () => this.keys !== 'none',
    answers: (event) =>
      this.#models.answersQuestion((feature, model) =>
        feature.press(event, model, this.renderRoot),
      ),
    presents: (event) => this.presenting && this.#openings.presenting?.press(event) === true,
    asks: () => this.controls === 'full',
    cancels: () => this.#progress.cancel(),
    help: () => this.showHelp(),
    togglePresenting: () => this.#openings.togglePresenting(),
    zoom: (factor) => this.#picture.place?.zoom(factor),
  });

  constructor() {
    super();
    this.addController(new Rendered(this, { model: () => this.#model, language: this.language }));
    this.addController(
      new Printed(this, {
        picture: () => this.#openings.onPaper(),
        sentence: () => this.sentence,
        prepare: () => this.#prepare(),
      }),
    );
    this.addController(
      new Presence(this, {
        waits: () => !this.hasBegun,
        begin: () => this.startWork(),
        plays: () => this.autoplay && this.#model !== null && this.#picture.wasDrawn,
        play: () => this.play(),
      }),
    );
  }

  /** @protected */
  get model() {
    return this.#models.present;
  }

  /** @protected */
  figures() {
    return this.#openings.figures();
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
    if (this.#picture.place !== null) await this.#picture.drawn;
    await this.updateComplete;
    while (this.parts?.session.waiting) {
      await this.parts.session.waiting;
      await this.updateComplete;
    }
  }

  /** Gets ready for paper, even if it was to wait until it comes near. */
  async #prepare() {
    this.startWork();
    await this.ready();
    await this.features.load('figures');
  }

  /** Handles a key that was pressed elsewhere in the page. @param {KeyboardEvent} event */
  handleKey(event) {
    this.#keyboard.hear(event);
  }

  async showHelp() {
    await this.#openings.open('help');
  }

  /** Opens the form that passes on what is on screen. @param {(fragment: string) => string} address of the page at a fragment */
  async share(address) {
    await this.#openings.open('sharing', address);
  }

  /**
   * Shows the tree in a file or a text, in whatever notation; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  receive(given) {
    return this.#openings.receive(given);
  }

  /**
   * Opens the trace of somebody's own program beside the search on show.
   * @param {string} text
   * @param {{name: string}} file what the page calls it
   * @returns {Promise<{error: string | null}>} what is wrong with it, in a sentence; then nothing has changed
   */
  openTrace(text, file) {
    return this.#openings.openTrace(text, file);
  }

  /**
   * Opens the chart of growth.
   * @param {string} [preset] that it begins with; if it has no such preset, it opens as it was left
   */
  async showGrowth(preset) {
    await this.#openings.open('growth', preset);
  }

  closeGrowth() {
    this.#openings.close('growth');
  }

  /** Whether a learner, or a hall, is asked for predictions. */
  get isPredicting() {
    return this.model !== null && this.model.state.predicting !== null;
  }

  /** Begins to ask for predictions, of every kind, or ends that. @param {boolean} isOn */
  predict(isOn) {
    const { model } = this;
    if (model === null || this.isPredicting === isOn) return;
    const action = toggled(model.state, model.search, true);
    if (action !== null) model.dispatch(action);
  }

  /**
   * The view as a second window shows and controls it; null if that cannot be loaded.
   * @param {() => void} changed called when there may be something else to show; replaces the one given before
   */
  async remote(changed) {
    this.#remoteChanged = changed;
    const feature = await this.features.load('presenting');
    return feature === null ? null : new feature.Remote(this, () => this.#models.present);
  }

  /** Brings compared searches in step, and renders. @protected */
  follow() {
    this.#openings.compare();
    super.follow();
  }

  /** @protected */
  progressed() {
    this.#progress.show();
  }

  /** @protected @param {() => void} closed */
  openTexts(closed) {
    this.#openings.texts(closed);
  }

  /** @protected */
  leave() {
    this.#openings.leave();
  }

  /** If the memory of a large search runs out, the search is made again, and then rendered. */
  performUpdate() {
    unlessLost(
      () => this.#openings.comparing?.lost ?? this.parts?.session.search,
      () => super.performUpdate(),
    );
  }

  willUpdate() {
    this.#model = this.#models.present;
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
    const { say } = this.language;
    if (this.broken !== null) return trouble(this, this.broken, say);
    const [model, parts] = [this.#model, this.parts];
    if (model === null || parts === null) return loading(this, say);
    const { error } = parts.draft;
    return frame({
      ...{
        view: this,
        model,
        seen: this.#forAudience(model),
        parts,
        predicting: this.#models.predicting,
      },
      ...{ language: this.language, features: this.features },
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
    const session = this.parts?.session;
    if (this.controls !== 'full' || this.presenting || !session?.state.editable) return false;
    if (!selection(session.state).includes(node))
      session.dispatch({ type: 'select', nodes: [node] });
    this.#openings.open('editing', at);
    return true;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    this.#picture.show(this.#model && this.#forAudience(this.#model));
    this.#openings.comparing?.show();
    this.#openings.showTrace(this.#model);
    if (this.#model === null) return;
    this.#openings.present();
    this.#remoteChanged();
  }
}

define('plyscope-view', PlyscopeView);
