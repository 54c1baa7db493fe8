// Whole features, as they are opened from the bar: comparing, predicting, presenting, the galleries, the forms, sharing and saving.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { write } from '../../www/src/session/address.js';
import { PRESETS } from '../../www/src/session/growth.js';
import { pass, until } from './support/clock.js';
import { clipboard, saved, workers } from './support/outside.js';
import { pressNode } from './support/pointer.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  choice,
  choose,
  click,
  dialog,
  field,
  fill,
  find,
  focused,
  goTo,
  hasKeyboard,
  hear,
  isIdle,
  isThere,
  isVisible,
  item,
  mount,
  nameOf,
  one,
  openTab,
  press,
  ready,
  SMALL,
  sentence,
  settled,
  step,
  textOf,
  the,
  trees,
  underMore,
  unfold,
  visit,
} from './support/view.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

afterEach(checkComplaints);

const alerts = () => allOf('alert').map(textOf).filter(Boolean).join(' ');

/** What is in a saved file. @param {{blob: Blob} | undefined} file */
const textIn = (file) => file?.blob.text() ?? '';

/** @param {number} number */
const pane = (number) => the(`section.pane-${number}`);

/** The algorithm of a pane. @param {number} number */
const paneChoice = (number) => /** @type {HTMLSelectElement} */ (the('select', pane(number)));

/** The name of a pane's picture. @param {number} number */
const paneName = (number) => the('canvas', pane(number)).getAttribute('aria-label') ?? '';

test('compared searches go on together, are chosen, added and closed', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 5 });
  await click(button('Compare'));
  assert.equal(button('Compare').getAttribute('aria-pressed'), 'true');
  assert.match(paneName(2), /^Minimax, step 5 of/);
  await press('ArrowRight');
  assert.match(paneName(2), /^Minimax, step 6 of/);
  await choose(paneChoice(2), 'negascout');
  assert.match(paneName(2), /^NegaScout/);
  await click(button('Add a pane'));
  assert.ok(isVisible(pane(3)));
  assert.ok(all('section.pane').length === 2);
  await choose(choice('Together'), 'leaf by leaf');
  assert.match(write(view.link), /&compare=leaf;/);
  await click(button(/^Close pane 3/));
  assert.equal(all('section.pane').length, 1);
  assert.ok(hasKeyboard(button('Compare')));
  await click(button('Compare'));
  assert.equal(all('section.pane').length, 0);
});

test('a longer search goes on after the end of the first', async () => {
  await mount({ tree: TEXTBOOK, step: 37 });
  await click(button('Compare'));
  assert.match(paneName(2), /step 37 of 41/);
  the('.stage').focus();
  await press('ArrowRight');
  assert.match(paneName(2), /step 38 of 41/);
  assert.match(textOf(the('.count')), /step 37 of 37 \+ 1/);
  await press('End');
  assert.match(paneName(2), /step 41 of 41/);
  await press('ArrowLeft');
  assert.match(paneName(2), /step 40 of 41/);
});

test('an edit changes all panes, and what a tree lacks is said in its pane', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await click(button('Compare'));
  await visit(6);
  await press('9');
  await press('Enter');
  assert.match(view.tree, /\[9, 4, 6\]/);
  assert.doesNotMatch(textOf(one('region', 'Comparison')), /4|Value/);
  await click(button('at the end'));
  assert.match(textOf(one('region', 'Comparison')), /Value 4/);
  await choose(paneChoice(2), 'one-ply');
  await settled();
  assert.match(textOf(pane(2)), /static value/);
  await choose(paneChoice(2), 'minimax');
  assert.match(paneName(2), /^Minimax/);
  const own = /** @type {HTMLElement} */ (pane(2).querySelector('.switches button'));
  await click(own);
  await choose(choice('Child order', pane(2)), 'reversed');
  assert.match(write(view.link), /compare=[^&]*minimax,order=reversed/);
  assert.equal(view.options, '');
  view.remove();
  document.body.append(view);
  await ready();
  assert.match(paneName(2), /^Minimax/);
});

