/** The form for random trees, without a screen. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipe } from '../../www/src/engine/catalogue.js';
import { anotherSeed, ROWS } from '../../www/src/features/generator/rows.js';
import { draftOf, recipeText, rowOf } from '../../www/src/features/recipe-rows.js';
import './support/core.js';

/** @import { ParseError } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Draft } from '../../www/src/features/recipe-rows.js' */

/** @param {string} text */
const facts = (text) => {
  const found = recipe(text);
  assert.ok(found !== null, text);
  return found;
};

const usual = draftOf(ROWS, facts('random()').parameters);

/** @param {Draft} typed */
const written = (typed) => recipeText('random', ROWS, { ...usual, ...typed });

/** The error of a draft, and its row. @param {Draft} typed */
function wrong(typed) {
  try {
    return facts(written(typed)).text;
  } catch (error) {
    const { parse } = /** @type {{parse: ParseError}} */ (error);
    const row = rowOf(ROWS, { ...usual, ...typed }, parse).name;
    return [row, 'expected' in parse ? parse.expected : parse.kind];
  }
}

test('every recipe stands in the fields as it is written, and is read from them again', () => {
  for (const text of [
    'random(branching=3, depth=3, seed=1)',
    'random(branching=1..6, depth=8, seed=9007199254740991, early-leaves=10)',
    'random(branching=2, depth=4, seed=0, leaves=uniform(-5..-1))',
    'random(branching=2, depth=4, seed=7, leaves=few(3), best-first=60, noise=0)',
    'random(branching=2, depth=4, seed=7, leaves=correlated(0), noise=12)',
  ]) {
    const fields = draftOf(ROWS, facts(text).parameters);
    assert.equal(facts(written(fields)).text, text);
  }
});

test('each parameter that a recipe can have is in the form', () => {
  const names = written({ noise: '1' }).matchAll(/^[\w-]+(?==)/gm);
  const { parameters } = facts('random(noise=1)');
  assert.deepEqual([...names].flat().sort(), Object.keys(parameters).sort());
});

test('what is typed is taken as a person means it', () => {
  const text = (/** @type {Draft} */ typed) => facts(written(typed)).text;
  assert.equal(text({ fewest: ' 1 ', most: '4' }), 'random(branching=1..4, depth=3, seed=1)');
  assert.equal(text({ fewest: '4', most: ' ' }), 'random(branching=4, depth=3, seed=1)');
  assert.equal(
    text({ 'best-first': '60 %' }),
    'random(branching=3, depth=3, seed=1, best-first=60)',
  );
  assert.equal(text({ seed: '1,000' }), 'random(branching=3, depth=3, seed=1000)');
  assert.match(text({ from: '−5', to: '5' }), /leaves=uniform\(-5\.\.5\)/);
});

test('an error is said at the field that it is about', () => {
  assert.deepEqual(wrong({ fewest: '' }), ['branching', 'whole']);
  assert.deepEqual(wrong({ fewest: '5', most: '2' }), ['branching', 'empty-range']);
  assert.deepEqual(wrong({ depth: 'x' }), ['depth', 'whole']);
  assert.deepEqual(wrong({ depth: '' }), ['depth', 'whole']);
  assert.deepEqual(wrong({ seed: '-1' }), ['seed', 'whole']);
  assert.deepEqual(wrong({ 'early-leaves': '101' }), ['early-leaves', 'whole']);
  assert.deepEqual(wrong({ from: '3', to: '2' }), ['leaves', 'empty-range']);
  assert.deepEqual(wrong({ kind: 'few', values: '0' }), ['leaves', 'whole']);
  assert.deepEqual(wrong({ kind: 'correlated', gain: '1999999999' }), ['leaves', 'would-reach']);
  assert.deepEqual(wrong({ 'best-first': '1.5' }), ['best-first', 'whole']);
  assert.deepEqual(wrong({ noise: 'much' }), ['noise', 'whole']);
  // A comma in a parameter does not begin another one.
  assert.deepEqual(wrong({ depth: '3, seed=4' }), ['depth', 'whole']);
  assert.deepEqual(wrong({ noise: '3) with 4=5' }), ['noise', 'whole']);
});

test('another seed is another one, and can be said aloud', () => {
  for (const chance of [0, 0.25, 0.9999999]) {
    const drawn = anotherSeed('', chance);
    assert.match(drawn, /^[1-9]\d{0,3}$/);
    assert.notEqual(anotherSeed(drawn, chance), drawn);
    assert.match(anotherSeed(drawn, chance), /^[1-9]\d{0,3}$/);
  }
});
