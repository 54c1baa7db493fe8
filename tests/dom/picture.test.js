// The picture: pointing, pressing, dragging, zooming, fingers, the map, and what is drawn.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pass, rest } from './support/clock.js';
import { resizeStage, setMedia, takeDrawn } from './support/layout.js';
import {
  down,
  drag,
  dragOver,
  leavePicture,
  lose,
  move,
  placeOf,
  pointAt,
  pressAt,
  pressNode,
  pressTwice,
  stage,
  up,
  wheel,
} from './support/pointer.js';
import {
  all,
  button,
  checkComplaints,
  click,
  field,
  find,
  goTo,
  hasKeyboard,
  isThere,
  item,
  mount,
  nameOf,
  one,
  press,
  SMALL,
  settled,
  step,
  the,
  underMore,
  visit,
} from './support/view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

afterEach(checkComplaints);

const canvas = () => /** @type {HTMLCanvasElement} */ (the('.stage canvas'));

const selected = () =>
  all('[role=treeitem][aria-selected=true]').map((each) => Number(each.dataset.node));

/** How far apart two nodes are. @param {number} one @param {number} other */
function distance(one, other) {
  const [from, to] = [placeOf(one), placeOf(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** @param {{x: number, y: number}} at @param {number} x @param {number} y */
const off = (at, x, y) => ({ x: at.x + x, y: at.y + y });

test('pointing at a node offers to fold it, and a press of the symbol unfolds it', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await pointAt(placeOf(5));
  await click(button('Fold what lies below node 5'));
  assert.equal(item(5).getAttribute('aria-expanded'), 'false');
  assert.equal(all('[role=treeitem]').length, 10);
  assert.equal(view.fold, '5');
  await pressNode(5);
  assert.equal(item(5).getAttribute('aria-expanded'), 'true');
  await pointAt(placeOf(5));
  assert.ok(isThere('button', 'Fold what lies below node 5'));
  await leavePicture();
  assert.ok(!isThere('button', /^Fold what lies below node/));
  await pointAt(placeOf(2));
  assert.ok(!isThere('button', /^Fold what lies below node/));
  assert.ok(stage().classList.contains('pressable'));
  await pointAt(placeOf(1));
  assert.ok(!stage().classList.contains('pressable'));
});

test('with a button held outside, nothing is dragged when the pointer comes back', async () => {
  await mount({ tree: SMALL });
  down(placeOf(0));
  await pointAt(off(placeOf(0), 50, 50));
  assert.ok(!isThere('button', 'Show whole tree'));
});

test('the ground is dragged with the hand, and the camera stays there until the whole tree is shown', async () => {
  await mount({ tree: TEXTBOOK });
  const before = placeOf(6);
  await drag([
    { x: 20, y: 300 },
    { x: 30, y: 280 },
    { x: 110, y: 240 },
  ]);
  const after = placeOf(6);
  assert.equal(Math.round(after.x - before.x), 90);
  assert.equal(Math.round(after.y - before.y), -60);
  assert.deepEqual(selected(), []);
  await click(button('Show whole tree'));
  assert.deepEqual(placeOf(6), before);
  await drag([
    { x: 20, y: 300 },
    { x: 22, y: 302 },
  ]);
  assert.deepEqual(placeOf(6), before);
});

test('before a hall a finger that is drawn across turns on and back', async () => {
  await mount({ tree: TEXTBOOK, step: 3, presenting: '' });
  await settled();
  const swipe = (/** @type {number} */ across, /** @type {number} */ down = 4) =>
    drag(
      [
        { x: 300, y: 200 },
        { x: 300 + across / 2, y: 200 + down / 2 },
        { x: 300 + across, y: 200 + down },
      ],
      { touch: true },
    );
  const [before, first] = [placeOf(6), step()];
  await swipe(-120);
  assert.equal(step(), first + 1);
  await swipe(120);
  await swipe(90);
  assert.equal(step(), first - 1);
  await swipe(-20);
  await swipe(-60, 80);
  assert.equal(step(), first - 1);
  assert.deepEqual(placeOf(6), before, 'the tree stays where it is');
  await press('+');
  const zoomed = placeOf(6);
  await swipe(-120);
  assert.equal(step(), first - 1);
  assert.notDeepEqual(placeOf(6), zoomed, 'what is zoomed is moved');
});

test('the wheel zooms about the pointer, and a double click shows the whole tree', async () => {
  await mount({ tree: TEXTBOOK });
  const [fixed, wide] = [placeOf(9), distance(1, 9)];
  assert.equal(await wheel(-300, fixed), false);
  assert.ok(distance(1, 9) > wide * 1.3);
  assert.ok(Math.hypot(placeOf(9).x - fixed.x, placeOf(9).y - fixed.y) < 2);
  await wheel(3, fixed, { deltaMode: 1 });
  await wheel(100, fixed, { ctrlKey: true });
  await pressTwice({ x: 3, y: 3 });
  assert.equal(Math.round(distance(1, 9)), Math.round(wide));
  assert.ok(!isThere('button', 'Show whole tree'));
});

test('in a page that scrolls, the wheel zooms as the author says', async () => {
  const view = await mount({ tree: SMALL, controls: 'bar' });
  const focus = () => the('.stage').focus();
  const blur = () => the('.stage').blur();
  for (const [kind, act, how, scrolls] of /** @type {const} */ ([
    ['', blur, {}, true],
    ['', focus, {}, false],
    ['', blur, { ctrlKey: true }, false],
    ['always', blur, {}, false],
    ['none', focus, {}, true],
    ['none', focus, { ctrlKey: true }, true],
  ])) {
    view.wheel = kind;
    await settled();
    act();
    assert.equal(await wheel(-50, undefined, how), scrolls, `${kind} ${JSON.stringify(how)}`);
  }
});

test('the map of the whole tree shows where one is, and leads elsewhere', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  assert.ok(!isThere('region', 'Overview'));
  for (let time = 0; time < 5; time += 1) await press('+');
  const map = one('region', 'Overview');
  assert.match(
    nameOf(one('img', undefined, map)),
    /^13 nodes in all: 0 entered, 0 subtrees skipped\.$/,
  );
  await goTo(37);
  assert.match(nameOf(one('img', undefined, map)), / 11 entered, 2 subtrees skipped\.$/);
  const before = placeOf(0);
  map.focus();
  for (const [key, x, y] of /** @type {const} */ ([
    ['ArrowRight', -1, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, -1],
    ['ArrowUp', 0, 1],
  ])) {
    const from = placeOf(0);
    assert.equal(await press(key), false);
    const to = placeOf(0);
    assert.deepEqual(
      [Math.sign(Math.round(to.x - from.x)), Math.sign(Math.round(to.y - from.y))],
      [x, y],
      key,
    );
  }
  assert.equal(step(), 37);
  assert.deepEqual(placeOf(0), before);
  const seek = (/** @type {string} */ type, /** @type {number} */ x, buttons = 1) =>
    map.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        clientX: x,
        clientY: 50,
        buttons,
        pointerId: 1,
      }),
    );
  seek('pointermove', 10, 0);
  await settled();
  assert.deepEqual(placeOf(0), before);
  seek('pointerdown', 10);
  await settled();
  const left = placeOf(0);
  seek('pointermove', 150);
  await settled();
  assert.ok(placeOf(0).x < left.x - 100);
  const selectedBefore = selected();
  map.click();
  await settled();
  assert.deepEqual(selected(), selectedBefore);
  await press('0');
  assert.ok(!isThere('region', 'Overview'));
});

