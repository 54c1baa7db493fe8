/** The sentences as a reader meets them: a few by heart, and none anywhere with a hole in it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicable } from '../../www/src/engine/catalogue.js';
import { ALGORITHMS, catalogue, withSearch } from './support/core.js';
import { some } from './support/random.js';
import { UNDEMANDING } from './support/searches.js';
import { BROKEN, wordsAt } from './support/sentences.js';
import { write } from './support/trees.js';

/** @type {(tree: string, algorithm: string, options?: Record<string, string>) => string[]} */
function story(tree, algorithm, options = {}) {
  return withSearch({ tree, algorithm, options }, (search) =>
    Array.from({ length: search.overview.steps + 1 }, (_, step) => wordsAt(search, step).text),
  );
}

/** @type {(about: {tree: string, algorithm?: string, options?: Record<string, string>}, sentences: string[]) => void} */
function check({ tree, algorithm = 'alpha-beta', options }, sentences) {
  const texts = story(tree, algorithm, options);
  for (const sentence of sentences) {
    assert.ok(texts.includes(sentence), `“${sentence}” is not among\n${texts.join('\n')}`);
  }
}

test('alpha-beta on a small tree is told like this', () => {
  assert.deepEqual(story('[[3, 12], [2, 4]]', 'alpha-beta').slice(0, 8), [
    'Nothing has happened yet. The search begins with the next step: Alpha-beta. The tree has 7 nodes, and MAX moves at the root.',
    'The search begins at the root, node 0, where MAX moves. The window is wide open: α = −∞, β = ∞.',
    'Down to MIN node 1. The window is wide open: α = −∞, β = ∞.',
    'Down to leaf 2. The window is wide open: α = −∞, β = ∞.',
    'Leaf 2 is worth 3.',
    'Leaf 2 returns 3. At MIN node 1, that is the first value.',
    '3, from node 2, is the first value at MIN node 1, so it is the best so far. β falls from ∞ to 3.',
    'Down to leaf 3. The window is α = −∞, β = 3: MIN is sure of β already, so a value of 3 or more would not matter here.',
  ]);
});

test('a cutoff says what met what, whose bound it was, and how far up', () => {
  check({ tree: '[[3, 12], [2, 4]]' }, [
    'α-cutoff at node 4: its best, 2, is at most α = 3, which its parent, node 0, set; one child is skipped. MAX has something at least as good at node 0, and need never let play come here.',
    'Node 4 returns 2: its true value is at most that. At MAX node 0, that is not more than its best, 3: nothing changes.',
    'The root, node 0, returns 3: the search is done. Best play is worth 3 to MAX and begins with the move to node 1. It entered 6 nodes, 1 fewer than minimax.',
  ]);
  check({ tree: '[[5, 6], [[[4, 8, 9], 7], 9]]', algorithm: 'negamax-alpha-beta' }, [
    'β-cutoff at node 6: its best, −4, is at least β = −5, which node 0 set, 3 plies up: a deep cutoff (seen from there, 5); 2 children are skipped. MAX has something at least as good at node 0, and need never let play come here.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', options: { cut: 'gt' } }, [
    'α-cutoff at node 4: its best, 2, is less than α = 3, which its parent, node 0, set; one child is skipped. MAX has something better at node 0, and would never let play come here.',
  ]);
});

test('children put in order are named in it', () => {
  check({ tree: '[[3, 12], [2, 4]]', options: { order: 'reversed' } }, [
    'The children of node 0 are taken from the right: 4, 1.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', options: { order: 'worst-first' } }, [
    'The children of node 0 are put in order, the worst for MAX first: 4, 1.',
  ]);
});

test('the negamax form turns a value round as it goes up', () => {
  check({ tree: '[[3, 12], [2, 4]]', algorithm: 'negamax' }, [
    'Leaf 2 is worth 3.',
    'Leaf 2 returns 3. Seen by MIN at node 1, that is −3, the first value there.',
    'Leaf 3 returns 12. Seen by MIN at node 1, that is −12, not more than its best, −3: nothing changes.',
  ]);
});

test('fail-hard says what was clamped', () => {
  check({ tree: '[[3, 12], [2, 4]]', options: { fail: 'hard' } }, [
    'Node 4 returns 3: its true value is at most that (its best, 2, clamped to the window). At MAX node 0, that is not more than its best, 3: nothing changes.',
  ]);
});

