/** The rows of the form for random trees. The core checks recipes and knows the sizes of their trees. */

/** @import { Row } from '../recipe-rows.js' */

/** The distributions of leaves. */
const KINDS = /** @type {const} */ (['uniform', 'few', 'correlated']);

/** The numbers of the distributions, until one is chosen. */
const LEAVES = { from: '-99', to: '99', values: '5', gain: '10' };

/** The greatest random seed: short enough to say aloud. */
const MOST_SEEDS = 9999;

/** @type {readonly Row[]} */
export const ROWS = [
  {
    name: 'branching',
    label: (say) => say('generator-branching'),
    fields: [
      { name: 'fewest', label: (say) => say('generator-from') },
      {
        name: 'most',
        label: (say) => say('generator-to'),
        empty: (say) => say('generator-same'),
      },
    ],
    read: ({ branching }) => {
      const [fewest, most = ''] = branching.split('..');
      return { fewest, most };
    },
    write: ({ fewest, most }) => ({ branching: most === '' ? fewest : `${fewest}..${most}` }),
  },
  { name: 'depth', label: (say) => say('generator-depth') },
  {
    name: 'early-leaves',
    label: (say) => say('generator-early'),
    hint: (say) => say('generator-early-hint'),
  },
  {
    name: 'leaves',
    label: (say) => say('generator-leaves'),
    hint: (say, { kind }) => say(`generator-leaves-${kind}.hint`),
    fields: [
      {
        name: 'kind',
        choices: () => KINDS,
        choice: (say, kind) => say(`generator-leaves-${kind}`),
      },
      {
        name: 'from',
        label: (say) => say('generator-from'),
        kind: 'signed',
        isFor: ({ kind }) => kind === 'uniform',
      },
      {
        name: 'to',
        label: (say) => say('generator-to'),
        kind: 'signed',
        isFor: ({ kind }) => kind === 'uniform',
      },
      {
        name: 'values',
        label: (say) => say('generator-values'),
        isFor: ({ kind }) => kind === 'few',
      },
      {
        name: 'gain',
        label: (say) => say('generator-gain'),
        isFor: ({ kind }) => kind === 'correlated',
      },
    ],
    read: ({ leaves }) => {
      const [kind, numbers] = leaves.split(/[()]/);
      const [first, second] = numbers.split('..');
      /** @type {Record<string, Record<string, string>>} */
      const given = {
        uniform: { from: first, to: second },
        few: { values: first },
        correlated: { gain: first },
      };
      return { kind, ...LEAVES, ...given[kind] };
    },
    write: ({ kind, from, to, values, gain }) => {
      /** @type {Record<string, string>} */
      const numbers = { uniform: `${from}..${to}`, few: values, correlated: gain };
      return { leaves: `${kind}(${numbers[kind]})` };
    },
  },
  {
    name: 'best-first',
    label: (say) => say('generator-best'),
    hint: (say) => say('generator-best-hint'),
  },
  {
    name: 'noise',
    label: (say) => say('generator-noise'),
    hint: (say) => say('generator-noise-hint'),
    empty: (say) => say('generator-none'),
    optional: true,
  },
  {
    name: 'seed',
    label: (say) => say('generator-seed'),
    other: {
      label: (say) => say('generator-another'),
      value: (seed) => anotherSeed(seed, Math.random()),
    },
  },
];

/** Another seed than the current one. @param {string} seed @param {number} chance from 0 to less than 1 */
export function anotherSeed(seed, chance) {
  const drawn = 1 + Math.floor(chance * MOST_SEEDS);
  return String(String(drawn) === seed ? (drawn % MOST_SEEDS) + 1 : drawn);
}
