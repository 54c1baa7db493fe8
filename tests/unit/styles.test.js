/** Colours, sizes and distances stand once, in the tokens, and queries ask for no width but those that are named there. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FONT } from '../../www/src/features/figures/svg.js';
import * as WIDTHS from '../../www/src/layout/widths.js';

const www = new URL('../../www/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, www), 'utf8');
const TOKENS = 'src/styles/tokens.css';

/** The style sheets by their path, without their comments. */
const sheets = new Map(
  readdirSync(www, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && !name.startsWith('examples/'))
    .map((name) => [name, read(name).replace(/\/\*[\s\S]*?\*\//g, '')]),
);

/** The modules by their path. */
const scripts = readdirSync(www, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.startsWith('src/') && name.endsWith('.js'));

/** The declarations of all sheets but the tokens, each as `path: property: value`. */
const declarations = [...sheets]
  .filter(([name]) => name !== TOKENS)
  .flatMap(([name, sheet]) =>
    [...sheet.matchAll(/^\s*([\w-]+:\s[^;{}]*);/gm)].map(([, text]) => `${name}: ${text}`),
  );

/** @param {RegExp} pattern */
const having = (pattern) => declarations.filter((text) => pattern.test(text));

test('colours stand in the tokens alone, and those of paper beside the colours of figures', () => {
  assert.ok(declarations.length > 1000);
  assert.deepEqual(having(/#[\da-f]{3}|\b(?:rgb|hsl|oklch|light-dark)\(/i), []);
  const coloured = scripts.filter((name) => /['"`]#[\da-f]{3,8}['"`]/i.test(read(name)));
  // A QR code is black on white in any theme.
  const known = ['src/features/figures/colours.js', 'src/features/sharing/code.js'];
  assert.deepEqual(coloured.sort(), known);
});

test('figures have the typefaces of the canvas', () => {
  const [, font = ''] = /--_font:\s*([^;]*);/.exec(read(TOKENS)) ?? [];
  assert.equal(FONT, font.replace(/\s+/g, ' '));
});

test('a distance that has a token is given by it', () => {
  const distance = /: (?:margin|padding|(?:row-|column-)?gap|inset|top|right|bottom|left)\b[^:]*:/;
  const literal = having(distance).filter((text) => /\b(?:4|8|12|16|20|24)px/.test(text));
  assert.deepEqual(literal, []);
});

test('a size of type that has a token is given by it', () => {
  assert.deepEqual(having(/: font-size: (?:11|12|12\.5|14|16|20|28)px/), []);
});

test('queries and scripts ask for the widths and heights that the tokens name', () => {
  const [widths, heights] = ['width', 'height'].map((side) => {
    const list = new RegExp(`\\* {3}${side}[\\s\\S]*?(?=\\n \\* {3}\\w|\\n \\*/)`).exec(
      read(TOKENS),
    );
    return new Set([...(list?.[0] ?? '').matchAll(/(\d+)px {2}/g)].map(([, size]) => size));
  });
  assert.ok(widths.size > 5 && heights.size > 1);
  for (const [name, width] of Object.entries(WIDTHS)) assert.ok(widths.has(String(width)), name);
  for (const [name, sheet] of sheets) {
    for (const [query] of sheet.matchAll(/@(?:media|container)[^{]*/g)) {
      assert.doesNotMatch(query, /\b(?:min|max)-(?:width|height)/, `${name}: ${query}`);
      for (const [condition] of query.matchAll(/\([^)]*\b(?:width|height)\b[^)]*\)/g)) {
        const named = condition.includes('width') ? widths : heights;
        for (const [, size] of condition.matchAll(/(\d+)px/g)) {
          assert.ok(named.has(size), `${name}: ${query}`);
        }
      }
    }
  }
});

test('every token is used, and every one that is used is there', () => {
  const all = [...sheets.values()].join('\n');
  const defined = new Set([...all.matchAll(/(--_[\w-]+):/g)].map(([, name]) => name));
  // Two are set by scripts; another is read by one.
  defined.add('--_times').add('--_strip').delete('--_strong');
  const used = new Set([...all.matchAll(/var\((--_[\w-]+)/g)].map(([, name]) => name));
  assert.deepEqual([...used].sort(), [...defined].sort());
});

test('a view has every sheet, or gets it with a feature', () => {
  const inline = scripts.flatMap((name) =>
    [...read(name).matchAll(/ from '([^']*\.css)\?inline'/g)].map(([, path]) =>
      new URL(path, new URL(name, 'file:///')).pathname.slice(1),
    ),
  );
  const reached = new Set([...inline, 'style.css', 'lesson.css']);
  for (const name of reached) {
    for (const [, path] of (sheets.get(name) ?? '').matchAll(/@import '([^']*)'/g)) {
      reached.add(new URL(path, new URL(name, 'file:///')).pathname.slice(1));
    }
  }
  assert.deepEqual(
    [...sheets.keys()].filter((name) => !reached.has(name)),
    ['embed.css', 'presenter.css', 'zoo.css', 'package/plyscope.css'],
  );
});
