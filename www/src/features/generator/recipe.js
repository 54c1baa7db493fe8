/**
 * The recipe of a random tree in the fields of a form, and as text. The core checks recipes and knows the sizes of their
 * trees.
 */

/**
 * The fields as typed.
 * @typedef {object} Draft
 * @property {string} fewest
 * @property {string} most empty if it equals `fewest`
 * @property {string} depth
 * @property {string} seed
 * @property {string} earlyLeaves
 * @property {'uniform' | 'few' | 'correlated'} kind the distribution of leaves
 * @property {string} from
 * @property {string} to
 * @property {string} values
 * @property {string} gain
 * @property {string} bestFirst
 * @property {string} noise empty for no static values
 */

/** The parameters in the order of the text, one per line. */
const PARAMETERS = /** @type {const} */ ([
  'branching',
  'depth',
  'seed',
  'early-leaves',
  'leaves',
  'best-first',
  'noise',
]);

/** The initial recipe: the core's defaults. */
export const USUAL = 'random()';

/** The distributions of leaves. */
export const KINDS = /** @type {const} */ (['uniform', 'few', 'correlated']);

/** The numbers of the distributions, until one is chosen. */
const LEAVES = { from: '-99', to: '99', values: '5', gain: '10' };

/** The greatest random seed: short enough to say aloud. */
const MOST_SEEDS = 9999;

/**
 * @param {Readonly<Record<string, string>>} parameters of a recipe, as the core gives them
 * @returns {Draft}
 */
export function draftOf(parameters) {
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
 * The recipe as text, with one parameter per line, so that the line of an error identifies the field.
 * @param {Draft} draft
 */
export function recipeText(draft) {
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

/** A typed number without blanks, separators, and anything that would end it. @param {string} typed */
const plain = (typed) => typed.replace(/[\s,()=%]/g, '');

/** The parameter that an error in the text of a draft is about. @param {{line: number}} error */
export const parameterOf = ({ line }) =>
  PARAMETERS[Math.max(0, Math.min(PARAMETERS.length - 1, line - 2))];

/** Another seed than the current one. @param {string} seed @param {number} chance from 0 to less than 1 */
export function anotherSeed(seed, chance) {
  const drawn = 1 + Math.floor(chance * MOST_SEEDS);
  return String(String(drawn) === seed ? (drawn % MOST_SEEDS) + 1 : drawn);
}
