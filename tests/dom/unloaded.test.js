// Features that cannot be loaded say so, and can be tried again. Each is missed before it was loaded once.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { until } from './support/clock.js';
import { miss, takeComplaints } from './support/dom.js';
import { pressNode } from './support/pointer.js';
import {
  all,
  allOf,
  button,
  choice,
  choose,
  click,
  find,
  isThere,
  isVisible,
  mount,
  openTab,
  openText,
  openWritten,
  press,
  SMALL,
  sentence,
  settled,
  textOf,
  the,
  trees,
  underMore,
} from './support/view.js';

afterEach(() => {
  miss('');
  takeComplaints();
});

/** The buttons that try again. */
const again = () => allOf('button', 'Try again');

/** @type {[name: string, open: () => Promise<unknown>, opened: () => unknown][]} */
const FEATURES = [
  ['help', () => press('?'), () => find('dialog.help[open]')],
  ['algorithms', () => choose(choice('Algorithm'), 'about'), () => find('dialog.algorithms[open]')],
  ['gallery', () => click(trees()), () => find('dialog.trees[open]')],
  ['compare', () => click(button('Compare')), () => find('section.pane')],
  ['predicting', () => click(button('Predict')), () => isThere('region', 'Predict')],
  ['sharing', async () => click(await underMore('Share…')), () => find('dialog.share[open]')],
  ['paper', async () => click(await underMore('Exercise sheet')), () => find('dialog.paper[open]')],
  ['growth', async () => click(await underMore('Growth')), () => find('dialog.growth[open]')],
  [
    'my-program',
    async () => click(await underMore('My program')),
    () => find('dialog.my-program[open]'),
  ],
  [
    'shuffles',
    () => openTab('Count and order'),
    () => isThere('button', 'Sample 10,000 shuffled orders'),
  ],
  ['editing', () => pressNode(4), () => find('.tree-toolbar')],
  [
    'programs',
    async () => choose(await openWritten(), 'python'),
    () => find('.code[data-language=python]'),
  ],
  ['presenting', () => click(button('Present')), () => find('.audience')],
];

for (const [name, open, opened] of FEATURES) {
  test(`${name}: what is missing is said, the view works on, and another try opens it`, async () => {
    miss('/feature.js');
    const view = await mount({ tree: SMALL });
    assert.equal(again().length, 0, 'nothing was opened');
    await open();
    await until(() => again().length > 0, 'the sentence');
    assert.ok(allOf('alert').some((each) => /could not be loaded/.test(textOf(each))));
    assert.ok(!opened());
    assert.ok(!view.presenting);
    view.goTo(2);
    await settled();
    assert.ok(sentence().length > 0);
    miss('');
    await click(again()[0]);
    await until(opened, name);
    await settled();
    assert.equal(again().length, 0);
    assert.ok(isVisible(the('.stage')));
  });
}

test('the text of the tree works without its editor', async () => {
  miss('/editor/feature.js');
  const view = await mount({ tree: SMALL });
  await openTab('Tree as text');
  const text = /** @type {HTMLTextAreaElement} */ (await openText());
  text.value = '[1, 2]';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  assert.equal(view.tree, '[1, 2]');
  assert.equal(all('[role=treeitem]').length, 3);
});
