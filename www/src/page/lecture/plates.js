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
import { curves } from '../../features/growth/curves.js';
import { counted } from '../../features/growth/numbers.js';
import { veiled } from '../../features/presenting/veil.js';
import { fittingLevel, isLegible } from '../../layout/legible.js';
import { place } from '../../layout/plane.js';
import { cameraOn } from '../../layout/projection.js';
import { read } from '../../session/address.js';
import { stepAtPlace } from '../../session/bounds.js';
import { inForce } from '../../session/choices.js';
import { NOT_COMPARED, panesOf } from '../../session/compared.js';
import { LABELS, labelsOf } from '../../session/labels.js';
import { unpacked } from '../../session/packing.js';
import {
  ASKED,
  nextQuestion,
  questionAt,
  questionKinds,
} from '../../session/predicting/questions.js';
import { beginning } from '../../session/wanted.js';
import { addressIn, withoutAddress } from '../../text/addresses.js';
import { filledIn } from '../../text/live.js';
import { treeName } from '../../text/own-tree.js';
import { stepText } from '../../text/sentence.js';
import { question } from '../../text/sentences/predicting.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Figure, Look, Source } from '../../features/figures/figure.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Link, LinkParts } from '../../session/address.js' */
/** @import { Setup } from '../../session/growth.js' */
/** @import { Slide } from '../../session/lecture.js' */
/** @import { Messages } from '../../text/messages.js' */

/**
 * @typedef {object} Plate
 * @property {number} number from 1
 * @property {string} title
 * @property {string} about its searches and its step, or what is charted; empty where it has words alone
 * @property {string} tree what its tree is called; empty where it has none
 * @property {readonly string[]} names of its searches
 * @property {readonly Figure[]} figures as it begins, and at the steps after that if there are few; none where it has no tree
 * @property {readonly string[]} texts what the hall reads beside each; where there is no figure, one
 * @property {readonly (readonly [name: string, count: string])[]} counts of a chart of growth
 * @property {string} address in its passage; empty for none
 * @property {string} notes
 * @property {LinkParts & Pick<Link, 'tree' | 'algorithm' | 'options'>} link
 * @property {readonly PlyscopeError[]} wrong what of its link could not be read
 * @property {number} step at which it begins
 * @property {number} end
 * @property {'none' | 'hidden' | 'asked'} veil whether something is hidden from the hall, or asked
 */

/**
 * @typedef {object} Around
 * @property {Catalogue} catalogue
 * @property {Messages} words
 * @property {typeof import('./slide-name.js').nameOf} nameOf
 * @property {(tree: string) => Promise<void>} grow grows the tree of a game's recipe, if it is one
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
  const { say, locale } = around.words;
  const { passage = '' } = link;
  const begun = beginning(link, undefined, around.catalogue);
  const { tree, algorithm, options } = begun;
  const said = { ...link, tree: link.tree ?? tree, algorithm, options };
  const own = { number, title: around.nameOf(slide, say), notes: slide.notes, link: said, wrong };
  if (link.growth) {
    const { about, counts } = growthOf(link.growth, say, locale);
    return { ...own, ...WORDED, about, counts, texts: [passage] };
  }
  const searches = await searchesOf({ ...said, tree }, around);
  try {
    // Of a text slide, a hall sees the words alone.
    if (link.hidden === 'tree') {
      const step = placeIn(link.step ?? 0, searches[0], link.labels ?? LABELS[0]);
      const text = passageIn(passage, wording(searches[0], link, step, around.words));
      const words = withoutAddress(text).replace(/^- /gm, '– ');
      return { ...own, ...WORDED, address: addressIn(text), texts: [words] };
    }
    const called = treeName(
      { tree, work: { number: 0, title: '', note: '' } },
      around.catalogue,
      say,
    );
    return { ...own, ...drawn(searches, link, around), tree: called };
  } finally {
    for (const search of searches) search.free();
  }
}

/** A slide without a tree. */
const WORDED = {
  ...{ about: '', tree: '', address: '', step: 0, end: 0, figures: [], counts: [], names: [] },
  veil: /** @type {const} */ ('none'),
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
  const asked = link.predict === 'all' ? askedAt(leader, step) : null;
  const hidden = link.hidden ?? 'none';
  const at = asked?.step ?? step;
  const end =
    link.until === undefined || link.until === ''
      ? leader.overview.steps
      : placeIn(link.until, leader, labels);
  const isAlone = searches.length === 1;
  const columns = columnsFor(searches.length);
  const each = isAlone ? width : width * PANE;
  for (const search of searches) fold(search, link, each);
  const goesOn = asked === null && hidden === 'none' && end > at && end - at < most;
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
    return strip(isAlone ? panes : panes.map(headed), columns);
  });
  const texts = steps.map((now) => textOf(wording(leader, link, now, words), link, asked));
  const names = searches.map(({ overview }) => algorithmName(overview.algorithm, say));
  const about = say('slide-untitled', { algorithm: names.join(' · '), step: at });
  const veil = asked !== null ? 'asked' : hidden === 'none' ? 'none' : 'hidden';
  return {
    about,
    names,
    figures,
    texts,
    counts: [],
    address: '',
    step: at,
    end,
    veil: /** @type {Plate['veil']} */ (veil),
  };
}

/** The step of a place. @param {number | string} at @param {Search} search @param {Source['labels']} labels @throws {PlyscopeError} */
function placeIn(at, search, labels) {
  const step = stepAtPlace(at, search, labels);
  /** @type {PlyscopeError} */
  const wrong = { kind: 'no-moment', value: String(at) };
  if (step === null) throw wrong;
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

/** The first question that a hall is asked from a step on; null if there is none. @param {Search} search @param {number} from */
function askedAt(search, from) {
  const at = nextQuestion(search, questionKinds(search).kinds, from);
  const found = at && questionAt(search, at);
  if (at === null || found === null) return null;
  const { bare = false, unvalued = false } = ASKED[at.kind];
  return {
    step: at.step,
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

/** What the chart of growth says without being measured. @param {Setup} setup @param {Messages['say']} say @param {string} locale */
function growthOf(setup, say, locale) {
  const { across, column, to } = setup;
  const at = column ?? to;
  const [branching, depth] = across === 'depth' ? [setup.branching, at] : [at, setup.depth];
  const shape = say('growth-card-shape', { branching, depth });
  return {
    about: `${say('growth-title')}: ${shape}, ${say(`growth-${setup.quantity}`)}`,
    counts: curves(setup.quantity).map(
      (curve) =>
        /** @type {const} */ ([
          say(`growth-curve-${curve.id}`),
          counted(curve.at(branching, depth), locale),
        ]),
    ),
  };
}
