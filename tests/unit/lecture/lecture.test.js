/** Lectures as they are written, read, put in order, and made of lessons. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { handsIn, handsText } from '../../../www/src/features/presenting/hands.js';
import { lineIn, withLine } from '../../../www/src/page/lecture/presenter-view.js';
import { nameOf } from '../../../www/src/page/lecture/slide-name.js';
import { asLecture } from '../../../www/src/page/lessons/as-lecture.js';
import { readLesson } from '../../../www/src/page/lessons/reading.js';
import { read, saying, write } from '../../../www/src/session/address.js';
import { readArchive, writeArchive } from '../../../www/src/session/collection/archive.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import {
  added,
  changed,
  inMode,
  keptLectureIn,
  MODES,
  MOST_SLIDES,
  modeOf,
  moved,
  readLecture,
  removed,
  slideWith,
  writeLecture,
} from '../../../www/src/session/lecture.js';
import { pack, packText, unpack, unpacked } from '../../../www/src/session/packing.js';
import { filledIn } from '../../../www/src/text/live.js';
import { times } from '../support/effort.js';
import { say } from '../support/messages.js';
import { random } from '../support/random.js';

const LECTURE = {
  title: 'Beskärning, ход за ходом',
  slides: [
    slideWith({ link: '#tree=swedish-51&algorithm=alpha-beta&step=12' }),
    slideWith({
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

test('the slides of an older lecture are read by the name that they had', async () => {
  const { title, slides } = LECTURE;
  const file = { plyscope: 'lecture', version: 2, title, moments: slides };
  const found = readLecture(JSON.stringify(file));
  assert.deepEqual(found, { lecture: LECTURE, broken: 0, isNewer: false });
  const kept = { id: 'a', changed: 5, title, moments: slides };
  assert.deepEqual(keptLectureIn(kept), { ...LECTURE, id: 'a', changed: 5 });
  const archived = writeArchive([], {}, [LECTURE]).replace('"slides"', '"moments"');
  assert.deepEqual(readArchive(archived)?.lectures, [LECTURE]);
});

test('the notes of a presenter stay out of a file where that is wished', () => {
  const text = writeLecture(LECTURE, { notes: false });
  assert.ok(!text.includes('Line'));
  const bare = LECTURE.slides.map((slide) => ({ ...slide, notes: '' }));
  assert.deepEqual(readLecture(text)?.lecture, { ...LECTURE, slides: bare });
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
  const slides = [null, 7, {}, { link: 'tree=1' }, { link: '#tree=1', mode: 'loud', title: 7 }];
  const found = readLecture(JSON.stringify({ plyscope: 'lecture', version: 4, slides }));
  assert.deepEqual(found?.lecture.slides, [slideWith({ link: '#tree=1' })]);
  assert.deepEqual([found?.broken, found?.isNewer], [4, true]);
  const many = Array.from({ length: MOST_SLIDES + 5 }, () => ({ link: '#tree=1' }));
  const cut = readLecture(JSON.stringify({ plyscope: 'lecture', slides: many }));
  assert.deepEqual([cut?.lecture.slides.length, cut?.broken], [MOST_SLIDES, 5]);
  for (const value of [null, 'x', {}, { id: '' }]) assert.equal(keptLectureIn(value), null);
  const kept = { ...LECTURE, id: 'a', changed: 5 };
  assert.deepEqual(keptLectureIn(structuredClone(kept)), kept);
});

test('whatever is moved, added and taken out, the slide on show stays on show', () => {
  const chance = random(7);
  let ordered = /** @type {import('../../../www/src/session/lecture.js').Ordered} */ ({
    slides: [],
    at: null,
  });
  for (let made = 0; made < times(500); made += 1) {
    const { slides, at } = ordered;
    const shown = at === null ? undefined : slides[at];
    const place = Math.floor(chance.next() * slides.length);
    const what = slides.length < 3 ? 'add' : chance.pick(['add', 'move', 'remove', 'change']);
    if (what === 'add') {
      const slide = slideWith({ link: `#tree=${made}` });
      ordered = added(ordered, slide);
      assert.equal(ordered.slides[ordered.at ?? -1], slide);
    } else if (what === 'move') {
      const to = Math.floor(chance.next() * slides.length);
      ordered = moved(ordered, place, to);
      assert.equal(ordered.slides[to], slides[place]);
      assert.equal(ordered.slides[ordered.at ?? -1], shown);
    } else if (what === 'remove') {
      ordered = removed(ordered, place);
      assert.equal(ordered.slides.length, slides.length - 1);
      if (place !== at) assert.equal(ordered.slides[ordered.at ?? -1], shown);
    } else {
      ordered = changed(ordered, place, { title: `${made}` });
      assert.equal(ordered.slides[place].title, `${made}`);
      assert.equal(ordered.at, at);
    }
    assert.ok(ordered.at === null || ordered.slides[ordered.at] !== undefined);
  }
  assert.deepEqual(removed({ slides: [slideWith({ link: '#a' })], at: 0 }, 0), {
    slides: [],
    at: null,
  });
  assert.deepEqual(moved({ slides: [], at: null }, 0, 1), { slides: [], at: null });
});

