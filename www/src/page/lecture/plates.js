/**
 * The slides of a lecture as they are taken away, on paper, in LaTeX or as slides of others: each with its picture and its words, and
 * with what a hall does not see left out. For the page and the command.
 */

import { holdsIn } from '../../element/prose/conditions.js';
import { gapFor, textFor } from '../../element/prose/texts.js';
import { foldedIn, NO_FOLDS } from '../../engine/folding.js';
import { format, NO_SCORE, numeral } from '../../engine/score.js';
import { Search } from '../../engine/search.js';
import { stepOf } from '../../features/compare/pace.js';
import { figure, sizeFor } from '../../features/figures/figure.js';
import { headed, strip } from '../../features/figures/strip.js';
import { drawn as chartOf, countsOf, measured } from '../../features/growth/drawn.js';
import { veiled } from '../../features/presenting/veil.js';
import { seenAlong } from '../../features/traced/along.js';
import { compared } from '../../features/traced/comparing.js';
import { verdictText } from '../../features/traced/words.js';
import { fittingLevel, isLegible } from '../../layout/legible.js';
import { place } from '../../layout/plane.js';
import { cameraOn } from '../../layout/projection.js';
import { read } from '../../session/address.js';
import { stepAtPlace } from '../../session/bounds.js';
import { inForce } from '../../session/choices.js';
import { NOT_COMPARED, panesOf } from '../../session/compared.js';
import { LABELS, labelsOf } from '../../session/labels.js';
import { noMoment } from '../../session/moment.js';
import { unpacked } from '../../session/packing.js';
import { kindsIn } from '../../session/predicting/course.js';
import {
  ASKED,
  nextQuestion,
  questionAt,
  questionKinds,
} from '../../session/predicting/questions.js';
import { kindsNamed } from '../../session/predicting/toggling.js';
import { sorted } from '../../session/results.js';
import { beginning } from '../../session/wanted.js';
import { addressIn, belowCode, withoutAddress } from '../../text/addresses.js';
import { KEYWORDS } from '../../text/keywords.js';
import { filledIn } from '../../text/live.js';
import { treeName } from '../../text/own-tree.js';
import { cellsOf, headOf } from '../../text/results-text.js';
import { stepText } from '../../text/sentence.js';
import { condition, consequence } from '../../text/sentences/decision.js';
import { question } from '../../text/sentences/predicting.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Drawing, Look, Source } from '../../features/figures/figure.js' */
/** @import { Task } from '../../features/growth/measuring.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Link, LinkParts } from '../../session/address.js' */
/** @import { Setup } from '../../session/growth.js' */
/** @import { Slide } from '../../session/lecture.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Sentence } from '../../text/sentences/about.js' */

/**
 * A table that a hall sees beside a tree; a row of two cells may stand in one of more columns.
 * @typedef {{head: readonly string[], rows: readonly {cells: readonly string[], isStrong: boolean}[]}} Table
 */

/**
 * What a hall sees beside a step: the cases of its decision, or the routine that runs, in pseudocode.
 * @typedef {{cases: Table | null, code: readonly {text: string, isStrong: boolean}[]}} Aside
 */

/**
 * @typedef {object} Plate
 * @property {number} number from 1
 * @property {string} title
 * @property {string} about its searches and its step, or what is charted; empty where it has words alone
 * @property {string} tree what its tree is called; empty where it has none
 * @property {readonly string[]} names of its searches
 * @property {readonly Drawing[]} figures as it begins, and at the steps after that if there are few; none where it has no tree
 * @property {readonly string[]} texts what the hall reads beside each; where there is no figure, one
 * @property {boolean} isLive whether a view of its search shows all that its figures do
 * @property {readonly (readonly [name: string, count: string])[]} counts of a chart of growth
 * @property {Table | null} results of all searches
 * @property {readonly Aside[]} asides beside each figure
 * @property {string} address in its passage; empty for none
 * @property {string} below its code
 * @property {string} notes
 * @property {LinkParts & Pick<Link, 'tree' | 'algorithm' | 'options'>} link
 * @property {readonly PlyscopeError[]} wrong what of its link could not be read
 * @property {number} step at which it begins
 * @property {number} end
 * @property {readonly Kind[]} kinds of question that are asked; none where nothing is
 */

/**
 * @typedef {object} Around
 * @property {Catalogue} catalogue
 * @property {Messages} words
 * @property {typeof import('./slide-name.js').nameOf} nameOf
 * @property {(tree: string) => Promise<void>} grow grows the tree of a game's recipe, if it is one
 * @property {(task: Task) => Promise<Float64Array>} measure counts the work of searches for a chart
 * @property {() => Promise<void>} traces loads what compares traces
 * @property {number} width of a picture, in CSS pixels
 * @property {(panes: number) => number} [columnsFor] how many panes stand beside each other
 * @property {number} [most] the most pictures of a slide that goes on
 */

