import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsqr from 'jsqr';
import { arrangedIn, arrangedLink, askedAfter } from '../../www/src/features/sharing/arranged.js';
import { codeOf, MARGIN } from '../../www/src/features/sharing/code.js';
import { FORMS, textOf } from '../../www/src/features/sharing/forms.js';
import { read, write } from '../../www/src/session/address.js';
import { isOfSomebody, treeOf } from '../../www/src/session/predicting/student.js';
import { planOf } from './support/state.js';

/** @import { Link } from '../../www/src/session/address.js' */

/** Node gives the module of another kind as a whole. */
const scan = /** @type {typeof jsqr} */ (Reflect.get(jsqr, 'default'));

/** @type {Link} */
const LINK = {
  tree: '[(a "b" <c> & d: 3), [1, 2]]',
  algorithm: 'mtd+inf',
  options: { cut: 'gt', order: 'killer,history' },
  step: 7,
  labels: 'numbers',
  lang: 'sv',
};

const CONTENT = {
  link: LINK,
  address: `https://example.org/a/${write(LINK)}`,
  frame: `https://example.org/a/embed.html${write(LINK)}`,
  script: 'https://example.org/a/plyscope.js',
  style: 'https://example.org/a/plyscope.css',
  title: 'Quotes " and <b> [brackets] & more',
};

/** The values of attributes in HTML, as a browser reads them. @param {string} html */
function attributesIn(html) {
  const found = [...html.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  ]);
  return Object.fromEntries(found);
}

test('a frame, a slide and an element show the very same as the link', () => {
  const frame = attributesIn(textOf('frame', CONTENT));
  assert.equal(frame.src, CONTENT.frame);
  assert.equal(frame.title, CONTENT.title);
  assert.equal(attributesIn(textOf('reveal', CONTENT))['data-src'], CONTENT.frame);
  const [style, script] = textOf('element', CONTENT).split('\n');
  assert.equal(attributesIn(style).href, CONTENT.style);
  assert.equal(attributesIn(script).src, CONTENT.script);
  const element = attributesIn(textOf('element', CONTENT).split('\n')[2]);
  assert.deepEqual(element, {
    tree: LINK.tree,
    algorithm: 'mtd+inf',
    step: '7',
    options: 'cut=gt order=killer,history',
    labels: 'numbers',
    lang: 'sv',
  });
});

test('what is shared is as it is on screen, until an author arranges it', () => {
  const whole = { ...LINK, compare: planOf('minimax'), breakpoints: [3], from: 2, gauge: 'none' };
  for (const link of [LINK, whole, { ...LINK, quiz: 'cut window', questions: '3' }]) {
    const arranged = write(arrangedLink(link, arrangedIn(link)));
    // An exercise begins at its start.
    assert.equal(arranged, write(link).replace(/step=7(?=.*&quiz)/, 'step=0'));
  }
});

test('as an exercise, a link keeps the search and nothing that would answer a question', () => {
  const tree = 'random(branching=3, depth=3, seed=5)';
  const link = {
    ...LINK,
    tree,
    compare: planOf('minimax'),
    breakpoints: [3],
    lines: ['0.6'],
    title: 'T',
  };
  const arranged = { ...arrangedIn(link), asks: true, each: true, questions: '8', reveals: false };
  const shared = arrangedLink(link, { ...arranged, quiz: ['cut', 'window'] });
  const { options, ...found } = read(write(shared)).link;
  assert.deepEqual(
    { options: { ...options }, ...found },
    {
      tree: 'random(branching=3,depth=3,seed={student})',
      ...{ algorithm: 'mtd+inf', options: LINK.options, step: 0, labels: 'numbers', lang: 'sv' },
      ...{ quiz: 'cut window', questions: '8', reveal: 'never', title: 'T' },
    },
  );
  assert.deepEqual(attributesIn(textOf('element', { ...CONTENT, link: shared }).split('\n')[2]), {
    ...{ tree: 'random(branching=3, depth=3, seed={student})', algorithm: 'mtd+inf' },
    ...{ options: 'cut=gt order=killer,history', labels: 'numbers', lang: 'sv' },
    ...{ quiz: 'cut window', questions: '8', reveal: 'never' },
  });
  // The link says the difficulty that each student's tree has.
  const difficulty = { measure: /** @type {const} */ ('nodes'), number: 20 };
  const difficult = arrangedLink(link, { ...arranged, difficulty });
  const template = read(write(difficult)).link.tree;
  assert.equal(template, 'random(branching=3,depth=3,seed={student:nodes=20})');
  assert.ok(isOfSomebody(template, tree));
  assert.equal(treeOf(template, '7'), 'random(branching=3,depth=3,seed={7:nodes=20})');
  // What cannot be is left out, and a tree that is no recipe is everybody's.
  const plain = arrangedLink(LINK, { ...arranged, questions: 'many', attempts: '0' });
  assert.deepEqual(
    [plain.tree, plain.questions, plain.attempts],
    [LINK.tree, undefined, undefined],
  );
});