test('a view without controls has no map', async () => {
  await mount({ tree: SMALL, controls: 'none' });
  for (let time = 0; time < 5; time += 1) await press('+');
  assert.equal(find('.overview'), null);
});

test('a child is dragged to another place among its siblings, and Escape gives that up', async () => {
  const view = await mount({ tree: TEXTBOOK });
  const mark = the('.drop-mark');
  const way = () => [placeOf(9), off(placeOf(9), -20, 0), off(placeOf(1), -20, 0)];
  await dragOver(way());
  assert.equal(mark.hidden, false);
  await press('Escape');
  assert.equal(mark.hidden, true);
  await up(off(placeOf(1), -20, 0));
  assert.equal(view.tree, TEXTBOOK);
  await drag([placeOf(5), off(placeOf(5), 8, 0), off(placeOf(5), 12, 0)]);
  assert.equal(view.tree, TEXTBOOK);
  await drag(way());
  assert.equal(view.tree, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
  assert.equal(mark.hidden, true);
  await press('Control+z');
  assert.equal(view.tree, TEXTBOOK);
  await dragOver(way());
  await lose(placeOf(1));
  assert.equal(view.tree, TEXTBOOK);
  assert.equal(mark.hidden, true);
});

test('a selected node is dragged under another one, but not under what is below it', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4);
  const mark = the('.drop-mark');
  await dragOver([placeOf(4), off(placeOf(4), 0, -20), placeOf(3)]);
  assert.ok(mark.classList.contains('under'));
  await up(placeOf(3));
  assert.equal(view.tree, '[[3, [[2, 4]]=12]]');
  assert.match(button('Undo').title, /^Undo: the new place/);
  await pressNode(1);
  await drag([placeOf(1), off(placeOf(1), 0, -20), placeOf(2)]);
  assert.equal(view.tree, '[[3, [[2, 4]]=12]]');
  const locked = await mount({ tree: SMALL, editable: 'false' });
  await drag([placeOf(4), off(placeOf(4), -20, 0), off(placeOf(1), -40, 0)]);
  assert.equal(locked.tree, SMALL);
  assert.ok(isThere('button', 'Show whole tree'));
});

