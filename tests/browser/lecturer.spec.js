// A lecturer who does anything, in both windows: what the hall sees is always the slide that the list says, as it was set; the presenter's
// window says and shows the same; and nothing that was made is lost.

import { read } from '../../www/src/session/address.js';
import { INITIAL } from '../../www/src/session/exhibit.js';
import { moved, removed, writeLecture } from '../../www/src/session/lecture.js';
import { phase } from '../../www/src/session/predicting/course.js';
import { SEED, times } from '../unit/support/effort.js';
import { randomSlides } from '../unit/support/lectures.js';
import { random } from '../unit/support/random.js';
import { addReaders, endOf, fieldsOf, lookAtDesk, lookAtHall } from './lecturing.js';
import { expect, listen, test } from './test.js';
import { shareIsThere, view } from './view.js';

/** @import { BrowserContext, Page } from '@playwright/test' */
/** @import { Slide } from '../../www/src/session/lecture.js' */
/** @import { Random } from '../unit/support/random.js' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Desk, Fields, Hall } from './lecturing.js' */

/** How many lectures are given, and how much is done in each: `PLYSCOPE_LECTURES=200x300` for a long soak. */
const [LECTURES, DEEDS_EACH] = (process.env.PLYSCOPE_LECTURES ?? `${times(1)}x60`)
  .split('x')
  .map(Number);

/** The sizes of windows. */
const HALLS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 800, height: 400 },
];
const DESKS = [
  { width: 1120, height: 760 },
  { width: 1366, height: 700 },
  { width: 390, height: 844 },
];

/** So long the windows have to say what they must, in milliseconds. */
const PATIENCE = 20_000;

/**
 * What a deed leads to.
 * @typedef {object} Led
 * @property {number} [to] the slide, if that is another one, or the same as it begins
 * @property {boolean} [asItEnds] whether that slide is shown as it ends
 * @property {readonly string[] | 'all'} [frees] the fields of what is on show that may be others now
 * @property {boolean} [presenting] whether the hall is there then
 * @property {boolean} [moves] whether something else must be on show then: the step, the slide, or the question
 * @property {boolean} [stays] whether what is on show stays the same, though it has another place in the list
 * @property {string} [notes] on the slide on show
 */

/** @typedef {{weight: number, can?: (on: Lecturer) => boolean, does: (on: Lecturer) => Promise<Led>, at?: 'hall' | 'desk' | 'closed'}} Deed */

class Lecturer {
  /** What was done so far. @type {string[]} */
  done = [];
  /** @type {string[]} */
  complaints = [];
  isOffline = false;
  /** The presenter's window; null while it is closed. @type {Page | null} */
  desk = null;
  at = 0;
  presenting = true;
  /** The size that the hall's window was given. @type {{width: number, height: number} | null} */
  size = null;
  /** The lecture before what can be undone. @type {{slides: Slide[], at: number}[]} */
  past = [];
  /** What the presenter's window showed after the last deed. @type {Desk | null} */
  seenDesk = null;

  /**
   * @param {BrowserContext} context
   * @param {Page} page
   * @param {Hall} hall what the page showed after the last deed
   * @param {Slide[]} slides
   * @param {Random} chance
   * @param {boolean} touch
   */
  constructor(context, page, hall, slides, chance, touch) {
    this.context = context;
    this.page = page;
    this.hall = hall;
    this.slides = slides;
    this.chance = chance;
    this.touch = touch;
  }

  /** @param {Page} page */
  listen(page) {
    const heard = listen(page);
    heard.push = (...all) => this.complaints.push(...all);
  }

  /** The presenter's window, which is open. */
  get second() {
    if (this.desk === null) throw new Error('the second window is closed');
    return this.desk;
  }

  /** Notes what the lecture is, before something that can be undone is done to it. */
  remember() {
    this.past.push({ slides: this.slides, at: this.at });
  }

  get last() {
    return this.slides.length - 1;
  }

