// The field with the tree as text: lines, errors and brackets are marked in it, and a node selected there or in the tree is
// selected in both.

import { readFileSync } from 'node:fs';
import { expect, test } from './test.js';
import { expectTree, item, open, openTab, openText, placeOf, show, treeText } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} name of the marks */
const marked = (page, name) => page.locator(`.editor-marks .${name}`);

/** Puts the cursor between two characters, by keys. @param {Page} page @param {number} offset */
async function cursorTo(page, offset) {
  await treeText(page).press('ControlOrMeta+Home');
  for (let at = 0; at < offset; at += 1) await treeText(page).press('ArrowRight');
}

/** The node that is selected. @param {Page} page @param {number} node */
const expectSelected = (page, node) =>
  expect(item(page, node)).toHaveAttribute('aria-selected', 'true');

/** @param {Page} page */
const selectedItems = (page) => page.locator('[role=treeitem][aria-selected=true]');

test('the text and the tree go together @gate', async ({ page }) => {
  await test.step('the node whose text the cursor is in is selected in the tree, until the field is left', async () => {
    await open(page, { tree: '[[3, 12], B: [2, 4]]' });
    const field = await openText(page);
    await field.focus();
    // Passing through the field by Tab selects nothing.
    await expect(selectedItems(page)).toHaveCount(0);
    await cursorTo(page, 3);
    await expectSelected(page, 2);
    await expect(marked(page, 'selected')).toHaveText('3');
    await cursorTo(page, 11);
    await expectSelected(page, 4);
    await expect(marked(page, 'selected')).toHaveText('B: [2, 4]');
    await field.pressSequentially('B');
    await expectTree(page, '[[3, 12], BB: [2, 4]]');
    await expectSelected(page, 4);
    await field.press('Tab');
    await expect(field).not.toBeFocused();
    await expect(selectedItems(page)).toHaveCount(0);
  });
  await test.step('a node pressed in the tree is selected in its text, which comes into sight', async () => {
    const subtrees = Array.from({ length: 90 }, (_, number) => `[${number}, ${number + 1}]`);
    await show(page, { tree: `[[${subtrees}], [2, 4]]` });
    const field = await openText(page);
    await expect(field).toBeVisible();
    const { x, y } = await placeOf(page, 272);
    await page.mouse.click(x, y);
    await expectSelected(page, 272);
    await expect(page.getByRole('tab', { name: 'Tree as text' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(marked(page, 'selected')).toHaveText('[2, 4]');
    await expect(marked(page, 'selected')).toBeInViewport({ ratio: 1 });
    await expect(field).not.toBeFocused();
    // Elsewhere a press asks about the node.
    await openTab(page, 'Code');
    await page.mouse.click(x, y);
    await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('an error is underlined where it is, and so are lines numbered and brackets matched', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]]' });
    await (await openText(page)).fill('[[3, 12],\n [2, x\u2019y]]');
    await expect(marked(page, 'fault')).toHaveText('x\u2019y');
    await expect(page.locator('.editor-line')).toHaveCount(2);
    await expect(marked(page, 'matching')).toHaveText(['[', ']']);
    await treeText(page).fill('[[3, 12],\n [2, 4]');
    await expect(marked(page, 'opened')).toHaveText('[');
    await treeText(page).fill('[[3, 12],\n [2, 4]]');
    await expect(marked(page, 'fault')).toHaveCount(0);
    await treeText(page).blur();
    await expect(marked(page, 'matching')).toHaveCount(0);
  });
  await test.step('the cursor stays in sight in a long text', async () => {
    await show(page, { tree: '[1, 2]' });
    await (await openText(page)).fill(`[${'1,\n'.repeat(60)}1`);
    const editor = page.locator('.editor');
    const scrolled = () => editor.evaluate((it) => it.scrollTop);
    await treeText(page).press('ControlOrMeta+Home');
    await expect.poll(scrolled).toBeLessThan(20);
    await treeText(page).press('ControlOrMeta+End');
    await treeText(page).pressSequentially(']');
    await expect.poll(scrolled).toBeGreaterThan(400);
  });
  await test.step('marks lie under the letters that they are about, whatever the width', async () => {
    const words = Array.from({ length: 60 }, (_, number) => 'x'.repeat(1 + ((number * 7) % 23)));
    const text = `{\n\t"name": "${words.join(' ')}",\n  "children": [${words.map((word) => word.length)}]\n}`;
    for (const width of [1280, 700, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await show(page, { tree: '[1, 2]' });
      await (await openText(page)).fill(text);
      await expect(page.locator('.editor-line')).toHaveCount(4);
      // Lines that broke elsewhere would make another height.
      const heights = await treeText(page).evaluate((field) => [
        field.scrollHeight,
        field.clientHeight,
        field.previousElementSibling?.getBoundingClientRect().height,
      ]);
      expect(new Set(heights.map((height) => Math.round(height ?? 0))).size).toBe(1);
    }
  });
});

test('several nodes whose texts are selected are selected in the tree, and the other way round @firefox', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], B: [2, 4], 7]' });
  const field = await openText(page);
  await field.focus();
  await cursorTo(page, 10);
  for (let at = 0; at < 13; at += 1) await field.press('Shift+ArrowRight');
  await expect(marked(page, 'selected')).toHaveText(['B: [2, 4]', '7']);
  for (const node of [4, 7]) await expectSelected(page, node);
  await expect(selectedItems(page)).toHaveCount(2);
  // They stay selected for what is to be done with them in the picture.
  await field.press('Tab');
  await expect(selectedItems(page)).toHaveCount(2);
  const { x, y } = await placeOf(page, 2);
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect(marked(page, 'selected')).toHaveText(['3', 'B: [2, 4]', '7']);
  await field.focus();
  await cursorTo(page, 3);
  await expect(marked(page, 'selected')).toHaveText('3');
});

