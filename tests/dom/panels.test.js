// The panels beside the tree: tabs, code, story, questions, counters, orders, lists, results, the text, folding, switches, notices.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { write } from '../../www/src/session/address.js';
import { pass, until } from './support/clock.js';
import { clipboard } from './support/outside.js';
import { placeOf, pointAt, pressNode } from './support/pointer.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  choice,
  choose,
  chooseTree,
  click,
  dialog,
  fill,
  find,
  focusedName,
  focusedNode,
  goTo,
  hasKeyboard,
  isIdle,
  isThere,
  isVisible,
  item,
  mount,
  one,
  openTab,
  openText,
  openWritten,
  press,
  ready,
  SMALL,
  sentence,
  settled,
  step,
  textOf,
  the,
  underMore,
  visit,
} from './support/view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

afterEach(checkComplaints);

const TABS = ['Code', 'Ask', 'Count and order', 'Story', 'Tree as text'];

/** @param {string} name */
const isOpen = (name) => one('tab', name).getAttribute('aria-selected') === 'true';

/** @param {string} name */
const region = (name) => one('region', name);

test('tabs are opened by arrows, which do not step, and by Home and End', async () => {
  await mount({ tree: SMALL, step: 3 });
  one('tab', 'Code').focus();
  for (const name of ['Ask', 'Count and order', 'Story', 'Tree as text', 'Code']) {
    await press('ArrowRight');
    assert.ok(hasKeyboard(one('tab', name)), name);
    assert.ok(isOpen(name), name);
    assert.equal(one('tab', name).tabIndex, 0);
    assert.ok(isThere('tabpanel', name));
  }
  assert.equal(step(), 3);
  await press('ArrowLeft');
  assert.ok(isOpen('Tree as text'));
  await press('Home');
  assert.ok(isOpen('Code'));
  await press('End');
  assert.ok(hasKeyboard(one('tab', 'Tree as text')));
  await press('Control+ArrowLeft');
  assert.ok(isOpen('Tree as text'));
  assert.deepEqual(allOf('tab').map(textOf), TABS);
});

test('after a choice by mouse, arrow keys step', async () => {
  await mount({ tree: SMALL, step: 3 });
  await click(one('tab', 'Story'));
  assert.ok(isOpen('Story'));
  assert.ok(!hasKeyboard(one('tab', 'Story')));
  the('.stage').focus();
  await press('ArrowRight');
  assert.equal(step(), 4);
  assert.ok(isOpen('Story'));
});

test('a narrow screen’s handle closes the open tab and opens it', async () => {
  await mount({ tree: SMALL });
  const handle = button('Show the panel');
  assert.equal(handle.getAttribute('aria-expanded'), 'true');
  await click(handle);
  assert.equal(handle.getAttribute('aria-expanded'), 'false');
  assert.equal(the('.tabpanel').dataset.sheet, 'closed');
  await click(handle);
  assert.equal(the('.tabpanel').dataset.sheet, 'open');
});

test('in one column the tabs give way to what else is shown, until a node is asked about', async () => {
  await mount({ tree: TEXTBOOK });
  const sheet = () => the('.tabpanel').dataset.sheet;
  await openTab('Count and order');
  await click(button('Results of all searches'));
  assert.equal(sheet(), 'given');
  await pressNode(4);
  assert.equal(sheet(), 'open');
  await click(button('Stop asking about the node'));
  assert.equal(sheet(), 'given');
  await openText();
  assert.equal(sheet(), 'open');
});

