/**
 * The exhibit: what is on show, as one plain value, and the table of its fields. A link is an exhibit as text, a kept tree is one
 * with a name, a slide of a lecture one with notes, and an attribute sets a field of one; what each of them keeps is said
 * here, and nowhere else. Pure.
 */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { readSight, writeSight } from '../layout/projection.js';
import { AUTHORED, wrongPart } from './authored.js';
import { CODE_LANGUAGES } from './code-languages.js';
import { NOT_COMPARED, readPlan, writePlan } from './compared.js';
import { PRESETS as GROWTHS, readGrowth, writeGrowth } from './growth.js';
import { BESIDES, HIDDEN } from './hall.js';
import { LABELS } from './labels.js';
import { isMoment } from './moment.js';
import { PANELS } from './panels.js';
import { KINDS } from './predicting/course.js';
import { kindsNamed, namesOf } from './predicting/toggling.js';
import { COLUMNS } from './results.js';
import { STOPS } from './start-here.js';
import { LONGEST_TITLE } from './state.js';

/** @import { PartErrorKind, PlyscopeError } from '../engine/errors.js' */
/** @import { Sight } from '../layout/projection.js' */
/** @import { Folds } from '../engine/folding.js' */
/** @import { Said } from './authored.js' */
/** @import { CodeLanguage } from './code-languages.js' */
/** @import { Plan } from './compared.js' */
/** @import { Setup } from './growth.js' */
/** @import { Beside, Hidden } from './hall.js' */
/** @import { Labels } from './labels.js' */
/** @import { Introduction } from './introduction.js' */
/** @import { Sort } from './results.js' */
/** @import { Panel } from './panels.js' */

/**
 * An exhibit, or as much of one as somebody names. A place is a step, or a moment: see `moment.js`.
 * @typedef {object} Shown
 * @property {string} [tree] a preset's id, or a tree in any notation
 * @property {string} [algorithm]
 * @property {Readonly<Record<string, string>>} [options] the switches, each under its own name
 * @property {number | string} [step] a place
 * @property {number | string} [from] the first place that one goes to; empty where it is open
 * @property {number | string} [to] the last one
 * @property {Folds} [folds]
 * @property {readonly number[]} [breakpoints] nodes
 * @property {readonly string[]} [lines] breakpoints at lines of the pseudocode
 * @property {Plan} [compare] the searches in panes
 * @property {Labels} [labels] what nodes are called
 * @property {CodeLanguage} [code] the language in which the search is written
 * @property {number} [start] the stop of *Start here*: without a tree, as it begins; 0 for none
 * @property {Setup | null} [growth] the chart of growth; null if it is closed
 * @property {Hidden} [hidden] what a hall does not see
 * @property {Beside} [beside] what stands beside the tree in a hall
 * @property {number | string} [until] the step or the moment at which a slide ends; empty for the end of the search
 * @property {string} [passage] what a hall reads in place of the sentence, with live words; empty for the sentence
 * @property {string} [predict] the kinds of question that a hall, or a learner, is asked: `cut,skipped`, `all` or `none`
 * @property {string} [lang] the language to speak, as a language tag
 * @property {string} [title] for the reader
 * @property {string} [note] for the reader
 * @property {number | null} [inspected] the node that is asked about; null for none
 * @property {Sight | null} [sight] what part of the tree is in sight; null for the whole tree
 * @property {TraceFile | null} [trace] the trace of another program beside the search
 * @property {'none' | 'types'} [overlay] what is written over the nodes
 * @property {Panel} [panel] the open tab
 * @property {boolean} [sheet] whether the open tab has its place on a narrow screen too
 * @property {Sort | null} [results] the order of the table of results; null if it is closed
 * @property {Introduction} [introduction] of whoever comes first, which no link says
 */

/** The trace of another program, and what its file is called. @typedef {{name: string, text: string}} TraceFile */

/** @typedef {Shown & Said} Exhibit */

/**
 * Where a field is kept: in a link to what is on screen, beside a kept tree, on a slide of a lecture; or for the reader's next
 * visit, whatever tree that is to.
 * @typedef {'link' | 'tree' | 'slide' | 'visit'} Keeper
 */

