/**
 * An exercise in a view. It begins when the author sets questions or another tree, reports each answer to the page, and resumes
 * from answers that were kept.
 */

import { labelsOf } from '../../session/labels.js';
import { isRight } from '../../session/predicting/course.js';
import {
  beginExercise,
  differsIn,
  isKept,
  keep,
  resume,
  scoreOf,
} from '../../session/predicting/exercise.js';
import { questionAt, questionKinds } from '../../session/predicting/questions.js';
import { writingOf } from '../../session/predicting/written/writing.js';
import { keepWriting } from '../../session/predicting/written.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Answer, Predicting } from '../../session/predicting/course.js' */
/** @import { ExerciseState, Set } from '../../session/predicting/exercise.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { State } from '../../session/state.js' */

/**
 * The view around it.
 * @typedef {object} View
 * @property {Session | null} session
 * @property {{exercise: Set | null}} settings
 * @property {{pending: boolean, showOfStudent: (tree: string) => boolean}} wants
 * @property {(() => void) | null} left
 */

/**
 * What it tells the page.
 * @typedef {object} Tells
 * @property {(name: string, detail: object) => void} send
 * @property {(error: PlyscopeError) => void} refuse
 */

export class Exercise {
  #view;
  #tells;
  /** What the exercise on screen is about: the set, and the work. */
  #about = '';
  /** What is to be taken up: at once, or when an exercise begins that it is of. @type {unknown} */
  #kept = null;
  /** Whether the one on screen is not that which it is of, which has been said. */
  #isRefused = false;
  /** Whether its tree has been asked for. */
  #isSought = false;
  /** Whether what is answered now was answered before. */
  #isTakingUp = false;

  /** @param {View} view @param {Tells} tells */
  constructor(view, tells) {
    this.#view = view;
    this.#tells = tells;
  }