test('a frame is drawn around nodes with Shift, and given up with Escape', async () => {
  await mount({ tree: SMALL });
  const marquee = the('.marquee');
  const way = [off(placeOf(2), -30, 25), placeOf(3), off(placeOf(5), 20, -25)];
  await dragOver(way, { shift: true });
  assert.equal(marquee.hidden, false);
  assert.ok(Number.parseFloat(marquee.style.width) > 100);
  await press('Escape');
  assert.equal(marquee.hidden, true);
  await up(way[2], { shift: true });
  assert.deepEqual(selected(), []);
  await drag(way, { shift: true });
  assert.deepEqual(selected(), [2, 3, 5]);
  assert.equal(marquee.hidden, true);
  await drag(
    [
      { x: 5, y: 5 },
      { x: 20, y: 20 },
      { x: 30, y: 30 },
    ],
    { shift: true },
  );
  assert.deepEqual(selected(), [2, 3, 5], 'an empty frame leaves what is selected');
  the('.stage').focus();
  await press('Escape');
  assert.deepEqual(selected(), [], 'after a drag Escape is for what it was for before');
});

test('a tap shows the handle of a node, and a tap on a leaf edits it', async () => {
  const view = await mount({ tree: TEXTBOOK });
  const touch = { touch: true };
  await pressNode(5, touch);
  await click(button('Fold what lies below node 5'));
  assert.equal(view.fold, '5');
  await pressNode(5, touch);
  assert.equal(view.fold, '');
  await pressAt(off(placeOf(6), 3, 6), touch);
  assert.ok(hasKeyboard(field('Value of leaf 6')));
  await press('Escape');
  await leavePicture(touch);
});

test('a finger that rests on a node lifts it, and let go it opens the menu', async () => {
  const view = await mount({ tree: SMALL });
  const [touch, lifted] = [{ touch: true }, the('.lifted')];
  down(placeOf(4), touch);
  await pass(300);
  assert.equal(lifted.hidden, true);
  await pass(300);
  assert.equal(lifted.hidden, false);
  assert.ok(!isThere('menu'));
  const held = new Event('touchmove', { bubbles: true, cancelable: true });
  stage().dispatchEvent(held);
  assert.ok(held.defaultPrevented);
  await up(placeOf(4), touch);
  assert.ok(isThere('menu'));
  assert.equal(lifted.hidden, true);
  await click(one('menuitem', 'Add child'));
  assert.equal(view.tree, '[[3, 12], [2, 4, 0]]');
  const free = new Event('touchmove', { bubbles: true, cancelable: true });
  stage().dispatchEvent(free);
  assert.ok(!free.defaultPrevented);
});