test('a line of the code is the way to its next run, and halts playing', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 1 });
  const lines = () => all('.code ol button.line').filter(isVisible);
  const running = () => all('.code li.runs');
  assert.equal(running().length, 1);
  const at = lines().findIndex((each) => /best ≥ β/.test(textOf(each)));
  await click(lines()[at]);
  const first = step();
  assert.ok(first > 1);
  await click(lines()[at]);
  const second = step();
  assert.ok(second > first);
  await click(lines()[at], { shiftKey: true });
  assert.ok(step() < second);
  await goTo(1);
  lines()[0].focus();
  await press('ArrowDown');
  assert.ok(hasKeyboard(lines()[1]));
  assert.equal(step(), 1);
  await press('b');
  const halts = () =>
    all('.code .breakpoint')
      .filter(isVisible)
      .map((each) => each.getAttribute('aria-pressed') === 'true');
  assert.equal(halts()[1], true);
  await press('b');
  assert.equal(halts()[1], false);
  await click(all('.code .breakpoint').filter(isVisible)[2]);
  assert.equal(halts()[2], true);
  await goTo(0);
  view.speed = 16;
  await click(button('Play'));
  await pass(4000);
  assert.ok(isThere('button', 'Play'));
  assert.ok(step() > 0 && step() < view.steps);
});

test('code is written in another language, and a whole program is copied', async () => {
  await mount({ tree: SMALL, step: 2 });
  await choose(await openWritten(), 'python');
  await until(() => find('.code[data-language=python]'), 'the program');
  assert.match(textOf(the('.code')), /def /);
  const copy = all('.written button')[0];
  await click(copy);
  assert.match(clipboard.text, /def /);
  clipboard.refuses = true;
  await click(copy);
  assert.ok(textOf(the('.written output')).length > 0);
  await choose(await openWritten(), 'pseudocode');
  assert.doesNotMatch(textOf(the('.code')), /def /);
});

test('the call stack leads to nodes, and to the beginning and the end of each visit', async () => {
  await mount({ tree: TEXTBOOK, step: 4 });
  const stack = region('Call stack');
  const rows = () => all('tbody tr[data-for]', stack);
  assert.deepEqual(
    rows().map((each) => each.dataset.for),
    ['0', '1', '2'],
  );
  assert.equal(rows()[2].getAttribute('aria-current'), 'true');
  const [entry] = all('.steps button', rows()[1]);
  await click(entry);
  assert.match(sentence(), /node 1/);
  await goTo(4);
  await click(all('.steps button', rows()[1])[1]);
  assert.match(sentence(), /Node 1 returns 3/);
  await goTo(4);
  await click(/** @type {Element} */ (rows()[1].querySelector('.position button')));
  assert.equal(focusedNode(), 1);
  await pointAt(placeOf(2));
  assert.ok(rows()[2].classList.contains('joined'));
});

test('the rows of a list are walked by arrows, and pointing at one points at its node', async () => {
  await mount({ tree: 'sss-skips', algorithm: 'sss-star', step: 30 });
  const list = region('OPEN list');
  const rows = all('tbody button', list);
  rows[0].focus();
  await press('ArrowDown');
  assert.ok(hasKeyboard(rows[1]));
  const row = /** @type {HTMLElement} */ (rows[1].closest('tr'));
  assert.ok(row.classList.contains('joined'));
  await press('ArrowUp');
  assert.ok(hasKeyboard(rows[0]));
  await press('ArrowRight');
  assert.equal(step(), 31);
  await goTo(30);
  row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  await settled();
  assert.ok(
    /** @type {HTMLElement} */ (
      all('tbody button', region('OPEN list'))[1].closest('tr')
    ).classList.contains('joined'),
  );
});

test('a panel that is folded away stays so, from step to step', async () => {
  await mount({ tree: TEXTBOOK, step: 4 });
  await openTab('Count and order');
  const fold = () =>
    /** @type {HTMLDetailsElement} */ (region('Counters').querySelector('details'));
  assert.ok(fold().open);
  await click(/** @type {Element} */ (fold().querySelector('summary')));
  assert.ok(!fold().open);
  await click(button('Step forward'));
  assert.ok(!fold().open);
  await click(/** @type {Element} */ (fold().querySelector('summary')));
  assert.ok(fold().open);
});