test('nodes are called by their names', () => {
  check(
    { tree: 'A: [B: [3, 12], C: [2, 4]]', algorithm: 'minimax' },
    ['Down to MIN node B.', 'Best play is worth 3 to MAX and begins with the move to node B.'].map(
      (sentence) =>
        sentence.startsWith('Best')
          ? `The root, node A, returns 3: the search is done. ${sentence}`
          : sentence,
    ),
  );
});

test('SCOUT asks by TEST before it finds a value by EVAL', () => {
  check({ tree: '[[[2, 9], 3], [[5, 8], 4]]', algorithm: 'scout' }, [
    'Down to MIN node 1.',
    'TEST of MIN node 6: is it worth more than 3, MAX’s best at node 0 so far? The window is a null window: α = 3, β = 4.',
    'Down to MAX node 7. The window is a null window: α = 3, β = 4. All that counts: is it worth at least 4, or at most 3?',
    'β-cutoff at node 7: its best, 5, is at least β = 4, which node 0 set for its test, 2 plies up; one child is skipped. That is enough for the test here.',
    'Node 6 returns 4: its true value is at least that. At MAX node 0, that is more than its best, 3, so node 6 is searched again.',
    'Node 6 is searched again, by EVAL (visit 2): TEST has shown that it is worth more than 3, MAX’s best at node 0 so far.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', algorithm: 'scout', options: { root: 'min' } }, [
    'TEST of MAX node 4: is it worth less than 12, MIN’s best at node 0 so far? The window is a null window: α = 11, β = 12.',
  ]);
});

test('a test of NegaScout says what it asks, what it has shown, and when it is enough', () => {
  const tree = '[[[3, 3], [4, 1]], [[2, 9], [3, 8]]]';
  check({ tree, algorithm: 'negascout' }, [
    'Test of MIN node 8: is it worth more than 3 to MAX, who moves at node 0? The window, negated and swapped for MIN, is a null window: α = −4, β = −3.',
    'Node 8 returns −8: its true value is at most that. Seen by MAX at node 0, that is 8, more than its best, 3, so node 8 is searched again.',
    'Node 8 is searched again (visit 2): its test has shown that it is worth at least 8 to MAX. The window, negated and swapped for MIN, is α = −∞, β = −8: only a value below −8 is sure to come out exactly.',
    'Leaf 11 returns −9. Seen by MAX at node 9, that is 9, more than its best, 2: so close to the leaves it is exact, and needs no second search.',
  ]);
});

test('aspiration says whence its window is, and why it is opened', () => {
  const tree = '[[7, 5], [6, 9]]';
  check({ tree, algorithm: 'aspiration', options: { guess: '4' } }, [
    'Nothing has happened yet. The search begins with the next step: Aspiration search, which drives Alpha-beta. The tree has 7 nodes, and MAX moves at the root.',
    'Search 1 of the root. Its window lies round 4, the guess: α = 3, β = 5.',
    'The search begins at the root, node 0, where MAX moves. The window is α = 3, β = 5: only a value between them is sure to come out exactly.',
    'β-cutoff at node 0: its best, 5, is at least β = 5, which came in with the root’s window; one child is skipped. So its value does not lie inside that window.',
    'The root, node 0, returns 5: its true value is at least that.',
    'Search 2 of the root. The previous search failed high: the root is worth at least 5 to MAX. So β is opened to ∞; α stays 3.',
    'The search begins again at the root, node 0 (visit 2). The window is α = 3, β = ∞: only a value above 3 is sure to come out exactly.',
  ]);
  check({ tree, algorithm: 'aspiration', options: { guess: '9', inner: 'pvs', root: 'min' } }, [
    'Search 1 of the root. Its window lies round −9, the guess, as MIN sees it: α = −10, β = −8.',
    'Search 2 of the root. The previous search failed high: the root is worth at least −7 to MIN. So β is opened to ∞; α stays −10.',
  ]);
  check({ tree, algorithm: 'aspiration' }, [
    'Search 1 of the root. Its window lies round 0, for want of a guess: α = −1, β = 1.',
  ]);
});

