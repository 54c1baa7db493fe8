/**
 * An assignment from a link: an exercise, a part of the search, and how it is drawn. It ends with the work that it is about. The
 * answers are kept in this browser, so that the same link resumes the exercise; one that is left after its end begins anew.
 */

import { WRITTEN } from '../session/authored.js';
import { isOfStudent, treeOf } from '../session/predicting/student.js';
import { store, stored } from './storage.js';

/** @import { PlyscopeView as View } from '../element/view.js' */
/** @import { LinkParts } from '../session/address.js' */
/** @import { ExerciseState } from '../session/predicting/exercise.js' */

/** What is kept, and whose it is: of one without a name in this browser, if nobody is named. @typedef {ExerciseState & {student?: string}} Entry */

/** The most exercises that are kept. */
const MOST = 20;

export class Assignment {
  #view;
  #left;
  /** The number of the work that it is about; null until that is shown. @type {number | null} */
  #work = null;
  /** What is kept of it. @type {Entry | null} */
  #kept = null;
  /** Who answers, where all students have the same tree. */
  #student = '';
  /** Whether every question is answered. */
  #isComplete = false;
  /** Whether the link leads each student to another tree. */
  isOfStudent = false;
  /** The number in place of a student whom the link does not name; empty if there is no need of one. */
  number = '';

  /**
   * @param {View} view
   * @param {() => void} left called when the reader has left an exercise
   */
  constructor(view, left) {
    this.#view = view;
    this.#left = left;
    view.left = () => this.#leave();
    view.addEventListener('plyscope-question', (event) => {
      const { number } = /** @type {CustomEvent} */ (event).detail;
      // Not while the session is still telling of it.
      if (number === 1) queueMicrotask(() => this.#resume());
    });
    view.addEventListener('plyscope-answer', () => this.#keep());
    view.addEventListener('plyscope-draft', () => this.#keep());
    view.addEventListener('plyscope-score', (event) => {
      this.#isComplete = /** @type {CustomEvent} */ (event).detail.complete;
    });
    view.addEventListener('plyscope-change', () => {
      if (this.#work !== null && this.#work !== view.description.number) this.#end();
    });
  }

  /** Sets what a link sets, before it is shown; returns the link with the student's own tree. @param {LinkParts} link @returns {LinkParts} */
  set(link) {
    [this.#work, this.#kept, this.#isComplete, this.number] = [null, null, false, ''];
    const { student = '', tree = '', ...others } = link;
    this.#view.settings.follow(others);
    // Before a hall nobody can answer.
    if (others.quiz) this.#view.presenting = false;
    this.isOfStudent = isOfStudent(tree);
    this.#student = this.isOfStudent || !others.quiz ? '' : student;
    if (!this.isOfStudent) return link;
    if (!student) this.number = numberOfMine();
    return { ...link, tree: treeOf(tree, student || this.number) };
  }

  /** It is about what is on screen now; or about nothing, if the tree that was meant cannot be shown. @param {boolean} isShown */
  settle(isShown) {
    if (!isShown) return this.#view.settings.follow({});
    this.#work = this.#view.description.number;
    // A written exercise asks no first question.
    if (this.#view.quiz === WRITTEN) this.#view.updateComplete.then(() => this.#resume());
  }

  /** Who answers, if an address has to say it. */
  get student() {
    return this.#work === null ? '' : this.#student;
  }

  #end() {
    this.#work = null;
    this.#view.settings.follow({});
  }

  #leave() {
    if (this.#isComplete) this.#write(null);
    this.#student = '';
    this.#view.settings.follow({ gauge: this.#view.gauge });
    this.#left();
  }

  #resume() {
    const fresh = this.#state;
    const found = fresh && all().find((each) => isSame(each, fresh));
    if (!found) return;
    this.#kept = found;
    this.#view.quizState = found;
  }

  /** @returns {Entry | null} */
  get #state() {
    const state = this.#view.quizState;
    return state && { ...state, student: this.#student };
  }

  #keep() {
    const state = this.#state;
    if (state === null) return;
    this.#kept ??= state;
    this.#write(state);
  }

  /** Keeps a state in place of the one before, or none. @param {Entry | null} state */
  #write(state) {
    const others = all().filter((each) => !this.#kept || !isSame(each, this.#kept));
    const kept = state === null ? others : [state, ...others];
    store('exercises', JSON.stringify(kept.slice(0, MOST)));
  }
}

/** The latest first. @returns {Entry[]} */
function all() {
  try {
    const kept = JSON.parse(stored('exercises') || '[]');
    return Array.isArray(kept) ? kept.filter((each) => Object(each) === each) : [];
  } catch {
    return [];
  }
}

/** Whether two states are of the same exercise, and of the same student. @param {Entry} one @param {Entry} other */
const isSame = (one, other) => aboutOf(one) === aboutOf(other);

/** @param {Entry} entry */
const aboutOf = ({ tree, algorithm, options, kinds, questions, attempts, student = '' }) =>
  JSON.stringify([tree, algorithm, options, kinds, questions, attempts, student]);

/** The number by which this browser has trees of its own. */
function numberOfMine() {
  const number = stored('student') || String(crypto.getRandomValues(new Uint32Array(1))[0] % 1e6);
  store('student', number);
  return number;
}
