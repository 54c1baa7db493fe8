/** Lectures as they are written, read, put in order, and made of lessons. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { handsIn, withHands } from '../../../www/src/page/lecture/presenter-view.js';
import { asLecture } from '../../../www/src/page/lessons/as-lecture.js';
import { readLesson } from '../../../www/src/page/lessons/reading.js';
import { read, write } from '../../../www/src/session/address.js';
import { readArchive, writeArchive } from '../../../www/src/session/collection/archive.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import {
  added,
  changed,
  inMode,
  keptLectureIn,
  MODES,
  MOST_MOMENTS,
  modeOf,
  momentWith,
  moved,
  readLecture,
  removed,
  writeLecture,
} from '../../../www/src/session/lecture.js';
import { pack, packText, unpack, unpacked } from '../../../www/src/session/packing.js';
import { filledIn } from '../../../www/src/text/live.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';

const LECTURE = {
  title: 'Beskärning, ход за ходом',
  moments: [
    momentWith({ link: '#tree=swedish-51&algorithm=alpha-beta&step=12' }),
    momentWith({
      link: '#tree=[3,12]&algorithm=minimax&step=0&passage=%7B%7Bvalue%7D%7D&beside=code',
      ...{ title: 'Two leaves', notes: 'Line\nand line' },
    }),
  ],
};

test('a lecture is read as it was written: as a file, in a link, and among kept trees', async () => {
  const text = writeLecture(LECTURE);
  assert.deepEqual(readLecture(text), { lecture: LECTURE, broken: 0, isNewer: false });
  const packed = await packText(text);
  assert.ok(packed !== null && !/[^\w-]/.test(packed));
  assert.equal(await unpack(packed), text);
  const archive = readArchive(writeArchive([], {}, [LECTURE]));
  assert.deepEqual(archive?.lectures, [LECTURE]);
  assert.deepEqual(readArchive(writeArchive([]))?.lectures, []);
});

test('what is no lecture is none, and of a damaged one the rest is read', () => {
  for (const text of [
    '',
    'x',
    '[]',
    '{"plyscope": "trees", "trees": []}',
    '{"plyscope": "lecture"',
  ])
    assert.equal(readLecture(text), null, text);
  const moments = [null, 7, {}, { link: 'tree=1' }, { link: '#tree=1', mode: 'loud', title: 7 }];
  const found = readLecture(JSON.stringify({ plyscope: 'lecture', version: 3, moments }));
  assert.deepEqual(found?.lecture.moments, [momentWith({ link: '#tree=1' })]);
  assert.deepEqual([found?.broken, found?.isNewer], [4, true]);
  const many = Array.from({ length: MOST_MOMENTS + 5 }, () => ({ link: '#tree=1' }));
  const cut = readLecture(JSON.stringify({ plyscope: 'lecture', moments: many }));
  assert.deepEqual([cut?.lecture.moments.length, cut?.broken], [MOST_MOMENTS, 5]);
  for (const value of [null, 'x', {}, { id: '' }]) assert.equal(keptLectureIn(value), null);
  const kept = { ...LECTURE, id: 'a', changed: 5 };
  assert.deepEqual(keptLectureIn(structuredClone(kept)), kept);
});

test('whatever is moved, added and taken out, the moment on show stays on show', () => {
  const chance = random(7);
  let ordered = /** @type {import('../../../www/src/session/lecture.js').Ordered} */ ({
    moments: [],
    at: null,
  });
  for (let made = 0; made < times(500); made += 1) {
    const { moments, at } = ordered;
    const shown = at === null ? undefined : moments[at];
    const place = Math.floor(chance.next() * moments.length);
    const what = moments.length < 3 ? 'add' : chance.pick(['add', 'move', 'remove', 'change']);
    if (what === 'add') {
      const moment = momentWith({ link: `#tree=${made}` });
      ordered = added(ordered, moment);
      assert.equal(ordered.moments[ordered.at ?? -1], moment);
    } else if (what === 'move') {
      const to = Math.floor(chance.next() * moments.length);
      ordered = moved(ordered, place, to);
      assert.equal(ordered.moments[to], moments[place]);
      assert.equal(ordered.moments[ordered.at ?? -1], shown);
    } else if (what === 'remove') {
      ordered = removed(ordered, place);
      assert.equal(ordered.moments.length, moments.length - 1);
      if (place !== at) assert.equal(ordered.moments[ordered.at ?? -1], shown);
    } else {
      ordered = changed(ordered, place, { title: `${made}` });
      assert.equal(ordered.moments[place].title, `${made}`);
      assert.equal(ordered.at, at);
    }
    assert.ok(ordered.at === null || ordered.moments[ordered.at] !== undefined);
  }
  assert.deepEqual(removed({ moments: [momentWith({ link: '#a' })], at: 0 }, 0), {
    moments: [],
    at: null,
  });
  assert.deepEqual(moved({ moments: [], at: null }, 0, 1), { moments: [], at: null });
});

