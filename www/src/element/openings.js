/** What opens over a view, and is loaded when it is first opened. */

import { decimalPoint } from '../engine/score.js';

/**
 * The view.
 * @typedef {object} Host
 * @property {import('./view.js').PlyscopeView} view
 * @property {() => DocumentFragment | HTMLElement} root
 * @property {() => Promise<unknown>} updated resolves once it has been rendered
 * @property {() => import('./view.js').Words | null} words
 * @property {() => import('../session/session.js').Session | null} session none where it is in no page any more
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
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** How to read the picture, and every key. */
  help = async () => {
    if (!(await this.#host.words()?.later.load('help'))) return;
    await this.#host.updated();
    const dialog = this.#dialog('help');
    if (dialog?.open === false) dialog.showModal();
  };

  /** The form for random trees. */
  generate = async () => {
    const room = await this.#host.words()?.later.load('generator');
    const [dialog, session, words] = [this.#dialog('generator'), ...this.#present()];
    if (!room || dialog === null || session === null || words === null) return;
    this.#generator ??= new room.Generator(dialog);
    const choose = (/** @type {string} */ tree) => session.dispatch({ type: 'choose', tree });
    this.#generator.open({ say: words.say, tree: session.state.tree, choose });
  };

  /**
   * The chart of growth.
   * @param {string} [preset] where it begins; where it was left if that is none of its presets
   */
  growth = async (preset) => {
    const room = await this.#host.words()?.later.load('growth');
    const [session, words] = this.#present();
    if (!room || session === null || words === null) return;
    this.#growth ??= new room.PlyscopeGrowth();
    this.#host.root().append(this.#growth);
    const { algorithms } = session.catalogue;
    /** @type {import('../features/growth/view.js').Owner['show']} */
    const show = (tree, algorithm, options) => {
      session.dispatch({ type: 'choose', tree, algorithm, options });
    };
    const decimal = decimalPoint(words.locale);
    await this.#growth.show({ algorithms, say: words.say, decimal, show }, preset);
  };

  /** What can be saved. */
  save = async () => {
    const room = await this.#host.words()?.later.load('saving');
    const [dialog, session, words] = [this.#dialog('save'), ...this.#present()];
    if (!room || dialog === null || session === null || words === null) return;
    const saves = (/** @type {typeof this.saving} */ saving) => {
      this.saving = saving;
      this.#host.saves();
    };
    room.open(dialog, { session, say: words.say, saves });
  };

  /** Presenter mode begins or ends. */
  togglePresenting = () => {
    const { view } = this.#host;
    view.presenting = !view.presenting;
  };

  /** Follows whether the view is in presenter mode. */
  async present() {
    const { view } = this.#host;
    if (!view.presenting && this.presenting === null) return;
    const room = await this.#host.words()?.later.load('presenting');
    const session = this.#host.session();
    if (!room) view.presenting = false;
    else if (session !== null) this.presenting ??= new room.Presenting(view, session);
    this.presenting?.follow();
  }

  /** Lets the chart go, with what it has measured, and the screen. */
  leave() {
    this.#growth?.remove();
    this.#growth = null;
    this.presenting?.remove();
    this.presenting = null;
  }

  #present() {
    return /** @type {const} */ ([this.#host.session(), this.#host.words()]);
  }

  /** @param {string} name */
  #dialog(name) {
    const dialog = this.#host.root().querySelector(`dialog.${name}`);
    return dialog instanceof HTMLDialogElement ? dialog : null;
  }
}