  /** Expects of both windows what they must show. @param {Led} led */
  async settle({
    to,
    asItEnds = false,
    frees = [],
    presenting = this.presenting,
    moves = false,
    stays = false,
    notes,
  }) {
    const before = fieldsOf(this.hall.link);
    // It is the same slide still, also in what can be undone.
    if (notes !== undefined) this.slides[this.at].notes = notes;
    if (to !== undefined) this.at = to;
    const turned = to !== undefined && !stays;
    this.presenting = presenting;
    const slide = this.slides[this.at];
    /** @type {Fields} */
    const wanted = turned ? fieldsOf({ ...INITIAL, ...read(slide.link).link }) : before;
    const free = turned
      ? asItEnds
        ? ['step', 'predict', 'sight']
        : ['step']
      : frees === 'all'
        ? frees
        : frees;
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const [hall, desk] = await Promise.all([
        lookAtHall(this.page).catch(whileLoading),
        this.desk && lookAtDesk(this.desk).catch(whileLoading),
      ]);
      const wrong = this.wrong(hall, desk, wanted, free, turned, asItEnds);
      if (moves && hall !== null && placeOf(hall) === placeOf(this.hall))
        wrong.push('nothing moves');
      if (wrong.length === 0 && hall !== null) {
        [this.hall, this.seenDesk] = [hall, desk];
        break;
      }
      if (Date.now() > deadline) throw new Error(wrong.join('\n'));
      await this.page.waitForTimeout(20);
    }
    const complaints = this.isOffline
      ? this.complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(each))
      : this.complaints;
    if (complaints.length > 0) throw new Error(`complaints: ${complaints.join('\n')}`);
  }

  /**
   * What is wrong.
   * @param {Hall | null} hall
   * @param {Desk | null} desk
   * @param {Fields} wanted
   * @param {readonly string[] | 'all'} free
   * @param {boolean} turned
   * @param {boolean} asItEnds
   */
  wrong(hall, desk, wanted, free, turned, asItEnds) {
    if (hall === null) return ['the page shows nothing'];
    /** @type {string[]} */
    const wrong = [];
    const is = (
      /** @type {string} */ what,
      /** @type {unknown} */ real,
      /** @type {unknown} */ right,
    ) => {
      const [one, other] = [JSON.stringify(real), JSON.stringify(right)];
      if (one !== other) wrong.push(`${what}: ${one}, not ${other}`);
    };
    const slide = this.slides[this.at];
    const fields = { ...fieldsOf(hall.link) };
    // A search without cutoffs is asked what it can answer.
    const isOther = wanted.predict !== undefined && wanted.algorithm === 'minimax';
    if (isOther) fields.predict = wanted.predict;
    if (free !== 'all')
      for (const name of new Set([...Object.keys(fields), ...Object.keys(wanted)]))
        if (!free.includes(name) && !(name === 'sight' && isNear(fields[name], wanted[name])))
          is(`the hall's ${name}`, fields[name], wanted[name]);
    if (turned && !asItEnds && hall.slide !== null) {
      const begins = Math.min(hall.slide.first, endOf({ ...hall, until: null }));
      // Whoever is asked is led to the question.
      const isAsked = wanted.predict !== undefined;
      is('the step', isAsked ? hall.place >= begins : hall.place, isAsked ? true : begins);
    }
    if (asItEnds) is('the last step', hall.place, endOf(hall));
    is('presenting', hall.presenting, this.presenting);
    is('the number', hall.number, this.at + 1);
    is('the count', hall.count, this.slides.length);
    is('the heading', hall.heading, slide.title);
    is('the notice', hall.notice, '');
    is('dialogs', hall.dialogs, []);
    is('playing', hall.playing, false);
    if (hall.slides !== null) {
      is('the list', hall.slides.length, this.slides.length);
      is('its current', hall.current, this.at);
      for (const [at, { title }] of this.slides.entries())
        if (title !== '') is(`its slide ${at}`, hall.slides[at], title);
    }
    wrong.push(...this.wrongInHall(hall));
    if (this.desk !== null) wrong.push(...this.wrongOnDesk(hall, desk));
    return wrong;
  }

  /** What the hall does not see as it is. @param {Hall} hall */
  wrongInHall({ seen, link, slide, predicting, presenting }) {
    /** @type {string[]} */
    const wrong = [];
    const {
      hidden = 'none',
      passage = '',
      growth = null,
      beside,
      results = null,
      trace = null,
    } = link;
    const { title } = this.slides[this.at];
    const must = (/** @type {string} */ what, /** @type {boolean} */ isRight) => {
      if (!isRight) wrong.push(`${what}: ${JSON.stringify(seen)}`);
    };
    must('the chart', seen.chart.length > 0 === (growth !== null));
    must('an error', seen.errors.length === 0);
    if (!presenting) return wrong;
    const isOfWords = hidden === 'tree';
    const isBlank = hidden === 'values' || hidden === 'cutoffs';
    const isAsked = seen.question.length > 0;
    must('the foot', seen.foot.join().includes(`${this.at + 1} of ${this.slides.length}`));
    must('the words', seen.words.length > 0 === isOfWords);
    if (isOfWords) must('the heading', (seen.words[0] ?? '').startsWith(title));
    else must('the title at the foot', title === '' || seen.foot.join().includes(title));
    if (growth !== null && title !== '') must('the title of the chart', seen.chart[0] === title);
    const compared = link.compare?.panes.length ?? 0;
    must('the panes', seen.panes === 1 + compared + Number(trace !== null && compared === 0));
    if (isBlank && !isAsked) must('what is hidden', /hidden/.test(seen.telling.join()));
    const isTold = !isBlank && !isAsked && !isOfWords;
    const isOpen = Boolean(predicting?.open);
    must('the code', seen.code > 0 === (beside === 'code' && hidden === 'none' && !isOpen));
    if (isTold && passage !== '')
      must('the passage', seen.telling.join().startsWith(passage.split('{')[0].trim()));
    must('the results', seen.below > 0 === ((results !== null || trace !== null) && !isBlank));
    if (slide === null) wrong.push('no slide is on show');
    return wrong;
  }

  /** What the presenter's window says otherwise. @param {Hall} hall @param {Desk | null} desk */
  wrongOnDesk(hall, desk) {
    if (desk === null) return ['the desk shows nothing'];
    /** @type {string[]} */
    const wrong = [];
    const is = (
      /** @type {string} */ what,
      /** @type {unknown} */ real,
      /** @type {unknown} */ right,
    ) => {
      const [one, other] = [JSON.stringify(real), JSON.stringify(right)];
      if (one !== other) wrong.push(`the desk's ${what}: ${one}, not ${other}`);
    };
    is('alert', desk.alert, '');
    is('slide', desk.current, this.at);
    is('list', desk.slides.length, this.slides.length);
    is('notes', desk.notes, this.slides[this.at].notes);
    // Of a text or a chart it tells no step.
    const isTold = hall.presenting && (hall.link.growth || hall.link.hidden === 'tree');
    const isCounted = desk.count.includes(`step ${hall.link.step}`) || hall.place > hall.steps;
    is('step', isTold ? desk.count === '' : isCounted, true);
    if (desk.hall === null) return [...wrong, 'the desk has no picture of the hall'];
    const { sight, ...pictured } = fieldsOf(desk.hall.link);
    const { sight: seen, ...fields } = fieldsOf(hall.link);
    is('fields', pictured, fields);
    if (!isNear(sight, seen)) is('sight', sight, seen);
    is('question', desk.hall.predicting, hall.predicting);
    is('lit node', desk.hall.lit, hall.lit);
    is('hands', desk.hall.hands, hall.hands);
    is('number', desk.hall.number, this.at + 1);
    is('heading', desk.hall.heading, this.slides[this.at].title);
    if (hall.presenting) is('size', desk.hall.size, hall.size);
    if (hall.presenting) is('picture', desk.hall.seen, hall.seen);
    const coming = this.slides[this.at + 1];
    if (coming === undefined) is('next slide', desk.coming, null);
    else if (desk.coming === null) wrong.push('the desk has no picture of the next slide');
    else {
      const wanted = fieldsOf({ ...INITIAL, ...read(coming.link).link });
      const { step, predict, sight: _, ...fields } = wanted;
      const { step: begins, predict: asks, sight: part, ...shown } = fieldsOf(desk.coming.link);
      is('next slide', shown, fields);
      // Whoever is asked is led to the question.
      if (predict === undefined) is('step of the next slide', begins, step);
      else if (fields.algorithm !== 'minimax') is('questions of the next slide', asks, predict);
      is('number of the next slide', desk.coming.number, this.at + 2);
    }
    return wrong;
  }
}

