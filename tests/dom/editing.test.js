// A tree changed by hand: values typed at leaves, nodes added, moved, selected, copied, named and filled, undone and done again.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pass, until } from './support/clock.js';
import { clipboard } from './support/outside.js';
import { askForMenu, down, placeOf, pressAt, pressNode, up } from './support/pointer.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  click,
  field,
  fill,
  find,
  focused,
  focusedNode,
  goTo,
  hasKeyboard,
  isIdle,
  isThere,
  item,
  items,
  mount,
  one,
  press,
  SMALL,
  sentence,
  settled,
  slider,
  step,
  textOf,
  the,
  trees,
  underMore,
  visit,
} from './support/view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

afterEach(checkComplaints);

/** The field over a leaf, if it is there. */
const leafField = () => /** @type {HTMLInputElement | null} */ (find('.leaf-editor input'));

/** @param {number} node @param {string} value */
async function changeLeaf(node, value) {
  await pressNode(node);
  await fill(/** @type {HTMLInputElement} */ (leafField()), value);
  await press('Enter');
}

/** The selected nodes. */
const selected = () =>
  all('[role=treeitem][aria-selected=true]').map((each) => Number(each.dataset.node));

/** @param {string} name */
const menuItem = (name) => one('menuitem', name);

/** An event of the clipboard where the keyboard is. @param {'copy' | 'cut' | 'paste'} kind @param {string} [text] */
async function clip(kind, text = '') {
  const data = { text };
  const clipboardData = {
    getData: () => data.text,
    setData: (/** @type {string} */ _, /** @type {string} */ given) => {
      data.text = given;
    },
    types: ['text/plain'],
    files: [],
  };
  const event = Object.assign(
    new Event(kind, { bubbles: true, composed: true, cancelable: true }),
    { clipboardData },
  );
  (focused() ?? document.body).dispatchEvent(event);
  await settled();
  return { text: data.text, isTaken: event.defaultPrevented };
}

test('a leaf is pressed, typed into, and the search runs again', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  await changeLeaf(10, '1');
  assert.equal(view.tree, '[[3, 12, 8], [2, 4, 6], [1, 5, 2]]');
  assert.equal(view.steps, 29);
  assert.match(item(10).getAttribute('aria-label') ?? '', /value 1\b/);
  assert.equal(leafField(), null);
  assert.equal(trees().value, 'own');
});

test('the field begins with the value; Escape gives it up, going elsewhere keeps what is a value', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(3);
  assert.equal(leafField()?.value, '12');
  assert.ok(hasKeyboard(leafField()));
  await fill(/** @type {HTMLElement} */ (leafField()), '99');
  await press('Escape');
  assert.equal(leafField(), null);
  assert.equal(view.tree, SMALL);
  assert.ok(!isThere('button', /^Undo/));
  await pressNode(3);
  await fill(/** @type {HTMLElement} */ (leafField()), 'x');
  slider().focus();
  await settled();
  assert.equal(leafField(), null);
  assert.equal(view.tree, SMALL);
  await pressNode(3);
  await fill(/** @type {HTMLElement} */ (leafField()), '99');
  slider().focus();
  await settled();
  assert.equal(leafField(), null);
  assert.equal(view.tree, '[[3, 99], [2, 4]]');
  await pressNode(1);
  assert.equal(leafField(), null);
});

test('arrows change a value by one and are seen at once; Escape takes that back, and all are one edit', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(2);
  for (let time = 0; time < 3; time += 1) await press('ArrowUp');
  assert.equal(leafField()?.value, '6');
  assert.equal(view.tree, '[[6, 12], [2, 4]]');
  await press('Escape');
  assert.equal(view.tree, SMALL);
  await pressNode(2);
  for (let time = 0; time < 4; time += 1) await press('ArrowDown');
  assert.equal(leafField()?.value, '-1');
  await press('Enter');
  assert.equal(view.tree, '[[-1, 12], [2, 4]]');
  await click(button('Undo'));
  assert.equal(view.tree, SMALL);
  assert.ok(!isThere('button', 'Undo'));
});

