/**
 * Opens the features of a view, each of which is loaded when it is first opened, and keeps what follows the view for as long as it
 * is there: compared searches, the picture of a trace, presenter mode.
 */

import { NAMES, ROWS } from '../features/features.js';
import { isCompared, NOT_COMPARED } from '../session/compared.js';
import { errorText } from '../text/wording.js';
import { sendReceived } from './events.js';

/** @import { Comparing } from '../features/compare/comparing.js' */
/** @import { Around } from '../features/dialog.js' */
/** @import { Name, Opened } from '../features/features.js' */
/** @import { Growth } from '../features/growth/growth.js' */
/** @import { Presenting } from '../features/presenting/mode.js' */
/** @import { Saving } from '../features/sharing/saving.js' */
/** @import { TracePicture } from '../features/traced/picture.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Parts } from './parts.js' */
/** @import { PlyscopeView } from './view.js' */

export class Openings {
  /** What has been opened over the view. @type {Map<Name, Opened>} */
  #opened = new Map();
  /** How each was asked for last. @type {Map<Name, () => unknown>} */
  #asked = new Map();
  /** Whether the state had a chart of growth. */
  #isGrown = false;
  /** What had the keyboard when presenter mode was asked for. @type {HTMLElement | null} */
  #presented = null;
  /** The picture of a trace. @type {TracePicture | null} */
  #trace = null;
  /** The compared searches. @type {Comparing | null} */
  comparing = null;
  /** Presenter mode, once it has been entered. @type {Presenting | null} */
  presenting = null;
  /** Whether presenter mode goes on after the page was loaded again, and nobody has just asked for it. */
  isResumed = false;
  /** The file being written. @type {Saving | null} */
  saving = null;
  #view;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  /** What acts on the session; null once the view has left the page. */
  get #parts() {
    return this.#view.isConnected ? this.#view.parts : null;
  }

  /**
   * Opens a feature.
   * @param {Name} name
   * @param {any[]} how it is told
   * @returns {Promise<any>} what was opened; null if there is nothing to open it in, or it could not be loaded
   */
  open = async (name, ...how) => {
    this.#asked.set(name, () => this.open(name, ...how));
    const feature = await this.#view.features.load(name);
    const around = this.#around();
    if (feature === null || around === null || !('Opened' in feature)) return null;
    /** @type {Opened} */
    const opened = this.#opened.get(name) ?? new feature.Opened(around.root);
    this.#opened.set(name, opened);
    await opened.open(around, ...how);
    return opened;
  };

  /** What features have around them; null if there is no session or no words. @returns {Around | null} */
  #around() {
    const [view, parts] = [this.#view, this.#parts];
    const { messages } = view.language;
    if (parts === null || messages === null) return null;
    const [{ session, keys }, { say }] = [parts, messages];
    return {
      view,
      root: view.renderRoot,
      session,
      messages,
      say,
      word: (error) => errorText(error, say),
      refuse: (error) => session.dispatch({ type: 'refuse', error }),
      model: () => view.model,
      shown: () => this.shown,
      visit: (node) => keys.visit(node),
      report: (message) => sendReceived(view, message),
      saves: (saving) => {
        this.saving = saving;
        view.progress.show();
      },
      load: (name) => view.features.load(name),
      open: this.open,
      openTrace: this.openTrace,
    };
  }

  /** What is under *More*: the message and the hint of each button, and what it does. */
  get offers() {
    return NAMES.flatMap((name) =>
      (ROWS[name].offers ?? []).map(({ message, hint }) => {
        return { message, hint, open: () => this.open(name) };
      }),
    );
  }

  /** Tries again all that was asked for and could not be loaded; null if there is nothing. */
  get again() {
    const { features } = this.#view;
    const { failed } = features;
    if (failed.length === 0) return null;
    return () => {
      for (const name of failed) (this.#asked.get(name) ?? (() => features.load(name)))();
    };
  }

  /** Opens the page's lecture; null if the page keeps none. */
  get lecture() {
    const { opensLecture } = this.#view;
    return opensLecture === null ? null : () => opensLecture();
  }

  /**
   * Shows the tree in a file or a text; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  async receive(given) {
    const feature = await this.#view.features.load('gallery');
    const around = this.#around();
    if (feature === null || around === null) return '';
    return (await feature.receive(given, feature.receiverIn(around))).said;
  }

  /**
   * Opens the trace of somebody's own program beside the search on show.
   * @param {string} text
   * @param {{name: string}} file what the page calls it
   * @param {boolean} [isPlaced] whether the search and the step on show are those that it belongs to
   * @returns {Promise<{error: string | null}>} what is wrong with it, in a sentence; then nothing has changed
   */
  openTrace = async (text, { name }, isPlaced = false) => {
    const feature = await this.#view.features.load('traced');
    const around = this.#around();
    if (around === null) return { error: '' };
    const { session, say } = around;
    if (feature === null) return { error: say('not-loaded') };
    const open = isPlaced ? feature.putBeside : feature.openTrace;
    return open({ text, name }, session, say);
  };

  /** Opens the form with the texts of the selected node. @param {() => void} closed called when it has been closed */
  async texts(closed) {
    const view = this.#view;
    await view.features.load('editing');
    await view.updateComplete;
    const [button, sheet] = ['[popovertarget=rename]', '#rename'].map((each) =>
      view.renderRoot.querySelector(each),
    );
    if (!(button instanceof HTMLElement)) return;
    button.click();
    /** @param {Event} event */
    const follow = (event) => {
      if (/** @type {ToggleEvent} */ (event).newState !== 'closed') return;
      sheet?.removeEventListener('toggle', follow);
      closed();
    };
    sheet?.addEventListener('toggle', follow);
  }

  /** What is on screen, for a figure of it; null if there is nothing. */
  get shown() {
    const { model, language, renderRoot } = this.#view;
    const [{ messages }, element] = [language, renderRoot.querySelector('.stage')];
    if (messages === null || model === null || !(element instanceof HTMLElement)) return null;
    const others = this.comparing?.models ?? [];
    return { model, others, element, locale: messages.locale };
  }

  /** The feature that makes figures, with what is on screen. @throws {Error} if nothing is, or the feature could not be loaded */
  async figures() {
    await this.#view.ready();
    const [feature, { shown }] = [await this.#view.features.load('figures'), this];
    const say = this.#view.language.messages?.say ?? String;
    if (feature === null) throw new Error(say('not-loaded'));
    if (shown === null) throw new Error(say('figure-nothing'));
    return { ...feature, shown };
  }

  /** The picture for printing; null if nothing is on screen, or the feature that draws it has not loaded yet. */
  onPaper() {
    const [feature, { shown }] = [this.#view.features.loaded('figures'), this];
    return feature && shown ? feature.onPaper(shown) : null;
  }

  /** Opens or closes the chart of growth, as the state says, and shows what that says of it. */
  showGrowth() {
    const isGrown = Boolean(this.#parts?.session.state.growth);
    const chart = /** @type {Growth | undefined} */ (this.#opened.get('growth'));
    if (isGrown && !this.#isGrown) this.open('growth', null);
    else chart?.follow();
    this.#isGrown = isGrown;
  }

  /** Opens or closes the compared searches, as the state says, and brings them in step with it. */
  compare() {
    const [{ features, controls }, parts] = [this.#view, this.#parts];
    const { compare = NOT_COMPARED, traced = null } = parts?.session.state ?? {};
    const isOpen = controls === 'full' && isCompared(compare);
    // The pane of a trace looks like theirs.
    if (!isOpen && traced === null) features.forgo('compare');
    const feature = isOpen ? features.find('compare') : null;
    if (feature === null || parts === null || parts.session.search === null)
      return this.#endComparing();
    this.comparing ??= new feature.Comparing(this.#beside(parts));
    this.comparing.follow();
  }

  #endComparing() {
    this.comparing?.end();
    this.comparing = null;
  }

  /** Draws the pane of a trace, where it stands in the view. @param {Model | null} model */
  showTrace(model) {
    const [parts, feature] = [this.#parts, this.#view.features.loaded('traced')];
    if (model === null || parts === null || feature === null || this.comparing !== null)
      return this.#endTrace();
    this.#trace ??= new feature.TracePicture(this.#beside(parts));
    this.#trace.show(model);
  }

  #endTrace() {
    this.#trace?.remove();
    this.#trace = null;
  }

  /** What a pane beside the tree needs. @param {Parts} parts */
  #beside({ session, editing }) {
    const view = this.#view;
    return {
      session,
      editing,
      place: () => view.picture.place,
      seen: (/** @type {Model} */ model) => view.seen(model),
      root: () => view.renderRoot,
      changed: () => view.requestUpdate(),
    };
  }

  /** Begins or ends presenter mode. */
  togglePresenting = () => {
    const view = this.#view;
    // By the time that the mode begins, the button may be hidden, and without the keyboard.
    const active = /** @type {ShadowRoot} */ (view.renderRoot).activeElement;
    this.#presented = !view.presenting && active instanceof HTMLElement ? active : null;
    view.presenting = !view.presenting;
  };

  /** Follows the view into presenter mode and out of it. */
  async present() {
    const view = this.#view;
    if (!view.presenting && this.presenting === null) return;
    this.#asked.set('presenting', this.togglePresenting);
    const feature = await view.features.load('presenting');
    if (feature === null) view.presenting = false;
    else if (this.#parts !== null)
      this.presenting ??= new feature.Presenting(view, () => this.#presented);
    this.presenting?.follow(this.isResumed);
  }

  /** Closes what is open: in another place of the page it would be open, but not on top. */
  leave() {
    this.#endComparing();
    this.#endTrace();
    for (const opened of this.#opened.values()) opened.close();
    this.presenting?.remove();
    this.presenting = null;
  }
}
