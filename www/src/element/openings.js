/** Opens the features, each of which is loaded when it is first opened. */

import { chooseTree } from '../session/choosing.js';
import { isCompared, NOT_COMPARED } from '../session/compared.js';
import { questionKinds } from '../session/predicting/questions.js';
import { stopAt } from '../session/start-here.js';
import { errorText } from '../text/wording.js';
import { TreeOpenings } from './tree-openings.js';

/** @import { Algorithms } from '../features/algorithms/algorithms.js' */
/** @import { Comparing } from '../features/compare/comparing.js' */
/** @import { TreeMenu } from '../features/editing/tree-menu.js' */
/** @import { Owner } from '../features/growth/scene.js' */
/** @import { PlyscopeGrowth } from '../features/growth/view.js' */
/** @import { Help } from '../features/help/help.js' */
/** @import { Presenting } from '../features/presenting/mode.js' */
/** @import { Sharing } from '../features/sharing/sharing.js' */
/** @import { TracePicture } from '../features/traced/picture.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Host } from './outputs.js' */

export class Openings extends TreeOpenings {
  /** The gallery of algorithms, once it has been opened. @type {Algorithms | null} */
  #algorithms = null;
  /** Help, once it has been opened. @type {Help | null} */
  #help = null;
  /** The chart of growth, once it has been opened. @type {PlyscopeGrowth | null} */
  #growth = null;
  /** What had the keyboard when presenter mode was asked for. @type {HTMLElement | null} */
  #presented = null;
  /** The compared searches. @type {Comparing | null} */
  comparing = null;
  /** The picture of a trace. @type {TracePicture | null} */
  #trace = null;
  /** Presenter mode, once it has been entered. @type {Presenting | null} */
  presenting = null;
  /** The form that passes on what is on screen, once it has been opened. @type {Sharing | null} */
  #sharing = null;
  /** The menu of the selected nodes, once it has been opened. @type {TreeMenu | null} */
  #treeMenu = null;
  /** The address of the page at a fragment. */
  #address = (/** @type {string} */ fragment) => fragment;
  #host;

  /** @param {Host} host */
  constructor(host) {
    super(host);
    this.#host = host;
  }

  /** Opens help, which answers questions about the picture, the page and its keys. */
  help = async () => {
    const feature = await this.#host.features.load('help');
    const [dialog, session, messages] = [this.dialog('help'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#help ??= new feature.Help(dialog);
    this.#help.open({
      say: messages.say,
      start: () => session.display(stopAt(1)),
      show: (tree) =>
        chooseTree(tree, session, (error) => session.dispatch({ type: 'refuse', error })),
    });
  };

  /** Opens the gallery of algorithms. */
  algorithms = async () => {
    const feature = await this.#host.features.load('algorithms');
    const [dialog, session, messages] = [this.dialog('algorithms'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#algorithms ??= new feature.Algorithms(dialog);
    const { state, catalogue, search } = session;
    const { say } = messages;
    this.#algorithms.open({
      ...{ say, algorithms: catalogue.algorithms, present: state.algorithm },
      lacking: search?.nodes.lacksStatic ?? false,
      word: (error) => errorText(error, say),
      dispatch: (action) => session.dispatch(action),
    });
  };