test('what is no value says so in place, and can be mended there', async () => {
  const view = await mount({ tree: SMALL });
  for (const [text, reason] of /** @type {const} */ ([
    ['abc', /“abc” is not a number/],
    ['', /is not a number/],
    ['99999999999', /out of range/],
  ])) {
    await pressNode(2);
    await fill(/** @type {HTMLElement} */ (leafField()), text);
    await press('Enter');
    assert.equal(leafField()?.getAttribute('aria-invalid'), 'true');
    assert.ok(hasKeyboard(leafField()));
    const described = leafField()?.getAttribute('aria-describedby');
    assert.match(textOf(the(`#${described}`)), reason);
    assert.equal(view.tree, SMALL);
    await press('Escape');
  }
  await pressNode(2);
  await fill(/** @type {HTMLElement} */ (leafField()), 'x');
  await press('Enter');
  await fill(/** @type {HTMLElement} */ (leafField()), '-0.25');
  await press('Enter');
  assert.equal(view.tree, '[[-0.25, 12], [2, 4]]');
});

test('Tab keeps a value and goes on at the next leaf, and past the last one it leaves', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(2);
  for (const value of ['1', '5', '6']) {
    assert.ok(hasKeyboard(leafField()));
    await fill(/** @type {HTMLElement} */ (leafField()), value);
    await press('Tab');
  }
  assert.equal(view.tree, '[[1, 5], [6, 4]]');
  assert.equal(leafField()?.value, '4');
  await press('Shift+Tab');
  assert.equal(leafField()?.value, '6');
  await fill(/** @type {HTMLElement} */ (leafField()), 'much');
  await press('Tab');
  assert.equal(leafField()?.value, 'much');
  assert.ok(allOf('alert').some((each) => /much/.test(textOf(each))));
  await press('Escape');
  await pressNode(6);
  await press('Tab');
  assert.equal(leafField(), null);
});

test('editing while it plays stops it where it is', async () => {
  await mount({ tree: TEXTBOOK, speed: 1 });
  await click(button('Play'));
  await pass(4000);
  const at = step();
  assert.ok(at > 0);
  await pressNode(3);
  assert.ok(hasKeyboard(leafField()));
  await fill(/** @type {HTMLElement} */ (leafField()), '7');
  await press('Enter');
  assert.ok(isThere('button', 'Play'));
  await pass(4000);
  assert.equal(step(), at);
});

test('the step stays on the same event', async () => {
  await mount({ tree: TEXTBOOK, step: 35 });
  assert.match(sentence(), /α-cutoff at node 9/);
  await changeLeaf(6, '3.5');
  assert.match(sentence(), /α-cutoff at node 9/);
  assert.notEqual(step(), 35);
});

test('keys in the tree add, delete and undo, and the keyboard goes along', async () => {
  const view = await mount({ tree: SMALL });
  await visit(4);
  await press('Insert');
  assert.equal(view.tree, '[[3, 12], [2, 4, 0]]');
  assert.equal(focusedNode(), 7);
  assert.deepEqual(selected(), [7]);
  await press('9');
  assert.equal(leafField()?.value, '9');
  await press('Enter');
  assert.equal(view.tree, '[[3, 12], [2, 4, 9]]');
  assert.equal(focusedNode(), 7);
  await visit(2);
  await press('Shift+Insert');
  assert.equal(view.tree, '[[3, 0, 12], [2, 4, 9]]');
  assert.equal(focusedNode(), 3);
  await press('Delete');
  assert.equal(view.tree, '[[3, 12], [2, 4, 9]]');
  assert.equal(focusedNode(), 3);
  await press('Insert');
  assert.equal(view.tree, '[[3, [12]], [2, 4, 9]]');
  await visit(0);
  for (const key of ['Delete', 'Shift+Insert']) await press(key);
  assert.equal(view.tree, '[[3, [12]], [2, 4, 9]]');
  await press('Enter');
  assert.equal(view.tree, '[[3, [12]], [2, 4, 9], 0]');
  await press('Control+z');
  await visit(1);
  await press('Enter');
  assert.equal(view.tree, '[[3, [12]], 0, [2, 4, 9]]');
  await press('Control+z');
  await visit(1);
  await press('Control+d');
  assert.equal(view.tree, '[[3, [12]], [3, [12]], [2, 4, 9]]');
});

test('arrows walk the tree, and at its edge do not step the search', async () => {
  await mount({ tree: SMALL });
  await visit(0);
  for (const [key, node] of /** @type {const} */ ([
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 3],
    ['ArrowDown', 4],
    ['ArrowUp', 3],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 0],
    ['ArrowUp', 0],
    ['End', 6],
    ['ArrowRight', 6],
    ['ArrowDown', 6],
    ['Home', 0],
  ])) {
    assert.equal(await press(key), false, key);
    assert.equal(focusedNode(), node, key);
  }
  assert.equal(step(), 0);
  assert.equal(item(0).tabIndex, 0);
  assert.equal(item(6).tabIndex, -1);
});