test('a finger that has rested drags the node anywhere; one that has not moves the tree', async () => {
  const view = await mount({ tree: TEXTBOOK });
  const touch = { touch: true };
  /** @param {number} node */
  const lift = async (node) => {
    down(placeOf(node), touch);
    await pass(600);
    return placeOf(node);
  };
  const under = placeOf(9);
  const from = await lift(3);
  await move(off(from, 0, -20), touch);
  await move(under, touch);
  await up(under, touch);
  assert.equal(view.tree, '[[3, 8], [2, 4, 6], [14, 5, 2, 12]]');
  assert.ok(!isThere('menu'));
  await click(button('Undo'));
  for (const end of ['second finger', 'cancelled', 'view gone']) {
    const at = await lift(9);
    await move(off(at, 0, -20), touch);
    if (end === 'second finger') {
      down(off(at, 60, 0), { touch: true, id: 2 });
      await up(off(at, 60, 0), { touch: true, id: 2 });
      await up(at, touch);
    } else if (end === 'cancelled') await lose(at, touch);
    else await lose(at, touch);
    assert.equal(the('.lifted').hidden, true, end);
    assert.ok(!isThere('menu'), end);
    assert.equal(view.tree, TEXTBOOK, end);
    await press('0');
  }
  const at = placeOf(5);
  await drag([at, off(at, -20, 0), off(at, -60, 0)], touch);
  await pass(600);
  assert.equal(the('.lifted').hidden, true);
  assert.ok(isThere('button', 'Show whole tree'));
  assert.equal(view.tree, TEXTBOOK);
});

test('two fingers zoom and move', async () => {
  await mount({ tree: TEXTBOOK });
  const wide = distance(1, 9);
  const finger = (/** @type {number} */ id) => ({ touch: true, id });
  const middle = { x: 450, y: 20 };
  down(off(middle, -40, 0), finger(1));
  down(off(middle, 40, 0), finger(2));
  for (let spread = 45; spread <= 80; spread += 5) {
    await move(off(middle, -spread, 0), finger(1));
    await move(off(middle, spread, 0), finger(2));
  }
  await up(off(middle, -80, 0), finger(1));
  await up(off(middle, 80, 0), finger(2));
  assert.ok(distance(1, 9) > wide * 1.7 && distance(1, 9) < wide * 2.3);
  assert.deepEqual(selected(), []);
});

test('the camera follows the search to where one would not see it', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  const last = placeOf(12);
  for (let time = 0; time < 4; time += 1) await wheel(-240, last);
  assert.ok(placeOf(2).x < 0);
  for (let time = 0; time < 3; time += 1) await press('ArrowRight');
  assert.ok(placeOf(2).x > 0 && placeOf(2).x < 900);
});

test('the symbol of what is folded is pressed wherever it is drawn', async () => {
  await mount({ tree: TEXTBOOK, fold: '1' });
  await pressAt(off(placeOf(1), 0, 45));
  assert.equal(item(1).getAttribute('aria-expanded'), 'true');
});

test('a step draws what has changed, and another colour draws everything', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 0 });
  const texts = () =>
    takeDrawn(canvas())
      .filter(([name]) => name === 'fillText')
      .map(([, text]) => String(text));
  takeDrawn(canvas());
  await press('ArrowRight');
  const changed = takeDrawn(canvas()).length;
  assert.ok(changed > 0);
  view.theme = 'dark';
  await settled();
  const whole = texts();
  for (const value of ['3', '12', '8', '14']) assert.ok(whole.includes(value), value);
  await rest(4);
  assert.deepEqual(texts(), [], 'nothing is drawn while nothing changes');
  setMedia('(prefers-contrast: more)', true);
  await settled();
  assert.ok(texts().includes('12'));
  the('.stage canvas').dispatchEvent(new Event('transitionrun'));
  await settled();
  assert.ok(texts().includes('12'));
});