/** A page that is being loaded shows nothing. @param {Error} error */
function whileLoading(error) {
  if (!/context was destroyed|navigat/.test(error.message)) throw error;
  return null;
}

/** Whether two windows, which round differently, have the same in sight. @param {string | undefined} one @param {string | undefined} other */
function isNear(one, other) {
  if (one === undefined || other === undefined) return one === other;
  const [these, those] = [one, other].map((text) => text.split(',').map(Number));
  return these.every((each, at) => Math.abs(each - those[at]) < 1);
}

/** Where a hall is. @param {Hall} hall */
const placeOf = ({ number, place, predicting }) => JSON.stringify([number, place, predicting]);

/** What a step may change besides. */
const STEP = ['step', 'sight'];

/** Whoever has zoomed by hand while questions were asked may see another part when the page is loaded again. @param {Lecturer} on @returns {Led} */
const whereZoomed = ({ hall }) => (hall.predicting ? { frees: ['sight'] } : {});

/** The slide so many places on, if there is one. @param {Lecturer} on @param {number} by @returns {Led} */
const turn = ({ at, last }, by) => (at + by < 0 || at + by > last ? {} : { to: at + by });

/** What the keys of a clicker lead to in a hall. @param {Lecturer} on @param {1 | -1} by @returns {Led} */
function clicked(on, by) {
  const { place, link, predicting, slide } = on.hall;
  const step = Number(link.step);
  const now = predicting && phase(predicting, step);
  // A question is answered, and its answer read, before anything is turned.
  const isAsked = now === 'question' || (now === 'verdict' && predicting?.open?.step === step);
  const [begins, ends] = [slide?.first ?? 0, endOf(on.hall)];
  const isCovered = Boolean(link.growth) || link.hidden === 'tree';
  const isOver = isCovered || (by > 0 ? place >= ends : place <= begins);
  const isVeiled = !isCovered && link.hidden !== undefined && link.hidden !== 'none';
  // What was hidden is shown before one goes on.
  if (by > 0 && isOver && isVeiled && !isAsked) return { frees: ['hidden', 'sight', 'predict'] };
  if (isOver && !(isAsked && by > 0)) {
    const led = turn(on, by);
    return led.to === undefined ? { frees: [...STEP, 'predict'] } : { ...led, asItEnds: by < 0 };
  }
  return { frees: [...STEP, 'predict'], moves: true };
}

