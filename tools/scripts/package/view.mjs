// What an author may know of `<plyscope-view>`.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTES, NAMES, TEXTS } from '../../../www/src/element/attributes.js';
import { tagsOf } from '../../../www/src/text/languages.js';
import { ROOT } from '../run.mjs';

/** @import { Attribute, Row } from '../../../www/src/element/attributes.js' */
/** @import { Attribute as Described, Element_ } from './elements.mjs' */

const STOPS = "'step' | 'cutoff' | 'leaf' | 'improvement' | 're-search' | 'iteration'";

/**
 * The types of a property by what its attribute is: what it may be set to, and what is read, if that is less.
 * @type {Record<Exclude<Row['is'], 'choice'>, [type: string, reads?: string]>}
 */
const TYPES = {
  tree: ['PresetName | (string & {}) | object', 'string'],
  text: ['string'],
  flag: ['boolean'],
  mode: ['boolean'],
  number: ['number | string'],
  count: ['number | string', 'string'],
  moment: ['number | string'],
  switches: ['string | Switches', 'string'],
  words: ['string | string[]', 'string'],
  folds: ['string | (string | number)[]', 'string'],
};

/** Of those whose names are the core's. @type {Partial<Record<Attribute, [type: string, reads?: string]>>} */
const OF_CORE = { algorithm: ['AlgorithmName', "AlgorithmName | ''"] };

/** The types of one with few values. @param {Row} row @returns {[type: string, reads?: string]} */
function choiceOf({ values = [], initial, to }) {
  const type = values.map((value) => `'${value}'`).join(' | ');
  const orNothing = `'' | ${type}`;
  // Before there is a search, nothing can be read of what it will be.
  if (to === 'search') return [type, orNothing];
  return [initial === undefined ? orNothing : type];
}

/** Every language, by its tag. */
const LANGUAGES = tagsOf(readdirSync(join(ROOT, 'www', 'locales'))).join(' ');

/** @param {Attribute} name @returns {Described} */
function attributeOf(name) {
  const row = ATTRIBUTES[name];
  const [type, reads] = OF_CORE[name] ?? (row.is === 'choice' ? choiceOf(row) : TYPES[row.is]);
  const { initial, values = [] } = row;
  return {
    name,
    type,
    ...(reads && { reads }),
    ...(initial && { default: initial }),
    text: TEXTS[name].replace('{values}', values.join(' ')).replace('{languages}', LANGUAGES),
  };
}

