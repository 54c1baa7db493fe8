// Finds Chromium and Firefox, and installs them.

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isRootOnDebian, tryTo } from './debian.mjs';
import { Failure, runInstalled } from './run.mjs';

/** The browser tests of `npm test`, as Playwright is told of them. Firefox needs longer to begin than Chromium for all of them. */
export const GATE = ['--project=chromium', '--grep', '@gate'];

/** @typedef {'chromium' | 'firefox'} BrowserName */

/** Chromium without windows, tabs and menus: with it, tests take two thirds of the processor time. */
const SHELL = 'chromium-headless-shell';

/** @type {Record<BrowserName, { variable: string, commands: string[], debian: string }>} */
const BROWSERS = {
  chromium: {
    variable: 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', SHELL],
    debian: SHELL,
  },
  firefox: {
    variable: 'PLAYWRIGHT_FIREFOX_EXECUTABLE_PATH',
    commands: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
  },
};

/**
 * An installed browser: the one that the environment names, else the first on the PATH.
 *
 * @param {BrowserName} name
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function findBrowser(name, environment = process.env) {
  const { variable, commands } = BROWSERS[name];
  return environment[variable] || findCommand(commands, environment);
}

/**
 * The Chromium for tests: the one that the environment names, else its shell, else the whole browser.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function findTestChromium(environment = process.env) {
  const { variable, commands } = BROWSERS.chromium;
  return environment[variable] || findCommand([SHELL, ...commands], environment);
}

/** @param {string[]} commands in the order in which they are preferred @param {NodeJS.ProcessEnv} environment */
function findCommand(commands, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable);
}

/** The Chromiums on the PATH, or the one that the environment names: its shell, and the whole browser, which people have. */
export function everyChromium(environment = process.env) {
  const { variable, commands } = BROWSERS.chromium;
  if (environment[variable]) return [environment[variable]];
  const whole = findCommand(
    commands.filter((command) => command !== SHELL),
    environment,
  );
  return [findCommand([SHELL], environment), whole].filter((path) => path !== undefined);
}

/**
 * Installs a Chromium if there is none: from Debian if that is allowed, else by Playwright.
 *
 * @param {{ every?: boolean }} [options] `every`: both Chromiums, where they can be had, and Firefox
 */
export async function ensureBrowsers({ every = false } = {}) {
  /** @type {BrowserName[]} */
  const wanted = every ? ['chromium', 'firefox'] : ['chromium'];
  const named = process.env[BROWSERS.chromium.variable] !== undefined;
  if (every && !named && everyChromium().length === 1 && isRootOnDebian())
    await tryTo(() => installFromDebian(['chromium', SHELL]));
  if ((await missing(wanted)).length === 0) return;
  if (isRootOnDebian()) {
    const packages = (await missing(wanted)).map((name) => BROWSERS[name].debian);
    await tryTo(() => installFromDebian(packages));
  }
  const names = await missing(wanted);
  if (names.length > 0)
    await tryTo(() => runInstalled('@playwright/test/cli.js', ['install', ...names]));
  const still = await missing(wanted);
  if (still.length === 0) return;
  const ways = still.map(
    (name) =>
      `install ${name} so that it is on the PATH, or name its executable in ${BROWSERS[name].variable}`,
  );
  throw new Failure(`The browser tests need ${still.join(' and ')}:\n  ${ways.join('\n  ')}`);
}

/** Those that are neither installed nor downloaded by Playwright. @param {BrowserName[]} wanted */
async function missing(wanted) {
  const playwright = await import('@playwright/test');
  const find = { chromium: findTestChromium, firefox: () => findBrowser('firefox') };
  return wanted.filter(
    (name) => find[name]() === undefined && !existsSync(playwright[name].executablePath()),
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
