// The element as an author and a script have it: attributes, properties, events, moments, files, coming and going.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { ATTRIBUTES, NAMES } from '../../www/src/element/attributes.js';
import { awaited, pass, until } from './support/clock.js';
import { scrollTo, setMedia } from './support/layout.js';
import { clipboard, printer, served } from './support/outside.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  choice,
  choose,
  click,
  dialog,
  fill,
  find,
  goTo,
  hasKeyboard,
  hear,
  isThere,
  isVisible,
  item,
  mount,
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

/** @import { PlyscopeView } from '../../www/src/element/view.js' */

const TEXTBOOK = 'A: [B: [C: 3, D: 12, E: 8], F: [G: 2, H: 4, I: 6], J: [K: 14, L: 5, M: 2]]';

afterEach(checkComplaints);

/** What is said in place of the tree, or above it. */
const alerts = () => allOf('alert').map(textOf).filter(Boolean).join(' ');

/** A view of an author's own, without everything around. @param {Record<string, string | number | boolean>} attributes */
const author = (attributes) => mount({ controls: 'bar', labels: false, ...attributes });

/** Sets properties, in one turn. @param {PlyscopeView} view @param {Record<string, unknown>} values */
async function set(view, values) {
  Object.assign(view, values);
  await settled();
  await ready(view);
}

test('attributes say what is shown, and properties what is on screen', async () => {
  const view = await author({
    tree: TEXTBOOK,
    algorithm: 'minimax',
    step: 12,
    options: 'root=min',
    fold: '5',
  });
  assert.deepEqual(
    [view.tree, view.algorithm, view.step, view.options, view.fold],
    [TEXTBOOK, 'minimax', 12, 'root=min', '5'],
  );
  assert.equal(view.steps, 43);
  view.setAttribute('algorithm', 'alpha-beta');
  view.setAttribute('step', '3');
  assert.deepEqual([view.algorithm, view.step], ['alpha-beta', 3]);
  await settled();
  assert.equal(step(), 3);
  view.removeAttribute('options');
  view.removeAttribute('fold');
  await settled();
  assert.equal(view.options, '');
  assert.equal(view.fold, '');
});

test('it observes the attributes of the table, each of which is a property', async () => {
  const view = await author({ tree: TEXTBOOK });
  const { observedAttributes } = /** @type {typeof PlyscopeView} */ (view.constructor);
  assert.deepEqual(observedAttributes.toSorted(), NAMES.toSorted());
  for (const name of NAMES) assert.ok(name in Object.getPrototypeOf(view), name);
});

test('numbers, arrays and objects are taken for what they mean', async () => {
  const view = await author({ tree: TEXTBOOK });
  await set(view, {
    tree: [
      [1, 2],
      [3, 4],
    ],
    options: { fail: 'hard', cut: 'gt' },
    step: '3',
    fold: 4,
    panels: ['code', 'story'],
  });
  assert.deepEqual(
    [view.tree, view.options, view.step, view.fold],
    ['[[1, 2], [3, 4]]', 'fail=hard cut=gt', 3, '4'],
  );
  assert.deepEqual(allOf('tab').map(textOf), ['Code', 'Story']);
  await set(view, { fold: [1, 4] });
  assert.equal(view.fold, '1,4');
});