test('a slide of the first version says in its link what stood beside that', () => {
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
  for (const [slide, more] of old) {
    const file = { plyscope: 'lecture', version: 1, moments: [{ link, ...slide }] };
    const found = readLecture(JSON.stringify(file))?.lecture.slides[0];
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
  assert.equal(modeOf(write({ hidden: 'values', predict: 'all' }, 'slide')), 'predict');
});

test('a slide that asks begins with cutoffs and what they skip, and says the kinds that it asks', () => {
  const link = '#tree=[3,12]&algorithm=minimax&step=0';
  const asks = (/** @type {string} */ of) => read(of).link.predict;
  const question = inMode(link, 'predict');
  assert.equal(asks(question), 'cut,skipped');
  const chosen = saying(question, 'predict', 'returns');
  assert.equal(asks(inMode(chosen, 'predict')), 'returns');
  assert.equal(asks(`${link}&predict=all`), 'all');
  // In whatever order, each once.
  assert.equal(asks(`${link}&predict=window,cut,cut`), 'cut,window');
  assert.equal(asks(`${link}&predict=returns,cut,window,skipped`), 'all');
  assert.equal(read(`${link}&predict=cut,some`).wrong[0]?.kind, 'wrong-attribute');
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

test('every lesson is a lecture too: each of its passages beside a view is a slide', () => {
  let passages = 0;
  for (const language of readdirSync(folder))
    for (const name of readdirSync(new URL(`${language}/`, folder))) {
      const { lesson } = readLesson(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'));
      const { title, slides } = asLecture(lesson);
      const steps = lesson.scenes.flatMap(({ view, blocks }) =>
        blocks.filter((block) => block.kind === 'step' && block.of === view?.id),
      );
      assert.equal(title, lesson.title);
      assert.ok(slides.length >= steps.length && slides.length > 0, name);
      for (const { link, title } of slides) {
        const { link: parts, wrong } = read(link);
        assert.deepEqual(wrong, [], link);
        assert.ok(parts.tree && parts.algorithm && parts.step !== undefined, link);
        assert.notEqual(title, '');
        passages += Number(modeOf(link) === 'passage');
      }
    }
  assert.ok(passages > 50);
});

test('raised hands are a line of the notes, and another count takes its place', () => {
  const label = 'Hands at step 12: Is there a cutoff?';
  const once = withLine('Ask first.\n', label, 'Yes (4), No (0)');
  assert.equal(once, `Ask first.\n${label} Yes (4), No (0)`);
  assert.deepEqual(handsIn(lineIn(once, label)), [
    { answer: 'Yes', count: 4 },
    { answer: 'No', count: 0 },
  ]);
  const twice = withLine(`${once}\nGo on.`, label, 'Yes (14), No ($&)');
  assert.equal(twice, `Ask first.\n${label} Yes (14), No ($&)\nGo on.`);
  assert.equal(lineIn(twice, 'Hands at step 9: Is there a cutoff?'), '');
  assert.equal(withLine(twice, label, ''), 'Ask first.\nGo on.');
  assert.equal(withLine(`${label} x\nGo on.`, label, ''), 'Go on.');
  assert.equal(withLine('', label, ''), '');
  assert.equal(withLine('', label, 'Yes (1)'), `${label} Yes (1)`);
});

test('answers are read back as they were called out', () => {
  const all = [
    { answer: 'α = 3, β = 5', count: 12 },
    { answer: 'none (0)', count: 0 },
    { answer: '−∞', count: 130 },
  ];
  assert.deepEqual(handsIn(handsText(all)), all);
  for (const text of ['', '11', 'Yes (x)', 'Yes(3)']) assert.deepEqual(handsIn(text), [], text);
});

test('a slide is called by its title, or by what the hall sees of it', () => {
  const search = '#tree=swedish-51&algorithm=alpha-beta&step=31';
  const called = (/** @type {string} */ link, title = '') =>
    nameOf(slideWith({ link, title }), say);
  assert.equal(called(search, 'Why?'), 'Why?');
  assert.equal(called(search), 'Alpha-beta, step 31');
  assert.equal(called(inMode(search, 'growth')), 'Deeper, 4 moves each');
  assert.equal(called(inMode(search, 'words', 'Look away.\nAnd then.')), 'Look away.');
  assert.equal(called(inMode(search, 'words', '')), 'Untitled');
});
