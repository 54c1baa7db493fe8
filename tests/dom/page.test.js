// The page around the view: its address and history, what it keeps, its tools, and trees that come from elsewhere.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pass, until } from './support/clock.js';
import { setMedia } from './support/layout.js';
import { open, reload, reopen, show } from './support/page.js';
import { pressNode } from './support/pointer.js';
import { refusing, visited } from './support/travel.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  choice,
  choose,
  chooseTree,
  click,
  find,
  goTo,
  hasKeyboard,
  isThere,
  isVisible,
  item,
  nameOf,
  one,
  openTab,
  openWritten,
  press,
  SMALL,
  sentence,
  settled,
  step,
  textOf,
  the,
  theView,
  trees,
  type,
  underMore,
  visit,
} from './support/view.js';

afterEach(checkComplaints);

/** What the page says above all else; empty if nothing. */
const notice = () => (the('#notice').hidden ? '' : textOf(the('#notice-text')));

/** Waits until the address is written, and reads it. */
async function address() {
  await pass(200);
  return decodeURIComponent(location.hash);
}

/** Gives a leaf another value. @param {number} node @param {string} value */
async function edit(node, value) {
  await visit(node);
  await type(value);
  await press('Enter');
}

/**
 * Drops or pastes something onto the page.
 * @param {'drop' | 'paste'} how
 * @param {{file?: string, text?: string}} what
 * @param {Element} [target]
 */