test('Alt and an arrow move a node among its siblings, and up and down', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await visit(1);
  await press('Alt+ArrowRight');
  assert.equal(view.tree, '[[2, 4, 6], [3, 12, 8], [14, 5, 2]]');
  assert.equal(focusedNode(), 5);
  await press('Alt+ArrowRight');
  assert.equal(focusedNode(), 9);
  assert.equal(await press('Alt+ArrowRight'), false);
  assert.equal(view.tree, '[[2, 4, 6], [14, 5, 2], [3, 12, 8]]');
  await press('Alt+ArrowLeft');
  assert.equal(focusedNode(), 5);
  await visit(2);
  await press('Alt+ArrowUp');
  assert.match(view.tree, /^\[\[4, 6\], 2, /);
  assert.equal(focusedNode(), 4);
  await press('Alt+ArrowDown');
  assert.equal(focusedNode() !== null, true);
  assert.notEqual(view.tree[1] + view.tree[2], '');
  const after = view.tree;
  await press('Control+z');
  assert.notEqual(view.tree, after);
});

test('several nodes are selected by keys and changed at once', async () => {
  const view = await mount({ tree: SMALL });
  await visit(2);
  await press('Control+a');
  assert.deepEqual(selected(), [2, 3, 5, 6]);
  await press('Escape');
  assert.deepEqual(selected(), [2]);
  await press('Control+Space');
  await press('ArrowDown');
  await press('Control+Space');
  assert.deepEqual(selected(), [2, 3]);
  await press('Control+Space');
  assert.deepEqual(selected(), [2]);
  await press('Control+Space');
  await press('Insert');
  assert.equal(view.tree, '[[[3], [12]], [2, 4]]');
  await press('Control+z');
  await visit(5);
  await press('Control+d');
  assert.equal(view.tree, '[[3, 12], [2, 2, 4]]');
  await press('Delete');
  assert.equal(view.tree, SMALL);
});

test('Shift and a press add to what is selected, and all of it is deleted at once', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(1);
  await pressNode(5, { shift: true });
  await pressNode(6, { ctrl: true });
  assert.deepEqual(selected(), [1, 5, 6]);
  await pressNode(6, { shift: true });
  assert.deepEqual(selected(), [1, 5]);
  assert.ok(isThere('heading', '2 nodes are selected'));
  await press('Delete');
  assert.equal(view.tree, '[[4]]');
  await press('Control+z');
  assert.equal(view.tree, SMALL);
});

test('a number typed is the value of all that are selected, and one undo brings all back', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(2);
  await press('Escape');
  await pressNode(3, { shift: true });
  await pressNode(5, { shift: true });
  assert.deepEqual(selected(), [2, 3, 5]);
  the('.stage').focus();
  await press('7');
  assert.equal(leafField()?.value, '7');
  await press('Enter');
  assert.equal(view.tree, '[[7, 7], [7, 4]]');
  assert.deepEqual(selected(), [2, 3, 5]);
  await press('Control+z');
  assert.equal(view.tree, SMALL);
  await press('Escape');
  assert.deepEqual(selected(), []);
});

test('after a press, keys at the picture are about the node, and arrows still step', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4);
  await press('Insert');
  await press('Insert');
  assert.equal(view.tree, '[[3, 12], [2, 4, 0, 0]]');
  await press('ArrowRight');
  assert.equal(step(), 1);
  await press('Delete');
  assert.equal(view.tree, '[[3, 12]]');
  await press('Delete');
  assert.equal(view.tree, '[[3, 12]]');
  await press('Control+z');
  await pressNode(4);
  await press('Alt+ArrowLeft');
  assert.match(view.tree, /^\[\[2, 4/);
  await pressNode(1);
  await press('F2');
  assert.ok(hasKeyboard(field('Name')));
  await press('Escape');
  await pressNode(1);
  await press('Control+a');
  assert.ok(selected().length > 1);
});

test('a tree is typed leaf by leaf: Ctrl Enter adds a sibling, Insert a child', async () => {
  const view = await mount({ tree: '[3]' });
  await pressNode(1);
  for (const key of ['Control+Enter', 'Control+Enter', 'Insert', 'Shift+Insert', 'Enter']) {
    assert.ok(hasKeyboard(leafField()), key);
    await fill(/** @type {HTMLElement} */ (leafField()), String(key.length));
    await press(key);
  }
  assert.equal(leafField(), null);
  assert.equal(view.tree, '[13, 13, [12, 5]]');
});

