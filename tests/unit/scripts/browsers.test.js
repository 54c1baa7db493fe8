import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { findBrowser, findTestChromium } from '../../../tools/scripts/browsers.mjs';

/** @import { TestContext } from 'node:test' */

test('a browser is found by its variable, then by the order of its names, whatever the order of the PATH', async (t) => {
  const [first, second] = [await folder(t, 'firefox'), await folder(t, 'firefox-esr')];
  const PATH = [first, second].join(delimiter);
  assert.equal(findBrowser('firefox', { PATH }), join(second, 'firefox-esr'));
  const PLAYWRIGHT_FIREFOX_EXECUTABLE_PATH = '/opt/firefox';
  assert.equal(
    findBrowser('firefox', { PATH, PLAYWRIGHT_FIREFOX_EXECUTABLE_PATH }),
    '/opt/firefox',
  );
  assert.equal(findBrowser('chromium', { PATH }), undefined);
});

test('tests run in the shell of Chromium where it is installed, and only measurements prefer the whole browser', async (t) => {
  const [whole, shell] = [await folder(t, 'chromium'), await folder(t, 'chromium-headless-shell')];
  const PATH = [whole, shell].join(delimiter);
  assert.equal(findTestChromium({ PATH }), join(shell, 'chromium-headless-shell'));
  assert.equal(findTestChromium({ PATH: whole }), join(whole, 'chromium'));
  assert.equal(findBrowser('chromium', { PATH }), join(whole, 'chromium'));
  assert.equal(findBrowser('chromium', { PATH: shell }), join(shell, 'chromium-headless-shell'));
});

/**
 * A folder with one executable, gone after the test.
 *
 * @param {TestContext} t
 * @param {string} command
 */
async function folder(t, command) {
  const path = await mkdtemp(join(tmpdir(), 'plyscope-'));
  t.after(() => rm(path, { recursive: true }));
  await writeFile(join(path, command), '', { mode: 0o755 });
  return path;
}