async function give(how, { file, text = '' }, target = document.body) {
  const files = file === undefined ? [] : [new File([text], file)];
  const types = file === undefined ? ['text/plain'] : ['Files'];
  const transfer = {
    files,
    types,
    dropEffect: '',
    getData: () => (file === undefined ? text : ''),
  };
  const send = (/** @type {string} */ type, /** @type {string} */ name) => {
    const event = Object.assign(
      new Event(type, { bubbles: true, composed: true, cancelable: true }),
      { [name]: transfer },
    );
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  if (how === 'paste') send('paste', 'clipboardData');
  else {
    send('dragover', 'dataTransfer');
    if (file !== undefined) assert.ok(isVisible(the('#drop')));
    send('drop', 'dataTransfer');
    assert.ok(!isVisible(the('#drop')));
  }
  await settled();
  await pass(50);
}

test('an address shows its tree, algorithm, switches and step', async () => {
  await open('#tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta&step=12&fail=hard');
  assert.equal(theView().tree, '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
  assert.equal(trees().value, 'aima-two-ply');
  assert.equal(step(), 12);
  assert.equal(theView().options, 'fail=hard');
  assert.equal(notice(), '');
});

test('the address follows what is on screen, and loading it again shows the same', async () => {
  await open({ tree: 'aima-two-ply', cut: 'gt' });
  await choose(choice('Algorithm'), 'negamax-alpha-beta');
  await edit(2, '7.5');
  await goTo(17);
  assert.match(
    await address(),
    /tree=\[\[7\.5,\+?12.*&algorithm=negamax-alpha-beta&cut=gt&step=17$/,
  );
  const said = sentence();
  await reopen(location.hash);
  assert.equal(step(), 17);
  assert.equal(sentence(), said);
  assert.equal(choice('Algorithm').value, 'negamax-alpha-beta');
  assert.equal(theView().tree, '[[7.5, 12, 8], [2, 4, 6], [14, 5, 2]]');
});

test('what a reader folds is in the address for as long as it is folded', async () => {
  await open({ tree: SMALL, step: 0 });
  await visit(1);
  await press('f');
  assert.match(await address(), /fold=1/);
  await press('f');
  assert.doesNotMatch(await address(), /fold/);
});

test('stepping is no history; another tree is, and Back leads to the tree before, as it was', async () => {
  await open({ tree: 'aima-two-ply', step: 3 });
  const before = visited().length;
  for (let time = 0; time < 4; time += 1) await press('ArrowRight');
  assert.match(await address(), /step=7$/);
  assert.equal(visited().length, before);
  await chooseTree('deep-cutoff');
  await address();
  assert.equal(visited().length, before + 1);
  await goTo(4);
  await address();
  history.back();
  await settled();
  assert.equal(trees().value, 'aima-two-ply');
  assert.equal(step(), 7);
  history.forward();
  await settled();
  assert.equal(trees().value, 'deep-cutoff');
  assert.equal(step(), 4);
});

test('the browser may refuse to write an address, and gets it later', async () => {
  await open({ tree: SMALL, step: 0 });
  refusing.count = 1;
  await press('ArrowRight');
  assert.match(await address(), /step=0$/);
  await pass(5100);
  assert.match(location.hash, /step=1$/);
});

test('what was on screen when the page was left is there again after a reload', async () => {
  await open({ tree: SMALL, step: 0 });
  await press('ArrowRight');
  await reload({ tree: SMALL, step: 0 });
  assert.equal(step(), 1);
});

test('a broken address says what is wrong, and shows what is right in it', async () => {
  await open('#algorithm=bogus');
  assert.match(notice(), /^Not all of this link can be shown: There is no algorithm “bogus”/);
  assert.equal(trees().value, 'swedish-51');
  assert.equal(choice('Algorithm').value, 'alpha-beta');
  for (const [fragment, reason] of /** @type {const} */ ([
    ['#tree=[[3,12', /Line 1, column \d+: .*is not closed/],
    ['#step=abc', /“abc” is not a step/],
    ['#fail=maybe', /“maybe” is not a value of the switch fail/],
    ['#colour=red', /There is no switch “colour”/],
    ['#step=0&step=2', /It has “step” twice/],
    ['#fold=x', /“x” does not say what is folded/],
  ])) {
    await show(fragment);
    assert.match(notice(), reason);
    assert.equal(trees().value, 'swedish-51');
  }
  await show('#tree=[[3,12],8]&algorithm=mtdd&step=2&title=Mine');
  assert.match(notice(), /^Not all of this link can be shown: There is no/);
  assert.equal(theView().tree, '[[3, 12], 8]');
  assert.equal(step(), 2);
  assert.match(document.title, /^Mine/);
  await click(button('Dismiss'));
  assert.equal(notice(), '');
  await show('#tree=[4,5]');
  assert.equal(all('[role=treeitem]').length, 3);
  assert.equal(document.title.startsWith('Mine'), false);
});

test('a link to another address on the page shows that, and a later one in its place', async () => {
  await open({ tree: 'deep-cutoff', step: 19 });
  await show({ tree: '[1, [2, 3]]', algorithm: 'minimax', step: 2 });
  assert.equal(step(), 2);
  assert.equal(choice('Algorithm').value, 'minimax');
  assert.equal(all('[role=treeitem]').length, 5);
  assert.match(await address(), /^#tree=\[1,.?\[2,.?3\]\]&algorithm=minimax&step=2$/);
});

test('a tree that is too long for an address is kept beside it', async () => {
  const long = `[${Array.from({ length: 9000 }, (_, at) => 100_000 + at).join(', ')}]`;
  await open({ tree: SMALL });
  await give('paste', { text: long });
  await pass(300);
  assert.equal(location.hash, '');
  assert.match(notice(), /too long/i);
  await chooseTree('deep-cutoff');
  await pass(5200);
  assert.match(location.hash, /tree=deep-cutoff/);
  assert.equal(notice(), '');
  history.back();
  await settled();
  assert.equal(theView().tree.length, long.length);
});

test('an address that names nothing opens thirteen nodes, and one that names a step or a search the tree that it meant', async () => {
  for (const bare of ['', '#lang=en']) {
    await open(bare);
    assert.deepEqual([trees().value, step()], ['aima-two-ply', 0], bare);
    assert.equal(all('[role=treeitem]').length, 13);
  }
  for (const link of [
    '#step=31',
    '#algorithm=negascout',
    '#break=25',
    '#cut=gt',
    '#labels=names',
  ]) {
    await open(link);
    assert.equal(trees().value, 'swedish-51', link);
  }
});

test('a first visit says what to press and where to begin, and the next one does not', async () => {
  await open('', {});
  const intro = the('#intro');
  assert.equal(intro.hidden, false);
  const link = /** @type {HTMLAnchorElement} */ (intro.querySelector('a'));
  assert.equal(textOf(link), 'Start here');
  assert.equal(link.getAttribute('href'), '#start=1');
  assert.match(textOf(intro), /Press Play, or →/);
  assert.ok(the('.inviting .play'));
  await press('ArrowRight');
  assert.equal(intro.hidden, false, 'the tree stays where it is');
  assert.equal(find('.inviting'), null);
  await reopen();
  assert.equal(the('#intro').hidden, true);
  await open('', {});
  setMedia('(hover: none) and (pointer: coarse)', true);
  await reopen('');
  assert.doesNotMatch(textOf(the('#intro')), /→/);
  await open({ tree: SMALL }, {});
  assert.equal(the('#intro').hidden, true);
  await open('', {});
  setMedia('(width <= 760px)', true);
  await press('ArrowRight');
  assert.equal(the('#intro').hidden, false, 'the first cutoff is still to come');
  await press('End');
  assert.equal(the('#intro').hidden, true);
  assert.equal(the('#start-here').getAttribute('href'), '#start=1');
});

test('themes are chosen, applied and kept', async () => {
  await open({ tree: SMALL });
  const theme = choice('Theme');
  assert.deepEqual([...theme.options].map(textOf), [
    'System',
    'Light',
    'Dark',
    'High contrast',
    'High contrast, dark',
  ]);
  await choose(theme, 'dark');
  assert.equal(document.documentElement.dataset.theme, 'dark');
  assert.equal(theView().theme, 'dark');
  await reopen();
  assert.equal(choice('Theme').value, 'dark');
  assert.equal(theView().theme, 'dark');
  await choose(choice('Theme'), 'System');
  assert.equal(theView().theme, '');
});

test('a language is chosen, changes every word and nothing else, and is kept', async () => {
  await open({ tree: SMALL, step: 4 });
  await visit(1);
  await choose(choice('Language'), 'sv');
  await until(() => document.documentElement.lang === 'sv');
  assert.equal(nameOf(the('#language')), 'Språk');
  assert.ok(isThere('button', 'Presentera'));
  assert.equal(textOf(the('#language-name')), 'Språk');
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN-nod 1/);
  assert.equal(theView().step, 4);
  assert.match(await address(), /lang=sv$/);
  await reopen();
  assert.equal(document.documentElement.lang, 'sv');
  await show('#step=2&lang=en');
  await until(() => document.documentElement.lang === 'en');
  assert.match(sentence(), /window/);
  assert.equal(choice('Language').value, 'en');
});

test('an address names the language, which is not remembered as a choice', async () => {
  await open({ tree: SMALL, step: 3, lang: 'sv' });
  assert.equal(document.documentElement.lang, 'sv');
  await click(button('Ett steg framåt'));
  assert.match(await address(), /&step=4&lang=sv$/);
  await reopen({ tree: SMALL, lang: 'tlh', step: 3 });
  assert.equal(choice('Language').value, 'en');
  await click(button('Step forward'));
  assert.match(await address(), /&step=4$/);
});

test('what nodes are called and how searches are written is a choice that is kept', async () => {
  await open({ tree: SMALL }, {});
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node B/);
  await click(await underMore('Node numbers'));
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node 1/);
  await openTab('Code');
  await choose(await openWritten(), 'python');
  await pass(50);
  await reopen({ tree: SMALL });
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node 1/);
  assert.equal((await openWritten()).value, 'python');
  assert.doesNotMatch(await address(), /labels|code/);
  await click(await underMore('Node numbers'));
  await reopen({ tree: SMALL });
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node B/);
  await show({ tree: SMALL, labels: 'numbers' });
  assert.match(item(1).getAttribute('aria-label') ?? '', /^MIN node 1/);
  await reopen({ tree: SMALL });
  assert.match(
    item(1).getAttribute('aria-label') ?? '',
    /^MIN node B/,
    'a link’s labels are none of the reader’s choice',
  );
});

