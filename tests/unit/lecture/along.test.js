/** The lecture that comes along: in each language every slide can be shown, and what is said of it is true of its search. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CONDITION, FACT, holds } from '../../../www/src/page/lessons/values.js';
import { read } from '../../../www/src/session/address.js';
import { stepAtPlace } from '../../../www/src/session/bounds.js';
import { LABELS } from '../../../www/src/session/labels.js';
import { LONGEST_PASSAGE, readLecture, writeLecture } from '../../../www/src/session/lecture.js';
import { LONGEST_TITLE } from '../../../www/src/session/state.js';
import { beginning } from '../../../www/src/session/wanted.js';
import { rewriterOf, tagsOf, writtenIn } from '../../../www/src/text/languages.js';
import { lectureOf, SLIDES } from '../../../www/src/text/lecture-along.js';
import { hasOpenWord, partsIn } from '../../../www/src/text/live.js';
import { catalogue, withSearch } from '../support/core.js';
import { LANGUAGES, messagesOf } from '../support/messages.js';

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

test('there is a text in every language, and no other', () => {
  assert.deepEqual(
    readdirSync(FOLDER).toSorted(),
    LANGUAGES.map((language) => `${language}.md`).toSorted(),
  );
});

test('it takes 50 minutes, with some 25 slides', () => {
  assert.equal(
    SLIDES.reduce((sum, { minutes }) => sum + minutes, 0),
    50,
  );
  assert.ok(Math.abs(SLIDES.length - 25) <= 3);
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
      const words = notes.split(/\s+/).length;
      assert.ok(words >= 40 && words <= 140, `${title} has notes of ${words} words`);
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
    for (const name of ['more', 'paper']) assert.ok(notes.get('exercise')?.includes(say(name)));
    for (const name of ['lecture', 'lecture-link'])
      assert.ok(notes.get('home')?.includes(say(name)));
  }
});

test('its numbers are those of its searches', () => {
  const said = new Map(
    SLIDES.map(({ id }, at) => {
      const { link, notes } = lectureIn('en').slides[at];
      return [id, new Set(numeralsIn(`${notes} ${read(link).link.passage ?? ''}`).map(Number))];
    }),
  );
  /** @param {string} id @param {number[]} numbers */
  const says = (id, ...numbers) => {
    for (const number of numbers)
      assert.ok(said.get(id)?.has(Math.abs(number)), `${id}: ${number}`);
  };
  const root = resultOf('value');
  assert.deepEqual(root, { nodes: 13, leaves: 9, entered: 13, evaluated: 9, cutoffs: 0, value: 3 });
  says('players', root.value);
  says('value', root.value, root.entered);
  const both = resultOf('alpha');
  assert.equal(both.value, resultOf('alpha', { algorithm: 'minimax' }).value);
  says('alpha', both.entered, both.nodes, both.value);
  const swedish = resultOf('side');
  const plain = resultOf('side', { algorithm: 'minimax' });
  assert.deepEqual([plain.entered, plain.value], [51, 5]);
  says('swedish', swedish.nodes);
  says('side', swedish.entered, plain.entered, swedish.value);
  const written = resultOf('order');
  const best = resultOf('extremes');
  const worst = resultOf('extremes', { options: { order: 'worst-first' } });
  assert.ok(written.value === best.value && best.value === worst.value);
  says('extremes', best.entered, worst.entered, written.entered, best.nodes, best.value);
  says('minimum', best.evaluated, best.leaves);
  assert.equal(best.evaluated, 3 ** 2 + 3 ** 2 - 1);
  says('deep', resultOf('deep').entered, resultOf('deep', { options: { deep: 'off' } }).entered);
  says('negamax', resultOf('negamax').entered, resultOf('negamax').nodes);
  assert.equal(resultOf('negamax').cutoffs, 2);
  const asks = resultOf('engines');
  const asksNot = resultOf('engines', { algorithm: 'alpha-beta' });
  assert.equal(asks.value, asksNot.value);
  says('engines', asks.entered, asksNot.entered, asks.value);
  says('explosion', 30 ** 2, 30 ** 3, 30 ** 4);
  says('root', 30 ** 2, 30 + 30 - 1, 1 + 30 + 30 ** 2);
});

test('its key is that of its exercise', () => {
  const key = resultOf('key');
  assert.deepEqual(resultOf('exercise'), key);
  assert.deepEqual(key, { nodes: 22, leaves: 12, entered: 18, evaluated: 9, cutoffs: 2, value: 7 });
  const lastFirst = { tree: '[[[9,1],[2,7]],[[4,6],[7,9]],[[3,5],[8,2]]]' };
  assert.equal(resultOf('key', /** @type {object} */ (lastFirst)).entered, 16);
  assert.equal(resultOf('key', { options: { order: 'best-first' } }).entered, 15);
  const { notes } = lectureIn('en').slides[SLIDES.findIndex(({ id }) => id === 'key')];
  for (const number of [22, 18, 9, 12, 2, 16, 15, 7, 6, 5])
    assert.match(notes, new RegExp(`\\b${number}\\b`));
});