test('what is wrong in an attribute is said in place of the tree, until it is mended', async () => {
  const view = await author({ tree: TEXTBOOK, algorithm: 'alpha-beta', step: 12 });
  const heard = hear(view, 'plyscope-error', 'plyscope-mended');
  for (const [name, wrong, reason, right] of /** @type {const} */ ([
    ['tree', '[[3, 12', /Line 1, column \d+.*not closed/, TEXTBOOK],
    ['algorithm', 'alphabeta', /no algorithm “alphabeta”/, 'alpha-beta'],
    ['options', 'nonsense', /no switch “nonsense”/, ''],
    ['step', 'twelve', /“twelve” is not a step/, '12'],
    ['from', '-3', /“-3” is not a step/, ''],
    ['fold', 'x', /“x” does not say what is folded/, ''],
    ['controls', 'half', /“half” is not a value of the attribute controls/, 'bar'],
    ['theme', 'drak', /“drak” is not a value of the attribute theme/, ''],
    ['keys', 'some', /“some” is not a value of the attribute keys/, ''],
    ['wheel', 'never', /“never” is not a value of the attribute wheel/, ''],
    ['panels', 'code stories', /“stories”/, ''],
    ['speed', '3', /“3”/, '1'],
    ['labels', 'words', /“words”/, 'names'],
    ['attempts', 'many', /“many” is not a number of attempts/, ''],
  ])) {
    heard.splice(0);
    view.setAttribute(name, wrong);
    await settled();
    assert.match(alerts(), reason, name);
    assert.equal(all('[role=treeitem]').length, 0, name);
    assert.equal(heard.filter(([event]) => event === 'plyscope-error').length, 1, name);
    assert.match(heard[0][1].message, reason);
    view.setAttribute(name, right);
    await settled();
    await settled();
    assert.equal(alerts(), '', name);
    assert.ok(all('[role=treeitem]').length > 0, name);
    assert.equal(heard.at(-1)?.[0], 'plyscope-mended', name);
  }
});

test('a view that begins wrong is mended by its attributes', async () => {
  const view = await author({ tree: '[1,', algorithm: 'x', step: 3 });
  assert.match(alerts(), /Line 1, column/);
  view.setAttribute('tree', '[1, [2, 3]]');
  await settled();
  assert.match(alerts(), /no algorithm “x”/);
  view.setAttribute('algorithm', 'minimax');
  await ready();
  assert.equal(step(), 3);
  assert.equal(all('[role=treeitem]').length, 5);
});

test('moments lead to their steps, and what the search has not is said', async () => {
  const view = await author({ tree: TEXTBOOK, step: 'cutoff:1' });
  assert.equal(step(), 20);
  for (const [moment, at] of /** @type {const} */ ([
    ['end', 37],
    ['start', 0],
    ['visit:J', 22],
    ['50%', 19],
    ['return:B', 13],
  ])) {
    view.setAttribute('step', moment);
    await settled();
    assert.equal(step(), at, moment);
  }
  await set(view, { step: 'cutoff:7' });
  assert.match(alerts(), /no moment “cutoff:7”/);
  await set(view, { step: 'end' });
  assert.equal(alerts(), '');
});

test('a moment stays that moment in another tree or search, until somebody steps on', async () => {
  const view = await author({ tree: TEXTBOOK, step: 'cutoff:1' });
  const other = '[[5, 6, 7], [4, 1, 2], [9, 9, 9]]';
  await set(view, { tree: other });
  assert.deepEqual([view.step, view.moment?.kind, view.step], [view.cutoffs[0], 'cutoff', step()]);
  await set(view, { algorithm: 'negascout' });
  assert.equal(view.step, view.cutoffs[0]);
  // It has none: the step that corresponds to the one on screen remains.
  await set(view, { algorithm: 'minimax' });
  assert.deepEqual([view.cutoffs, alerts()], [[], '']);
  await set(view, { tree: TEXTBOOK, algorithm: 'alpha-beta', step: 'end' });
  await set(view, { tree: SMALL });
  assert.equal(view.step, view.steps);
  view.previous();
  const { step: at } = view;
  await set(view, { tree: TEXTBOOK });
  assert.equal(view.step, at);
});

test('whoever hears of steps hears of whatever else is told of one', async () => {
  const view = await author({ tree: TEXTBOOK, step: 3, labels: 'names' });
  const heard = hear(view, 'plyscope-step');
  const told = () => {
    const [[, { step: at, steps, node, sentence: says }]] = heard.splice(0).slice(-1);
    assert.deepEqual([at, steps, says], [view.step, view.steps, view.sentence]);
    return node;
  };
  await set(view, { tree: SMALL });
  assert.equal(told(), 'C');
  await set(view, { algorithm: 'minimax' });
  told();
  await set(view, { labels: 'numbers' });
  assert.equal(told(), '2');
  await set(view, { lang: 'sv' });
  told();
  await set(view, { theme: 'dark', controls: 'full' });
  assert.deepEqual(heard, []);
});

