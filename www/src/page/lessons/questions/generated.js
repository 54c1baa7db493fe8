/**
 * A question made from a seed, another one each time: a random tree, what is asked about its search, and the answer, which is the
 * core's. A wrong answer is known by what it confuses, where the search itself, run that way, gives that answer. Pure, but for
 * what draws.
 */

import { NEG_INF, POS_INF } from '../../../engine/score.js';
import { Search } from '../../../engine/search.js';
import { labelsOf } from '../../../session/labels.js';
import { stepOfMoment } from '../../../session/moment.js';
import { solutionAt } from '../../../session/predicting/questions.js';
import { cutAbove, keyOf } from '../../../session/predicting/written/key.js';
import { namedIn, withNames } from '../node-names.js';
import { oneOf } from '../values.js';
import { drawQuestion, QUESTION } from './question.js';

/** @import { Say } from '../../../text/wording.js' */
/** @import { Directive } from '../directive.js' */
/** @import { Answerable, Block, Inline } from '../format.js' */
/** @import { Option } from './choice.js' */
/** @import { Known } from './number.js' */

/** @typedef {{kind: 'generated', id: string, about: string, algorithm: string, line: number}} Generated */

/**
 * @typedef {object} Made
 * @property {string} tree
 * @property {string} algorithm
 * @property {Answerable} question
 * @property {string} see the moment that shows the answer
 */

/** @typedef {{search: Search, label: (node: number) => string, say: Say, run: (options: Record<string, string>) => Search | null, turn: number}} Material */

/** How many seeds are tried for a tree that has what is asked about. */
const TRIES = 400;

/** What is asked; null where a tree does not have it. @type {Record<string, (material: Material) => Omit<Made, 'tree' | 'algorithm'> | null>} */
const ASK = { value, entered, skipped, order, window, bound };

/** What generated questions are about. */
export const GENERATED = Object.keys(ASK);

/** The searches that they may be about: those whose values are all MAX's. */
const SEARCHES = ['alpha-beta', 'minimax'];

/** @type {Directive<Generated> & {make: (question: Generated, seed: number, say: Say) => Made}} */
export const generated = {
  ...QUESTION,
  name: 'generated',
  form: 'leafDirective',
  needs: { about: oneOf(GENERATED) },
  may: { algorithm: oneOf(SEARCHES) },
  read: ({ about = '', algorithm = SEARCHES[0] }, reader) => ({
    id: reader.number('question'),
    about,
    algorithm,
  }),
  make({ id, about, algorithm }, seed, say) {
    const made = generate(about, algorithm, seed, say);
    return { ...made, question: { ...made.question, id } };
  },
  draw(question, page) {
    // The core makes the question.
    if (!page.hasCore) return null;
    const answering = page.answering(question);
    const { tree, algorithm, see } = /** @type {Made} */ (answering.made);
    // Before the answer nothing of the search is to be seen.
    const hidden = { controls: 'none', keys: 'none', editable: 'false', to: 'start' };
    const attributes = { tree, algorithm, ...hidden };
    const id = `view-of-${question.id}-${answering.seed}`;
    const written = { kind: /** @type {const} */ ('view'), id, attributes, line: 0 };
    const view = page.views.of(written, namedIn(answering.question).get(''));
    const show = () => {
      view.removeAttribute('to');
      view.setAttribute('controls', 'bar');
      view.ready().then(() => view.goTo(see));
    };
    const another = () => page.another(question);
    return drawQuestion(answering, page, { before: view, see: show, another });
  },
};

/**
 * @param {string} about what is asked about: a name of `GENERATED`
 * @param {string} algorithm
 * @param {number} seed
 * @param {Say} say
 * @returns {Made}
 */
