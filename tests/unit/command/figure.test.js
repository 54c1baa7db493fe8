/** `plyscope figure`: a figure from a terminal, and what is said where there is none. */

import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { figure } from '../../../packages/command/figure.js';
import { fromSources } from '../../../packages/command/from-sources.js';
import { animated } from '../../../www/src/features/figures/animated.js';
import { figure as draw } from '../../../www/src/features/figures/figure.js';
import { levelled } from '../../../www/src/features/figures/strip.js';
import { svg } from '../../../www/src/features/figures/svg.js';
import { preset, withSearch } from '../support/core.js';
import { LIGHT, sourceOf } from '../support/figures.js';
import { read } from '../support/xml.js';

const TREE = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/**
 * Runs the command, with files in memory.
 * @param {string[]} args
 * @param {Record<string, string>} [files]
 */
async function run(args, files = {}) {
  const [said, wrong] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  const code = await figure(args, {
    ...fromSources,
    languages: ['en'],
    read: async (path) => files[path] ?? null,
    input: async () => TREE,
    write: async (path, text) => {
      files[path] = String(text);
    },
    out: (text) => said.push(text),
    error: (text) => wrong.push(text),
  });
  return { code, out: said.join(''), error: wrong.join(''), files };
}

test('the figure of the terminal is that of the page', async () => {
  const { code, out, error } = await run(['swedish-51', '--step', 'cutoff:6', '--caption']);
  assert.deepEqual([code, error], [0, '']);
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const drawing = draw(sourceOf(search, search.cutoffs[5]), { width: 800, caption: true });
    assert.equal(out, svg(drawing, LIGHT));
  });
});

test('with --frames the steps follow each other, at a speed', async () => {
  const { code, out, error } = await run(['swedish-51', '--frames', '--caption', '--speed', '4']);
  assert.deepEqual([code, error], [0, '']);
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const figures = Array.from({ length: search.overview.steps + 1 }, (_, step) =>
      draw(sourceOf(search, step), { width: 800, caption: true }),
    );
    const title = 'Alpha-beta, step by step: 77 pictures, one after another';
    assert.equal(out, animated(levelled(figures), title, LIGHT, 4));
  });
  const { files } = await run([TREE, '--frames', '--step', 'start,cutoff:1,end', '-o', 'a.svg']);
  assert.match(files['a.svg'], /animation:3s/);
});

test('a tree is a file, a preset, a text, or what comes in', async () => {
  const { out } = await run([TREE]);
  assert.equal((await run(['-'])).out, out);
  assert.equal((await run(['a.txt'], { 'a.txt': TREE })).out, out);
  assert.notEqual((await run([TREE, '--algorithm', 'minimax'])).out, out);
  assert.notEqual((await run([TREE, '--root=min'])).out, out);
  assert.notEqual((await run([TREE, '--order', 'reversed'])).out, out);
});

test('everything that can be asked for is a figure', async () => {
  const asked = [
    ['--theme', 'dark'],
    ['--theme', 'bw'],
    ['--width', '300'],
    ['--no-windows'],
    ['--no-values'],
    ['--caption'],
    ['--lang', 'sv'],
    ['--labels', 'numbers'],
    ['--overlay', 'types'],
    ['--step', '3'],
    ['--step', 'visit:F'],
    ['--fold', '1'],
    ['--step', 'cutoff:1,cutoff:2,end', '--columns', '2'],
  ];
  const seen = new Set();
  for (const args of asked) {
    const { code, out, error } = await run([TREE, ...args]);
    assert.deepEqual([code, error], [0, ''], args.join(' '));
    assert.equal(read(out).name, 'svg');
    seen.add(out);
  }
  assert.equal(seen.size, asked.length);
  assert.match((await run([TREE, '--lang', 'sv', '--caption'])).out, /lang="sv"[\s\S]*Roten/);
  const { files } = await run([TREE, '-o', 'a.tex', '--frames', '--step', 'start,cutoff:1,end']);
  assert.match(files['a.tex'], /\{beamer\}[\s\S]*<2>/);
  assert.match(
    (await run([TREE, '-o', 'a.tex'])).files['a.tex'],
    /^%.*\n\\documentclass\[tikz\]\{standalone\}/,
  );
  assert.match((await run(['--help'])).out, /--step/);
});

