/** Random lectures of slides of every kind, as somebody may have put them together. */

import { write } from '../../../www/src/session/address.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import { slideWith } from '../../../www/src/session/lecture.js';

/** @import { Exhibit } from '../../../www/src/session/exhibit.js' */
/** @import { Slide } from '../../../www/src/session/lecture.js' */
/** @import { Random } from './random.js' */

export const TREES = ['[[3, 12], [2, 4]]', '[[5, [1, 9]], [4, 6, 2]]', 'aima-two-ply'];

const TRACED = '[[3, 12, 8], [2, 4, 6], [14, 5, 1]]';

/** A program of a student's, which forgets to cut at node 5. */
const TRACE = [
  `{"plyscope":1,"tree":${TRACED.replaceAll(' ', '')}}`,
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((node) => `{"event":"enter","node":${node}}`),
].join('\n');

/** @param {readonly string[]} algorithms */
const panes = (...algorithms) => algorithms.map((algorithm) => ({ algorithm, options: {} }));

/** What a slide may have besides a search at a step, by the kind of slide. @satisfies {Record<string, (chance: Random) => Exhibit>} */
const KINDS = {
  plain: () => ({}),
  until: ({ int }) => ({ until: int(3, 12) }),
  'until a moment': ({ pick }) => ({ until: pick(['leaf:2', '50%', 'end']) }),
  still: ({ int }) => ({ step: 5, until: 5, breakpoints: [int(1, 3)] }),
  beside: ({ pick }) => ({ beside: pick(['code', 'decision']) }),
  program: ({ pick }) => ({ beside: 'code', code: pick(['python', 'rust']) }),
  hidden: ({ pick }) => ({ hidden: pick(['values', 'cutoffs']), beside: pick(['none', 'code']) }),
  predict: ({ pick }) => ({ predict: pick(['all', 'cut', 'cut,skipped', 'returns']) }),
  growth: ({ pick }) => ({ growth: PRESETS[pick(['deeper', 'thirty'])] }),
  passage: ({ pick }) => ({ passage: pick(['Now {{entered}} nodes.', 'One & two = 3?']) }),
  words: ({ pick }) => ({
    hidden: 'tree',
    until: 2,
    passage: pick(['', 'One.\n\n- Two\n- Three', 'Read on: https://example.org/a?b=c#d']),
  }),
  results: ({ chance }) => ({ results: { by: 'entered', descending: chance(0.5) } }),
  compare: ({ pick }) => ({
    compare: {
      panes: pick([panes('minimax'), panes('negascout', 'mtd-f'), panes('sss-star')]),
      pace: pick(['step', 'leaf']),
    },
    beside: pick(['none', 'code', 'decision']),
  }),
  zoomed: ({ int }) => ({
    sight: { x: int(0, 200), row: int(0, 8) / 8, width: int(60, 200) },
  }),
  folded: () => ({ folds: { itself: false, folded: [1], unfolded: [] }, overlay: 'types' }),
  entitled: () => ({ title: 'A & B', note: 'of + both' }),
  trace: () => ({ tree: TRACED, algorithm: 'alpha-beta', trace: { name: 'mine', text: TRACE } }),
};

/** The names of the kinds. */
export const SLIDE_KINDS = /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS));

/** @param {Random} chance @param {number} at */
function randomSlide(chance, at) {
  const what = { tree: chance.pick(TREES), algorithm: chance.pick(['alpha-beta', 'minimax']) };
  const exhibit = { ...what, step: chance.int(0, 6), labels: /** @type {const} */ ('numbers') };
  const link = write({ ...exhibit, ...KINDS[chance.pick(SLIDE_KINDS)](chance) }, 'slide');
  const title = chance.chance(0.8) ? `Slide ${at}` : '';
  return slideWith({ link, title, notes: chance.chance(0.8) ? `Note ${at}` : '' });
}

/** The slides of a lecture. @param {Random} chance @returns {Slide[]} */
export const randomSlides = (chance) =>
  Array.from({ length: chance.int(2, 6) }, (_, at) => randomSlide(chance, at));