test('what was open is open on the next visit', async () => {
  await open({ tree: SMALL, step: 3 });
  await openTab('Story');
  await reopen({ tree: SMALL });
  assert.equal(one('tab', 'Story').getAttribute('aria-selected'), 'true');
  await openTab('Count and order');
  await click(button('Results of all searches'));
  await click(button('Entered', one('region', 'Results')));
  await click(button('Show the panel'));
  await reopen({ tree: SMALL });
  assert.equal(
    one('columnheader', /Entered/, one('region', 'Results')).getAttribute('aria-sort'),
    'ascending',
  );
  assert.equal(button('Show the panel').getAttribute('aria-expanded'), 'false');
  await click(button('Close the results'));
  await reopen({ tree: SMALL });
  assert.ok(!isThere('region', 'Results'));
});

test('a question opens its tab for a while', async () => {
  await open({ tree: SMALL, step: 3 });
  await openTab('Story');
  await visit(2);
  await press('q');
  assert.equal(one('tab', 'Ask').getAttribute('aria-selected'), 'true');
  await click(button('Stop asking about the node'));
  assert.equal(one('tab', 'Story').getAttribute('aria-selected'), 'true');
});

test('keys that are pressed anywhere on the page are the view’s', async () => {
  await open({ tree: SMALL });
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }),
  );
  await settled();
  assert.equal(step(), theView().steps);
  the('#theme').focus();
  await press('Home');
  assert.equal(step(), theView().steps, 'a list takes its own keys');
});