/**
 * A field, by the name that a link has for it.
 * @typedef {object} Field
 * @property {readonly (keyof Exhibit)[]} says what of an exhibit it is
 * @property {Exhibit} initial what it is where nobody has said anything
 * @property {(text: string) => Exhibit | PlyscopeError} read what is said by a text, or what is wrong with it
 * @property {(exhibit: Exhibit) => string} write as text; empty if it need not be said
 * @property {readonly Keeper[]} kept
 * @property {true} [isOfState] whether a state has it under the same names
 * @property {true} [stays] whether a reader chooses it for any tree, so that it stays when another is shown
 * @property {boolean} [hasBlanks] whether its text may have blanks, as a name has
 * @property {boolean} [ofTree] whether it means nothing without the tree that it is said of
 * @property {readonly PlyscopeError['kind'][]} [yields] the errors of a search at which it gives way to what is initial
 */

/** @type {readonly Keeper[]} */
const EVERYWHERE = ['link', 'tree', 'slide'];

/** @param {string} name @param {string} value @param {readonly unknown[]} right @returns {PlyscopeError} */
const wrongChoice = (name, value, right) => ({
  kind: 'wrong-attribute',
  name,
  value,
  right: right.join(', '),
});

/** What a text says, unless it says nothing right. @param {Exhibit | null} said @param {PartErrorKind} wrong @param {string} value */
const orWrong = (said, wrong, value) => said ?? { kind: wrong, value };

/**
 * A field that any text is right for.
 * @param {'tree' | 'algorithm' | 'passage' | 'lang' | 'title' | 'note'} name
 * @param {Partial<Field> & Pick<Field, 'kept'>} more
 * @returns {Field}
 */
const anyText = (name, more) => ({
  says: [name],
  initial: { [name]: '' },
  read: (text) => ({ [name]: text }),
  write: ({ [name]: text = '' }) => text,
  ...more,
});

/**
 * A field that names one of a few values, of which the first is the initial one and is not written.
 * @template {'labels' | 'code' | 'hidden' | 'beside' | 'overlay'} Name
 * @param {Name} name
 * @param {readonly NonNullable<Exhibit[Name]>[]} values
 * @param {readonly Keeper[]} kept
 * @param {PartErrorKind} [wrong] unless it is that of any such field
 * @returns {Field}
 */
const oneOf = (name, values, kept, wrong) => ({
  says: [name],
  initial: { [name]: values[0] },
  read(text) {
    const value = values.find((each) => each === text);
    if (value !== undefined) return /** @type {Exhibit} */ ({ [name]: value });
    if (wrong !== undefined) return { kind: wrong, value: text };
    return wrongChoice(name, text, values);
  },
  write: ({ [name]: value = values[0] }) => (value === values[0] ? '' : String(value)),
  kept,
  isOfState: true,
  stays: true,
});

/**
 * A place in a search: a step, or a moment.
 * @param {'step' | 'from' | 'to' | 'until'} name
 * @param {number | string} initial
 * @param {Field['yields']} yields
 * @param {Partial<Field>} [more]
 * @returns {Field}
 */
const place = (name, initial, yields, more = {}) => ({
  says: [name],
  initial: { [name]: initial },
  read(text) {
    const at = /^\d{1,10}$/.test(text) ? Number(text) : isMoment(text) ? text : null;
    return orWrong(at === null ? null : { [name]: at }, 'wrong-step', text);
  },
  write: ({ [name]: at = initial }) => String(at),
  kept: EVERYWHERE,
  ofTree: true,
  yields,
  ...more,
});

/**
 * A part of an author's settings: see `authored.js`.
 * @param {typeof AUTHORED[number]} name
 * @returns {Field}
 */
const authored = (name) => ({
  says: [name],
  initial: { [name]: '' },
  read: (text) => wrongPart(name, text) ?? { [name]: text },
  write: ({ [name]: text = '' }) => text,
  // A hall is asked by the lecturer.
  kept: name === 'gauge' ? ['link', 'slide'] : ['link'],
  hasBlanks: name === 'quiz' || name === 'student',
});

/** The errors of a search that another algorithm may not have. */
const OF_ALGORITHM = /** @type {const} */ ([
  'unknown-algorithm',
  'needs-static-values',
  'too-many-events',
]);

/**
 * The fields, in the order in which a link names them. Switches stand after the algorithm, each under its own name: every name that is
 * not here is one.
 * @satisfies {Record<string, Field>}
 */
