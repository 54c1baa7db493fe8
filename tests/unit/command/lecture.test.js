/** `plyscope lecture`: what is in a lecture and what is wrong with it, and the slides and pages that are written of it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'parse5';
import { fromSources } from '../../../packages/command/from-sources.js';
import { lecture } from '../../../packages/command/lecture.js';
import { attribute, elementsIn, textIn } from '../../../packages/command/page.js';
import { LAYOUT_NAMES, LAYOUTS } from '../../../www/src/page/lecture/layouts.js';
import { write } from '../../../www/src/session/address.js';

/** @import { Node } from '../../../packages/command/page.js' */
/** @import { Exhibit } from '../../../www/src/session/exhibit.js' */

const TREE = '%5B%5B3,12,8%5D,%5B2,4,6%5D,%5B14,5,2%5D%5D';
const SEARCH = `#tree=${TREE}&algorithm=alpha-beta`;

/** @typedef {{link?: string, title?: string, notes?: string}} Part */

/** @param {Part[]} slides @param {string} [title] */
const file = (slides, title = 'Cutting') =>
  JSON.stringify({ plyscope: 'lecture', version: 3, title, slides });

/** What nobody should write, but somebody will. */
const HOSTILE = '50 % & $x$ \\input{x} #1 "quoted" <b>_{}^~';

const SLIDES = [
  { link: `${SEARCH}&step=3&until=6`, title: HOSTILE, notes: `Wait.\n${HOSTILE}` },
  { link: `${SEARCH}&step=0&predict=all` },
  { link: `${SEARCH}&step=14&until=14&hidden=values`, title: 'Hidden' },
  { link: `${SEARCH}&step=5&until=5&compare=minimax;negascout`, title: 'Compared' },
  { link: '#tree=swedish-51&growth=thirty', title: '900 against 59' },
  { link: `${SEARCH}&step=end&passage=Only+{{entered}}+of+{{nodes}}.`, title: 'Read' },
  { link: '#hidden=tree&passage=Two+players:%0A-+one+wants+much', title: 'Games' },
];

/** A program that looks at H where alpha-beta cuts. */
const TRACE = {
  name: 'mine.jsonl',
  text: [
    '{"plyscope":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}',
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((node) => `{"event":"enter","node":${node}}`),
  ].join('\n'),
};

/** What stands beside a tree. @type {readonly [title: string, exhibit: Exhibit][]} */
const BESIDES = [
  ['All', { results: { by: 'entered', descending: false } }],
  ['Mine', { trace: TRACE }],
  ['Decided', { beside: 'decision' }],
  ['Written', { beside: 'code' }],
];

/** Slides with that; `more` is for all of them. @param {Exhibit} [more] */
const besides = (more) =>
  BESIDES.map(([title, exhibit]) => {
    const at = {
      tree: '[[3,12,8],[2,4,6],[14,5,2]]',
      algorithm: 'alpha-beta',
      step: 20,
      until: 20,
    };
    return { title, link: write({ ...at, ...exhibit, ...more }, 'slide') };
  });

/**
 * Runs the command, with files in memory.
 * @param {string[]} args
 * @param {string} [text] of the lecture
 */
async function run(args, text = file(SLIDES)) {
  const [said, wrong] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  /** @type {Record<string, string>} */
  const files = { 'a.json': text };
  const code = await lecture(args, {
    ...fromSources,
    languages: ['en'],
    read: async (path) => files[path] ?? null,
    input: async () => text,
    write: async (path, content) => {
      files[path] = String(content);
    },
    out: (each) => said.push(each),
    error: (each) => wrong.push(each),
  });
  return { code, out: said.join(''), error: wrong.join(''), files };
}

/** All text in a node. @param {Node} node @returns {string} */
const textOf = (node) =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** @param {Node} node @param {string} name */
const named = (node, name) => elementsIn(node).filter(({ tagName }) => tagName === name);

/** @param {Node} node @param {string} name */
const classed = (node, name) =>
  elementsIn(node).filter((each) => attribute(each, 'class')?.split(' ').includes(name));