/** The greatest height of a picture, as a part of its width. */
const HIGHEST = 0.62;

/** How wide a pane is beside others, as a part of a picture alone. */
const PANE = 0.75;

/** A slide as it is taken away. @param {Slide} slide @param {number} number @param {Around} around @returns {Promise<Plate>} @throws {PlyscopeError} */
export async function plateOf(slide, number, around) {
  const { link, wrong } = await unpacked(read(slide.link));
  const { say } = around.words;
  const { passage = '' } = link;
  const begun = beginning(link, undefined, around.catalogue);
  const { tree, algorithm, options } = begun;
  const said = { ...link, tree: link.tree ?? tree, algorithm, options };
  const own = { number, title: around.nameOf(slide, say), notes: slide.notes, link: said, wrong };
  if (link.growth) {
    return { ...own, ...WORDED, ...(await growthOf(link.growth, around)), texts: [passage] };
  }
  const searches = await searchesOf({ ...said, tree }, around);
  try {
    // Of a text slide, a hall sees the words alone.
    if (link.hidden === 'tree') {
      const step = placeIn(link.step ?? 0, searches[0], link.labels ?? LABELS[0]);
      const text = passageIn(passage, wording(searches[0], link, step, around.words));
      const words = withoutAddress(text).replace(/^- /gm, '– ');
      const [address, below] = [addressIn(text), belowCode(text)];
      return { ...own, ...WORDED, address, below, texts: [words] };
    }
    const called = treeName(
      { tree, work: { number: 0, title: '', note: '' } },
      around.catalogue,
      say,
    );
    if (link.trace) await around.traces();
    return { ...own, ...drawn(searches, link, around), tree: called };
  } finally {
    for (const search of searches) search.free();
  }
}

/** What most slides have not. @type {Pick<Plate, 'counts' | 'results' | 'asides' | 'address' | 'below'>} */
const PLAIN = { counts: [], results: null, asides: [], address: '', below: '' };

/** A slide without a tree. */
const WORDED = {
  ...PLAIN,
  ...{ about: '', tree: '', step: 0, end: 0, figures: [], names: [], isLive: false },
  kinds: [],
};

/** The searches of a slide: the one that leads, and those beside it. @param {Plate['link']} link @param {Around} around */
async function searchesOf(
  { tree, algorithm, options, compare = NOT_COMPARED },
  { catalogue, grow },
) {
  await grow(tree);
  const panes = panesOf({ compare, options }, catalogue.switches);
  /** @type {Search[]} */
  const searches = [];
  try {
    for (const each of [{ algorithm, options }, ...panes]) {
      const inIt = inForce(each.algorithm, each.options).options;
      searches.push(new Search({ tree, algorithm: each.algorithm, options: inIt }));
    }
    return searches;
  } catch (error) {
    for (const search of searches) search.free();
    throw error;
  }
}

/** On paper, which is narrow. @param {number} panes */
const twoAtMost = (panes) => Math.min(2, panes);

/** @param {readonly Search[]} searches @param {LinkParts} link @param {Around} around */
function drawn(searches, link, { words, width, most = 0, columnsFor = twoAtMost }) {
  const [leader] = searches;
  const { say } = words;
  const labels = link.labels ?? LABELS[0];
  const step = placeIn(link.step ?? 0, leader, labels);
  const asked = askedAt(leader, step, link.predict ?? 'none');
  const hidden = link.hidden ?? 'none';
  const at = asked?.step ?? step;
  const end =
    link.until === undefined || link.until === ''
      ? leader.overview.steps
      : placeIn(link.until, leader, labels);
  const isVeiled = asked !== null || hidden !== 'none';
  // What is hidden, or asked for, they would give away.
  const besides = isVeiled ? { ...link, trace: null, results: null, beside: null } : link;
  const { trace = null } = besides;
  const isAlone = searches.length === 1 && trace === null;
  const columns = columnsFor(searches.length + (trace === null ? 0 : 1));
  const each = isAlone ? width : width * PANE;
  for (const search of searches) fold(search, link, each);
  const goesOn = !isVeiled && end > at && end - at < most;
  const steps = Array.from({ length: goesOn ? end - at + 1 : 1 }, (_, more) => at + more);
  const figures = steps.map((now) => {
    const panes = searches.map((search) => {
      const own = search === leader ? now : paced(link, leader, now, search);
      const source = {
        ...wording(search, link, own, words),
        marks: search === leader ? (asked?.marks ?? null) : null,
      };
      return figure(source, lookOf(source, link, each, asked));
    });
    if (trace !== null)
      panes.push(tracedFigure(wording(leader, link, now, words), trace, link, each));
    return strip(isAlone ? panes : panes.map(headed), columns);
  });
  const texts = steps.map((now) => {
    const source = wording(leader, link, now, words);
    const text = textOf(source, link, asked);
    return trace === null ? text : `${verdictOf(source, trace.text)}\n${text}`;
  });
  const names = searches.map(({ overview }) => algorithmName(overview.algorithm, say));
  const about = say('slide-untitled', { algorithm: names.join(' · '), step: at });
  return {
    ...PLAIN,
    about,
    names,
    figures,
    isLive: hidden === 'none' && trace === null,
    texts,
    results: resultsOf(wording(leader, link, at, words), besides),
    asides: steps.map((now) => asideOf(wording(leader, link, now, words), besides.beside)),
    step: at,
    end,
    kinds: asked?.kinds ?? [],
  };
}