test('a script steps, plays and reads; events say what is on screen', async () => {
  const view = await author({ tree: TEXTBOOK, step: 'cutoff:1' });
  const heard = hear(view, 'plyscope-step');
  assert.deepEqual(view.result, { value: 3, bound: 'exact', line: ['A', 'B', 'C'] });
  assert.deepEqual(view.counts, { nodes: 13, entered: 11, evaluated: 7, cutoffs: 2, minimax: 13 });
  assert.deepEqual(view.cutoffs, [20, 35]);
  assert.deepEqual(view.moment, { kind: 'cutoff', node: 'F', alpha: 3, beta: 2 });
  assert.equal(view.sentence, sentence());
  const moved = [
    ...[view.next(), view.step, view.next('leaf'), view.step, view.previous('cutoff'), view.step],
    ...[
      view.next('cutoff'),
      view.step,
      view.goTo('visit:K'),
      view.step,
      view.goTo('visit:Q'),
      view.step,
    ],
    ...[view.goTo(38), view.goTo(0), view.previous(), view.step],
  ];
  assert.deepEqual(moved, [
    true,
    21,
    true,
    24,
    true,
    20,
    true,
    35,
    true,
    23,
    false,
    23,
    false,
    true,
    false,
    0,
  ]);
  assert.deepEqual(
    heard.map(([, { step }]) => step),
    [21, 24, 20, 35, 23, 0],
  );
  const { kind, node, alpha, beta } = heard[4][1];
  assert.deepEqual(
    { kind, node, alpha, beta },
    { kind: 'enter', node: 'K', alpha: 3, beta: Infinity },
  );
  assert.equal(view.nodeAt('cutoff:1'), 'F');
  assert.equal(view.nodeAt(0), null);
  assert.equal(view.nodeAt('cutoff:9'), null);
  assert.equal(view.hasMoment('cutoff:2'), true);
  assert.equal(view.hasMoment('cutoff:3'), false);
  view.play();
  await settled();
  assert.ok(isThere('button', 'Pause'));
  view.pause();
  await settled();
  assert.ok(isThere('button', 'Play'));
});

test('events tell of changes, of chosen nodes, panels and labels', async () => {
  const view = await mount({ tree: SMALL });
  const names = [
    'plyscope-change',
    'plyscope-node',
    'plyscope-panel',
    'plyscope-labels',
    'plyscope-code',
  ];
  const heard = hear(view, ...names);
  const take = () =>
    heard.splice(0).map(([name, detail]) => [name.replace('plyscope-', ''), detail]);
  await choose(choice('Algorithm'), 'minimax');
  assert.deepEqual(take(), [['change', { tree: SMALL, algorithm: 'minimax', options: {} }]]);
  await visit(4);
  assert.deepEqual(take(), [['node', { node: '4' }]]);
  assert.equal(view.chosenNode, '4');
  await click(all('[role=tab]')[3]);
  assert.deepEqual(
    take().filter(([name]) => name === 'panel'),
    [['panel', { panel: 'story', sheet: true, results: null }]],
  );
  await click(await underMore('Node numbers'));
  assert.deepEqual(
    take().map(([name]) => name),
    ['change', 'labels'],
  );
  await goTo(3);
  assert.deepEqual(take(), []);
});

test('a view is ready once it can be steered, and again in another place', async () => {
  const view = await author({ tree: SMALL });
  const heard = hear(document, 'plyscope-ready');
  const place = document.body.appendChild(document.createElement('div'));
  await goTo(5);
  place.append(view);
  await ready();
  await until(() => heard.length > 0);
  assert.deepEqual(heard[0][1], { steps: view.steps });
  assert.equal(step(), 5);
});

test('out of its page a view plays no more, and shows what was set meanwhile when it is back', async () => {
  const view = await author({ tree: TEXTBOOK, speed: 16 });
  await click(button('Play'));
  // The first step comes at once.
  assert.equal(view.step, 1);
  view.remove();
  await pass(2000);
  assert.equal(view.step, 1);
  view.tree = '[1, [2, 3]]';
  view.step = 4;
  await settled();
  assert.equal(view.steps, 0);
  document.body.append(view);
  await ready();
  assert.equal(step(), 4);
  assert.equal(all('[role=treeitem]').length, 5);
  assert.ok(isThere('button', 'Play'));
});

