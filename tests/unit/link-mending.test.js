// One damaged part of a link never loses the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../www/src/session/address.js';
import { showRest } from '../../www/src/session/link-mending.js';
import { pack, unpacked } from '../../www/src/session/packing.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';

const TREE = '[[3, 12], 8]';
const LINK = { tree: TREE, algorithm: 'negamax-alpha-beta', cut: 'gt', step: '5', title: 'Mine' };

/** @param {Record<string, string>} parts */
const fragmentOf = (parts) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** What is on screen after a link, and the kinds of what is wrong in it. @param {string} fragment */
async function opened(fragment) {
  const found = await unpacked(read(fragment));
  const session = new Session(catalogue, () => {});
  const display = (/** @type {import('../../www/src/session/wanted.js').Wanted} */ wanted) =>
    session.display(wanted);
  const refused = await display(found.link);
  const { wrong, shown } = await showRest(found.link, refused, display);
  const { tree, algorithm, options, step, work, folds, breakpoints, labels } = session.state;
  session.putAway();
  const kinds = [...found.wrong, ...wrong].map(({ kind }) => kind);
  const shows = { tree, algorithm, options, step, title: work.title };
  return { kinds, shows, shown, rest: { folds: folds.folded, breakpoints, labels } };
}

/** The link as it should be on screen. */
const WHOLE = {
  tree: TREE,
  algorithm: 'negamax-alpha-beta',
  options: { cut: 'gt' },
  step: 5,
  title: 'Mine',
};

test('a link without a fault shows all of it', async () => {
  const { kinds, shows } = await opened(fragmentOf(LINK));
  assert.deepEqual([kinds, shows], [[], WHOLE]);
});

test('each damaged part gives way to its default, says so, and leaves the others', async () => {
  const { cut: _, ...bare } = LINK;
  for (const [parts, kind, differs] of /** @type {const} */ ([
    [{ ...LINK, algorithm: 'bogus' }, 'unknown-algorithm', { algorithm: 'alpha-beta' }],
    [{ ...bare, algorithm: 'one-ply' }, 'needs-static-values', null],
    [{ ...LINK, cut: 'maybe' }, 'wrong-switch-value', { options: {} }],
    [{ ...LINK, colour: 'red' }, 'unknown-switch', {}],
    [{ ...bare, guess: '3' }, 'switch-does-not-apply', { options: {} }],
    [{ ...bare, order: 'pv' }, 'order-does-not-apply', { options: {} }],
    [{ ...bare, depth: '1' }, 'no-static-value', { options: {} }],
    [{ ...LINK, step: 'abc' }, 'wrong-step', { step: 0 }],
    [{ ...LINK, step: 'cutoff:99' }, 'no-moment', { step: 0 }],
    [{ ...LINK, from: 'visit:Q' }, 'no-moment', {}],
    [{ ...LINK, from: '6', to: 'visit:Q' }, 'no-moment', { step: 6 }],
    [{ ...LINK, from: '9', to: '2' }, 'bounds-reversed', {}],
    [{ ...LINK, from: 'x', to: '4' }, 'wrong-step', { step: 4 }],
    [{ ...LINK, quiz: 'all' }, 'wrong-attribute', {}],
    [{ ...LINK, fold: 'x' }, 'wrong-fold', {}],
    [{ ...LINK, fold: '2' }, 'nothing-to-fold', {}],
    [{ ...LINK, break: '99' }, 'wrong-break', {}],
    [{ ...LINK, labels: 'x' }, 'wrong-labels', {}],
    [{ ...LINK, code: 'x' }, 'wrong-code', {}],
    [{ ...LINK, start: '9' }, 'wrong-start', {}],
  ])) {
    const { kinds, shows } = await opened(fragmentOf(parts));
    assert.equal(kinds[0], kind);
    if (differs !== null)
      assert.deepEqual([kinds, shows], [[kind], { ...WHOLE, ...differs }], fragmentOf(parts));
    assert.equal(shows.tree, TREE, kind);
  }
});

test('several damaged parts are all said, but not what only follows from another', async () => {
  const broken = { ...LINK, algorithm: 'mtdd', cut: 'x', guess: '3', step: '-1' };
  const { kinds, shows } = await opened(fragmentOf(broken));
  assert.deepEqual(kinds.toSorted(), ['unknown-algorithm', 'wrong-step', 'wrong-switch-value']);
  assert.deepEqual(shows, { ...WHOLE, algorithm: 'alpha-beta', options: {}, step: 0 });
});

test('a broken tree keeps the search, and nothing that was about that tree', async () => {
  const { kinds, shows, shown } = await opened(fragmentOf({ ...LINK, tree: '[[3, 12' }));
  assert.deepEqual(kinds, ['parse']);
  const { tree } = catalogue.presets[0];
  assert.deepEqual(shows, { ...WHOLE, tree, step: 0, title: '' });
  assert.equal(shown?.tree, undefined);
});

test('a part that cannot be decoded, or is there twice, is said and leaves the others', async () => {
  const cut = await opened(`${fragmentOf(LINK)}&note=%zz`);
  assert.deepEqual([cut.kinds, cut.shows], [['broken-escape'], WHOLE]);
  const twice = await opened(`${fragmentOf(LINK)}&step=1`);
  assert.deepEqual([twice.kinds, twice.shows], [['repeated'], WHOLE]);
});

test('a damaged short form leaves what stands beside it, and its parts are mended alike', async () => {
  const beside = await opened(`z=1AAAA&${fragmentOf(LINK)}`);
  assert.deepEqual([beside.kinds, beside.shows], [['damaged-link'], WHOLE]);
  const short = await pack(`#${fragmentOf({ ...LINK, algorithm: 'bogus', step: 'abc' })}`);
  const { kinds, shows } = await opened(short ?? '');
  assert.deepEqual(kinds, ['wrong-step', 'unknown-algorithm']);
  assert.deepEqual(shows, { ...WHOLE, algorithm: 'alpha-beta', step: 0 });
});
