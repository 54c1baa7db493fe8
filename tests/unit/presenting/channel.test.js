/** Messages between the page and its presenter view, and messages that both ignore. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DOINGS,
  isName,
  open,
  readFromPage,
  readFromPresenter,
  sendFromPage,
  sendFromPresenter,
  VALUES,
} from '../../../www/src/features/presenting/channel.js';
import { newId } from '../../../www/src/page/new-id.js';

/** @import { Report } from '../../../www/src/features/presenting/channel.js' */

const step = /** @type {const} */ ({ text: 'Node 8 is entered.', alpha: 'max', beta: 'min' });

/** @type {Report} */
const report = {
  step: 3,
  steps: 76,
  playing: false,
  speed: 0.5,
  presenting: true,
  blank: false,
  black: false,
  hidesCuts: false,
  beside: 'code',
  unlocked: false,
  predicting: false,
  asked: '',
  showsHands: false,
  now: step,
  next: { ...step, text: '' },
  idle: ['back', 'first'],
  cutBefore: false,
  cutAfter: true,
  tree: 'Swedish tree, 51 nodes',
  algorithm: 'Alpha-beta',
  about: 'swedish-51',
  shape: '51-abc',
  own: false,
  choices: {
    trees: [{ id: 'swedish-51', name: 'Swedish tree, 51 nodes' }],
    algorithms: [{ id: 'alpha-beta', name: 'Alpha-beta' }],
    tree: 'swedish-51',
    algorithm: 'alpha-beta',
  },
  lecture: {
    title: 'Pruning',
    slides: ['One', 'Two'],
    headings: ['', 'Two'],
    at: 1,
    notes: '',
    passage: '',
    coming: '',
  },
  clock: { passed: 60_000, slide: 5_000, since: 0, minutes: 45 },
  theme: '',
  lang: 'sv',
};

const seen = /** @type {const} */ ({
  link: '#tree=swedish-51&step=3',
  predicting: null,
  lit: null,
  hands: null,
  isZoomed: false,
  width: 1280,
  height: 720,
});

/** The posted form of a sent message. @template M @param {(channel: any, message: M) => void} send @param {M} message */
function posted(send, message) {
  /** @type {any[]} */
  const all = [];
  send({ postMessage: (/** @type {unknown} */ data) => all.push(structuredClone(data)) }, message);
  assert.equal(all.length, 1);
  return all[0];
}

test('what one of them says the other hears, and nobody hears it as said by the other', () => {
  for (const message of /** @type {const} */ ([
    { type: 'state', state: report },
    { type: 'gone' },
    { type: 'claim' },
    { type: 'taken' },
    { type: 'picture', picture: seen },
    { type: 'picture', picture: { ...seen, predicting: { stage: 'asking' }, lit: 'C' } },
  ])) {
    const data = posted(sendFromPage, message);
    assert.deepEqual(readFromPage(data), message);
    assert.equal(readFromPresenter(data), null);
  }
  for (const doing of DOINGS) {
    const message = {
      type: /** @type {const} */ ('do'),
      doing,
      ...(VALUES[doing] && { value: VALUES[doing] === 'number' ? 4 : 'four' }),
    };
    const data = posted(sendFromPresenter, message);
    assert.deepEqual(readFromPresenter(data), message);
    assert.equal(readFromPage(data), null);
  }
  assert.deepEqual(readFromPresenter(posted(sendFromPresenter, { type: 'ask' })), { type: 'ask' });
  const middle = { x: 0.5, y: 0.5 };
  for (const message of /** @type {const} */ ([
    { type: 'point', at: middle, draws: true },
    { type: 'point', at: null, draws: false },
    { type: 'light', to: middle },
    { type: 'light', to: 'ArrowUp' },
    { type: 'light', to: 'none' },
    { type: 'zoom', to: middle },
    { type: 'zoom', to: null },
  ]))
    assert.deepEqual(readFromPresenter(posted(sendFromPresenter, message)), message);
});

test('what points beside the picture, or by another key, is not heard', () => {
  const point = posted(sendFromPresenter, { type: 'point', at: { x: 0, y: 1 }, draws: false });
  for (const at of [{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: Number.NaN, y: 0 }, { x: 0 }, 'C'])
    assert.equal(readFromPresenter({ ...point, at }), null, JSON.stringify(at));
  for (const to of ['Home', null, 7, {}])
    assert.equal(readFromPresenter({ ...point, type: 'light', to }), null, JSON.stringify(to));
  assert.equal(readFromPresenter({ ...point, type: 'zoom', to: 'none' }), null);
});

test('what the hall sees has all of its parts', () => {
  const data = posted(sendFromPage, { type: 'picture', picture: seen });
  for (const name of Object.keys(seen))
    for (const value of [undefined, {}, Number.NaN, []])
      assert.equal(readFromPage({ ...data, picture: { ...seen, [name]: value } }), null, name);
});

test('what is not of this version, or not as it should be, is not heard', () => {
  const data = posted(sendFromPage, { type: 'state', state: report });
  const wrong = [
    ...[null, undefined, 7, 'state', [], {}],
    { ...data, plyscope: 2 },
    { ...data, plyscope: undefined },
    { ...data, from: 'presenter' },
    { ...data, type: 'something' },
    { ...data, state: null },
  ];
  for (const each of wrong) assert.equal(readFromPage(each), null, JSON.stringify(each));
  for (const name of Object.keys(report)) {
    // Most pages have no lecture, and sometimes everything can be done.
    const others =
      name === 'lecture' ? [[]] : name === 'idle' ? [null, [7]] : [null, [], Number.NaN];
    for (const value of [undefined, {}, ...others]) {
      const state = { ...report, [name]: value };
      assert.equal(readFromPage({ ...data, state }), null, `${name} is ${value}`);
    }
  }
  const owned = { ...report, now: { ...step, beta: 'nobody' } };
  assert.equal(readFromPage({ ...data, state: owned }), null);
  const asked = posted(sendFromPresenter, { type: 'do', doing: 'speed', value: 2 });
  for (const part of [{ doing: 'format' }, { value: '2' }, { value: Infinity }, { type: 'undo' }]) {
    assert.equal(readFromPresenter({ ...asked, ...part }), null, JSON.stringify(part));
  }
});

test('each pair has a name of its own', () => {
  const names = Array.from({ length: 50 }, newId);
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.every(isName));
  for (const no of ['', '-', 'abc', `${names[0]}0`, names[0].replace(/./, 'g')])
    assert.ok(!isName(no));
});

test('a channel reaches who has the name, and nobody else', async () => {
  const [mine, yours, other] = [open('a'), open('a'), open('b')];
  try {
    const strange = new Promise((_, reject) => {
      other.onmessage = () => reject(new Error('heard by another pair'));
    });
    const heard = new Promise((resolve) => {
      yours.onmessage = ({ data }) => resolve(readFromPresenter(data));
    });
    sendFromPresenter(mine, { type: 'do', doing: 'forward' });
    assert.deepEqual(await Promise.race([heard, strange]), { type: 'do', doing: 'forward' });
  } finally {
    for (const each of [mine, yours, other]) each.close();
  }
});
