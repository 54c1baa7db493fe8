import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Search } from '../../www/src/engine/search.js';
import { stepText } from '../../www/src/text/sentence.js';
import { algorithmName, coloured, errorText, tied } from '../../www/src/text/wording.js';
import { ALGORITHMS, catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { LANGUAGES, messagesOf, say } from './support/messages.js';
import { PAGE_WRONGS } from './support/page-wrong.js';
import { random, some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { show } from './support/show.js';
import { thrown } from './support/thrown.js';
import { EXPECTATIONS, NO_TREES, triedOf, WRONGS, wrongTree } from './support/wrong.js';

/** @import { Request } from '../../www/pkg/plyscope_wasm.js' */

const BROKEN = /undefined|NaN(?! cannot)|null(?!-window)|\[object|\$/;

test('every error of a text has a sentence with its line and column', () => {
  for (const [kind, text] of triedOf(NO_TREES)) {
    const error = wrongTree(text);
    assert.ok('parse' in error);
    assert.equal(error.parse.kind, kind, text.slice(0, 40));
    const words = errorText(error, say);
    const { line, column } = error.parse;
    const place = `Line ${line}, column ${column}: `;
    assert.ok(words.startsWith(place), words);
    assert.doesNotMatch(words.slice(place.length), BROKEN, words);
    assert.match(words, /\.$/);
  }
});

test('what would be right is named for each thing that can be expected', () => {
  for (const [expected, text] of Object.entries(EXPECTATIONS)) {
    const error = wrongTree(text);
    assert.ok('parse' in error);
    assert.ok('expected' in error.parse && error.parse.expected === expected, text);
    const words = errorText(error, say);
    assert.doesNotMatch(words, BROKEN);
    assert.doesNotMatch(words, /something else|none/, 'each has words of its own');
  }
});

test('every other error has a sentence too, and names what is wrong', () => {
  for (const [kind, doing] of triedOf(WRONGS)) {
    const error = thrown(doing);
    assert.equal(error.kind, kind);
    const words = errorText(error, say, (node) => `N${node}`);
    assert.doesNotMatch(words, BROKEN, words);
    const {
      name = '',
      value = '',
      algorithm,
      right = [],
      node,
    } = /** @type {{name?: string, value?: string, algorithm?: string, right?: string[], node?: number}} */ (
      error
    );
    const named = (/** @type {string} */ text) =>
      ALGORITHMS.includes(text) ? algorithmName(text, say) : text;
    assert.ok(words.includes(name), words);
    if (algorithm !== undefined) assert.ok(words.includes(algorithmName(algorithm, say)), words);
    if (kind !== 'value-nan')
      assert.ok(words.includes(value) || words.includes(named(value)), words);
    if (node !== undefined) assert.ok(words.includes(`N${node}`), words);
    assert.ok(words.includes(right.join(', ')), words);
  }
});

test('every error of the page is brought about, and said in every language with all that is wrong', async () => {
  const languages = LANGUAGES.map(messagesOf);
  for (const [kind, wrong] of Object.entries(PAGE_WRONGS)) {
    const error = typeof wrong === 'function' ? await wrong() : wrong;
    assert.ok(error && 'kind' in error, kind);
    assert.equal(error.kind, kind);
    const { name = '', value = '' } = /** @type {{name?: string, value?: string}} */ (error);
    for (const { say } of languages) {
      const words = errorText(error, say);
      assert.doesNotMatch(words, BROKEN, words);
      for (const part of [name, value]) assert.ok(words.includes(part), `${words} has no ${part}`);
    }
  }
});

/** The text of the error of an impossible search. @param {Partial<Request>} part */
const refusal = (part) =>
  errorText(
    thrown(() => new Search({ tree: '[[1, 2], 3]', algorithm: 'alpha-beta', ...part }).free()),
    say,
  );

test('a choice that does not apply is said so, with what would be right', () => {
  for (const [part, words] of /** @type {const} */ ([
    [
      { algorithm: 'minimax', options: { cut: 'gt' } },
      'The switch cut changes nothing in Minimax with these settings. Leave it out, or choose another algorithm.',
    ],
    [
      { options: { order: 'killer,table' } },
      'The order “table” needs a transposition table, and Alpha-beta has none with these settings. Leave it out, or choose another algorithm.',
    ],
    [
      { options: { order: 'pv' } },
      'The order “pv” needs an earlier iteration to learn from, and Alpha-beta has none with these settings. Leave it out, or choose another algorithm.',
    ],
    [
      { algorithm: 'sss-star', options: { order: 'killer' } },
      'The order “killer” needs cutoffs to learn from, and SSS* makes none with these settings. Leave it out, or choose another algorithm.',
    ],
    [
      { algorithm: 'aspiration', options: { inner: 'minimax' } },
      '“minimax” cannot be the inner search of Aspiration search. Choose one of alpha-beta, negamax-alpha-beta, negamax-tt, pvs, negascout.',
    ],
    [
      { algorithm: 'iterative-deepening' },
      'Iterative deepening stops at interior nodes too, and node 1 has no static value to give. Press the root and choose “Fill…”, which gives one to every node, or write one after its bracket, as in [3, 12]=7.',
    ],
  ])) {
    assert.equal(refusal(part), words);
  }
});

test('what a number may be is said in words', () => {
  for (const [name, value, right] of [
    ['depth', 'x', 'a whole number of plies'],
    ['table', '0', 'a whole number, at least 1'],
    ['guess', 'x', 'a number such as 3, −2.5 or inf'],
    ['at', 'x', 'a number such as 3, −2.5 or inf'],
    ['delta', '0', 'a number above 0, such as 1, 2.5 or inf'],
    ['order', 'best', 'one or more of as-written, reversed'],
    ['order', 'best', 'N stands for a whole number'],
    ['cut', 'eq', 'ge, gt'],
  ]) {
    const words = refusal({ options: { [name]: value } });
    assert.ok(words.startsWith(`“${value}” is not a value of the switch ${name}. It takes `));
    assert.ok(words.includes(right), words);
  }
});

test('every algorithm has a name of its own', () => {
  const names = ALGORITHMS.map((name) => algorithmName(name, say));
  assert.equal(new Set(names).size, ALGORITHMS.length);
  assert.equal(algorithmName('mtd+inf', say), 'MTD(+∞)');
  assert.equal(algorithmName('mtd-inf', say), 'MTD(−∞)');
});

test('errors read like this', () => {
  const check = (/** @type {string} */ tree, /** @type {string} */ words) =>
    assert.equal(errorText(wrongTree(tree), say), words);
  check(
    '[3, 12',
    'Line 1, column 7: the text ends, and the [ at line 1, column 1 is not closed. Write a ].',
  );
  check('[3,\n 12)', 'Line 2, column 4: ) cannot close the [ at line 1, column 1. Write a ].');
  check(
    '[3, abc]',
    'Line 1, column 5: abc is not a number. Write a number such as 3, −2.5 or inf.',
  );
});

test('MAX and α, MIN and β bear the colours of their owners, and no other words do', () => {
  const owners = /** @type {const} */ ({ alpha: 'min', beta: 'max' });
  const pieces = coloured('MAX node MAXIM: α rises; MIN’s β = −∞.', owners);
  assert.equal(pieces.map(({ text }) => text).join(''), 'MAX node MAXIM: α rises; MIN’s β = −∞.');
  const owned = pieces
    .filter(({ owner }) => owner !== null)
    .map(({ text, owner }) => [text, owner]);
  assert.deepEqual(owned, [
    ['MAX', 'max'],
    ['α', 'min'],
    ['MIN', 'min'],
    ['β', 'max'],
  ]);
});

test('no line ends before a name or a number, nor within what a bound is', () => {
  assert.equal(
    tied(
      'At MAX node AH, 5 is a new best: β = 5; 2 children, node 12’s, of “no name” are skipped.',
    ),
    'At MAX node\u00a0AH, 5 is a new best: β\u00a0=\u00a05; 2 children, node\u00a012’s, of “no name” are skipped.',
  );
  assert.equal(tied('its parent, node long-name, set'), 'its parent, node long-name, set');
});

for (const language of LANGUAGES) {
  test(`in the sentences of steps each name stays on the line of the word before it: ${language}`, () => {
    const { say } = messagesOf(language);
    const { int } = random(3);
    let names = 0;
    for (const { id, tree } of some(catalogue.presets, language)) {
      for (const algorithm of some(UNDEMANDING, id)) {
        withSearch({ tree, algorithm }, (search) => {
          for (let round = 0; round < times(8); round += 1) {
            const shown = show(search, int(0, search.overview.steps), { say });
            /** @type {Set<string>} */
            const named = new Set();
            const label = (/** @type {number} */ node) => {
              named.add(shown.label(node));
              return shown.label(node);
            };
            const plain = stepText(search, shown.moment, { ...shown, label });
            const text = tied(plain);
            assert.equal(text.replaceAll('\u00a0', ' '), plain);
            for (const name of named) {
              assert.doesNotMatch(text, new RegExp(`\\p{L} ${name}(?![\\p{L}\\p{N}])`, 'u'), plain);
              names += text.split(`\u00a0${name}`).length - 1;
            }
          }
        });
      }
    }
    assert.ok(names > 0);
  });
}