/** The step of a place. @param {number | string} at @param {Search} search @param {Source['labels']} labels @throws {PlyscopeError} */
function placeIn(at, search, labels) {
  const step = stepAtPlace(at, search, labels);
  if (step === null) throw noMoment(String(at), search, labels);
  return step;
}

/** @param {LinkParts} link @param {Search} leader @param {number} step @param {Search} other */
const paced = ({ compare = NOT_COMPARED }, leader, step, other) =>
  stepOf(compare.pace, leader, { step, overtime: 0 }, other);

/** Folds what is folded on the slide, and what has no room. @param {Search} search @param {LinkParts} link @param {number} width */
function fold(search, { folds = NO_FOLDS }, width) {
  const size = sizeFor(search, width);
  const level = isLegible(search, size) ? null : fittingLevel(search, size);
  search.fold(foldedIn(search.nodes, level, { ...folds, itself: true }));
}

/** The first question of some kinds that a hall is asked from a step on; null if there is none. @param {Search} search @param {number} from @param {string} named */
function askedAt(search, from, named) {
  if (named === 'none') return null;
  const chosen = kindsIn(search, { stage: 'setup', kinds: kindsNamed(named) });
  // Where none of them is asked, as of minimax, the hall is asked whatever can be.
  const kinds = chosen.length > 0 ? chosen : questionKinds(search).kinds;
  const at = nextQuestion(search, kinds, from);
  const found = at && questionAt(search, at);
  if (at === null || found === null) return null;
  const { bare = false, unvalued = false } = ASKED[at.kind];
  return {
    step: at.step,
    kinds,
    question: found,
    unvalued,
    marks: { node: found.node, left: [], picked: [], bare },
  };
}

/** @typedef {ReturnType<typeof askedAt>} AskedAt */

/** @param {Search} search @param {LinkParts} link @param {number} step @param {Messages} words @returns {Source} */
function wording(search, { labels = LABELS[0], overlay = 'none' }, step, { say, point, locale }) {
  const label = labelsOf(search, labels);
  return {
    ...{ search, step, labels, overlay, say, locale },
    score: (units) => format(units, search.overview.decimals, point),
    numeral: (text) => numeral(text, point),
    name: (node) =>
      /\s/.test(label(node)) ? say('quoted-name', { name: label(node) }) : label(node),
  };
}

/** @param {Source} source @param {LinkParts} link @param {number} width @param {AskedAt} asked @returns {Look} */
function lookOf({ search }, { hidden = 'none', gauge, sight = null }, width, asked) {
  const isHidden = hidden === 'values' || hidden === 'cutoffs';
  const { height } = sizeFor(search, width);
  const size = {
    width,
    height: Math.min(height, Math.round(width * HIGHEST)),
    short: gauge === 'none',
  };
  return {
    ...size,
    named: true,
    windows: !isHidden && !asked?.marks.bare,
    camera: sight && cameraOn(place(search), size, sight),
    ...(isHidden && { veil: (seen) => veiled(/** @type {Model} */ (seen), hidden) }),
    ...(asked?.unvalued && { veil: (seen) => withoutBest(seen, asked.marks.node) }),
  };
}

/**
 * What is seen, but for the best of a node, which a question asks for.
 * @template {Pick<Model, 'states'>} T
 * @param {T} seen
 * @param {number} asked
 */
const withoutBest = ({ states, ...others }, asked) => ({
  ...others,
  states: /** @type {Model['states']} */ ({
    fetch: (nodes) => states.fetch(nodes),
    of: (node) => ({
      ...states.of(node),
      ...(node === asked && { best: NO_SCORE, bestChild: -1 }),
    }),
  }),
});

