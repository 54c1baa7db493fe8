/** The marks in the text of a tree: brackets that belong together, lines and their pieces, the place of an error. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marks } from '../../../www/src/features/editor/editor.js';
import { linesOf, offsetOf } from '../../../www/src/features/editor/lines.js';
import { pairAt } from '../../../www/src/features/editor/pairs.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';
import { model, render } from '../support/render.js';
import { wrongTree } from '../support/wrong.js';

test('the brackets beside the cursor belong together', () => {
  const text = "[(3 \"]\" 4) it's, ')': {a}]";
  /** @type {[cursor: number, pair: readonly [number, number] | null][]} */
  const expected = [
    [0, [0, text.length - 1]],
    [1, [0, text.length - 1]],
    [2, [1, 9]],
    [5, null],
    [6, null],
    [10, [1, 9]],
    [9, [1, 9]],
    [18, null],
    [text.length - 1, [22, 24]],
    [text.length, [0, text.length - 1]],
  ];
  for (const [cursor, pair] of expected) assert.deepEqual(pairAt(text, cursor), pair, `${cursor}`);
  for (const broken of ['[', ']', '[)', '((]', '"[" "']) {
    for (let cursor = 0; cursor <= broken.length; cursor += 1)
      assert.equal(pairAt(broken, cursor), null, broken);
  }
});

test('the pieces of all lines are the text, and each has the names of the marks over it', () => {
  const chance = random(3);
  for (let round = 0; round < times(500); round += 1) {
    const text = Array.from({ length: chance.int(0, 30) }, () => chance.pick([...'ab[\n'])).join(
      '',
    );
    const marks = Array.from({ length: chance.int(0, 4) }, (_, number) => {
      const from = chance.int(0, text.length);
      return { from, to: chance.int(from, text.length), name: `m${number}` };
    });
    const lines = linesOf(text, marks);
    assert.equal(lines.map((line) => line.map((piece) => piece.text).join('')).join('\n'), text);
    for (const { from, to, name } of marks) {
      const marked = lines.map((line) =>
        line.filter(({ names }) => names.split(' ').includes(name)).map((piece) => piece.text),
      );
      const found = marked.map((line) => line.join('')).join('');
      assert.equal(
        found,
        text.slice(from, to).replaceAll('\n', ''),
        JSON.stringify({ text, from, to }),
      );
      // A place between two characters is a piece of its own.
      if (from === to) assert.equal(marked.flat().length, 1);
    }
  }
});

test('a place is counted in characters, of which some take two of the text’s', () => {
  assert.equal(offsetOf('𝄞: [1,\n 𝄞𝄞 x]', 2, 5), 14);
  assert.equal(offsetOf('[1', 1, 3), 2);
  assert.equal(offsetOf('[1\n', 2, 1), 3);
  assert.equal(offsetOf('', 1, 1), 0);
});

/** The marked pieces of a text that is no tree, as `name: text`. @param {string} text */
function wrongIn(text) {
  const drawn = render(
    marks(model({ tree: '[1, 2]' }), text, { error: wrongTree(text), selection: null }),
  );
  return [...drawn.matchAll(/<span class="?([\w ]+)"?>([^<]*)<\/span>/g)].map(
    ([, name, piece]) => `${name}: ${piece}`,
  );
}

test('what is wrong in a text is marked where it stands', () => {
  assert.deepEqual(wrongIn('[1, two]'), ['fault: two']);
  assert.deepEqual(wrongIn('[1,\n 2,\n []]'), ['fault: [']);
  assert.deepEqual(wrongIn('[1, [2, 3]'), ['opened: [', 'fault: ']);
  assert.deepEqual(wrongIn(''), ['fault: ']);
  assert.deepEqual(wrongIn(`[1, ${'x'.repeat(60)}]`), [`fault: ${'x'.repeat(40)}`]);
});

test('the node that is selected is marked, the brackets at the cursor are, and long texts are as they were', () => {
  const selected = model({ tree: '[[3, 12], [2, 4]]' }, [{ type: 'inspect', node: 4 }]);
  const drawn = render(
    marks(selected, '[[3, 12], [2, 4]]', { error: null, selection: { start: 0, end: 0 } }),
  ).replace(/<!--.*?-->/g, '');
  assert.match(drawn, /<span class="?selected"?>\[2, 4\]<\/span>/);
  assert.equal(drawn.match(/matching/g)?.length, 2);
  const long = `[1${'\n'.repeat(3_000)}, 2]`;
  assert.equal(marks(selected, long, { error: null, selection: null }), null);
});
