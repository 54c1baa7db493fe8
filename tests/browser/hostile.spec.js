// Whatever is typed, pasted or linked: a message or a tree, never a broken page, never a lost tree.

import { expect, test } from './test.js';
import {
  address,
  expectStep,
  expectTree,
  open,
  openSwitches,
  openText,
  press,
  sentence,
  show,
  toLast,
  treeText,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */

const START = '[[3, 12], [2, 4]]';

/** @param {number} depth */
const nested = (depth) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

/** @type {Record<string, string>} */
const NO_TREES = {
  nothing: '',
  blanks: ' \t\n\u00a0 ',
  'nesting of 600': nested(600),
  'a thousand open brackets': '['.repeat(1000),
  'a hundred thousand open brackets': '['.repeat(100_000),
  'a hundred thousand closing brackets': ']'.repeat(100_000),
  'mixed brackets': '([)]',
  'an emoji': '😀',
  'emoji in a tree': '[1, 👨‍👩‍👧‍👦, 2]',
  'Arabic digits': '[١, ٢]',
  'right to left': '[\u202e1, 2\u202c] مرحبا',
  'a huge number': '[1, 99999999999999999999999999]',
  'an exponent': '[1, 1e99]',
  'a hexadecimal': '[0x10, 2]',
  'a long fraction': `[1, 0.${'1'.repeat(500)}]`,
  'not a number': '[NaN, 1]',
  undefined: '[undefined, null]',
  'a script': '<script>document.title = "stolen"</script>',
  'an image': '[<img src=x onerror="document.title=\'stolen\'">]',
  'a script in quotes': "\"</textarea><script>document.title='stolen'</script>",
  'a lone surrogate': '[\ud800, 1]',
  'a null': '[1, \u0000]',
  'many commas': `[${','.repeat(5000)}]`,
  JavaScript: '[].constructor.constructor("document.title = 1")()',
  'a prototype': '{"__proto__": {"children": [1]}}',
  'JSON that goes on and on': '{"children": [{"children": [{"children": ['.repeat(50),
  'half a string': '{"name": "A',
  'half Python': "Tree('1', None, [",
  'Python that does something': '__import__("os").system("true")',
  'a format of Fluent': '{ $node } { step-done }',
  'a word of a hundred thousand letters': 'x'.repeat(100_000),
};

/** Odd, but trees. @type {Record<string, string>} */
const TREES = {
  'nesting of 500': nested(500),
  'a script as a name': '"<img src=x onerror=alert(1)>": ["<b>b</b>": 1, 2]',
  'emoji as names': '"😀": ["👨‍👩‍👧‍👦": 1, "\u202eabc": 2]',
  'a thousand leaves': `[${Array.from({ length: 1000 }, (_, at) => at % 7).join(', ')}]`,
  'the largest': '[2000000000, -2000000000, inf, -inf]',
  'one child each': '[[[[[[7]]]]]]',
};

/** The page is alive and holds the tree that it held. @param {Page} page */
async function expectUnharmed(page) {
  await expect(page).toHaveTitle(/^Plyscope/);
  await expect(page.getByRole('treeitem')).toHaveCount(7);
  await expect(sentence(page)).not.toBeEmpty();
}

test('no hostile text in the field breaks the page or loses the tree', async ({ page }) => {
  await open(page, { tree: START, step: 4 });
  for (const [name, text] of Object.entries(NO_TREES)) {
    await (await openText(page)).fill(text);
    await expect(treeText(page), name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/Line \d+, column [\d,]+: \S/), name).toBeVisible();
    await expectUnharmed(page);
    await expectStep(page, 4);
  }
  await press(view(page), 'Step forward', 1);
  await expectStep(page, 5);
});

test('odd trees are trees', async ({ page }) => {
  await open(page);
  for (const [name, text] of Object.entries(TREES)) {
    await show(page, { tree: START });
    await (await openText(page)).fill(text);
    await expect(treeText(page), name).toHaveAttribute('aria-invalid', 'false');
    await toLast(page);
    await expect(sentence(page), name).toContainText('the search is done');
    await press(view(page), 'Step back', 5);
    await expect(page).toHaveTitle(/^Plyscope/);
    expect(await page.locator('plyscope-view :is(img, script)').count()).toBe(0);
  }
});

