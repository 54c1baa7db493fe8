// What the page keeps: trees, notes, lectures and exercises; and its other windows: the presenter's, a frame, the lessons.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { slideWith, writeLecture } from '../../www/src/session/lecture.js';
import { pass, until } from './support/clock.js';
import { clipboard, opened, parentWindow, saved, toParent, windows } from './support/outside.js';
import { open, openOther, reload, reopen, show } from './support/page.js';
import { pressNode } from './support/pointer.js';
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
  field,
  fill,
  find,
  goTo,
  hasKeyboard,
  isIdle,
  isThere,
  item,
  one,
  press,
  ready,
  SMALL,
  sentence,
  settled,
  step,
  textOf,
  the,
  theView,
  trees,
  type,
  visit,
} from './support/view.js';

afterEach(checkComplaints);

const notice = () => (the('#notice').hidden ? '' : textOf(the('#notice-text')));

/** Gives a leaf another value, and waits until that is kept. @param {number} node @param {string} value */
async function edit(node, value) {
  await visit(node);
  await type(value);
  await press('Enter');
  await pass(3000);
}

async function openMyTrees() {
  await click(trees());
  await click(button('My trees', dialog('Trees')));
  await until(() => isThere('dialog', 'My trees'));
  await pass(50);
  return dialog('My trees');
}

const said = () => textOf(the('dialog.my-trees .said [role=status]'));

test('a tree that is worked on is kept, renamed, annotated, duplicated, deleted and brought back', async () => {
  await open({ tree: SMALL });
  await edit(2, '7');
  const mine = await openMyTrees();
  const rows = () => all('.kept', mine);
  assert.equal(rows().length, 1);
  await click(button(/^Notes/, mine));
  await fill(field('Notes', mine), 'Ask about it.');
  await click(button(/^Duplicate/, mine));
  await pass(100);
  assert.equal(rows().length, 2);
  await click(button(/^Rename/, mine));
  await pass(100);
  await fill(field('Name', mine), 'First');
  await press('Enter');
  await pass(100);
  assert.match(textOf(mine), /First/);
  assert.match(textOf(mine), /Ask about it\./);
  await click(allOf('button', /^Delete/, mine)[0]);
  await pass(100);
  assert.equal(rows().length, 1);
  assert.match(said(), /deleted/);
  await click(button('Undo', mine));
  await pass(100);
  assert.equal(rows().length, 2);
  await click(button('Close', mine));
  assert.ok(hasKeyboard(trees()));
});

test('Escape gives up a name, and keeps a note', async () => {
  await open({ tree: SMALL });
  await edit(2, '7');
  const mine = await openMyTrees();
  await click(button(/^Notes/, mine));
  await fill(field('Notes', mine), 'never lost');
  await press('Escape');
  await pass(100);
  assert.ok(!isThere('textbox', 'Notes', mine));
  assert.match(textOf(mine), /never lost/);
  await click(button(/^Rename/, mine));
  await pass(100);
  await fill(field('Name', mine), 'never mind');
  await press('Escape');
  await pass(100);
  assert.doesNotMatch(textOf(mine), /never mind/);
});

test('a note that is being written when My trees is closed is kept', async () => {
  await open({ tree: SMALL });
  await edit(2, '7');
  const mine = await openMyTrees();
  await click(button(/^Notes/, mine));
  await fill(field('Notes', mine), 'not lost either');
  await click(button('Close', mine));
  await pass(100);
  assert.match(textOf(await openMyTrees()), /not lost either/);
});

test('a kept tree is opened again, trees are exported and imported', async () => {
  await open({ tree: SMALL });
  await edit(2, '7');
  await chooseTree('deep-cutoff');
  const mine = await openMyTrees();
  await click(button(/^Export/, mine));
  await until(() => saved.length > 0);
  const text = await saved[0].blob.text();
  assert.match(text, /"plyscope":\s*"trees"/);
  await click(all('.kept button', mine)[0]);
  await pass(100);
  assert.equal(theView().tree, '[[7, 12], [2, 4]]');
  assert.ok(!mine.open);
  const trees = [1, 2].map((value) => ({ tree: `[${value}, 0]`, name: `Tree ${value}` }));
  const file = new File([JSON.stringify({ plyscope: 'trees', version: 1, trees })], 'trees.json');
  const transfer = { files: [file], types: ['Files'], getData: () => '' };
  const event = new Event('drop', { bubbles: true, composed: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { dataTransfer: transfer }));
  await until(() => /2 trees were imported\./.test(textOf(find('dialog.my-trees .said'))));
  await until(() => isThere('button', 'Tree 2', mine));
  await click(button('Tree 2', mine));
  await pass(100);
  assert.equal(theView().tree, '[2, 0]');
});

