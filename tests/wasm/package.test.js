import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { initSync, Study } from '../../www/pkg/plyscope_wasm.js';

const file = new URL('../../www/pkg/plyscope_wasm_bg.wasm', import.meta.url);

test('the built package loads in Node and searches', async () => {
  initSync({ module: await readFile(file) });
  const study = new Study({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', algorithm: 'alpha-beta' });
  assert.equal(study.text(), '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
  study.free();
});
