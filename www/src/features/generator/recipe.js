/**
 * The recipe of a random tree as it stands in the fields of a form, and back as text. What a recipe is, and
 * how large its tree, is the core's to say.
 */

/**
 * What stands in the fields, as it is typed.
 * @typedef {object} Draft
 * @property {string} fewest
 * @property {string} most empty where it is as many as `fewest`
 * @property {string} depth
 * @property {string} seed
 * @property {string} earlyLeaves
 * @property {'uniform' | 'few' | 'correlated'} kind how leaves are drawn
 * @property {string} from
 * @property {string} to
 * @property {string} values
 * @property {string} gain
 * @property {string} bestFirst
 * @property {string} noise empty where there are no static values
 */

/** The parameters, in the order in which they are put together: a line each. */
const PARAMETERS = /** @type {const} */ ([
  ...['branching', 'depth', 'seed', 'early-leaves', 'leaves', 'best-first', 'noise'],
]);

/** The recipe that one begins with: what it leaves out has the core's defaults. */
export const USUAL = 'random()';

/** How leaves can be drawn. */
export const KINDS = /** @type {const} */ (['uniform', 'few', 'correlated']);

/** Where a kind of leaves has its numbers, where others are in force. */
const LEAVES = { from: '-99', to: '99', values: '5', gain: '10' };

/** Seeds that are drawn are no greater: they can be said aloud. */
const MOST_SEEDS = 9999;

/**
 * @param {Readonly<Record<string, string>>} parameters of a recipe, as the core writes them
 * @returns {Draft}
 */
export function drafted(parameters) {
  const [fewest, most = ''] = parameters.branching.split('..');
  const [kind, numbers] = parameters.leaves.split(/[()]/);
  const [first, second] = numbers.split('..');
  /** @type {Record<string, Partial<Draft>>} */
  const leaves = {
    uniform: { from: first, to: second },
    few: { values: first },
    correlated: { gain: first },
  };
  return {
    fewest,
    most,
    depth: parameters.depth,
    seed: parameters.seed,
    earlyLeaves: parameters['early-leaves'],
    kind: /** @type {Draft['kind']} */ (kind),
    ...LEAVES,
    ...leaves[kind],
    bestFirst: parameters['best-first'],
    noise: parameters.noise ?? '',
  };
}

/**
 * The recipe as text, a parameter a line, so that the line of an error tells the field.
 * @param {Draft} draft
 */
export function written(draft) {
  const fields = Object.entries(draft).map(([name, value]) => [name, plain(value)]);
  /** @type {Draft} */
  const { fewest, most, depth, seed, earlyLeaves, kind, from, to, values, gain, bestFirst, noise } =
    Object.fromEntries(fields);
  const leaves = { uniform: `${from}..${to}`, few: values, correlated: gain };
  const lines = [
    `branching=${most === '' ? fewest : `${fewest}..${most}`}`,
    `depth=${depth}`,
    `seed=${seed}`,
    `early-leaves=${earlyLeaves}`,
    `leaves=${kind}(${leaves[kind]})`,
    `best-first=${bestFirst}`,
    ...(noise === '' ? [] : [`noise=${noise}`]),
  ];
  return `random(\n${lines.join(',\n')}\n)`;
}

/** A number as it is typed, without blanks and separators, nor anything that would end it. @param {string} typed */
const plain = (typed) => typed.replace(/[\s,()=%]/g, '');

/**
 * The parameter that an error in the text of a draft is about.
 * @param {{line: number}} error
 */
export const parameterOf = ({ line }) =>
  PARAMETERS[Math.max(0, Math.min(PARAMETERS.length - 1, line - 2))];

/**
 * Another seed than the present one.
 * @param {string} seed
 * @param {number} chance from 0 to less than 1
 */
export function anotherSeed(seed, chance) {
  const drawn = 1 + Math.floor(chance * MOST_SEEDS);
  return String(String(drawn) === seed ? (drawn % MOST_SEEDS) + 1 : drawn);
}
