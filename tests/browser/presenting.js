// Presenter mode and its second window, as a person finds them.

import { expect, listen } from './test.js';
import { SWEDISH, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** The step at which node 8 of the Swedish tree is cut; the next one is its return. */
export const CUT = 31;

/** @param {Page} page */
export const band = (page) => page.getByRole('region', { name: 'Presenter mode' });

/** @param {Page} page @param {number} step */
export const expectTold = (page, step) =>
  expect(band(page)).toContainText(`step ${step} of ${SWEDISH.steps}`);

/**
 * Enters presenter mode, and waits until its controls are there.
 * @param {Page} page
 */
export async function present(page) {
  await page.keyboard.press('p');
  await expect(band(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Presenter view' })).toBeAttached();
}

/**
 * Opens the second window, and listens to what it complains of.
 * @param {Page} page
 */
export async function openSecond(page) {
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  const complaints = listen(second);
  // Of a text or a chart it tells no step.
  await expect(second.getByRole('group', { name: 'Clock of the lecture' })).toBeVisible();
  return { second, complaints };
}

/** The next step, in the second window. @param {Page} second */
export const next = (second) => second.getByRole('region', { name: 'Next step' }).locator('p');

const TREE = '#tree=swedish-51&algorithm=alpha-beta';
const SLIDES = [
  { title: 'First', link: `${TREE}&step=5&until=9` },
  { title: 'Guess', link: `${TREE}&step=31&hidden=cutoffs` },
  { title: 'Asked', link: `${TREE}&step=5&predict=cut` },
];

/** @typedef {{title?: string, link: string, notes?: string}} Slide */

/** Opens a page with a lecture, at its first slide. @param {Page} page @param {readonly Slide[]} slides */
export async function openLecture(page, slides) {
  await page.goto('./');
  await view(page).evaluate(async (/** @type {View} */ it, slides) => {
    await customElements.whenDefined('plyscope-view');
    await it.ready();
    const text = JSON.stringify({ plyscope: 'lecture', version: 3, title: 'Given', slides });
    return it.receive(new File([text], 'lecture.json', { type: 'application/json' }));
  }, slides);
  await expect(page.locator('#lecture .slide').first()).toHaveAttribute('aria-current');
}

/** Opens a page that presents a lecture, at its first slide. @param {Page} page @param {readonly Slide[]} [slides] */
export async function give(page, slides = SLIDES) {
  await openLecture(page, slides);
  await page.keyboard.press('p');
  await expect(band(page)).toContainText(`Slide 1 of ${slides.length}`);
  await expect.poll(() => page.evaluate(() => sessionStorage['plyscope-presenting'])).toMatch(/on/);
}

/** @param {Page} page @param {number} number @param {number} step */
export async function expectSlide(page, number, step) {
  await expect(view(page)).toHaveAttribute('presenting');
  await expect(band(page)).toContainText(`Slide ${number} of `);
  // The mode has begun when its controls are there.
  await expect(page.getByRole('button', { name: 'Leave' })).toBeAttached();
  await expect.poll(() => view(page).evaluate((/** @type {View} */ it) => it.step)).toBe(step);
}
