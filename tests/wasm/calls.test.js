/** Calls in any order with any arguments: each returns, or throws as it may, and the module works afterwards. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { times } from '../unit/support/effort.js';
import { callsOf, NAMES } from './fuzz/calls.js';
import { failureOf, fewest } from './fuzz/run.js';
import { core } from './support/core.js';

const corpus = new URL('fuzz/corpus/', import.meta.url);

/** The seeds of a smoke run at the usual effort; `npm run fuzz` tries others for as long as it is told. */
const SEEDS = 1500;

test('every export is called', () => {
  const { Study } = core;
  const members = Object.getOwnPropertyNames(Study.prototype);
  const methods = members.filter((name) => name !== 'constructor' && !name.startsWith('__'));
  assert.deepEqual(NAMES.methods.toSorted(), methods.toSorted());
  const rest = ['Study', '__wasm', 'initSync', 'start'];
  const functions = Object.keys(core).filter((name) => !rest.includes(name));
  assert.deepEqual(NAMES.functions.toSorted(), functions.toSorted());
});

test('no calls harm the module', () => {
  for (let seed = 0; seed < times(SEEDS); seed += 1) {
    const calls = callsOf(seed);
    const failure = failureOf(calls);
    if (failure !== null) assert.fail(`seed ${seed}: ${failure}\n${JSON.stringify(fewest(calls))}`);
  }
});

for (const name of readdirSync(corpus)) {
  test(`calls that once did harm: ${name}`, () => {
    assert.equal(failureOf(JSON.parse(readFileSync(new URL(name, corpus), 'utf8'))), null);
  });
}