  /** Begins what the author sets, if it is not what was begun. */
  arrange() {
    const { session, settings, wants } = this.#view;
    const [search, set] = [session?.search ?? null, settings.exercise];
    if (session === null || search === null || wants.pending) return;
    // A reader's changes stay in the same work; what an author or a link shows is another.
    const about = set && JSON.stringify([set, session.state.work.number]);
    if (about === (this.#about || null)) return;
    if (set !== null && this.#seeks(session)) return;
    this.#about = about ?? '';
    if (set === null) return session.dispatch({ type: 'predict', predicting: null });
    this.#begin(session, search, set);
  }

  /** Whether the tree that what is kept is about will be shown, which may be that of another student. @param {Session} session */
  #seeks(session) {
    if (this.#isSought || differsIn(this.#kept, searchOf(session)) !== 'tree') return false;
    this.#isSought = true;
    return this.#view.wants.showOfStudent(String(Object(this.#kept).tree));
  }

  /** What was kept, if it can be taken up. @param {Session} session @param {Search} search @param {Set} set */
  #resumed(session, search, set) {
    const kept = this.#kept;
    if (kept === null) return null;
    const at = differsIn(kept, searchOf(session));
    const found = at === null ? resume(search, set, kept) : { at };
    if ('predicting' in found) {
      this.#kept = null;
      return found.predicting;
    }
    // It stays, should its own exercise begin later.
    if (!this.#isRefused) this.#tells.refuse({ kind: 'wrong-quiz-state', value: found.at });
    this.#isRefused = true;
    return null;
  }

  /** @param {Session} session @param {Search} search @param {Set} set */
  #begin(session, search, set) {
    const resumed = this.#resumed(session, search, set);
    const begun = resumed ?? beginExercise(search, set);
    // It says itself why nothing can be asked.
    const isAskable = questionKinds(search).kinds.length > 0;
    const predicting = isAskable ? begun : { ...begun, stage: /** @type {const} */ ('setup') };
    // In a written exercise nothing of the tree is folded away.
    if (set.isWritten) session.dispatch({ type: 'unfold-all' });
    this.#isTakingUp = resumed !== null;
    session.dispatch({ type: 'predict', predicting, step: predicting.open?.step });
    this.#isTakingUp = false;
  }

  /** What is kept of it, or what is about to be taken up; null if there is none. @returns {ExerciseState | null} */
  get kept() {
    if (!this.#isRefused && isKept(this.#kept)) return this.#kept;
    const { session } = this.#view;
    const predicting = session?.state.predicting;
    if (!session || !predicting?.exercise) return null;
    return keep(predicting, searchOf(session));
  }

  /** Goes on where it was left. @param {unknown} kept */
  takeUp(kept) {
    [this.#kept, this.#isRefused, this.#isSought, this.#about] = [kept, false, false, ''];
    // What is set in the same turn belongs to it, whatever comes first.
    queueMicrotask(() => this.arrange());
  }

  /** Says what has been asked and answered. @param {State} before @param {State} after */
  follow({ predicting: before, work }, { predicting: after, labels, work: { number } }) {
    const search = this.#view.session?.search ?? null;
    // What is shown instead has ended it, and nobody has left it.
    if (before?.exercise && after === null && work.number === number) this.#view.left?.();
    if (search === null || after === null || before === after) return;
    if (after.isWritten) return this.#followWriting(before, after, labelsOf(search, labels));
    const { open, answers = [], tries = [] } = after;
    const name = labelsOf(search, labels);
    const isAnswered = answers.length > (before?.answers?.length ?? 0);
    const draft = tries.at(-1);
    if (isAnswered) this.#reportAnswer(search, name, /** @type {Answer} */ (answers.at(-1)));
    else if (open && draft && tries.length > (before?.tries?.length ?? 0)) {
      const earlier = tries.slice(0, -1);
      this.#reportAnswer(search, name, {
        place: open,
        draft,
        faults: after.wrong ?? [],
        tries: earlier,
      });
    }
    if (isAnswered && after.exercise) this.#tells.send('plyscope-score', scoreOf(after));
    const isOther = open?.step !== before?.open?.step || open?.kind !== before?.open?.kind;
    if (open && isOther) this.#reportQuestion(search, name, after);
  }

  /**
   * Says that a written exercise has begun, that something was written, or that it is marked.
   * @param {Predicting | null} before
   * @param {Predicting} after
   * @param {(node: number) => string} name
   */
  #followWriting(before, after, name) {
    const about = { kind: 'paper', moment: 0, node: null };
    const isBegun = before?.stage === 'writing';
    const [was, is] = [before && writingOf(before), writingOf(after)];
    if (after.stage === 'writing') {
      if (!isBegun) this.#tells.send('plyscope-question', { ...about, number: 1, total: 1 });
      else if (was?.struck !== is.struck || was.entries !== is.entries)
        this.#tells.send('plyscope-draft', {});
    }
    if (after.stage !== 'marked' || before?.stage === 'marked') return;
    const faults = after.marked?.faults ?? [];
    const { struck, entries } = keepWriting(after);
    this.#reportJudgement({
      ...about,
      answer: {
        struck: struck.map(name),
        entries: entries.map(([node, alpha, beta, says, value]) => ({
          node: name(node),
          alpha,
          beta,
          says,
          value,
        })),
      },
      correct: faults.length === 0,
      faults: faults.map(({ kind }) => kind),
      attempt: 1,
    });
    if (after.exercise) this.#tells.send('plyscope-score', scoreOf(after));
  }

  /** @param {Search} search @param {(node: number) => string} name @param {Predicting} predicting */
  #reportQuestion(search, name, { open, answers = [], total }) {
    const question = open && questionAt(search, open);
    if (!question) return;
    const { kind, step, node } = question;
    const number = answers.length + 1;
    this.#tells.send('plyscope-question', { kind, moment: step, node: name(node), number, total });
  }

  /** @param {Search} search @param {(node: number) => string} name @param {Answer} given */
  #reportAnswer(search, name, given) {
    const { place, draft, faults, tries } = given;
    const question = questionAt(search, place);
    if (!question) return;
    const { one, other, nodes } = draft ?? { one: null, other: null, nodes: [] };
    this.#reportJudgement({
      kind: place.kind,
      moment: place.step,
      node: name(question.node),
      answer: draft && { one, other, nodes: nodes.map(name) },
      correct: isRight(given),
      faults: faults.map(({ kind }) => kind),
      attempt: tries.length + 1,
    });
  }

  /** Says how an answer was judged, once. @param {object} answer */
  #reportJudgement(answer) {
    if (!this.#isTakingUp) this.#tells.send('plyscope-answer', answer);
  }
}

/** The search on screen, as what is kept names it. @param {Session} session */
const searchOf = ({ state: { tree, algorithm }, choice: { options } }) => ({
  tree,
  algorithm,
  options,
});
