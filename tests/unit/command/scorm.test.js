/** `plyscope scorm`: the package that a learning platform takes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { scorm } from '../../../packages/command/scorm.js';
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

const EXERCISE = '<plyscope-view quiz="cut" tree="[[1, 2], [3]]"></plyscope-view>';

/** The package of a page, with whatever files it needs. @param {string} body @param {Record<string, string>} files */
async function packed(body, files) {
  const all = { ...files, 'c/page.html': body + EXERCISE };
  const { code, error, files: after } = await run(scorm, ['c/page.html', '-o', 'x.zip'], all);
  const names =
    code === 0 ? Object.keys(unzipSync(/** @type {Uint8Array} */ (after['x.zip']))) : [];
  const always = /^(index\.html|imsmanifest\.xml|plyscope\.\w+\.js)$/;
  return { code, error, names: names.filter((name) => !always.test(name)).sort() };
}

test('whatever names a file in a page, a style sheet or a frame brings it along', async () => {
  const css = `@charset "utf-8"; @import "more/base.css" screen; @namespace svg url(http://www.w3.org/2000/svg);
    /* url(not.png) */ p { background: URL( 'p.png' ), image-set("one.png" 1x, "two.png" type("image/png") 2x); content: "x.png" }
    q { background: url(data:image/gif;base64,AAAA), url(#part) }`;
  const base =
    '@import url(../last.css); @font-face { src: url("../fonts/a%20b.woff2?v=3") format("woff2") }';
  for (const [
    html,
    wanted,
    files,
  ] of /** @type {[string, string[], Record<string, string>?][]} */ ([
    [
      '<link rel="stylesheet" href="css/look.css">',
      [
        ...[
          'css/last.css',
          'css/look.css',
          'css/more/base.css',
          'css/one.png',
          'css/p.png',
          'css/two.png',
        ],
        'css/fonts/a b.woff2',
      ],
      { 'css/look.css': css, 'css/more/base.css': base },
    ],
    ['<style>p { background: url(p.png) }</style>', ['p.png']],
    [`<p style="background: url('p.png')">`, ['p.png']],
    [
      '<img src="a.png" srcset="b,1.png 1x, data:image/gif;base64,AA 2x,c.png 3x">',
      ['a.png', 'b,1.png', 'c.png'],
    ],
    ['<picture><source srcset="a.avif"><img src="a.png" alt=""></picture>', ['a.avif', 'a.png']],
    [
      '<video src="a.mp4" poster="a.png"><source src="b.mp4"><track src="a.vtt"></video><audio src="a.ogg"></audio>',
      ['a.mp4', 'a.ogg', 'a.png', 'a.vtt', 'b.mp4'],
    ],
    ['<link rel="preload" as="image" imagesrcset="a.png 1x, b.png 2x">', ['a.png', 'b.png']],
    [
      '<link rel="preload" href="a.woff2"><link rel="modulepreload" href="b.js">',
      ['a.woff2', 'b.js'],
    ],
    [
      '<svg><image xlink:href="a.png"/><use href="s.svg#x"/></svg><object data="b.svg"></object>',
      ['a.png', 'b.svg', 's.svg'],
    ],
    [
      '<iframe src="in/frame.html#x"></iframe>',
      ['in/frame.html', 'in/look.css', 'p.png'],
      {
        'in/frame.html': '<link rel="stylesheet" href="look.css"><img src="../p.png">',
        'in/look.css': '',
      },
    ],
    ['<img src="in\\a.png">', ['in/a.png']],
  ])) {
    const there = Object.fromEntries(wanted.map((name) => [`c/${name}`, 'there']));
    const mine = Object.entries(files ?? {}).map(([name, text]) => [`c/${name}`, text]);
    const { code, error, names } = await packed(html, { ...there, ...Object.fromEntries(mine) });
    assert.deepEqual([code, error, names], [0, '', [...wanted].sort()], html);
  }
});

test('two style sheets that import each other end', async () => {
  const files = { 'c/a.css': '@import "b.css";', 'c/b.css': '@import "a.css";' };
  const { names } = await packed('<link rel="stylesheet" href="a.css">', files);
  assert.deepEqual(names, ['a.css', 'b.css']);
});

test('what is not packed is said, each once, with the file that names it', async () => {
  const files = {
    'c/look.css':
      '@import url(https://example.org/font.css); p { background: url(//example.org/p.png) }',
    'c/own.js': 'import "./other.js";',
    'c/next.html': '',
  };
  const { code, error } = await packed(
    `<link rel="stylesheet" href="look.css"><script type="module" src="own.js"></script>
    <a href="next.html">next</a> <a href="next.html#b">and</a> <a href="page.html#c">here</a> <a href="https://example.org/">web</a>`,
    files,
  );
  assert.equal(code, 0);
  assert.deepEqual(error.trim().split('\n'), [
    'Not in the package: https://example.org/font.css, which c/look.css loads from another place.',
    'Not in the package: //example.org/p.png, which c/look.css loads from another place.',
    'Not in the package: next.html, to which c/page.html links.',
    'Not in the package: what own.js, a script of c/page.html, imports or fetches, unless a <link rel="modulepreload" href="…"> names it.',
  ]);
});

test('a file that is missing, outside or in the way is named, with the file that names it', async () => {
  const look = '<link rel="stylesheet" href="css/look.css">';
  for (const [html, css, wrong] of /** @type {[string, string, RegExp][]} */ ([
    [
      look,
      'p { background: url(p.png) }',
      /c\/css\/look\.css loads css\/p\.png, which is not there/,
    ],
    [look, '@import "../../up.css"', /c\/css\/look\.css loads \.\.\/up\.css, which lies outside/],
    ['<video poster="p.png"></video>', '', /c\/page\.html loads p\.png, which is not there/],
    [
      '<iframe src="index.html"></iframe>',
      '',
      /c\/page\.html loads index\.html, a name that the package/,
    ],
    ['<base href="https://example.org/"><img src="p.png">', '', /c\/page\.html has a <base href>/],
  ])) {
    const { code, error } = await packed(html, { 'c/css/look.css': css });
    assert.equal(code, 1, html);
    assert.match(error, wrong);
  }
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
