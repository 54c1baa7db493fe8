import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, findTestChromium } from './tools/scripts/browsers.mjs';

// Debian's Firefox is driven over its own protocol, by the channel of that name; Playwright's own build needs neither.
const firefox = findBrowser('firefox');

export default defineConfig({
  testDir: 'tests/browser',
  // Serves dist/, which `npm test` has built before: see there for the addresses.
  globalSetup: './tests/browser/serve-dist.js',
  // One more than there are processors: each waits for its browser now and then.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // Only a hang takes this long, however busy the machine is.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // What a service worker serves, tests could not let fail; those of its own allow it.
  use: { actionTimeout: 120_000, navigationTimeout: 120_000, serviceWorkers: 'block' },
  retries: 0,
  // What is broken everywhere need not be seen everywhere.
  maxFailures: 10,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        // A test begins on a page without anything of the one before, but in the same process: that spares it half of its time.
        reuseContext: true,
        launchOptions: {
          executablePath: findTestChromium(),
          args: [
            // As root, Chromium starts without its sandbox or not at all.
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        ...(firefox && { channel: 'moz-firefox', launchOptions: { executablePath: firefox } }),
      },
    },
  ],
});
