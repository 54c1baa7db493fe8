// *My program*: programs in both languages, what they leave of what they did, and what becomes of those that do not end well.

import { test as bare } from '@playwright/test';
import { POLICY, TRUSTED_TYPES } from '../../tools/scripts/policy.mjs';
import { PAGE } from '../../www/src/features/my-program/frame.js';
import { expectAccessibleInBothThemes } from './axe.js';
import { releaseClock, stopClock } from './clock.js';
import { WORKER } from './my-program/bare-worker.js';
import {
  choose,
  dialog,
  editor,
  openProgram,
  press,
  printed,
  rows,
  run,
  status,
  write,
} from './my-program/program.js';
import { expect, test } from './test.js';
import { button, expectCounters, open, sentence } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { Language } from './my-program/program.js' */

const LANGUAGES = /** @type {const} */ (['python', 'javascript']);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test('the program of the search on show agrees with it, in both languages @firefox', async ({
  page,
}) => {
  /** @type {string[]} */
  const files = [];
  page.on('request', (request) => files.push(request.url()));
  const isAsked = (/** @type {RegExp} */ name) => files.some((file) => name.test(file));
  await open(page);
  expect(isAsked(/my-program-/)).toBe(false);
  await openProgram(page);
  await choose(page, 'javascript');
  await press(page);
  await expect(status(page)).toHaveText('The program has ended.');
  await expect(rows(page).nth(1)).toHaveText('Nodes entered 23 23');
  await expect(rows(page).nth(2)).toHaveText('Leaves evaluated 8 8');
  await expect(rows(page).nth(3)).toHaveText('Value returned 5 5');
  expect(isAsked(/micropython/)).toBe(false);
  await choose(page, 'python');
  await press(page);
  await expect(printed(page)).toHaveText(
    /value: 5\s+best move: 1\s+nodes entered: 23\s+leaves evaluated: 8/,
  );
  await expect(rows(page).nth(1)).toHaveText('Nodes entered 23 23');
  expect(isAsked(/micropython/)).toBe(true);
});

/** The same search, which needs no word about Plyscope. @type {Record<Language, string>} */
const MINIMAX = {
  python: `def search(node, is_max):
    if not node.children:
        return node.value
    values = [search(child, not is_max) for child in node.children]
    return max(values) if is_max else min(values)

print('found', search(tree, True))`,
  javascript: `const search = (node, isMax) => {
  if (node.children.length === 0) return node.value;
  const values = node.children.map((child) => search(child, !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
};
console.log('found', search(tree, true));`,
};

for (const language of LANGUAGES)
  test(`a program of one's own in ${language} is counted by what it looks at`, async ({ page }) => {
    await open(page);
    await openProgram(page);
    await run(page, language, MINIMAX[language]);
    await expect(printed(page)).toHaveText('found 5');
    await expect(rows(page).nth(1)).toHaveText('Nodes entered 51 23 differs');
    await expect(rows(page).nth(2)).toHaveText('Leaves evaluated 22 8 differs');
    await expect(rows(page).nth(3)).toHaveText('Value returned 5 5');
  });

test('what a program does is shown beside the search, to where they part @gate', async ({
  page,
}) => {
  await open(page);
  await openProgram(page);
  await run(page, 'python', MINIMAX.python);
  await expect(rows(page).nth(1)).toHaveText('Nodes entered 51 23 differs');
  await button(page, 'Show beside the search').click();
  await expect(dialog(page)).toBeHidden();
  const trace = page.getByRole('region', { name: 'Trace: My program' });
  await expect(trace.getByRole('alert')).toContainText(
    'Line 17: your search enters node 11; Alpha-beta enters node 15.',
  );
  await expect(page.getByRole('slider', { name: 'Step' })).not.toHaveValue('0');
  await trace.getByRole('button', { name: 'Minimax', exact: true }).click();
  await expect(trace).toContainText('All agrees: your program does what Minimax does');
});

test('a class of its own, and a tree of its own', async ({ page }) => {
  const program = `class Node:
    def __init__(self, data=None, children=None):
        self.data = data
        self.children = children or []

def search(node, sign):
    if not node.children:
        return sign * node.data
    return max([-search(child, -sign) for child in node.children])

print(search(Node(None, [Node(4), Node(-2)]), 1))`;
  await open(page);
  await openProgram(page);
  await run(page, 'python', program);
  await expect(printed(page)).toHaveText('4');
  await expect(rows(page).nth(1)).toHaveText('Nodes entered 3');
  await expect(dialog(page)).toContainText(
    'Your program searched a tree of its own, with 3 nodes.',
  );
});

/** Tests in JavaScript run in Firefox too, since each browser has an engine of its own for it. @param {Language} language */
const tag = (language) => ({ tag: language === 'javascript' ? '@firefox' : [] });

/** Runs a program on a page whose clock stands still. @param {Page} page @param {Language} language @param {string} text */
async function runWithoutClock(page, language, text) {
  await open(page);
  await openProgram(page);
  await write(page, language, text);
  await stopClock(page);
  await press(page);
}