/** The keys that change a tree. */
const EDITING = ['4', 'Enter', 'F2', 'Insert', 'Control+z'];

/** @param {string} key @param {readonly string[] | 'all'} frees what it may change in a hall @param {number} [weight] @returns {Deed} */
const hallKey = (key, frees, weight = 1) => ({
  weight,
  // Where the tree is unlocked, these change it.
  can: (on) => on.presenting && !(on.hall.unlocked && EDITING.includes(key)),
  async does({ page }) {
    // A button that was pressed has that key.
    if (key === 'Enter') await page.locator('plyscope-view .stage').first().focus();
    await page.keyboard.press(key);
    return { frees };
  },
});

/** Whether the list of slides can be reached. @param {Lecturer} on */
const isArranged = (on) => !on.presenting && on.hall.link.growth === null;

/** A button of a slide in the list: up, down, change, take out. @param {Lecturer} on @param {number} at @param {number} which */
const doing = (on, at, which) =>
  on.page.locator('#lecture li').nth(at).locator('.doings button').nth(which);

/** The slides of the lecture as the browser keeps it. @param {Page} page @returns {Promise<Slide[]>} */
const keptSlides = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('plyscope');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const found = opening.result
            .transaction('lectures')
            .objectStore('lectures')
            .get(localStorage.getItem('plyscope-lecture') ?? '');
          found.onsuccess = () => resolve(found.result?.slides ?? []);
          opening.result.close();
        };
      }),
  );

/** A key of a clicker, in either window. @param {'hall' | 'desk'} at @param {string} key @param {1 | -1} by @param {number} weight @returns {Deed} */
const clicker = (at, key, by, weight) => ({
  ...{ at, weight, can: (on) => on.presenting },
  async does(on) {
    const led = clicked(on, by);
    await (at === 'hall' ? on.page : on.second).keyboard.press(key);
    return led;
  },
});

/** @param {'hall' | 'desk'} at @param {string} key @param {1 | -1} by @returns {Deed} */
const turningKey = (at, key, by) => ({
  ...{ at, weight: 3 },
  async does(on) {
    await (at === 'hall' ? on.page : on.second).keyboard.press(key);
    return turn(on, by);
  },
});

/** A black hall shows again what was there, whatever is pressed in either window. @param {Lecturer} on @returns {Promise<Led>} */
async function lightAgain(on) {
  const black = on.page.locator('plyscope-view .black');
  await expect(black).toBeVisible();
  const key = on.chance.pick(['b', '.', 'PageDown', 'PageUp', 'j', 'k']);
  const window = on.desk && on.chance.chance(0.5) ? on.desk : on.page;
  on.done.push(key);
  await window.keyboard.press(key);
  await expect(black).toHaveCount(0);
  return {};
}

