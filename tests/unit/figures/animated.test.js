/** An animated figure shows at each time what the figure of that step has, in its order, and each thing stands in it once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animated } from '../../../www/src/features/figures/animated.js';
import { figure } from '../../../www/src/features/figures/figure.js';
import { levelled } from '../../../www/src/features/figures/strip.js';
import { svg } from '../../../www/src/features/figures/svg.js';
import { text } from '../../../www/src/scene/text.js';
import { preset, withSearch } from '../support/core.js';
import { times } from '../support/effort.js';
import { LIGHT, sourceOf } from '../support/figures.js';
import { random } from '../support/random.js';
import { everySearch } from '../support/searches.js';
import { read } from '../support/xml.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Figure } from '../../../www/src/features/figures/figure.js' */
/** @import { Element } from '../support/xml.js' */

/** The drawn elements of a still figure. @param {Figure} figure */
const drawnIn = (figure) => read(svg(figure, LIGHT)).children.slice(3);

/**
 * The changes of each class: when, in percent, it becomes visible or hidden, in the order of time.
 * @param {string} css
 * @returns {Map<string, {at: number, isVisible: boolean}[]>}
 */
function changesIn(css) {
  const all = new Map();
  for (const [, name, body] of css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]+\{[^{}]+\})+)\}/g)) {
    const changes = [...body.matchAll(/([^{}]+)\{visibility:(\w+)\}/g)].flatMap(([, when, how]) =>
      when
        .split(',')
        .map((each) => ({ at: Number.parseFloat(each), isVisible: how === 'visible' })),
    );
    all.set(
      name,
      changes.sort((one, other) => one.at - other.at),
    );
  }
  return all;
}

/** An animated figure as a browser takes it. @param {string} written */
function playerOf(written) {
  const [, , ground, ...rest] = read(written).children;
  assert.equal(ground.name, 'rect');
  const style = rest[0]?.name === 'style' ? rest.shift() : undefined;
  const changes = changesIn(style?.text ?? '');
  const seconds = Number(/animation:([\d.]+)s step-end infinite/.exec(style?.text ?? '')?.[1] ?? 0);
  /** @param {(group: Element) => boolean} isVisible */
  const seen = (isVisible) =>
    rest.flatMap((each) => {
      if (each.attributes.class === undefined) return [each];
      return isVisible(each) ? each.children : [];
    });
  return {
    seconds,
    count: rest.length,
    /** What is seen so many seconds after it began. @param {number} time */
    at: (time) =>
      seen(({ attributes }) => {
        const all = changes.get(attributes.class) ?? [];
        assert.equal(all[0].at, 0);
        return all.findLast(({ at }) => at <= (time / seconds) * 100)?.isVisible === true;
      }),
    /** What is seen where nothing moves. */
    still: seen(({ attributes }) => attributes.visibility !== 'hidden'),
  };
}

/** @param {readonly Figure[]} figures @param {number} speed @param {string} about */
function check(figures, speed, about) {
  const player = playerOf(animated(figures, 'title', LIGHT, speed));
  for (const [at, figure] of figures.entries()) {
    const own = drawnIn(figure);
    for (const part of [0.1, 0.5, 0.9]) {
      assert.deepEqual(player.at((at + part) / speed), own, `${about}, figure ${at}`);
    }
  }
  const last = drawnIn(figures[figures.length - 1]);
  assert.deepEqual(player.still, last, about);
  if (player.seconds > 0) assert.deepEqual(player.at(player.seconds * 0.999), last, about);
  return player;
}

/** @param {readonly string[]} words @returns {Figure} */
const wordsAs = (words) => ({
  ...{ width: 100, height: 100, title: '', description: '', locale: 'en', dense: false },
  shapes: words.map((word) => text({ x: 1, y: 1 }, 12, [{ text: word, colour: 'ink' }], {})),
});

/** Every step of a search. @param {Search} search */
const everyStep = (search) =>
  levelled(
    Array.from({ length: search.overview.steps + 1 }, (_, step) =>
      figure(sourceOf(search, step), { width: 800, caption: true }),
    ),
  );

test('what is seen is the figure of the moment, whatever the figures have in common', () => {
  for (let seed = 0; seed < times(300); seed += 1) {
    const chance = random(seed);
    const figures = Array.from({ length: chance.int(1, 8) }, () =>
      wordsAs(
        Array.from({ length: chance.int(0, 9) }, () => chance.pick(['a', 'b', 'c', 'd', 'e'])),
      ),
    );
    check(figures, chance.pick([0.5, 2, 16]), `seed ${seed}`);
  }
});

test('an animated search shows each of its steps', () => {
  everySearch((search, about, chance) => {
    const from = chance.int(0, search.overview.steps);
    const steps = Array.from({ length: chance.int(1, 9) }, (_, at) => from + at);
    const figures = steps
      .filter((step) => step <= search.overview.steps)
      .map((step) => figure(sourceOf(search, step), { width: 700, caption: true }));
    check(levelled(figures), 2, about);
  });
});

test('all steps of the Swedish tree take little more than a few of them', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const figures = everyStep(search);
    assert.equal(figures.length, 77);
    const { seconds } = check(figures, 2, 'the Swedish tree');
    // The last figure stays for a while.
    assert.equal(seconds, (77 + 3) / 2);
    const one = figures.reduce((sum, each) => sum + svg(each, LIGHT).length, 0) / figures.length;
    const all = animated(figures, '', LIGHT, 2).length;
    assert.ok(all < 7.5 * one, `${all} bytes, of one figure ${one}`);
  });
});

test('it says in words what it shows, and refers to nothing', () => {
  withSearch({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta' }, (search) => {
    const figures = everyStep(search);
    const written = animated(figures, 'All of it', LIGHT, 2);
    const { name, attributes, children } = read(written);
    assert.deepEqual([name, attributes.role, attributes.lang], ['svg', 'img', 'en']);
    assert.equal(children[0].text, 'All of it');
    assert.equal(children[1].text, figures.map(({ description }) => description).join(' '));
    assert.doesNotMatch(written, / (?:style|id)=|href|url\(|<script|@import/);
    const media = /^@media screen and \(prefers-reduced-motion:no-preference\)\{/;
    assert.match(children[3].text, media);
  });
});

test('several may stand in one page: their classes are their own', () => {
  const namesIn = (/** @type {string} */ written) =>
    new Set([...written.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name));
  const [a, b, c] = ['a', 'b', 'c'].map((word) => wordsAs([word]));
  const all = [
    animated([a, b], '', LIGHT, 2),
    animated([a, c], '', LIGHT, 2),
    animated([a, b], '', LIGHT, 4),
    animated([a, b, a], '', LIGHT, 2),
  ].map(namesIn);
  assert.equal(
    new Set(all.flatMap((names) => [...names])).size,
    all.reduce((sum, names) => sum + names.size, 0),
  );
  // The same is the same again.
  assert.equal(animated([a, b], '', LIGHT, 2), animated([a, b], '', LIGHT, 2));
});