test('MTD says what it knows, asks, and is done where its bounds meet', () => {
  const tree = '[[7, 5], [6, 9]]';
  check({ tree, algorithm: 'mtd-f', options: { guess: '4' } }, [
    'Search 1 of the root. The guess is 4 for MAX. Is the root worth at least 4 to MAX? A null window will tell.',
    'Search 2 of the root. The root is known to be worth at least 5 to MAX. Is the root worth at least 6 to MAX? A null window will tell.',
    'The root, node 0, returns 6: the bounds meet, and the search is done. Best play is worth 6 to MAX and begins with the move to node 4. It made 15 visits, some of them to the same node; minimax makes 7.',
  ]);
  check({ tree, algorithm: 'mtd+inf' }, [
    'Search 1 of the root. Nothing is known yet about the root’s value. Is the root worth ∞ to MAX? A null window will tell.',
    'The search begins at the root, node 0, where MAX moves. The window is a null window: α = the greatest finite score, β = ∞. All that counts is whether the node is worth ∞.',
    'Search 2 of the root. The root is known to be worth at most 7 to MAX. Is the root worth at least 7 to MAX? A null window will tell.',
  ]);
  check({ tree, algorithm: 'mtd-inf', options: { root: 'min' } }, [
    'Search 1 of the root. Nothing is known yet about the root’s value. Is the root worth more than −∞ to MIN? A null window will tell.',
  ]);
});

test('a null-window search asks one question, and answers it', () => {
  const tree = '[[7, 5], [6, 9]]';
  check({ tree, algorithm: 'null-window', options: { at: '6' } }, [
    'Is the root, node 0, where MAX moves, worth at least γ = 6 to MAX? One search with a null window will tell.',
    'The root, node 0, returns 6: the search is done. Yes: the root is worth at least 6 to MAX, and so at least γ = 6.',
  ]);
  check({ tree, algorithm: 'null-window', options: { at: '9', inner: 'negascout', root: 'min' } }, [
    'The search begins at the root, node 0, where MIN moves. The window, as MIN sees it, is a null window: α = −9, β = −8. All that counts: is it worth at least −8, or at most −9?',
    'The root, node 0, returns −7, as MIN sees it: the search is done. No: the root is worth at most 7 to MAX, and so less than γ = 9.',
  ]);
});

test('iterative deepening says what it would play if it were stopped', () => {
  const tree = '[[[7, 5]=7, [1, 8]=1]=5, [[9, 5]=6, [5, 7]=2]=7, [[8, 1]=8, [7, 8]=6]=1]=8';
  check({ tree, algorithm: 'iterative-deepening' }, [
    'Search 1 of the root, 1 ply deep.',
    'Down to node 1, at the horizon: this search looks no deeper. The window is wide open: α = −∞, β = ∞.',
    'The root, node 0, returns 7, its exact value at this depth.',
    'Search 2 of the root, 2 plies deep, with the best line of depth 1 tried first. If the search were stopped now, it would play the move to node 8, worth 7 to MAX at depth 1.',
    'The children of node 0 are taken in this order: 8, where the last best line goes; 1, 15 as written.',
    'The children of node 1 are taken in this order: 5, the table’s move; 2 as written.',
  ]);
  check({ tree, algorithm: 'one-ply' }, [
    'Down to node 1, at the horizon: the depth limit ends the search here.',
    'The root, node 0, returns 7: the search is done. As far as 1 ply shows, best play is worth 7 to MAX and begins with the move to node 8.',
  ]);
});

test('the table says what it knows, keeps and loses', () => {
  const tree = catalogue.presets.find(({ id }) => id === 'transpositions')?.tree ?? '';
  check({ tree, algorithm: 'negamax-tt' }, [
    'The table has nothing on node 0.',
    'The table keeps leaf 4: worth 4 to MAX (EXACT).',
    'The table keeps node 3: worth −3 to MIN (EXACT), searched 1 ply deep, with the move to node 5 as the best.',
    'The table knows node 18 from node 3, the same position: worth −3 to MIN, searched 1 ply deep. So the node need not be searched.',
    'Node 18 returns −3, from the table: that is its exact value. Seen by MAX at node 17, that is 3, the first value there.',
  ]);
  check({ tree: '[[7, 8], [2, 4]]', algorithm: 'negamax-tt', options: { table: '1' } }, [
    'The table keeps leaf 3: worth 8 to MAX (EXACT). The entry of node 2 is overwritten.',
  ]);
  const options = { table: '1', replace: 'deeper' };
  check({ tree: '[[7, 8], [2, 4]]', algorithm: 'negamax-tt', options }, [
    'The table does not keep leaf 5: worth 2 to MAX (EXACT). What is in its place was searched deeper, and stays.',
  ]);
  check({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', algorithm: 'mtd-f' }, [
    'The table knows node 0: worth at least 3 to MAX, searched 2 plies deep. That is no more than α = 3, so it changes nothing.',
  ]);
});

