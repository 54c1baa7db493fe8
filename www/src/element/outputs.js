/** The outputs of a view: files, pictures and paper. The code that makes them is loaded when it is first needed. */

import { errorText } from '../text/wording.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Paper } from '../features/paper/paper.js' */
/** @import { Saving } from '../features/saving/saving.js' */
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
 * @property {() => Promise<unknown>} updated resolves once it has been rendered
 * @property {Features} features
 * @property {() => Messages | null} messages
 * @property {() => Session | null} session null once the view has left the page
 * @property {() => LeafEditing} editing
 * @property {() => Model | null} model
 * @property {(node: number) => void} visit moves the keyboard to a node
 * @property {() => PicturePlace | null} place of the picture
 * @property {() => void} saves called when the writing of a file begins, gets further, or ends
 */

export class Outputs {
  /** The form for exercises on paper, once it has been opened. @type {Paper | null} */
  #paper = null;
  /** The file being written. @type {Saving | null} */
  saving = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** @protected */
  sessionAndMessages() {
    return /** @type {const} */ ([this.#host.session(), this.#host.messages()]);
  }

  /** @protected @param {string} name */
  dialog(name) {
    const dialog = this.#host.root().querySelector(`dialog.${name}`);
    return dialog instanceof HTMLDialogElement ? dialog : null;
  }

  /** Opens the form that saves files. */
  save = () => this.#save('open');

  /** Copies the picture, and opens the same form. */
  copyPicture = () => this.#save('copyPicture');

  /** @param {'open' | 'copyPicture'} how */
  async #save(how) {
    const feature = await this.#host.features.load('saving');
    const [dialog, session, messages] = [this.dialog('save'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    const saves = (/** @type {typeof this.saving} */ saving) => {
      this.saving = saving;
      this.#host.saves();
    };
    const { say } = messages;
    const word = (/** @type {PlyscopeError} */ error) => errorText(error, say);
    const shown = () => this.shown;
    await feature[how](dialog, { session, say, shown, word, saves });
  }

  /** Opens the form that prints exercises and handouts. */
  paper = async () => {
    const feature = await this.#host.features.load('paper');
    const [dialog, session, words] = [this.dialog('paper'), ...this.sessionAndMessages()];
    const root = this.#host.root();
    const [element, pages] = [root.querySelector('.stage'), root.querySelector('.pages')];
    if (feature === null || dialog === null || session === null || words === null) return;
    if (!(element instanceof HTMLElement && pages instanceof HTMLElement)) return;
    this.#paper ??= new feature.Paper(dialog);
    const word = (/** @type {PlyscopeError} */ error) => errorText(error, words.say);
    const shown = () => this.shown;
    this.#paper.open({ session, words, word, shown, element, pages });
  };

  /** The searches that the one on screen is compared with. @protected @returns {readonly Model[]} */
  get others() {
    return [];
  }

  /** What is on screen, for a figure of it; null if there is nothing. */
  get shown() {
    const { messages, model, root } = this.#host;
    const [words, present, element] = [messages(), model(), root().querySelector('.stage')];
    if (words === null || present === null || !(element instanceof HTMLElement)) return null;
    return { model: present, others: this.others, element, locale: words.locale };
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
}
