// Every control that moves through the steps.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pass } from './support/clock.js';
import { pressNode } from './support/pointer.js';
import {
  all,
  button,
  checkComplaints,
  choice,
  choose,
  click,
  find,
  goTo,
  hear,
  isIdle,
  isThere,
  mount,
  openTab,
  press,
  SMALL,
  sentence,
  settled,
  slider,
  step,
  textOf,
  the,
  visit,
} from './support/view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

afterEach(checkComplaints);

test('all steps forward say the same as all of them back', async () => {
  const view = await mount({ tree: SMALL });
  const [forward, back] = [[sentence()], [sentence()]];
  while (!isIdle(button('Step forward'))) {
    await click(button('Step forward'));
    forward.push(sentence());
  }
  assert.equal(step(), view.steps);
  assert.match(forward.at(-1) ?? '', /returns 3/);
  back[0] = sentence();
  while (!isIdle(button('Step back'))) {
    await click(button('Step back'));
    back.push(sentence());
  }
  assert.equal(step(), 0);
  assert.deepEqual(back, forward.toReversed());
  assert.match(forward[0], /Nothing has happened yet/);
});

test('each button goes where it says, and those that lead nowhere say so', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await click(button('Next cutoff'));
  const first = step();
  assert.match(sentence(), /cutoff at node 5/);
  await click(button('Next cutoff'));
  const second = step();
  assert.ok(second > first);
  // Those that lead to an end, or back to a cutoff, are in the menu beside the code.
  const seldom = ['First step', 'Previous cutoff', 'Last step'];
  /** @param {string} name */
  const reached = async (name) => {
    if (!seldom.includes(name)) return button(name);
    const sheet = the('.go-to .sheet');
    if (!isThere('button', name, sheet)) await click(the('.go-to > button'));
    return button(name, sheet);
  };
  for (const [name, from, to] of /** @type {const} */ ([
    ['First step', 10, 0],
    ['Step back', 10, 9],
    ['Step forward', 10, 11],
    ['Last step', 10, view.steps],
    ['Previous cutoff', second, first],
    ['Previous cutoff', view.steps, second],
    ['Next cutoff', 0, first],
  ])) {
    await goTo(from);
    await click(await reached(name));
    assert.equal(step(), to, name);
  }
  for (const [at, idle] of /** @type {[number, string[]][]} */ ([
    [0, ['First step', 'Step back', 'Previous cutoff']],
    [first, ['Previous cutoff']],
    [second, ['Next cutoff']],
    [view.steps, ['Step forward', 'Last step', 'Next cutoff']],
  ])) {
    await goTo(at);
    for (const name of [
      'First step',
      'Step back',
      'Previous cutoff',
      'Next cutoff',
      'Step forward',
      'Last step',
    ]) {
      const found = await reached(name);
      assert.equal(isIdle(found), idle.includes(name), `${name} at ${at}`);
      if (!idle.includes(name)) continue;
      await click(found);
      assert.equal(step(), at, name);
    }
  }
});

/** The marks of one kind that the skyline shows. @param {string} looks */
function shown(looks) {
  const past = Number(find('.skyline > svg > svg')?.getAttribute('width') ?? 0);
  const marks =
    find(`.skyline .${looks}`)
      ?.getAttribute('d')
      ?.matchAll(/M([\d.]+) /g) ?? [];
  return [...marks].filter(([, x]) => Number(x) < past).length;
}

test('the slider is the skyline of what has happened, and says its step in words', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  const drops = [];
  for (const at of [0, 11, 19, 20, 34, 35, view.steps]) {
    await goTo(at);
    drops.push([at, shown('leaves'), shown('drops'), shown('idle')]);
  }
  assert.deepEqual(drops, [
    [0, 0, 0, 0],
    [11, 3, 0, 0],
    [19, 4, 0, 0],
    [20, 4, 1, 0],
    [34, 7, 1, 0],
    [35, 7, 1, 1],
    [view.steps, 7, 1, 1],
  ]);
  await goTo(12);
  assert.equal(slider().getAttribute('aria-valuetext'), 'step 12 of 37');
  assert.equal(slider().max, '37');
  assert.equal(textOf(the('.count')), 'step 12 of 37');
});

