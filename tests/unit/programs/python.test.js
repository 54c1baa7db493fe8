/** Programs in Python visit the nodes that the search visits, and print what it found. */

import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { casesOf, check } from '../support/programs.js';

/** Runs each program of a list, one after another. */
const RUN = `
import json, sys
for program in json.load(sys.stdin):
    print('=')
    exec(compile(program, 'program', 'exec'), {})
`;

test('every program in Python does what the search does', () => {
  const cases = casesOf('python', 60);
  const input = JSON.stringify(cases.map(({ program }) => program));
  const printed = execFileSync('python3', ['-c', RUN], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  check(cases, printed);
});