/** @type {Readonly<Record<string, Deed>>} */
const DEEDS = {
  'hall PageDown': clicker('hall', 'PageDown', 1, 12),
  'hall ArrowRight': clicker('hall', 'ArrowRight', 1, 3),
  'hall PageUp': clicker('hall', 'PageUp', -1, 5),
  'hall ArrowLeft': clicker('hall', 'ArrowLeft', -1, 2),
  'hall j': turningKey('hall', 'j', 1),
  'hall k': turningKey('hall', 'k', -1),
  'desk PageDown': clicker('desk', 'PageDown', 1, 12),
  'desk ArrowRight': clicker('desk', 'ArrowRight', 1, 3),
  'desk PageUp': clicker('desk', 'PageUp', -1, 5),
  'desk ArrowLeft': clicker('desk', 'ArrowLeft', -1, 2),
  'desk j': turningKey('desk', 'j', 1),
  'desk k': turningKey('desk', 'k', -1),
  'hall h': hallKey('h', ['hidden', 'sight'], 2),
  'hall Shift+H': hallKey('Shift+H', ['hidden', 'sight']),
  'hall is black': {
    weight: 3,
    can: (on) => on.presenting,
    async does(on) {
      await on.page.keyboard.press(on.chance.pick(['b', '.']));
      return lightAgain(on);
    },
  },
  'hall c': hallKey('c', ['beside', 'sight'], 2),
  // The key that adds a slide on the desk does nothing here.
  'hall a': hallKey('a', []),
  'hall e': hallKey('e', [], 2),
  'hall g': hallKey('g', [...STEP, 'predict'], 2),
  'hall Home': hallKey('Home', [...STEP]),
  'hall End': hallKey('End', [...STEP]),
  'hall Shift+ArrowRight': hallKey('Shift+ArrowRight', [...STEP]),
  'hall Shift+ArrowLeft': hallKey('Shift+ArrowLeft', [...STEP]),
  'hall l': hallKey('l', [...STEP]),
  'hall n': hallKey('n', []),
  'hall q': hallKey('q', []),
  'hall f': hallKey('f', ['sight']),
  'hall t': hallKey('t', ['overlay']),
  'hall 0': hallKey('0', ['sight']),
  'hall +': hallKey('+', ['sight']),
  'hall 4': hallKey('4', []),
  // It also leads to the next question.
  'hall Enter': hallKey('Enter', [...STEP, 'predict']),
  'hall Insert': hallKey('Insert', []),
  'hall F2': hallKey('F2', []),
  'hall x': hallKey('x', []),
  'hall ArrowDown': hallKey('ArrowDown', []),
  'hall Control+z': hallKey('Control+z', []),
  'hall help': {
    weight: 1,
    async does({ page }) {
      await page.keyboard.press('?');
      await page
        .locator('plyscope-view dialog.help[open], plyscope-view dialog[open]')
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      return {};
    },
    can: (on) => on.presenting && on.hall.link.growth === null,
  },
  'hall plays': {
    weight: 1,
    can: (on) => on.presenting,
    async does({ page }) {
      // A button that was pressed has that key.
      await page.locator('plyscope-view .stage').first().focus();
      await page.keyboard.press('Space');
      await page.waitForTimeout(150);
      await view(page).evaluate((/** @type {View} */ it) => it.pause());
      return { frees: [...STEP] };
    },
  },
  'hall Escape': {
    weight: 3,
    can: (on) => on.presenting,
    async does({ page }) {
      await page.keyboard.press('Escape');
      return { presenting: false, frees: ['sight'] };
    },
  },
  'hall p': {
    weight: 1,
    can: (on) => on.presenting,
    async does({ page }) {
      await page.keyboard.press('p');
      return { presenting: false, frees: ['sight'] };
    },
  },
  'page p': {
    weight: 10,
    can: (on) => !on.presenting,
    async does({ page }) {
      await page.keyboard.press('p');
      return { presenting: true, frees: ['sight'] };
    },
  },
  'desk presents': {
    weight: 6,
    at: 'desk',
    can: (on) => !on.presenting,
    async does({ second }) {
      await second.getByRole('button', { name: 'Present', exact: true }).click();
      return { presenting: true, frees: ['sight'] };
    },
  },
  'panel presents': {
    weight: 6,
    can: (on) => !on.presenting && on.hall.link.growth === null,
    async does(on) {
      await on.page
        .locator('#lecture')
        .getByRole('button', { name: /^Present/ })
        .click();
      return { presenting: true, frees: ['sight'] };
    },
  },
  'panel chooses': {
    weight: 8,
    can: (on) => !on.presenting && on.hall.link.growth === null,
    async does(on) {
      const to = on.chance.int(0, on.last);
      on.done.push(String(to));
      await on.page.locator('#lecture li .slide').nth(to).click();
      return { to };
    },
  },
  'page key': {
    weight: 8,
    can: (on) => !on.presenting && on.hall.link.growth === null,
    async does(on) {
      const key = on.chance.pick([
        'PageDown',
        'PageUp',
        'End',
        'Home',
        't',
        '0',
        'b',
        'g',
        'Escape',
      ]);
      on.done.push(key);
      // It would end a comparison, and who presents then sees the slide as it is set.
      if (key === 'Escape' && Number(on.hall.link.compare?.panes.length) > 0) return {};
      await on.page.keyboard.press(key);
      return { frees: 'all' };
    },
  },
  'panel adds': {
    weight: 3,
    can: (on) => isArranged(on) && on.slides.length < 9,
    async does(on) {
      await on.page.locator('#lecture footer button').first().click();
      const count = on.slides.length + 1;
      await expect.poll(async () => (await keptSlides(on.page)).length).toBe(count);
      on.remember();
      const place = on.at + 1;
      const { [place]: slide } = await keptSlides(on.page);
      on.slides = on.slides.toSpliced(place, 0, slide);
      return { to: place, stays: true, frees: 'all' };
    },
  },
  'panel takes out': {
    weight: 4,
    can: (on) => isArranged(on) && on.slides.length > 2,
    async does(on) {
      await doing(on, on.at, 3).click();
      on.remember();
      const { slides, at } = removed(on, on.at);
      on.slides = [...slides];
      return { to: at ?? 0 };
    },
  },
  'panel moves': {
    weight: 4,
    can: isArranged,
    async does(on) {
      const [from, by] = [on.at, on.chance.pick([-1, 1])];
      on.done.push(`${from} by ${by}`);
      if (on.slides[from + by] === undefined) return {};
      await doing(on, from, by < 0 ? 0 : 1).click();
      on.remember();
      const { slides, at } = moved(on, from, from + by);
      on.slides = [...slides];
      return { to: at ?? 0, stays: true };
    },
  },
  'panel undoes': {
    weight: 6,
    can: (on) => isArranged(on) && on.past.length > 0,
    async does(on) {
      await on.page.locator('#lecture .undo').click();
      const { slides, at } = on.past.pop() ?? on;
      const isSame = slides[at].link === on.slides[on.at].link;
      on.slides = slides;
      return { to: at, stays: isSame };
    },
  },
  'desk chooses': {
    weight: 3,
    at: 'desk',
    async does(on) {
      const to = on.chance.int(0, on.last);
      on.done.push(String(to));
      await on.second.locator('.slides li button').nth(to).click();
      return { to };
    },
  },
  'desk hides': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const key = on.chance.pick(['h', 'Shift+H', 'b']);
      on.done.push(key);
      await on.second.keyboard.press(key);
      return key === 'b' ? lightAgain(on) : { frees: ['hidden', 'sight'] };
    },
  },
  'desk steps': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const key = on.chance.pick(['Home', 'End', 'Shift+ArrowRight', 'Shift+ArrowLeft']);
      on.done.push(key);
      await on.second.keyboard.press(key);
      return { frees: [...STEP] };
    },
  },
  'desk g': {
    weight: 1,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      await on.second.keyboard.press('g');
      return { frees: [...STEP, 'predict'] };
    },
  },
  'desk beside': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      await on.second
        .locator('footer select')
        .first()
        .selectOption(on.chance.pick(['none', 'code', 'decision']));
      return { frees: ['beside', 'sight'] };
    },
  },
  'desk edit': {
    weight: 1,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      await on.second.getByRole('button', { name: /^Edit/ }).click();
      return {};
    },
  },
  'desk note': {
    weight: 3,
    at: 'desk',
    async does(on) {
      const notes = `${on.slides[on.at].notes} ${on.done.length}`;
      await on.second.locator('#notes').fill(notes);
      return { notes };
    },
  },
  'desk points': {
    weight: 3,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const at = await spot(on);
      if (at === null) return {};
      const { x, y } = at;
      await on.second.mouse.move(x, y);
      await on.second.mouse.move(x + 10, y + 10);
      return {};
    },
  },
  'desk draws': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const at = await spot(on);
      if (at === null) return {};
      const { x, y } = at;
      await on.second.mouse.move(x, y);
      await on.second.mouse.down();
      await on.second.mouse.move(x + 30, y + 20, { steps: 3 });
      await on.second.mouse.up();
      return {};
    },
  },
  'desk lights': {
    weight: 4,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const at = await spot(on);
      if (at === null) return {};
      const { x, y } = at;
      await on.second.mouse.click(x, y);
      // Two presses in a row would zoom.
      await on.second.waitForTimeout(0);
      return { frees: ['sight'] };
    },
  },
  'desk zooms': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const at = await spot(on);
      if (at === null) return {};
      const { x, y } = at;
      await on.second.mouse.dblclick(x, y);
      return { frees: ['sight'] };
    },
  },
  'desk zoom button': {
    weight: 2,
    at: 'desk',
    can: (on) => on.presenting,
    async does(on) {
      const button = on.second.locator('.hall figcaption button:not([aria-disabled])');
      if ((await button.count()) > 0) await button.click();
      return { frees: ['sight'] };
    },
  },
  'desk counts': {
    weight: 6,
    at: 'desk',
    can: (on) => on.presenting && on.seenDesk?.hands === true,
    async does(on) {
      const section = on.second.locator('section.hands');
      const all = await section.getByRole('group').count();
      const how = on.chance.pick(['add', 'more', 'show', 'more']);
      on.done.push(how);
      if (how === 'show') {
        const shows = section.locator('.show');
        if (await shows.isEnabled()) await shows.click();
      } else if (how === 'add' && (await section.locator('form').count()) > 0) {
        await section.locator('form input').fill(String(on.chance.int(1, 30)));
        await section.locator('form input').press('Enter');
      } else if (all > 0)
        await section
          .getByRole('group')
          .nth(on.chance.int(0, all - 1))
          .getByRole('button', { name: on.chance.pick(['+10', 'One more']) })
          .first()
          .click();
      return { notes: await on.second.locator('#notes').inputValue() };
    },
  },
  'desk reloads': {
    weight: 2,
    at: 'desk',
    async does(on) {
      await on.second.reload();
      return {};
    },
  },
  'desk closes': {
    weight: 2,
    at: 'desk',
    async does(on) {
      await on.second.close();
      on.desk = null;
      return {};
    },
  },
  'hall v': {
    weight: 20,
    at: 'closed',
    can: (on) => on.presenting,
    async does(on) {
      await openDesk(on);
      return {};
    },
  },
  'hall reloads': {
    weight: 3,
    async does(on) {
      await on.page.reload();
      on.past = [];
      return whereZoomed(on);
    },
  },
  'hall closes': {
    weight: 2,
    can: (on) => on.presenting,
    async does(on) {
      const isAtAddress = on.chance.chance(0.5);
      on.done.push(isAtAddress ? 'same address' : 'no address');
      // What is on show is kept a moment after the last change.
      await on.page.waitForTimeout(300);
      const href = on.page.url();
      await on.page.close({ runBeforeUnload: on.chance.chance(0.5) });
      if (!on.page.isClosed()) await on.page.waitForEvent('close');
      on.page = await on.context.newPage();
      if (on.size) await on.page.setViewportSize(on.size);
      await on.page.goto(isAtAddress ? href : './');
      on.past = [];
      return whereZoomed(on);
    },
  },
  'hall clicks': {
    weight: 4,
    can: (on) => on.presenting && on.hall.link.hidden !== 'tree' && on.hall.link.growth === null,
    async does(on) {
      const at = await node(on);
      if (at === null || on.hall.unlocked) return {};
      await on.page.mouse.click(at.x, at.y);
      return { frees: ['ask', 'sight', 'fold'] };
    },
  },
  'hall edits': {
    weight: 4,
    can: (on) =>
      on.presenting &&
      on.hall.unlocked &&
      on.hall.link.trace === null &&
      on.hall.link.hidden !== 'tree' &&
      on.hall.link.growth === null,
    async does(on) {
      const at = await node(on);
      if (at === null) return {};
      await on.page.mouse.click(at.x, at.y);
      await on.page.waitForTimeout(30);
      const field = await lookAtHall(on.page);
      if (!field?.isTyping) return { frees: 'all' };
      await on.page.keyboard.type(String(on.chance.int(0, 20)));
      await on.page.keyboard.press(on.chance.pick(['Enter', 'Escape']));
      await on.page.waitForTimeout(30);
      return { frees: 'all' };
    },
  },
  'hall undoes': {
    weight: 3,
    can: (on) => on.presenting && on.hall.unlocked,
    async does(on) {
      await on.page.keyboard.press('Control+z');
      await on.page.waitForTimeout(30);
      return { frees: 'all' };
    },
  },
  'hall presses': {
    weight: 5,
    can: (on) => on.presenting && on.hall.link.growth === null,
    async does(on) {
      const which = on.chance.pick([0, 1, 2]);
      on.done.push(String(which));
      const { width } = on.page.viewportSize() ?? HALLS[0];
      if (on.touch) await on.page.touchscreen.tap(width / 2, 5);
      else {
        await on.page.mouse.move(width / 2, 5);
        await on.page.mouse.move(width / 2 + 5, 5);
      }
      const button = on.page.locator('plyscope-view .audience-controls > button').nth(which);
      const name = (await button.getAttribute('aria-label')) ?? '';
      const isOff = (await button.getAttribute('aria-disabled')) === 'true';
      const led = /back/i.test(name)
        ? clicked(on, -1)
        : /forward/i.test(name)
          ? clicked(on, 1)
          : { frees: ['hidden', 'sight'] };
      if (isOff) return { frees: ['ask'] };
      if (on.touch) await button.tap();
      else await button.click();
      if (which === 2) await lightAgain(on);
      // A finger that wakes the buttons has pressed beside all nodes.
      return { ...led, frees: [...(led.frees ?? []), 'ask'] };
    },
  },
  'hall resizes': {
    weight: 2,
    can: (on) => !on.hall.isFull,
    async does(on) {
      const size = on.chance.pick(HALLS);
      on.done.push(`${size.width}x${size.height}`);
      try {
        await on.page.setViewportSize(size);
        on.size = size;
      } catch (error) {
        // With its first key a hall that was loaded again has the whole screen again, a moment later.
        if (!/fullscreen/.test(String(error))) throw error;
      }
      return { frees: ['sight'] };
    },
  },
  'desk resizes': {
    weight: 1,
    at: 'desk',
    async does(on) {
      const size = on.chance.pick(DESKS);
      on.done.push(`${size.width}x${size.height}`);
      await on.second.setViewportSize(size);
      return {};
    },
  },
  network: {
    weight: 2,
    async does(on) {
      on.isOffline = !on.isOffline;
      on.done.push(on.isOffline ? 'off' : 'on');
      await on.context.setOffline(on.isOffline);
      return {};
    },
  },
};

