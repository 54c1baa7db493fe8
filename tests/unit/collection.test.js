// Kept trees: what is read of one, whatever a store or a file holds, and the file that carries them away.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyName } from '../../www/src/features/collection/naming.js';
import { readArchive, writeArchive } from '../../www/src/session/collection/archive.js';
import {
  keptTreeIn,
  LONGEST,
  matches,
  wantedOf,
} from '../../www/src/session/collection/kept-tree.js';
import { workOf } from '../../www/src/session/collection/work.js';
import { slideWith } from '../../www/src/session/lecture.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, preset } from './support/core.js';
import { messagesOf } from './support/messages.js';
import { random } from './support/random.js';
import { randomTree, write } from './support/trees.js';

const KEPT = {
  ...{ id: 'a1', name: 'Lecture 4', notes: 'Ask why.\nThen change 2.', from: 'swedish-51' },
  ...{ place: '#algorithm=alpha-beta&step=3', changed: 1_700_000_000_000, revision: 3 },
  ...{ nodes: 3, leaves: 2, plies: 1 },
};

test('a kept tree is read as it was written', () => {
  assert.deepEqual(keptTreeIn(KEPT), KEPT);
  assert.deepEqual(keptTreeIn(structuredClone(KEPT)), KEPT);
});

test('whatever a store holds, a kept tree has values of the right kind', () => {
  for (const none of [null, undefined, 1, 'a', [], {}, { id: 1 }, { id: '' }, { name: 'x' }])
    assert.equal(keptTreeIn(none), null);
  const poisons = [null, -1, 1.5, NaN, Infinity, 2 ** 60, '', 'x'.repeat(1e5), '<b>', [], {}];
  const kinds = /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(KEPT).map(([name, value]) => [name, typeof value]))
  );
  for (const name of Object.keys(KEPT).filter((each) => each !== 'id')) {
    for (const poison of poisons) {
      const read = /** @type {Record<string, any>} */ (keptTreeIn({ ...KEPT, [name]: poison }));
      assert.equal(typeof read[name], kinds[name], `${name}: ${poison}`);
      if (kinds[name] === 'number') assert.ok(Number.isSafeInteger(read[name]) && read[name] >= 0);
      assert.deepEqual({ ...read, [name]: 0 }, { ...KEPT, [name]: 0 }, 'the others stay');
    }
    const { [name]: _, ...older } = /** @type {Record<string, unknown>} */ (KEPT);
    assert.notEqual(keptTreeIn(older), null, `one that is older than ${name}`);
  }
  assert.equal(keptTreeIn({ ...KEPT, name: 'x'.repeat(1e5) })?.name.length, LONGEST.name);
  assert.equal(keptTreeIn({ ...KEPT, from: '<b>' })?.from, '');
});

test('trees are found by words in any of their texts, whatever their case', () => {
  const texts = ['Föreläsning 4', 'Fråga varför'];
  for (const words of ['', '4', 'FÖRE', 'fråga 4', ' 4  fråga '])
    assert.ok(matches(words, texts), words);
  for (const words of ['5', 'fråga 5']) assert.ok(!matches(words, texts), words);
});

test('what is carried away in a file comes back', () => {
  const chance = random(7);
  const trees = Array.from({ length: 40 }, (_, at) => {
    const text = write(randomTree(chance, 12));
    return {
      ...KEPT,
      id: String(at),
      name: `"${at}" \u2028<b>`,
      notes: 'å\n{}',
      text,
      revision: 0,
    };
  });
  const presenting = { 'swedish-51': 'Ask: why?\n"β"', '1a2b': '</script>' };
  const lectures = [{ title: 'Ж', slides: [slideWith({ link: '#tree=1', notes: 'å\n{}' })] }];
  const read = readArchive(writeArchive(trees, presenting, lectures));
  assert.deepEqual(read, { trees, presenting, lectures, broken: 0, isNewer: false });
  const none = { trees: [], presenting: {}, lectures: [], broken: 0, isNewer: false };
  assert.deepEqual(readArchive(writeArchive([])), none);
});