test('a comparison whose first search cannot be shown, and whose second can, is ended like any other', async () => {
  const compare = /** @type {const} */ ({
    panes: [
      { algorithm: 'one-ply', options: {} },
      { algorithm: 'minimax', options: {} },
    ],
    pace: 'step',
  });
  const view = await mount({ tree: TEXTBOOK });
  view.display({ tree: TEXTBOOK, compare });
  await settled();
  assert.match(textOf(pane(2)), /static value/);
  assert.match(paneName(3), /^Minimax/);
  view.display({ tree: TEXTBOOK });
  await settled();
  assert.equal(all('section.pane').length, 0);
});

/** The region of the questions. */
const asked = () => one('region', 'Predict');

/** Begins to predict these kinds. @param {string[]} kinds */
async function predict(kinds) {
  await click(button('Predict'));
  for (const box of allOf('checkbox', undefined, asked())) {
    const wants = kinds.some((kind) => nameOf(box).includes(kind));
    if (/** @type {HTMLInputElement} */ (box).checked !== wants) await click(box);
  }
  await click(button('Start'));
}

test('a learner says whether there is a cutoff, by key and by button, and gets a score', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 0 });
  await predict(['cutoff']);
  assert.match(textOf(asked()), /Is there a cutoff/);
  assert.match(textOf(asked()), /Question 1 of \d/);
  assert.ok(find('.frame.question-open'));
  const at = step();
  await press('ArrowRight');
  assert.equal(step(), at, 'the search waits for the answer');
  await press('n');
  assert.match(textOf(asked()), /Right|Wrong|Not/);
  await press('Enter');
  assert.match(textOf(asked()), /Question 2 of/);
  await click(button(/^Yes/, asked()));
  await click(button(/^Next question/, asked()));
  await press('r');
  await click(button('Finish', asked()));
  assert.match(textOf(asked()), /right/);
  await click(button('Other questions', asked()));
  assert.ok(isThere('button', 'Start'));
  await click(button('Stop predicting', asked()));
  assert.equal(view.isPredicting, false);
});

test('a learner types a window and a value, and what cannot be read is said', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  await predict(['α']);
  const fields = () => /** @type {HTMLInputElement[]} */ (all('.predict input[type=text]'));
  the('.stage').focus();
  await press('7');
  assert.ok(hasKeyboard(fields()[0]));
  await fill(fields()[0], 'x');
  await fill(fields()[1], '9');
  await click(button(/^Answer/, asked()));
  assert.ok(alerts().length > 0);
  await click(button('α = −∞', asked()));
  assert.equal(fields()[0].value, '−∞');
  await click(button('β = ∞', asked()));
  await click(button(/^Answer/, asked()));
  assert.match(textOf(asked()), /Right/);
  await press('Escape');
  await press('Escape');
});

test('a learner picks the children that are skipped, in the tree and by digits', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  await predict(['children']);
  assert.match(textOf(asked()), /skipped/);
  const boxes = () => /** @type {HTMLInputElement[]} */ (allOf('checkbox', undefined, asked()));
  await press('1');
  assert.equal(boxes()[0].checked, true);
  await press('1');
  assert.equal(boxes()[0].checked, false);
  await click(boxes()[0]);
  assert.equal(boxes()[0].checked, true);
  const node = Number(/\d+/.exec(nameOf(boxes()[1]))?.[0]);
  await pressNode(node);
  assert.equal(boxes()[1].checked, true);
  await press('Enter');
  assert.match(textOf(asked()), /Right|Wrong|Not/);
});

test('a learner says what a node returns', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  await predict(['return']);
  const told = () => nameOf(item(1));
  assert.doesNotMatch(told(), /3/, 'the tree does not tell the answer');
  const value = () => /** @type {HTMLInputElement} */ (all('.predict input[type=text]')[0]);
  await pressNode(2);
  assert.equal(value().value, '3');
  const says = allOf('radio', undefined, asked());
  await press('=');
  assert.ok(/** @type {HTMLInputElement} */ (says[0]).checked);
  await press('<');
  assert.ok(!(/** @type {HTMLInputElement} */ (says[0]).checked));
  await press('=');
  await click(button(/^Answer/, asked()));
  assert.match(textOf(asked()), /Right/);
  assert.match(told(), /3/);
});

