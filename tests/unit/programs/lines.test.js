/** The lines of a search in each language stand for those of its listing, and the program has them all. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicable } from '../../../www/src/engine/catalogue.js';
import { orderOf } from '../../../www/src/session/program-order.js';
import { ALGORITHMS, withSearch } from '../support/core.js';
import { say } from '../support/messages.js';
import { LANGUAGES, programs } from '../support/programs.js';
import { everySearch } from '../support/searches.js';

/** @import { Search } from '../../../www/src/engine/search.js' */

const { tooLarge, wholeProgram, written } = programs;
const WORDS = { say, labels: /** @type {const} */ ('names') };

/** @param {Search} search @param {string} about @returns {boolean} whether the search has programs */
function checkLines(search, about) {
  if (orderOf(search) === null) return false;
  const { routines } = search.code.listing;
  for (const language of LANGUAGES)
    for (const [routine, lines] of written(search, language).lines.entries()) {
      const numbers = lines.flatMap(({ at }) => (at === null ? [] : [at]));
      const places = [...new Set(numbers)];
      assert.deepEqual(
        places,
        routines[routine].lines.map((_, at) => at),
        about,
      );
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
      );
      const others = lines.flatMap(({ at, text }) => (at === null ? [text] : []));
      assert.deepEqual(new Set(others), new Set(language === 'python' ? [] : ['}']), about);
    }
  return true;
}

test('each line of the listing has its lines in each language, in its order, and only brackets stand for none', () => {
  /** @type {Set<string>} */
  const checked = new Set();
  everySearch((search, about) => {
    if (checkLines(search, about)) checked.add(search.overview.algorithm);
  });
  assert.deepEqual(checked, new Set(ALGORITHMS));
});

test('so it is in every form', () => {
  for (const algorithm of ALGORITHMS)
    for (const form of applicable(algorithm, {}).forms.slice(1))
      for (const evaluation of ['max', 'side-to-move']) {
        const options = { evaluation, form, depth: '1' };
        const request = { tree: '[[3, 12]=2, [2, 4]=1]', algorithm, options };
        withSearch(request, (search) =>
          assert.ok(checkLines(search, JSON.stringify(request)), 'a form has a program'),
        );
      }
});

test('the lines that are shown are lines of the program that is copied', () => {
  const request = { tree: '[[3, 12], [2, 4]]', algorithm: 'mtd-f', options: { depth: '2' } };
  withSearch(request, (search) => {
    for (const language of LANGUAGES) {
      const program = wholeProgram(search, language, WORDS).split('\n');
      const all = program.map((line) => line.trim());
      for (const { text } of written(search, language).lines.flat()) assert.ok(all.includes(text));
    }
  });
});

test('a program that makes and unmakes moves says where they would be made in a game, and no other does', () => {
  const tree = '[[3, 12], [2, 4]]';
  for (const algorithm of ['negamax', 'negamax-alpha-beta'])
    for (const form of ['textbook', 'make-unmake'])
      withSearch({ tree, algorithm, options: { form } }, (search) => {
        for (const language of LANGUAGES) {
          const lines = wholeProgram(search, language, WORDS).split('\n');
          const at = lines.findIndex((line) => line.includes(say('program-moves')));
          assert.equal(at >= 0, form === 'make-unmake', `${algorithm} ${form} ${language}`);
          if (at >= 0) assert.match(lines.slice(at, at + 5).join(' '), /\bmake\(/, language);
        }
      });
});

test('a move is called as the picture calls it, and no name of a move or a word ends a text', () => {
  const name = `"\\'?`;
  const tree = JSON.stringify({ children: [{ value: 1, name }, { value: 0 }] });
  withSearch({ tree, algorithm: 'minimax' }, (search) => {
    assert.ok(wholeProgram(search, 'python', WORDS).includes(`MOVES = ["\\"\\\\'?", "2"]`));
    assert.ok(wholeProgram(search, 'javascript', WORDS).includes(`MOVES = ["\\"\\\\'?", "2"]`));
    assert.ok(wholeProgram(search, 'rust', WORDS).includes(`["\\"\\\\'?", "2"]`));
    assert.ok(wholeProgram(search, 'c', WORDS).includes(`{"\\"\\\\'\\?", "2", ""}`));
  });
});

test('a tree that is too large to write out is said, with the limit', () => {
  withSearch({ tree: 'random(branching=2, depth=11, seed=1)', algorithm: 'minimax' }, (search) =>
    assert.equal(tooLarge(search), null),
  );
  withSearch({ tree: 'random(branching=2, depth=12, seed=1)', algorithm: 'minimax' }, (search) =>
    assert.deepEqual(tooLarge(search), {
      id: 'program-too-large',
      parameters: { nodes: 8191, most: 5000 },
    }),
  );
});

test('orders that learn, and those whose values change with the depth, have no program', () => {
  const order = (/** @type {string} */ algorithm, /** @type {string} */ rules) =>
    orderOf(/** @type {any} */ ({ overview: { algorithm, order: rules } }));
  assert.deepEqual(order('alpha-beta', 'best-first,static'), {
    picks: [],
    others: ['best-first', 'static'],
  });
  assert.deepEqual(order('iterative-deepening', 'pv,table,reversed,killer'), {
    picks: ['pv', 'table'],
    others: ['reversed'],
  });
  assert.equal(order('alpha-beta', 'killer,history'), null);
  assert.equal(order('alpha-beta', 'static,killer'), null);
  assert.equal(order('iterative-deepening', 'pv,best-first'), null);
  assert.equal(order('negamax-tt', 'static,table'), null);
});
