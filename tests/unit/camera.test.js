import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, between, invert, pan, zoom } from '../../www/src/layout/camera.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

const { next } = random(2);
/** @param {number} size */
const about = (size) => (next() - 0.5) * 2 * size;
const point = () => ({ x: about(2000), y: about(2000) });
const camera = () => ({ k: 0.01 + next() * 5, x: about(3000), y: about(3000) });
const many = Array.from({ length: times(2000) }, () => ({ camera: camera(), point: point() }));

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other @param {number} slack */
function near(one, other, slack) {
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  assert.ok(apart <= slack, `${JSON.stringify(one)} is ${apart} from ${JSON.stringify(other)}`);
}

test('inverting undoes applying, and the other way round', () => {
  for (const { camera, point } of many) {
    near(invert(camera, apply(camera, point)), point, 1e-6);
    near(apply(camera, invert(camera, point)), point, 1e-6);
  }
});

test('zooming keeps what lies under the pointer there', () => {
  for (const { camera, point } of many) {
    const under = invert(camera, point);
    const zoomed = zoom(camera, Math.exp(about(1.5)), point);
    near(apply(zoomed, under), point, 1e-6);
  }
});

test('zooming ends at the closest and at the farthest, and the point stays there too', () => {
  for (const { camera, point } of many.slice(0, 200)) {
    const under = invert(camera, point);
    const [closest, farthest] = [zoom(camera, 1e9, point), zoom(camera, 1e-9, point)];
    assert.ok(closest.k < 10 && farthest.k > 0);
    near(apply(closest, under), point, 1e-6);
    near(apply(farthest, under), point, 1e-6);
    assert.equal(zoom(closest, 2, point).k, closest.k);
    assert.equal(zoom(farthest, 0.5, point).k, farthest.k);
  }
});

test('zooming in and out again leads back', () => {
  const start = { k: 1, x: 30, y: -40 };
  const back = zoom(zoom(start, 1.6, { x: 200, y: 100 }), 1 / 1.6, { x: 200, y: 100 });
  near(back, start, 1e-9);
  assert.ok(Math.abs(back.k - 1) < 1e-12);
});

test('panning moves everything by the same, and scales nothing', () => {
  for (const { camera, point } of many.slice(0, 200)) {
    const moved = apply(pan(camera, 12, -7), point);
    const before = apply(camera, point);
    near(moved, { x: before.x + 12, y: before.y - 7 }, 1e-9);
  }
});

test('between two cameras lies a way that begins at one and ends at the other', () => {
  const [from, to] = [camera(), camera()];
  assert.deepEqual(between(from, to, 0), from);
  near(between(from, to, 1), to, 1e-9);
  const half = between(from, to, 0.5);
  assert.ok(Math.abs(half.k - (from.k + to.k) / 2) < 1e-12);
});

test('no camera is changed by what is done with it', () => {
  const fixed = Object.freeze(camera());
  pan(fixed, 1, 1);
  zoom(fixed, 2, { x: 0, y: 0 });
  between(fixed, camera(), 0.3);
});