const TABLE = {
  // Which tree and which search those are follows from what is on show, or from the tree.
  tree: anyText('tree', { initial: {}, kept: ['link', 'slide'], hasBlanks: true, ofTree: true }),
  algorithm: anyText('algorithm', { initial: {}, kept: EVERYWHERE, yields: OF_ALGORITHM }),
  step: place('step', 0, ['no-moment', 'several-nodes']),
  from: place('from', '', ['no-moment', 'several-nodes', 'bounds-reversed']),
  to: place('to', '', ['no-moment', 'several-nodes', 'bounds-reversed']),
  fold: {
    says: ['folds'],
    initial: { folds: NO_FOLDS },
    read(text) {
      const folds = readFolds(text);
      return orWrong(folds && { folds }, 'wrong-fold', text);
    },
    write: ({ folds = NO_FOLDS }) => writeFolds(folds),
    kept: EVERYWHERE,
    ofTree: true,
    yields: ['nothing-to-fold'],
    isOfState: true,
  },
  break: {
    says: ['breakpoints', 'lines'],
    initial: { breakpoints: [], lines: [] },
    read: (text) => orWrong(breaksIn(text), 'wrong-break', text),
    write: ({ breakpoints = [], lines = [] }) => [...breakpoints, ...lines].join(),
    kept: EVERYWHERE,
    ofTree: true,
    yields: ['wrong-break'],
    isOfState: true,
  },
  compare: {
    says: ['compare'],
    initial: { compare: NOT_COMPARED },
    read(text) {
      const compare = text === '' ? NOT_COMPARED : readPlan(text);
      return orWrong(compare && { compare }, 'wrong-compare', text);
    },
    write: ({ compare = NOT_COMPARED }) => writePlan(compare),
    kept: EVERYWHERE,
    isOfState: true,
  },
  ask: {
    says: ['inspected'],
    initial: { inspected: null },
    read: (text) =>
      orWrong(/^\d{1,10}$/.test(text) ? { inspected: Number(text) } : null, 'wrong-ask', text),
    write: ({ inspected = null }) => (inspected === null ? '' : String(inspected)),
    kept: ['link', 'slide'],
    ofTree: true,
    yields: ['wrong-ask'],
    isOfState: true,
  },
  sight: {
    says: ['sight'],
    initial: { sight: null },
    read(text) {
      const sight = readSight(text);
      return orWrong(sight && { sight }, 'wrong-sight', text);
    },
    write: ({ sight = null }) => (sight === null ? '' : writeSight(sight)),
    kept: ['slide'],
    ofTree: true,
    isOfState: true,
  },
  trace: {
    says: ['trace'],
    initial: { trace: null },
    read(text) {
      const [name] = text.split('\n', 1);
      const trace = { name: name.slice(0, LONGEST_TITLE), text: text.slice(name.length + 1) };
      return orWrong(trace.text === '' ? null : { trace }, 'wrong-trace', name);
    },
    write: ({ trace = null }) => (trace === null ? '' : `${trace.name}\n${trace.text}`),
    kept: ['slide'],
    hasBlanks: true,
    ofTree: true,
  },
  labels: oneOf('labels', LABELS, EVERYWHERE, 'wrong-labels'),
  code: oneOf('code', CODE_LANGUAGES, EVERYWHERE, 'wrong-code'),
  overlay: oneOf('overlay', ['none', 'types'], ['link', 'slide']),
  hidden: oneOf('hidden', HIDDEN, ['slide']),
  beside: oneOf('beside', BESIDES, ['slide']),
  until: place('until', '', [], { kept: ['slide'], isOfState: true }),
  passage: anyText('passage', { kept: ['slide'], hasBlanks: true, isOfState: true }),
  // Whether questions are asked follows from the search too.
  predict: {
    says: ['predict'],
    initial: { predict: 'none' },
    read(text) {
      const right = ['none', 'all', ...KINDS];
      const isRight = text.split(',').every((each) => right.includes(each));
      return isRight ? { predict: namesOf(kindsNamed(text)) } : wrongChoice('predict', text, right);
    },
    write: ({ predict = 'none' }) => (predict === 'none' ? '' : predict),
    kept: ['slide'],
  },
  growth: {
    says: ['growth'],
    initial: { growth: null },
    read(text) {
      const growth = text === '' ? GROWTHS.deeper : readGrowth(text);
      return growth === null ? wrongChoice('growth', text, Object.keys(GROWTHS)) : { growth };
    },
    write: ({ growth = null }) => (growth === null ? '' : writeGrowth(growth)),
    kept: ['link', 'slide'],
    isOfState: true,
  },
  start: {
    says: ['start'],
    initial: { start: 0 },
    read(text) {
      const isStop = /^[1-9]$/.test(text) && Number(text) <= STOPS.length;
      return orWrong(isStop ? { start: Number(text) } : null, 'wrong-start', text);
    },
    write: ({ start = 0 }) => (start === 0 ? '' : String(start)),
    kept: ['link'],
    isOfState: true,
    ofTree: true,
  },
  panel: {
    says: ['panel'],
    // The first of those that there are.
    initial: {},
    read(text) {
      const panel = PANELS.find((each) => each === text);
      return panel === undefined ? wrongChoice('panel', text, PANELS) : { panel };
    },
    write: ({ panel = '' }) => panel,
    kept: ['visit'],
    isOfState: true,
    stays: true,
  },
  sheet: {
    says: ['sheet'],
    initial: { sheet: true },
    read: (text) =>
      ['open', 'closed'].includes(text)
        ? { sheet: text === 'open' }
        : wrongChoice('sheet', text, ['open', 'closed']),
    write: ({ sheet = true }) => (sheet ? '' : 'closed'),
    kept: ['visit'],
    isOfState: true,
    stays: true,
  },
  results: {
    says: ['results'],
    initial: { results: null },
    read(text) {
      const [column, order] = text.split(' ');
      const by = COLUMNS.find((each) => each === column);
      if (by === undefined) return wrongChoice('results', text, COLUMNS);
      return { results: { by, descending: order === 'descending' } };
    },
    write: ({ results = null }) =>
      results === null ? '' : `${results.by} ${results.descending ? 'de' : 'a'}scending`,
    kept: ['slide', 'visit'],
    hasBlanks: true,
    isOfState: true,
    stays: true,
  },
  quiz: authored('quiz'),
  questions: authored('questions'),
  attempts: authored('attempts'),
  reveal: authored('reveal'),
  student: authored('student'),
  gauge: authored('gauge'),
  lang: anyText('lang', { kept: ['link'] }),
  title: anyText('title', { kept: ['link', 'slide'], hasBlanks: true, ofTree: true }),
  note: anyText('note', { kept: ['link', 'slide'], hasBlanks: true, ofTree: true }),
};