export function generate(about, algorithm, seed, say) {
  for (let turn = seed * TRIES; turn < (seed + 1) * TRIES; turn += 1) {
    const tree = `random(branching=2..3, depth=${about === 'value' ? 2 : 3}, leaves=uniform(-9..9), seed=${turn})`;
    const searches = [new Search({ tree, algorithm })];
    /** @param {Record<string, string>} options */
    const run = (options) => {
      try {
        searches.push(new Search({ tree, algorithm, options }));
        return searches.at(-1) ?? null;
      } catch {
        // A switch that this search does not have.
        return null;
      }
    };
    const [search] = searches;
    const label = labelsOf(search, 'names');
    const asked = search.overview.nodes > 22 ? null : ASK[about]({ search, label, say, run, turn });
    for (const each of searches) each.free();
    if (asked !== null) return { tree, algorithm, ...asked };
  }
  throw new Error(`no tree of ${TRIES} has a question about ${about}`);
}

/** @param {string} text @returns {Block[]} */
const paragraph = (text) => [{ kind: 'paragraph', parts: words(text) }];

/** The name of a node, as words have it that light it. @param {string} name */
const named = (name) => `[${name}]`;

/** Of the names in it, the view is that of the question. @param {string} text @returns {Inline[]} */
const words = (text) => withNames(text, '');

const COMMON = { id: '', line: 0 };

/** @param {readonly {number: number | undefined, why: string}[]} all @param {number} answer */
function confusionsOf(all, answer) {
  /** @type {{number: number, why: string}[]} */
  const found = [];
  for (const { number, why } of all) {
    const isTaken = number === answer || found.some((each) => each.number === number);
    if (number !== undefined && !isTaken) found.push({ number, why });
  }
  return found;
}

/** @param {Material} material */
function value({ search, say, run }) {
  const answer = search.overview.value;
  const confusions = confusionsOf(
    [
      { number: run({ root: 'min' })?.overview.value, why: say('quiz-confused-side') },
      { number: search.overview.highest ?? undefined, why: say('quiz-confused-greatest') },
      { number: search.overview.lowest ?? undefined, why: say('quiz-confused-least') },
    ],
    answer,
  );
  const blocks = paragraph(say('quiz-value'));
  return numbered({ answer, confusions, blocks, see: 'end' });
}

/** @param {Known & {blocks: Block[], see: string}} number */
function numbered({ see, blocks, ...known }) {
  /** @type {Answerable} */
  const question = { kind: 'number', ...COMMON, blocks, fact: '', of: '', see: '', known };
  return { question, see };
}

/** @param {Material} material */
function entered({ search, say, run }) {
  const { total, nodes } = search.overview;
  if (total.cutoffs === 0) return null;
  const answer = total.entered;
  const confusions = confusionsOf(
    [
      { number: run({ cut: 'gt' })?.overview.total.entered, why: say('quiz-confused-gt') },
      { number: run({ deep: 'off' })?.overview.total.entered, why: say('quiz-confused-deep') },
      { number: nodes, why: say('quiz-confused-all') },
      { number: total.evaluated, why: say('quiz-confused-leaves') },
      { number: answer - 1, why: say('quiz-confused-root') },
    ],
    answer,
  );
  return numbered({ answer, confusions, blocks: paragraph(say('quiz-entered')), see: 'cutoff:1' });
}

/** @param {Material} material */
function skipped({ search, label, say, run }) {
  const leaves = leavesOf(search);
  const gone = leaves.filter((leaf) => cutAbove(search, leaf) !== null);
  if (gone.length === 0 || gone.length > 5 || leaves.length > 12) return null;
  const strict = run({ cut: 'gt' });
  const options = leaves.map((leaf) => {
    const isRight = gone.includes(leaf);
    // Searches that cut only beyond the bound still look at it.
    const isTie = isRight && strict !== null && cutAbove(strict, leaf) === null;
    const why = isTie ? say('quiz-why-tie') : '';
    return { isRight, parts: words(named(label(leaf))), why: words(why) };
  });
  return chosen('several', options, paragraph(say('quiz-skipped')), 'cutoff:1');
}

/** @param {'one' | 'several'} kind @param {Option[]} options @param {Block[]} blocks @param {string} see */
function chosen(kind, options, blocks, see) {
  /** @type {Answerable} */
  const question = { kind, ...COMMON, blocks, options };
  return { question, see };
}

/** The nodes of a tree, in preorder. @param {Search} search */
const nodesIn = ({ nodes }) => Array.from({ length: nodes.length }, (_, node) => node);

