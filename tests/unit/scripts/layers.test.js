/** The lint of the layers of www/src. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upwardImports } from '../../../tools/scripts/layers.mjs';

/** @param {Record<string, string>} modules */
const upward = (modules) => upwardImports(new Map(Object.entries(modules)));

test('a layer imports from itself and from those below', () => {
  const source = `
    import { place } from '../layout/plane.js';
    export { look } from './look.js';
    import init from '../../pkg/plyscope_wasm.js';
    import { html } from 'lit';
  `;
  assert.deepEqual(upward({ 'scene/scene.js': source }), []);
});

test('an import upwards is named, however it is written', () => {
  const targets = {
    "import { story } from '../panels/story.js';": 'panels/story.js',
    "export * from '../element/view.js';": 'element/view.js',
    "const load = () => import('../features/growth/growth.js');": 'features/growth/growth.js',
    "/** @param {import('../panels/model.js').Model} model */": 'panels/model.js',
    "/** @import { Model } from '../panels/model.js' */": 'panels/model.js',
    "import sheet from '../panels/story.css?inline';": 'panels/story.css',
    "import '../page/main.js';": 'page/main.js',
  };
  for (const [source, target] of Object.entries(targets)) {
    assert.deepEqual(upward({ 'scene/scene.js': source }), [`scene/scene.js -> ${target}`]);
  }
});

test('a folder that is no layer is named too', () => {
  assert.deepEqual(upward({ 'misc/a.js': "import '../styles/b.js';" }), [
    'misc/a.js -> styles/b.js',
  ]);
  assert.deepEqual(upward({ 'page/a.js': "import '../misc/b.js';" }), ['page/a.js -> misc/b.js']);
});
