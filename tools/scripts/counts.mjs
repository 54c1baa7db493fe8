// How many tests passed, from the closing lines of cargo test, wasm-bindgen-test, node --test, Playwright and Python's unittest.

import { stripVTControlCharacters } from 'node:util';

const CLOSING_LINES = [
  // cargo test and wasm-bindgen-test: one for each of their binaries.
  /^\s*test result: ok\. (\d+) passed/,
  // node --test
  /^(?:ℹ|#) pass (\d+)$/,
  // Playwright
  /^\s+(\d+) passed \(.+\)$/,
  // unittest
  /^Ran (\d+) tests? in [\d.]+s$/,
];

/** @param {string} output */
export function countTests(output) {
  let passed = 0;
  for (const line of stripVTControlCharacters(output).split('\n')) {
    for (const pattern of CLOSING_LINES) passed += Number(pattern.exec(line)?.[1] ?? 0);
  }
  return passed;
}
