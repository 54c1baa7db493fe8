/** Cases that between them have every combination of some axes: all pairs, by a greedy choice. Pure. */

/** @import { Random } from '../../unit/support/random.js' */

/** @typedef {Record<string, any>} Case a value for each axis */

/**
 * @param {Readonly<Record<string, readonly unknown[]>>} axes the values of each
 * @param {readonly (readonly string[])[]} groups of axes of which every combination comes in some case
 * @param {(part: Case) => boolean} fits whether values go together; it is asked of parts of a case too
 * @param {Random} chance
 * @returns {Case[]}
 */
export function covering(axes, groups, fits, chance) {
  /** What is not covered, by its key. @type {Map<string, Case>} */
  const open = new Map();
  for (const group of groups)
    for (const part of combinations(axes, group)) if (fits(part)) open.set(key(axes, part), part);
  const isCovered = (/** @type {Case} */ made, /** @type {readonly string[]} */ group) =>
    !open.has(key(axes, pick(made, group)));
  /** @type {Case[]} */
  const cases = [];
  for (const first of open.values()) {
    let made = first;
    const others = Object.keys(axes).filter((name) => !(name in first));
    for (const name of others) {
      const values = axes[name].filter((value) => fits({ ...made, [name]: value }));
      if (values.length === 0) throw new Error(`nothing of ${name} goes with ${key(axes, made)}`);
      const rated = values.map((value) => {
        const next = { ...made, [name]: value };
        const complete = groups.filter(
          (group) => group.includes(name) && group.every((each) => each in next),
        );
        const rate = complete.filter((group) => !isCovered(next, group)).length + chance.next();
        return { next, rate };
      });
      made = rated.reduce((best, each) => (each.rate > best.rate ? each : best)).next;
    }
    cases.push(made);
    for (const group of groups) open.delete(key(axes, pick(made, group)));
  }
  return cases;
}

/** Every combination of some axes. @param {Readonly<Record<string, readonly unknown[]>>} axes @param {readonly string[]} group @returns {Case[]} */
export const combinations = (axes, group) =>
  group.reduce(
    (parts, name) =>
      parts.flatMap((part) => axes[name].map((value) => ({ ...part, [name]: value }))),
    /** @type {Case[]} */ ([{}]),
  );

/** @param {Case} made @param {readonly string[]} group */
export const pick = (made, group) => Object.fromEntries(group.map((name) => [name, made[name]]));

/** Where each value of an axis stands. @type {WeakMap<readonly unknown[], Map<unknown, number>>} */
const PLACES = new WeakMap();

/** @param {readonly unknown[]} values */
function placesOf(values) {
  const places = PLACES.get(values) ?? new Map(values.map((value, at) => [value, at]));
  PLACES.set(values, places);
  return places;
}

/** A part of a case, as the places of its values. @param {Readonly<Record<string, readonly unknown[]>>} axes @param {Case} part */
export const key = (axes, part) =>
  Object.keys(axes)
    .map((name) => (name in part ? placesOf(axes[name]).get(part[name]) : ''))
    .join(' ');