test('the contents name each slide, its tree, its searches and its steps', async () => {
  const { code, out, error } = await run(['a.json']);
  assert.deepEqual([code, error], [0, '']);
  const [title, , heads, ...rows] = out.trimEnd().split('\n');
  assert.equal(title, 'Cutting');
  assert.deepEqual(heads.split(/ {2,}/), ['No.', 'Title', 'Tree', 'Algorithm', 'Step']);
  assert.deepEqual(
    rows.map((row) => row.split(/ {2,}/).slice(1)),
    [
      [HOSTILE, 'Unnamed tree', 'Alpha-beta', '3–6'],
      ['Alpha-beta, step 0', 'Unnamed tree', 'Alpha-beta', '0–37'],
      ['Hidden', 'Unnamed tree', 'Alpha-beta', '14'],
      ['Compared', 'Unnamed tree', 'Alpha-beta · Minimax · NegaScout', '5'],
      ['900 against 59', 'Growth: 30 moves, 2 plies, leaves evaluated', '—', '—'],
      ['Read', 'Unnamed tree', 'Alpha-beta', '37'],
      ['Games', '—', '—', '—'],
    ],
  );
  assert.equal((await run(['-'])).out, out);
});

test('slides that cannot be read are named, and the others are written', async () => {
  const slides = [
    { title: 'No link' },
    { link: `${SEARCH}&step=3` },
    { link: `${SEARCH}&step=cutoff:9`, title: 'No such cutoff' },
    { link: '#tree=[[1,2&algorithm=alpha-beta', title: 'No tree' },
    { link: `${SEARCH}&step=3&beside=nothing`, title: 'No such thing' },
  ];
  for (const args of [[], ['-o', 'a.tex'], ['-o', 'a.html'], ['--print', '6']]) {
    const { code, error } = await run(['a.json', ...args], file(slides));
    assert.equal(code, 1);
    const lines = error.trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => /^Slide (\d): ./.exec(line)?.[1]),
      ['1', '3', '4', '5'],
    );
    assert.match(lines[1], /cutoff:9/);
  }
});

test('what is no lecture is refused, and so is what cannot be written', async () => {
  for (const [args, code, said] of /** @type {const} */ ([
    [[], 2, /Which lecture/],
    [['b.json'], 1, /There is no file b\.json/],
    [['a.json', '-o', 'a.docx'], 2, /\.tex or \.html/],
    [['a.json', '--print', '3', '-o', 'a.tex'], 2, /\.tex or \.html/],
    [['a.json', '--print', '4'], 2, /3, 2, 6, notes/],
    [['a.json', '--paper', 'A5'], 2, /A4, letter/],
  ])) {
    const found = await run([...args]);
    assert.equal(found.code, code, String(args));
    assert.match(found.error, said);
  }
  const other = await run(['a.json'], '{"plyscope": "collection"}');
  assert.deepEqual([other.code, /is no lecture/.test(other.error)], [1, true]);
  const { code, out } = await run(['--help']);
  assert.equal(code, 0);
  assert.match(out, /--print/);
});

