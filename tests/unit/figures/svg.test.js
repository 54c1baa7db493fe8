/** A figure as SVG has the shapes of the canvas, each once and in its place, and is well-formed whatever a tree is called. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlain } from '../../../www/src/features/figures/colours.js';
import { figure, shown } from '../../../www/src/features/figures/figure.js';
import { strip } from '../../../www/src/features/figures/strip.js';
import { svg } from '../../../www/src/features/figures/svg.js';
import { scene } from '../../../www/src/scene/scene.js';
import { TABLE } from '../../../www/src/scene/tags.js';
import { catalogue, withSearch, withSearchIfAny } from '../support/core.js';
import { timesUpTo } from '../support/effort.js';
import { LIGHT, sourceOf } from '../support/figures.js';
import { some } from '../support/random.js';
import { everySearch } from '../support/searches.js';
import { only, show } from '../support/show.js';
import { read } from '../support/xml.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Look } from '../../../www/src/features/figures/figure.js' */
/** @import { Shape } from '../../../www/src/scene/scene.js' */
/** @import { Element } from '../support/xml.js' */

/** Every preset under every algorithm. @param {(search: Search, about: string) => void} look */
function everyPreset(look) {
  for (const { tree, id } of catalogue.presets) {
    for (const { name } of some(catalogue.algorithms, id)) {
      withSearchIfAny({ tree, algorithm: name }, (search) => look(search, `${id}, ${name}`));
    }
  }
}

/** A few steps of a search, with a cutoff among them. @param {Search} search */
const someSteps = ({ overview: { steps }, cutoffs }) =>
  new Set([0, Math.floor(steps / 3), Math.floor((steps * 2) / 3), cutoffs.at(-1) ?? 1, steps]);

/** The drawn elements of a figure: one for each of its shapes. @param {string} text */
function drawnIn(text) {
  const root = read(text);
  const [title, desc, ground, ...drawn] = root.children;
  assert.deepEqual(
    [root.name, title.name, desc.name, ground.name],
    ['svg', 'title', 'desc', 'rect'],
  );
  return { root, title, desc, drawn };
}

const rounded = (/** @type {number} */ value) => Math.round(value * 100) / 100;

/** The points of a path, without the handles of its curves. @param {Element} path */
const pointsOf = ({ attributes }) =>
  [...attributes.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** The element of a shape has its place. @param {Shape} shape @param {Element} element @param {string} about */
function checkPlace(shape, element, about) {
  const [first] = element.name === 'g' ? element.children : [element];
  if (shape.kind === 'node' && shape.shape !== 'box') {
    const [tip] = pointsOf(first);
    const up = shape.shape === 'up' ? -1 : 1;
    assert.equal(tip.x, rounded(shape.x), about);
    assert.equal(tip.y, rounded(shape.y + (up * shape.height) / 2), about);
  }
  if (shape.kind === 'node' && shape.shape === 'box') {
    assert.equal(pointsOf(first)[0].y, rounded(shape.y - shape.height / 2), about);
  }
  if (shape.kind === 'edge' && !shape.rails) {
    const { x1, y1, x2, y2 } = shape;
    const ends = [
      { x: rounded(x1), y: rounded(y1) },
      { x: rounded(x2), y: rounded(y2) },
    ];
    assert.deepEqual(pointsOf(first), ends, about);
  }
  if (shape.kind === 'strokes') {
    assert.equal(element.children.length, 4, about);
    const points = element.children.flatMap(pointsOf);
    const middle = (/** @type {'x' | 'y'} */ key) =>
      points.reduce((sum, each) => sum + each[key], 0) / points.length;
    assert.ok(Math.hypot(middle('x') - shape.x, middle('y') - shape.y) < 0.02, about);
  }
  if (shape.kind === 'text') {
    const words = shape.runs.map(({ text }) => (text === TABLE ? '' : text)).join('');
    assert.equal(element.text, words, about);
    const texts = (element.name === 'g' ? element.children : [element]).filter(
      ({ name }) => name === 'text',
    );
    for (const each of texts) assert.ok(Number(each.attributes['font-size']) > 0, about);
  }
}

/** @param {Search} search @param {number} step @param {Look} look @param {string} about */
function check(search, step, look, about) {
  const drawing = figure(sourceOf(search, step), look);
  const { drawn, title, desc } = drawnIn(svg(drawing, LIGHT));
  assert.equal(drawn.length, drawing.shapes.length, about);
  for (const [index, shape] of drawing.shapes.entries()) checkPlace(shape, drawn[index], about);
  assert.equal(desc.text, drawing.description);
  assert.equal(title.text, drawing.title);
  return drawing;
}

test('every preset under every algorithm has a figure, shape by shape', () => {
  let figures = 0;
  everyPreset((search, about) => {
    for (const step of someSteps(search)) {
      const caption = figures % 2 === 0;
      const drawing = check(search, step, { width: 900, caption }, `${about}, step ${step}`);
      // The OPEN list has its chips above the tree.
      const nodes = only([...drawing.shapes], 'node').filter(({ y }) => y > 44);
      assert.equal(nodes.length, search.nodes.length, `${about}, step ${step}`);
      assert.equal(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size, nodes.length);
      figures += 1;
    }
  });
  assert.ok(figures > timesUpTo(500));
});

test('a figure has the shapes that a canvas of its size gets', () => {
  everySearch((search, about, chance) => {
    const step = chance.int(0, search.overview.steps);
    const width = chance.pick([320, 700, 1200]);
    const { show: ours, size } = shown(sourceOf(search, step), { width });
    const canvas = show(search, step, { size, label: ours.label, passes: ours.passes });
    const open = search.overview.bestFirst ? canvas.open : null;
    assert.deepEqual(scene(ours), scene({ ...canvas, open }), `${about} step ${step}`);
    check(search, step, { width }, about);
  });
});

test('a figure with a title has it below the sentence, with the algorithm, the step and who made it', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) => {
    const look = { width: 800, caption: true };
    const title = 'A tree whose name is long enough for more than one line, '.repeat(3).trim();
    const titled = check(search, 9, { ...look, title }, 'with a title');
    const plain = check(search, 9, look, 'without one');
    assert.ok(titled.height > plain.height);
    const below = only([...titled.shapes], 'text').slice(-6);
    const texts = below.map(({ runs }) => runs.map(({ text }) => text).join(''));
    const { steps } = search.overview;
    assert.deepEqual(texts.slice(-2), [`Alpha-beta, step 9 of ${steps}`, 'Plyscope']);
    assert.ok(texts.join(' ').includes(title));
    // Nothing leaves the picture, and nothing stands upon another.
    assert.ok(below.every(({ y, size }) => y + size / 2 < titled.height));
    assert.ok(below.slice(0, -2).every(({ y }, at) => y < below[at + 1].y));
  });
});