test('what was typed is taken back, and a program is read', async ({ page }) => {
  await test.step('undo takes back what was typed, and where nothing was typed the last edit of the tree', async () => {
    await open(page, { tree: '[[3, 12], [2, 4]]' });
    const field = await openText(page);
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(']');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('ControlOrMeta+z');
    await expect(field).toHaveValue('[[3, 12], [2, 4]]');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill('[1, 2]');
    await field.blur();
    await field.focus();
    await field.press('ControlOrMeta+z');
    await expectTree(page, '[[3, 12], [2, 4]]');
    await expect(field).toHaveValue('[[3, 12], [2, 4]]');
    await field.press('ControlOrMeta+Shift+z');
    await expectTree(page, '[1, 2]');
  });
  await test.step('a whole Python program in the field is the tree in it, until the field is left', async () => {
    const program = readFileSync('crates/formats/tests/notation/program.py', 'utf8');
    await show(page, { tree: '[1, 2]' });
    const field = await openText(page);
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(program);
    await expect(page.getByRole('treeitem')).toHaveCount(51);
    await expect(field).toHaveValue(program);
    await expect(page.locator('.editor-line')).toHaveCount(program.split('\n').length);
    await field.blur();
    await expect(field).toHaveValue(/^1: \[2: \[3: \[4: \[5: 1, 6: 9\]/);
  });
  await test.step('in any notation the node whose text the cursor is in is selected in the tree', async () => {
    await show(page, { tree: '[1, 2]' });
    const field = await openText(page);
    for (const [text, part, node, shown] of /** @type {const} */ ([
      ['((A:1,B:2)C:3,D:4)R;', 'D:', 4, 'D:4'],
      ['R\n  C: 3\n    A: 1\n    B: 2\n  D: 4', '2', 3, 'B: 2'],
      ["Tree('R', None, [Tree('C', 3, []), Tree('D', 4, [])])", "'D'", 2, "Tree('D', 4, [])"],
      ['parent,child,value\nR,C,3\nR,D,4', ',4', 2, 'R,D,4'],
      ['digraph { R -> C; R -> D; C [label=3]; D [label=4] }', '=4', 2, 'DD [label=4]'],
    ])) {
      await field.fill('');
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await cursorTo(page, text.indexOf(part) + 1);
      await expectSelected(page, node);
      await expect(field).toHaveValue(text);
      // A place inside another one is a piece of its own.
      // Where a place lies inside another one, it is a piece of its own.
      await expect
        .poll(async () => (await marked(page, 'selected').allTextContents()).join(''))
        .toBe(shown);
      await expect(selectedItems(page)).toHaveCount(1);
    }
  });
});
