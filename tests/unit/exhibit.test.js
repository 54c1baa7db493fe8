// What is on show as one value: whoever keeps it, it comes back as it was.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place } from '../../www/src/layout/plane.js';
import { cameraOn, sightOf } from '../../www/src/layout/projection.js';
import { read, write } from '../../www/src/session/address.js';
import { ARRANGED } from '../../www/src/session/arranged.js';
import { readArchive, writeArchive } from '../../www/src/session/collection/archive.js';
import { wantedOf } from '../../www/src/session/collection/kept-tree.js';
import { workOf } from '../../www/src/session/collection/work.js';
import { chosenForAny, FIELDS, INITIAL, keptIn, wrongText } from '../../www/src/session/exhibit.js';
import { showRest } from '../../www/src/session/link-mending.js';
import { pack, unpacked } from '../../www/src/session/packing.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { randomExhibit, randomField } from './support/exhibits.js';
import { random } from './support/random.js';

/** @import { Arranged } from '../../www/src/session/arranged.js' */
/** @import { Exhibit, Keeper } from '../../www/src/session/exhibit.js' */

const NAMES = Object.keys(FIELDS);

/** What a keeper has of an exhibit, each field said. @param {Exhibit} exhibit @param {Keeper} keeper */
function keptOf(exhibit, keeper) {
  const fields = keptIn(keeper).map(([, field]) => field);
  const initial = Object.assign({}, ...fields.map((field) => field.initial));
  const own = fields
    .flatMap(({ says }) => says)
    .filter((name) => exhibit[name] !== undefined && exhibit[name] !== '')
    .map((name) => [name, exhibit[name]]);
  // Switches are those of an algorithm.
  const options = FIELDS.algorithm.kept.includes(keeper) ? { ...exhibit.options } : {};
  return { ...initial, ...Object.fromEntries(own), options };
}

test('what a text says of a field is written as that text', () => {
  for (let seed = 0; seed < times(100); seed += 1) {
    const chance = random(seed);
    for (const name of NAMES) {
      const { initial, read, write } = FIELDS[name];
      const value = { ...initial, ...randomField(name, chance) };
      const text = write(value);
      const found = text === '' ? initial : { ...initial, ...read(text) };
      assert.deepEqual({ ...value, ...found }, value, `${name}=${text}`);
      if (text !== '') assert.equal(wrongText(name, text), null, `${name}=${text}`);
    }
  }
});

test('a link, a kept tree, a moment and the next visit say all that they keep of an exhibit', async () => {
  for (let seed = 0; seed < times(4000); seed += 1) {
    const exhibit = randomExhibit(random(seed), NAMES);
    for (const keeper of /** @type {const} */ (['link', 'tree', 'slide', 'visit'])) {
      const fragment = write(exhibit, keeper);
      const { link, wrong } = read(fragment);
      assert.deepEqual(wrong, [], fragment);
      assert.deepEqual(keptOf(link, keeper), keptOf(exhibit, keeper), fragment);
      // What it does not keep, it does not say.
      const all = keptIn(keeper).flatMap(([, { says }]) => [...says, 'options']);
      assert.deepEqual(
        Object.keys(link).filter((name) => !all.includes(name)),
        [],
      );
    }
    if (seed % 50 > 0) continue;
    const plain = read(write(exhibit)).link;
    const short = await unpacked(read((await pack(write(exhibit))) ?? ''));
    assert.deepEqual(keptOf(short.link, 'link'), keptOf(plain, 'link'));
  }
});

/** A session that shows as much of an exhibit as can be shown. @param {Exhibit} exhibit */
async function showing(exhibit) {
  const session = new Session(catalogue, () => {});
  const refusal = await session.display(exhibit);
  const rest = await showRest(exhibit, refusal, (part) => session.display(part));
  assert.ok(rest.shown !== null && session.search !== null, JSON.stringify(exhibit));
  return session;
}

/** What is on show, but for what a keeper leaves out. @param {Session} session @param {Keeper} keeper */
const shown = ({ link }, keeper) => keptOf(link, keeper);

test('what is on show is on show again from a link, a kept tree, a file and a moment', async () => {
  const SHOWN = NAMES.filter((name) => !['quiz', 'questions', 'attempts', 'reveal'].includes(name));
  for (let seed = 0; seed < times(300); seed += 1) {
    const chance = random(seed);
    const exhibit = randomExhibit(chance, SHOWN);
    const session = await showing({ ...exhibit, ...randomField('tree', chance) });
    const { link } = session;
    const other = await showing({
      ...randomExhibit(chance, SHOWN),
      ...randomField('tree', chance),
    });
    /** @param {Exhibit} wanted @param {Keeper} keeper */
    const check = async (wanted, keeper) => {
      assert.equal(await other.display(wanted), null, write(link));
      assert.deepEqual(shown(other, keeper), shown(session, keeper), write(link));
    };
    // These stay with a reader whose link says nothing of them.
    const { labels, code, overlay } = INITIAL;
    await check({ labels, code, overlay, ...read(write(link)).link }, 'link');
    await check({ ...INITIAL, ...read(write(link, 'slide')).link }, 'slide');
    const kept = workOf(session)?.snapshot;
    assert.ok(kept !== undefined);
    const whole = { ...kept, id: '1', notes: '', changed: 1, revision: 1 };
    const [archived] = readArchive(writeArchive([whole]))?.trees ?? [];
    for (const tree of [kept, archived])
      await check({ labels, code, overlay, ...wantedOf(tree) }, 'tree');
    for (const each of [session, other]) each.putAway();
  }
});