/** @type {Element_} */
export const VIEW = {
  tag: 'plyscope-view',
  className: 'PlyscopeView',
  text: 'Shows, step by step, how a search of a game tree thinks.',
  attributes: NAMES.map(attributeOf),
  fields: [
    { name: 'steps', type: 'number', text: 'The number of events, which is the last step.' },
    {
      name: 'result',
      type: "{value: number, bound: 'exact' | 'lower' | 'upper' | null, line: string[]} | null",
      text: "The root's value as MAX sees it, and the principal variation. `bound` is null where nothing is known of the value.",
    },
    {
      name: 'counts',
      type: '{nodes: number, entered: number, evaluated: number, cutoffs: number, minimax: number} | null',
      text: 'The counts of the whole search, and how many nodes minimax enters.',
    },
    { name: 'cutoffs', type: 'number[]', text: 'The steps of the cutoffs.' },
    {
      name: 'moment',
      type: '{kind: string, node: string | null, alpha: number | null, beta: number | null} | null',
      text: 'The event of the step, and the window there.',
    },
    {
      name: 'quizState',
      type: 'QuizState | null',
      takes: 'QuizState | string | null',
      text: 'The state of an exercise, to be kept. When it is set again, as an object or as JSON, the exercise goes on from there.',
    },
    {
      name: 'sentence',
      type: 'string',
      text: 'The sentence of the step, in the language of the view.',
    },
  ],
  methods: [
    {
      name: 'play',
      parameters: [],
      returns: 'void',
      text: 'Plays on; at the end, from the start.',
    },
    { name: 'pause', parameters: [], returns: 'void', text: 'Stops playing.' },
    {
      name: 'next',
      parameters: [{ name: 'kind', type: STOPS, optional: true }],
      returns: 'boolean',
      text: 'Goes to the next step or event of a kind. False if there is none.',
    },
    {
      name: 'previous',
      parameters: [{ name: 'kind', type: STOPS, optional: true }],
      returns: 'boolean',
      text: 'Goes back to the previous step or event of a kind. False if there is none.',
    },
    {
      name: 'goTo',
      parameters: [{ name: 'moment', type: 'number | string' }],
      returns: 'boolean',
      text: 'Goes to a step or a moment. False if the search does not have it.',
    },
    {
      name: 'hasMoment',
      parameters: [{ name: 'moment', type: 'number | string' }],
      returns: 'boolean',
      text: 'Whether the search has a step or a moment.',
    },
    {
      name: 'textOf',
      parameters: [{ name: 'what', type: 'string' }],
      returns: 'string | null',
      text: 'A fact as text, as `<plyscope-say>` has it.',
    },
    {
      name: 'holds',
      parameters: [{ name: 'condition', type: 'string' }],
      returns: 'boolean | null',
      text: 'Whether a condition is true, as `<plyscope-when>` has it.',
    },
    {
      name: 'toSVG',
      parameters: [
        {
          name: 'options',
          type: 'FigureOptions & {frames?: boolean, speed?: number}',
          optional: true,
        },
      ],
      returns: 'Promise<string>',
      text: 'A step, or a filmstrip, as SVG; with `frames`, animated, at a `speed` in steps per second.',
    },
    {
      name: 'toPNG',
      parameters: [{ name: 'options', type: 'FigureOptions & {scale?: number}', optional: true }],
      returns: 'Promise<Blob>',
      text: 'The same as PNG, at a scale from 1 to 4.',
    },
    {
      name: 'toTeX',
      parameters: [{ name: 'options', type: 'FigureOptions & {frames?: boolean}', optional: true }],
      returns: 'Promise<string>',
      text: 'The same as a document in LaTeX (TikZ); with `frames`, a slide for Beamer.',
    },
  ],
  events: [
    {
      name: 'plyscope-ready',
      detail: '{steps: number}',
      text: 'From now on, scripts can control the view.',
    },
    {
      name: 'plyscope-step',
      detail:
        '{step: number, steps: number, kind: string | null, node: string | null, alpha: number | null, beta: number | null, sentence: string}',
      text: 'Another step is on screen.',
    },
    {
      name: 'plyscope-node',
      detail: '{node: string | null}',
      text: 'The reader has pressed a node, or gone to it with the keyboard.',
    },
    {
      name: 'plyscope-change',
      detail: '{tree: string, algorithm: string, options: Record<string, string>}',
      text: 'Another tree or search is on screen, or the reader has changed it.',
    },
    {
      name: 'plyscope-question',
      detail:
        "{kind: QuestionKind | 'paper', moment: number, node: string | null, number: number, total: number}",
      text: 'A learner is asked something; with pen and paper, everything at once.',
    },
    {
      name: 'plyscope-draft',
      detail: 'Record<string, never>',
      text: 'A learner has written something on paper, so that `quizState` is another.',
    },
    {
      name: 'plyscope-answer',
      detail:
        "{kind: QuestionKind | 'paper', moment: number, node: string | null, answer: {one: string, other: string, nodes: string[]} | {struck: string[], entries: {node: string, alpha: string, beta: string, value: string, says: string}[]} | null, correct: boolean, faults: string[], attempt: number}",
      text: 'A learner has answered, or handed in a paper; `answer` is null if it was revealed.',
    },
    {
      name: 'plyscope-score',
      detail: '{correct: number, asked: number, total: number, score: number, complete: boolean}',
      text: 'An answer in an exercise has been judged; `score`, from 0 to 1, is that of all its questions.',
    },
    {
      name: 'plyscope-error',
      detail: '{kind: string, message: string}',
      text: 'Something that the author gave is wrong; `message` says what would be right.',
    },
    {
      name: 'plyscope-present',
      detail: '{presenting: boolean, blank: boolean}',
      text: 'Presenter mode begins, ends, or is blanked.',
    },
  ],
  slots: [
    { name: 'caption', text: 'a caption below the view' },
    {
      name: '',
      text: 'the tree, as `<script type="text/plain">`; whatever else stands there is seen until the view works',
    },
  ],
  parts: [
    { name: 'tree', text: 'the tree' },
    { name: 'sentence', text: 'the sentence of the step' },
    { name: 'panels', text: 'all that stands beside or below the tree' },
    { name: 'bar', text: 'the controls' },
    { name: 'caption', text: 'the caption' },
    { name: 'top', text: 'with `controls="full"`: the choices' },
  ],
  cssProperties: [
    { name: '--plyscope-max', text: "MAX's colour" },
    { name: '--plyscope-min', text: "MIN's colour" },
    { name: '--plyscope-focus', text: 'the colour of what the step is about' },
    { name: '--plyscope-cut', text: 'the colour of cutoffs' },
    { name: '--plyscope-ink', text: 'the colour of text' },
    { name: '--plyscope-quiet', text: 'the colour of lesser text' },
    { name: '--plyscope-ground', text: 'the background' },
    { name: '--plyscope-font', text: 'the font' },
    {
      name: '--plyscope-zoom',
      text: 'how many times larger everything in the view is, as for slides: `1.6`',
    },
  ],
};