test('play goes on to the end by itself and stops there; pause holds', async () => {
  const view = await mount({ tree: TEXTBOOK });
  const heard = hear(view, 'plyscope-step');
  await choose(choice('Speed'), '16');
  assert.equal(view.speed, 16);
  await click(button('Play'));
  await pass(500);
  const held = step();
  assert.ok(held > 2 && held < view.steps);
  assert.equal(heard.at(-1)?.[1].step, held);
  await click(button('Pause'));
  await pass(2000);
  assert.equal(step(), held);
  await click(button('Play'));
  await pass(5000);
  assert.equal(step(), view.steps);
  assert.ok(isThere('button', 'Play'));
  await click(button('Play'));
  await pass(300);
  assert.ok(step() < 8);
  assert.ok(isThere('button', 'Pause'));
});

test('a loop begins again at the end', async () => {
  const view = await mount({ tree: '[1]', loop: true, speed: 16 });
  await click(button('Play'));
  await pass(3000);
  assert.ok(isThere('button', 'Pause'));
  view.loop = false;
  await settled();
  await pass(3000);
  assert.ok(isThere('button', 'Play'));
  assert.equal(step(), view.steps);
});

test('playing halts at a breakpoint', async () => {
  await mount({ tree: TEXTBOOK, speed: 16 });
  await visit(5);
  await press('b');
  the('.stage').focus();
  await press(' ');
  await pass(5000);
  assert.ok(isThere('button', 'Play'));
  assert.match(sentence(), /node 5/);
});

test('playing goes on from where one goes to meanwhile', async () => {
  await mount({ tree: TEXTBOOK, speed: 1 });
  await click(button('Play'));
  await goTo(20);
  assert.ok(isThere('button', 'Pause'));
  await pass(2500);
  assert.ok(step() > 20 && step() < 25);
  await press(' ');
  assert.ok(isThere('button', 'Play'));
});

test('the buttons of a debugger step into, over and out of a visit', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await click(button('Step into'));
  assert.equal(step(), 1);
  await click(button('Step into'));
  assert.match(sentence(), /node 1/);
  await click(button('Step over'));
  assert.match(sentence(), /Node 1 returns 3/);
  await click(button('Step out'));
  assert.equal(step(), view.steps);
  for (const name of ['Step into', 'Step over', 'Step out']) assert.ok(isIdle(button(name)), name);
});

test('the menu of events leads to each of its kind, and closes', async () => {
  await mount({ tree: TEXTBOOK });
  const menu = () => the('.go-to > button');
  /** @param {string | RegExp} name */
  const goToNext = async (name) => {
    await click(menu());
    await click(button(name, the('.go-to .sheet')));
    assert.ok(!isThere('button', name, the('.go-to .sheet')));
  };
  await goToNext('Leaf');
  assert.match(sentence(), /leaf 2/i);
  await goToNext('Improvement');
  assert.ok(step() > 3);
  await pressNode(5);
  // The node that is asked about has opened another tab.
  await openTab('Code');
  await click(menu());
  await click(button('Halt at node 5', the('.go-to .sheet')));
  await goToNext('Breakpoint');
  assert.match(sentence(), /node 5/);
});

test('the searches of the root stand over the slider, and each is the way to its beginning', async () => {
  await mount({ tree: 'deepening', algorithm: 'iterative-deepening', step: 30 });
  const isCurrent = () =>
    all('.bands .band').map((each) => each.getAttribute('aria-current') === 'true');
  assert.deepEqual(isCurrent(), [false, true]);
  assert.match(slider().getAttribute('aria-valuetext') ?? '', /^step 30 of \d+, /);
  await press('End');
  assert.deepEqual(isCurrent(), [false, false, true]);
  await click(all('.bands .band')[2]);
  assert.equal(step(), 80);
  await click(all('.bands .band')[0]);
  assert.equal(step(), 1);
  assert.deepEqual(isCurrent(), [true]);
});

test('between the bounds of an author the controls go no farther', async () => {
  const view = await mount({ tree: TEXTBOOK, from: 5, to: 20, step: 10 });
  assert.deepEqual([slider().min, slider().max], ['5', '20']);
  await press('Home');
  assert.equal(step(), 5);
  assert.ok(isIdle(button('Step back')));
  await press('End');
  assert.equal(step(), 20);
  assert.ok(isIdle(button('Step forward')));
  await press('o');
  assert.equal(step(), 20);
  assert.match(the('.count').title, /5.*20/);
  view.to = '';
  view.from = '';
  await settled();
  await press('End');
  assert.equal(step(), 37);
});
