// A tree from a file that a view names, and what comes while the file is on its way.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Source } from '../../www/src/element/source.js';

/** @import { Wanted } from '../../www/src/session/wanted.js' */

globalThis.MutationObserver = /** @type {any} */ (
  class {
    observe() {}
    disconnect() {}
  }
);

/** The files on their way: a test lets one come, or fail. @type {{come: (text: string) => void, fail: () => void}[]} */
const files = [];

/** As a browser does, it gives up at once what is not wanted any more. @type {typeof fetch} */
globalThis.fetch = (_, { signal } = {}) =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    const come = (/** @type {string} */ text) => resolve(new Response(text));
    files.push({ come, fail: () => reject(new TypeError('no network')) });
  });

/** A view that names a file, which is on its way. */
function waiting() {
  /** @type {Wanted[]} */
  const wanted = [];
  const view = {
    addController() {},
    // Without it, a file is the text of a tree.
    features: { load: async () => null },
    wants: { wantFound: (/** @type {Wanted} */ each) => wanted.push(each) },
    isConnected: true,
    ownerDocument: { baseURI: 'https://plyscope.test/' },
    querySelector: () => null,
  };
  const source = new Source(/** @type {any} */ (view));
  source.src = 'a.json';
  source.begin();
  const file = /** @type {typeof files[number]} */ (files.pop());
  return { source, wanted, view, file };
}

test('the file that is named is shown', async () => {
  const { source, wanted, file } = waiting();
  file.come('[3, 12]');
  await source.settled;
  assert.deepEqual([source.error, wanted], [null, [{ tree: '[3, 12]' }]]);
});

test('a file that does not come is said to be unreachable', async () => {
  const { source, wanted, file } = waiting();
  file.fail();
  await source.settled;
  assert.deepEqual([source.error, wanted], [{ kind: 'src-unreachable', name: 'a.json' }, [{}]]);
});

test('a file that is not wanted any more, for a tree that is set or a view that is gone, is not said to be unreachable', async () => {
  for (const leave of /** @type {((source: Source) => void)[]} */ ([
    (source) => source.yield(true),
    (source) => source.hostDisconnected(),
  ])) {
    const { source, wanted } = waiting();
    const reading = source.settled;
    leave(source);
    await reading;
    assert.deepEqual([source.error, wanted], [null, []]);
  }
});

test('of two files that are named, the second is shown, even if the first comes later', async () => {
  const { source, wanted, file } = waiting();
  const first = source.settled;
  source.src = 'b.json';
  files.pop()?.come('[1, 2]');
  await source.settled;
  file.come('[3, 12]');
  await first;
  assert.deepEqual([source.error, wanted], [null, [{ tree: '[1, 2]' }]]);
});