  /**
   * Opens the form that passes on what is on screen.
   * @param {(fragment: string) => string} address of the page at a fragment
   */
  share = async (address) => {
    this.#address = address;
    const feature = await this.#host.features.load('sharing');
    const [dialog, session, messages] = [this.dialog('share'), ...this.sessionAndMessages()];
    if (feature === null || dialog === null || session === null || messages === null) return;
    this.#sharing ??= new feature.Sharing(dialog);
    await this.#sharing.open({
      say: messages.say,
      address,
      link: () => session.link,
      describe: (description) => session.dispatch({ type: 'describe', ...description }),
      file: () => feature.fileOf(session),
      steps: session.steps,
      isAskable: session.search !== null && questionKinds(session.search).kinds.length > 0,
    });
  };

  /** Opens the menu of the selected nodes. @param {{x: number, y: number}} at a point of the picture */
  treeMenu = async (at) => {
    const feature = await this.#host.features.load('editing');
    await this.#host.updated();
    const [element, model] = [this.#host.root().querySelector('.tree-menu'), this.#host.model()];
    if (feature === null || model === null || !(element instanceof HTMLElement)) return;
    this.#treeMenu ??= new feature.TreeMenu(element);
    this.#treeMenu.open(model, at);
  };

  /** Opens the form with the texts of the selected node. @param {() => void} closed called when it has been closed */
  texts = async (closed) => {
    await this.#host.features.load('editing');
    await this.#host.updated();
    const root = this.#host.root();
    const [button, sheet] = [
      root.querySelector('[popovertarget=rename]'),
      root.querySelector('#rename'),
    ];
    if (!(button instanceof HTMLElement)) return;
    button.click();
    /** @param {Event} event */
    const follow = (event) => {
      if (/** @type {ToggleEvent} */ (event).newState !== 'closed') return;
      sheet?.removeEventListener('toggle', follow);
      closed();
    };
    sheet?.addEventListener('toggle', follow);
  };

  /**
   * Opens the chart of growth.
   * @param {string} [preset] that it begins with; if it has no such preset, it opens as it was left
   */
  growth = async (preset) => {
    const feature = await this.#host.features.load('growth');
    const [session, messages] = this.sessionAndMessages();
    if (feature === null || session === null || messages === null) return;
    this.#growth ??= new feature.PlyscopeGrowth();
    this.#host.root().append(this.#growth);
    this.#growth.toggleAttribute('hall', this.#host.view.presenting);
    const { algorithms } = session.catalogue;
    /** @type {Owner['show']} */
    const show = (tree, algorithm, options) => {
      session.dispatch({ type: 'choose', tree, algorithm, options });
    };
    await this.#growth.show(
      { algorithms, say: messages.say, locale: messages.locale, show },
      preset,
    );
  };

  closeGrowth() {
    this.#growth?.close();
  }

  /** Opens or closes the compared searches, as the state says, and brings them in step with it. */
  compare() {
    const { features, view, editing, place, root } = this.#host;
    const session = this.#host.session();
    const isOpen =
      view.controls === 'full' && session !== null && isCompared(session.state.compare);
    const feature = isOpen ? features.find('compare') : null;
    if (feature === null || session === null || session.search === null)
      return this.#endComparing();
    const changed = () => view.requestUpdate();
    this.comparing ??= new feature.Comparing({ session, editing: editing(), place, root, changed });
    this.comparing.follow();
  }

  /** Draws the pane of a trace, where it stands in the view. @param {Model | null} model */
  showTrace(model) {
    const { features, view, editing, place, root } = this.#host;
    const session = this.#host.session();
    const feature = features.loaded('traced');
    if (model === null || session === null || feature === null || this.comparing !== null)
      return this.#endTrace();
    const changed = () => view.requestUpdate();
    this.#trace ??= new feature.TracePicture({
      session,
      editing: editing(),
      place,
      root,
      changed,
    });
    this.#trace.show(model);
  }

  #endTrace() {
    this.#trace?.remove();
    this.#trace = null;
  }

  /** @protected */
  get others() {
    return this.comparing?.models ?? [];
  }

  #endComparing() {
    this.comparing?.end();
    this.comparing = null;
  }

  /** Begins or ends presenter mode. */
  togglePresenting = () => {
    const { view, root } = this.#host;
    // By the time that the mode begins, the button may be hidden, and without the keyboard.
    const active = /** @type {ShadowRoot} */ (root()).activeElement;
    this.#presented = !view.presenting && active instanceof HTMLElement ? active : null;
    view.presenting = !view.presenting;
  };

  /** A retry for each feature that could not be loaded. @returns {(() => void)[]} */
  get failures() {
    const { features, session } = this.#host;
    const { compare = NOT_COMPARED } = session()?.state ?? {};
    const retries = {
      algorithms: this.algorithms,
      collection: this.myTrees,
      editing: () => features.load('editing'),
      editor: () => features.load('editor'),
      gallery: this.trees,
      games: () => features.load('games'),
      generator: this.generate,
      growth: () => this.growth(),
      help: this.help,
      myProgram: this.myProgram,
      paper: this.paper,
      predicting: () => features.load('predicting'),
      programs: () => features.load('programs'),
      saving: this.save,
      sharing: () => this.share(this.#address),
      start: () => features.load('start'),
      traced: () => features.load('traced'),
      presenting: this.togglePresenting,
      ...(isCompared(compare) && { compare: () => features.load('compare') }),
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
    else if (session !== null)
      this.presenting ??= new feature.Presenting(view, session, () => this.#presented);
    this.presenting?.follow();
  }

  /** Closes what is open: the compared searches, the chart with what it has measured, and presenter mode. */
  leave() {
    this.#endComparing();
    this.#endTrace();
    this.#treeMenu?.close();
    this.#growth?.remove();
    this.#growth = null;
    this.presenting?.remove();
    this.presenting = null;
    // In another place of the page they would be open, but not on top.
    for (const dialog of this.#host.root().querySelectorAll('dialog')) dialog.close();
  }
}