test('everything is asked at once, with pen and paper', async () => {
  const view = await mount({ tree: SMALL, step: 0 });
  await click(button('Predict'));
  const [, written] = allOf('radio', undefined, asked());
  await click(written);
  await click(button(/^(Start|Begin|Hand)/, asked()));
  assert.ok(find('.frame.writing'));
  await pressNode(6);
  await settled();
  assert.ok(isThere('region', 'Predict'));
  await press('Escape');
  assert.ok(view.isPredicting, 'what is written is not thrown away by a key');
});

test('an audience sees the tree and one sentence, and what is hidden from it', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  const heard = hear(view, 'plyscope-present');
  const present = button('Present');
  await click(present);
  assert.ok(view.presenting);
  assert.deepEqual(heard.at(-1)?.[1], { presenting: true, blank: false, black: false });
  const hall = () => the('.audience');
  assert.equal(textOf(the('.telling')), sentence(hall()));
  assert.ok(!isThere('toolbar', 'Change the tree here'));
  await press('ArrowRight');
  assert.match(textOf(the('.audience-counts')), /step 13 of 37/);
  await press('h');
  assert.ok(view.blank);
  assert.match(textOf(the('.telling')), /hidden/i);
  assert.match(textOf(the('.audience-counts')), /\?/);
  assert.match(item(1).getAttribute('aria-label') ?? '', /\?/);
  await press('h');
  assert.ok(!view.blank);
  await press('Shift+H');
  assert.deepEqual([view.blank, view.hidesCuts], [true, true]);
  await press('Shift+H');
  assert.deepEqual([view.blank, view.hidesCuts], [false, false]);
  await press('c');
  assert.notEqual(view.beside, 'none');
  assert.ok(find('.beside') !== null);
  await press('g');
  assert.ok(view.isPredicting);
  await press('g');
  await click(button('Step back', hall()));
  assert.match(textOf(the('.audience-counts')), /step 12 of 37/);
  await click(button('Hide values', hall()));
  assert.ok(view.blank);
  await click(button('Leave', hall()));
  assert.deepEqual([view.presenting, view.blank], [false, false]);
  assert.equal(find('.audience'), null);
  assert.ok(hasKeyboard(present), 'the keyboard is where it was');
  await press('p');
  await settled();
  await press('Escape');
  assert.ok(!view.presenting);
});

test('a black hall shows nothing until the next press, which does nothing else', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  await press('p');
  await settled();
  const heard = hear(view, 'plyscope-present');
  const isBlack = () => [view.black, find('.audience > .black') !== null];
  for (const key of ['b', '.']) {
    await press(key);
    assert.deepEqual(isBlack(), [true, true], key);
    assert.equal(heard.at(-1)?.[1].black, true);
    await press(key);
    assert.deepEqual(isBlack(), [false, false], key);
  }
  for (const key of ['PageDown', 'ArrowLeft', 'End', 'Space', 'h', 'g', 'c', 'e', 'Escape']) {
    await press('b');
    await press(key);
    assert.deepEqual(isBlack(), [false, false], key);
    const { step, blank, isPredicting, beside } = view;
    assert.deepEqual([step, blank, isPredicting, beside], [12, false, false, 'none'], key);
  }
  await press('b');
  await click(the('.black'));
  assert.deepEqual(isBlack(), [false, false]);
  assert.ok(hasKeyboard(the('.stage')));
  await press('g');
  assert.ok(view.isPredicting);
  await press('b');
  const asked = view.session?.state.predicting;
  assert.ok(asked);
  await press('r');
  assert.deepEqual(isBlack(), [false, false], 'an answer is not given in the dark');
  assert.equal(view.session?.state.predicting, asked);
  await press('b');
  assert.ok(view.black);
  await press('b');
  await press('Escape');
  assert.ok(!view.presenting);
});

test('a hall that becomes black halts, and one that is entered is not', async () => {
  const view = await mount({ tree: TEXTBOOK });
  await press('p');
  await settled();
  await press('Space');
  assert.ok(view.session?.state.playing);
  await press('b');
  assert.ok(!view.session?.state.playing);
  view.presenting = false;
  await settled();
  await press('p');
  assert.ok(!view.black);
});

