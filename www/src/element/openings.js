/** Opens the features, each of which is loaded when it is first opened. */

import { errorText } from '../text/wording.js';

/** @import { Comparing } from '../features/compare/comparing.js' */
/** @import { Gallery } from '../features/gallery/gallery.js' */
/** @import { Generator } from '../features/generator/generator.js' */
/** @import { Owner } from '../features/growth/scene.js' */
/** @import { PlyscopeGrowth } from '../features/growth/view.js' */
/** @import { Presenting } from '../features/presenting/mode.js' */
/** @import { Saving } from '../features/saving/saving.js' */
/** @import { PicturePlace } from '../input/picture-place.js' */
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
 * @property {() => Promise<unknown>} updated resolves once it has been rendered
 * @property {Features} features
 * @property {() => Messages | null} messages
 * @property {() => Session | null} session null once the view has left the page
 * @property {() => LeafEditing} editing
 * @property {() => PicturePlace | null} place of the picture
 * @property {() => void} saves called when the writing of a file begins, gets further, or ends
 */

export class Openings {
  /** The gallery of trees, once it has been opened. @type {Gallery | null} */
  #gallery = null;
  /** The form for random trees, once it has been opened. @type {Generator | null} */
  #generator = null;
  /** The chart of growth, once it has been opened. @type {PlyscopeGrowth | null} */
  #growth = null;
  /** Presenter mode, once it has been entered. @type {Presenting | null} */
  presenting = null;
  /** The file being written. @type {Saving | null} */
  saving = null;
  /** The compared searches. @type {Comparing | null} */
  comparing = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Opens the explanation of the picture and of every key. */
  help = async () => {
    if ((await this.#host.features.load('help')) === null) return;
    await this.#host.updated();
    const dialog = this.#dialog('help');
    // The view may have left the page meanwhile.
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
  };

  /** Opens the gallery of trees. */
  trees = async () => {
    const feature = await this.#host.features.load('gallery');
    const [dialog, session, messages] = [this.#dialog('trees'), ...this.#present()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#gallery ??= new feature.Gallery(dialog);
    const { state, catalogue } = session;
    this.#gallery.open({
      ...{ say: messages.say, state, catalogue, generate: this.generate },
      dispatch: (action) => session.dispatch(action),
      word: (error) => errorText(error, messages.say),
    });
  };

  /** Opens the form for random trees. */
  generate = async () => {
    const feature = await this.#host.features.load('generator');
    const [dialog, session, messages] = [this.#dialog('generator'), ...this.#present()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#generator ??= new feature.Generator(dialog);
    const choose = (/** @type {string} */ tree) => session.dispatch({ type: 'choose', tree });
    this.#generator.open({ say: messages.say, tree: session.state.tree, choose });
  };

  /**
   * Opens the chart of growth.
   * @param {string} [preset] that it begins with; if it has no such preset, it opens as it was left
   */
  growth = async (preset) => {
    const feature = await this.#host.features.load('growth');
    const [session, messages] = this.#present();
    if (feature === null || session === null || messages === null) return;
    this.#growth ??= new feature.PlyscopeGrowth();
    this.#host.root().append(this.#growth);
    const { algorithms } = session.catalogue;
    /** @type {Owner['show']} */
    const show = (tree, algorithm, options) => {
      session.dispatch({ type: 'choose', tree, algorithm, options });
    };
    await this.#growth.show(
      { algorithms, say: messages.say, decimal: messages.point, show },
      preset,
    );
  };

  /** Opens the form that saves files. */
  save = async () => {
    const feature = await this.#host.features.load('saving');
    const [dialog, session, messages] = [this.#dialog('save'), ...this.#present()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    const saves = (/** @type {typeof this.saving} */ saving) => {
      this.saving = saving;
      this.#host.saves();
    };
    feature.open(dialog, { session, say: messages.say, saves });
  };

  /** Opens or closes the compared searches, as the state says, and brings them in step with it. */
  compare() {
    const { features, view, editing, place, root } = this.#host;
    const session = this.#host.session();
    const isOpen = view.controls === 'full' && (session?.state.compare ?? '') !== '';
    const feature = isOpen ? features.find('compare') : null;
    if (feature === null || session === null || session.search === null)
      return this.#endComparing();
    const changed = () => view.requestUpdate();
    this.comparing ??= new feature.Comparing({ session, editing: editing(), place, root, changed });
    this.comparing.follow();
  }

  #endComparing() {
    this.comparing?.end();
    this.comparing = null;
  }

  /** Begins or ends presenter mode. */
  togglePresenting = () => {
    const { view } = this.#host;
    view.presenting = !view.presenting;
  };

  /** A retry for each feature that could not be loaded. @returns {(() => void)[]} */
  get failures() {
    const { features, session } = this.#host;
    const isCompared = session()?.state.compare !== '';
    const retries = {
      gallery: this.trees,
      generator: this.generate,
      growth: () => this.growth(),
      help: this.help,
      predicting: () => features.load('predicting'),
      saving: this.save,
      start: () => features.load('start'),
      presenting: this.togglePresenting,
      ...(isCompared && { compare: () => features.load('compare') }),
    };
    const names = /** @type {(keyof typeof retries)[]} */ (Object.keys(retries));
    return names.filter((name) => features.hasFailed(name)).flatMap((name) => retries[name] ?? []);
  }

  /** Follows the view into presenter mode and out of it. */
  async present() {
    const { view } = this.#host;
    if (!view.presenting && this.presenting === null) return;
    const feature = await this.#host.features.load('presenting');
    const session = this.#host.session();
    if (feature === null) view.presenting = false;
    else if (session !== null) this.presenting ??= new feature.Presenting(view, session);
    this.presenting?.follow();
  }

  /** Closes what is open: the compared searches, the chart with what it has measured, and presenter mode. */
  leave() {
    this.#endComparing();
    this.#growth?.remove();
    this.#growth = null;
    this.presenting?.remove();
    this.presenting = null;
    // In another place of the page they would be open, but not on top.
    for (const dialog of this.#host.root().querySelectorAll('dialog')) dialog.close();
  }

  #present() {
    return /** @type {const} */ ([this.#host.session(), this.#host.messages()]);
  }

  /** @param {string} name */
  #dialog(name) {
    const dialog = this.#host.root().querySelector(`dialog.${name}`);
    return dialog instanceof HTMLDialogElement ? dialog : null;
  }
}
