// What an author may know of `<plyscope-view>`.

import { PANEL_NAMES } from '../../www/src/session/panels.js';

/** @import { Element_ } from './elements.mjs' */

const STOPS = "'step' | 'cutoff' | 'leaf' | 'improvement' | 're-search' | 'iteration'";

/** @type {Element_} */
export const VIEW = {
  tag: 'plyscope-view',
  className: 'PlyscopeView',
  text: 'Shows, step by step, how a search of a game tree thinks.',
  attributes: [
    {
      name: 'tree',
      type: 'string | object',
      reads: 'string',
      default: 'swedish-51',
      text: "the tree, in any notation or as a recipe, or a preset's name; `swedish-51` if left out",
    },
    {
      name: 'src',
      type: 'string',
      text: 'the address of a file with the tree, in any notation, or of a trace, whose search is shown; ignored while `tree` is set',
    },
    {
      name: 'algorithm',
      type: 'string',
      default: 'alpha-beta',
      text: 'one of [the searches](#the-searches); if left out, `alpha-beta`, unless the preset has its own',
    },
    {
      name: 'step',
      type: 'number | string',
      default: '0',
      text: 'how many events have happened, from 0 (the default) to the property `steps`; or a moment, such as `cutoff:1`',
    },
    {
      name: 'from',
      type: 'number | string',
      text: 'a step or a moment: readers go no further back; the start, if left out',
    },
    {
      name: 'to',
      type: 'number | string',
      text: 'a step or a moment: readers go no further; the end, if left out',
    },
    {
      name: 'autoplay',
      type: 'boolean',
      text: 'plays once the view is in sight, except for readers who prefer reduced motion',
    },
    {
      name: 'loop',
      type: 'boolean',
      text: 'after `to`, playing begins again at `from`',
    },
    {
      name: 'speed',
      type: 'number | string',
      default: '2',
      text: 'how many steps are played per second: `0.5`, `1`, `2` (the default), `4`, `8`, `16`',
    },
    {
      name: 'options',
      type: 'string | Record<string, string | number>',
      reads: 'string',
      text: 'switches, `cut=gt order=reversed`; [their names](#from-a-terminal) are those of the command line',
    },
    {
      name: 'controls',
      type: "'none' | 'bar' | 'full'",
      default: 'bar',
      text: '`none`; `bar` (the default): stepping only; `full`: choices, counters and the tree as text too',
    },
    {
      name: 'panels',
      type: 'string | string[]',
      reads: 'string',
      text: `some of \`${PANEL_NAMES.join(' ')}\`: these tabs beside the tree, in this order, or below it in a narrow column; with \`full\`, no others`,
    },
    {
      name: 'editable',
      type: 'boolean',
      default: 'true',
      text: '`false`: readers cannot change the tree',
    },
    {
      name: 'keys',
      type: "'all' | 'none'",
      default: 'all',
      text: '`all` (the default): shortcuts work while the view has the keyboard; `none`: only the keys of the focused button or slider do',
    },
    {
      name: 'wheel',
      type: "'focus' | 'always' | 'none'",
      default: 'focus',
      text: '`focus` (the default): it zooms the tree while the view has the keyboard; `always`; `none`: it only scrolls the page',
    },
    {
      name: 'gauge',
      type: "'auto' | 'none'",
      default: 'auto',
      text: '`auto` (the default); `none`: α and β stand at their nodes, without the jaws',
    },
    {
      name: 'loading',
      type: "'eager' | 'lazy'",
      default: 'eager',
      text: '`eager` (the default); `lazy`: nothing is loaded until the view comes near',
    },
    {
      name: 'quiz',
      type: 'string | string[]',
      reads: 'string',
      text: 'an [exercise](#exercises) that asks about some of `cut skipped window returns`; `paper`: about everything at once, as with pen and paper',
    },
    {
      name: 'questions',
      type: 'number | string',
      reads: 'string',
      text: 'how many questions an exercise has at most; all, if left out',
    },
    {
      name: 'attempts',
      type: 'number | string',
      reads: 'string',
      default: '1',
      text: 'how often each question may be answered (one of yes or no, only once; a paper is handed in once): `1` (the default) or more',
    },
    {
      name: 'reveal',
      type: "'always' | 'never'",
      default: 'always',
      text: '`always` (the default); `never`: a learner cannot have the answer revealed',
    },
    {
      name: 'student',
      type: 'string',
      text: 'who answers; `{student}` in a recipe becomes a number made from it',
    },
    {
      name: 'labels',
      type: "'names' | 'numbers'",
      reads: "'' | 'names' | 'numbers'",
      default: 'names',
      text: '`names` (the default): names, and letters where the tree has none; `numbers`: numbers in preorder',
    },
    {
      name: 'fold',
      type: 'string | (string | number)[]',
      reads: 'string',
      default: 'auto',
      text: 'the subtrees that are folded, by the numbers of their roots: `12,40`; `auto` (the default): those that do not fit; `none`',
    },
    {
      name: 'presenting',
      type: 'boolean',
      text: 'presenter mode, in which the tree fills the window',
    },
    { name: 'blank', type: 'boolean', text: 'in presenter mode, hides values and counters' },
    {
      name: 'lang',
      type: 'string',
      text: "a language tag, `en`, `ru`, `sl`, `sr`, `sr-Latn` or `sv`, instead of the page's or the browser's",
    },
    {
      name: 'theme',
      type: "'' | 'auto' | 'light' | 'dark' | 'contrast' | 'contrast-dark'",
      text: "`light`, `dark`, `contrast` or `contrast-dark` instead of the system's, or `auto`: as the page's `color-scheme`",
    },
  ],
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
      type: 'object | null',
      takes: 'object | string | null',
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
  ],
};
