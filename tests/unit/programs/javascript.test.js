/** Programs in JavaScript visit the nodes that the search visits, and print what it found. */

import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { casesOf, check } from '../support/programs.js';

test('every program in JavaScript does what the search does', () => {
  const cases = casesOf('javascript', 60);
  /** @type {string[]} */
  const printed = [];
  const log = (/** @type {unknown[]} */ ...parts) => printed.push(`${parts.join(' ')}\n`);
  for (const { program } of cases) {
    printed.push('=\n');
    runInNewContext(`'use strict';\n${program}`, { console: { log } });
  }
  check(cases, printed.join(''));
});