test('the story says what the sentence says, and each line is the way to its step', async () => {
  await mount({ tree: TEXTBOOK, step: 20 });
  await openTab('Story');
  const present = () => the('.story [aria-current=step]');
  assert.equal(textOf(present()), sentence());
  const lines = () => all('.story .text');
  const other = lines().find((each) => /Node 1 returns 3/.test(textOf(each)));
  assert.ok(other);
  await click(other);
  assert.match(sentence(), /Node 1 returns 3/);
  assert.equal(textOf(present()), sentence());
  const count = lines().length;
  await click(button('Open all'));
  assert.ok(lines().length > count);
  assert.equal(button('Open all').getAttribute('aria-pressed'), 'true');
  await click(button('Open all'));
  assert.equal(lines().length, count);
  const fold = all('.story .fold').at(-1);
  assert.ok(fold);
  const was = fold.getAttribute('aria-expanded');
  await click(fold);
  assert.notEqual(all('.story .fold').at(-1)?.getAttribute('aria-expanded'), was);
});

test('the story is walked by keys, and copied as text and as Markdown', async () => {
  await mount({ tree: TEXTBOOK, step: 20 });
  await openTab('Story');
  const present = () => the('.story [aria-current=step]');
  present().focus();
  await press('ArrowUp');
  assert.ok(!hasKeyboard(present()));
  const at = step();
  await press('ArrowLeft');
  await press('ArrowRight');
  assert.equal(step(), at);
  await press('Enter');
  assert.ok(step() < at);
  await click(button('Copy as text'));
  const lines = all('.story .text').map(textOf);
  assert.deepEqual(
    clipboard.text
      .split('\n')
      .map((each) => each.trim())
      .filter(Boolean),
    lines,
  );
  assert.match(textOf(the('.story output')), new RegExp(`${lines.length} lines copied`));
  await click(button('Copy as Markdown'));
  assert.match(clipboard.text, /^- The search begins/);
  clipboard.refuses = true;
  await click(button('Copy as text'));
  assert.equal(textOf(the('.story output')), 'Could not be copied');
});

test('a node is asked about, changed on trial, kept or given back', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 37 });
  await visit(7);
  await press('q');
  const asked = region('Questions');
  assert.match(textOf(asked), /Why is it skipped\?/);
  await click(button(/^Show the cutoff/, asked));
  assert.match(sentence(), /cutoff at node 5/);
  const opening = all('summary', asked).find((each) => /open|enter/i.test(textOf(each)));
  assert.ok(opening);
  await click(opening);
  await click(button(/^Try/, asked));
  assert.notEqual(view.tree, TEXTBOOK);
  const trial = the('.trial');
  assert.ok(isVisible(trial));
  await click(all('button', trial)[1]);
  assert.equal(view.tree, TEXTBOOK);
  await click(button(/^Try/, asked));
  const tried = view.tree;
  await click(all('button', the('.trial'))[0]);
  assert.equal(view.tree, tried);
  assert.equal(find('.trial'), null);
  await click(button('Stop asking about the node'));
  assert.ok(!isOpen('Ask'));
});

test('the answers of questions are folded away and opened again', async () => {
  await mount({ tree: TEXTBOOK, step: 37 });
  await visit(7);
  await press('q');
  const known = () =>
    /** @type {HTMLDetailsElement} */ (
      all('.questions details').find((each) => /What is known now/.test(textOf(each)))
    );
  assert.ok(known().open);
  await click(/** @type {Element} */ (known().querySelector('summary')));
  assert.ok(!known().open);
  await press('ArrowLeft');
  assert.ok(!known().open);
  await click(/** @type {Element} */ (known().querySelector('summary')));
  assert.ok(known().open);
});

test('the counters stand beside those before an edit', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await openTab('Count and order');
  const counters = () => textOf(region('Counters'));
  assert.match(counters(), /Nodes entered 0 13 9/);
  await goTo(37);
  assert.match(counters(), /Nodes entered 11 13 9/);
  view.tree = '[[3, 12, 8], [2, 4, 6], [1, 5, 2]]';
  await ready();
  await visit(10);
  await press('9');
  await press('Enter');
  assert.match(counters(), /Nodes entered 9 → 11/);
});

