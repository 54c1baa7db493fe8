/** Cutoffs after a node's last child, which skip nothing: they are counted, told and drawn as what they are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counters } from '../../www/src/features/tabs/counters.js';
import { exportText } from '../../www/src/features/tabs/results.js';
import { transport } from '../../www/src/panels/transport.js';
import { gauge } from '../../www/src/scene/gauge/gauge.js';
import { ruler } from '../../www/src/scene/gauge/ruler.js';
import { model, render } from './support/render.js';
import { everySearch } from './support/searches.js';
import { look, only, show } from './support/show.js';

/** Five cutoffs, of which two come after a node's last child. */
const FOUR_PLY = { tree: 'wikipedia-four-ply', algorithm: 'alpha-beta' };

/** The kinds of all shapes of the gauge at a step. @param {Parameters<typeof show>[0]} search @param {number} step */
function ofGauge(search, step) {
  const shown = show(search, step);
  const found = gauge(search, shown.moment);
  return found && ruler(shown, found).map(({ kind }) => kind);
}

test('a cutoff that skips nothing has a dashed ring and no strokes in the gauge, at any step of any search', () => {
  const seen = { idle: 0, cut: 0 };
  everySearch((search, about) => {
    for (const step of search.cutoffs) {
      const { fact } = search.moment(step);
      const idle = 'skipped' in fact && fact.skipped === 0;
      seen[idle ? 'idle' : 'cut'] += 1;
      const rings = only(look(show(search, step)).shapes, 'halo').filter(({ fill }) => fill);
      assert.deepEqual(
        rings.map(({ dashed }) => dashed),
        [idle],
        about,
      );
      if (fact.kind !== 'cutoff') continue;
      const shapes = ofGauge(search, step);
      if (shapes !== null) assert.equal(shapes.includes('strokes'), !idle, about);
    }
  });
  assert.ok(seen.idle > 20 && seen.cut > 20, JSON.stringify(seen));
});

test('the counts name them, and only where there are any', () => {
  const shown = model({ ...FOUR_PLY, step: 1e6 });
  assert.match(render(counters(shown)), /Cutoffs that skip nothing.*?<td class="present">2<\/td>/);
  assert.doesNotMatch(render(counters(model({ tree: 'swedish-51' }))), /skip nothing/);
});

test('the results name them, in a table and as a field', () => {
  const shown = model(FOUR_PLY);
  const rows = shown.search.lists.results(shown.state.options);
  assert.match(exportText(shown, rows, 'markdown'), /\| 5 \(2 skip nothing\) \|/);
  assert.match(exportText(shown, rows, 'csv'), /^alpha-beta,(?:[^,]*,){5}5,2,/m);
});

test('in the skyline they are a dot, and no drop falls to them', () => {
  const html = render(transport(model({ ...FOUR_PLY, step: 1e6 })));
  const marks = (/** @type {string} */ looks) =>
    html.match(new RegExp(`class="${looks}" d=([^>]*)>`))?.[1].match(/M/g)?.length;
  assert.deepEqual(['falls', 'drops', 'idle'].map(marks), [3, 3, 2]);
});