/** Programs that never end, and the line that they print before. @type {Record<Language, string>} */
const ENDLESS = {
  python: "print('begins')\nwhile True:\n    pass",
  javascript: "console.log('begins');\nwhile (true) {}",
};

for (const language of LANGUAGES)
  test(
    `a program in ${language} that does not end is stopped, and nothing is lost`,
    tag(language),
    async ({ page }) => {
      await runWithoutClock(page, language, ENDLESS[language]);
      await expect(printed(page)).toHaveText('begins');
      await expect(status(page)).toHaveText('Running…');
      await page.clock.runFor(10_000);
      await expect(status(page)).toHaveText(
        'Stopped after 10 seconds: it does not come to an end.',
      );
      await expect(page.locator('iframe')).toHaveCount(0);
      // By the reader, before.
      await press(page);
      await button(page, 'Stop').click();
      await expect(status(page)).toHaveText('Stopped.');
      await expect(page.locator('iframe')).toHaveCount(0);
      await releaseClock(page);
      await button(page, 'Close').click();
      await expectCounters(page, { entered: { minimax: 51 } });
      await openProgram(page);
      await expect(editor(page)).toContainText('begins');
    },
  );

/** @type {Record<Language, string>} */
const GREEDY = {
  python: 'all = []\nwhile True:\n    all.append([0] * 100000)',
  javascript: 'const all = [];\nwhile (true) all.push({ all });',
};

for (const language of LANGUAGES)
  test(
    `a program in ${language} that takes memory without end is stopped`,
    tag(language),
    async ({ page }) => {
      // However slow the machine is: here it is not the time that ends it.
      await runWithoutClock(page, language, GREEDY[language]);
      await expect(status(page)).toHaveText('Stopped: it takes too much memory.');
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );

/** Programs with an error, the line that it is in, and what is said of it. @type {[Language, string, RegExp][]} */
const WRONG = [
  ['python', "def f():\n    raise ValueError('no')\n\n\nf()", /^Line 2: ValueError: no$/],
  ['python', 'x = 1\ny = = 2', /^Line 2: SyntaxError: invalid syntax$/],
  [
    'python',
    'class A:\n    def f(self):\n        return self.g\n\n\nA().f()',
    /^Line 3: AttributeError/,
  ],
  ['javascript', "function f() {\n  throw new Error('no');\n}\nf();", /^Line 2: Error: no$/],
  ['javascript', 'const x = null;\nconst y = () => x.z;\ny();', /^Line 2: TypeError/],
  [
    'javascript',
    'let x = 1;\nlet y = = 2;',
    /^Line 2: (SyntaxError|this cannot be read as JavaScript)/,
  ],
  ['javascript', 'let x = 1;\nawait_(x);\nlet y;', /^Line 2: ReferenceError/],
];

test('an error is shown with its line @firefox', async ({ page }) => {
  await open(page);
  await openProgram(page);
  for (const [language, text, said] of WRONG) {
    await run(page, language, text);
    await expect(status(page), text).toHaveText(said);
    const line = Number(/Line (\d+)/.exec((await status(page).textContent()) ?? '')?.[1]);
    await expect(dialog(page).locator('.fault')).toHaveText(text.split('\n')[line - 1]);
  }
  // What is changed may be right by now.
  await editor(page).press('End');
  await page.keyboard.type(' ');
  await expect(dialog(page).locator('.fault')).toHaveCount(0);
});

/** @type {Record<Language, string>} */
const LONG = {
  python: "for _ in range(1000):\n    print('x' * 1000)",
  javascript: "for (let i = 0; i < 1000; i += 1) console.log('x'.repeat(1000));",
};

for (const language of LANGUAGES)
  test(`of a megabyte that a program in ${language} prints, a part is shown`, async ({ page }) => {
    await open(page);
    await openProgram(page);
    await run(page, language, LONG[language]);
    await expect(status(page)).toHaveText('The program has ended.');
    await expect(dialog(page)).toContainText('More was printed than is shown here.');
    expect((await printed(page).textContent())?.length).toBe(100_000);
  });

/** What programs reach for, and what they are told. @type {[Language, string, string][]} */
const REACHES = [
  ['javascript', "fetch('./')", 'fetch'],
  ['javascript', "new WebSocket('ws://127.0.0.1:1')", 'WebSocket'],
  ['javascript', 'new XMLHttpRequest()', 'XMLHttpRequest'],
  ['javascript', "localStorage.setItem('a', 'b')", 'localStorage'],
  ['javascript', "indexedDB.open('a')", 'indexedDB'],
  ['javascript', 'parent.document.title', 'parent'],
  ['javascript', "document.cookie = 'a=b'", 'document'],
  ['javascript', "importScripts('./a.js')", 'importScripts'],
  ['javascript', "import('./a.js')", 'import'],
  ['javascript', "postMessage({ kind: 'end' })", 'postMessage'],
  ['javascript', "eval('1')", 'eval'],
  ['python', "import js\njs.fetch('./')", 'fetch'],
  ['python', 'from js import WebSocket', 'WebSocket'],
  ['python', "import js\njs.localStorage.setItem('a', 'b')", 'localStorage'],
  ['python', 'import js\njs.parent.document', 'parent'],
];

test('a program reaches no network, no storage and no page @firefox', async ({ page }) => {
  await open(page);
  await openProgram(page);
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  for (const [language, text, name] of REACHES) {
    await run(page, language, text);
    const line = text.split('\n').length;
    const said = `A program here has no network, no storage and no page; refused: ${name}.`;
    await expect(status(page), text).toHaveText(`Line ${line}: ${said}`);
  }
  expect((await kept()).filter((key) => !key.startsWith('plyscope-'))).toEqual([]);
  // What a program caught is said all the same.
  await run(page, 'javascript', "try { fetch('./'); } catch { console.log('caught'); }");
  await expect(printed(page)).toHaveText('caught');
  await expect(status(page)).toHaveText(/refused: fetch\.$/);
});

// Not with the fixture, which takes the reports of the refusals for defects.
bare(
  'without the words that say so, the frame itself has no network and no storage @firefox',
  async ({ page }) => {
    const origin = process.env.PLYSCOPE_TEST_ORIGIN ?? '';
    const policy = [...POLICY, ...TRUSTED_TYPES].join('; ');
    await page.route('**/empty.html', (route) =>
      route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy } }),
    );
    await page.goto(`${origin}/some/where/empty.html`);
    /** @type {string[]} */
    const asked = [];
    page.on('response', (response) => asked.push(response.url()));
    const script = WORKER.replaceAll('ADDRESS', `${origin}/some/where/plyscope.js`);
    const found = await page.evaluate(inFrame, [PAGE, script]);
    const no = { fetch: false, script: false, module: false, indexedDB: false, eval: false };
    expect(found).toEqual({ origin: 'null', ...no });
    const scripts = () => asked.filter((url) => url.endsWith('.js'));
    expect(scripts()).toEqual([]);
    // The page itself has a network, and is heard.
    await page.evaluate(() => fetch('plyscope.js').then((response) => response.text()));
    expect(scripts()).toEqual([`${origin}/some/where/plyscope.js`]);
  },
);

