/** What a command is given: its options however they are written, and what is said of those that it does not have. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../../../packages/command/arguments.js';

const OPTIONS = { valued: ['output', 'lang'], flags: ['help'], switches: ['guess'] };

/** @param {string[]} args */
const read = (...args) => {
  const { first, values, flags, switches } = parse(args, OPTIONS);
  return [first, Object.fromEntries(values), [...flags], switches];
};

/** @param {string[]} args */
function wrong(...args) {
  try {
    parse(args, OPTIONS);
  } catch (error) {
    const { id, parameters, code } =
      /** @type {import('../../../packages/command/arguments.js').Mistake} */ (error);
    return [id, parameters, code];
  }
  return null;
}

test('a value follows its option, or stands behind a sign, and may begin with a dash', () => {
  const expected = ['[1, 2]', { lang: 'sv', guess: '-2' }, ['help'], { guess: '-2' }];
  assert.deepEqual(read('[1, 2]', '--lang', 'sv', '--help', '--guess', '-2'), expected);
  assert.deepEqual(read('--lang=sv', '--help', '--guess=-2', '[1, 2]'), expected);
  assert.deepEqual(read('--lang=', '--guess', ''), [
    null,
    { lang: '', guess: '' },
    [],
    { guess: '' },
  ]);
  assert.deepEqual(read('--lang', 'sv', '--lang=en')[1], { lang: 'en' });
});

test('the output has a short form, and a tree may begin with a dash', () => {
  assert.deepEqual(read('-o', 'a.py'), [null, { output: 'a.py' }, [], {}]);
  for (const tree of ['-', '-5', '-1.5', '-inf']) assert.deepEqual(read(tree), [tree, {}, [], {}]);
});

test('what is not understood is said as it was written', () => {
  const options = '--output, --lang, --help, --guess';
  assert.deepEqual(wrong('1', '--bogus=3'), [
    'command-no-option',
    { option: '--bogus', options },
    2,
  ]);
  assert.deepEqual(wrong('--help=3'), ['command-no-option', { option: '--help', options }, 2]);
  assert.deepEqual(wrong('1', '-o'), ['command-no-value', { option: '-o' }, 2]);
  assert.deepEqual(wrong('--lang'), ['command-no-value', { option: '--lang' }, 2]);
  assert.deepEqual(wrong('1', '-2'), ['command-too-many', { value: '-2' }, 2]);
  const none = { valued: ['lang'], flags: [] };
  assert.throws(() => parse(['-o', 'x'], none), { id: 'command-no-option' });
});
