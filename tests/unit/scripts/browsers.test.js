import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { findBrowser } from '../../../scripts/browsers.mjs';

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
