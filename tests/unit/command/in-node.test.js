/** The files of commands, as Node has them. */

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inNode } from '../../../packages/command/in-node.js';

test('what is no file is none: a folder, and what would lie in a file', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-'));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.txt');
  await writeFile(file, 'text');
  assert.equal(await inNode.read(file), 'text');
  for (const path of [folder, join(file, 'b.txt'), join(folder, 'none.txt')]) {
    assert.equal(await inNode.read(path), null);
    assert.equal(await inNode.readBytes(path), null);
  }
});
