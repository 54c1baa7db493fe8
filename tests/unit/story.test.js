/** The story: every line has the sentence of its step, and only the lines that are counted as left out are missing. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL, leavesOut, Opened, story, storyLines } from '../../www/src/text/story.js';
import { ALGORITHMS, preset, withSearch, withSearchIfAny } from './support/core.js';
import { times } from './support/effort.js';
import { say } from './support/messages.js';
import { random } from './support/random.js';
import { richOptions, richTree } from './support/rich.js';
import { wordsAt } from './support/sentences.js';
import { write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Part } from '../../www/src/text/story.js' */
/** @import { Random } from './support/random.js' */

/** @param {Search} search */
const words = (search) => ({
  step: (/** @type {number} */ step) => wordsAt(search, step).text,
  earlier: (/** @type {number} */ steps) => say('story-earlier', { steps }),
});

/** @param {Search} search @param {number} step @param {Opened} [opened] */
const at = (search, step, opened = new Opened()) =>
  story(search, search.moment(step), step, opened);

/** @param {Search} search @param {number} step @param {Opened} [opened] */
const text = (search, step, opened) => storyLines(at(search, step, opened), 'text', words(search));

/** The steps of all lines, in the order in which they stand. @param {Part} part @returns {number[]} */
const steps = ({ items }) =>
  items.flatMap(({ step, group }) => [step, ...(group?.inner ? steps(group.inner) : [])]);

function all() {
  const opened = new Opened();
  opened.setAll(true);
  return opened;
}

/** Random searches by every algorithm, some with folded subtrees. @param {(search: Search, chance: Random) => void} look */
function everySearch(look) {
  for (let seed = 1; seed <= times(12); seed += 1) {
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      const chance = random(seed * 100 + index);
      const tree = write(richTree(chance, chance.pick([3, 12, 25])));
      const request = { tree, algorithm, options: richOptions(chance, algorithm) };
      withSearchIfAny(request, (search) => {
        look(search, chance);
        const node = chance.int(0, search.nodes.length - 1);
        search.fold([node]);
        look(search, chance);
      });
    }
  }
}

/** The steps up to one that are stood on, but for the first, and this one. @param {Search} search @param {number} step */
function stoodOn(search, step) {
  const found = [];
  for (
    let next = search.stepping.over(0, true);
    next < step;
    next = search.stepping.over(next, true)
  ) {
    found.push(next);
  }
  return [...found, step];
}

test('where all is open, the story has every step that is stood on, once and in order', () => {
  let lines = 0;
  everySearch((search, chance) => {
    const step = chance.int(0, search.overview.steps);
    // Of a longer story not all is opened.
    if (stoodOn(search, step).length > ALL) return;
    const opened = all();
    // As many as there are.
    for (let part = at(search, step, opened); leavesOut(part); part = at(search, step, opened)) {
      const ask = (/** @type {Part} */ part) => {
        if (part.earlier > 0) opened.listMore(part);
        for (const { group } of part.items) if (group?.inner) ask(group.inner);
      };
      ask(part);
    }
    const part = at(search, step, opened);
    assert.deepEqual(steps(part), stoodOn(search, step), JSON.stringify(search.request));
    const plain = text(search, step, opened).map((line) => line.trim());
    assert.deepEqual(
      plain,
      stoodOn(search, step).map((each) => wordsAt(search, each).text),
    );
    lines += plain.length;
  });
  assert.ok(lines > times(3000), String(lines));
});

test('at first what is finished is one line, which says what it came to; what is under way is open', () => {
  everySearch((search, chance) => {
    const step = chance.int(0, search.overview.steps);
    /** @param {Part} part */
    const check = ({ items }) => {
      for (const { step: own, group } of items) {
        if (group === null) continue;
        const { kind } = search.moment(own).fact;
        if (group.open) assert.ok(own === group.begin && (kind === 'enter' || kind === 'iterate'));
        else assert.equal(kind, 'leave');
        if (group.inner) check(group.inner);
      }
    };
    const part = at(search, step);
    check(part);
    assert.equal(steps(part).at(-1), step, 'the present line is the last');
  });
});