/** @param {Search} search */
const leavesOf = (search) => nodesIn(search).filter((node) => search.nodes.leaf[node]);

/** @param {Material} material */
function order({ search, label, say, turn }) {
  const { nodes } = search;
  const entered = nodesIn(search).filter((node) => search.last.of(node).visits === 1);
  const inside = entered.filter((node) => !nodes.leaf[node]);
  const leaves = entered.filter((node) => nodes.leaf[node]);
  if (inside.length < 4 || leaves.length < 4) return null;
  const picked = [inside[1], inside[2], inside.at(-1), leaves[turn % 3], leaves.at(-1)];
  const distinct = [...new Set(picked)].filter((node) => node !== undefined);
  if (distinct.length < 5) return null;
  const returnsAt = (/** @type {number} */ node) =>
    stepOfMoment(`return:${label(node)}`, search, 'names') ?? 0;
  const sorted = distinct.sort((a, b) => returnsAt(a) - returnsAt(b));
  /** @type {Answerable} */
  const question = {
    kind: 'order',
    ...COMMON,
    blocks: paragraph(say('quiz-order')),
    items: sorted.map((node) => words(named(label(node)))),
  };
  return { question, see: `return:${label(sorted[0])}` };
}

/** @param {Material} material */
function window({ search, label, say, turn }) {
  const shut = [...keyOf(search).entered].flatMap(([node, place]) => {
    const solution = solutionAt(search, place);
    if (solution?.kind !== 'window') return [];
    const { alpha, beta } = solution.window;
    return isBounded(alpha) && isBounded(beta) ? [{ node, alpha, beta }] : [];
  });
  if (shut.length === 0) return null;
  const { node, alpha, beta } = shut[turn % shut.length];
  /** @type {{window: [number, number], why: string}[]} */
  const wrong = [
    { window: [NEG_INF, POS_INF], why: say('quiz-confused-passed') },
    { window: [alpha, POS_INF], why: say('quiz-confused-alpha-only') },
    { window: [NEG_INF, beta], why: say('quiz-confused-beta-only') },
  ];
  const text = (/** @type {[number, number]} */ [low, high]) =>
    say('quiz-window-option', { alpha: sign(low), beta: sign(high) });
  const options = wrong.map(({ window: each, why }) => ({
    isRight: false,
    parts: words(text(each)),
    why: words(why),
  }));
  options.splice(turn % 4, 0, { isRight: true, parts: words(text([alpha, beta])), why: [] });
  const blocks = paragraph(say('quiz-window', { node: named(label(node)) }));
  return chosen('one', options, blocks, `visit:${label(node)}`);
}

/** @param {number} units */
const isBounded = (units) => units !== NEG_INF && units !== POS_INF;

/** @param {number} units */
const sign = (units) =>
  units === POS_INF ? '∞' : units === NEG_INF ? '−∞' : String(units).replace('-', '−');

/** @param {Material} material */
function bound({ search, label, say, turn }) {
  const { nodes } = search;
  const { cut, returned } = keyOf(search);
  // Those that were left early: of others the search may have looked at everything, and not know that it has the value.
  const left = [...new Set([...cut.keys()].map((child) => nodes.parent[child]))].sort(
    (one, other) => one - other,
  );
  const node = left[turn % Math.max(1, left.length)];
  const place = node === undefined ? undefined : returned.get(node);
  const solution = place && solutionAt(search, place);
  if (solution?.kind !== 'returns') return null;
  const { value, bound } = solution;
  const player = nodes.max[node] ? 'MAX' : 'MIN';
  const options = /** @type {const} */ (['exact', 'lower', 'upper']).map((each) => {
    const why = each === 'exact' ? 'quiz-confused-bound' : 'quiz-confused-direction';
    return {
      isRight: each === bound,
      parts: words(say('quiz-bound-option', { bound: each, value: sign(value) })),
      why: words(each === bound ? '' : say(why, { player })),
    };
  });
  const blocks = paragraph(say('quiz-bound', { node: named(label(node)), value: sign(value) }));
  return chosen('one', options, blocks, `return:${label(node)}`);
}
