// embed.html in a frame of another page.

import { pack } from '../../www/src/session/packing.js';
import { expect, test } from './test.js';

/** @import { Page } from '@playwright/test' */

const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';

/**
 * A page with a frame at a fragment.
 *
 * @param {Page} page
 * @param {string} fragment
 * @param {unknown} [state] what a course has kept of an exercise
 */
async function frame(page, fragment, state) {
  await page.goto('/else/where/framing.html');
  await page.evaluate(
    ([address, state]) => {
      /** @type {unknown[]} */
      const heard = [];
      Object.assign(globalThis, { heard });
      addEventListener('message', ({ data, source }) => {
        heard.push(data);
        const { message_id } = data;
        const answer = (/** @type {object} */ content) =>
          source?.postMessage(
            { subject: 'SPLICE.getState.response', message_id, ...content },
            { targetOrigin: '*' },
          );
        if (state && data.subject === 'SPLICE.getState') {
          // First as a page that is no course, and to another question.
          answer({ error: { code: 'unsupported_subject' } });
          answer({ message_id: 'another', state: { version: 9 } });
          answer({ state });
        }
        const { subject, height } = data;
        // As learning platforms do.
        const element = document.querySelector('iframe');
        if (subject === 'lti.frameResize' && element) element.height = height;
      });
      const element = document.querySelector('iframe');
      if (element) element.src = String(address);
    },
    [`/some/where/embed.html${fragment}`, state],
  );
  return page.frameLocator('iframe');
}

/** @param {Element} frame */
const heightOf = (frame) => Number(frame.getAttribute('height'));

/** @param {Page} page @returns {Promise<Record<string, any>[]>} */
const heard = (page) => page.evaluate(() => Reflect.get(globalThis, 'heard'));

test('a frame shows a link with attributes, says what happens in it, and takes a step @firefox @gate', async ({
  page,
}) => {
  const inside = await frame(
    page,
    `#tree=${TEXTBOOK}&algorithm=alpha-beta&cut=gt&step=cutoff:1&controls=none&theme=dark&lang=sv`,
  );
  const view = inside.locator('plyscope-view');
  await expect(view.getByRole('status', { name: 'Vad som händer nu' })).toContainText(
    'avskärning i nod F',
  );
  await expect(view).toHaveAttribute('controls', 'none');
  await expect
    .poll(async () => (await heard(page)).map(({ type }) => type))
    .toContain('plyscope:ready');
  // The frame is as high as it asked to be, and nothing in it is cut off.
  await expect.poll(() => page.locator('iframe').evaluate(heightOf)).toBeGreaterThan(400);
  const cut = () =>
    inside
      .locator('body')
      .evaluate((body) => body.scrollHeight - (body.ownerDocument.defaultView?.innerHeight ?? 0));
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'plyscope:set', step: 'end' }, '*');
  });
  const last = async () => (await heard(page)).findLast(({ type }) => type === 'plyscope:step');
  await expect.poll(async () => (await last())?.step).toBe((await last())?.steps);
  // A message carries infinite numbers, which JSON would not.
  expect(await last()).toMatchObject({ kind: 'leave', node: 'A', alpha: 3, beta: Infinity });
  // What is on screen is a link to the whole page.
  const whole = inside.getByRole('link', { name: 'Öppna i Plyscope' });
  await whole.hover();
  await expect(whole).toHaveAttribute(
    'href',
    /index\.html#tree=.*&algorithm=alpha-beta&cut=gt&step=\d+/,
  );
});

test('a frame whose fragment is wrong says what is', async ({ page }) => {
  const inside = await frame(page, '#tree=[1,[2&algorithm=alpha-beta');
  await expect(inside.getByRole('alert')).toContainText('This view cannot be shown');
  await expect(inside.locator('plyscope-view')).toBeHidden();
  // The page around hears of it, and of what it sets wrongly itself.
  const faults = async () => (await heard(page)).filter(({ type }) => type === 'plyscope:error');
  await expect
    .poll(faults)
    .toMatchObject([{ kind: 'parse', message: expect.stringMatching('Line 1') }]);
  await frame(page, `#tree=${TEXTBOOK}`);
  await expect
    .poll(async () => (await heard(page)).map(({ type }) => type))
    .toContain('plyscope:ready');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'plyscope:set', tree: '[1, [2' }, '*');
  });
  await expect.poll(faults).toMatchObject([{ kind: 'parse' }]);
});

/** Goes to another fragment in the frame. @param {Page} page @param {string} fragment */
const turnTo = (page, fragment) =>
  page.locator('iframe').evaluate((frame, hash) => {
    const { contentWindow } = /** @type {HTMLIFrameElement} */ (frame);
    if (contentWindow) contentWindow.location.hash = hash;
  }, fragment);

