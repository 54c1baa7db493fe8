// THIRD-PARTY-LICENSES beside what is shipped. Nothing here comes from the scripts that write it: packages are found in
// source maps, in what cargo compiles, and in the module itself.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../tools/scripts/run.mjs';
import { compiledCrates, cratesInModule, npmPackagesInMaps } from './support/shipped.js';

const DIST = join(ROOT, 'dist');

/** @typedef {{ id: string, name: string, from: string, licence: string }} Entry */

const text = readFileSync(join(DIST, 'THIRD-PARTY-LICENSES'), 'utf8');
const [beginning, ...rest] = text.split(/^={80}$/m);
const entries = [...beginning.matchAll(/^((.+) \S+ \((npm|crates\.io|Rust)\)): (.+)$/gm)].map(
  ([, id, name, from, licence]) => ({ id, name, from, licence }),
);

test('npm packages are listed whose code is in the bundles, and no others', async () => {
  assert.deepEqual(listed('npm'), await npmPackagesInMaps());
});

test('crates are listed that cargo compiles for the page, and no others', async () => {
  assert.deepEqual(listed('crates.io'), await compiledCrates());
});

test('crates that the module names itself are listed, the standard library’s too', () => {
  const { ofStd, others } = cratesInModule(join(DIST, 'assets'));
  assert.ok(others.length > 0);
  assert.deepEqual(
    others.filter((crate) => !listed('crates.io').includes(crate)),
    [],
  );
  const [std, ...usedByStd] = listed('Rust');
  assert.match(std, /^Rust standard library 1\.\d+\.\d+$/);
  assert.deepEqual(usedByStd, ofStd);
});

test('every package has a text, and a text for each licence that it is under', () => {
  const sections = pairs(rest).map(([ids, body]) => ({ ids: ids.trim().split('\n'), body }));
  for (const { id, licence } of entries) {
    const texts = sections.filter(({ ids }) => ids.includes(id)).map(({ body }) => body.trim());
    assert.equal(texts.length, licence.split(' AND ').length, id);
    for (const each of texts) assert.match(each, /permission|redistribution|licensor/i, id);
  }
  const known = new Set(entries.map(({ id }) => id));
  assert.deepEqual(
    sections.flatMap(({ ids }) => ids).filter((id) => !known.has(id)),
    [],
  );
  const bodies = sections.map(({ body }) => body);
  assert.equal(new Set(bodies).size, bodies.length);
});

/** Licences that ask for no more than those in deny.toml, which cargo-deny would call unused there: no crate has them. */
const OF_PACKAGES_ALONE = ['BSD-2-Clause', 'ISC'];

test('every licence is one that is allowed, and every allowed one is needed', () => {
  const list = /^allow = \[([^\]]+)\]/m.exec(readFileSync(join(ROOT, 'deny.toml'), 'utf8'))?.[1];
  const allowed = new Set([...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, id]) => id));
  const others = entries.filter(({ licence }) => !isAllowed(licence, allowed));
  assert.deepEqual([...new Set(others.map(({ licence }) => licence))], OF_PACKAGES_ALONE);
  assert.deepEqual([...new Set(others.map(({ from }) => from))], ['npm']);
  assert.equal(isAllowed('MIT AND GPL-3.0-only', allowed), false);
  assert.equal(isAllowed('GPL-3.0-only OR LGPL-2.1', allowed), false);
});

test('nothing in it is of the machine that wrote it', () => {
  assert.ok(!text.includes(ROOT));
  assert.doesNotMatch(text, /node_modules|\.cargo|\.rustup|\/home\/|\/root\/|\\/);
});

test('our own licence is there', () => {
  const [shipped, ours] = [DIST, ROOT].map((folder) => readFileSync(join(folder, 'LICENSE')));
  assert.ok(shipped.equals(ours));
  assert.ok(readdirSync(DIST).includes('THIRD-PARTY-LICENSES'));
});

/** Names and versions, as `lit 3.3.3`. @param {string} from */
function listed(from) {
  return entries.filter((each) => each.from === from).map(({ id }) => id.replace(/ \(.+\)$/, ''));
}

/**
 * Whether every licence that must be kept is allowed, or one of several to choose from.
 *
 * @param {string} licence
 * @param {Set<string>} allowed
 */
function isAllowed(licence, allowed) {
  return licence
    .split(' AND ')
    .every((part) => part.split(/ OR |\/|[()]/).some((id) => allowed.has(id.trim())));
}

/** @template T @param {T[]} list @returns {T[][]} */
function pairs(list) {
  return list.flatMap((_, at) => (at % 2 === 0 ? [list.slice(at, at + 2)] : []));
}