test('controls of the hall show while the pointer moves', async () => {
  const view = await mount({ tree: SMALL });
  await press('p');
  await settled();
  view.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));
  assert.ok(view.hasAttribute('data-stirred'));
  await pass(2400);
  assert.ok(view.hasAttribute('data-stirred'));
  await pass(300);
  assert.ok(!view.hasAttribute('data-stirred'));
  view.presenting = false;
  await settled();
  view.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));
  assert.ok(!view.hasAttribute('data-stirred'));
});

test('trees are chosen by picture, begun anew, and come back', async () => {
  const view = await mount({ tree: SMALL });
  await click(trees());
  const gallery = dialog('Trees');
  assert.equal(
    allOf('button', 'Two-ply textbook tree', gallery)[0].getAttribute('aria-current'),
    'false',
  );
  await click(button('Two-ply textbook tree', gallery));
  assert.ok(!gallery.open);
  assert.equal(trees().value, 'aima-two-ply');
  await click(trees());
  await click(button('New tree', gallery));
  assert.equal(view.tree, 'A: [B: 1, C: 2]');
  assert.ok(hasKeyboard(item(0)));
  await click(button('Undo'));
  assert.equal(trees().value, 'aima-two-ply');
  await click(trees());
  await press('Escape');
  assert.ok(!gallery.open);
  assert.ok(hasKeyboard(trees()));
});

test('a random tree is made by a form that says its size and what is wrong', async () => {
  const view = await mount({ tree: SMALL });
  await click(trees());
  await click(button('Generate…'));
  const form = dialog(/random|generate/i);
  assert.match(textOf(the('#generator-size')), /nodes/);
  const depth = /** @type {HTMLInputElement} */ (the('#generator-depth'));
  await fill(depth, 'x');
  assert.ok(textOf(the('#generator-depth-error')).length > 0);
  assert.equal(depth.getAttribute('aria-invalid'), 'true');
  assert.ok(isIdle(the('button.primary', form)));
  await fill(depth, '2');
  await fill(the('#generator-fewest'), '2');
  await fill(the('#generator-most'), '');
  const seed = () => /** @type {HTMLInputElement} */ (the('#generator-seed')).value;
  const before = seed();
  await click(all('.parameter button', form)[0]);
  assert.notEqual(seed(), before);
  await choose(all('select', form)[0], 'few');
  await fill(the('#generator-values'), '3');
  await click(the('button.primary', form));
  assert.match(view.tree, /^random\(branching=2, depth=2/);
  assert.match(view.tree, new RegExp(`seed=${seed()}`));
  assert.ok(!form.open);
});

test('a link is made with a title, a note and a language, in many forms, and copied', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 'cutoff:1' });
  view.addressOf = (fragment) => `https://plyscope.test/some/where/${fragment}`;
  view.share();
  await until(() => isThere('dialog', 'Share'));
  const form = dialog('Share');
  await until(() => find('.link', form));
  await unfold('The link', form);
  const link = () => /** @type {HTMLInputElement} */ (the('.link', form)).value;
  assert.match(link(), /#.*step=cutoff:1/);
  await fill(field(/^Title/, form), 'Lecture "4"');
  await fill(field(/^Note/, form), 'Look');
  assert.deepEqual([view.description.title, view.description.note], ['Lecture "4"', 'Look']);
  await choose(choice('Language', form), 'sv');
  await until(() => /lang=sv/.test(link()));
  await click(button('Copy link', form));
  assert.equal(clipboard.text, link());
  assert.equal(textOf(the('[role=status]', form)), 'Link copied');
  await unfold('In a page of your own', form);
  for (const [kind, text] of /** @type {const} */ ([
    [
      'frame',
      /^<iframe src="https:\/\/plyscope\.test\/some\/where\/embed\.html#.*title="Lecture &quot;4&quot;"/,
    ],
    ['element', /<plyscope-view tree=/],
    ['markdown', /^\[Lecture "4"\]\(https/],
    ['quarto', /^:::/],
    ['reveal', /<section>/],
  ])) {
    await choose(choice('As', form), kind);
    await click(button('Copy', form));
    assert.match(clipboard.text, text);
  }
  clipboard.refuses = true;
  await click(button('Copy', form));
  assert.match(textOf(the('[role=status]', form)), /by hand/);
  assert.ok(focused()?.classList.contains('link'));
  await choose(choice('As', form), 'qr');
  await click(button('Save the QR code as a picture', form));
  assert.equal(saved.at(-1)?.name, 'Lecture-4.svg');
  await click(the('.saves > button', form));
  await click(button(/^All that is on screen/, form));
  assert.equal(saved.at(-1)?.name, 'Lecture-4.plyscope');
  assert.match(await textIn(saved.at(-1)), /"plyscope"/);
});