test('dialogs close when their view leaves the page, and help waits for a page', async () => {
  const view = await author({ tree: SMALL });
  await view.showHelp();
  assert.ok(the('dialog.help').hasAttribute('open'));
  document.body.appendChild(document.createElement('div')).append(view);
  await ready();
  assert.ok(!the('dialog.help').hasAttribute('open'));
  view.remove();
  await view.showHelp();
  document.body.append(view);
  await ready();
  assert.ok(!the('dialog.help').hasAttribute('open'));
});

test('elements may be there before the script, with properties set', async () => {
  await author({ tree: SMALL });
  const made = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  Object.assign(made, { tree: '[1, [2, 3]]', algorithm: 'minimax' });
  made.setAttribute('step', '2');
  document.body.append(made);
  await ready(made);
  assert.deepEqual([made.tree, made.algorithm, made.step], ['[1, [2, 3]]', 'minimax', 2]);
});

test('controls none, bar and full differ in what stands there', async () => {
  const view = await author({ tree: SMALL, controls: 'none' });
  assert.ok(!isThere('button', 'Play'));
  assert.ok(isThere('status', 'What happens now'));
  view.controls = 'bar';
  await settled();
  assert.ok(isThere('button', 'Play'));
  assert.ok(!isThere('button', 'Step into'));
  assert.equal(allOf('tab').length, 0);
  view.controls = 'full';
  await settled();
  assert.ok(isThere('button', 'Step into'));
  assert.equal(allOf('tab').length, 5);
  assert.ok(isThere('button', /^Tree: /));
  view.controls = 'none';
  view.play();
  await settled();
  assert.ok(isThere('button', 'Pause'), 'what moves can be stopped');
});

test('a view plays by itself once it is in sight, where motion is welcome', async () => {
  const view = await author({ tree: TEXTBOOK, autoplay: true, speed: 4 });
  scrollTo(view, 'seen');
  await settled();
  assert.ok(isThere('button', 'Play'), 'nothing moves by itself');
  setMedia('(prefers-reduced-motion: reduce)', false);
  scrollTo(view, 'gone');
  await settled();
  assert.ok(isThere('button', 'Play'));
  scrollTo(view, 'seen');
  await settled();
  assert.ok(isThere('button', 'Pause'));
  await click(button('Pause'));
  scrollTo(view, 'gone');
  scrollTo(view, 'seen');
  await settled();
  assert.ok(isThere('button', 'Play'), 'only once');
});

test('a lazy view begins its work when it comes near', async () => {
  await author({ tree: SMALL });
  const lazy = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  lazy.setAttribute('loading', 'lazy');
  lazy.setAttribute('tree', '[1, 2]');
  document.body.append(lazy);
  await settled();
  assert.equal(lazy.steps, 0);
  scrollTo(lazy, 'gone');
  await settled();
  assert.equal(lazy.steps, 0);
  scrollTo(lazy, 'near');
  await until(() => lazy.steps > 0);
  await ready(lazy);
  const other = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  other.setAttribute('loading', 'lazy');
  other.setAttribute('tree', '[1, 2]');
  document.body.append(other);
  await settled();
  other.loading = 'eager';
  await until(() => other.steps > 0);
});

test('a tree comes from a file, and what cannot be read is said', async () => {
  await author({ tree: SMALL });
  const view = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  served.set(new URL('tree.txt', document.baseURI).href, '[[5, 6], [7, 8]]');
  view.setAttribute('src', 'tree.txt');
  view.setAttribute('step', '2');
  document.body.replaceChildren(view);
  await until(() => view.tree !== '');
  await ready(view);
  assert.equal(view.tree, '[[5, 6], [7, 8]]');
  assert.equal(view.step, 2);
  view.src = 'missing.txt';
  await until(() => alerts() !== '');
  assert.match(alerts(), /missing\.txt.*404|404.*missing\.txt/);
  served.set(new URL('wrong.txt', document.baseURI).href, '[[5, 6');
  view.src = 'wrong.txt';
  await until(() => /wrong\.txt/.test(alerts()));
  assert.match(alerts(), /Line 1/);
  view.tree = '[1, 2]';
  await until(() => alerts() === '');
  assert.equal(view.tree, '[1, 2]');
});

