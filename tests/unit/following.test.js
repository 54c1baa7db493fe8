/** The camera of somebody who has zoomed in keeps in sight what they look at. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIn } from '../../www/src/layout/following.js';
import { stripIn } from '../../www/src/layout/picture-size.js';
import { place } from '../../www/src/layout/plane.js';
import { project } from '../../www/src/layout/projection.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';

const size = { width: 400, height: 300 };

/** A session that is zoomed in on the first leaves. */
function zoomed() {
  /** @type {unknown[]} */
  const changes = [];
  const session = new Session(catalogue, () => changes.push(null));
  assert.equal(session.display({ tree: 'swedish-51' }), null);
  session.dispatch({ type: 'resize', size });
  session.dispatch({ type: 'camera', camera: { k: 4, x: 100, y: 100 } });
  changes.length = 0;
  const at = (/** @type {number} */ node) => {
    const { search, state } = session;
    assert.ok(search !== null && state.camera !== null);
    const nodes = project(place(search), size, state.camera);
    return { x: nodes.x(node), y: nodes.y(node) };
  };
  return { session, changes, at };
}

test('one change leads to a step and brings its node in sight', () => {
  const { session, changes, at } = zoomed();
  for (let step = 1; step <= session.steps; step += 1) {
    const { camera } = session.state;
    session.go(step);
    assert.ok(session.search !== null);
    const { node } = session.present(session.search).moment;
    if (node === null) continue;
    const { x, y } = at(node);
    assert.ok(isIn(size, x, y), `step ${step}`);
    assert.ok(session.state.camera === camera || session.state.glides);
  }
  assert.equal(changes.length, session.steps);
  const { camera } = session.state;
  session.dispatch({ type: 'hover', node: 0 });
  assert.equal(session.state.camera, camera, 'only a step moves it');
});

test('what is folded stays where it is, at once', () => {
  const { session, changes, at } = zoomed();
  const node = 1;
  session.dispatch({ type: 'camera', camera: { k: 1, x: 0, y: 100 } });
  const before = at(node);
  assert.ok(isIn(size, before.x, before.y));
  changes.length = 0;
  session.dispatch({ type: 'fold', node });
  assert.deepEqual([session.state.glides, changes.length], [false, 1]);
  const after = at(node);
  assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 1e-3);
});

test('who sees the whole tree goes on to see it', () => {
  const { session } = zoomed();
  session.dispatch({ type: 'camera', camera: null });
  session.go(20);
  session.dispatch({ type: 'fold', node: 1 });
  assert.equal(session.state.camera, null);
});

test('the node of the step is below what stands above the tree, whichever search it is of', () => {
  const hall = { width: 800, height: 600 };
  for (const { name } of catalogue.algorithms.filter((each) => each.name !== 'minimax')) {
    for (const step of [0, 31]) {
      const session = new Session(catalogue, () => {});
      session.display({ tree: 'swedish-51', algorithm: 'minimax', step });
      session.dispatch({ type: 'resize', size: hall });
      session.dispatch({ type: 'camera', camera: { k: 2, x: 100, y: 90 } });
      session.dispatch({ type: 'algorithm', algorithm: name });
      const { search, state } = session;
      const isRefused = state.algorithm !== name;
      if (search === null || state.camera === null || isRefused) continue;
      const plane = place(search);
      const { node } = session.present(search).moment;
      const y = project(plane, hall, state.camera).y(node ?? 0);
      if (Number.isNaN(y)) continue;
      assert.ok(y > stripIn(plane, hall) + 20 && y < hall.height, `${name}, step ${step}: ${y}`);
    }
  }
});