test('an exercise, a part of the steps and a plain window are arranged in a link', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  view.addressOf = (fragment) => `https://plyscope.test/${fragment}`;
  view.share();
  await until(() => isThere('dialog', 'Share'));
  const form = dialog('Share');
  await until(() => find('.link', form));
  await unfold('The link', form);
  await unfold('In a page of your own', form);
  await choose(choice('As', form), 'element');
  const given = () => /** @type {HTMLTextAreaElement} */ (the('textarea.link', form)).value;
  const box = (/** @type {RegExp | string} */ name) => one('checkbox', name, form);
  await click(box('Only some of the steps'));
  await until(() => /to="12"/.test(given()));
  await fill(field('From step', form), '3');
  await until(() => /from="3"/.test(given()));
  await fill(field('From step', form), 'x y');
  await until(() => !/from=/.test(given()));
  await click(box('Without the ruler above the tree'));
  await until(() => /gauge="none"/.test(given()));
  await click(box('As an exercise'));
  await until(() => /quiz="cut skipped window returns"/.test(given()));
  assert.doesNotMatch(given(), /step=/);
  await click(box('Is there a cutoff?'));
  await until(() => /quiz="skipped window returns"/.test(given()));
  await fill(field('Questions at most', form), '3');
  await fill(field('Attempts', form), '2');
  await click(box('An answer can be revealed'));
  await until(
    () =>
      /questions="3"/.test(given()) &&
      /attempts="2"/.test(given()) &&
      /reveal="never"/.test(given()),
  );
  await click(box('Everything at once, with pen and paper'));
  await until(() => /quiz="paper"/.test(given()));
});

