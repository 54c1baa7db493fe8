/** `plyscope scorm`: the package that a learning platform takes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { scorm } from '../../../command/scorm.js';
import { run } from '../support/command.js';

const PAGE = `<!doctype html><title>Cuts &amp; windows</title>
<link rel="stylesheet" href="./look.css?v=1"><link rel="icon" href="data:,"><link rel="next" href="../2.html">
<script type="module" src="https://example.org/a/plyscope.js?v=2"></script>
<script>let own = 1;</script>
<img src="img/my%20tree.png#top" alt=""><a href="other.html">not loaded</a>
<plyscope-view quiz="cut" tree="[[1, 2], [3]]"></plyscope-view>`;

const FILES = { 'c/page.html': PAGE, 'c/look.css': 'p {}', 'c/img/my tree.png': 'PNG' };

test('a package has the page with our scripts, what the page loads, and a manifest that lists it', async () => {
  const { code, out, files } = await run(scorm, ['c/page.html', '-o', 'x.zip'], { ...FILES });
  assert.deepEqual([code, out], [0, 'x.zip: 6 files\n']);
  const unzipped = unzipSync(/** @type {Uint8Array} */ (files['x.zip']));
  const names = Object.keys(unzipped).sort();
  assert.deepEqual(names, [
    ...['img/my tree.png', 'imsmanifest.xml', 'index.html', 'look.css'],
    ...['plyscope.scorm.js', 'plyscope.standalone.js'],
  ]);
  const html = strFromU8(unzipped['index.html']);
  assert.doesNotMatch(html, /example\.org/);
  assert.match(html, /let own = 1;/);
  assert.match(
    html,
    /standalone\.js"><\/script><script src="plyscope\.scorm\.js"><\/script><\/body>/,
  );
  const manifest = strFromU8(unzipped['imsmanifest.xml']);
  assert.match(manifest, /<schemaversion>1\.2</);
  assert.match(manifest, /<title>Cuts &#38; windows</);
  for (const name of names.filter((name) => name !== 'imsmanifest.xml'))
    assert.match(manifest, new RegExp(`<file href="${name}"/>`));
});

test('the same page gives the same package', async () => {
  const make = async () => {
    const { files } = await run(scorm, ['c/page.html', '-o', 'x.zip'], { ...FILES });
    return files['x.zip'];
  };
  assert.deepEqual(await make(), await make());
});

test('whatever is wrong is said, and nothing is written', async () => {
  for (const [args, code, wrong] of /** @type {[string[], number, RegExp][]} */ ([
    [[], 2, /Which page\?/],
    [['c/page.html'], 2, /With -o, give the package a file/],
    [['c/page.html', '-o', 'x.tar'], 2, /must end in \.zip/],
    [['missing.html', '-o', 'x.zip'], 1, /There is no file missing\.html/],
    [['none.html', '-o', 'x.zip'], 1, /none\.html has no exercise/],
    [['lone.html', '-o', 'x.zip'], 1, /lone\.html loads look\.css, which is not there/],
    [['up.html', '-o', 'x.zip'], 1, /up\.html loads \.\.\/look\.css, which lies outside/],
    [['root.html', '-o', 'x.zip'], 1, /root\.html loads \/look\.css, which lies outside/],
  ])) {
    const files = {
      ...FILES,
      'none.html': '<plyscope-view></plyscope-view>',
      'lone.html': PAGE,
      'up.html': PAGE.replace('./look.css', 'img/../../look.css'),
      'root.html': PAGE.replace('./look.css', '/look.css'),
      '../look.css': 'p {}',
    };
    const result = await run(scorm, args, files);
    assert.match(result.error, wrong);
    assert.deepEqual([result.code, 'x.zip' in result.files], [code, false]);
  }
});