test('a tree is written into the view, and follows what is written', async () => {
  await author({ tree: SMALL });
  const view = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  view.innerHTML = '<script type="text/plain">[1, [2, 3]]</script>';
  document.body.replaceChildren(view);
  await ready(view);
  assert.equal(view.tree, '[1, [2, 3]]');
  /** @type {Element} */ (view.firstElementChild).textContent = '[4, 5]';
  await until(() => view.tree === '[4, 5]');
});

test('the language is the attribute’s, or the page’s', async () => {
  const view = await author({ tree: SMALL, lang: 'sv' });
  const heard = hear(view, 'plyscope-language');
  assert.ok(isThere('status', 'Vad som händer nu'));
  view.lang = 'en';
  await until(() => isThere('status', 'What happens now'));
  assert.deepEqual(heard, [['plyscope-language', { language: 'en' }]]);
  document.documentElement.lang = 'sv';
  view.removeAttribute('lang');
  await until(() => isThere('status', 'Vad som händer nu'));
  assert.equal(the('.frame').getAttribute('lang'), 'sv');
});

test('a page names a view, and says of which level its headings are', async () => {
  const view = await mount({ tree: SMALL, 'aria-label': 'Two moves', heading: '4' });
  assert.equal(find('.outline')?.getAttribute('aria-label'), 'Two moves');
  const levels = () =>
    [...view.renderRoot.querySelectorAll('h2')].map((each) => each.getAttribute('aria-level'));
  assert.ok(levels().length > 0);
  assert.deepEqual([...new Set(levels())], ['4']);
  await set(view, { heading: '7' });
  assert.match(alerts(), /1, 2, 3, 4, 5, 6, none/);
  await set(view, { heading: 'none' });
  assert.equal(view.renderRoot.querySelector('h2')?.getAttribute('role'), 'presentation');
});

test('themes are attributes, and auto is the system’s', async () => {
  const view = await author({ tree: SMALL });
  view.theme = 'dark';
  await settled();
  assert.equal(view.getAttribute('theme'), 'dark');
  view.theme = '';
  await settled();
  assert.equal(view.getAttribute('theme'), null);
});

test('on paper the picture and the sentence stand, and nothing afterwards', async () => {
  const view = await author({ tree: SMALL, step: 5 });
  await awaited(view.toSVG());
  /** @type {string[]} */
  const seen = [];
  printer.prints = () => seen.push(textOf(find('.printed')));
  print();
  assert.ok(seen[0].includes(view.sentence));
  assert.equal(find('.printed > *'), null);
  view.remove();
  print();
  assert.equal(seen[1], '');
});

test('figures are made of what is on screen, or it is said that nothing is', async () => {
  const view = await author({ tree: SMALL, step: 5 });
  assert.match(await awaited(view.toSVG()), /^<svg[^>]*>.*12.*<\/svg>/s);
  const broken = await author({ tree: '[[3,' });
  await assert.rejects(awaited(broken.toSVG()), /nothing|Nothing/);
});

test('what an article says of a search follows what its readers change', async () => {
  const view = await author({ tree: TEXTBOOK, step: 0, id: 'it' });
  const article = document.createElement('div');
  article.innerHTML = `
    <p id="facts"><plyscope-say for="it" what="nodes">…</plyscope-say> <plyscope-say for="it" what="entered">…</plyscope-say>
      <plyscope-say what="value">…</plyscope-say> <plyscope-say what="value:F">…</plyscope-say></p>
    <plyscope-when id="cut" for="it" is="cut:H">H is cut off.</plyscope-when>
    <plyscope-when id="after" is="after:cutoff:1">The cut lies behind us.</plyscope-when>
    <plyscope-when id="never" is="nonsense:1">Nobody reads this.</plyscope-when>
    <plyscope-step id="here" for="it" to="cutoff:1">here</plyscope-step>
    <plyscope-step id="there" for="it" to="cutoff:9">there</plyscope-step>`;
  document.body.append(article);
  await settled();
  assert.equal(textOf(the('#facts')), '13 11 3 at most 2');
  const hidden = (/** @type {string} */ id) => the(`#${id}`).hidden;
  assert.deepEqual(['cut', 'after', 'never'].map(hidden), [false, true, true]);
  await click(the('#here'));
  assert.equal(view.step, 20);
  assert.equal(the('#here').getAttribute('aria-current'), 'true');
  assert.equal(hidden('after'), false);
  assert.equal(the('#there').getAttribute('aria-disabled'), 'true');
  view.goTo(0);
  await settled();
  assert.equal(the('#here').getAttribute('aria-current'), null);
  assert.equal(hidden('after'), true);
  the('#here').focus();
  await press('Enter');
  assert.equal(view.step, 20);
  await set(view, { tree: TEXTBOOK.replace('G: 2', 'G: 4') });
  assert.match(textOf(the('#facts')), /^13 13 4/);
  assert.equal(hidden('cut'), true);
});