/** The place of a node of the hall's tree that no button covers once the mouse moves. @param {Lecturer} on */
function node({ page, chance }) {
  return view(page).evaluate((/** @type {View} */ { renderRoot: root }, part) => {
    const items = root.querySelectorAll('[role=treeitem]');
    const box = items[Math.floor(part * items.length)]?.getBoundingClientRect();
    const buttons = root.querySelector('.audience-controls')?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isCovered =
      buttons && x >= buttons.left && x <= buttons.right && y >= buttons.top && y <= buttons.bottom;
    // What is zoomed away lies behind other parts.
    const room = root.querySelector('.stage')?.getBoundingClientRect();
    const isSeen = room && x > room.left && x < room.right && y > room.top && y < room.bottom;
    return isCovered || !isSeen ? null : { x, y };
  }, chance.next());
}

/** A place on the presenter's picture that nothing covers. @param {Lecturer} on */
async function spot(on) {
  const [left, top] = [0.1 + 0.8 * on.chance.next(), 0.1 + 0.8 * on.chance.next()];
  return on.second.evaluate(
    ([left, top]) => {
      const surface = document.querySelector('.hall .surface');
      surface?.scrollIntoView({ block: 'center' });
      const box = surface?.getBoundingClientRect();
      if (!surface || !box) return null;
      const [x, y] = [box.x + box.width * left, box.y + box.height * top];
      return surface.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    },
    [left, top],
  );
}

