// The recipes of the guide for authors are those that other tests try.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../tools/scripts/run.mjs';
import { recipes } from '../browser/package/guide.js';

/** The files in which each recipe is tried. @type {Record<string, string[]>} */
const TRIED = {
  MkDocs: ['mkdocs/mkdocs.yml', 'mkdocs/docs/index.md', 'mkdocs/docs/second.md'],
  Sphinx: ['sphinx/conf.py', 'sphinx/index.rst'],
  // By pandoc, which Quarto is built on.
  Quarto: ['quarto/_quarto.yml', 'quarto/index.qmd'],
  // By `npm run frameworks`.
  Docusaurus: ['docusaurus/docusaurus.config.js', 'docusaurus/src/plyscope.js'],
  Next: ['next/app/layout.jsx', 'next/app/article.jsx', 'next/app/later.jsx'],
  Nuxt: ['nuxt/nuxt.config.js', 'nuxt/app/app.vue'],
  'Svelte and SvelteKit': ['sveltekit/src/routes/+page.svelte'],
  Astro: ['astro/src/pages/index.astro'],
  'reveal.js': ['slides/moments.html'],
  Bundlers: ['vite/main.js'],
  React: ['react/main.tsx'],
  Notebooks: ['../../../packages/python/README.md'],
};

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/** The lines that say something. @param {string} text */
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

for (const [heading, files] of Object.entries(TRIED)) {
  test(`the recipe for ${heading} is tried as it is written`, () => {
    const blocks = recipes.get(heading) ?? [];
    assert.ok(blocks.length > 0);
    const tried = files.map((file) => lines(read(join('tests/browser/package', file))));
    for (const block of blocks) {
      assert.ok(
        tried.some((text) => text.includes(lines(block))),
        block,
      );
    }
  });
}

test('the guide names every tree that comes along', () => {
  const [, list = ''] =
    /^The trees that come along: (.*)\.$/m.exec(read('docs/for-authors.md')) ?? [];
  const source = read('crates/search/src/presets.rs');
  const ids = [...source.matchAll(/\bid: "([a-z0-9-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(
    list.split(', '),
    ids.map((id) => `\`${id}\``),
  );
});