test('a caption, a lead and tools of the page stand in their places', async () => {
  const view = await mount({ tree: SMALL });
  view.innerHTML = '<p slot="caption">Figure 1</p>';
  await settled();
  assert.ok(isVisible(the('slot[name=caption]')));
  assert.ok(
    find('slot[name=start]') !== null &&
      find('slot[name=end]') !== null &&
      find('slot[name=lead]') !== null,
  );
});

test('what a page shows until there is a search stays until then', async () => {
  await author({ tree: SMALL });
  const view = /** @type {PlyscopeView} */ (document.createElement('plyscope-view'));
  view.innerHTML = '<p>A picture</p>';
  view.setAttribute('loading', 'lazy');
  view.setAttribute('tree', '[1, 2]');
  document.body.append(view);
  await settled();
  assert.ok(find('.instead slot', view));
  view.loading = 'eager';
  await until(() => find('.frame', view) !== null);
  assert.equal(find('.instead', view), null);
});

test('a title and a note for readers stand above the tree', async () => {
  const view = await mount({ tree: SMALL });
  view.describe({ title: 'Mine', note: 'Look here' });
  await settled();
  assert.match(textOf(the('.description')), /Mine.*Look here/);
  assert.deepEqual(
    { ...view.description, number: 0 },
    { number: 0, title: 'Mine', note: 'Look here' },
  );
});

test('predicting begins and ends by script', async () => {
  const view = await mount({ tree: TEXTBOOK });
  assert.equal(view.isPredicting, false);
  view.predict('all');
  await settled();
  assert.ok(view.isPredicting);
  assert.ok(isThere('region', 'Predict'));
  view.predict('all');
  view.predict('none');
  await settled();
  assert.equal(view.isPredicting, false);
});

test('help answers questions, finds them by words, and leads to its examples', async () => {
  const view = await mount({ tree: SMALL });
  await press('?');
  const help = dialog('How to read and use this page');
  const questions = () => all('nav li button', help);
  const count = questions().length;
  await fill(all('input', help)[0], 'skipped');
  assert.ok(questions().length > 0 && questions().length < count);
  await fill(all('input', help)[0], 'nonsense');
  assert.equal(questions().length, 0);
  assert.match(textOf(the('nav [role=status]', help)), /\w/);
  await fill(all('input', help)[0], '');
  questions()[0].focus();
  await press('ArrowDown');
  assert.ok(hasKeyboard(questions()[1]));
  await press('Enter');
  assert.equal(questions()[1].getAttribute('aria-current'), 'page');
  assert.equal(textOf(the('#help-question', help)), textOf(questions()[1]));
  assert.ok(hasKeyboard(the('#help-question', help)));
  await click(button('← All questions', help));
  assert.ok(hasKeyboard(questions()[1]));
  await click(questions().find((each) => textOf(each) === 'How do I write a tree?') ?? help);
  await click(all('article .actions button', help)[0]);
  assert.ok(clipboard.text.length > 0);
  await click(all('article .actions button', help)[1]);
  assert.equal(help.open, false);
  assert.notEqual(view.tree, SMALL);
  await press('?');
  await click(questions()[0]);
  await click(all('article a', help)[0]);
  assert.ok(isThere('region', 'Start here'));
});

test('no value of a property throws, and the next right one is shown', async () => {
  const view = await author({ tree: TEXTBOOK });
  const circular = /** @type {unknown[]} */ ([]);
  circular.push(circular);
  for (const name of NAMES.filter((each) => ATTRIBUTES[each].to !== 'mode')) {
    for (const value of [
      Number.NaN,
      7n,
      Symbol('x'),
      () => 1,
      {},
      [[]],
      Object.create(null),
      circular,
      new Map(),
      '\u0000',
    ]) {
      Object.assign(view, { [name]: value });
      await settled();
    }
    Object.assign(view, { [name]: null });
  }
  await set(view, { tree: '[[5, 6], [7, 8]]', algorithm: 'minimax', options: '', step: 2 });
  assert.deepEqual([view.tree, view.algorithm, view.step], ['[[5, 6], [7, 8]]', 'minimax', 2]);
});

