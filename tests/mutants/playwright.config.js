// The browser tests as mutants meet them: what a mutant lacks is not waited for as long as on a machine that is merely busy.

import base from '../../playwright.config.js';

const PATIENCE = 30_000;

export default {
  ...base,
  testDir: '../browser',
  globalSetup: '../browser/serve-dist.js',
  outputDir: '../../test-results',
  maxFailures: 1,
  timeout: 4 * PATIENCE,
  expect: { timeout: PATIENCE },
  use: { ...base.use, actionTimeout: PATIENCE, navigationTimeout: PATIENCE },
};
