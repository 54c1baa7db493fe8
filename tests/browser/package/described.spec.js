// What the manifest says of our elements is what they have: attributes, members, and nothing besides.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<script src="/dist/plyscope.standalone.js"></script></head><body></body></html>`;

test('the manifest describes the elements as they are', async ({ page, packed, serve }) => {
  const folder = await packed.project('');
  await writeFile(join(folder, 'index.html'), PAGE);
  const origin = await serve({ '/dist/': join(packed.folder, 'dist'), '/': folder });
  await page.goto(origin);
  const text = await readFile(join(packed.folder, 'dist', 'custom-elements.json'), 'utf8');
  /** @type {{tagName: string, attributes: {name: string}[], members: {name: string, kind: string}[]}[]} */
  const described = JSON.parse(text).modules[0].declarations;
  expect(described.map(({ tagName }) => tagName)).toContain('plyscope-view');
  for (const { tagName, attributes, members } of described) {
    const found = await page.evaluate(
      ([tag, names]) => {
        const kind = customElements.get(tag);
        const element = document.createElement(tag);
        return {
          attributes: Reflect.get(kind ?? {}, 'observedAttributes') ?? [],
          lacking: names.filter((name) => !(name in element)),
        };
      },
      /** @type {const} */ ([tagName, members.map(({ name }) => name)]),
    );
    expect(found.lacking, tagName).toEqual([]);
    const names = attributes.map(({ name }) => name).sort();
    expect([...found.attributes].sort(), tagName).toEqual(names);
  }
});