test('the menu of a node offers every change with its key, by mouse and by keyboard', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4, { button: 2 });
  assert.ok(hasKeyboard(menuItem('Add child')));
  assert.match(textOf(one('menu')), /Shift Insert/);
  await press('ArrowDown');
  assert.ok(hasKeyboard(menuItem('Add sibling')));
  await press('End');
  assert.ok(!hasKeyboard(menuItem('Add sibling')));
  await press('Home');
  assert.ok(hasKeyboard(menuItem('Add child')));
  await press('Enter');
  assert.equal(view.tree, '[[3, 12], [2, 4, 0]]');
  assert.ok(!isThere('menu'));
  await pressNode(4, { button: 2 });
  await click(menuItem('Select the leaves below'));
  assert.deepEqual(selected(), [5, 6, 7]);
  await pressNode(6, { button: 2 });
  await click(menuItem('Value and position…'));
  await fill(field('Value', the('.tree-toolbar')), '9');
  await press('Enter');
  assert.equal(view.tree, '[[3, 12], [9, 9, 9]]');
});

test('the menu is opened by a key, and closed by Escape, by Tab and by a press elsewhere', async () => {
  const view = await mount({ tree: SMALL });
  await visit(4);
  await press('Shift+F10');
  await askForMenu();
  assert.ok(hasKeyboard(menuItem('Add child')));
  await press('Escape');
  assert.ok(!isThere('menu'));
  assert.equal(focusedNode(), 4);
  for (const leave of [() => press('Tab'), () => pressAt({ x: 5, y: 5 })]) {
    await press('Shift+F10');
    await askForMenu();
    assert.ok(isThere('menu'));
    await leave();
    assert.ok(!isThere('menu'));
    await visit(4);
  }
  await press('Shift+F10');
  await askForMenu();
  menuItem('Swap MAX and MIN').focus();
  await press('Enter');
  assert.match(item(4).getAttribute('aria-label') ?? '', /MAX/);
  await visit(1);
  await press('Shift+F10');
  await askForMenu();
  menuItem('Fold what is below').focus();
  await press(' ');
  assert.equal(item(1).getAttribute('aria-expanded'), 'false');
  assert.equal(view.fold, '1');
});

test('where the root cannot be deleted, the menu says so and does nothing', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(0, { button: 2 });
  for (const name of ['Add sibling', 'Delete', 'Duplicate', 'Cut'])
    assert.equal(menuItem(name).getAttribute('aria-disabled'), 'true', name);
  await click(menuItem('Delete'));
  assert.equal(view.tree, SMALL);
});

test('the second press of a double-click chooses nothing in the menu that the first has opened', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4);
  await click(button('More edits'));
  assert.ok(isThere('menuitem', 'Delete'));
  menuItem('Delete').dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }),
  );
  menuItem('Delete').dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }),
  );
  await settled();
  assert.equal(view.tree, SMALL);
  await click(menuItem('Delete'));
  assert.equal(view.tree, '[[3, 12]]');
});

test('the toolbar adds, deletes and moves, and undo says what it undoes', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4);
  await click(button('Add child'));
  await click(button('Add child'));
  assert.equal(view.tree, '[[3, 12], [2, 4, 0, 0]]');
  assert.match(button('Undo').title, /^Undo: the new child/);
  await click(button('Add sibling'));
  assert.equal(view.tree, '[[3, 12], [2, 4, 0, 0], 0]');
  await click(button('Delete'));
  assert.equal(view.tree, '[[3, 12], 0]');
  assert.match(button('Undo').title, /^Undo: the deletion/);
  await click(button('Undo'));
  assert.equal(view.tree, '[[3, 12], [2, 4, 0, 0], 0]');
  assert.match((await underMore('Redo')).title, /^Redo: the deletion/);
  await click(await underMore('Redo'));
  assert.equal(view.tree, '[[3, 12], 0]');
  await pressNode(0);
  assert.equal(button('Delete').getAttribute('aria-disabled'), 'true');
  await click(button('Delete'));
  assert.equal(view.tree, '[[3, 12], 0]');
  assert.ok(isThere('toolbar', 'Change the tree here'));
  await pressAt({ x: 3, y: 597 });
  assert.ok(!isThere('toolbar', 'Change the tree here'));
});

