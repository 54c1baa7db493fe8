// An exercise in a package of the command, launched by a real run-time of SCORM 1.2.

import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { complaintsOf, expect, TEXTBOOK, test } from './packed.js';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..');

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cuts</title><link rel="icon" href="data:,"></head>
<body><h1>Cuts</h1><plyscope-view tree="${TEXTBOOK}" quiz="window" questions="2" reveal="never"></plyscope-view></body></html>`;

const PLATFORM = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Platform</title><link rel="icon" href="data:,">
<script src="/run-time/scorm12.min.js"></script><script src="platform.js"></script></head>
<body><iframe title="Course" src="/course/index.html" width="900" height="700"></iframe></body></html>`;

const SCRIPT = `window.API = new Scorm12API({ autocommit: false });
const kept = sessionStorage.getItem('kept');
window.API.loadFromJSON(JSON.parse(kept ?? '{"core": {"student_id": "anna"}}'), '');
window.keep = () => sessionStorage.setItem('kept', JSON.stringify(window.API.renderCMIToJSONObject().cmi));`;

/**
 * Launches the package of a page from a platform.
 * @param {string} html
 * @param {{packed: import('./packed.js').Packed, serve: import('./packed.js').Serve}} with_
 */
async function launched(html, { packed, serve }) {
  const folder = await packed.project('');
  await writeFile(join(folder, 'exercise.html'), html);
  const zip = join(folder, 'exercise.zip');
  const command = join(packed.folder, 'dist', 'command.js');
  await run(process.execPath, [command, 'scorm', join(folder, 'exercise.html'), '-o', zip]);
  const course = join(folder, 'course');
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(zip)))) {
    await mkdir(dirname(join(course, name)), { recursive: true });
    await writeFile(join(course, name), bytes);
  }
  await writeFile(join(folder, 'index.html'), PLATFORM);
  await writeFile(join(folder, 'platform.js'), SCRIPT);
  const origin = await serve({
    '/course/': course,
    '/run-time/': join(ROOT, 'node_modules', 'scorm-again', 'dist'),
    '/': folder,
  });
  const grade = async (/** @type {object} */ answers, /** @type {string[]} */ args) => {
    const path = join(folder, 'answers.json');
    await writeFile(path, JSON.stringify(answers));
    const { stdout } = await run(process.execPath, [command, 'grade', path, '--json', ...args]);
    return JSON.parse(stdout);
  };
  return { origin, folder, grade };
}

/** Numbers in no order, which no short form makes much shorter. @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, at) => (at * 829_378_151) % 99_991);

/** Longer than a platform keeps, and not in its short form. */
const LONG = `[[1, 2], [${numbers(900).join(', ')}]]`;

/** Longer in any form. */
const NOISE = numbers(3000).join(' ');

test('a platform hears of each answer, and the exercise goes on where it was left', async ({
  page,
  packed,
  serve,
}) => {
  const { origin, folder, grade } = await launched(PAGE, { packed, serve });
  const complaints = complaintsOf(page);
  const region = page.frameLocator('iframe').getByRole('region', { name: 'Exercise' });
  const value = (/** @type {string} */ name) =>
    page.evaluate((name) => Reflect.get(window, 'API').LMSGetValue(`cmi.${name}`), name);
  const answer = async (/** @type {string} */ alpha, /** @type {string} */ beta) => {
    await region.getByRole('textbox').nth(0).fill(alpha);
    await region.getByRole('textbox').nth(1).fill(beta);
    await region.getByRole('textbox').nth(1).press('Enter');
  };
  await page.goto(origin);
  await expect(region).toContainText('Question 1 of 2');
  expect(await value('core.lesson_status')).toBe('incomplete');
  expect(await value('core.score.raw')).toBe('');
  await answer('-inf', 'inf');
  await expect.poll(() => value('core.score.raw')).toBe('50');
  await page.evaluate(() => Reflect.get(window, 'keep')());
  await page.goto(origin);
  await expect(region).toContainText('Question 2 of 2');
  await answer('-inf', 'inf');
  await expect.poll(() => value('core.score.raw')).toBe('100');
  expect(await value('core.lesson_status')).toBe('completed');
  // What the platform has kept can be marked again, with the page and without it.
  const kept = [{ student: 'anna', state: await value('suspend_data') }];
  for (const more of [[], ['--exercise', join(folder, 'exercise.html')]]) {
    const marks = await grade(kept, more);
    expect(marks).toMatchObject([{ name: 'anna', correct: 2, total: 2, complete: true }]);
  }
  expect(complaints).toEqual([]);
});

test('what is longer than a platform keeps is kept in short, and a learner hears if even that is not', async ({
  page,
  packed,
  serve,
}) => {
  const html = PAGE.replace(TEXTBOOK, LONG).replace('questions="2"', 'questions="1"');
  const { origin, folder, grade } = await launched(html, { packed, serve });
  await page.goto(origin);
  const frame = page.frameLocator('iframe');
  const region = frame.getByRole('region', { name: 'Exercise' });
  const view = frame.locator('plyscope-view');
  const data = () =>
    page.evaluate(() => Reflect.get(window, 'API').LMSGetValue('cmi.suspend_data'));
  await region.getByRole('textbox').nth(0).fill('-inf');
  await region.getByRole('textbox').nth(1).fill('inf');
  await region.getByRole('textbox').nth(1).press('Enter');
  await expect.poll(data).toMatch(/^z1:/);
  expect((await data()).length).toBeLessThanOrEqual(4096);
  const args = ['--exercise', join(folder, 'exercise.html')];
  const marks = await grade([{ student: 'anna', state: await data() }], args);
  expect(marks).toMatchObject([{ correct: 1, complete: true, isOther: false }]);
  await expect(frame.getByRole('alert')).toBeHidden();
  const before = await data();
  await view.evaluate((element, noise) => {
    const state = Reflect.get(element, 'quizState');
    Object.defineProperty(element, 'quizState', {
      get: () => ({ ...state, tries: [{ one: noise, other: '', nodes: [] }] }),
    });
    const detail = { score: 1, complete: true };
    element.dispatchEvent(new CustomEvent('plyscope-score', { detail, bubbles: true }));
  }, NOISE);
  await expect(frame.getByRole('alert')).toContainText('too long for this learning platform');
  expect(await data()).toBe(before);
});

test('a paper is kept when the page is left, and goes on there', async ({
  page,
  packed,
  serve,
}) => {
  const html = PAGE.replace('quiz="window" questions="2"', 'quiz="paper" algorithm="alpha-beta"');
  const { origin } = await launched(html, { packed, serve });
  await page.goto(origin);
  const region = page.frameLocator('iframe').getByRole('region', { name: 'Exercise' });
  const field = region.getByRole('textbox', { name: 'α at node A' });
  await field.fill('-inf');
  await page.locator('iframe').evaluate((frame) =>
    new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      /** @type {HTMLIFrameElement} */ (frame).src = 'about:blank';
    }).then(() => undefined),
  );
  await page.evaluate(() => Reflect.get(window, 'keep')());
  await page.reload();
  await expect(field).toHaveValue('-inf');
  await region.getByRole('button', { name: 'Check' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'API').LMSGetValue('cmi.core.score.raw')))
    .toBe('7');
});
