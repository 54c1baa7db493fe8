// The Python package in JupyterLab, with a live kernel. `npm test` installs it before.

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasPython, PROGRAMS } from '../../../tools/scripts/python.mjs';
import { expect, test } from './packed.js';

/** @import { Locator, Page } from '@playwright/test' */

const HOME = join(import.meta.dirname, '..', '..', '..', 'target', 'python', 'jupyter');

/** Reads nothing from this machine's own settings, and asks nobody for news. */
const OWN = {
  HOME,
  JUPYTER_CONFIG_DIR: join(HOME, 'config'),
  JUPYTER_DATA_DIR: join(HOME, 'data'),
  JUPYTER_RUNTIME_DIR: join(HOME, 'runtime'),
  IPYTHONDIR: join(HOME, 'ipython'),
};

const CELLS = [
  `import plyscope
view = plyscope.View([(3, 12, 8), [2, 4, 6], [14, 5, 2]], algorithm="alpha-beta", step=12)
view`,
  'view.tree = ((3, 12), (2, 4))\nview.step = "cutoff:1"',
  'print("kernel:", view.step, view.algorithm, view.score["value"], view.score["bound"], view.tree)',
  'view.tree, view.quiz, view.questions = [[3, 12], [2, 4]], "cut", 1',
  'print("score:", view.quiz_score["asked"], view.quiz_score["complete"], len(view.quiz_state["answers"]))',
];

const NOTEBOOK = {
  cells: CELLS.map((source, index) => ({
    ...{ cell_type: 'code', id: `cell-${index}`, metadata: {}, outputs: [], source },
    execution_count: null,
  })),
  metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
  nbformat: 4,
  nbformat_minor: 5,
};

/**
 * Serves a folder with JupyterLab.
 *
 * @param {string} folder
 * @returns {Promise<{address: (path: string) => string, stop: () => Promise<unknown>}>}
 */
async function startLab(folder) {
  const token = randomUUID();
  const options = [
    ...['--no-browser', '--ip=127.0.0.1', '--port=0', '--allow-root'],
    ...[`--IdentityProvider.token=${token}`, `--ServerApp.root_dir=${folder}`],
    ...[
      '--LabApp.news_url=None',
      '--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate',
    ],
  ];
  const server = spawn(join(PROGRAMS, 'jupyter-lab'), options, {
    env: { ...process.env, ...OWN },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  /** @type {string[]} */
  const said = [];
  const lines = createInterface({ input: server.stderr });
  const ended = new Promise((resolve) => server.on('close', resolve));
  /** @type {Promise<string>} */
  const started = new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (origin) resolve(origin);
    });
    ended.then(() => reject(new Error(said.join('\n'))));
  });
  const stop = () => {
    // It ends its kernels too.
    server.kill('SIGTERM');
    return ended;
  };
  const origin = await started;
  const address = (/** @type {string} */ path) => `${origin}${path}?token=${token}`;
  // It says where it will listen before it does.
  const answers = () =>
    fetch(address('/api/status')).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(answers)
    .toBe(true)
    .catch(async (error) => {
      await stop();
      throw error;
    });
  return { address, stop };
}

/** Runs the cell that has the keyboard, and goes on to the next. @param {Page} page */
const runCell = (page) => page.keyboard.press('Shift+Enter');

/**
 * Runs a cell, and gives what it has printed.
 *
 * @param {Page} page
 * @param {Locator} cell
 */
async function outputOf(page, cell) {
  const prompt = cell.locator('.jp-InputPrompt');
  const before = await prompt.textContent();
  await cell.locator('.cm-content').click();
  await page.keyboard.press('Control+Enter');
  // A run has a number of its own, once it is done.
  await expect
    .poll(async () => {
      const text = await prompt.textContent();
      return text !== before && /\d/.test(text ?? '');
    })
    .toBe(true);
  const output = cell.locator('.jp-OutputArea-output');
  await expect(output).not.toBeEmpty();
  return output.textContent();
}

test('a view in a notebook, where the reader and the kernel see the same step', async ({
  page,
}) => {
  test.skip(!hasPython(), 'Python is missing');
  await rm(HOME, { recursive: true, force: true });
  const folder = join(HOME, 'notebooks');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'lesson.ipynb'), JSON.stringify(NOTEBOOK));
  const lab = await startLab(folder);
  try {
    await page.goto(lab.address('/lab/tree/lesson.ipynb'));
    const cells = page.locator('.jp-Notebook .jp-CodeCell');
    // A cell that is run before there is a kernel is never run.
    await expect(page.getByText('Python 3 (ipykernel) | Idle')).toBeVisible();
    await cells.first().locator('.cm-content').click();
    await runCell(page);
    const view = page.locator('plyscope-view');
    const steps = () => view.evaluate((element) => Reflect.get(element, 'step'));
    await expect(view.getByRole('slider', { name: 'Step' })).toBeVisible();
    await expect.poll(steps).toBe(12);

    // The kernel says it in a cell, which is run again until it has heard.
    const expectKernel = (/** @type {string} */ text) =>
      expect.poll(() => outputOf(page, cells.nth(2))).toContain(`kernel: ${text}`);

    await test.step('the kernel hears of a step', async () => {
      await view.getByRole('button', { name: 'Next cutoff' }).click();
      await expect.poll(steps).toBe(20);
      // JupyterLab takes none of its keys: two Ds would delete the cell.
      await view.getByRole('slider', { name: 'Step' }).press('d');
      await page.keyboard.press('d');
      await expect(cells).toHaveCount(CELLS.length);
      await expectKernel('20 alpha-beta 3 exact [[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
    });

    await test.step('the kernel hears of a tree that the reader has made', async () => {
      const tree = '[[3, 12], [2, 5]]';
      await view.evaluate(
        (element, made) => Reflect.get(element, 'display').call(element, { tree: made }),
        tree,
      );
      await expectKernel(`0 alpha-beta 3 exact ${tree}`);
    });

    await test.step('the view follows the kernel', async () => {
      await cells.nth(1).locator('.cm-content').click();
      await runCell(page);
      await expect(view.getByRole('status', { name: 'What happens now' })).toContainText('cutoff');
      const there = await steps();
      expect(there).toBeGreaterThan(5);
      await expectKernel(`${there} alpha-beta 3 exact [[3, 12], [2, 4]]`);
    });

    await test.step('the kernel hears how an exercise is answered', async () => {
      await cells.nth(3).locator('.cm-content').click();
      await runCell(page);
      const region = view.getByRole('region', { name: 'Exercise' });
      await region.getByRole('button', { name: /^No/ }).click();
      await expect.poll(() => outputOf(page, cells.nth(4))).toContain('score: 1 True 1');
    });
  } finally {
    await lab.stop();
  }
});
