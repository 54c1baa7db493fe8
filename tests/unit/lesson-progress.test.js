// The progress of a reader is kept, for each lesson by itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  doneIn,
  forgetAll,
  keepDone,
  lastLesson,
  NOTHING_DONE,
  partOf,
} from '../../www/src/page/lessons/progress.js';

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});

test('what is done in one lesson stays done when another is begun', () => {
  const [first, second] = [
    { tasks: ['1', '3'], questions: { 2: false }, passage: 4 },
    { tasks: [], questions: { 1: true }, passage: 0 },
  ];
  keepDone('minimax', first);
  keepDone('alpha-beta', second);
  assert.deepEqual(['minimax', 'alpha-beta', 'nim'].map(doneIn), [first, second, NOTHING_DONE]);
  assert.equal(lastLesson(), 'alpha-beta');
});

test('where something else is stored, nothing is done yet', () => {
  const wrong = '{"minimax": {"tasks": 1, "questions": 2, "passage": "3"}}';
  for (const text of ['', 'no JSON', 'null', '7', wrong]) {
    kept.set('plyscope-lessons', text);
    assert.deepEqual(doneIn('minimax'), NOTHING_DONE, text);
  }
});

test('what is done of a lesson is the part of its passages, tasks and questions; all can be forgotten', () => {
  const lesson = { name: 'minimax', passages: 5, exercises: 5 };
  assert.equal(partOf(lesson), 0);
  keepDone('minimax', { tasks: ['1'], questions: { 2: false }, passage: 3 });
  assert.equal(partOf(lesson), 0.5);
  // A lesson that had more in it when it was read.
  assert.equal(partOf({ ...lesson, passages: 1, exercises: 1 }), 1);
  assert.equal(partOf({ ...lesson, passages: 0, exercises: 0 }), 1);
  forgetAll();
  assert.deepEqual([doneIn('minimax'), lastLesson()], [NOTHING_DONE, '']);
});