test('just one line stands for the present step, whatever is open or closed', () => {
  /** @param {Part} part @returns {number} */
  const present = ({ items }) =>
    items.reduce((sum, { present: is, group }) => {
      return sum + Number(is) + (group?.inner ? present(group.inner) : 0);
    }, 0);
  everySearch((search, chance) => {
    const opened = new Opened();
    opened.setAll(chance.chance(0.5));
    const step = chance.int(0, search.overview.steps);
    for (let at = 0; at <= step; at += 1) {
      if (chance.chance(0.2)) opened.groups.set(at, chance.chance(0.5));
    }
    assert.equal(present(at(search, step, opened)), 1);
  });
});

test('the Swedish tree at its first cutoff', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const lines = text(search, 31);
    const begins = lines.map((line) => line.match(/^ *\S+ \S+ \S+ \S+/)?.[0]);
    assert.deepEqual(begins, [
      'The search begins at',
      '  Down to MIN node',
      '    Node 3 returns 5,',
      '    5, from node 3,',
      '    Down to MAX node',
      '      Node 10 returns 7:',
      '      7, from node 10,',
      '      β-cutoff at node 9:',
    ]);
  });
});

test('what somebody closes and opens stays so, and a group under way that is closed says how it began', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const opened = new Opened();
    opened.groups.set(1, false);
    assert.deepEqual(steps(at(search, 31, opened)), [1]);
    opened.groups.set(1, true);
    // Node 2, which has returned at step 21.
    opened.groups.set(3, true);
    assert.ok(steps(at(search, 31, opened)).includes(21));
    assert.ok(steps(at(search, 40, opened)).includes(21));
    opened.setAll(false);
    assert.ok(!steps(at(search, 40, opened)).includes(4));
  });
});

test('of many lines the latest are told, and how many steps come before them, until somebody asks', () => {
  const leaves = Array.from({ length: 200 }, (_, at) => at).join(', ');
  withSearch({ tree: `[${leaves}]`, algorithm: 'minimax' }, (search) => {
    const opened = new Opened();
    const part = at(search, 700, opened);
    const inner = part.items[0].group?.inner;
    assert.ok(inner);
    assert.equal(inner.items.length, 20);
    const first = inner.items[0].group?.begin ?? inner.items[0].step;
    // The root's own line is step 1.
    assert.equal(inner.earlier, first - 2);
    assert.ok(leavesOut(part));
    const line = text(search, 700, opened)[1];
    assert.equal(line, `  … ${inner.earlier} earlier steps`);
    opened.listMore(inner);
    assert.equal(at(search, 700, opened).items[0].group?.inner?.items.length, 120);
    // If all is open, the list still ends.
    assert.ok(steps(at(search, 801, all())).length < 1200);
  });
});

test('of many groups in each other the innermost are told', () => {
  const tree = `${'['.repeat(60)}3${']'.repeat(60)}`;
  withSearch({ tree, algorithm: 'negamax-alpha-beta' }, (search) => {
    const opened = new Opened();
    const part = at(search, 50, opened);
    assert.ok(part.deep);
    assert.deepEqual(
      steps(part),
      Array.from({ length: 20 }, (_, at) => at + 31),
    );
    assert.equal(part.earlier, 30);
    opened.listMore(part);
    assert.equal(steps(at(search, 50, opened)).length, 40);
    opened.listMore(part);
    assert.ok(!leavesOut(at(search, 50, opened)));
  });
});

test('in Markdown it is a nested list, in which names mean nothing', () => {
  withSearch({ tree: '*A*: [_b_: [3, 5], 2]', algorithm: 'alpha-beta' }, (search) => {
    const lines = storyLines(at(search, 4), 'markdown', words(search));
    assert.deepEqual(
      lines.map((line) => line.match(/^ *- \S+ \S+/)?.[0]),
      ['- The search', '  - Down to', '    - Down to', '      - Leaf 2'],
    );
    assert.ok(lines[0].includes('node \\*A\\*'), lines[1]);
    assert.ok(lines[1].includes('node \\_b\\_'), lines[2]);
  });
});