test('a deeper entry says how much deeper, and the end what the root is worth without it', () => {
  const again = '{"position":"k","value":1,"children":[0]}';
  const tree = `{"children":[${again},{"children":[{"children":[${again}]}]}]}`;
  check({ tree, algorithm: 'negamax-tt', options: { depth: '3' } }, [
    'The table knows node 5 from node 1, the same position: worth 0 to MIN, searched 1 ply deep. It does not count here: only an entry searched exactly 0 plies deep would.',
  ]);
  check({ tree, algorithm: 'negamax-tt', options: { depth: '3', reuse: 'at-least' } }, [
    'The table knows node 5 from node 1, the same position: worth 0 to MIN, searched 1 ply deep. So the node need not be searched. The value comes from a search 1 ply deeper than this one goes.',
    'Node 5 returns 0, from the table: that is its exact value at this depth or deeper. Seen by MAX at node 4, that is 0, the first value there.',
    'The root, node 0, returns 0: the search is done. As far as 3 plies show, best play is worth 0 to MAX and begins with the move to node 1. Deeper entries of the table have led to this: where only entries of the same depth answer, as without a table, the root is worth 1 to MAX. It entered 6 nodes, as many as minimax.',
  ]);
});

test('children that several rules have put in order are told with their rules', () => {
  const tree = catalogue.presets.find(({ id }) => id === 'killer')?.tree ?? '';
  check({ tree, options: { order: 'killer' } }, [
    'The children of node 9 are taken in this order: 12, a killer move at this ply; 10, 11 as written.',
  ]);
  check({ tree, options: { order: 'history,reversed' } }, [
    'The children of node 5 are put in order by the history heuristic, starting with the moves that have served MIN best: 8, 7, 6.',
  ]);
  const many = `[${Array.from({ length: 20 }, (_, leaf) => leaf).join(', ')}]`;
  check({ tree: many, options: { order: 'reversed' } }, [
    'The children of node 0 are taken from the right: 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10 and 9 more.',
  ]);
});

test('the critical tree says which part a node plays, and what that alone shows', () => {
  check({ tree: '[[3, 12], [[2, 9], [4, 1]]]', algorithm: 'minimal' }, [
    'The search begins at the root, node 0, where MAX moves. It is a PV node, on the path of first moves: all its children are searched.',
    'Down to MIN node 4. It is a CUT node: its first child is taken to be enough.',
    'Down to MAX node 5. It is an ALL node: all its children are searched, each as a CUT node.',
    'Node 4 is a CUT node: its first child is taken to be enough, whatever that is worth; one child is skipped.',
    'The root, node 0, returns 9: the search is done. The critical tree alone shows that it is worth at most 9 to MAX.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', algorithm: 'minimal' }, [
    'The root, node 0, returns 3: the search is done. The critical tree alone shows that it is worth exactly 3 to MAX, and that best play begins with the move to node 1.',
  ]);
});

