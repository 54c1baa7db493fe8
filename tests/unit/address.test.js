import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, write } from '../../www/src/address.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { random } from './support/random.js';
import { randomOptions, randomTree, write as treeText } from './support/trees.js';

/** @param {{tree: string, algorithm: string, options: Record<string, string>, step: number}} shown */
function check(shown) {
  const address = write(shown);
  assert.deepEqual(read(address), { shown }, address);
  assert.deepEqual(read(address.slice(1)), { shown }, 'without its #');
  // As a browser hands it over, and as a mail programme would end it.
  assert.equal(new URL(`https://example.org/p/${address}`).hash, address);
  assert.doesNotMatch(address, /[\s"<>`]/);
}

test('what is written into the address is read from it again', () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const chance = random(seed);
    const tree = treeText(randomTree(chance, 20));
    const algorithm = chance.pick(catalogue.algorithms).name;
    check({ tree, algorithm, options: randomOptions(chance), step: chance.int(0, 5000) });
  }
});

test('signs that mean something in an address arrive as they are', () => {
  const names = ['a+b', '100 %', '#1', 'A&B', 'x=y', '50%25', '%zz', 'tab\tand\nline', '“ü” 𝄞 树 א', "'", '\\', '?/;'];
  for (const name of names) {
    check({ tree: name, algorithm: 'minimax', options: { order: 'shuffle:7' }, step: 0 });
    const tree = withSearch({ tree: treeText({ name, children: [{ value: '-2.5' }] }), algorithm: 'minimax' }, (search) => search.text);
    check({ tree, algorithm: 'minimax', options: {}, step: 3 });
  }
});

test('a link to a tree in brackets stays readable', () => {
  const tree = '[[3, 12, 8], [2, 4, 6]]';
  const address = write({ tree, algorithm: 'alpha-beta', options: { cut: 'gt' }, step: 12 });
  assert.equal(address, '#tree=[[3,+12,+8],+[2,+4,+6]]&algorithm=alpha-beta&cut=gt&step=12');
});

test('a link that another program has escaped is read all the same', () => {
  const tree = preset('aima-two-ply');
  assert.deepEqual(read(`#tree=${encodeURIComponent(tree)}`), { shown: { tree, options: {} } });
});

test('what an address leaves out is left out', () => {
  for (const empty of ['', '#', '#&', '&&']) assert.deepEqual(read(empty), { shown: { options: {} } });
  assert.deepEqual(read('#step=7'), { shown: { step: 7, options: {} } });
  assert.deepEqual(read('#lang=sv&tree'), { shown: { tree: '', options: {} } });
  assert.deepEqual(read('#tree=a=b'), { shown: { tree: 'a=b', options: {} } });
});

test('a broken address says what is broken', () => {
  for (const text of ['#tree=%', '#tree=%zz', '#step=%E4', '#tree=50%']) {
    assert.deepEqual(read(text), { error: { kind: 'broken-escape' } });
  }
  for (const value of ['', 'x', '-1', '1.5', '1e3', '٣', ' 1', '12345678901']) {
    const address = `#step=${encodeURIComponent(value)}`;
    assert.deepEqual(read(address), { error: { kind: 'wrong-step', value } });
  }
  for (const name of ['tree', 'step', 'cut']) {
    const repeated = { error: { kind: 'repeated', name } };
    assert.deepEqual(read(`#${name}=1&${name}=1`), repeated);
  }
});

test('a name from outside cannot reach into the program', () => {
  const result = read('#__proto__=x&constructor=y&tree=7');
  assert.ok('shown' in result);
  assert.equal(Object.getPrototypeOf(result.shown.options), Object.prototype);
  assert.equal(result.shown.options.constructor, 'y');
});
