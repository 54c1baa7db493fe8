/** The properties that a page's author sets on a view. Until a set value is on screen, reading gives it too. */

import {
  isAnotherSeed,
  isOfSomebody,
  isOfStudent,
  seedIn,
  treeOf,
} from '../session/predicting/student.js';
import { SPEEDS } from '../session/state.js';
import { properties, stepOf, switchesOf, textOf, wrongChoice } from './attributes.js';
import { sendError, sendMended } from './events.js';
import { Mannered } from './manners.js';
import { Source } from './source.js';
import { Wants } from './wants.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Keeper } from '../features/my-program/my-program.js' */
/** @import { Collection } from '../session/collection/collection.js' */
/** @import { Labels } from '../session/labels.js' */
/** @import { Beside, LectureShown } from '../session/lecture/lecture.js' */
/** @import { Wanted } from './wants.js' */

export class Authored extends Mannered {
  static properties = properties;

  /** Why there is nothing to show. @protected @type {PlyscopeError | {failed: string} | null} */
  broken = null;
  /** @protected */
  wants = new Wants({
    isHere: () => this.isConnected,
    shows: () => this.broken === null,
    wrong: () => wrongChoice(this) ?? this.source.error,
    treeOf: (tree) => this.#treeOf(tree),
    answered: (broken) => {
      const before = this.broken;
      const isNew = broken !== null && JSON.stringify(broken) !== JSON.stringify(before);
      this.broken = broken;
      if (isNew) sendError(this, broken, this.wordError(broken));
      if (broken === null && before !== null) sendMended(this);
      this.requestUpdate();
    },
    settled: () => this.settled(),
  });

  /** The tree that is another for each student; empty if it is the same for all. */
  #template = '';
  /** The tree that was kept of somebody, in place of that of whoever is named. */
  #kept = { template: '', tree: '' };
  /** Anybody, as long as nobody is named. */
  #anybody = String(Math.floor(Math.random() * 1e9));
  /** What was requested for the file, or for the child, that was read last. @type {Wanted} */
  #found = {};
  /** The speed that is not in force yet. @type {string | null} */
  #speed = null;