test('buttons beside the questions about a node move it', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await visit(6);
  await press('q');
  assert.equal(button('Move left among its siblings').getAttribute('aria-disabled'), 'true');
  await click(button('Move right among its siblings'));
  assert.equal(view.tree, '[[3, 12, 8], [4, 2, 6], [14, 5, 2]]');
  assert.ok(isThere('heading', 'About leaf 7'));
  await click(button('Move left among its siblings'));
  assert.equal(view.tree, TEXTBOOK);
});

test('one button lets presses add to what is selected', async () => {
  await mount({ tree: SMALL });
  await pressNode(4);
  await click(button('Select several'));
  assert.equal(button('Select several').getAttribute('aria-pressed'), 'true');
  await pressNode(2);
  assert.deepEqual(selected(), [2, 4]);
  assert.equal(leafField(), null);
  await pressAt({ x: 5, y: 590 });
  assert.deepEqual(selected(), []);
});

test('a node gets a name and a value, which are one edit and stay through others', async () => {
  const view = await mount({ tree: SMALL });
  await visit(4);
  await press('F2');
  assert.ok(hasKeyboard(field('Name')));
  await fill(field('Name'), 'right');
  await fill(field('Static value'), '7');
  await press('Enter');
  assert.equal(view.tree, '[[3, 12], right: [2, 4]=7]');
  assert.ok(!isThere('textbox', 'Static value'));
  assert.equal(focusedNode(), 4);
  await click(button('Undo'));
  assert.equal(view.tree, SMALL);
  await click(await underMore('Redo'));
  await visit(4);
  await press('F2');
  await fill(field('Static value'), 'much');
  await press('Enter');
  assert.ok(allOf('alert').some((each) => /number/.test(textOf(each))));
  assert.equal(view.tree, '[[3, 12], right: [2, 4]=7]');
  assert.ok(isThere('textbox', 'Static value'));
});

test('several nodes get a position together, and what is left as it is stays', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(2);
  await press('Escape');
  await pressNode(6, { shift: true });
  await click(button('Value and position…'));
  const bar = the('.tree-toolbar');
  assert.equal(field('Value', bar).placeholder, 'different');
  await fill(field('Position', bar), 'p');
  await press('Escape');
  await click(button('Value and position…'));
  assert.equal(field('Position', bar).value, '');
  await fill(field('Position', bar), 'twice');
  await press('Enter');
  assert.match(view.tree, /"value":3,"position":"twice".*"value":4,"position":"twice"/);
  assert.match(button('Undo').title, /^Undo: the position/);
  await click(button('Value and position…'));
  assert.equal(field('Position', bar).value, 'twice');
  await fill(field('Position', bar), '');
  await fill(field('Value', bar), '7');
  await press('Enter');
  assert.equal(view.tree, '[[7, 12], [2, 7]]');
});

test('the leaves below a node are filled, its children put in order, and a complete tree made', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(0);
  /** @param {string} way @param {Record<string, string>} [fields] */
  const fillBy = async (way, fields = {}) => {
    await click(button('Fill…'));
    for (const [name, value] of Object.entries(fields)) await fill(field(name), value);
    await click(button(way));
  };
  await fillBy('Counting up');
  assert.equal(view.tree, '[[0, 1], [2, 3]]');
  await fillBy('Cut most: as few nodes as in any order');
  assert.equal(view.tree, '[[2, 3], [0, 1]]');
  await fillBy('Cut least: as many nodes as in any order');
  assert.equal(view.tree, '[[1, 0], [3, 2]]');
  await fillBy('With opposite signs');
  assert.equal(view.tree, '[[-1, 0], [-3, -2]]');
  await fillBy('Mean of the leaves');
  assert.match(view.tree, /\]=-?\d/);
  await click(button('Undo'));
  await pressNode(4);
  await fillBy('Complete tree', { From: '5', To: '5', 'Children of each node': '3', Plies: '1' });
  assert.equal(view.tree, '[[-1, 0], [5, 5, 5]]');
  await pressNode(0);
  await fillBy('True value with a random error', { 'Off by up to': '-1' });
  assert.ok(allOf('alert').some((each) => /no number in this range/.test(textOf(each))));
  assert.equal(view.tree, '[[-1, 0], [5, 5, 5]]');
});