/** @type {Readonly<Record<string, Field>>} */
export const FIELDS = TABLE;

/** @param {string} text @returns {Exhibit | null} */
function breaksIn(text) {
  const breaks = [...new Set(text.split(','))];
  if (!breaks.every((each) => /^\d{1,10}(\.\d{1,4})?$/.test(each))) return null;
  const nodes = breaks.filter((each) => !each.includes('.'));
  const lines = breaks.filter((each) => each.includes('.'));
  const breakpoints = [...new Set(nodes.map(Number))].sort((a, b) => a - b);
  return lines.length > 0 ? { breakpoints, lines } : { breakpoints };
}

/** The fields that are kept somewhere, with their names. @param {Keeper} keeper */
export const keptIn = (keeper) =>
  Object.entries(FIELDS).filter(([, { kept }]) => kept.includes(keeper));

/**
 * What a state has of an exhibit under the same names.
 * @typedef {'folds' | 'breakpoints' | 'lines' | 'compare' | 'inspected' | 'sight' | 'labels' | 'code' | 'start' | 'overlay' | 'hidden' | 'beside' | 'until' | 'passage' | 'growth'
 *   | 'panel' | 'sheet' | 'results'} OfState
 */

/** The names of what a state has of an exhibit. @param {Keeper} [keeper] only what this one keeps */
export const ofState = (keeper) =>
  /** @type {OfState[]} */ (
    (keeper === undefined ? Object.entries(FIELDS) : keptIn(keeper))
      .filter(([, { isOfState }]) => isOfState)
      .flatMap(([, { says }]) => says)
  );

/** The names of what of an exhibit a reader chooses for any tree. */
export const chosenForAny = () =>
  /** @type {OfState[]} */ (
    Object.values(FIELDS)
      .filter(({ stays }) => stays)
      .flatMap(({ says }) => says)
  );

/** What is wrong with the text of a field; null if nothing is. @param {string} name @param {string} text @returns {PlyscopeError | null} */
export function wrongText(name, text) {
  const said = FIELDS[name].read(text);
  return 'kind' in said ? said : null;
}

/**
 * What is there of an exhibit where a slide of a lecture names nothing else: a slide shows the same, whatever was on show before.
 * @type {Exhibit}
 */
export const INITIAL = Object.assign({}, ...keptIn('slide').map(([, { initial }]) => initial));
