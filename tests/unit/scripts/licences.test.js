import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { document } from '../../../tools/scripts/licences/document.mjs';
import { npmPackages } from '../../../tools/scripts/licences/npm.mjs';
import { neededFiles, textsOf } from '../../../tools/scripts/licences/packages.mjs';
import { crateIn } from '../../../tools/scripts/licences/toolchain.mjs';

/** @import { Shipped } from '../../../tools/scripts/licences/packages.mjs' */

test('of several licences to choose from MIT is given, and what must be kept beside it', () => {
  const both = ['Cargo.toml', 'LICENSE-APACHE', 'LICENSE-MIT', 'src'];
  assert.deepEqual(neededFiles(both, 'MIT OR Apache-2.0'), ['LICENSE-MIT']);
  assert.deepEqual(neededFiles(['COPYING', 'LICENSE-MIT', 'UNLICENSE'], 'Unlicense OR MIT'), [
    'LICENSE-MIT',
  ]);
  assert.deepEqual(
    neededFiles([...both, 'LICENSE-UNICODE', 'NOTICE'], '(MIT OR Apache-2.0) AND Unicode-3.0'),
    ['LICENSE-MIT', 'LICENSE-UNICODE', 'NOTICE'],
  );
  assert.deepEqual(neededFiles(['LICENSE-APACHE', 'NOTICE'], 'MIT OR Apache-2.0'), [
    'LICENSE-APACHE',
    'NOTICE',
  ]);
});

test('a package without a licence file or without a licence stops the build, and is named', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-'));
  t.after(() => rm(folder, { recursive: true }));
  const found = { name: 'found', folder };
  await assert.rejects(textsOf({ ...found, licence: 'MIT' }), /^Error: found \(MIT\) is shipped/);
  await assert.rejects(textsOf({ ...found, licence: null }), /names no licence/);
  await writeFile(join(folder, 'LICENSE.md'), '\r\nAs you like.  \r\nThank you.\r\n');
  assert.deepEqual(await textsOf({ ...found, licence: 'MIT' }), ['As you like.\nThank you.']);
});

test('a module that is in no file belongs to the package that made it, and else stops the build', async () => {
  const made = await npmPackages(['\0vite/preload-helper.js', '\0plyscope', '/www/src/page.js']);
  assert.deepEqual(
    made.map(({ name }) => name),
    ['vite'],
  );
  assert.match(made[0].texts[0], /Vite and.*contributors|Vite contributors/);
  assert.doesNotMatch(made[0].texts[0], /bundled dependencies/);
  await assert.rejects(npmPackages(['\0nobody/helper.js']), /nobody knows whose it is/);
});

test('a crate of the standard library is found in the toolchain’s notices', () => {
  const notice = (/** @type {string} */ file, /** @type {string} */ text) =>
    `<details><summary><code>${file}</code></summary>\n<pre>\n${text}\n</pre></details>`;
  const of = (/** @type {string} */ crate, /** @type {string} */ notices) =>
    `<h3>📦 ${crate}</h3>\n<p><b>License:</b> MIT/Apache-2.0</p>\n${notices}`;
  const html = [
    of('hash-2.0.0', notice('LICENSE', 'Another MIT')),
    of('hash-map-1.2.3', notice('LICENSE-APACHE', 'No') + notice('LICENSE-MIT', '&#34;As is&#34;')),
  ].join('\n');
  assert.deepEqual(crateIn(html, 'hash-map'), {
    name: 'hash-map',
    version: '1.2.3',
    licence: 'MIT/Apache-2.0',
    from: 'Rust',
    texts: ['"As is"'],
  });
  assert.throws(() => crateIn(html, 'hash'), /has no MIT licence of hash/);
  assert.throws(() => crateIn(html, 'map'), /has no MIT licence of map/);
});

test('each text comes once, and the order of the packages is always the same', () => {
  const of = (/** @type {string} */ name, /** @type {string[]} */ ...texts) =>
    /** @type {Shipped} */ ({ name, version: '1.0.0', licence: 'MIT', from: 'npm', texts });
  const packages = [of('b', 'Shared', 'Own'), of('a', 'Shared')];
  const text = document(packages);
  assert.equal(text, document(packages.toReversed()));
  assert.equal(text.split('Shared').length, 2);
  assert.match(
    text,
    /^a 1\.0\.0 \(npm\): MIT\nb 1\.0\.0 \(npm\): MIT\n\n=+\na 1.+\nb 1.+\n=+\n\nShared/m,
  );
  assert.match(text, /=\nb 1\.0\.0 \(npm\)\n=+\n\nOwn\n$/);
});