test('of a damaged file, what can be read is read', () => {
  const file = JSON.parse(writeArchive([{ ...KEPT, text: '[1, 2]' }]));
  file.trees.push(null, 3, {}, { tree: 4 }, { tree: '' }, { tree: '7', name: 5 });
  file.presenting = { 'two words': 'x', long: 'y'.repeat(30_000), none: '', number: 3, ok: 'z' };
  const read = readArchive(JSON.stringify({ ...file, version: 9, more: true }));
  assert.deepEqual(read?.presenting, { long: 'y'.repeat(20_000), ok: 'z' });
  assert.deepEqual(
    read?.trees.map(({ text, name }) => [text, name]),
    [
      ['[1, 2]', 'Lecture 4'],
      ['7', ''],
    ],
  );
  assert.deepEqual([read?.broken, read?.isNewer], [5, true]);
  for (const none of ['', '[1, 2]', '{"plyscope": "trees"', '{"plyscope": "trees"}', 'null'])
    assert.equal(readArchive(none), null, none);
});

test('work is somebody’s own once it is changed, or came from a file', () => {
  const session = new Session(catalogue, () => {});
  const id = 'swedish-51';
  const tree = preset('swedish-51');
  const own = () => {
    const work = workOf(session);
    return work && [work.isOwn, work.isChosen, work.snapshot.from];
  };
  assert.equal(own(), null);
  session.display({ tree: '[1, 2]' });
  assert.deepEqual(own(), [false, false, ''], 'a link brought it');
  session.display({ tree, title: 'Lecture 4' });
  assert.deepEqual(own(), [false, false, id]);
  const number = workOf(session)?.number;
  session.dispatch({ type: 'edit-tree', edit: { 'add-child': { node: 3 } } });
  assert.deepEqual(own(), [true, true, id]);
  const { snapshot } = workOf(session) ?? {};
  assert.deepEqual([snapshot?.nodes, snapshot?.leaves, snapshot?.name], [52, 23, 'Lecture 4']);
  assert.equal(snapshot?.place, '#algorithm=alpha-beta&step=0');
  assert.equal(workOf(session)?.number, number, 'the same work');
  session.dispatch({ type: 'undo' });
  assert.deepEqual(own(), [false, false, id]);
  session.dispatch({ type: 'choose', tree: '[1, 2, 3]' });
  assert.deepEqual(own(), [true, true, ''], 'a file');
  assert.notEqual(workOf(session)?.number, number);
  session.dispatch({ type: 'choose', tree: 'random(seed=1, branching=2, depth=2)' });
  assert.equal(own()?.[0], false, 'a recipe can be chosen again');
  session.putAway();
});

test('what is changed at a stop of Start here is nobody’s own, until its reader leaves and goes on', () => {
  const session = new Session(catalogue, () => {});
  const own = () => {
    const work = workOf(session);
    return work && [work.isOwn, work.isChosen];
  };
  session.display({ start: 4 });
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 6, value: '4' } } });
  assert.equal(session.state.start, 4);
  assert.deepEqual(own(), [false, false], 'at the stop');
  assert.doesNotMatch(workOf(session)?.snapshot.place ?? '', /start/);
  session.dispatch({ type: 'end-start' });
  assert.deepEqual(own(), [false, false], 'left');
  session.dispatch({ type: 'undo' });
  assert.deepEqual(own(), [false, false], 'as it was');
  session.dispatch({ type: 'redo' });
  assert.deepEqual(own(), [false, false], 'as it was left');
  session.dispatch({ type: 'edit-tree', edit: { value: { node: 6, value: '5' } } });
  assert.deepEqual(own(), [true, true], 'gone on with');
  session.display({ start: 4 });
  session.dispatch({ type: 'choose', tree: '[7, 8]' });
  assert.deepEqual(own(), [true, true], 'another tree');
  session.putAway();
});

test('a tree that was kept at a stop of Start here is shown without it', () => {
  const { start } = wantedOf({ text: '[1, 2]', name: '', place: '#algorithm=minimax&start=4' });
  assert.equal(start, undefined);
});

test('copies are counted, whatever they are copies of', () => {
  for (const [language, copy] of /** @type {const} */ ([
    ['en', 'copy'],
    ['sv', 'kopia'],
  ])) {
    const { say } = messagesOf(language);
    const names = ['X'];
    for (const [of, right] of [
      ['X', `X (${copy})`],
      [`X (${copy})`, `X (${copy} 2)`],
      [`X (${copy} 2)`, `X (${copy} 3)`],
      ['X', `X (${copy} 4)`],
      ['Y (b)', `Y (b) (${copy})`],
    ]) {
      const name = copyName(of, names, say);
      assert.equal(name, right);
      names.push(name);
    }
  }
});
