import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.js';

export default defineConfig({
  ...all,
  testDir: '.',
  globalSetup: undefined,
  projects: all.projects?.filter(({ name }) => name === 'chromium'),
});
