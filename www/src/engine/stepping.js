/** Steps reachable from a step of a search. */

/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

export class Stepping {
  #search;
  /** Answers of `happens`. @type {Partial<Record<Stop, boolean>>} */
  #happens = {};

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /** Forgets what depends on the folds. */
  forget() {
    this.#happens = {};
  }

  /**
   * The next or the previous position: a folded subtree is stepped over as one step.
   * @param {number} step
   * @param {boolean} forward
   */
  over(step, forward) {
    const { folding, overview } = this.#search;
    if (folding.count > 0) return this.#search.ask((study) => study.step_over(step, forward));
    return forward ? Math.min(step + 1, overview.steps) : Math.max(step - 1, 0);
  }

  /**
   * The step after the visit that begins here, or before the one that has ended.
   * @param {number} step
   * @param {boolean} forward
   */
  overVisit(step, forward) {
    return this.#search.ask((study) => study.over_visit(step, forward));
  }

  /**
   * The step at which the current visit ends, or the one before it began.
   * @param {number} step
   * @param {boolean} forward
   */
  outOfVisit(step, forward) {
    return this.#search.ask((study) => study.out_of_visit(step, forward));
  }

  /**
   * The nearest step, forwards or backwards, with an event of some kind; null if there is none.
   * @param {Stop} kind
   * @param {number} step
   * @param {boolean} forward
   * @param {readonly number[]} [nodes] the nodes whose visits count, ascending
   */
  stopAt(kind, step, forward, nodes = []) {
    const list = Uint32Array.from(nodes);
    return this.#search.ask((study) => study.stop_at(kind, list, step, forward)) ?? null;
  }

  /** Whether any visible step has an event of some kind. @param {Exclude<Stop, 'visit'>} kind */
  happens(kind) {
    this.#happens[kind] ??= this.stopAt(kind, 0, true) !== null;
    return this.#happens[kind] === true;
  }

  /**
   * The step of this search that corresponds to a step of another.
   * @param {Search} other
   * @param {number} step
   * @param {Int32Array | null} [numbers] the numbers here of the other's nodes, −1 if a node is gone; null if they stay
   */
  same(other, step, numbers = null) {
    return sameStep(landmarksOf(other), landmarksOf(this.#search), step, numbers);
  }
}

/** The landmarks that identify the steps of a search in another. @param {Search} search */
const landmarksOf = (search) => ({
  steps: search.overview.steps,
  landmarks: (/** @type {number} */ step, /** @type {number} */ most) =>
    search.ask((study) => study.landmarks(step, most)),
  step_at: (/** @type {Uint32Array} */ known) => search.ask((study) => study.step_at(known)),
});

/** The number of steps looked up in another search at once. */
const LANDMARKS = 4096;

/** The words of a landmark: the kind, the node, the child and one (0 for none), and the number of the visit. */
const WORDS = 4;

/** Landmarks by other numbers of their nodes, but for those of nodes that are gone. @param {Uint32Array} known @param {Int32Array} numbers */
function renumbered(known, numbers) {
  const words = [];
  for (let at = 0; at < known.length; at += WORDS) {
    const [kind, node, child, visit] = known.subarray(at, at + WORDS);
    const [there, childThere] = [numbers[node], child === 0 ? 0 : numbers[child - 1] + 1];
    if (there >= 0 && (child === 0 || childThere > 0)) words.push(kind, there, childThere, visit);
  }
  return Uint32Array.from(words);
}

/**
 * The step of a search that corresponds to a step of an older one. If that event no longer exists, it is the latest
 * earlier one that does. The end stays the end.
 * @param {{steps: number, landmarks: (step: number, most: number) => Uint32Array}} old
 * @param {{steps: number, step_at: (known: Uint32Array) => number | undefined}} now
 * @param {number} step
 * @param {Int32Array | null} [numbers]
 */
export function sameStep(old, now, step, numbers = null) {
  if (step === old.steps) return now.steps;
  for (let last = Math.min(step, old.steps); last > 0; last -= LANDMARKS) {
    const known = old.landmarks(last, LANDMARKS);
    const found = now.step_at(numbers === null ? known : renumbered(known, numbers));
    if (found !== undefined) return found;
  }
  return 0;
}