test('what is wrong in a field is said, and leaves the others', () => {
  const wrong = {
    ...{ step: 'soon', from: '-1', to: 'x', fold: '1,', break: '1.', compare: ';', labels: 'x' },
    ...{ code: 'cobol', start: '9', quiz: 'cutt', questions: '0', attempts: 'x', reveal: 'no' },
    ...{ gauge: 'big', hidden: 'all', beside: 'x', predict: 'some', until: 'y' },
    ...{ overlay: 'all', panel: 'x', sheet: 'x', results: 'x', growth: 'deepest', ask: 'B' },
    ...{ sight: '1,2', trace: 'x' },
  };
  for (const [name, text] of Object.entries(wrong)) {
    const { link, wrong } = read(`#tree=[1]&${name}=${text}&title=T`);
    assert.deepEqual(wrong, [wrongText(name, text)]);
    assert.notEqual(wrong[0], null);
    assert.deepEqual({ ...link, options: {} }, { tree: '[1]', title: 'T', options: {} });
  }
  // Those that are left take any text.
  const free = ['tree', 'algorithm', 'passage', 'student', 'lang', 'title', 'note'];
  assert.deepEqual([...Object.keys(wrong), ...free].sort(), [...NAMES].sort());
});

test('what an author arranges, and what a reader chooses for any tree, stays when another tree is shown', () => {
  const session = new Session(catalogue, () => {});
  session.display({ tree: '[1, 2]' });
  /** @type {Partial<Arranged>} */
  const arranged = { loops: true, editable: false, panels: ['story'], keys: 'none', gauge: 'none' };
  assert.deepEqual(Object.keys(arranged).sort(), Object.keys(ARRANGED).sort());
  session.dispatch({ type: 'arrange', ...arranged });
  session.display({ tree: '[3, 4]' });
  for (const [name, value] of Object.entries(arranged))
    assert.deepEqual(session.state[/** @type {keyof Arranged} */ (name)], value, name);
  for (let seed = 0; seed < times(20); seed += 1) {
    const chance = random(seed);
    const chosen = chosenForAny();
    session.display({
      ...randomExhibit(chance, NAMES),
      tree: '[1, 2]',
      algorithm: 'minimax',
      options: {},
    });
    const before = chosen.map((name) => session.state[name]);
    session.display({ tree: '[3, 4]' });
    assert.deepEqual(
      chosen.map((name) => session.state[name]),
      before,
    );
  }
  session.putAway();
});

test('a part of the tree that was in sight is in sight on a canvas of another size', () => {
  const plane = withSearch(
    { tree: '[[3, 12, 8], [2, [4, 6], 1], 9]', algorithm: 'alpha-beta' },
    place,
  );
  for (let seed = 0; seed < times(100); seed += 1) {
    const chance = random(seed);
    const size = () => ({ width: chance.int(300, 2000), height: chance.int(250, 1400) });
    const [desk, hall] = [size(), size()];
    const camera = {
      k: chance.int(1, 40) / 10,
      x: chance.int(-900, 900),
      y: chance.int(-500, 500),
    };
    const sight = sightOf(plane, desk, camera);
    const again = cameraOn(plane, desk, sight);
    for (const name of /** @type {const} */ (['k', 'x', 'y']))
      assert.ok(Math.abs(again[name] - camera[name]) < 0.01, `${name} ${JSON.stringify(camera)}`);
    const other = cameraOn(plane, hall, sight);
    const middle = (hall.width / 2 - other.x) / other.k;
    assert.ok(Math.abs(middle - sight.x) < 1e-6);
  }
});

test('what part of the tree a slide shows, a hall that is entered or left shows too', () => {
  const session = new Session(catalogue, () => {});
  session.dispatch({ type: 'resize', size: { width: 900, height: 600 } });
  const sight = { x: 60, row: 0.5, width: 120 };
  session.display({ tree: '[[3, 12, 8], [2, 4, 6]]', algorithm: 'alpha-beta', sight });
  const { camera } = session.state;
  assert.ok(camera);
  for (const presenting of [true, false]) {
    session.dispatch({ type: 'hall', presenting });
    assert.deepEqual([session.link.sight, session.state.camera], [sight, camera]);
  }
  // One who has zoomed by hand has not said what is to be in sight.
  session.dispatch({ type: 'camera', camera: { k: 3, x: 0, y: 0 } });
  session.dispatch({ type: 'hall', presenting: true });
  assert.equal(session.link.sight, null);
});