test('what a figure leaves out is not there', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'mtd-f' }, (search) => {
    const step = search.cutoffs[3];
    const source = sourceOf(search, step);
    const windows = (/** @type {Look} */ look) =>
      figure(source, look).shapes.filter(
        (shape) =>
          (shape.kind === 'band' && shape.colour !== 'ground') ||
          (shape.kind === 'text' && /^[αβ]/.test(shape.runs[0].text)),
      ).length;
    assert.ok(windows({ width: 900 }) > 4);
    assert.equal(windows({ width: 900, windows: false }), 0);
    const words = (/** @type {Look} */ look) =>
      svg(figure(source, { ...look, width: 900, windows: false }), LIGHT).match(/>[≤≥]</g) ?? [];
    assert.ok(words({ width: 900 }).length > 0);
    assert.equal(words({ width: 900, values: false }).length, 0);
  });
});

/** What nobody should call a node. */
const HOSTILE = [
  '<&"\'>',
  '</text><script>alert(1)</script>',
  ']]>',
  '&amp;',
  '\\{}$&#_^~%',
  '\u0001\u0000\ud800',
  '  a  b ',
  'ᚠ日本語🙂',
];

test('text is text, whatever it is', () => {
  // A lone surrogate can be in no tree, but in a caption.
  const children = HOSTILE.map((each) => each.replace('\ud800', '')).map((name, at) => ({
    name,
    move: name,
    value: at,
  }));
  const tree = JSON.stringify({ name: HOSTILE[0], children });
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    for (const step of [0, 2, search.overview.steps]) {
      const drawing = figure(sourceOf(search, step), { width: 1600, caption: HOSTILE.join(' ') });
      const { drawn, root } = drawnIn(svg(drawing, LIGHT));
      assert.equal(drawn.length, drawing.shapes.length);
      assert.ok(root.text.includes('<&"\'>'));
      assert.ok(root.text.includes('</text><script>alert(1)</script>'));
    }
  });
});

test('nothing in it is inline style, has an id or a script, or refers to anything', () => {
  everyPreset((search) => {
    const step = search.cutoffs[0] ?? 1;
    const text = svg(figure(sourceOf(search, step, { overlay: 'types' }), { width: 700 }), LIGHT);
    assert.doesNotMatch(text, / (?:style|class|id)=|href|url\(|<script|<style/);
    assert.match(text, /^<svg [^>]*role="img" lang="en"/);
  });
});

test('in black and white, strokes tell apart what colours do', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) => {
    const { shapes } = figure(sourceOf(search, search.cutoffs[2]), { width: 900 });
    const edges = (/** @type {readonly Shape[]} */ all) =>
      all.filter((each) => each.kind === 'edge');
    const best = edges(shapes).filter(({ colour }) => colour === 'max' || colour === 'min');
    assert.ok(best.length > 0);
    for (const edge of best) assert.equal(/** @type {any} */ (inPlain(edge)).dotted, true);
    for (const edge of edges(shapes).filter(({ colour }) => colour === 'ink'))
      assert.equal(inPlain(edge), edge);
  });
});

test('a filmstrip has the shapes of its figures beside each other', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) => {
    const figures = Array.from(search.cutoffs.subarray(0, 5), (step) =>
      figure(sourceOf(search, step), { width: 400, caption: true }),
    );
    const all = [...figures];
    const whole = strip(all, 2);
    assert.equal(
      whole.shapes.length,
      all.reduce((sum, { shapes }) => sum + shapes.length, 0),
    );
    assert.equal(whole.width, 2 * 400 + 16);
    const last = whole.shapes.slice(-all[4].shapes.length);
    const nodes = only([...last], 'node');
    const own = only([...all[4].shapes], 'node');
    assert.ok(nodes.every(({ x, y }, at) => x === own[at].x && y > own[at].y + all[0].height));
    assert.equal(drawnIn(svg(whole, LIGHT)).drawn.length, whole.shapes.length);
    assert.equal(strip([all[0]], 3), all[0]);
  });
});
