/** A figure as LaTeX: no text of a tree is read by TeX, and what stays the same between the overlays of a slide stands once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../../www/src/features/figures/figure.js';
import { ranges, shared } from '../../../www/src/features/figures/overlays.js';
import { levelled } from '../../../www/src/features/figures/strip.js';
import { inTex } from '../../../www/src/features/figures/tex-text.js';
import { slides, standalone } from '../../../www/src/features/figures/tikz.js';
import { preset, withSearch } from '../support/core.js';
import { times } from '../support/effort.js';
import { LIGHT, sourceOf } from '../support/figures.js';
import { random } from '../support/random.js';

const SWEDISH = { tree: preset('swedish-51'), algorithm: 'alpha-beta' };

test('what means something to TeX is written so that it does not', () => {
  assert.equal(inTex('\\{}'), '\\textbackslash{}\\{\\}');
  assert.equal(inTex('$&#_%'), '\\$\\&\\#\\_\\%');
  assert.equal(inTex('^~'), '\\textasciicircum{}\\textasciitilde{}');
  assert.equal(inTex('--'), '-{}-{}');
  assert.equal(
    inTex('α ≤ −∞'),
    '\\ensuremath{\\alpha} \\ensuremath{\\leq} \\ensuremath{-}\\ensuremath{\\infty}',
  );
  assert.equal(inTex(' a  b '), '~a~ b~');
  assert.equal(inTex('å\n\u0007\u2028é'), 'å é');
  assert.equal(inTex('10⁶'), '10\\textsuperscript{6}');
  assert.equal(inTex('«Ђорђе, да»'), '«\\plyscopecyrillic{Ђорђе}, \\plyscopecyrillic{да}»');
  assert.equal(inTex('日\ud800'), '\\plyscopeother{日}\\plyscopeother{\ufffd}');
  // Every character becomes something that TeX reads as text: braces in pairs, and no special of its own.
  for (let code = 0; code < 0x3000; code += 1) {
    const plain = inTex(`x${String.fromCodePoint(code)}x`);
    const commands = plain.replace(/\\(?:[a-zA-Z]+|[{}$&#_%,])/g, '');
    assert.doesNotMatch(commands, /[\\$&#_^%]/, plain);
    assert.doesNotMatch(plain, /[\n\r]/);
    const braces = plain.replace(/\\[{}]/g, '').replace(/[^{}]/g, '');
    assert.match(braces, /^(?:\{\{\}\}|\{\})?$/, plain);
  }
});

/** The lines between the beginning and the end of the picture. @param {string} tex */
const linesOf = (tex) => {
  const [, picture] = /\\begin\{tikzpicture\}.*\n([\s\S]*)\\end\{tikzpicture\}/.exec(tex) ?? [];
  return picture.trimEnd().split('\n');
};

test('a document compiles by itself: every line is a command that ends, and every colour is defined', () => {
  const hostile = '\\{}$&#_^~%\n\\end{document}';
  const children = [
    { name: hostile, value: 1 },
    { name: '%', move: '}', value: 2 },
  ];
  const tree = JSON.stringify({ name: hostile, children });
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    const drawing = figure(sourceOf(search, search.overview.steps), {
      width: 800,
      caption: hostile,
    });
    const tex = standalone({ ...drawing, description: hostile }, LIGHT, 'hint\n\\end{document}');
    assert.equal(tex.match(/^\\end\{document\}$/gm)?.length, 1);
    for (const line of linesOf(tex)) assert.match(line, /^\\(?:clip|fill|path|node)\b.*;$/);
    const used = new Set([...tex.matchAll(/=(plyscope-\w+)/g)].map(([, name]) => name));
    for (const name of used) assert.ok(tex.includes(`\\definecolor{${name}}{HTML}`), name);
    // TeX reads no exponents.
    assert.doesNotMatch(tex, /\de-?\d/);
  });
});

test('the overlays of a slide are the figures of the steps', () => {
  withSearch(SWEDISH, (search) => {
    const steps = Array.from({ length: search.overview.steps + 1 }, (_, step) => step);
    const figures = levelled(
      steps.map((step) => figure(sourceOf(search, step), { width: 800, caption: true })),
    );
    const tex = slides(figures, LIGHT, 'hint');
    const [clip, ground, ...lines] = linesOf(tex);
    assert.match(clip, /^\\clip/);
    assert.match(ground, /^\\fill/);
    const unit = /\[x=([\d.]+)bp/.exec(tex)?.[1];
    for (const step of [0, 20, search.cutoffs[2], search.overview.steps]) {
      const shown = lines
        .filter((line) => isOn(line, step + 1))
        .map((line) => line.replace(/^(\\\w+)<[^>]*>/, '$1'));
      const alone = linesOf(slides([figures[step]], LIGHT, ''));
      assert.equal(unit, /\[x=([\d.]+)bp/.exec(slides([figures[step]], LIGHT, ''))?.[1]);
      assert.deepEqual(shown, alone.slice(2), `step ${step}`);
    }
    const all = figures.reduce((sum, { shapes }) => sum + shapes.length, 0);
    assert.ok(lines.length < all / 4, `${lines.length} lines for ${all} shapes`);
  });
});

/** Whether a line is in an overlay. @param {string} line @param {number} overlay */
function isOn(line, overlay) {
  const [, all] = /^\\\w+<([^>]*)>/.exec(line) ?? [];
  if (all === undefined) return true;
  return all.split(',').some((range) => {
    const [from, to = from] = range.split('-').map(Number);
    return from <= overlay && overlay <= to;
  });
}

test('pictures that share their lines keep them, in their order', () => {
  for (let seed = 0; seed < times(200); seed += 1) {
    const chance = random(seed);
    const pictures = Array.from({ length: chance.int(1, 6) }, () =>
      Array.from({ length: chance.int(0, 9) }, () => chance.pick(['a', 'b', 'c', 'd', 'e'])),
    );
    const all = shared(pictures);
    for (const [index, picture] of pictures.entries()) {
      const own = all.filter(({ on }) => on.includes(index)).map(({ line }) => line);
      assert.deepEqual(own, picture);
    }
  }
  assert.equal(ranges([0, 1, 2, 4, 6, 7]), '1-3,5,7-8');
  assert.equal(
    shared([
      ['a', 'b'],
      ['a', 'b'],
    ]).length,
    2,
  );
});