test('a figure has no ground where it is to have none, and stands in a document of Typst', async () => {
  const [filled, bare] = await Promise.all([run([TREE]), run([TREE, '--no-ground'])]);
  const ground = /<rect width="\d+" height="\d+" fill="#\w+"\/>\n/;
  assert.match(filled.out, ground);
  assert.doesNotMatch(bare.out, ground);
  // But for what is drawn upon others in its colour.
  const [, colour] = /fill="(#\w+)"\/>/.exec(filled.out) ?? [];
  const pieces = (/** @type {string} */ text) => text.split(`fill="${colour}"`).length;
  assert.ok(pieces(bare.out) <= pieces(filled.out) - 2);
  const { files } = await run([TREE, '--step', 'cutoff:1', '-o', 'a.typ']);
  const [, quoted = ''] =
    /^#image\(bytes\("(.*)"\), format: "svg", width: 600pt, alt: ".+"\)\n$/s.exec(files['a.typ']) ??
    [];
  assert.equal(quoted.replace(/\\(.)/g, '$1'), (await run([TREE, '--step', 'cutoff:1'])).out);
  const several = await run([TREE, '--step', '1,2,3', '--frames', '-o', 'a.typ']);
  assert.equal(several.files['a.typ'].match(/^#image/gm)?.length, 3);
  assert.match((await run([TREE, '--frames', '-o', 'a.png'])).error, /a\.png: its name must end/);
});

test('a large tree is folded where it has no room', async () => {
  const { code, out } = await run(['random(branching=4, depth=8, seed=7)', '--step', 'cutoff:1']);
  assert.equal(code, 0);
  assert.ok(out.length < 100_000);
  const unfolded = await run(['random(branching=4, depth=8, seed=7)', '--fold', 'none']);
  assert.equal(unfolded.code, 2);
  assert.match(unfolded.error, /too close.*--width/);
});

test('an error says what is wrong and what would be right, and no file is touched', async () => {
  /** @type {[string[], RegExp][]} */
  const wrong = [
    [[], /Which tree\?/],
    [['no-such-file.txt'], /neither a file, nor a tree, nor a preset.*swedish-51/],
    [['bad.txt'], /bad\.txt: Line 1, column 8: the text ends/],
    [[TREE, '--theme', 'sepia'], /--theme: “sepia” is none of these: light, dark, bw/],
    [[TREE, '--width', 'wide'], /--width: “wide” is not a whole number from 200 to 4,000/],
    [[TREE, '--step', 'cutoff:9'], /no moment “cutoff:9”/],
    [[TREE, '--step', '999'], /from 0 to 37/],
    [[TREE, '--step', 'soon'], /“soon” is not a step/],
    [[TREE, '--algorithm', 'alphabeta'], /no algorithm “alphabeta”.*alpha-beta/],
    [[TREE, '--thme', 'dark'], /no option --thme.*--theme/],
    [[TREE, '--depth', 'x'], /x/],
    [[TREE, '--table', '4'], /table/],
    [[TREE, '--fold', 'x'], /--fold: “x”/],
    [[TREE, '--fold', '2'], /2/],
    [[TREE, '--step'], /--step needs a value/],
    [[TREE, 'more'], /one argument too many/],
    [['random(branching=4, depth=6, seed=1)', '--frames'], /at most 400/],
    [[TREE, '--frames', '--speed', '3'], /--speed: “3” is none of these: 0\.5, 1, 2/],
  ];
  for (const [args, message] of wrong) {
    const files = { 'bad.txt': '[[3, 12', 'kept.tex': 'kept', 'kept.svg': 'kept' };
    const given = args.at(-1) === '--step' ? args : [...args, '-o', 'kept.tex'];
    const { code, error } = await run(given, files);
    assert.ok(code > 0, args.join(' '));
    assert.match(error, message);
    assert.match(error, /^plyscope figure: [^\n]*\n$/);
    assert.deepEqual([files['kept.tex'], files['kept.svg']], ['kept', 'kept']);
  }
  assert.match(
    (await run([TREE, '-o', 'a.gif'])).error,
    /a\.gif: its name must end in \.svg, \.typ or \.tex/,
  );
});

test('a file is whole or as it was', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-'));
  context.after(() => rm(folder, { recursive: true }));
  const io = { ...fromSources, error: () => {} };
  const path = join(folder, 'a.svg');
  await writeFile(path, 'before');
  assert.equal(await figure([TREE, '--step', '999', '-o', path], io), 2);
  assert.equal(await readFile(path, 'utf8'), 'before');
  assert.equal(await figure([TREE, '-o', path], io), 0);
  assert.equal(read(await readFile(path, 'utf8')).name, 'svg');
  assert.equal(await figure([TREE, '-o', join(folder, 'nowhere', 'a.svg')], io), 1);
  assert.deepEqual(await readdir(folder), ['a.svg']);
});

test('the tree of a game grows here too, and a wrong recipe is told of', async () => {
  const recipe = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out)';
  const { code, out, error } = await run([recipe, '--step', 'end', '--caption']);
  assert.deepEqual([code, error], [0, '']);
  assert.match(out, />1A</);
  assert.match(out, /It entered 9 nodes/);
  const wrong = await run(['four(columns=4, rows=banana)']);
  assert.equal(wrong.code, 1);
  assert.match(wrong.error, /banana/);
});