/** In the page: what a worker says in the frame of programs. @param {string[]} given the frame's page, and the worker's script */
function inFrame([markup, script]) {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    addEventListener('message', ({ source }) => {
      if (source !== frame.contentWindow) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      frame.contentWindow?.postMessage({ script, bytes: null }, '*', [port2]);
    });
    const { trustedTypes } = /** @type {any} */ (globalThis);
    const pass = { createHTML: (/** @type {string} */ own) => own };
    frame.srcdoc = trustedTypes?.createPolicy('plyscope', pass).createHTML(markup) ?? markup;
    document.body.append(frame);
  });
}

test('what the reader wrote is there again after a reload, and can be begun anew', async ({
  page,
}) => {
  await open(page);
  await openProgram(page);
  await choose(page, 'javascript');
  await editor(page).press('ControlOrMeta+Home');
  await page.keyboard.type('// mine ');
  await page.reload();
  await openProgram(page);
  await expect(editor(page)).toContainText('// mine // Alpha-beta');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('javascript');
  await button(page, 'Begin anew').click();
  await expect(editor(page)).not.toContainText('// mine');
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).toContainText('// mine // Alpha-beta');
});

test('the editor is left by Escape and Tab, and a program is run by a key @firefox @gate', async ({
  page,
}) => {
  await open(page);
  await openProgram(page);
  await write(page, 'javascript', "console.log('x');");
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(status(page)).toHaveText('The program has ended.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  // Tab passes the printed text and the folded help before it comes to *Run*.
  await expect(printed(page)).toBeFocused();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Run')).toBeFocused();
  // Elsewhere Escape closes the dialog, and the page's keys are the page's.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(sentence(page)).toBeVisible();
});

// Not with the fixture, which takes the report of the refusal for a defect.
bare('where the policy of a page lacks the frame, it is said', async ({ page }) => {
  const address = `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`;
  await page.route('**/some/where/', async (route) => {
    const response = await route.fetch();
    const without = (/** @type {string} */ text) => text.replace(/ 'sha256-[^']+'/g, '');
    const headers = response.headers();
    const policy = without(headers['content-security-policy']);
    const body = without(await response.text());
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy },
      body,
    });
  });
  await page.goto(address);
  await openProgram(page);
  await press(page);
  await expect(status(page)).toHaveText(/^Programs do not run in this page/);
});

test('on a phone and on a large screen, by day and by night, it can be read by everyone', async ({
  page,
}) => {
  await open(page);
  await openProgram(page);
  await press(page);
  await expect(status(page)).toHaveText('The program has ended.');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  await expect(button(page, 'Run')).toBeInViewport();
});