/** Opens a page that presents a lecture. @param {Page} page @param {readonly Slide[]} slides */
async function begin(page, slides) {
  await page.goto('./');
  await shareIsThere(page);
  await view(page).evaluate(
    (/** @type {View} */ it, text) => {
      return it.receive(new File([text], 'lecture.json', { type: 'application/json' }));
    },
    writeLecture({ title: 'All of it', slides }),
  );
  await page.keyboard.press('p');
  await page.locator('plyscope-view .audience-controls').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => lookAtHall(page)).not.toBeNull();
  const hall = await lookAtHall(page);
  if (hall === null) throw new Error('the page shows nothing');
  return hall;
}

/** In the page: takes the keyboard from what has it. */
function blur() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** @param {Lecturer} on */
async function openDesk(on) {
  const [desk] = await Promise.all([on.page.waitForEvent('popup'), on.page.keyboard.press('v')]);
  // Of a text or a chart it tells no step.
  await expect(desk.getByRole('group', { name: 'Clock of the lecture' })).toBeVisible();
  on.desk = desk;
}

/** Any of what can be done now. @param {Lecturer} on */
function anyDeed(on) {
  const possible = Object.entries(DEEDS).filter(
    ([, { at, can }]) =>
      (at !== 'desk' || on.desk !== null) &&
      (at !== 'closed' || on.desk === null) &&
      (can?.(on) ?? true),
  );
  let left = on.chance.next() * possible.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const each of possible) {
    left -= each[1].weight;
    if (left <= 0) return each;
  }
  return possible[0];
}