  /** @protected */
  source = new Source(this, {
    read: (text) => this.readFile(text),
    wait: (waits) => {
      this.wants.waits = waits;
    },
    want: (wanted) => {
      // What the author names goes before what the file names.
      const whole = { ...wanted, ...this.#named };
      this.wants.wantInstead(whole, this.#found);
      this.#found = whole;
    },
  });

  /** The search that attributes name. @returns {Wanted} */
  get #named() {
    const [algorithm, options] = ['algorithm', 'options'].map((name) => this.getAttribute(name));
    return {
      ...(algorithm !== null && { algorithm }),
      ...(options !== null && { options: switchesOf(options) }),
    };
  }

  /** What the file of `src` shows, once it is there, for whoever shows it with more than attributes say. @returns {Promise<Wanted>} */
  async takeFile() {
    await this.source.settled;
    const found = this.source.src === '' ? {} : this.#found;
    this.wants.wantInstead({}, found);
    return found;
  }

  /** What a file shows; null if it holds no tree, or several. @param {string} _text @returns {Promise<Wanted | null>} */
  async readFile(_text) {
    return null;
  }

  /** The text of an error, in the language of the view. @param {PlyscopeError} _error */
  wordError(_error) {
    return '';
  }

  constructor() {
    super();
    this.presenting = false;
    this.blank = false;
    /** Whether a blanked view hides cutoffs too. */
    this.hidesCuts = false;
    /** What stands beside the tree in presenter mode. @type {Beside} */
    this.beside = 'none';
    /** What is shown of the lecture that the page leads through. @type {LectureShown | null} */
    this.lecture = null;
    /** Opens the page's lecture. Unless this is set, none is offered. @type {(() => void) | null} */
    this.opensLecture = null;
    /**
     * Resolves to what opens the presenter's window, or returns its address if the browser blocks it. Rejects if it could
     * not be loaded. Unless this is set, none is offered.
     * @type {(() => Promise<{show: () => string | null}>) | null}
     */
    this.presenterView = null;
    /**
     * The reader's kept trees. Unless this is set, none are offered.
     * @type {Collection | null}
     */
    this.collection = null;
    /**
     * Who keeps the reader's programs. Unless this is set, they last as long as the view.
     * @type {Keeper | null}
     */
    this.programs = null;
    /**
     * Hears that an exercise is left. Unless this is set, none is left before its end.
     * @type {(() => void) | null}
     */
    this.left = null;
  }

  /** @param {string} tree */
  #treeOf(tree) {
    this.#template = isOfStudent(tree) ? tree : '';
    if (tree !== '' && tree === this.#kept.template) return this.#kept.tree;
    return treeOf(tree, this.student || this.#anybody);
  }

  /** The tree of the student who is named now, if it is not on screen. @protected @returns {Wanted} */
  forStudent() {
    const template = this.#template;
    this.#kept = { template: '', tree: '' };
    const seed = seedIn(this.#treeOf(template));
    const isShown = seed !== undefined && seed === seedIn(this.tree);
    return template === '' || isShown ? {} : { tree: template };
  }

  /** Shows the tree that was kept of somebody, if it is another for each student; whether it does. @protected @param {string} tree */
  showOfStudent(tree) {
    const template = this.#template;
    if (!isOfSomebody(template, tree) && !(template && isAnotherSeed(this.tree, tree)))
      return false;
    this.#kept = { template, tree };
    this.wants.want({ tree: template });
    return true;
  }

  /** Hears that all that was requested so far has been considered. @protected */
  settled() {}

  /** The tree on screen, as text. */
  get tree() {
    return this.wants.tree;
  }

  set tree(tree) {
    this.source.yield(tree != null);
    this.wants.want({ tree: tree == null ? undefined : textOf(tree) });
  }

  /** The address of a file with the tree, relative to the page; not read while a tree is set. */
  get src() {
    return this.source.src;
  }

  set src(src) {
    this.source.src = textOf(src);
  }

  get algorithm() {
    return this.wants.algorithm;
  }

  set algorithm(algorithm) {
    this.wants.want({ algorithm: algorithm == null ? undefined : textOf(algorithm) });
  }

  get step() {
    return this.wants.step;
  }

  set step(step) {
    this.wants.want({ step: step == null ? undefined : stepOf(step) });
  }

  /** The first step, or moment, that readers can go to; empty for the start. @returns {number | string} */
  get from() {
    return this.wants.from;
  }

  set from(from) {
    this.wants.want({ from: stepOf(from) });
  }

  /** The last one; empty for the end. @returns {number | string} */
  get to() {
    return this.wants.to;
  }

  set to(to) {
    this.wants.want({ to: stepOf(to) });
  }

  /** How many steps are played in a second: 0.5, 1, 2, 4, 8 or 16. @returns {number | string} */
  get speed() {
    return this.#speed ?? this.wants.speed;
  }

  set speed(speed) {
    this.#speed = textOf(speed).trim();
    this.arranged('speed');
    this.requestUpdate('speed', null);
  }

  /** The speed that is to be in force from now on; null if that is not for the author to say. @protected */
  takeSpeed() {
    const speed = Number(this.#speed);
    if (this.#speed === '' || SPEEDS.includes(speed)) this.#speed = null;
    return SPEEDS.includes(speed) ? speed : null;
  }

  /** The switches that are not at their default, `cut=gt order=reversed`. @returns {string} */
  get options() {
    return this.wants.options;
  }

  set options(options) {
    this.wants.want({ options: switchesOf(options) });
  }

  /** The folded subtrees, `12,40`; `auto` if those that do not fit are folded. @returns {string} */
  get fold() {
    return this.wants.fold;
  }

  set fold(fold) {
    this.wants.want({ fold: Array.isArray(fold) ? fold.map(textOf).join() : textOf(fold) });
  }

  /** What nodes are called: `names`, or letters where there are none; or `numbers`, in preorder. @returns {string} */
  get labels() {
    return this.wants.labels;
  }

  set labels(labels) {
    this.wants.want({ labels: /** @type {Labels} */ (textOf(labels)) });
  }
}
