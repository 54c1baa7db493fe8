/** The parts of a run: what goes on when one of them fails. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runParts } from '../../../tools/scripts/parts.mjs';

/** @import { Part } from '../../../tools/scripts/parts.mjs' */

/** Parts that no command knows, so that each of them fails. @type {Part[]} */
const FAILING = [
  { name: 'no-such-part', says: 'Nothing that is made', builds: true, run: async () => {} },
  { name: 'nor-this', says: 'What needs it', needs: ['no-such-part'], run: async () => {} },
  { name: 'nor-that', says: 'What is after it', needs: ['nor-this'], run: async () => {} },
];

/** What a run prints. @param {(lines: string[]) => Promise<void>} look */
async function printed(look) {
  /** @type {string[]} */
  const lines = [];
  const { log } = console;
  console.log = (line) => lines.push(String(line));
  try {
    await look(lines);
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}

test('a run to its end tells all that failed, and does not try what cannot be', async () => {
  const text = await printed(() =>
    assert.rejects(runParts(FAILING, {}, { toTheEnd: true }), /^\w*: 3 of 3 parts failed/),
  );
  assert.match(text, /NOT RUN: What needs it, which needs: Nothing that is made/);
  assert.doesNotMatch(text, /FAILED: What needs it/);
  assert.match(text, /FAILED: What is after it/);
});

test('any other run ends at the first that fails', async () => {
  const text = await printed(() =>
    assert.rejects(runParts(FAILING), /FAILED: Nothing that is made/),
  );
  assert.doesNotMatch(text, /What needs it/);
});