for (const seed of Array.from({ length: LECTURES }, (_, at) => SEED + at))
  test(`a lecturer who does anything, by seed ${seed} @firefox`, async ({
    browser,
    baseURL,
    browserName,
  }) => {
    const chance = random(seed - SEED);
    // There each takes longer.
    const most = browserName === 'firefox' ? Math.ceil(DEEDS_EACH / 4) : DEEDS_EACH;
    const slides = randomSlides(chance);
    const touch = browserName === 'chromium' && chance.chance(0.25);
    const context = await browser.newContext({
      baseURL,
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
      viewport: HALLS[0],
      ...(touch && { hasTouch: true, isMobile: true }),
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript(addReaders);
    const page = await context.newPage();
    /** @type {Lecturer | null} */
    let on = null;
    try {
      const hall = await begin(page, slides);
      on = new Lecturer(context, page, hall, slides, chance, touch);
      context.on('page', (other) => on?.listen(other));
      on.listen(page);
      await on.settle({ to: 0 });
      await openDesk(on);
      await on.settle({});
      for (let number = 0; number < most; number += 1) {
        // What was clicked may have the keyboard.
        if (on.hall.isTyping) await on.page.keyboard.press('Escape');
        if (on.desk !== null && on.seenDesk?.isTyping) await on.desk.evaluate(blur);
        const [name, deed] = anyDeed(on);
        on.done.push(`${on.at}: ${name}`);
        const led = await deed.does(on);
        // What the presenter's window asks for is done a moment later.
        if (deed.at === 'desk' && !led.moves && led.to === undefined)
          await on.page.waitForTimeout(60);
        await on.settle(led);
      }
      // Nothing of the lecture is lost.
      const { page: hallNow, slides: made } = on;
      await expect.poll(() => keptSlides(hallNow)).toEqual(made);
    } catch (error) {
      const again = `PLYSCOPE_SEED=${seed} PLYSCOPE_LECTURES=1x${DEEDS_EACH}`;
      const all = slides.map(({ title, link }) => `${title}: ${link}`).join('\n');
      const about = `${on?.done.join(', ')}\nbefore the last: ${JSON.stringify(on?.hall)}\n${all}`;
      throw new Error(`${again}\n${error}\n${about}`, { cause: error });
    } finally {
      await context.close();
    }
  });
