// A lecturer who presses anything: what the hall sees is always the slide that the list says, as it was set, and nothing is lost.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { read } from '../../www/src/session/address.js';
import { INITIAL } from '../../www/src/session/exhibit.js';
import { slideWith, writeLecture } from '../../www/src/session/lecture.js';
import { AGAIN, times } from '../unit/support/effort.js';
import { randomSlides, TREES } from '../unit/support/lectures.js';
import { random } from '../unit/support/random.js';
import { pass, until } from './support/clock.js';
import { open, reload } from './support/page.js';
import {
  all,
  checkComplaints,
  click,
  find,
  press,
  settled,
  textOf,
  the,
  theView,
} from './support/view.js';

/** @import { Slide } from '../../www/src/session/lecture.js' */

afterEach(checkComplaints);

/** What leads nowhere in the list. */
const STILL = { least: 0, most: 0 };

/** What a lecturer does, and how far that may lead in the list. @type {Readonly<Record<string, {least: number, most: number}>>} */
const DEEDS = {
  j: { least: 1, most: 1 },
  k: { least: -1, most: -1 },
  PageDown: { least: 0, most: 1 },
  PageUp: { least: -1, most: 0 },
  ...Object.fromEntries(
    [
      ...['b', '.', 'h', 'Shift+H', 'c', 'e', 'End', 'Home', 'n', 'Escape', 'p'],
      ...['reload', 'x', 'F5x'],
    ].map((key) => [key, STILL]),
  ),
  choose: { least: -Infinity, most: Infinity },
};

/** The place in the lecture that the view says. */
const place = () => (theView().lecture?.number ?? 0) - 1;

/** Expects what the slide says to be on show. At its end nothing is left to ask. @param {Slide} slide @param {string} about @param {boolean} isAtEnd */
function expectSlide({ link, title }, about, isAtEnd) {
  const said = { ...INITIAL, ...read(link).link };
  const { state } = /** @type {NonNullable<ReturnType<typeof theView>['model']>} */ (
    theView().model
  );
  for (const name of /** @type {const} */ (['hidden', 'beside', 'passage']))
    assert.equal(state[name], said[name], `${about}: ${name}`);
  assert.equal(state.growth !== null, said.growth !== null, `${about}: growth`);
  if (said.growth && title !== '' && theView().presenting)
    assert.equal(textOf(find('dialog.growth h2')), title, about);
  if (!isAtEnd)
    assert.equal(theView().isPredicting, (said.predict ?? 'none') !== 'none', `${about}: predict`);
  assert.equal(find('.of-words') !== null, said.hidden === 'tree' && theView().presenting, about);
}

test('whatever a lecturer presses, the hall sees the slide that the list says, as it is set', async () => {
  for (let round = 0; round < times(2); round += 1) {
    const chance = random(round);
    const slides = randomSlides(chance);
    await open({ tree: TREES[0] });
    await theView().opensLecture?.(writeLecture({ title: 'All of it', slides }));
    await until(() => place() === 0);
    await press('p');
    await settled();
    /** @type {string[]} */
    const done = [];
    let isLeft = false;
    for (let number = 0; number < 25; number += 1) {
      const deed = chance.pick(Object.keys(DEEDS));
      done.push(deed);
      const about = `lecture ${round} of ${AGAIN}: ${done.join(' ')}`;
      const [before, wasBlack] = [place(), theView().black];
      const chosen = chance.int(0, slides.length - 1);
      // On the desk a chart lies over everything, and has the keys.
      const isCovered = find('dialog[open]:not([data-in-hall])') !== null;
      // There a figure begins to change the leaf that has the keyboard.
      if (find('.leaf-editor :focus, input:focus') !== null) await press('Escape');
      if (deed === 'reload') {
        await pass(1000);
        await reload(location.hash);
        await until(() => place() === before);
      } else if (deed === 'choose') await click(all('#lecture li .slide')[chosen]);
      else if (!isCovered) await press(deed);
      await settled();
      if (deed === 'choose') await until(() => place() === chosen, about);
      const moved = place() - before;
      const within = (/** @type {number} */ by) =>
        Math.max(-before, Math.min(slides.length - 1 - before, by));
      const isStill = (isCovered || wasBlack) && deed !== 'choose';
      const { least, most } = isStill ? STILL : DEEDS[deed];
      assert.ok(moved >= within(least) && moved <= within(most), `${about}: ${moved}`);
      if (moved !== 0) assert.ok(!theView().black, about);
      const { link } = slides[place()];
      const { tree, algorithm, compare } = { ...INITIAL, ...read(link).link };
      assert.equal(theView().algorithm, algorithm, about);
      // On the desk Escape ends a comparison.
      if (deed === 'Escape' && !theView().presenting) isLeft = true;
      if (moved !== 0) isLeft = false;
      if (!isLeft) assert.equal(theView().link.compare?.panes.length, compare?.panes.length, about);
      assert.equal(theView().link.tree, tree, about);
      if (moved !== 0) expectSlide(slides[place()], about, deed === 'PageUp');
      assert.equal(all('#lecture li').length, slides.length, about);
    }
    const list = textOf(the('#lecture'));
    for (const { title } of slides) assert.ok(list.includes(title), title);
  }
});

test('a slide that is added is on show as it is set, and goes on from where it is', async () => {
  await open({ tree: TREES[0] });
  const link = '#tree=aima-two-ply&algorithm=alpha-beta&step=3&hidden=cutoffs';
  await theView().opensLecture?.(writeLecture({ title: 'One', slides: [slideWith({ link })] }));
  await until(() => theView().model?.state.hidden === 'cutoffs');
  // At the desk nothing is hidden.
  await theView().addsSlide?.();
  await until(() => place() === 1);
  assert.equal(theView().model?.state.hidden, 'none');
  await press('ArrowRight');
  await press('p');
  await settled();
  assert.equal(theView().step, 4);
});
