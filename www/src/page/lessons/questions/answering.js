/** The answer to a question of a lesson, as far as it is given, and what was said of it. */

import { disordered } from './judging.js';

/** @import { Question } from '../format.js' */
/** @import { Made } from './generated.js' */
/** @import { Verdict } from './judging.js' */

export class Answering {
  /** The picked options. @type {Set<number>} */
  picked = new Set();
  /** Whether each statement was said to be true. @type {(boolean | null)[]} */
  said = [];
  /** What each item of a match was said to belong to. @type {string[]} */
  chosen = [];
  /** The items of an order, as they are placed. @type {number[]} */
  placed = [];
  /** What is typed. */
  typed = '';
  /** @type {Verdict | null} */
  verdict = null;
  /** How often an answer was given. */
  tries = 0;

  /** What was made for a generated question. @type {Made | null} */
  made = null;

  /** @param {Question} question @param {number} [seed] of a generated question */
  constructor(question, seed = 0) {
    this.seed = seed;
    if (question.kind === 'order') this.placed = disordered(question.items.length);
  }

  /** Takes what was made of a seed. @param {Made} made */
  take(made) {
    this.made = made;
    if (made.question.kind === 'order') this.placed = disordered(made.question.items.length);
  }

  /** @param {Verdict} verdict */
  judge(verdict) {
    this.verdict = verdict;
    this.tries += 1;
  }

  /** The answer is changed: what was said of the last one is not true of it. */
  change() {
    this.verdict = null;
  }

  /** Moves an item of an order. @param {number} at @param {number} by */
  move(at, by) {
    const to = at + by;
    if (to < 0 || to >= this.placed.length) return;
    const placed = [...this.placed];
    [placed[at], placed[to]] = [placed[to], placed[at]];
    this.placed = placed;
    this.change();
  }
}