test('where nothing can be kept, that is said once, and the page works', async () => {
  await open({ tree: SMALL });
  const scope = /** @type {any} */ (globalThis);
  const { indexedDB } = scope;
  try {
    scope.indexedDB = undefined;
    await reopen({ tree: SMALL });
    await edit(2, '7');
    assert.match(notice(), /\w/);
    assert.equal(theView().tree, '[[7, 12], [2, 4]]');
  } finally {
    scope.indexedDB = indexedDB;
  }
});

const slides = () => all('#lecture li .slide');
const current = () => slides().findIndex((each) => each.getAttribute('aria-current') === 'step');
const status = () => textOf(the('#lecture [role=status]'));

/** Opens a lecture of so many slides, at steps 1, 2, … @param {number} count */
async function lecture(count) {
  await open({ tree: SMALL, step: 0 });
  for (let number = 1; number <= count; number += 1) {
    the('.stage').focus();
    await press('ArrowRight');
    await press('a');
    await until(() => slides().length === number);
  }
}

test('slides are added, shown, moved, changed and taken out', async () => {
  await lecture(3);
  assert.equal(status(), 'Added as slide 3 of 3: Alpha-beta, step 3.');
  assert.equal(current(), 2);
  await click(slides()[0]);
  assert.equal(step(), 1);
  assert.equal(current(), 0);
  the('.stage').focus();
  await press('j');
  assert.equal(step(), 2);
  await press('k');
  assert.equal(step(), 1);
  await press('k');
  assert.equal(step(), 1);
  await click(button(/^Later/, slides()[0].closest('li') ?? document));
  assert.equal(current(), 1);
  assert.match(status(), /slide 2 of 3/);
  const first = () => /** @type {Element} */ (slides()[0].closest('li'));
  assert.ok(!isThere('button', /^Earlier/, first()), 'the tools are those of the slide on show');
  await click(slides()[0]);
  assert.ok(isIdle(button(/^Earlier/, first())));
  await click(button(/^Change/, first()));
  const written = field('Title', first());
  assert.ok(hasKeyboard(written));
  await fill(written, 'Open');
  assert.equal(field('Title', first()), written, 'whoever writes goes on in the same field');
  await fill(written, 'Opening');
  assert.equal(textOf(slides()[0].querySelector('b')), 'Opening');
  await fill(field('Notes for the presenter', first()), 'Greet');
  await choose(choice('In the hall', first()), 'passage');
  await fill(field('What the hall reads', first()), 'Welcome');
  await choose(choice('How far it goes', first()), 'moment');
  await fill(field('Last moment', first()), 'cutoff:1');
  await click(slides()[0]);
  assert.equal(theView().link.until, 'cutoff:1');
  await choose(choice('How far it goes', first()), 'end');
  assert.match(textOf(slides()[0]), /to the end of the search/);
  await goTo(5);
  await click(button('Replace by what is on screen', first()));
  await click(slides()[0]);
  assert.equal(step(), 5);
  await click(slides()[1]);
  const [before, shown] = [textOf(slides()[2]), step()];
  await click(button(/^Take out/, /** @type {Element} */ (slides()[1].closest('li'))));
  assert.equal(slides().length, 2);
  assert.equal(textOf(slides()[1]).slice(3), before.slice(3), 'the next one is on show');
  assert.ok(hasKeyboard(slides()[1]));
  await until(() => step() !== shown);
  await click(button(/Undo: slide taken out/));
  assert.equal(slides().length, 3);
  await until(() => step() === shown);
  await click(the('#lecture .another > summary'));
  await click(button(/^New lecture/));
  assert.equal(slides().length, 0);
  assert.match(status(), /under “Lectures…”/);
  await click(button(/Back to the lecture before/));
  await until(() => slides().length === 3);
  assert.equal(textOf(slides()[0].querySelector('b')), 'Opening');
  await click(button('Close the lecture'));
  assert.ok(the('#lecture').hidden);
});