test('a moment of the first version says in its link what stood beside that', () => {
  const link = '#tree=[3,12]&algorithm=minimax&step=0';
  const old = [
    [{ mode: 'blank' }, { hidden: 'values' }],
    [
      { mode: 'blank-cuts', beside: 'code' },
      { hidden: 'cutoffs', beside: 'code' },
    ],
    [{ mode: 'predict', passage: 'Not read.' }, { predict: 'all' }],
    [{ mode: 'slide', passage: 'A & B: {{value}}' }, { passage: 'A & B: {{value}}' }],
    [{ mode: 'growth', link: `${link}&growth=chess` }, { growth: PRESETS.chess }],
    [{ beside: 'decision' }, { beside: 'decision' }],
    [{ mode: 'loud', beside: 'none' }, {}],
  ];
  for (const [moment, more] of old) {
    const file = { plyscope: 'lecture', version: 1, moments: [{ link, ...moment }] };
    const found = readLecture(JSON.stringify(file))?.lecture.moments[0];
    assert.deepEqual(Object.keys(found ?? {}), ['link', 'title', 'notes']);
    const { link: said, wrong } = read(found?.link ?? '');
    assert.deepEqual(wrong, []);
    assert.deepEqual({ ...said, options: {} }, { ...read(link).link, options: {}, ...more });
  }
});

test('a link in another mode says that, and all else that it said', async () => {
  const plain = '#tree=[3,12]&algorithm=minimax&step=0&beside=code&root=min';
  for (const link of [plain, `${await pack(plain)}&beside=code`])
    for (const [mode, other] of MODES.flatMap((one) => MODES.map((each) => [one, each]))) {
      const there = inMode(inMode(link, mode), other);
      assert.equal(modeOf(there), other);
      assert.deepEqual(read(there).wrong, []);
      const back = (await unpacked(read(inMode(there, 'plain')))).link;
      assert.deepEqual({ ...back }, { ...(await unpacked(read(link))).link });
    }
  assert.equal(modeOf(write({ hidden: 'values', predict: 'all' }, 'moment')), 'predict');
});

test('a passage has its live words filled in, and nothing that is not true', () => {
  const view = {
    wordsFor: (/** @type {string} */ what) => (what === 'entered' ? '23' : null),
    holds: (/** @type {string} */ is) => is === 'cut:H',
  };
  const passage =
    '{{entered}} nodes. :when[H is cut: {{entered}}.]{is="cut:H"}:when[G is cut.]{is="cut:G"} {{x}}';
  assert.equal(filledIn(passage, view), '23 nodes. H is cut: 23. …');
  assert.equal(filledIn('', view), '');
});

const folder = new URL('../../../www/lessons/', import.meta.url);

test('every lesson is a lecture too: each of its passages beside a view is a moment', () => {
  let passages = 0;
  for (const language of readdirSync(folder))
    for (const name of readdirSync(new URL(`${language}/`, folder))) {
      const { lesson } = readLesson(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'));
      const { title, moments } = asLecture(lesson);
      const steps = lesson.scenes.flatMap(({ view, blocks }) =>
        blocks.filter((block) => block.kind === 'step' && block.of === view?.id),
      );
      assert.equal(title, lesson.title);
      assert.ok(moments.length >= steps.length && moments.length > 0, name);
      for (const { link, title } of moments) {
        const { link: parts, wrong } = read(link);
        assert.deepEqual(wrong, [], link);
        assert.ok(parts.tree && parts.algorithm && parts.step !== undefined, link);
        assert.notEqual(title, '');
        passages += Number(modeOf(link) === 'slide');
      }
    }
  assert.ok(passages > 50);
});

test('raised hands are a line of the notes, and another count takes its place', () => {
  const label = 'Hands at step 8 (A?):';
  const once = withHands('Ask first.\n', label, 4);
  assert.equal(once, `Ask first.\n${label} 4`);
  assert.equal(handsIn(once, label), 4);
  const twice = withHands(`${once}\nGo on.`, label, 14);
  assert.equal(twice, `Ask first.\n${label} 14\nGo on.`);
  assert.equal(handsIn(twice, 'Hands at step 9:'), 0);
  assert.equal(withHands('', label, 1), `${label} 1`);
});