test('no hostile address breaks the page', async ({ page }) => {
  // An address holds no lone surrogate.
  const linked = Object.entries(NO_TREES).filter(
    ([, text]) => text.length < 5000 && !/\p{Surrogate}/u.test(text),
  );
  await open(page);
  for (const [name, text] of linked) {
    await visit(page, '#tree=[1,2]');
    await visit(page, address({ tree: text }));
    const notice = page.getByRole('alert').filter({ hasText: 'This link cannot be shown' });
    await expect(notice, name).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveCount(51);
    await expect(page).toHaveTitle(/^Plyscope/);
  }
});

test('no hostile parameter breaks the page', async ({ page }) => {
  const broken = [
    '#algorithm=<script>document.title="stolen"</script>',
    '#algorithm=__proto__',
    '#__proto__=1',
    '#constructor=x',
    '#toString=x',
    '#fail=toString',
    '#order=shuffle:99999999999999999999999999',
    '#order=shuffle:-1',
    '#depth=-1',
    '#depth=1e3',
    '#order=',
    '#order=,',
    '#order=killer,',
    '#order=__proto__',
    `#order=${'killer,'.repeat(500)}static`,
    '#algorithm=null-window&at=1e99',
    '#algorithm=null-window&at=NaN',
    '#algorithm=aspiration&delta=-inf',
    '#algorithm=aspiration&guess=<b>3</b>',
    '#algorithm=negamax-tt&table=0',
    '#algorithm=negamax-tt&table=1e9',
    '#algorithm=negamax-tt&replace=constructor',
    '#algorithm=aspiration&inner=aspiration',
    '#algorithm=aspiration&inner=__proto__',
    '#step=١',
    '#step=99999999999999999999',
    '#=',
    '#%',
    '#tree=%00',
    '#tree=%F0%9F%98%80',
    '#tree=%ED%A0%80',
  ];
  await open(page, broken[0]);
  for (const fragment of broken) {
    await visit(page, '#tree=[1,2]');
    await visit(page, fragment);
    const notice = page.getByRole('alert').filter({ hasText: /This link cannot|Not all of this/ });
    await expect(notice, fragment).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveCount(51);
    await expect(page).toHaveTitle(/^Plyscope/);
  }
  // A link that names nothing opens the bare page. One that names an unknown part is broken, and opens the Swedish tree.
  for (const [fragment, nodes] of /** @type {const} */ ([
    ['#', 13],
    ['#&&&', 13],
    ['##', 51],
    ['#lang=xx', 13],
  ])) {
    await open(page, fragment);
    await expect(page.getByRole('treeitem'), fragment).toHaveCount(nodes);
  }
});

test('no hostile switch breaks the page', async ({ page }) => {
  await open(page, { tree: 'deepening', inner: 'aspiration' });
  await openSwitches(page);
  const before = page.url();
  for (const label of ['Guess', 'Window reach δ']) {
    const field = page.getByRole('textbox', { name: label });
    const usual = await field.inputValue();
    for (const value of ['x', '1e400', '<b>1</b>', '😀', '٣', '1, 2', 'NaN', 'inf inf', '[1]']) {
      await field.fill(value);
      await field.press('Enter');
      const error = page.getByRole('alert').filter({ hasText: 'not a value of the switch' });
      await expect(error, value).toBeVisible();
      await expect(field).toHaveValue(usual);
    }
  }
  const table = page.getByRole('spinbutton', { name: 'Table entries' });
  for (const value of ['0', '-1', '1.5', '1e1']) {
    await table.fill(value);
    await table.press('Enter');
    await expect(table, value).toHaveValue('');
  }
  await expect(page.getByText('Switches (1)')).toBeVisible();
  expect(page.url()).toBe(before);
});

test('no hostile value at a leaf changes the tree', async ({ page }) => {
  await open(page, { tree: START });
  const values = [
    '[1, 2]',
    '<b>1</b>',
    '1]',
    '1, 2',
    '😀',
    '1e400',
    '٣',
    'Infinity1',
    '0x1',
    '\u202e1',
  ];
  for (const value of values) {
    await page.locator('[data-node="2"]').focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Value of leaf 2' });
    await field.fill(value);
    await page.keyboard.press('Enter');
    await expect(field, value).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expectTree(page, START);
  }
});
