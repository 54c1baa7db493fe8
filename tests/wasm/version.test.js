import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { initSync, version } from '../../www/pkg/plyscope_wasm.js';

const root = new URL('../../', import.meta.url);

test('the built package loads in Node and is of this version', async () => {
  initSync({ module: await readFile(new URL('www/pkg/plyscope_wasm_bg.wasm', root)) });
  const { version: ours } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  assert.equal(version(), ours);
});
