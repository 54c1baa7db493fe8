/** The lecture that comes along: in each language every slide can be shown, and what is said of it is true of its search. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CONDITION, FACT, holds } from '../../../www/src/page/lessons/values.js';
import { PHASE } from '../../../www/src/scene/look.js';
import { scene } from '../../../www/src/scene/scene.js';
import { read } from '../../../www/src/session/address.js';
import { stepAtPlace } from '../../../www/src/session/bounds.js';
import { LABELS, labelsOf, nodeCalled } from '../../../www/src/session/labels.js';
import { LONGEST_PASSAGE, readLecture, writeLecture } from '../../../www/src/session/lecture.js';
import { nextQuestion, questionAt } from '../../../www/src/session/predicting/questions.js';
import { LONGEST_TITLE } from '../../../www/src/session/state.js';
import { beginning } from '../../../www/src/session/wanted.js';
import { rewriterOf, tagsOf, writtenIn } from '../../../www/src/text/languages.js';
import { lectureOf, SLIDES } from '../../../www/src/text/lecture-along.js';
import { hasOpenWord, partsIn } from '../../../www/src/text/live.js';
import { catalogue, withSearch } from '../support/core.js';
import { LANGUAGES, messagesOf } from '../support/messages.js';
import { only, show } from '../support/show.js';

/** @import { Kind, Place } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Shown } from '../../../www/src/page/lessons/values.js' */
/** @import { Compared } from '../../../www/src/session/compared.js' */

const FOLDER = new URL('../../../www/lectures/', import.meta.url);

/** @param {string} language */
const textOf = (language) => readFileSync(new URL(`${writtenIn(language)}.md`, FOLDER), 'utf8');

/** The lecture in a language. @param {string} language */
const lectureIn = (language) => lectureOf(rewriterOf(language)(textOf(language)), language);

/** The link of a slide. @param {string} id */
const linkOf = (id) => SLIDES.find((slide) => slide.id === id)?.link ?? '';

/**
 * Looks at the search of a link, or at another one of the same tree.
 * @template T
 * @param {string} link
 * @param {(shown: Shown) => T} look
 * @param {Partial<Compared>} [other]
 */
function withLink(link, look, other = {}) {
  const { link: wanted, wrong } = read(link);
  assert.deepEqual(wrong, [], link);
  const known = beginning({ ...wanted, ...other }, undefined, catalogue);
  return withSearch(
    { tree: known.tree, algorithm: known.algorithm, options: known.options },
    (search) => look({ search, labels: wanted.labels ?? LABELS[0] }),
  );
}

/** What a whole search comes to. @param {string} id @param {Partial<Compared>} [other] */
const resultOf = (id, other) =>
  withLink(
    linkOf(id),
    ({ search: { overview } }) => ({
      nodes: overview.nodes,
      leaves: overview.leaves,
      entered: overview.total.entered,
      evaluated: overview.total.evaluated,
      cutoffs: overview.total.cutoffs,
      value: overview.value / 10 ** overview.decimals,
    }),
    other,
  );