test('another order is one click away', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await openTab('Count and order');
  const order = (/** @type {string} */ name) => button(name, region('Order matters'));
  assert.equal(order('As written').getAttribute('aria-pressed'), 'true');
  await click(order('Best first'));
  assert.equal(view.options, 'order=best-first');
  assert.equal(order('Best first').getAttribute('aria-pressed'), 'true');
  await click(order('Worst first'));
  assert.equal(view.options, 'order=worst-first');
  await click(order('Shuffled'));
  assert.equal(view.options, 'order=shuffle:1');
  await click(order('Shuffled'));
  assert.equal(view.options, 'order=shuffle:2');
  await click(order('As written'));
  assert.equal(view.options, '');
});

test('a sample of shuffled orders shows where the present one falls, and is another for another search', async () => {
  await mount({ tree: SMALL });
  await openTab('Count and order');
  const order = () => region('Order matters');
  await click(button('Sample 10,000 shuffled orders', order()));
  await until(() => /Of 10,000 shuffled orders/.test(textOf(find('figcaption'))), 'the sample');
  assert.match(textOf(the('figcaption')), /^The present order enters \d nodes\./);
  assert.ok(!isThere('button', /^Sample/, order()));
  await choose(choice('Algorithm'), 'minimax');
  assert.ok(!isThere('img', /^Histogram/));
  await openTab('Code');
});

test('the results of all searches are sorted, choose a search, and are copied', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await openTab('Count and order');
  await click(button('Results of all searches'));
  const table = region('Results');
  const names = () => all('tbody th', table).map((each) => textOf(each));
  assert.equal(names()[0], 'Minimax');
  await click(button('Entered', table));
  assert.equal(the('th.entered', table).getAttribute('aria-sort'), 'ascending');
  await click(button('Entered', table));
  assert.equal(the('th.entered', table).getAttribute('aria-sort'), 'descending');
  assert.equal(names()[0], 'MTD(+∞)');
  await click(button('NegaScout', table));
  assert.equal(view.algorithm, 'negascout');
  assert.equal(button('NegaScout', table).getAttribute('aria-current'), 'true');
  for (const [name, text] of /** @type {const} */ ([
    ['Copy as CSV', /^.*algorithm.*\n/i],
    ['Copy as Markdown', /\| Minimax \| 3 \|/],
    ['Copy as LaTeX', /Minimax & 3 &/],
  ])) {
    await click(button(name, table));
    assert.match(clipboard.text, text);
    assert.match(textOf(the('output', table)), /^Copied as/);
  }
  clipboard.refuses = true;
  await click(button('Copy as CSV', table));
  assert.equal(textOf(the('output', table)), 'Could not be copied');
  await click(button('Open MTD(f) in a pane', table));
  assert.match(write(view.link), /&compare=[^&]*mtd-f/);
  await click(button('Close the results'));
  assert.ok(!isThere('region', 'Results'));
});

test('a hall sees of the results those of the searches on show, in their order, and how many more there are', async () => {
  const view = await mount({ tree: TEXTBOOK, algorithm: 'negascout' });
  await openTab('Count and order');
  await click(button('Results of all searches'));
  const names = () => all('tbody th', region('Results')).map((each) => textOf(each));
  const whole = names();
  view.presenting = true;
  await until(() => names().length < whole.length);
  assert.equal(names().length, 5);
  assert.ok(names().some((name) => name.startsWith('NegaScout')));
  assert.deepEqual(
    names(),
    whole.filter((name) => names().includes(name)),
  );
  assert.equal(textOf(the('.more-rows')), `and ${whole.length - 5} more`);
});

