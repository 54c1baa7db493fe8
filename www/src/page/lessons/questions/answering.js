/** The answer to a question of a lesson, as far as it is given, and what was said of it. Pure. */

/** @import { QuestionKind } from '../directive.js' */
/** @import { Answerable } from '../format.js' */
/** @import { Views } from '../scene.js' */
/** @import { Verdict } from './question.js' */

/** @template [A=any] */
export class Answering {
  /** What was said of the answer; null until it is judged. @type {Verdict | null} */
  verdict = null;
  /** How often an answer was given. */
  tries = 0;
  #changed;

  /**
   * @param {QuestionKind<any, A>} kind
   * @param {object} made
   * @param {Answerable} made.question
   * @param {number} seed of a generated question
   * @param {() => void} changed hears that the answer, or what is said of it, is another
   */
  constructor(kind, made, seed, changed) {
    this.kind = kind;
    this.made = made;
    this.question = made.question;
    this.seed = seed;
    this.answer = kind.begin(made.question);
    this.#changed = changed;
  }

  /** Takes another answer: what was said of the last one is not true of it. @param {A} answer */
  give(answer) {
    this.answer = answer;
    this.verdict = null;
    this.#changed();
  }

  /** Judges the answer, as soon as that can be done. @param {Views} views */
  judge(views) {
    const verdict = this.kind.judge(this.question, this.answer, views);
    if (verdict === null) return;
    this.verdict = verdict;
    this.tries += 1;
    this.#changed();
  }
}