/** The numerals of a text, whatever parts their thousands. @param {string} text */
const numeralsIn = (text) =>
  (text.replace(/(\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? []).toSorted();

/** The nodes that a text names. A letter that is a word of a language as well is not looked for. @param {string} text */
const lettersIn = (text) =>
  [...new Set(text.match(/(?<![\p{L}\p{N}])[B-HJLMNP-R](?![\p{L}\p{N}])/gu) ?? [])].toSorted();

/** The space for the tree on a small projector, in units scaled by presenter mode. */
const PROJECTOR = { width: 703, height: 332 };

test('there is a text in every language, and no other', () => {
  assert.deepEqual(
    readdirSync(FOLDER).toSorted(),
    LANGUAGES.map((language) => `${language}.md`).toSorted(),
  );
});

/** The notes of a slide, without its time. @param {string} notes */
const saidIn = (notes) => notes.split('\n\n').slice(1).join('\n\n');

/** The steps at which a slide begins and ends. @param {string} link @param {Shown} shown */
function stepsOf(link, { search, labels }) {
  const { step = 0, until = '' } = read(link).link;
  const first = stepAtPlace(step, search, labels) ?? Number.NaN;
  return [first, stepAtPlace(until, search, labels) ?? search.overview.steps];
}

/** The questions of a slide, at its steps. @param {string} link @param {Shown} shown */
function questionsOf(link, shown) {
  const [first, last] = stepsOf(link, shown);
  const kinds = /** @type {Kind[]} */ ((read(link).link.predict ?? '').split(',').filter(Boolean));
  const places = [];
  /** @type {Place | null} */
  let place = kinds.length === 0 ? null : nextQuestion(shown.search, kinds, first);
  while (place !== null && place.step <= last) {
    places.push(place);
    place = nextQuestion(shown.search, kinds, place.step, place.kind);
  }
  return places;
}

test('it takes 50 minutes, with some 25 slides, and a clicker is pressed no more often than that allows', () => {
  assert.equal(
    SLIDES.reduce((sum, { minutes }) => sum + minutes, 0),
    50,
  );
  assert.ok(Math.abs(SLIDES.length - 25) <= 3);
  const presses = SLIDES.map(({ link }) =>
    withLink(link, (shown) => {
      const { growth, hidden } = read(link).link;
      const [first, last] = stepsOf(link, shown);
      // Behind words, and behind the chart, nothing is stepped through.
      const steps = growth || hidden === 'tree' ? 0 : last - first;
      return 1 + steps + questionsOf(link, shown).length;
    }),
  );
  assert.ok(Math.max(...presses) <= 16, `${presses}`);
  assert.ok(presses.reduce((sum, each) => sum + each) <= 70, `${presses}`);
});

for (const language of tagsOf(LANGUAGES)) {
  test(`${language}: every slide has its words, and what they name is there`, () => {
    const headings = textOf(language).match(/^## [\w-]+(?=: )/gm);
    assert.deepEqual(
      headings,
      SLIDES.map(({ id }) => `## ${id}`),
    );
    const lecture = lectureIn(language);
    assert.ok(lecture.title !== '');
    assert.deepEqual(readLecture(writeLecture(lecture)), { lecture, broken: 0, isNewer: false });
    for (const { link, title, notes } of lecture.slides) {
      assert.ok(title !== '' && title.length <= LONGEST_TITLE, `${title} has a title`);
      const words = saidIn(notes).split(/\s+/).length;
      assert.ok(words >= 30 && words <= 75, `${title} has notes of ${words} words`);
      withLink(link, (shown) => {
        const { step = 0, until = '', passage = '' } = read(link).link;
        for (const place of [step, until])
          assert.ok(place === '' || stepAtPlace(place, shown.search, shown.labels) !== null, link);
        assert.ok(passage.length <= LONGEST_PASSAGE && !hasOpenWord(passage), passage);
        for (const part of partsIn(passage)) {
          if ('text' in part) continue;
          assert.ok(part.of === '' && FACT.isRight(part.what), part.what);
          assert.ok(FACT.isThere?.(part.what, shown), part.what);
        }
        for (const [, condition] of passage.matchAll(/\{is="([^"]*)"\}/g)) {
          assert.ok(CONDITION.isRight(condition), condition);
          assert.notEqual(holds(condition, shown), null, condition);
        }
      });
    }
  });

  test(`${language}: the nodes that are named are those of the tree, and have their names before a hall`, () => {
    const english = lectureIn('en').slides;
    for (const [at, { title, notes, link }] of lectureIn(language).slides.entries()) {
      const named = lettersIn(`${notes} ${read(link).link.passage ?? ''}`);
      const others = `${english[at].notes} ${read(english[at].link).link.passage ?? ''}`;
      assert.deepEqual(named, lettersIn(others), title);
      if (language !== 'en' || named.length === 0) continue;
      withLink(link, (shown) => {
        const label = labelsOf(shown.search, shown.labels);
        const size = { ...PROJECTOR, short: read(link).link.gauge === 'none' };
        for (const step of stepsOf(link, shown)) {
          const seen = show(shown.search, step, { size, presenting: true, label });
          const written = only(scene(seen), 'text').flatMap(({ runs }) =>
            runs.map(({ text }) => text),
          );
          for (const name of named) assert.ok(written.includes(name), `${title}: ${name}`);
        }
      });
    }
  });

  test(`${language}: the same numbers are said on every slide as in English`, () => {
    const english = lectureIn('en').slides;
    for (const [at, { title, notes, link }] of lectureIn(language).slides.entries()) {
      const passage = read(link).link.passage ?? '';
      const other = read(english[at].link).link.passage ?? '';
      assert.deepEqual(numeralsIn(passage), numeralsIn(other), title);
      assert.deepEqual(
        [...new Set(numeralsIn(notes))],
        [...new Set(numeralsIn(english[at].notes))],
        title,
      );
    }
  });
}

test('what is to be pressed is called in the notes what the page calls it', () => {
  for (const language of LANGUAGES) {
    const { say } = messagesOf(language);
    const notes = new Map(SLIDES.map(({ id }, at) => [id, lectureIn(language).slides[at].notes]));
    for (const name of ['more', 'paper']) assert.ok(notes.get('beginning')?.includes(say(name)));
    const exercise = lectureIn(language).slides[SLIDES.findIndex(({ id }) => id === 'exercise')];
    assert.ok(notes.get('beginning')?.includes(exercise.title));
    for (const name of ['lecture', 'lecture-link'])
      assert.ok(notes.get('home')?.includes(say(name)));
  }
});

/** The leaves of a slide's tree below a node, in their order. @param {string} id @param {string} name */
const leavesBelow = (id, name) =>
  withLink(linkOf(id), ({ search, labels }) => {
    const { nodes } = search;
    const top = nodeCalled(name, search, labels) ?? Number.NaN;
    return [...nodes.leaf.keys()]
      .filter((node) => node >= top && node < nodes.end[top] && nodes.leaf[node])
      .map((node) => Number(nodes.value(node)));
  });

/** The minimax value of a node of a slide's tree. @param {string} id @param {string} name */
const worth = (id, name) =>
  withLink(
    linkOf(id),
    ({ search, labels }) => {
      const at = nodeCalled(name, search, labels) ?? Number.NaN;
      const { fact } = search.moment(stepAtPlace(`return:${name}`, search, labels) ?? 0);
      return search.nodes.leaf[at]
        ? Number(search.nodes.value(at))
        : fact.kind === 'leave'
          ? fact.value
          : Number.NaN;
    },
    { algorithm: 'minimax' },
  );

/** How many nodes the nth cutoff of a slide's search skips. @param {string} id @param {number} count */
const fallen = (id, count) =>
  withLink(linkOf(id), ({ search, labels }) => {
    const step = stepAtPlace(`cutoff:${count}`, search, labels) ?? 0;
    const at = search.moment(step).node ?? 0;
    const states = search.states(step);
    return [...search.nodes.leaf.keys()].filter(
      (node) => node > at && node < search.nodes.end[at] && states.of(node).phase === PHASE.skipped,
    ).length;
  });

/** What every number of a slide and its notes comes from: all that is said is computed here, or is given in what is asked. @type {Record<string, () => number[]>} */
const CLAIMS = {
  beginning: () => [SLIDES.reduce((sum, { minutes }) => sum + minutes, 0)],
  outline: () => [1, 2, 3],
  players: () => [
    Math.max(...leavesBelow('players', 'A')),
    Math.max(...leavesBelow('players', 'B')),
    resultOf('players').value,
  ],
  minimax: () => [...leavesBelow('minimax', 'B'), worth('minimax', 'F'), worth('minimax', 'J')],
  value: () => [resultOf('value').value, resultOf('value').entered],
  explosion: () => [30, 30 ** 2, 30 ** 3, 30 ** 4],
  'why-look': () => [worth('why-look', 'B'), worth('why-look', 'G'), 100],
  cutoff: () => [worth('cutoff', 'B'), worth('cutoff', 'G')],
  same: () => [resultOf('same').value, ...leavesBelow('same', 'J').slice(0, 2)],
  names: () => [worth('names', 'C')],
  both: () => [worth('both', 'B'), worth('both', 'G'), worth('both', 'L')],
  predict: () => [],
  right: () => [worth('right', 'B'), worth('right', 'G')],
  deep: () => [
    ...[worth('deep', 'B'), worth('deep', 'H'), resultOf('deep').entered],
    resultOf('deep', { options: { deep: 'off' } }).entered,
  ],
  code: () => [],
  order: () => [],
  worst: () => [resultOf('worst').value],
  best: () => [resultOf('best').entered, resultOf('order').entered, resultOf('worst').entered],
  minimum: () => [
    ...[2, 4, 1, 1975, resultOf('minimum').evaluated, resultOf('minimum').leaves],
    resultOf('minimum').value,
  ],
  root: () => [30, 4, 30 ** 4, 1, 30 ** 2 + 30 ** 2 - 1, Math.sqrt(30 ** 4), 3],
  deeper: () => [Math.round((30 ** 2 + 30 ** 2 - 1) / 100) * 100, 4, 2],
  exercise: () => [resultOf('exercise').nodes],
  key: () => [
    ...[worth('key', 'B'), worth('key', 'G'), worth('key', 'J'), resultOf('key').value],
    resultOf('key').entered,
    resultOf('key', /** @type {object} */ ({ tree: THIRD_FIRST })).entered,
    resultOf('key', { options: { order: 'best-first' } }).entered,
  ],
  home: () => [],
};

/** The tree of the exercise, with its third move in front. */
const THIRD_FIRST = '[[[9,1],[2,7]],[[4,6],[7,9]],[5,[8,2]]]';

test('every number on a slide and in its notes is that of its search', () => {
  assert.deepEqual(
    Object.keys(CLAIMS),
    SLIDES.map(({ id }) => id),
  );
  for (const [at, { title, notes, link }] of lectureIn('en').slides.entries()) {
    const passage = (read(link).link.passage ?? '').replace(/\{is="[^"]*"\}/g, '');
    const said = new Set(numeralsIn(`${saidIn(notes)} ${passage}`));
    const computed = new Set(CLAIMS[SLIDES[at].id]().map(String));
    assert.deepEqual([...said].toSorted(), [...computed].toSorted(), title);
  }
});

test('what its notes say in words is true of its searches', () => {
  const small = resultOf('value');
  assert.deepEqual(small, {
    nodes: 13,
    leaves: 9,
    entered: 13,
    evaluated: 9,
    cutoffs: 0,
    value: 3,
  });
  // The last leaf below J settles it: the others are more than what MAX has.
  const [one, two, last] = leavesBelow('same', 'J');
  assert.ok(one > 3 && two > 3 && last <= 3);
  assert.equal(resultOf('same').value, small.value);
  assert.equal(resultOf('both').value, resultOf('both', { algorithm: 'minimax' }).value);
  assert.equal(fallen('both', 2), 3);
  assert.equal(fallen('key', 2), 3);
  const years = 30 ** 10 / 1e6 / (365.25 * 24 * 3600);
  assert.ok(years > 18 && years < 19);
  // With α and β not handed down, each child has an open window.
  const seven = withSearch({ tree: '[[1,2],[3,4]]', algorithm: 'alpha-beta' }, ({ overview }) => ({
    ...{ nodes: overview.nodes, entered: overview.total.entered },
  }));
  assert.deepEqual(seven, { nodes: 7, entered: 7 });
  assert.equal(SLIDES.find(({ id }) => id === 'exercise')?.minutes, 6);
  const { critical } = withLink(linkOf('key'), ({ search }) => search.overview);
  assert.equal(critical.entered, resultOf('key', { options: { order: 'best-first' } }).entered);
});

test('it asks three questions, and only the second is answered by no, at the root', () => {
  const link = linkOf('predict');
  withLink(link, (shown) => {
    const answers = questionsOf(link, shown).map((place) => {
      const { fact } = shown.search.moment(place.step + 2);
      return [questionAt(shown.search, place)?.node === 0, fact.kind === 'cutoff'];
    });
    assert.deepEqual(answers, [
      [false, true],
      [true, false],
      [false, true],
    ]);
  });
});

test('where it says that a sign means a cutoff, no other node has one', () => {
  for (const id of ['cutoff', 'both', 'predict', 'right', 'deep', 'key'])
    withLink(linkOf(id), (shown) => {
      const { search } = shown;
      const [, last] = stepsOf(linkOf(id), shown);
      const cut = new Set(
        [...search.cutoffs].flatMap((step) => {
          const { fact, node } = search.moment(step);
          return fact.kind === 'cutoff' && fact.skipped > 0 ? [node] : [];
        }),
      );
      for (let step = 0; step <= last; step += 1) {
        const { fact, node } = search.moment(step);
        if (fact.kind === 'leave' && fact.bound !== 'exact') assert.ok(cut.has(node), id);
      }
    });
});

/** @typedef {number | Tree[]} Tree */

/** The value of a tree. @param {Tree} tree @param {boolean} [isMax] @returns {number} */
const worthOf = (tree, isMax = true) =>
  typeof tree === 'number'
    ? tree
    : Math[isMax ? 'max' : 'min'](...tree.map((child) => worthOf(child, !isMax)));

/** A tree with its children in an order. @param {Tree} tree @param {1 | -1} by @param {boolean} [isMax] @returns {Tree} */
const inOrder = (tree, by, isMax = true) =>
  typeof tree === 'number'
    ? tree
    : tree
        .map((child) => inOrder(child, by, !isMax))
        .sort((a, b) => (worthOf(b, !isMax) - worthOf(a, !isMax)) * by * (isMax ? 1 : -1));

test('one tree stands there in three orders: as it comes, the worst first, the best first', () => {
  const [asWritten, worst, best] = ['order', 'worst', 'best'].map((id) =>
    JSON.parse(read(linkOf(id)).link.tree ?? ''),
  );
  assert.deepEqual(inOrder(asWritten, -1), worst);
  assert.deepEqual(inOrder(asWritten, 1), best);
  assert.equal(linkOf('minimum'), linkOf('best'));
  const { nodes, leaves, cutoffs, entered, evaluated } = resultOf('worst');
  assert.deepEqual([entered, evaluated, cutoffs], [nodes, leaves, 0]);
  assert.equal(resultOf('best').evaluated, 2 ** 2 + 2 ** 2 - 1);
  assert.deepEqual(
    ['worst', 'best'].map((id) => resultOf(id).value),
    [8, 8],
  );
});