test('the text of the tree is typed, refused with a reason, discarded and brought back', async () => {
  const view = await mount({ tree: SMALL });
  const text = /** @type {HTMLTextAreaElement} */ (await openText());
  assert.equal(text.value, SMALL);
  await fill(text, '[[3, 12], [2, 9]]');
  assert.equal(view.tree, '[[3, 12], [2, 9]]');
  await fill(text, '[[3, 12], [2,');
  assert.equal(view.tree, '[[3, 12], [2, 9]]');
  assert.equal(text.getAttribute('aria-invalid'), 'true');
  assert.match(textOf(the('#tree-text-error')), /Line 1, column/);
  await click(button('Back to the tree on show'));
  assert.equal(text.value, '[[3, 12], [2, 9]]');
  assert.equal(text.getAttribute('aria-invalid'), 'false');
  await click(button('Bring back what was typed'));
  assert.equal(text.value, '[[3, 12], [2,');
  text.focus();
  await fill(text, '[7, 8]');
  assert.equal(view.tree, '[7, 8]');
  slideOut(text);
  await settled();
  text.focus();
  await press('Control+z');
  assert.notEqual(view.tree, '[7, 8]');
});

/** Takes the keyboard away. @param {HTMLElement} field */
const slideOut = (field) => field.blur();

test('the node at the cursor in the text is selected', async () => {
  await mount({ tree: SMALL });
  const text = /** @type {HTMLTextAreaElement} */ (await openText());
  text.focus();
  text.setSelectionRange(2, 2);
  text.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await settled();
  assert.equal(item(2).getAttribute('aria-selected'), 'true');
  await pressNode(4);
  assert.equal(item(4).getAttribute('aria-selected'), 'true');
  assert.equal(item(2).getAttribute('aria-selected'), 'false');
});

test('switches are set, refused with a reason, and reset', async () => {
  const view = await mount({ tree: 'deepening', algorithm: 'iterative-deepening' });
  const open = all('.switches > button, .switches button[popovertarget]')[0];
  await click(open);
  await choose(choice('Inner search'), 'aspiration');
  assert.match(view.options, /inner=aspiration/);
  const delta = allOf('textbox', /Window reach/)[0];
  await fill(delta, '0');
  assert.ok(
    allOf('alert').some((each) => /“0” is not a value of the switch delta/.test(textOf(each))),
  );
  assert.equal(/** @type {HTMLInputElement} */ (delta).value, '1');
  await fill(delta, '2.5');
  assert.match(view.options, /delta=2\.5/);
  await choose(choice('Child order'), 'killer');
  await choose(choice('then by, rule 2'), 'history');
  assert.match(view.options, /order=killer,history/);
  await choose(choice('then by, rule 2'), '');
  assert.match(view.options, /order=killer(?!,)/);
  await choose(choice('Child order'), 'shuffle');
  const seed = all('input[type=number]').find((each) => each.id.includes('seed'));
  assert.ok(seed);
  await fill(seed, '7');
  assert.match(view.options, /order=shuffle:7/);
  await fill(seed, 'x');
  assert.match(view.options, /order=shuffle:7/);
  assert.match(textOf(open), /Switches \(3\)/);
  await click(button('Reset all'));
  assert.equal(view.options, '');
});

test('a preset brings its algorithm, its switches and its notice, whose moments are buttons', async () => {
  const view = await mount({ tree: SMALL, step: 3 });
  await chooseTree('killer');
  assert.equal(view.algorithm, 'alpha-beta');
  assert.equal(step(), 0);
  assert.match(view.options, /order=/);
  const notice = region('What to notice');
  assert.match(textOf(notice), /Which reply is remembered/);
  assert.equal(all('.moment', notice).length, 0);
  await click(button('Show the answer', notice));
  const [moment] = all('.moment', notice);
  await click(moment);
  assert.ok(step() > 0);
  assert.equal(all('.moment', notice)[0].getAttribute('aria-current'), 'step');
  await chooseTree('aima-two-ply');
  // Where it has happened, the answer stands there by itself.
  assert.match(textOf(notice), /look at all nine\?/);
  await goTo(view.steps);
  assert.match(textOf(notice), /refuted by its first leaf/);
  await goTo(0);
  assert.match(textOf(notice), /look at all nine\?/);
  assert.equal(view.options, '');
});