test('where a slide is taken out the next one is on screen, until it is brought back', async () => {
  await lecture(3);
  await click(slides()[1]);
  await until(() => step() === 2);
  await click(button(/^Take out/, /** @type {Element} */ (slides()[1].closest('li'))));
  await until(() => step() === 3);
  assert.equal(current(), 1);
  await click(button(/Undo: slide taken out/));
  await until(() => step() === 2);
  assert.equal(current(), 1);
});

test('a compared slide that one comes back to is at the end of all its searches', async () => {
  await open({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta', compare: 'minimax' });
  await theView().opensLecture?.(
    writeLecture({
      title: '',
      slides: [
        slideWith({ link: '#tree=[[3,12],[2,4]]&algorithm=alpha-beta&compare=minimax' }),
        slideWith({ link: '#tree=[[3,12],[2,4]]' }),
      ],
    }),
  );
  await press('p');
  await press('j');
  await until(() => current() === 1);
  await press('PageUp');
  await until(() => current() === 0);
  await until(() => theView().link.step === 21);
});

test('a lecture goes on from a slide behind the chart of growth, and the chart is gone there', async () => {
  await lecture(2);
  const last = () => /** @type {Element} */ (slides()[1].closest('li'));
  await click(slides()[1]);
  await click(button(/^Change/, last()));
  await choose(choice('In the hall', last()), 'growth');
  await click(slides()[0]);
  the('.stage').focus();
  await press('j');
  await until(() => isThere('dialog', 'Growth'));
  assert.equal(theView().link.growth?.across, 'depth');
  await press('k');
  await until(() => current() === 0);
  await settled();
  assert.ok(!isThere('dialog', 'Growth'));
  assert.equal(theView().link.growth, null);
  await click(slides()[1]);
  await until(() => isThere('dialog', 'Growth'));
});

test('a lecture is kept, saved, linked to, opened again, and begun anew', async () => {
  await lecture(2);
  await fill(/** @type {HTMLElement} */ (find('#lecture .entitled input')), 'Search');
  await pass(400);
  await click(the('#lecture .taking > summary'));
  await click(button('Save as file', the('#lecture')));
  assert.equal(saved.at(-1)?.name, 'Search.json');
  await click(button('Copy link', the('#lecture')));
  await until(() => /copied/.test(status()));
  const link = clipboard.text;
  assert.match(link, /#lecture=/);
  clipboard.refuses = true;
  await click(button('Copy link', the('#lecture')));
  await until(() => /did not let/.test(status()));
  await click(the('#lecture .another > summary'));
  await click(button('New lecture'));
  assert.equal(slides().length, 0);
  await reopen(new URL(link).hash);
  await until(() => slides().length === 2);
  assert.equal(step(), 1);
  await show('#lecture=x');
  await until(() => /damaged/.test(notice()));
});

test('a lecture has its QR code as last slide, once; one that is too long has that of the page', async () => {
  await lecture(2);
  await click(the('#lecture .taking > summary'));
  const add = () => click(button('QR code as last slide', the('#lecture')));
  for (let time = 0; time < 2; time += 1) {
    await add();
    await until(() => /^Phones read/.test(status()));
    assert.equal(slides().length, 3);
    await click(slides()[0]);
    await click(button(/^Later/, the('#lecture li')));
    assert.match(status(), /^This is slide 2/);
  }
  await click(slides()[2]);
  await click(button(/^Present/, the('#lecture')));
  await until(() => find('.slide-words .qr') !== null);
  assert.match(
    textOf(the('.slide-words figcaption')),
    /^https:\/\/plyscope\.test\/some\/where\/…$/,
  );
  // Before it is presented again, the code is made anew.
  const code = () => find('.slide-words .qr path')?.getAttribute('d');
  const before = code();
  await press('Escape');
  await click(slides()[0]);
  await click(button(/^Take out/, the('#lecture li')));
  await click(slides()[1]);
  await click(button(/^Present/, the('#lecture')));
  await until(() => code() !== undefined && code() !== before);
  await press('Escape');
  const many = Array.from({ length: 60 }, (_, at) => {
    const title = Math.sin(at + 1).toString(36);
    return { link: `#tree=swedish-51&step=3&passage=${title}`, title, notes: '' };
  });
  await theView().opensLecture?.(writeLecture({ title: '', slides: many }));
  await until(() => slides().length === 60);
  await add();
  await until(() => /too long for a QR code/.test(status()));
  assert.equal(slides().length, 61);
});

test('who writes an address reads that it becomes a code, or that no phone reaches it', async () => {
  await lecture(1);
  await click(button('Add text', the('#lecture')));
  const hint = () => textOf(the('#slide-code'));
  assert.match(hint(), /^An address becomes/);
  const text = field('What the hall reads', the('#lecture'));
  await fill(text, 'See http://localhost:8080/ there.');
  assert.match(hint(), /^Phones cannot reach/);
  await fill(text, 'See http://localhost:8080/ or https://a.example/ there.');
  assert.match(hint(), /^An address becomes/);
});

test('a lecture is presented, with its place and what it lays beside the tree', async () => {
  await lecture(2);
  await click(button(/^Present/, the('#lecture')));
  await until(() => theView().presenting);
  await settled();
  const hall = () => the('.audience');
  assert.match(textOf(hall()), /Slide 2 of 2/);
  await press('k');
  assert.match(textOf(hall()), /Slide 1 of 2/);
  await click(button('Next slide', hall()));
  assert.match(textOf(hall()), /Slide 2 of 2/);
  assert.ok(isIdle(button('Next slide', hall())));
});

test('what was written on slides stays when something else is taken back', async () => {
  await lecture(3);
  const first = () => /** @type {Element} */ (slides()[0].closest('li'));
  await click(button(/^Take out/, the('#lecture')));
  await click(slides()[0]);
  await click(button(/^Change/, first()));
  await fill(field('Notes for the presenter', first()), 'Wait.');
  await click(button(/Undo: slide taken out/));
  assert.equal(slides().length, 3);
  assert.equal(field('Notes for the presenter', first()).value, 'Wait.');
  await goTo(5);
  await click(button('Replace by what is on screen', first()));
  await fill(field('Title', first()), 'Five');
  await click(button(/Undo: changed slide/));
  assert.match(textOf(slides()[0]), /Five/);
  await click(slides()[0]);
  assert.equal(step(), 1, 'what it showed has come back');
});

test('whoever has done something on screen presents the slide as it is set, and whoever looks away goes on where they were', async () => {
  await lecture(2);
  await click(slides()[0]);
  await goTo(3);
  await press('p');
  await until(() => theView().presenting);
  await settled();
  assert.deepEqual([current(), step()], [0, 3], 'a place in the search of the slide');
  await press('Escape');
  await choose(choice('Algorithm'), 'minimax');
  the('.stage').focus();
  await press('p');
  await until(() => theView().link.algorithm === 'alpha-beta');
  assert.deepEqual([current(), step()], [0, 1]);
  await press('Escape');
  await click(button(/^Change/, the('#lecture')));
  await choose(choice('In the hall', the('#lecture')), 'predict');
  the('.stage').focus();
  // As a clicker begins.
  await press('F5');
  await until(() => theView().link.predict === 'cut,skipped');
  await press('Escape');
  await until(() => !theView().presenting);
  await click(button('Close the lecture'));
  assert.equal(theView().link.predict, 'none', 'nobody is asked what a slide asks');
});

test('the chart of growth is added where it is on screen, and is called what it shows', async () => {
  await lecture(1);
  await theView().openings.open('growth', 'thirty');
  const chart = () => the('dialog.growth');
  await click(button('Add what is on screen', chart()));
  await until(() => slides().length === 2);
  assert.match(
    textOf(chart().querySelector('footer [role=status]')),
    /slide 2 of 2: 30 moves, 2 plies/,
  );
  await click(button('Close', chart()));
  assert.match(textOf(slides()[1]), /30 moves, 2 plies: 900 against 59 the chart of growth/);
  await click(button(/^Change/, the('#lecture')));
  assert.ok(!isThere('combobox', 'How far it goes'), 'in a chart there are no steps');
});

test('a tree that is changed in front of the class is kept, which is said', async () => {
  await lecture(2);
  await click(slides()[0]);
  await press('p');
  await until(() => theView().presenting);
  await settled();
  await click(button('Edit in front of the class', the('.audience')));
  await pressNode(2);
  await fill(/** @type {HTMLInputElement} */ (find('.leaf-editor input')), '77');
  await press('Enter');
  await settled();
  await press('j');
  await until(() => current() === 1);
  await until(() => /changed in front of the class is kept in “My trees”/.test(status()));
});

test('a slide is a title and a text where that is wanted, and the hall knows where it is', async () => {
  await lecture(1);
  await click(button('Add text'));
  await until(() => slides().length === 2);
  const form = () => /** @type {Element} */ (slides()[1].closest('li'));
  await fill(field('Title', form()), 'Why look away?');
  await fill(field('What the hall reads', form()), 'MAX has it.\n\n- Who needs it?\n- Why?');
  assert.match(textOf(slides()[1]), /a title and a text/);
  await click(button(/^Present/, the('#lecture')));
  await until(() => isThere('heading', 'Why look away?'));
  const hall = () => the('.audience');
  assert.deepEqual([...hall().querySelectorAll('.slide-words :is(p, li)')].map(textOf), [
    'MAX has it.',
    'Who needs it?',
    'Why?',
  ]);
  assert.equal(find('.audience-counts'), null);
  assert.ok(isIdle(button('Hide values', hall())));
  await press('h');
  assert.ok(isThere('heading', 'Why look away?'), 'there is no tree of which something is hidden');
  await press('k');
  await until(() => find('.of-words') === null);
  assert.match(textOf(the('.whereabouts')), /Slide 1 of 2.*Alpha-beta/);
  await press('PageDown');
  for (let turns = 0; find('.of-words') === null && turns < 60; turns += 1) await press('PageDown');
  assert.match(textOf(hall()), /Slide 2 of 2/);
});

test('a clicker goes on, whatever a lecturer has chosen by mouse', async () => {
  await open({ tree: SMALL, step: 0 });
  await press('p');
  await settled();
  const list = /** @type {HTMLElement} */ (find('.audience-controls select'));
  list.focus();
  await press('PageDown');
  assert.match(textOf(the('.audience-counts')), /step 1 of/);
  assert.ok(hasKeyboard(the('.stage')));
});

test('the two keys of a clicker give a whole lecture, forth and back', async () => {
  // All of the search; then three stills, of which the last but one is a chart.
  await open({ tree: SMALL, step: 0 });
  const add = async () => {
    const before = slides().length;
    the('.stage').focus();
    await press('a');
    await until(() => slides().length === before + 1);
  };
  await add();
  for (const at of [4, 6, 9]) {
    await goTo(at);
    await add();
  }
  const third = () => /** @type {Element} */ (slides()[2].closest('li'));
  await click(slides()[2]);
  await click(button(/^Change/, third()));
  await choose(choice('In the hall', third()), 'growth');
  await click(slides()[0]);
  await click(button(/^Present/, the('#lecture')));
  await until(() => theView().presenting);
  await settled();
  const { steps } = theView();
  const place = () => [current(), step()];
  const whole = Array.from({ length: steps + 1 }, (_, at) => [0, at]);
  const wanted = [...whole, [1, 4], [2, 6], [3, 9]];
  const turn = async (/** @type {string} */ key, /** @type {number[]} */ to) => {
    await press(key);
    await until(() => String(place()) === String(to));
    await settled();
  };
  assert.deepEqual(place(), wanted[0]);
  for (const to of wanted.slice(1)) {
    await turn('PageDown', to);
    if (to[0] !== 2) continue;
    // It is called there what the list calls it, and the hall knows where it is.
    assert.ok(textOf(slides()[2]).includes(textOf(the('dialog.growth h2'))));
    assert.match(textOf(the('dialog.growth footer')), /^Slide 3 of 4$/);
  }
  assert.equal(find('dialog.growth[open]'), null, 'the chart is that of its slide');
  for (const to of wanted.toReversed().slice(1)) await turn('PageUp', to);
  // On the desk a search is stepped through to its end, whatever the lecture shows of it.
  await click(slides()[1]);
  await press('p');
  await settled();
  the('.stage').focus();
  await press('PageDown');
  assert.deepEqual(place(), [1, 5]);
});

test('what a slide hides is hidden before a hall alone, and is there again by the key that begins presenting', async () => {
  await open({ tree: SMALL, step: 0 });
  const view = theView();
  const link = '#tree=[[3,12],[2,4]]&algorithm=alpha-beta&step=1&until=1';
  await view.opensLecture?.(
    writeLecture({
      title: '',
      slides: ['', '&hidden=cutoffs&beside=code'].map((more) => slideWith({ link: link + more })),
    }),
  );
  await press('p');
  await settled();
  // The key that adds slides on the desk adds none here.
  await press('a');
  await press('j');
  await until(() => /Slide 2 of 2/.test(textOf(the('.audience'))));
  assert.match(textOf(the('#lecture')), /values and cutoffs hidden/);
  const seen = () => [view.presenting, view.blank, view.hidesCuts, view.beside];
  assert.deepEqual(seen(), [true, true, true, 'code']);
  await press('k');
  await until(() => /Slide 1 of 2/.test(textOf(the('.audience'))));
  assert.deepEqual(seen(), [true, false, false, 'none']);
  await press('j');
  await until(() => /Slide 2 of 2/.test(textOf(the('.audience'))));
  assert.deepEqual(seen(), [true, true, true, 'code']);
  // On the desk nothing is hidden; the hall has it back.
  await press('p');
  await settled();
  assert.deepEqual(seen(), [false, false, false, 'code']);
  await press('p');
  await settled();
  assert.deepEqual(seen(), [true, true, true, 'code']);
});

test('a black hall of a lecture shows again the slide that was there', async () => {
  await lecture(3);
  await click(button(/^Present/, the('#lecture')));
  await until(() => theView().presenting && current() === 2);
  const seen = () => [theView().black, current()];
  for (const [key, back] of [
    ['PageDown', 'PageUp'],
    ['j', 'k'],
  ]) {
    for (const turning of [key, back]) {
      await press('b');
      assert.deepEqual(seen(), [true, 2]);
      await press(turning);
      assert.deepEqual(seen(), [false, 2], turning);
    }
  }
  await press('.');
  await click(slides()[0]);
  await until(() => current() === 0);
  assert.deepEqual(seen(), [false, 0], 'a slide that is chosen is shown');
});

test('a lecture goes on after a reload where it was, and is closed elsewhere', async () => {
  await lecture(3);
  await press('k');
  await until(() => current() === 1);
  await press('ArrowRight');
  await pass(400);
  await reload(location.hash);
  await until(() => current() === 1);
  assert.equal(step(), 3, 'no moment is shown again');
  the('.stage').focus();
  await press('j');
  await until(() => current() === 2);
  await reopen();
  assert.ok(the('#lecture').hidden);
});

const TREE = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

test('an assignment asks, is taken up again by the same link, and ends with its work', async () => {
  const link = { tree: TREE, algorithm: 'alpha-beta', quiz: 'cut', questions: 3 };
  await open(link);
  const exercise = () => one('region', 'Exercise');
  assert.match(textOf(exercise()), /Question 1 of 3/);
  await press('n');
  await press('Enter');
  assert.match(textOf(exercise()), /Question 2 of 3/);
  await reopen(link);
  await until(() => /Question 2 of 3/.test(textOf(exercise())));
  await reopen({ ...link, student: 'bo' });
  assert.match(textOf(exercise()), /Question 1 of 3/);
  assert.match(decodeURIComponent(location.hash), /student=bo/);
  await show({ tree: SMALL });
  assert.ok(!isThere('region', 'Exercise'));
  assert.equal(theView().quiz, '');
});

test('each student has a tree of their own, by number or by name', async () => {
  const tree = 'random(branching=3, depth=2, seed={student})';
  await open({ tree, quiz: 'cut' });
  assert.match(notice(), /number \d+/);
  const mine = theView().tree;
  await reopen({ tree, quiz: 'cut' });
  assert.equal(theView().tree, mine);
  await reopen({ tree, quiz: 'cut', student: 'anna' });
  assert.notEqual(theView().tree, mine);
});

/** The presenter's window, whose page is the one on screen. */
async function openPresenter() {
  await open({ tree: SMALL, step: 3 });
  await press('p');
  await settled();
  await press('v');
  await until(() => opened.length > 0);
  return new URL(opened[0].address).hash;
}

test('the presenter’s window is opened by key, by button, or by a link where it is blocked', async () => {
  await openPresenter();
  assert.match(opened[0].address, /presenter\.html#/);
  windows.areBlocked = true;
  await click(button('Presenter view'));
  await until(() => find('.audience a'));
  assert.match(the('.audience a').getAttribute('href') ?? '', /presenter\.html#/);
});

test('the presenter’s window shows the report, and drives the page', async () => {
  await openPresenter();
  const view = theView();
  const remote = await view.remote(() => {});
  assert.ok(remote !== null);
  assert.equal(remote.report?.step, 3);
  for (const [doing, value, at] of /** @type {const} */ ([
    ['forward', undefined, 4],
    ['back', undefined, 3],
    ['last', undefined, theView().steps],
    ['first', undefined, 0],
  ])) {
    remote.perform(doing, value);
    await settled();
    assert.equal(theView().step, at, doing);
  }
  remote.perform('blank');
  await settled();
  assert.ok(view.blank);
  remote.perform('blank');
  remote.perform('beside', 'code');
  assert.equal(view.beside, 'code');
  remote.perform('play');
  await settled();
  assert.equal(remote.report?.playing, true);
  remote.perform('play');
  remote.perform('speed', 4);
  assert.equal(view.speed, 4);
  remote.perform('speed', 3);
  assert.equal(view.speed, 4);
  remote.perform('choose-algorithm', 'minimax');
  await settled();
  assert.equal(view.algorithm, 'minimax');
  remote.perform('choose-tree', 'deep-cutoff');
  await settled();
  assert.equal(remote.report?.choices.tree, 'deep-cutoff');
});

test('the page sends what the hall sees, and does what is pointed at in its picture', async () => {
  const name = (await openPresenter()).slice(1);
  const view = theView();
  /** @type {any[]} */
  const pictures = [];
  const second = new BroadcastChannel(`plyscope-${name}`);
  second.onmessage = ({ data }) => data.type === 'picture' && pictures.push(data.picture);
  const say = async (/** @type {object} */ message) => {
    second.postMessage({ plyscope: 1, from: 'presenter', ...message });
    await settled();
    // Commands wait for each other.
    await pass(40);
  };
  await say({ type: 'ask' });
  await until(() => pictures.length > 0);
  assert.match(pictures[0].link, /step=3/);
  assert.equal(pictures[0].lit, null);

  // The keyboard begins at the node of the step, which is the leaf 3; its parent is node 1.
  await say({ type: 'light', to: 'ArrowRight' });
  await say({ type: 'light', to: 'ArrowUp' });
  await until(() => pictures.at(-1).lit === view.pointed && view.pointed !== null);
  const lit = view.pointed;
  // It stays lit at another step.
  await say({ type: 'do', doing: 'forward' });
  await until(() => /step=4/.test(pictures.at(-1).link));
  assert.equal(view.pointed, lit);
  await say({ type: 'light', to: 'none' });
  assert.equal(view.pointed, null);

  const at = (/** @type {number} */ x) => ({ x, y: 0.5 });
  await say({ type: 'point', at: at(0.25), draws: false });
  const spot = /** @type {HTMLElement} */ (the('.pointed-at i'));
  assert.deepEqual([spot.hidden, spot.style.left, spot.style.top], [false, '25%', '50%']);
  await say({ type: 'point', at: at(0.5), draws: true });
  await say({ type: 'point', at: at(0.75), draws: true });
  assert.equal(the('.pointed-at polyline').getAttribute('points'), '0.5,0.5 0.75,0.5');
  await say({ type: 'point', at: null, draws: false });
  assert.ok(spot.hidden);
  assert.ok(find('.pointed-at polyline.drawn'));
  await pass(5000);
  assert.equal(find('.pointed-at polyline'), null);

  // In another tree another node has the name.
  await say({ type: 'light', to: 'ArrowUp' });
  assert.notEqual(view.pointed, null);
  await say({ type: 'do', doing: 'choose-tree', value: 'deep-cutoff' });
  assert.equal(view.pointed, null);

  // On the desk nothing is pointed at.
  await press('Escape');
  await settled();
  assert.equal(find('.pointed-at'), null);
  await say({ type: 'point', at: at(0.5), draws: false });
  await say({ type: 'light', to: 'ArrowUp' });
  assert.deepEqual([find('.pointed-at'), view.pointed], [null, null]);
  second.close();
});

test('a frame shows what its fragment says, tells the page around it, and is set by it', async () => {
  await open({ tree: SMALL });
  toParent.splice(0);
  await openOther('embed', '#tree=[[3,12],[2,4]]&algorithm=minimax&step=2&controls=bar&theme=dark');
  await ready();
  const view = theView();
  assert.deepEqual([view.algorithm, view.step, view.theme], ['minimax', 2, 'dark']);
  assert.match(the('#whole a').getAttribute('href') ?? '', /^\.\/index\.html#tree=/);
  const told = (/** @type {string} */ name) => toParent.filter((message) => message.type === name);
  await press('ArrowRight');
  the('.stage').focus();
  await press('ArrowRight');
  assert.equal(told('plyscope:step').at(-1)?.step, 3);
  const tell = (/** @type {unknown} */ source, /** @type {object} */ data) =>
    dispatchEvent(Object.assign(new Event('message'), { source, data }));
  tell(parentWindow, { type: 'plyscope:set', step: 5 });
  await settled();
  assert.equal(view.step, 5);
  tell({}, { type: 'plyscope:set', step: 1 });
  await settled();
  assert.equal(view.step, 5);
  tell(parentWindow, { type: 'plyscope:set', tree: '[1, 2]' });
  await ready();
  assert.equal(view.tree, '[1, 2]');
  assert.equal(told('plyscope:change').at(-1)?.tree, '[1, 2]');
});

test('a frame whose tree cannot be shown says why, and shows no other', async () => {
  await open({ tree: SMALL });
  await openOther('embed', '#tree=[[3,12');
  assert.ok(theView().hidden);
  assert.match(textOf(the('#notice')), /cannot be shown.*Line 1/);
});

test('an exercise in a frame tells a course of its score', async () => {
  await open({ tree: SMALL });
  toParent.splice(0);
  await openOther('embed', `#tree=${TREE}&quiz=cut&questions=2`);
  await ready();
  const subjects = () => toParent.map(({ subject }) => subject);
  assert.ok(subjects().includes('SPLICE.getState'));
  await click(button(/^No/));
  assert.ok(subjects().includes('SPLICE.sendEvent'));
  const score = toParent.findLast(({ subject }) => subject === 'SPLICE.reportScoreAndState');
  assert.equal(score?.state.answers.length, 1);
});

test('the lessons are listed, one is shown with its view, and another language has its own', async () => {
  await open({ tree: SMALL });
  await openOther('lesson', '#lessons');
  await until(() => all('main a').length > 3);
  const links = all('main a').map((each) => each.getAttribute('href') ?? '');
  const first = links.find((each) => /#lesson=/.test(each)) ?? '';
  await openOther('lesson', first.slice(first.indexOf('#')));
  await until(() => find('main plyscope-view'));
  await ready();
  assert.ok(theView().steps > 0);
  assert.ok(sentence().length > 0);
  assert.match(document.title, /\w/);
});

test('a lesson’s view goes to the moment of the passage that is read', async () => {
  await open({ tree: SMALL });
  await openOther('lesson', '#lesson=nonsense');
  await until(() => notice() !== '');
  assert.match(notice(), /nonsense/);
  await click(button('Dismiss'));
  assert.equal(notice(), '');
});

test('the item of a node that a link folds is closed', async () => {
  await open({ tree: SMALL, fold: '1' });
  assert.equal(item(1).getAttribute('aria-expanded'), 'false');
});