test('an exercise asks, hears answers, keeps its state and goes on there', async () => {
  const view = await author({
    tree: TEXTBOOK,
    quiz: 'window returns',
    questions: 2,
    attempts: 2,
    reveal: 'never',
  });
  const heard = hear(view, 'plyscope-answer', 'plyscope-score', 'plyscope-question');
  const region = () => allOf('region', 'Exercise')[0];
  assert.match(textOf(region()), /What are α and β there\?.*/);
  assert.match(textOf(region()), /Question 1 of 2/);
  assert.ok(!isThere('button', 'Reveal'));
  assert.ok(!isThere('button', 'Stop predicting'));
  const fields = () => /** @type {HTMLInputElement[]} */ (all('input[type=text]', region()));
  const type = async (/** @type {string} */ alpha, /** @type {string} */ beta) => {
    for (const [at, text] of [alpha, beta].entries()) {
      fields()[at].value = text;
      fields()[at].dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    }
    await click(button(/^Answer/));
  };
  await type('3', 'inf');
  assert.match(textOf(region()), /One attempt left\./);
  await type('-inf', 'inf');
  assert.match(textOf(region()), /Right\./);
  const answers = heard
    .filter(([name]) => name === 'plyscope-answer')
    .map(([, { correct, attempt }]) => [correct, attempt]);
  assert.deepEqual(answers, [
    [false, 1],
    [true, 2],
  ]);
  assert.deepEqual(heard.findLast(([name]) => name === 'plyscope-score')?.[1], {
    correct: 1,
    asked: 1,
    total: 2,
    score: 0.5,
    complete: false,
  });
  const kept = JSON.parse(JSON.stringify(view.quizState));
  const again = await author({
    tree: TEXTBOOK,
    quiz: 'window returns',
    questions: 2,
    attempts: 2,
    reveal: 'never',
  });
  assert.match(textOf(region()), /Question 1 of 2/);
  Object.assign(again, { quizState: JSON.stringify(kept) });
  await settled();
  assert.match(textOf(region()), /Question 2 of 2/);
  const errors = hear(again, 'plyscope-error');
  Object.assign(again, { quizState: '{"version": 7}' });
  await settled();
  assert.match(errors[0][1].message, /This is not the state of this exercise/);
  again.quiz = '';
  await settled();
  assert.equal(region(), undefined);
});

test('each student has a tree of their own, and the same again', async () => {
  const recipe = 'random(branching=3, depth=2, seed={student})';
  const view = await author({ tree: recipe, student: 'anna', quiz: 'cut' });
  const annas = view.tree;
  assert.match(annas, /^random\(.*seed=\d+\)$/);
  view.student = 'bo';
  await ready();
  assert.notEqual(view.tree, annas);
  assert.match(textOf(allOf('region', 'Exercise')[0]), /Question 1/);
  view.student = 'anna';
  await ready();
  assert.equal(view.tree, annas);
});

test('each student has a tree as difficult as the author says', async () => {
  const tree = 'random(branching=3, depth=3, seed={student:nodes=22})';
  const view = await author({ tree, student: 'anna', quiz: 'cut' });
  const entered = () => view.session?.search?.overview.total.entered;
  const annas = view.tree;
  assert.match(annas, /^random\(.*seed=\d+\)$/);
  assert.equal(entered(), 22);
  view.student = 'bo';
  await ready();
  assert.notEqual(view.tree, annas);
  assert.equal(entered(), 22);
  // Who is named again is not asked again.
  const { number } = view.description;
  view.removeAttribute('student');
  view.student = 'bo';
  await ready();
  assert.equal(view.description.number, number);
});

test('a note of a node that is asked about stands with the items', async () => {
  await mount({ tree: SMALL });
  await visit(4);
  await press('b');
  assert.match(item(4).getAttribute('aria-label') ?? '', /breakpoint$/);
});