test('an algorithm is chosen, and arrow keys pass over one that the tree does not bear', async () => {
  const view = await mount({ tree: SMALL });
  const algorithm = choice('Algorithm');
  await choose(algorithm, 'minimax');
  assert.equal(view.algorithm, 'minimax');
  await choose(algorithm, 'alpha-beta');
  algorithm.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  await choose(algorithm, 'one-ply');
  assert.equal(view.algorithm, 'negamax');
  assert.equal(algorithm.value, 'negamax');
  assert.ok(isThere('button', 'Dismiss'));
  await choose(algorithm, 'alpha-beta');
  assert.ok(!isThere('button', 'Dismiss'));
  algorithm.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await choose(algorithm, 'scout');
  assert.ok(!hasKeyboard(algorithm), 'after a choice by mouse, keys step again');
});

test('names and numbers, types and folding are chosen under More', async () => {
  const view = await mount({ tree: TEXTBOOK, labels: 'names' });
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node B/);
  await click(await underMore('Node numbers'));
  assert.equal(view.labels, 'numbers');
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node 1/);
  await click(await underMore('Node types'));
  assert.equal((await underMore('Node types')).getAttribute('aria-pressed'), 'true');
  await press('Escape');
  await visit(5);
  await press('f');
  await click(await underMore('Unfold all'));
  assert.equal(view.fold, '');
});

test('a menu closes when the keyboard leaves it, and gives it back when it closes', async () => {
  await mount({ tree: SMALL });
  const more = the('.more > button');
  more.focus();
  await press('Enter');
  const sheet = the('.more .sheet');
  assert.ok(sheet.matches(':popover-open'));
  button('Node types').focus();
  await press('Escape');
  assert.ok(!sheet.matches(':popover-open'));
  assert.ok(hasKeyboard(more));
  await press('Enter');
  button('Node types').focus();
  the('.stage').focus();
  await settled();
  assert.ok(!sheet.matches(':popover-open'));
});

test('a folded subtree is stepped over as one step, and says what is inside', async () => {
  const view = await mount({ tree: TEXTBOOK, fold: '5' });
  await goTo(13);
  while (!/folded subtree/.test(sentence()) && !isIdle(button('Step forward')))
    await press('ArrowRight');
  assert.match(sentence(), /In its folded subtree of 4 nodes/);
  assert.equal(item(5).getAttribute('aria-current'), 'step');
  assert.match(item(5).getAttribute('aria-label') ?? '', /folded, 4 nodes/);
  const after = step();
  await press('ArrowLeft');
  assert.ok(step() < after - 1);
  await goTo(after - 2);
  assert.match(sentence(), /This happens inside the folded subtree of node 5/);
  assert.equal(view.fold, '5');
});

test('what was rendered away gives the keyboard to the part around it', async () => {
  await mount({ tree: TEXTBOOK, step: 37 });
  await visit(7);
  await press('q');
  const stop = button('Stop asking about the node');
  stop.focus();
  await press('Enter');
  assert.notEqual(focusedName(), '');
});

test('a list follows its running line, and stays where a reader has scrolled it', async () => {
  await mount({ tree: TEXTBOOK, step: 4 });
  const code = the('.code');
  code.scrollTop = 55;
  await press('t');
  assert.equal(code.scrollTop, 55);
  await press('ArrowRight');
  assert.notEqual(code.scrollTop, 55);
});

test('help about algorithms shows each, chooses one, and says what a tree lacks', async () => {
  const view = await mount({ tree: SMALL });
  await choose(choice('Algorithm'), 'about');
  const about = dialog(/algorithms/i);
  const minimax = allOf('button', /^Minimax/, about)[0];
  await click(minimax);
  assert.equal(view.algorithm, 'minimax');
  assert.ok(!about.open);
});