test('the tree, its trace and its pictures are saved as files', async () => {
  const view = await mount({ tree: SMALL, step: 3 });
  const save = async (/** @type {RegExp} */ what) => {
    await click(await underMore('Share…'));
    const form = dialog('Share');
    await click(the('.saves > button', form));
    await click(button(what, form));
    return form;
  };
  for (const [what, name, text] of /** @type {const} */ ([
    [/^Trace/, 'tree-alpha-beta.jsonl', /"enter"/],
    [/^Tree \(\.txt/, 'tree.txt', /^\[\[3, 12\], \[2, 4\]\]$/],
    [/^Tree \(\.json/, 'tree.json', /"children"/],
  ])) {
    const form = await save(what);
    await until(() => saved.at(-1)?.name === name, name);
    assert.match(await textIn(saved.at(-1)), text);
    assert.ok(!form.open);
  }
  const form = await save(/^SVG/);
  await until(() => saved.at(-1)?.name === 'tree-alpha-beta-3.svg');
  const svg = await textIn(saved.at(-1));
  // The picture that is shown is the one that is saved.
  assert.equal(textOf(the('.plate desc', form)), view.sentence);
  assert.ok(svg.includes('Alpha-beta, step 3 of'));
  assert.ok(svg.includes('>Plyscope<'));
  assert.match(textOf(the('[role=status]', form)), /tree-alpha-beta-3\.svg/);
  // In a page of somebody else there is no address to link to.
  assert.equal(textOf(the('.primary', form)), 'Copy picture');
  assert.ok(!isThere('button', 'Copy link', form));
});

test('the picture follows what is arranged for whoever opens it', async () => {
  const view = await mount({ tree: TEXTBOOK, step: 12 });
  view.addressOf = (fragment) => `https://plyscope.test/${fragment}`;
  view.share();
  await until(() => isThere('dialog', 'Share'));
  const form = dialog('Share');
  await until(() => find('.link', form));
  await unfold('The link', form);
  await unfold('The picture', form);
  const title = () => textOf(the('.plate title', form));
  const texts = () => textOf(the('.plate svg', form));
  const box = (/** @type {RegExp | string} */ name) => one('checkbox', name, form);
  assert.match(title(), /step 12 of/);
  await fill(field(/^Title/, form), 'Lecture 4');
  assert.match(texts(), /Lecture 4/);
  await click(box('Only some of the steps'));
  await fill(field('To step', form), '7');
  assert.match(title(), /step 7 of/);
  await click(box('As an exercise'));
  assert.match(title(), /step 0 of/);
  await click(box('As an exercise'));
  await choose(choice('Language', form), 'sv');
  await until(() => /steg 7 av/.test(title()));
  await fill(field('Moments', form), 'cutoff:77');
  assert.match(textOf(the('.error', form)), /cutoff:77/);
  await fill(field('Moments', form), 'start, end');
  assert.match(title(), /steg 0 av.*; .*steg/);
  await click(box('Title, algorithm, step, and the name of Plyscope'));
  assert.doesNotMatch(texts(), /Lecture 4/);
});

test('Start here leads through six stops, each done and seen', async () => {
  const view = await mount({ tree: SMALL });
  the('.stage').blur();
  await view.display({ start: 1 });
  await settled();
  await ready();
  const guide = () => one('region', 'Start here');
  const seen = () => textOf(the('.seen', guide()));
  const act = () => the('.actions button', guide());
  const go = async () => click(the('a.next', guide()));
  assert.equal(textOf(the('[aria-current=step]', guide())), '1');
  assert.ok(hasKeyboard(guide()));
  await click(act());
  assert.ok(isThere('button', 'Pause', guide()));
  await pass(7000);
  assert.match(seen(), /MIN takes the least at node 1: 3\. .* all 13 nodes/);
  await go();
  await click(act());
  assert.ok(isThere('region', 'Predict'));
  await fill(all('.predict input[type=text]')[0], '3');
  for (const radio of allOf('radio', undefined, asked()))
    if (/exactly/.test(nameOf(radio))) await click(radio);
  await click(button(/^Answer/, asked()));
  assert.match(seen(), /right/);
  await go();
  await click(act());
  assert.match(seen(), /is worth at most 2/);
  await go();
  await click(act());
  assert.match(seen(), /no cutoff/);
  await go();
  await click(act());
  assert.match(seen(), /The answers for node/);
  assert.equal(one('tab', 'Ask').getAttribute('aria-selected'), 'true');
  await go();
  await click(act());
  assert.match(seen(), /Minimax entered 13 nodes/);
  await click(button('Done', guide()));
  assert.ok(!isThere('region', 'Start here'));
});

test('the chart of growth opens and closes', async () => {
  const view = await mount({ tree: SMALL });
  await click(await underMore('Growth'));
  await until(() => find('dialog.growth[open]'));
  view.closeGrowth();
  await settled();
  assert.equal(find('dialog.growth[open]'), null);
});

test('a chart of growth that has come too late stays away', async () => {
  const view = await mount({ tree: SMALL });
  const grow = (/** @type {typeof PRESETS.deeper | null} */ growth) =>
    view.session?.dispatch({ type: 'growth', growth });
  grow(PRESETS.deeper);
  grow(null);
  await settled();
  await view.ready();
  await settled();
  assert.deepEqual([view.session?.state.growth, find('dialog.growth[open]')], [null, null]);
  grow(PRESETS.deeper);
  await until(() => find('dialog.growth[open]'));
  grow(null);
});

test('a chart of growth that is closed measures no more', async () => {
  await mount({ tree: SMALL });
  workers.areThere = true;
  await click(await underMore('Growth'));
  await until(() => workers.begun > workers.ended, 'the worker that measures');
  await click(button('Close', the('dialog.growth')));
  assert.equal(workers.begun, workers.ended);
});

test('exercises and handouts are printed by a form', async () => {
  await mount({ tree: SMALL });
  await click(await underMore('Exercise sheet'));
  assert.ok(find('dialog.paper[open]'));
  await press('Escape');
  assert.equal(find('dialog.paper[open]'), null);
});

test('a question about the order opens the results, and a pane from there', async () => {
  await mount({ tree: SMALL });
  await openTab('Count and order');
  await click(button('Results of all searches'));
  await click(button('Open NegaScout in a pane'));
  assert.equal(paneChoice(2).value, 'negascout');
  await goTo(3);
  assert.match(paneName(2), /step 3 of/);
});