test('nodes are copied, cut and pasted as text, also several and into several', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(1);
  assert.deepEqual(await clip('copy'), { text: '[3, 12]', isTaken: true });
  await pressNode(4);
  assert.ok((await clip('paste', '[3, 12]')).isTaken);
  assert.equal(view.tree, '[[3, 12], [2, 4, [3, 12]]]');
  await press('Control+z');
  await visit(2);
  await press('Control+Space');
  await visit(6);
  await press('Control+Space');
  assert.equal((await clip('cut')).text, '3\n4');
  assert.equal(view.tree, '[[12], [2]]');
  await press('Control+z');
  await press('Escape');
  await visit(4);
  await clip('paste', '9');
  assert.equal(view.tree, '[[3, 12], [2, 4, 9]]');
  assert.equal(focusedNode(), 7);
  await clip('paste', 'no tree [');
  // What reads the formats of others is asked first.
  await until(() => isThere('button', 'Dismiss'));
  assert.equal(view.tree, '[[3, 12], [2, 4, 9]]');
  await press('Escape');
  the('.stage').focus();
  await press('Escape');
  assert.deepEqual(await clip('copy'), { text: '', isTaken: false });
});

test('the menu copies and pastes too, and says which keys do the same where that is forbidden', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(1);
  await click(button('More edits'));
  await click(menuItem('Copy as text'));
  assert.equal(clipboard.text, '[3, 12]');
  clipboard.text = '8';
  await click(button('More edits'));
  await click(menuItem('Paste as a child'));
  assert.equal(view.tree, '[[3, 12, 8], [2, 4]]');
  await click(button('More edits'));
  await click(menuItem('Cut'));
  assert.equal(view.tree, '[[2, 4]]');
  clipboard.refuses = true;
  await pressNode(1);
  await click(button('More edits'));
  await click(menuItem('Copy as text'));
  assert.ok(allOf('alert').some((each) => /Press Ctrl C to copy/.test(textOf(each))));
  await click(button('Dismiss'));
  assert.equal(view.tree, '[[2, 4]]');
});

test('undo and redo go back and forth through the edits, and a new edit is a new future', async () => {
  const view = await mount({ tree: 'aima-two-ply' });
  await changeLeaf(2, '4');
  assert.equal(trees().value, 'own');
  await changeLeaf(2, '3');
  assert.equal(trees().value, 'aima-two-ply');
  const edited = [view.tree];
  await changeLeaf(2, '1');
  edited.push(view.tree);
  await changeLeaf(6, '9');
  edited.push(view.tree);
  for (const [name, at] of /** @type {const} */ ([
    ['Undo', 1],
    ['Undo', 0],
    ['Redo', 1],
    ['Redo', 2],
    ['Undo', 1],
  ])) {
    await click(isThere('button', name) ? button(name) : await underMore(name));
    assert.equal(view.tree, edited[at]);
  }
  await changeLeaf(3, '5');
  assert.equal(isIdle(await underMore('Redo')), true);
});

test('a view that is not editable changes nothing', async () => {
  const view = await mount({ tree: SMALL, editable: 'false' });
  await pressNode(2);
  assert.equal(leafField(), null);
  await visit(2);
  for (const key of ['7', 'Enter', 'Insert', 'Delete', 'F2', 'Alt+ArrowRight', 'Control+d'])
    await press(key);
  assert.equal(view.tree, SMALL);
  assert.ok(!isThere('toolbar', 'Change the tree here'));
  assert.equal((await clip('paste', '9')).isTaken, false);
  assert.equal((await clip('cut')).text, '3');
  assert.equal(view.tree, SMALL);
  await pressNode(1, { button: 2 });
  assert.ok(!isThere('menu'));
});

test('the items say what the nodes are, where the search is, and how they end', async () => {
  await mount({ tree: SMALL });
  assert.match(items()[0], /^MAX node 0, not reached yet$/);
  assert.match(items()[2], /^leaf 2, value 3, not reached yet$/i);
  await goTo(4);
  assert.equal(item(2).getAttribute('aria-current'), 'step');
  assert.equal(item(2).getAttribute('aria-level'), '3');
  assert.equal(item(3).getAttribute('aria-posinset'), '2');
  assert.equal(item(3).getAttribute('aria-setsize'), '2');
  assert.equal(item(3).getAttribute('aria-expanded'), null);
  await press('End');
  assert.match(item(0).getAttribute('aria-label') ?? '', /3/);
  assert.match(item(6).getAttribute('aria-label') ?? '', /skipped/);
});

test('a press that is let go elsewhere than on a node selects nothing', async () => {
  await mount({ tree: SMALL });
  await pressNode(4);
  assert.deepEqual(selected(), [4]);
  await pressAt({ x: 3, y: 597 });
  assert.deepEqual(selected(), []);
  down(placeOf(4));
  await up({ x: 3, y: 597 });
  assert.deepEqual(selected(), []);
});
