/** What opens a feature, which is loaded when it is first opened. */

import { decimalPoint } from '../engine/score.js';

/**
 * The view.
 * @typedef {object} Host
 * @property {import('./view.js').PlyscopeView} view
 * @property {() => DocumentFragment | HTMLElement} root
 * @property {() => Promise<unknown>} updated resolves once it has been rendered
 * @property {import('./features.js').Features} features
 * @property {() => import('../text/messages.js').Messages | null} messages
 * @property {() => import('../session/session.js').Session | null} session none where it is in no page any more
 * @property {() => import('../session/leaf-editing.js').LeafEditing} editing
 * @property {() => import('../input/picture-place.js').PicturePlace | null} place where the search on show is drawn
 * @property {() => void} saves called when a file begins to be written, comes further, or is done
 */

export class Openings {
  /** The form for random trees, once it has been opened. @type {import('../features/generator/generator.js').Generator | null} */
  #generator = null;
  /** The chart of growth, once it has been opened. @type {import('../features/growth/view.js').PlyscopeGrowth | null} */
  #growth = null;
  /** Presenter mode, once it has been entered. @type {import('../features/presenting/mode.js').Presenting | null} */
  presenting = null;
  /** The file that is being written. @type {import('../features/saving/saving.js').Saving | null} */
  saving = null;
  /** The searches beside the one on show. @type {import('../features/compare/comparing.js').Comparing | null} */
  comparing = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** How to read the picture, and every key. */
  help = async () => {
    if ((await this.#host.features.load('help')) === null) return;
    await this.#host.updated();
    const dialog = this.#dialog('help');
    if (dialog?.open === false) dialog.showModal();
  };

  /** The form for random trees. */
  generate = async () => {
    const feature = await this.#host.features.load('generator');
    const [dialog, session, messages] = [this.#dialog('generator'), ...this.#present()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#generator ??= new feature.Generator(dialog);
    const choose = (/** @type {string} */ tree) => session.dispatch({ type: 'choose', tree });
    this.#generator.open({ say: messages.say, tree: session.state.tree, choose });
  };

  /**
   * The chart of growth.
   * @param {string} [preset] where it begins; where it was left if that is none of its presets
   */
  growth = async (preset) => {
    const feature = await this.#host.features.load('growth');
    const [session, messages] = this.#present();
    if (feature === null || session === null || messages === null) return;
    this.#growth ??= new feature.PlyscopeGrowth();
    this.#host.root().append(this.#growth);
    const { algorithms } = session.catalogue;
    /** @type {import('../features/growth/scene.js').Owner['show']} */
    const show = (tree, algorithm, options) => {
      session.dispatch({ type: 'choose', tree, algorithm, options });
    };
    const decimal = decimalPoint(messages.locale);
    await this.#growth.show({ algorithms, say: messages.say, decimal, show }, preset);
  };

  /** What can be saved. */
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

  /** Opens and closes the searches beside the one on show, as the state has it, and brings them in step with it. */
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

  /** Presenter mode begins or ends. */
  togglePresenting = () => {
    const { view } = this.#host;
    view.presenting = !view.presenting;
  };

  /** What opens again each feature that could not be loaded. @returns {(() => void)[]} */
  get failures() {
    const { features, session } = this.#host;
    const isCompared = session()?.state.compare !== '';
    const again = {
      generator: this.generate,
      growth: () => this.growth(),
      help: this.help,
      predicting: () => features.load('predicting'),
      saving: this.save,
      presenting: this.togglePresenting,
      ...(isCompared && { compare: () => features.load('compare') }),
    };
    const names = /** @type {(keyof typeof again)[]} */ (Object.keys(again));
    return names.filter((name) => features.hasFailed(name)).flatMap((name) => again[name] ?? []);
  }

  /** Follows whether the view is in presenter mode. */
  async present() {
    const { view } = this.#host;
    if (!view.presenting && this.presenting === null) return;
    const feature = await this.#host.features.load('presenting');
    const session = this.#host.session();
    if (feature === null) view.presenting = false;
    else if (session !== null) this.presenting ??= new feature.Presenting(view, session);
    this.presenting?.follow();
  }

  /** Lets the chart go, with what it has measured, and the screen. */
  leave() {
    this.#endComparing();
    this.#growth?.remove();
    this.#growth = null;
    this.presenting?.remove();
    this.presenting = null;
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
