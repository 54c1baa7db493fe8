// Links of every version so far keep opening: tests/links/ has one file for each way of writing them. A file is never
// changed; a new way gets a new file.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { read, write } from '../../www/src/session/address.js';
import { writePlan } from '../../www/src/session/compared.js';
import { writeGrowth } from '../../www/src/session/growth.js';
import { pack, unpacked } from '../../www/src/session/packing.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { randomOptions, randomTree, write as treeText } from './support/trees.js';

/** @import { LinkParts } from '../../www/src/session/address.js' */

/**
 * @typedef {{nodes?: number, algorithm?: string, step?: number, options?: Record<string, string>, title?: string,
 *   quiz?: string, questions?: string, attempts?: string, reveal?: string, student?: string, gauge?: string, bounds?: object,
 *   growth?: string, labels?: string, lang?: string, code?: string, note?: string, overlay?: string, hidden?: string, beside?: string, panel?: string, sheet?: boolean, results?: object, folded?: number[], breakpoints?: number[], lines?: string[], compare?: string, value?: string}} Shown
 */

const folder = new URL('../links/', import.meta.url);

/** What a link shows. @param {string} fragment @param {Shown} expected */
async function shown(fragment, expected) {
  const found = await unpacked(read(fragment));
  if (found.wrong.length > 0) return found.wrong;
  const session = new Session(catalogue, () => {});
  const error = await session.display(found.link);
  if (error !== null) return error;
  const { state, search } = session;
  const { title, note } = state.work;
  const { quiz, questions, attempts, reveal, student, gauge } = found.link;
  const all = {
    ...{ quiz, questions, attempts, reveal, student, gauge, bounds: state.bounds },
    ...{ nodes: search?.overview.nodes, algorithm: state.algorithm, step: state.step },
    ...{ options: state.options, title, note, compare: writePlan(state.compare) },
    ...{
      growth: state.growth && writeGrowth(state.growth),
      labels: state.labels,
      code: state.code,
      lang: found.link.lang,
    },
    ...{ overlay: state.overlay, hidden: state.hidden, beside: state.beside },
    predict: found.link.predict,
    ...{ panel: state.panel, sheet: state.sheet, results: state.results },
    ...{ folded: state.folds.folded, breakpoints: state.breakpoints, lines: state.lines },
  };
  session.putAway();
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in expected));
}

for (const name of readdirSync(folder)) {
  test(`links of ${name.replace('.json', '')} show what they showed`, async () => {
    /** @type {Record<string, Shown>} */
    const links = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    assert.ok(Object.keys(links).length > 0);
    for (const [link, expected] of Object.entries(links))
      assert.deepEqual(await shown(link, expected), expected, link);
  });
}

test('a short link says what its plain form says', async () => {
  for (let seed = 0; seed < times(200); seed += 1) {
    const chance = random(seed);
    const tree = treeText(randomTree(chance, 30));
    const algorithm = chance.pick(catalogue.algorithms).name;
    const link = { tree, algorithm, options: randomOptions(chance), step: chance.int(0, 99) };
    const plain = write({ ...link, title: 'Å & +', note: 'a\nb = "c" 100 %' });
    const short = (await pack(plain)) ?? '';
    assert.match(short, /^#z=1[\w-]+$/);
    const [one, other] = [await unpacked(read(short)), read(plain)];
    assert.deepEqual([one.wrong, other.wrong], [[], []], plain);
    assert.deepEqual(linkOf(one.link), linkOf(other.link), plain);
  }
});

/** @param {LinkParts} link */
const linkOf = ({ options, ...link }) => ({ ...link, options: { ...options } });

test('a tree of one’s own makes a link that is shorter than its text', async () => {
  const chance = random(7);
  const leaf = () => chance.int(-99, 99);
  const tree = JSON.stringify(
    Array.from({ length: 6 }, () =>
      Array.from({ length: 6 }, () => Array.from({ length: 6 }, leaf)),
    ),
  );
  const short = await pack(write({ tree, algorithm: 'alpha-beta', options: {}, step: 12 }));
  assert.ok(short !== null && short.length < tree.length, `${short} for ${tree}`);
  assert.equal(await pack(`#tree=${'1'.repeat(2_000_000)}`), null);
});

test('what stands beside the short form counts more', async () => {
  const short = await pack('#tree=[1,2]&algorithm=minimax&cut=gt&step=3&lang=en');
  const found = await unpacked(read(`${short}&step=1&lang=sv&cut=ge`));
  const { options, ...link } = found.link;
  assert.deepEqual(link, { tree: '[1,2]', algorithm: 'minimax', step: 1, lang: 'sv' });
  assert.deepEqual({ ...options }, { cut: 'ge' });
});

test('a damaged link is refused or says the same, whichever of its characters is changed or lost', async () => {
  const plain = '#tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta&step=7';
  const short = (await pack(plain)) ?? '';
  const whole = await unpacked(read(short));
  const from = '#z=1'.length;
  for (let place = from; place < short.length; place += 1) {
    const other = short[place] === 'A' ? 'B' : 'A';
    const changed = `${short.slice(0, place)}${other}${short.slice(place + 1)}`;
    for (const damaged of [changed, short.slice(0, place)]) {
      const found = await unpacked(read(damaged));
      // A few bits say nothing, as those that fill the last character.
      if (found.wrong.length === 0) assert.deepEqual(found, whole, damaged);
      else assert.deepEqual(found.wrong, [{ kind: 'damaged-link' }], damaged);
    }
  }
});

test('a hostile link is refused', async () => {
  /** @param {string | Buffer} text */
  const packed = (text) => `#z=1${deflateSync(text).toString('base64url')}`;
  const refused = async (/** @type {string} */ link) => {
    const found = await unpacked(read(link));
    return found.wrong[0]?.kind ?? 'none';
  };
  assert.equal(await refused(packed(Buffer.alloc(50_000_000, 'a'))), 'endless-link');
  assert.equal(await refused(packed(packed('tree=[1]').slice(1))), 'damaged-link');
  assert.equal(await refused(packed(Buffer.from([0xff, 0xfe, 0x3d]))), 'damaged-link');
  assert.equal(await refused(packed('tree=%zz')), 'broken-escape');
  assert.equal(await refused(packed('step=-1')), 'wrong-step');
  assert.equal(await refused('#z='), 'damaged-link');
  assert.equal(await refused('#z=1'), 'damaged-link');
  assert.equal(await refused('#z=x<script>'), 'damaged-link');
  assert.equal(await refused('#z=2abc'), 'newer-link');
});

test('a title and a note are no longer than a page can show', async () => {
  const session = new Session(catalogue, () => {});
  await session.display({ tree: '[1, 2]', title: 'x'.repeat(9999), note: 'y'.repeat(99_999) });
  const { title, note } = session.state.work;
  assert.deepEqual([title.length, note.length], [120, 2000]);
  session.putAway();
});
