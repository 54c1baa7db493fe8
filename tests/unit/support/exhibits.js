/** Random exhibits, as somebody may have put them together: each field by itself, whether or not it suits the tree. */

import { CODE_LANGUAGES } from '../../../www/src/session/code-languages.js';
import { PACES } from '../../../www/src/session/compared.js';
import { AXES, changed, PRESETS } from '../../../www/src/session/growth.js';
import { BESIDES, HIDDEN } from '../../../www/src/session/hall.js';
import { LABELS } from '../../../www/src/session/labels.js';
import { PANELS } from '../../../www/src/session/panels.js';
import { KINDS } from '../../../www/src/session/predicting/course.js';
import { COLUMNS } from '../../../www/src/session/results.js';
import { STOPS } from '../../../www/src/session/start-here.js';
import { ALGORITHMS, catalogue } from './core.js';
import { randomOptions, randomTree, write } from './trees.js';

/** @import { Exhibit } from '../../../www/src/session/exhibit.js' */
/** @import { Random } from './random.js' */

const MOMENTS = ['start', 'end', '50%', 'cutoff:2', 'leaf:last', 'visit:C', 'return:G:2'];
const WORDS = ['', 'Å & +', 'a\nb = "c" 100 %', '#tree=[1]', '“ü” 𝄞 א', "it's;", '<b>'];

const NAMES = ['', 'mine.jsonl', 'Å & + = %.jsonl'];

/** @param {Random} chance @param {string} name */
const place = (chance, name) => ({
  [name]: chance.chance(0.5) ? chance.int(0, 99) : chance.pick(MOMENTS),
});

/** @param {Random} chance @param {number} most */
const ascending = (chance, most) =>
  [...new Set(Array.from({ length: chance.int(0, 3) }, () => chance.int(1, most)))].sort(
    (one, other) => one - other,
  );

/** Text as it may be said of a field. @param {string} name @returns {(chance: Random) => Exhibit} */
const words = (name) => (chance) => ({ [name]: chance.pick(WORDS) });

/** What a field may be, by its name. @type {Readonly<Record<string, (chance: Random) => Exhibit>>} */
const RANDOM = {
  tree: (chance) => ({
    tree: chance.chance(0.3) ? chance.pick(catalogue.presets).id : write(randomTree(chance, 20)),
  }),
  algorithm: (chance) => ({ algorithm: chance.pick(ALGORITHMS) }),
  step: (chance) => place(chance, 'step'),
  from: (chance) => place(chance, 'from'),
  to: (chance) => place(chance, 'to'),
  fold: (chance) => {
    const itself = chance.chance(0.5);
    // Only what folds itself can be unfolded by hand.
    const unfolded = itself ? ascending(chance, 30).map((node) => node + 30) : [];
    return { folds: { itself, folded: ascending(chance, 30), unfolded } };
  },
  break: (chance) => ({
    breakpoints: ascending(chance, 40),
    lines: ascending(chance, 9).map((line) => `${line % 2}.${line}`),
  }),
  compare: (chance) => {
    const panes = Array.from({ length: chance.int(0, 3) }, () => {
      const { root: _, ...options } = randomOptions(chance);
      return { algorithm: chance.pick(ALGORITHMS), options };
    });
    return { compare: { panes, pace: panes.length === 0 ? 'step' : chance.pick(PACES) } };
  },
  labels: (chance) => ({ labels: chance.pick(LABELS) }),
  code: (chance) => ({ code: chance.pick(CODE_LANGUAGES) }),
  overlay: (chance) => ({ overlay: chance.pick(['none', 'types']) }),
  panel: (chance) => ({ panel: chance.pick(PANELS) }),
  sheet: (chance) => ({ sheet: chance.chance(0.5) }),
  results: (chance) => ({
    results: chance.chance(0.3)
      ? null
      : { by: chance.pick(COLUMNS), descending: chance.chance(0.5) },
  }),
  hidden: (chance) => ({ hidden: chance.pick(HIDDEN) }),
  beside: (chance) => ({ beside: chance.pick(BESIDES) }),
  predict: (chance) => ({
    predict: chance.pick(['none', 'all', 'cut', 'cut,skipped', 'skipped,window,returns']),
  }),
  growth: (chance) => ({
    growth: chance.chance(0.3)
      ? null
      : changed(chance.pick(Object.values(PRESETS)), {
          branching: chance.int(1, 20),
          across: chance.pick(AXES),
          to: chance.int(0, 50),
          algorithms: ALGORITHMS.filter(() => chance.chance(0.3)),
          logarithmic: chance.chance(0.5),
          column: chance.pick([null, 3, 12]),
        }),
  }),
  ask: (chance) => ({ inspected: chance.chance(0.5) ? null : chance.int(0, 40) }),
  sight: (chance) => ({
    sight: chance.chance(0.5)
      ? null
      : { x: chance.int(-20, 99) / 8, row: chance.int(-9, 30) / 8, width: chance.int(1, 99) / 16 },
  }),
  trace: (chance) => ({
    trace: chance.chance(0.7) ? null : { name: chance.pick(NAMES), text: '{"a": [1]}\n{}\n' },
  }),
  until: (chance) => place(chance, 'until'),
  passage: words('passage'),
  start: (chance) => ({ start: chance.int(0, STOPS.length) }),
  quiz: (chance) => ({ quiz: KINDS.filter(() => chance.chance(0.4)).join(' ') }),
  questions: (chance) => ({ questions: String(chance.int(1, 99)) }),
  attempts: (chance) => ({ attempts: String(chance.int(1, 9)) }),
  reveal: (chance) => ({ reveal: chance.pick(['always', 'never']) }),
  student: words('student'),
  gauge: (chance) => ({ gauge: chance.pick(['auto', 'none']) }),
  lang: (chance) => ({ lang: chance.pick(['en', 'sv', 'sr-Latn']) }),
  title: words('title'),
  note: words('note'),
};

/** What a field may be. @param {string} name @param {Random} chance */
export const randomField = (name, chance) => RANDOM[name](chance);

/** An exhibit that says something of some of these fields. @param {Random} chance @param {readonly string[]} names @returns {Exhibit} */
export const randomExhibit = (chance, names) =>
  Object.assign(
    { options: randomOptions(chance) },
    ...names.filter(() => chance.chance(0.6)).map((name) => randomField(name, chance)),
  );
