/** `plyscope code`: a search as a program from a terminal, and what is said where there is none. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code } from '../../../packages/command/code.js';
import { run } from '../support/command.js';
import { withSearch } from '../support/core.js';
import { say } from '../support/messages.js';
import { LANGUAGES, programs } from '../support/programs.js';

const TREE = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

test('the program of the terminal is that of the page, in any language', async () => {
  for (const language of LANGUAGES)
    for (const algorithm of ['alpha-beta', 'sss-star']) {
      const args = [TREE, '--language', language, '--algorithm', algorithm, '--root', 'min'];
      const { code: ends, out, error } = await run(code, args);
      assert.deepEqual([ends, error], [0, '']);
      withSearch({ tree: TREE, algorithm, options: { root: 'min' } }, (search) =>
        assert.equal(out, programs.wholeProgram(search, language, { say, labels: 'names' })),
      );
    }
});

test('a program goes to a file, with words of the language that is named', async () => {
  const args = ['tree.txt', '--lang', 'sv', '-o', 'a.py'];
  const { code: ends, out, files } = await run(code, args, { 'tree.txt': TREE });
  assert.deepEqual([ends, out], [0, '']);
  assert.match(String(files['a.py']), /print\("bästa drag:", best\)/);
});

test('what cannot be a program is said', async () => {
  /** @param {string[]} args */
  const wrong = async (...args) => {
    const { code: ends, out, error } = await run(code, args);
    assert.equal(out, '');
    return [ends, error];
  };
  assert.deepEqual(await wrong(TREE, '--language', 'cobol'), [
    2,
    'plyscope code: --language: “cobol” is none of these: python, javascript, rust, c.\n',
  ]);
  assert.deepEqual(await wrong(TREE, '--order', 'history'), [
    1,
    'plyscope code: In this order of children there is only pseudocode: a program would not visit the same nodes.\n',
  ]);
  assert.deepEqual(await wrong('random(branching=2, depth=12, seed=1)'), [
    1,
    'plyscope code: No program to copy: the tree has 8,191 nodes, and a program has at most 5,000.\n',
  ]);
  assert.deepEqual(await wrong('[[3, 12'), [
    1,
    'plyscope code: Line 1, column 8: the text ends, and the [ at line 1, column 2 is not closed. Write a ].\n',
  ]);
  assert.equal((await wrong('--bogus'))[0], 2);
});

test('help names every language', async () => {
  const { code: ends, out } = await run(code, ['--help']);
  assert.equal(ends, 0);
  assert.match(out, /python \(the default\), javascript, rust or c/);
});