test('of a slide in LaTeX its steps are overlays; nothing that is written is read as a command', async () => {
  const { code, files } = await run(['a.json', '-o', 'a.tex']);
  assert.equal(code, 0);
  const tex = files['a.tex'];
  const frames = tex.split('\\begin{frame}').slice(1);
  assert.equal(frames.length, SLIDES.length);
  assert.equal(tex.match(/\\end\{frame\}/g)?.length, SLIDES.length);
  // Steps 3 to 6, each with its sentence.
  assert.deepEqual(
    [...frames[0].matchAll(/^\\only<(\d)>/gm)].map(([, on]) => on),
    ['1', '2', '3', '4'],
  );
  assert.equal(frames.filter((frame) => frame.includes('\\begin{tikzpicture}')).length, 6);
  assert.equal(frames.filter((frame) => frame.includes('\\note<1>{')).length, 1);
  assert.match(frames[0], /\\note<1>\{Wait\.\\par 50 \\% \\& /);
  // A comment may say anything.
  assert.doesNotMatch(tex.replace(/^% .*$/gm, ''), /\\input|[^\\]%x|\$x\$/);
  assert.match(frames[1], /What are \\ensuremath\{\\alpha\}/);
  // Once beside its point of the chart, and once below.
  for (const count of ['900', '59'])
    assert.match(frames[4], new RegExp(`boldmath\\{\\}${count}\\}[\\s\\S]*bfseries ${count}\\}`));
  assert.match(frames[5], /Only 11 of 13\./);
  assert.match(frames[6], /\\Large Two players:\\par \\textendash/);
});

test('Cyrillic has an encoding, and only where it is written', async () => {
  const russian = file([{ link: `${SEARCH}&step=3&until=3`, title: 'Отсечения' }], 'Лекция');
  const { files } = await run(['a.json', '-o', 'a.tex', '--lang', 'ru'], russian);
  assert.match(files['a.tex'], /fontspec[\s\S]*T2A/);
  assert.match(files['a.tex'], /\\plyscopecyrillic\{Отсечения\}/);
  assert.doesNotMatch((await run(['a.json', '-o', 'a.tex'])).files['a.tex'], /fontspec/);
});

test('each live slide has a view at its step, and takes the steps that follow', async () => {
  const { code, out, files } = await run(['a.json', '-o', 'a.html']);
  assert.equal(code, 0);
  assert.match(out, /npm install plyscope reveal\.js/);
  const html = parse(files['a.html']);
  const sections = named(html, 'section');
  assert.equal(sections.length, SLIDES.length);
  const views = sections.map((section) => named(section, 'plyscope-view'));
  // What is hidden is a picture, since a view shows all, and so is the growth; three searches are compared.
  assert.deepEqual(
    views.map(({ length }) => length),
    [1, 1, 0, 3, 0, 1, 0],
  );
  const [[first], [asking]] = views;
  assert.equal(attribute(first, 'step'), '3');
  assert.equal(attribute(first, 'tree'), '[[3,12,8],[2,4,6],[14,5,2]]');
  assert.equal(attribute(asking, 'from'), '0');
  assert.equal(attribute(asking, 'questions'), '1');
  assert.deepEqual(
    views[3].map((view) => attribute(view, 'algorithm')),
    ['alpha-beta', 'minimax', 'negascout'],
  );
  const fragments = classed(sections[0], 'fragment');
  assert.deepEqual(
    fragments.map((each) => attribute(each, 'data-plyscope')),
    ['4', '5', '6'],
  );
  assert.equal(textIn(named(sections[0], 'h2')[0]), HOSTILE);
  assert.equal(textOf(classed(sections[0], 'notes')[0]), `Wait.${HOSTILE}`);
  assert.match(textOf(sections[5]), /Only 11 of 13\./);
  const chart = named(sections[4], 'svg').flatMap((svg) => named(svg, 'text').map(textOf));
  for (const text of ['900', '59', 'Minimax']) assert.ok(chart.includes(text), text);
  // It works from a disk, where no module loads another.
  for (const script of named(html, 'script')) {
    assert.equal(attribute(script, 'type'), null);
    assert.doesNotMatch(textIn(script), /^\s*(import|export)\b/m);
    new Function(textIn(script));
  }
});

test('pages to print have so many slides each, and nothing that the hall does not see', async () => {
  for (const name of LAYOUT_NAMES) {
    const { code, files } = await run([
      'a.json',
      '--print',
      name,
      '-o',
      'a.html',
      '--paper',
      'letter',
    ]);
    assert.equal(code, 0);
    assert.match(files['a.html'], /@page \{ size: letter/);
    const html = parse(files['a.html']);
    const pages = classed(html, 'page');
    const { slides } = LAYOUTS[name];
    assert.equal(pages.length, Math.ceil(SLIDES.length / slides), name);
    const articles = named(html, 'article');
    assert.equal(articles.length, SLIDES.length);
    assert.deepEqual(
      articles.map((article) => named(article, 'svg').length),
      [1, 1, 1, 1, 1, 1, 0],
    );
    const has = (/** @type {string} */ text) =>
      articles.some((each) => textOf(each).includes(text));
    assert.equal(has('Wait.'), name === 'notes');
    const [, , hidden] = articles;
    const values = named(hidden, 'text').map(textOf);
    assert.ok(values.includes('12'));
    assert.ok(!values.some((text) => /[≤≥αβ]/.test(text)), String(values));
    assert.match(textOf(hidden), /hidden: guess first/);
  }
});

test('what stands beside a tree is taken away with it', async () => {
  const text = file(besides());
  const { files: ofPages } = await run(['a.json', '--print', '2', '-o', 'a.html'], text);
  const [all, mine, decided, written] = named(parse(ofPages['a.html']), 'article');
  const rows = named(all, 'tr').map((row) => elementsIn(row).slice(1).map(textOf));
  assert.deepEqual(rows[0].slice(0, 5), [
    'Algorithm',
    'Value',
    'Best move',
    'Entered',
    'Evaluated',
  ]);
  const known = rows.find(([name]) => name === 'Alpha-beta');
  assert.deepEqual(known?.slice(0, 6), [
    'Alpha-beta',
    '3',
    'to B',
    '11',
    '7',
    '2 (1 skips nothing)',
  ]);
  // A search that was not run says why.
  assert.ok(rows.some((row) => row.length === 2 && /static value/.test(row[1])));
  assert.match(textOf(classed(all, 'strong')[0]), /^Alpha-beta3/);
  assert.match(textOf(mine), /Line 9: your search enters node H; Alpha-beta enters node J/);
  const panes = named(mine, 'text').map(textOf);
  assert.ok(panes.includes('mine.jsonl') && panes.filter((each) => each === '12').length === 2);
  assert.match(textOf(classed(decided, 'strong')[0]), /2 ≤ α = 3.*cutoff/);
  assert.match(textOf(named(written, 'pre')[0]), /min_value[\s\S]*break/);
  assert.equal(textOf(named(named(written, 'pre')[0], 'b')[0]).trim(), 'break');

  const { files: ofSlides } = await run(['a.json', '-o', 'a.html'], text);
  const sections = named(parse(ofSlides['a.html']), 'section');
  // A view has its own code, which goes on with it; beside a trace, and above results, the tree is a picture.
  const has = (/** @type {string} */ name) => sections.map((each) => named(each, name).length);
  assert.deepEqual(
    [has('plyscope-view'), has('svg'), has('table')],
    [
      [0, 0, 1, 1],
      [1, 1, 0, 0],
      [1, 0, 0, 0],
    ],
  );
  assert.equal(attribute(named(sections[3], 'plyscope-view')[0], 'panels'), 'code');
  assert.match(textOf(sections[1]), /Line 9: your search enters node H/);

  const { files } = await run(['a.json', '-o', 'a.tex'], text);
  const frames = files['a.tex'].split('\\begin{frame}').slice(1);
  assert.equal(frames.length, 4);
  assert.match(frames[0], /\\only<2>\{%[\s\S]*\\textbf\{\\boldmath Alpha-\{\}beta\} & /);
  assert.match(frames[1], /Line 9: your search enters node H/);
  assert.match(frames[2], /\\begin\{tabular\}\{ll\}[\s\S]*\\leq[\s\S]*cutoff/);
  assert.match(frames[3], /\\begin\{columns\}[\s\S]*\\ttfamily[\s\S]*break\}/);
});

test('what is hidden from a hall, or asked, is not given away beside the tree', async () => {
  for (const more of [{ hidden: /** @type {const} */ ('values') }, { predict: 'cut,skipped' }]) {
    for (const output of ['a.html', 'a.tex'])
      for (const print of output === 'a.tex' ? [[]] : [[], ['--print', '3']]) {
        const { files } = await run(['a.json', '-o', output, ...print], file(besides(more)));
        assert.doesNotMatch(
          files[output],
          /<table|<pre|Line 9|Null-window|\\ttfamily|skips nothing/,
        );
      }
  }
});

test('a hall is asked what its slide asks, and what cannot be measured is computed', async () => {
  const slides = [
    { link: `${SEARCH}&step=0&predict=cut`, title: 'Cut' },
    { link: `${SEARCH}&step=0&predict=value`, title: 'Value' },
    { link: '#tree=swedish-51&growth=forty', title: 'Forty' },
    { link: '#tree=swedish-51&growth=thirty,algorithms:minimax', title: 'Minimax' },
  ];
  const { files } = await run(['a.json', '-o', 'a.html'], file(slides));
  const [cut, value, forty, minimax] = named(parse(files['a.html']), 'section');
  const [asked] = [cut, value].map((each) => attribute(named(each, 'plyscope-view')[0], 'quiz'));
  assert.equal(asked, 'cut');
  assert.match(textOf(forty), /Whole tree ?102,400,000/);
  // What can be left out is not told beforehand.
  assert.match(textOf(minimax), /900/);
  assert.doesNotMatch(textOf(minimax), /critical|59/i);
});

test('a slide of words alone has the code of the address in them', async () => {
  const address = `https://plyscope.example/#lecture=${'1eJyrVs'.repeat(20)}`;
  const passage = encodeURIComponent(`Take it home: ${address}`);
  const text = file([{ link: `#hidden=tree&passage=${passage}`, title: 'Home' }]);
  const { code, files } = await run(['a.json', '--print', '2', '-o', 'a.html'], text);
  assert.equal(code, 0);
  const [article] = named(parse(files['a.html']), 'article');
  assert.equal(classed(article, 'qr').length, 1);
  assert.equal(attribute(named(article, 'a')[0], 'href'), address);
  assert.doesNotMatch(textOf(article), /eJyrVs/);
  assert.match((await run(['a.json', '-o', 'b.tex'], text)).files['b.tex'], /fill=black\] \(/);
});
