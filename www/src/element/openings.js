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
/** @import { Presenting } from '../features/presenting/mode.js' */
/** @import { Saving } from '../features/saving/saving.js' */
/** @import { TracePicture } from '../features/traced/picture.js' */
/** @import { PicturePlace } from '../input/picture-place.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Messages } from '../text/messages.js' */
/** @import { Features } from './features.js' */
/** @import { PlyscopeView } from './view.js' */

/**
 * The view.
 * @typedef {object} Host
 * @property {PlyscopeView} view
 * @property {() => DocumentFragment | HTMLElement} root
 * @property {Features} features
 * @property {() => Messages | null} messages
 * @property {() => Session | null} session null once the view has left the page
 * @property {() => LeafEditing} editing
 * @property {() => Model | null} model
 * @property {(node: number) => void} visit moves the keyboard to a node
 * @property {() => PicturePlace | null} place of the picture
 * @property {() => void} saves called when the writing of a file begins, gets further, or ends
 */

export class Openings {
  /** What has been opened over the view. @type {Map<Name, Opened>} */
  #opened = new Map();
  /** How each was asked for last. @type {Map<Name, () => unknown>} */
  #asked = new Map();
  /** What had the keyboard when presenter mode was asked for. @type {HTMLElement | null} */
  #presented = null;
  /** The picture of a trace. @type {TracePicture | null} */
  #trace = null;
  /** The compared searches. @type {Comparing | null} */
  comparing = null;
  /** Presenter mode, once it has been entered. @type {Presenting | null} */
  presenting = null;
  /** The file being written. @type {Saving | null} */
  saving = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Opens a feature.
   * @param {Name} name
   * @param {any[]} how it is told
   * @returns {Promise<any>} what was opened; null if there is nothing to open it in, or it could not be loaded
   */
  open = async (name, ...how) => {
    this.#asked.set(name, () => this.open(name, ...how));
    const feature = await this.#host.features.load(name);
    const around = this.#around();
    if (feature === null || around === null || !('Opened' in feature)) return null;
    /** @type {Opened} */
    const opened = this.#opened.get(name) ?? new feature.Opened(around.root);
    this.#opened.set(name, opened);
    await opened.open(around, ...how);
    return opened;
  };

  /** Closes a feature, if it is open. @param {Name} name */
  close(name) {
    this.#opened.get(name)?.close();
  }

  /** What features have around them; null if there is no session or no words. @returns {Around | null} */
  #around() {
    const { view, features, root, model, visit, saves } = this.#host;
    const [session, messages] = [this.#host.session(), this.#host.messages()];
    if (session === null || messages === null) return null;
    const { say } = messages;
    return {
      view,
      root: root(),
      session,
      messages,
      say,
      word: (error) => errorText(error, say),
      refuse: (error) => session.dispatch({ type: 'refuse', error }),
      model,
      shown: () => this.shown,
      visit,
      report: (message) => sendReceived(view, message),
      saves: (saving) => {
        this.saving = saving;
        saves();
      },
      load: (name) => features.load(name),
      open: this.open,
      openTrace: this.openTrace,
    };
  }

  /** What is under *More*: the message and the hint of each button, and what it does. */
  get offers() {
    return NAMES.flatMap((name) =>
      (ROWS[name].offers ?? []).map(({ message, hint, how = [] }) => {
        return { message, hint, open: () => this.open(name, ...how) };
      }),
    );
  }