/** What the hall reads. @param {Source} source @param {LinkParts} link @param {AskedAt} asked */
function textOf(source, link, asked) {
  const { search, step, score, name: label, say } = source;
  const { hidden = 'none', passage = '' } = link;
  if (asked !== null) {
    const { id, parameters } = question(search, asked.question, false, { score, label, say });
    return say(id, parameters);
  }
  if (hidden !== 'none') return say('blanked', { cuts: hidden === 'cutoffs' ? 'yes' : 'no' });
  return passageIn(passage, source) || stepText(search, search.moment(step), { score, label, say });
}

/** The tree as a trace tells it, below the name of the trace. @param {Source} source @param {import('../../session/exhibit.js').TraceFile} trace @param {LinkParts} link @param {number} width */
function tracedFigure(source, { name, text }, link, width) {
  const { search, step } = source;
  const comparison = comparedWith(search, text);
  const own = figure(source, {
    ...lookOf(source, link, width, null),
    veil: (seen) => seenAlong(search, comparison, step, seen),
  });
  return { ...own, title: name };
}

/** @param {Search} search @param {string} trace */
const comparedWith = ({ request: { algorithm, options = {} } }, trace) =>
  compared(trace, algorithm, options);

/** @param {Source} source @param {string} trace */
const verdictOf = ({ search, score, name: label, say }, trace) =>
  verdictText(comparedWith(search, trace), search.request.algorithm, { score, label, say });

/** @param {Source} source @param {Pick<LinkParts, 'results' | 'options'>} link @returns {Plate['results']} */
function resultsOf({ search, score, name: label, say }, { results = null, options = {} }) {
  if (results === null) return null;
  const rows = sorted(search.lists.results(options), results).map((row) => ({
    cells: cellsOf({ search, score, label, say }, row),
    isStrong: row.algorithm === search.overview.algorithm,
  }));
  return { head: headOf(say), rows };
}

/** @param {Source} source @param {string | null} [beside] @returns {Aside} */
const asideOf = (source, beside) => ({
  cases: beside === 'decision' ? casesOf(source) : null,
  code: beside === 'code' ? codeOf(source) : [],
});

/** The decision of a step; null if it has none. @param {Source} source @returns {Aside['cases']} */
function casesOf({ search, step, score, name: label, say }) {
  const decided = search.questions.decision(step);
  if (decided === null) return null;
  const written = (/** @type {Sentence} */ { id, parameters }) => say(id, parameters);
  const rows = decided.cases.map((one) => ({
    cells: [condition, consequence].map((part) =>
      written(part(search, decided, one, { score, label, say })),
    ),
    isStrong: one.happens,
  }));
  return { head: [], rows };
}

/** The routine that runs, with its line. @param {Source} source @returns {Aside['code']} */
function codeOf({ search, step, say }) {
  const frame = search.code.running(step)?.frames.at(-1);
  return search.code.listing.routines[frame?.routine ?? 0].lines.map(({ indent, text }, at) => ({
    text: `${'\u00a0\u00a0'.repeat(indent)}${text.replace(/[\p{L}_]+/gu, (word) => (KEYWORDS.includes(word) ? say(`code-${word}`) : word))}`,
    isStrong: at === frame?.line,
  }));
}

/** A passage with its live words. @param {string} passage @param {Source} source */
function passageIn(passage, { search, step, score, numeral: number, name: label, say, labels }) {
  const state = { labels, step };
  const seen = { search, state, moment: search.moment(step), score, numeral: number, label, say };
  // Live words read no more of a model than this.
  const model = /** @type {Model} */ (/** @type {unknown} */ (seen));
  return filledIn(passage, {
    wordsFor: (what) => textFor(what, model) ?? gapFor(what, model),
    holds: (condition) => holdsIn(condition, model),
  });
}

/** The chart of growth, measured and drawn. @param {Setup} setup @param {Around} around */
async function growthOf(setup, { words, measure, catalogue: { algorithms } }) {
  const { say, locale } = words;
  const { across, column, to } = setup;
  const at = column ?? to;
  const [branching, depth] = across === 'depth' ? [setup.branching, at] : [at, setup.depth];
  const shape = say('growth-card-shape', { branching, depth });
  const results = await measured(setup, measure);
  return {
    about: `${say('growth-title')}: ${shape}, ${say(`growth-${setup.quantity}`)}`,
    figures: [chartOf(setup, results, { algorithms, say, locale })],
    counts: countsOf(setup, results, words),
  };
}
