// The language of a view reaches what it has said before.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { until } from './support/clock.js';
import { all, checkComplaints, isThere, mount, openTab, SMALL, textOf } from './support/view.js';

afterEach(checkComplaints);

test('the story that was told in one language is told in another when the view changes to it', async () => {
  const view = await mount({ tree: SMALL, step: 4 });
  await openTab('Story');
  const lines = () => all('.lines .text').map(textOf);
  const before = lines();
  assert.ok(before.length > 2);
  view.lang = 'sv';
  await until(() => isThere('status', 'Vad som händer nu'));
  const after = lines();
  assert.equal(after.length, before.length);
  for (const [at, line] of after.entries()) assert.notEqual(line, before[at]);
});