test('whatever is pasted or dropped anywhere is read, named, and refused with a reason', async () => {
  await open({ tree: SMALL });
  await give('paste', { text: '((3)(17))' });
  assert.equal(theView().tree, '[3, 17]');
  await give('paste', { text: '[[1, 2' });
  assert.match(notice(), /holds no tree that can be shown.*The previous tree is still there\./);
  assert.equal(theView().tree, '[3, 17]');
  await give('drop', { file: 'tree.json', text: '{"children": [1, 2, 3]}' });
  assert.equal(theView().tree, '[1, 2, 3]');
  await give('drop', {
    file: 'tree.dot',
    text: 'digraph { a -> b; a -> c; b [label="3" color=red]; c [label=5]; }',
  });
  assert.match(notice(), /read as Graphviz/);
  assert.equal(theView().tree, 'a: [3, 5]');
  await click(await underMore('Share…'));
  await give('paste', { text: '[8, 9]' }, the('dialog.share [name=title]'));
  assert.equal(theView().tree, 'a: [3, 5]');
});

test('what is dragged from one place of the page to another is no tree from elsewhere', async () => {
  await open({ tree: SMALL });
  document.body.dispatchEvent(new Event('dragstart', { bubbles: true }));
  await give('drop', { text: '[8, 9]' });
  document.body.dispatchEvent(new Event('dragend', { bubbles: true }));
  assert.equal(theView().tree, SMALL);
  const sign = the('#drop');
  document.body.dispatchEvent(
    Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [] },
    }),
  );
  assert.equal(sign.hidden, false);
  document.body.dispatchEvent(
    Object.assign(new Event('dragleave', { bubbles: true }), { relatedTarget: document.body }),
  );
  assert.equal(sign.hidden, false);
  document.body.dispatchEvent(
    Object.assign(new Event('dragleave', { bubbles: true }), { relatedTarget: null }),
  );
  assert.equal(sign.hidden, true);
  await give('drop', { text: '[8, 9]' });
  assert.equal(theView().tree, '[8, 9]');
});

test('a kept tree is the reader’s own, is there again, and leads to the example', async () => {
  await open('', { labels: 'numbers' });
  await edit(4, '7');
  await pass(3000);
  await reopen();
  await pass(50);
  const intro = the('#intro');
  assert.equal(intro.hidden, false);
  assert.match(textOf(intro), /your|own/i);
  assert.equal(intro.querySelector('a')?.getAttribute('href'), '#tree=aima-two-ply');
  assert.equal(trees().value, 'own');
  await show('#tree=aima-two-ply');
  assert.equal(intro.hidden, true);
  assert.equal(trees().value, 'aima-two-ply');
});

test('the help, the lessons and sharing have their buttons, and sharing waits until the address is followed', async () => {
  await open({ tree: SMALL });
  assert.equal(the('#learn').getAttribute('href'), './lesson.html#lessons');
  assert.equal(button('Help').title, 'Help (?)');
  await click(button('Help'));
  assert.ok(isThere('dialog', 'How to read and use this page'));
  await press('Escape');
  assert.ok(hasKeyboard(button('Help')));
  await click(await underMore('Share…'));
  await until(() => isThere('dialog', 'Share'));
  await until(() => isThere('button', 'Copy link'));
});

test('the page is titled after the work on screen', async () => {
  await open({ tree: SMALL, title: 'Lecture 4', note: 'Look at node 6.' });
  assert.equal(document.title, 'Lecture 4 – Plyscope');
  assert.ok(textOf(the('.description')).includes('Look at node 6.'));
  assert.equal(nameOf(trees()), 'Tree: Lecture 4');
  await chooseTree('deep-cutoff');
  assert.equal(find('.description'), null);
  assert.doesNotMatch(document.title, /Lecture/);
});

test('a press on the picture leaves the keyboard in the view', async () => {
  await open({ tree: SMALL });
  await pressNode(4);
  await press('ArrowRight');
  assert.equal(step(), 1);
  assert.equal(allOf('alert').filter((each) => textOf(each) !== '').length, 0);
});