test('the halo and the gauge move where motion is welcome, and then rest', async () => {
  await mount({ tree: TEXTBOOK, step: 2 });
  setMedia('(prefers-reduced-motion: reduce)', false);
  await press('ArrowRight');
  takeDrawn(canvas());
  await pass(60);
  assert.ok(takeDrawn(canvas()).length > 0);
  await pass(400);
  takeDrawn(canvas());
  await pass(100);
  assert.deepEqual(takeDrawn(canvas()), []);
  await press('+');
  const early = placeOf(12);
  await pass(400);
  assert.notDeepEqual(placeOf(12), early);
});

test('a cutoff is staged, until it stands still or somebody does something', async () => {
  const view = await mount({ tree: '[[3, 12], [2, [4, 6], [14, 5, 2]]]', step: 16 });
  setMedia('(prefers-reduced-motion: reduce)', false);
  await settled();
  /** Whether the whole picture counts what was skipped, as it does once the branch is quiet. @param {string} theme */
  const counts = async (theme) => {
    takeDrawn(canvas());
    view.theme = theme;
    await settled();
    const texts = takeDrawn(canvas()).filter(([name]) => name === 'fillText');
    assert.ok(texts.length > 10, 'all is drawn anew in other colours');
    return texts.some(([, text]) => /nodes/.test(String(text)));
  };
  await press('ArrowRight');
  await pass(300);
  assert.equal(await counts('dark'), false, 'the branch is not quiet yet');
  await pass(500);
  takeDrawn(canvas());
  await pass(100);
  assert.deepEqual(takeDrawn(canvas()), [], 'it has come to rest');
  assert.equal(await counts('light'), true);
  await press('ArrowLeft');
  await press('ArrowRight');
  await pass(200);
  assert.equal(await counts('dark'), false);
  view.dispatchEvent(new Event('pointerdown'));
  await pass(40);
  assert.equal(await counts('light'), true, 'a press ends it');
});

test('a picture takes the size that there is, and folds what does not fit', async () => {
  /** @type {(depth: number) => string} */
  const uniform = (depth) =>
    depth === 0
      ? '1'
      : `[${Array(4)
          .fill(uniform(depth - 1))
          .join(',')}]`;
  await mount({ tree: uniform(4), controls: 'full' });
  const before = placeOf(1);
  resizeStage(500, 500);
  await settled();
  assert.notDeepEqual(placeOf(1), before);
  await click(await underMore('Fold to fit'));
  const few = all('[role=treeitem]').length;
  assert.ok(few < 341);
  resizeStage(1800, 900);
  await settled();
  assert.ok(all('[role=treeitem]').length >= few);
  await click(await underMore('Unfold all'));
  assert.equal(all('[role=treeitem]').length, 341);
});

test('the toolbar of a node stands beside the tree, also while the node is out of sight', async () => {
  await mount({ tree: TEXTBOOK });
  await pressNode(5);
  assert.equal(the('.tree-toolbar').closest('.stage'), null);
  await drag([
    { x: 20, y: 300 },
    { x: 40, y: 300 },
    { x: 2000, y: 300 },
  ]);
  assert.ok(isThere('toolbar', 'Change the tree here'));
});

test('a press of nothing leaves the field, and one beside the handle is none of the node', async () => {
  await mount({ tree: SMALL });
  await visit(1);
  assert.ok(isThere('button', 'Fold what lies below node 1'));
  const handle = button('Fold what lies below node 1');
  handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
  handle.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }),
  );
  await settled();
  assert.ok(!isThere('menu'));
});

test('a view that is taken away listens no more', async () => {
  const view = await mount({ tree: SMALL });
  const place = placeOf(4);
  const old = stage();
  view.remove();
  old.dispatchEvent(
    new PointerEvent('pointerdown', {
      clientX: place.x,
      clientY: place.y,
      button: 0,
      pointerId: 1,
    }),
  );
  old.dispatchEvent(new MouseEvent('click', { clientX: place.x, clientY: place.y }));
  await settled();
  document.body.append(view);
  await settled();
  assert.deepEqual(selected(), []);
  await pressNode(4);
  assert.deepEqual(selected(), [4]);
});
