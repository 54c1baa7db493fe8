/** Opens what trees and traces come from: the galleries, the reader's own trees and program, the forms, and files. */

import { whatFailed } from '../engine/errors.js';
import { chooseTree } from '../session/choosing.js';
import { errorText } from '../text/wording.js';
import { sendReceived } from './events.js';
import { Outputs } from './outputs.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { MyTrees } from '../features/collection/my-trees.js' */
/** @import { Gallery } from '../features/gallery/gallery.js' */
/** @import { Receiver } from '../features/gallery/receiving.js' */
/** @import { NewGame } from '../features/games/new-game.js' */
/** @import { Generator } from '../features/generator/generator.js' */
/** @import { MyProgram } from '../features/my-program/my-program.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Messages } from '../text/messages.js' */
/** @import { Host } from './outputs.js' */

export class TreeOpenings extends Outputs {
  /** The gallery of trees, once it has been opened. @type {Gallery | null} */
  #gallery = null;
  /** The collection of kept trees, once it has been opened. @type {MyTrees | null} */
  #myTrees = null;
  /** The form for random trees, once it has been opened. @type {Generator | null} */
  #generator = null;
  /** The form for a game, once it has been opened. @type {NewGame | null} */
  #newGame = null;
  /** The reader's own program, once it has been opened. @type {MyProgram | null} */
  #myProgram = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    super(host);
    this.#host = host;
  }

  /** Opens the page's lecture; null if the page keeps none. */
  get lecture() {
    return this.#host.view.opensLecture;
  }

  /** Whether there are kept trees to offer. */
  get hasCollection() {
    return this.#host.view.collection !== null;
  }

  /** Opens the gallery of trees. */
  trees = async () => {
    const feature = await this.#host.features.load('gallery');
    const [dialog, session, messages] = [this.dialog('trees'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#gallery ??= new feature.Gallery(dialog);
    const { state, catalogue } = session;
    const { collection } = this.#host.view;
    this.#gallery.open({
      ...this.#receiver(session, messages),
      ...{ state, catalogue, collection, myTrees: this.myTrees },
      ...{ generate: this.generate, newGame: this.newGame },
      visit: this.#host.visit,
      report: (message) => sendReceived(this.#host.view, message),
    });
  };

  /**
   * Shows the tree in a file or a text; returns what is to be said of it, empty if there is nothing.
   * @param {File | string} given
   */
  async receive(given) {
    const feature = await this.#host.features.load('gallery');
    const [session, messages] = this.sessionAndMessages();
    if (feature === null || session === null || messages === null) return '';
    return (await feature.receive(given, this.#receiver(session, messages))).said;
  }

  /**
   * Opens the trace of somebody's own program beside the search on show.
   * @param {string} text
   * @param {{name: string}} file what the page calls it
   * @returns {Promise<{error: string | null}>} what is wrong with it, in a sentence; then nothing has changed
   */
  openTrace = async (text, { name }) => {
    const feature = await this.#host.features.load('traced');
    const [session, messages] = this.sessionAndMessages();
    if (session === null || messages === null) return { error: '' };
    const { say } = messages;
    if (feature === null) return { error: say('not-loaded') };
    return feature.openTrace({ text, name }, session, say);
  };

  /** @param {Session} session @param {Messages} messages @returns {Receiver} */
  #receiver(session, { say }) {
    return {
      say,
      catalogue: session.catalogue,
      word: (error) => errorText(error, say),
      dispatch: (action) => session.dispatch(action),
      choose: (tree, tell) => chooseTree(tree, session, tell),
      display: (wanted) => session.display(wanted),
      openTrace: this.openTrace,
      addTrees: async (name, text) => (await this.myTrees())?.add(name, text),
    };
  }

  /** Opens the collection of kept trees. */
  myTrees = async () => {
    const { collection } = this.#host.view;
    const feature = await this.#host.features.load('collection');
    const [dialog, session, messages] = [this.dialog('my-trees'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return null;
    if (collection === null) return null;
    this.#myTrees ??= new feature.MyTrees(dialog);
    const word = (/** @type {PlyscopeError} */ error) => errorText(error, messages.say);
    await this.#myTrees.open({ messages, collection, word });
    return this.#myTrees;
  };

  /** Opens the form for random trees. */
  generate = async () => {
    const feature = await this.#host.features.load('generator');
    const [dialog, session, messages] = [this.dialog('generator'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#generator ??= new feature.Generator(dialog);
    const choose = (/** @type {string} */ tree) => session.dispatch({ type: 'choose', tree });
    this.#generator.open({ say: messages.say, tree: session.state.tree, choose });
  };

  /** Opens the form for a game's tree. */
  newGame = async () => {
    const feature = await this.#host.features.load('games');
    const [dialog, session, messages] = [this.dialog('new-game'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    const refuse = (/** @type {PlyscopeError} */ error) =>
      session.dispatch({ type: 'refuse', error });
    const error = await feature.loadGames().then(() => null, whatFailed);
    if (error !== null) return void refuse(error);
    this.#newGame ??= new feature.NewGame(dialog);
    const choose = (/** @type {string} */ tree) => void chooseTree(tree, session, refuse);
    this.#newGame.open({ say: messages.say, tree: session.state.tree, choose });
  };

  /** Opens the reader's own program. */
  myProgram = async () => {
    const { features } = this.#host;
    const [feature, programs] = [await features.load('myProgram'), await features.load('programs')];
    const [dialog, session, messages] = [this.dialog('my-program'), ...this.sessionAndMessages()];
    if (
      feature === null ||
      programs === null ||
      dialog === null ||
      session === null ||
      messages === null
    )
      return;
    this.#myProgram ??= new feature.MyProgram(dialog);
    const { say, point } = messages;
    const keeper = this.#host.view.programs;
    this.#myProgram.open({ say, point, session, programs, keeper, openTrace: this.openTrace });
  };
}
