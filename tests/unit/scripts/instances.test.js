/** What the build makes of the JavaScript that wasm-bindgen writes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainImports } from '../../../scripts/instances.mjs';

test('what a module asks for has names that are as long as before, and all different', () => {
  const glue = `{
        __wbg_get_2080c49015e35254: function(arg0, arg1) {},
        __wbg_get_d7176cfb76d71114: function(arg0, arg1) { return this.__wbg_get_d7176cfb76d71114; },
        __wbindgen_generic_0000000000000001: function(arg0) {},
  }`;
  const names = plainImports(glue);
  assert.deepEqual([...names.keys()], ['__wbg_get_2080c49015e35254', '__wbg_get_d7176cfb76d71114']);
  assert.equal(new Set(names.values()).size, names.size);
  for (const [name, plain] of names) {
    assert.equal(plain.length, name.length);
    assert.match(plain, /^__wbg_get_0+\d$/);
  }
});

test('where wasm-bindgen names it in another way, the build stops', () => {
  assert.throws(() => plainImports('{ get: function() {} }'), /another way/);
});