test('a best-first search says why a state joins OPEN, what its merit means, and why it leaves', () => {
  const tree = '[[[5, 1], [7, 2]], [3, 6]]';
  check({ tree, algorithm: 'sss-star' }, [
    'The root, node 0, is put on OPEN first, as LIVE. Its merit is ∞: nothing limits yet what MAX can get.',
    'MIN node 8 joins OPEN as LIVE: one of MAX’s moves at node 0. Its merit is ∞: nothing limits yet what MAX can get.',
    'MAX node 5 joins OPEN as LIVE: MIN’s next answer at node 1, now that node 2 is SOLVED. Its merit is 5: playing this way, MAX gets at most 5.',
    'Leaf 3 is SOLVED. Its merit so far is ∞, its value 5; the lesser of the two, 5, is its merit from now on.',
    'MAX node 2 is SOLVED by node 3, with merit 5: one move is enough; no state on OPEN has better merit.',
    'Leaf 4 leaves OPEN, where it was SOLVED with merit 1: node 2, above it, is SOLVED by another move of MAX’s.',
    'MIN node 1 is SOLVED with merit 5: node 5 was the last of MIN’s answers.',
    'MAX node 0 is SOLVED by node 1, with merit 5: one move is enough; no state on OPEN has better merit. The search is done. Best play is worth 5 to MAX and begins with the move to node 1. It entered 10 nodes, 1 fewer than minimax.',
  ]);
  check({ tree, algorithm: 'dual-star' }, [
    'MIN node 1 joins OPEN as LIVE: MAX’s first answer at node 0. Its merit is −∞: nothing limits yet what MIN can get.',
    'MIN node 8 joins OPEN as LIVE: MAX’s next answer at node 0, now that node 1 is SOLVED. Its merit is 5: playing this way, MIN leaves MAX at least 5.',
    'Leaf 9 is SOLVED. Its merit so far is 5, its value 3; the greater of the two, 5, is its merit from now on.',
  ]);
});

/** Sentences that have been looked at. */
const judged = new Set();

/** @param {string} tree @param {string} algorithm @param {Record<string, string>} options */
function everySentence(tree, algorithm, options) {
  withSearch({ tree, algorithm, options }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const { text } = wordsAt(search, step);
      if (judged.has(text)) continue;
      judged.add(text);
      assert.doesNotMatch(
        text,
        BROKEN,
        `${tree} ${algorithm} ${JSON.stringify(options)} step ${step}`,
      );
      assert.match(text, /^[A-Z0-9αβ−∞].*[.?]$/);
    }
  });
}

/** Every switch of an algorithm at each of its values. @param {string} algorithm */
function choices(algorithm) {
  const { switches, orders, inner, forms } = applicable(algorithm, {});
  const named = catalogue.switches.filter(({ name }) => switches.includes(name));
  return named.flatMap(({ name, values }) => {
    const offered = { order: orders, inner, form: forms }[name] ?? values;
    return offered.map((value) => ({ [name]: value.replace(/[NX]$/, '3') }));
  });
}

/** Whether a search of a tree finds values wherever it ends. @param {string} tree @param {string} algorithm */
const reaches = (tree, algorithm) => tree.includes('=') || UNDEMANDING.includes(algorithm);

test('no sentence of any preset has a hole, by any algorithm, under any switch', () => {
  const trees = catalogue.presets.map(({ tree }) => tree);
  for (const algorithm of ALGORITHMS) {
    for (const [index, options] of [{}, ...choices(algorithm)].entries()) {
      // Each switch on some of them, and all of them by the defaults.
      const chosen = trees.filter((_, at) => index === 0 || at % 8 === index % 8);
      for (const tree of some(chosen, `${algorithm} ${index}`)) {
        const limited = 'depth' in options && !tree.includes('=');
        if (!limited && reaches(tree, algorithm)) everySentence(tree, algorithm, options);
      }
    }
  }
});

test('no sentence is longer than can be read at a glance', () => {
  const longest = [...judged].reduce((one, other) => (other.length > one.length ? other : one), '');
  assert.ok(longest.length <= 230, longest);
});

test('no sentence has a hole at a depth limit, where nodes have static values', () => {
  const leaf = (/** @type {number} */ value) => ({ value: String(value) });
  const node = (/** @type {number} */ value) => ({
    value: String(value),
    children: [leaf(value + 1), leaf(value - 3)],
  });
  const tree = write({
    value: '0',
    children: [node(2), { value: '4', children: [node(1), node(-1)] }],
  });
  for (const algorithm of ALGORITHMS) {
    for (const options of [{}, ...choices(algorithm)]) {
      if (!applicable(algorithm, options).switches.includes('depth')) continue;
      for (const depth of some(['0', '1', '2', '9'], `${algorithm} ${JSON.stringify(options)}`)) {
        everySentence(tree, algorithm, { ...options, depth });
      }
    }
  }
});