  /** A retry for each feature that was asked for and could not be loaded. */
  get failures() {
    const { features } = this.#host;
    return features.failed.map((name) => this.#asked.get(name) ?? (() => features.load(name)));
  }

  /** Opens the page's lecture; null if the page keeps none. */
  get lecture() {
    return this.#host.view.opensLecture;
  }

  /** Whether there are kept trees to offer. */
  get hasCollection() {
    return this.#host.view.collection !== null;
  }

  /**
   * Shows the tree in a file or a text; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  async receive(given) {
    const feature = await this.#host.features.load('gallery');
    const around = this.#around();
    if (feature === null || around === null) return '';
    return (await feature.receive(given, feature.receiverIn(around))).said;
  }

  /**
   * Opens the trace of somebody's own program beside the search on show.
   * @param {string} text
   * @param {{name: string}} file what the page calls it
   * @returns {Promise<{error: string | null}>} what is wrong with it, in a sentence; then nothing has changed
   */
  openTrace = async (text, { name }) => {
    const feature = await this.#host.features.load('traced');
    const around = this.#around();
    if (around === null) return { error: '' };
    const { session, say } = around;
    if (feature === null) return { error: say('not-loaded') };
    return feature.openTrace({ text, name }, session, say);
  };

  /** Opens the form with the texts of the selected node. @param {() => void} closed called when it has been closed */
  async texts(closed) {
    const { features, view, root } = this.#host;
    await features.load('editing');
    await view.updateComplete;
    const [button, sheet] = ['[popovertarget=rename]', '#rename'].map((each) =>
      root().querySelector(each),
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
    const { messages, model, root } = this.#host;
    const [words, present, element] = [messages(), model(), root().querySelector('.stage')];
    if (words === null || present === null || !(element instanceof HTMLElement)) return null;
    const others = this.comparing?.models ?? [];
    return { model: present, others, element, locale: words.locale };
  }

  /** The feature that makes figures, with what is on screen. @throws {Error} if nothing is, or the feature could not be loaded */
  async figures() {
    await this.#host.view.ready();
    const [feature, { shown }] = [await this.#host.features.load('figures'), this];
    const say = this.#host.messages()?.say ?? String;
    if (feature === null) throw new Error(say('not-loaded'));
    if (shown === null) throw new Error(say('figure-nothing'));
    return { ...feature, shown };
  }

  /** The picture for printing; null if nothing is on screen, or the feature that draws it has not loaded yet. */
  onPaper() {
    const [feature, { shown }] = [this.#host.features.loaded('figures'), this];
    return feature && shown ? feature.onPaper(shown) : null;
  }

  /** Opens or closes the compared searches, as the state says, and brings them in step with it. */
  compare() {
    const { features, view } = this.#host;
    const session = this.#host.session();
    const { compare = NOT_COMPARED, traced = null } = session?.state ?? {};
    const isOpen = view.controls === 'full' && isCompared(compare);
    // The pane of a trace looks like theirs.
    if (!isOpen && traced === null) features.forgo('compare');
    const feature = isOpen ? features.find('compare') : null;
    if (feature === null || session === null || session.search === null)
      return this.#endComparing();
    this.comparing ??= new feature.Comparing(this.#beside(session));
    this.comparing.follow();
  }

  #endComparing() {
    this.comparing?.end();
    this.comparing = null;
  }

  /** Draws the pane of a trace, where it stands in the view. @param {Model | null} model */
  showTrace(model) {
    const session = this.#host.session();
    const feature = this.#host.features.loaded('traced');
    if (model === null || session === null || feature === null || this.comparing !== null)
      return this.#endTrace();
    this.#trace ??= new feature.TracePicture(this.#beside(session));
    this.#trace.show(model);
  }

  #endTrace() {
    this.#trace?.remove();
    this.#trace = null;
  }

  /** What a pane beside the tree needs. @param {Session} session */
  #beside(session) {
    const { view, editing, place, root } = this.#host;
    return { session, editing: editing(), place, root, changed: () => view.requestUpdate() };
  }

  /** Begins or ends presenter mode. */
  togglePresenting = () => {
    const { view, root } = this.#host;
    // By the time that the mode begins, the button may be hidden, and without the keyboard.
    const active = /** @type {ShadowRoot} */ (root()).activeElement;
    this.#presented = !view.presenting && active instanceof HTMLElement ? active : null;
    view.presenting = !view.presenting;
  };

  /** Follows the view into presenter mode and out of it. */
  async present() {
    const { view } = this.#host;
    if (!view.presenting && this.presenting === null) return;
    this.#asked.set('presenting', this.togglePresenting);
    const feature = await this.#host.features.load('presenting');
    const session = this.#host.session();
    if (feature === null) view.presenting = false;
    else if (session !== null)
      this.presenting ??= new feature.Presenting(view, session, () => this.#presented);
    this.presenting?.follow();
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