test('a frame waits for its file, and shows all that its fragment says on the tree in it', async ({
  page,
}) => {
  let arrives = () => {};
  const isDue = new Promise((/** @type {(done: void) => void} */ resolve) => {
    arrives = resolve;
  });
  await page.route('**/book.txt', async (route) => {
    await isDue;
    await route.fulfill({ body: TEXTBOOK });
  });
  await page.route('**/trace.jsonl', (route) => {
    const header = { tree: [[1, 2], 3], algorithm: 'negamax-alpha-beta', options: { cut: 'gt' } };
    return route.fulfill({ body: JSON.stringify(header) });
  });
  await page.route('**/broken.txt', (route) => route.fulfill({ body: '[1,[2' }));
  const inside = await frame(
    page,
    '#src=book.txt&algorithm=alpha-beta&labels=names&step=visit:F&from=visit:B&to=visit:J&quiz=cut&questions=2',
  );
  const view = inside.locator('plyscope-view');
  const told = async (/** @type {string} */ kind) =>
    (await heard(page)).filter(({ type, name }) => type === kind || name === kind);
  await expect(inside.getByRole('link', { name: 'Open in Plyscope' })).toBeVisible();
  expect(await told('plyscope:change')).toEqual([]);
  arrives();
  const region = inside.getByRole('region', { name: 'Exercise' });
  await expect(region).toContainText('Question 1 of 2');
  await expect(inside.getByRole('alert')).toHaveCount(0);
  // Neither another tree nor a question about one has been there before.
  expect((await told('plyscope:change')).map(({ tree }) => tree)).toEqual([
    '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  ]);
  expect((await told('plyscope-question')).map(({ data }) => data.number)).toEqual([1]);
  const shown = () =>
    view.evaluate((element) =>
      ['tree', 'algorithm', 'options', 'step', 'from', 'to', 'quiz'].map((name) =>
        Reflect.get(element, name),
      ),
    );
  await turnTo(page, '#src=book.txt&algorithm=alpha-beta&step=visit:F&from=visit:B&to=visit:J');
  await expect
    .poll(shown)
    .toEqual([
      ...['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', 'alpha-beta', ''],
      ...[15, 'visit:B', 'visit:J', ''],
    ]);
  await test.step('what the file names gives way to what the fragment names', async () => {
    await turnTo(page, '#src=trace.jsonl&step=2');
    const named = ['[[1, 2], 3]', 'negamax-alpha-beta', 'cut=gt', 2, '', '', ''];
    await expect.poll(shown).toEqual(named);
    await turnTo(page, '#src=trace.jsonl&algorithm=alpha-beta&fail=hard&step=end');
    await expect.poll(async () => (await shown()).slice(1, 3)).toEqual(['alpha-beta', 'fail=hard']);
  });
  await test.step('a tree goes before a file, and what is set meanwhile after both', async () => {
    await turnTo(page, `#src=missing.txt&tree=${TEXTBOOK}&step=3`);
    await expect.poll(async () => (await shown())[3]).toBe(3);
    await expect(view).not.toHaveAttribute('src');
  });
  await test.step('a file without a tree is named, and another one shown after it', async () => {
    await turnTo(page, '#src=broken.txt');
    await expect(inside.getByRole('alert')).toContainText('This view cannot be shown');
    await expect(view).toBeHidden();
    await turnTo(page, '#src=book.txt&step=4');
    await expect(view).toBeVisible();
    await expect.poll(async () => (await shown())[3]).toBe(4);
  });
});

test('what a fragment leaves out is no longer so, and a frame that was enlarged shrinks again', async ({
  page,
}) => {
  const inside = await frame(
    page,
    `#tree=${TEXTBOOK}&controls=full&panels=counts&theme=dark&autoplay&loop&presenting=false`,
  );
  const view = inside.locator('plyscope-view');
  await expect(view).toHaveAttribute('controls', 'full');
  await expect(view).not.toHaveAttribute('presenting');
  const height = () => page.locator('iframe').evaluate(heightOf);
  await expect.poll(height).toBeGreaterThan(600);
  const large = await height();
  await turnTo(page, `#tree=${TEXTBOOK}&quiz=cut`);
  await expect(inside.getByRole('region', { name: 'Exercise' })).toBeVisible();
  for (const name of ['controls', 'panels', 'theme', 'autoplay', 'loop'])
    await expect(view, name).not.toHaveAttribute(name);
  await expect(inside.locator('html')).toHaveAttribute('data-theme', '');
  await expect.poll(height).toBeLessThan(large);
  const middle = await height();
  await turnTo(page, `#tree=${TEXTBOOK}`);
  await expect.poll(height).toBeLessThan(middle);
  // Nor is it higher than it asks to be, where the page around gives it more.
  const small = await height();
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('height', '1500'));
  await expect.poll(() => view.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(1400);
  await turnTo(page, `#tree=${TEXTBOOK}&attempts=none`);
  await expect(inside.getByRole('alert')).toBeVisible();
  await expect.poll(height).toBeLessThan(700);
  expect(await height()).toBeGreaterThan(small);
  await turnTo(page, `#tree=${TEXTBOOK}`);
  await expect.poll(height).toBe(small);
});

test('the short form of a link carries an exercise, of which a damaged part is named', async ({
  page,
}) => {
  const short = await pack(`#tree=${TEXTBOOK}&quiz=cut&questions=2&reveal=never`);
  const inside = await frame(page, `${short}&attempts=none`);
  const region = inside.getByRole('region', { name: 'Exercise' });
  await expect(region).toContainText('Question 1 of 2');
  await expect(region.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await expect(inside.getByRole('alert')).toContainText('“none” is not a number of attempts');
  // Neither that nor the way out is for paper.
  await page.emulateMedia({ media: 'print' });
  await expect(inside.getByText('“none” is not a number of attempts')).toBeHidden();
  await expect(inside.getByText('Open in Plyscope')).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('an exercise goes on from the course’s state, and reports each answer with its score', async ({
  page,
}) => {
  // As where the connection is not secure.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  const fragment = `#tree=${TEXTBOOK}&quiz=window&questions=2&labels=names`;
  const region = page.frameLocator('iframe').getByRole('region', { name: 'Exercise' });
  const answer = async (/** @type {string} */ alpha, /** @type {string} */ beta) => {
    await region.getByRole('textbox').nth(0).fill(alpha);
    await region.getByRole('textbox').nth(1).fill(beta);
    await region.getByRole('textbox').nth(1).press('Enter');
  };
  const reports = async () =>
    (await heard(page)).filter(({ subject }) => subject === 'SPLICE.reportScoreAndState');
  await frame(page, fragment);
  await expect(region).toContainText('Question 1 of 2');
  // No score before there is an answer.
  expect(await reports()).toEqual([]);
  await answer('-inf', 'inf');
  await expect(region).toContainText('Right.');
  const [{ score, state }] = await reports();
  expect(score).toBe(0.5);
  await frame(page, fragment, state);
  await expect(region).toContainText('Question 2 of 2');
  // What was answered before is not reported again.
  const spoken = (await heard(page)).map(({ subject, name }) => [subject, name]);
  expect(spoken).toContainEqual(['SPLICE.getState', undefined]);
  expect(spoken).not.toContainEqual(['SPLICE.sendEvent', 'plyscope-answer']);
  expect(await reports()).toEqual([]);
  await answer('-inf', '3');
  await expect(region).toContainText('Not quite');
  const last = (await reports()).at(-1);
  expect([last?.score, last?.state.answers.length]).toEqual([0.5, 2]);
  const told = (await heard(page)).filter(({ subject }) => subject === 'SPLICE.sendEvent').at(-1);
  const data = { kind: 'window', node: 'B', correct: false, faults: ['beta'], attempt: 1 };
  expect(told).toMatchObject({ name: 'plyscope-answer', data });
  const ids = (await heard(page)).map(({ message_id }) => message_id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a frame that comes to an exercise later speaks with the course too', async ({ page }) => {
  const inside = await frame(page, `#tree=${TEXTBOOK}`);
  await expect(inside.getByRole('slider', { name: 'Step' })).toBeVisible();
  const asked = async () =>
    (await heard(page)).filter(({ subject }) => subject?.includes('SPLICE'));
  expect(await asked()).toEqual([]);
  await turnTo(page, `#tree=${TEXTBOOK}&quiz=cut`);
  await expect(inside.getByRole('region', { name: 'Exercise' })).toBeVisible();
  await expect
    .poll(async () => (await asked()).map(({ subject }) => subject))
    .toContain('SPLICE.getState');
});

test('a paper goes on from the course’s state, and is reported once it is marked', async ({
  page,
}) => {
  const fragment = `#tree=${TEXTBOOK}&quiz=paper&labels=names`;
  const region = page.frameLocator('iframe').getByRole('region', { name: 'Exercise' });
  const reports = async () =>
    (await heard(page)).filter(({ subject }) => subject === 'SPLICE.reportScoreAndState');
  await frame(page, fragment);
  await region.getByRole('textbox', { name: 'α at node A' }).fill('-inf');
  expect(await reports()).toEqual([]);
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(region).toContainText('1 of 14 right');
  const [{ score, state }] = await reports();
  expect([score, state.paper.handedIn]).toEqual([1 / 14, true]);
  await frame(page, fragment, { ...state, paper: { ...state.paper, handedIn: false } });
  const field = region.getByRole('textbox', { name: 'α at node A' });
  await expect(field).toHaveValue('-inf');
  await region.getByRole('checkbox', { name: 'node H' }).check();
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(region).toContainText('2 of 14 right');
  expect((await reports()).at(-1)?.score).toBe(2 / 14);
});
