// Forms that are opened again, and what was chosen in them.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { until } from './support/clock.js';
import {
  button,
  checkComplaints,
  choice,
  choose,
  click,
  dialog,
  field,
  fill,
  find,
  isThere,
  mount,
  SMALL,
  textOf,
  the,
  trees,
  unfold,
} from './support/view.js';

afterEach(checkComplaints);

test('the form for random trees, opened again, does not say why it refused a tree before', async () => {
  await mount({ tree: 'random(depth=2, noise=1)', algorithm: 'one-ply' });
  const openForm = async () => {
    await click(trees());
    await click(button('Generate…'));
  };
  await openForm();
  await fill(field(/^Static values/), '');
  await click(button('Generate'));
  assert.match(textOf(the('#generator-refused')), /no static value/);
  await click(button('Close', dialog(/random|generate/i)));
  await openForm();
  assert.equal(textOf(the('#generator-refused')), '');
});

test('a shared link names the language that is chosen for it, and none before', async () => {
  const view = await mount({ tree: SMALL });
  view.addressOf = (fragment) => `https://plyscope.test/${fragment}`;
  view.share();
  await until(() => isThere('dialog', 'Share'));
  const form = dialog('Share');
  await unfold('The link', form);
  const linkAs = async (/** @type {string} */ title) => {
    await fill(field(/^Title/, form), title);
    const link = () => /** @type {HTMLInputElement | null} */ (find('.link', form))?.value ?? '';
    await until(() => link().includes(`title=${title}`));
    return link();
  };
  assert.doesNotMatch(await linkAs('A'), /lang=/);
  await choose(choice('Language', form), 'sv');
  assert.match(await linkAs('B'), /&lang=sv/);
});

test('what was opened before an error stood in place of the tree opens again after it', async () => {
  const view = await mount({ tree: SMALL });
  await view.showHelp();
  await click(button('Close', dialog(/How to read/)));
  view.tree = '[[';
  await until(() => find('.broken'), 'the error');
  view.tree = SMALL;
  await until(() => find('.stage'), 'the tree');
  await view.showHelp();
  assert.ok(isThere('dialog', /How to read/));
});
