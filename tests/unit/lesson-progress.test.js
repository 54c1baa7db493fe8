// The progress of a reader is kept, for each lesson by itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doneIn, keepDone } from '../../www/src/page/lessons/progress.js';

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});

const NOTHING = { tasks: [], questions: {} };

test('what is done in one lesson stays done when another is begun', () => {
  const [first, second] = [
    { tasks: ['1', '3'], questions: { 2: false } },
    { tasks: [], questions: { 1: true } },
  ];
  keepDone('minimax', first);
  keepDone('alpha-beta', second);
  assert.deepEqual(['minimax', 'alpha-beta', 'nim'].map(doneIn), [first, second, NOTHING]);
});

test('where something else is stored, nothing is done yet', () => {
  for (const text of ['', 'no JSON', 'null', '7', '{"minimax": {"tasks": 1, "questions": 2}}']) {
    kept.set('plyscope-lessons', text);
    assert.deepEqual(doneIn('minimax'), NOTHING, text);
  }
});