test('a part of the steps is bounded by steps or moments, and what is neither bounds nothing', () => {
  const bounds = (/** @type {string} */ from, /** @type {string} */ to) => {
    const { from: first, to: last } = arrangedLink(LINK, {
      ...arrangedIn(LINK),
      ...{ part: true, from, to },
    });
    return [first, last];
  };
  assert.deepEqual(bounds('visit:B', '12'), ['visit:B', '12']);
  assert.deepEqual(bounds('', 'cutoff:last'), [undefined, 'cutoff:last']);
  assert.deepEqual(bounds('-1', 'soon'), [undefined, undefined]);
});

test('a link in Markdown ends where it should, whatever is in it', () => {
  const tree = 'random(branching=2, depth=3, seed=1) with 3=5';
  const address = `https://example.org/${write({ ...LINK, tree })}`;
  const text = textOf('markdown', { ...CONTENT, address });
  const [, title, target] = /^\[((?:\\.|[^\\\]])*)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  assert.equal(title.replace(/\\(.)/g, '$1'), CONTENT.title);
  // No tag, no entity, and none of the formulas and citations of Quarto.
  assert.match(
    textOf('markdown', { ...CONTENT, title: '<b> &lt; $x^2$ @me' }),
    /^\[\\<b\\> \\&lt; \\\$x\\\^2\\\$ \\@me\]/,
  );
  const found = read(new URL(target).hash);
  assert.equal('link' in found && found.link.tree?.replaceAll(' ', ''), tree.replaceAll(' ', ''));
  assert.ok(textOf('quarto', CONTENT).includes(textOf('markdown', CONTENT)));
});

/** What a reader of codes finds. @param {NonNullable<ReturnType<typeof codeOf>>} code */
function scanned({ path, modules }) {
  const [scale, side] = [4, (modules + 2 * MARGIN) * 4];
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const shape = insideOf(path, modules);
  for (let y = 0; y < modules * scale; y++) {
    for (let x = 0; x < modules * scale; x++) {
      if (!shape[Math.floor(y / scale)][Math.floor(x / scale)]) continue;
      const at = ((y + MARGIN * scale) * side + x + MARGIN * scale) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return scan(pixels, side, side)?.data;
}

/** The modules inside closed lines along the axes, by the rule of even and odd. @param {string} path @param {number} modules */
function insideOf(path, modules) {
  const crossings = Array.from({ length: modules }, () => new Array(modules + 1).fill(0));
  for (const line of path.split('Z').filter((each) => each !== '')) {
    const corners = line
      .split(/[ML]/)
      .slice(1)
      .map((corner) => corner.split(' ').map(Number));
    for (const [at, [x, y]] of corners.entries()) {
      const [, next] = corners[(at + 1) % corners.length];
      for (let row = Math.min(y, next); row < Math.max(y, next); row++) crossings[row][x] ^= 1;
    }
  }
  return crossings.map((row) => {
    let inside = 0;
    return row.map((crossing) => {
      inside ^= crossing;
      return inside === 1;
    });
  });
}

test('a code is read as the link that it was made of, unless that is too long', () => {
  for (const address of ['https://example.org/#tree=swedish-51&step=3', CONTENT.address]) {
    const code = codeOf(address);
    assert.ok(code);
    assert.equal(scanned(code), address);
  }
  assert.equal(codeOf(`https://example.org/#${'x'.repeat(3000)}`), null);
});

test('each form has a text, but for the code', () => {
  for (const form of FORMS) {
    if (form !== 'qr') assert.ok(textOf(form, CONTENT).length > 0, form);
  }
});

test('pen and paper takes the place of kinds of questions, and has no number of them', () => {
  assert.deepEqual(askedAfter(['cut', 'window'], 'paper', true), ['paper']);
  assert.deepEqual(askedAfter(['paper'], 'window', true), ['window']);
  assert.deepEqual(askedAfter(['cut', 'window'], 'cut', false), ['window']);
  const arranged = {
    ...arrangedIn(LINK),
    asks: true,
    quiz: ['paper'],
    questions: '8',
    attempts: '3',
  };
  const { quiz, questions, attempts, reveal } = arrangedLink(LINK, { ...arranged, reveals: false });
  assert.deepEqual([quiz, questions, attempts, reveal], ['paper', undefined, undefined, undefined]);
  assert.equal(
    arrangedLink({ ...LINK, quiz: 'paper' }, arrangedIn({ ...LINK, quiz: 'paper' })).quiz,
    'paper',
  );
});
