// Figures of a step: from a script, and as *Share…* shows, saves and copies them.

import { figure } from '../../packages/command/figure.js';
import { fromSources } from '../../packages/command/from-sources.js';
import { author, TEXTBOOK } from './author.js';
import { expect, test } from './test.js';
import { button, open, sentence, show, underMore, unfold, view } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Drawing, Options } from '../../www/src/features/figures/picture.js' */

/** The picture that *Share…* makes at first. @type {Drawing} */
const SHARED = {
  width: 880,
  highest: 380,
  named: true,
  caption: true,
  title: 'Swedish tree, 51 nodes',
};

/** @param {Locator} view @param {Options} [options] */
const toSVG = (view, options) =>
  view.evaluate((element, options) => /** @type {View} */ (element).toSVG(options), options);

/**
 * How much a picture as SVG differs from the canvas: the part of the pixels that clearly differ, and the mean difference of
 * all, from 0 to 255.
 *
 * @param {Locator} view
 * @param {Options} [options] what the figure shows, if not the same
 */
const difference = (view, options = {}) =>
  view.evaluate(async (element, options) => {
    const it = /** @type {View} */ (element);
    await it.ready();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const canvas = it.renderRoot.querySelector('canvas');
    if (canvas === null) throw new Error('there is no canvas');
    const image = new Image();
    const figure = await it.toSVG(options);
    image.src = URL.createObjectURL(new Blob([figure], { type: 'image/svg+xml' }));
    await image.decode();
    const { width, height } = canvas;
    const ground = getComputedStyle(it).getPropertyValue('background-color');
    /** @param {CanvasImageSource} source */
    const pixels = (source) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('there is no copy');
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      context.drawImage(source, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    };
    const [one, other] = [pixels(canvas), pixels(image)];
    let [far, sum] = [0, 0];
    for (let at = 0; at < one.length; at += 4) {
      const away = Math.max(
        ...[0, 1, 2].map((part) => Math.abs(one[at + part] - other[at + part])),
      );
      sum += away;
      if (away > 96) far += 1;
    }
    return {
      far: far / (width * height),
      mean: sum / (width * height),
      width,
      natural: image.naturalWidth,
    };
  }, options);

test('a figure looks as the canvas does', async ({ page }) => {
  for (const shown of [
    { tree: 'swedish-51', algorithm: 'alpha-beta', step: 'cutoff:6' },
    { tree: 'sss-skips', algorithm: 'sss-star', step: 'end' },
    { tree: 'aspiration-fails-high', algorithm: 'aspiration', step: '50%' },
    { tree: 'random(branching=4, depth=6, seed=7)', algorithm: 'alpha-beta', step: 'cutoff:9' },
  ]) {
    await open(page, shown);
    // The last of them in a window that is too low for the gauge.
    if (shown.tree.startsWith('random')) await page.setViewportSize({ width: 1280, height: 300 });
    const { far, mean, width, natural } = await difference(view(page));
    expect(natural).toBe(width);
    // Letters are smoothed differently, and may lie a pixel apart.
    expect(far, JSON.stringify(shown)).toBeLessThan(0.012);
    expect(mean, JSON.stringify(shown)).toBeLessThan(2.5);
    // The beginning of the search is another picture.
    const other = await difference(view(page), { step: 0 });
    expect(other.far, JSON.stringify(shown)).toBeGreaterThan(2 * far);
    expect(other.mean, JSON.stringify(shown)).toBeGreaterThan(2.5);
  }
});

test('a script gets SVG, PNG and LaTeX of any moment, or is told what is wrong', async ({
  page,
}) => {
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="cutoff:1"></plyscope-view>`,
  );
  await expect(sentence(view)).toContainText('cutoff');
  const made = await view.evaluate(async (element) => {
    const it = /** @type {View} */ (element);
    const png = await it.toPNG({ width: 500, scale: 3, theme: 'dark' });
    const { width, height } = await createImageBitmap(png);
    const refused = [];
    const wrong = [
      { step: 'cutoff:9' },
      { step: 99 },
      { step: [] },
      { theme: 'sepia' },
      { width: 7 },
      { frames: true, speed: 0 },
      { frames: true, step: Array(401).fill(0) },
    ];
    for (const options of wrong) {
      refused.push(await it.toSVG(/** @type {any} */ (options)).catch(({ message }) => message));
    }
    const step = ['start', 'cutoff:1', 'end'];
    return {
      ...{ width, height, type: png.type, refused, sentence: it.sentence },
      strip: await it.toSVG({ step, width: 900 }),
      tex: await it.toTeX({ theme: 'bw' }),
      slides: await it.toTeX({ frames: true, step, caption: true }),
      dark: await it.toSVG({ theme: 'dark', width: 500 }),
      captioned: await it.toSVG({ caption: 'Ours & <theirs>', width: 500 }),
      step: it.step,
    };
  });
  expect(made.width).toBe(1500);
  expect(made.type).toBe('image/png');
  expect(made.refused).toEqual([
    expect.stringContaining('no moment “cutoff:9”'),
    expect.stringContaining('“99” is not a step'),
    expect.stringContaining('“” is not a step'),
    expect.stringContaining('light, dark or bw'),
    expect.stringContaining('100–10000'),
    expect.stringContaining('0.1–60'),
    expect.stringContaining('401 pictures'),
  ]);
  // In its description, and in its caption, where it stays on the line of the word before it.
  expect(made.strip.match(/cutoff at node[ \u00a0]F/g)).toHaveLength(2);
  expect(made.tex).toContain('\\documentclass[tikz]{standalone}');
  expect(made.slides).toContain('{beamer}');
  expect(made.dark).toContain('fill="#15171b"');
  expect(made.captioned).toContain('Ours &amp; &lt;theirs&gt;');
  // Nothing of that has moved the view.
  expect(made.step).toBe(20);
});

test('figures stand in a page under its strict policy, each with its sentence @firefox', async ({
  page,
}) => {
  const view = await author(
    page,
    `<plyscope-view tree="${TEXTBOOK}" step="cutoff:1"></plyscope-view>`,
  );
  await expect(sentence(view)).toContainText('cutoff');
  const figures = [await toSVG(view), await toSVG(view, { step: 'end', theme: 'light' })];
  await page.locator('#here').evaluate((here, html) => {
    here.innerHTML = html;
  }, figures.join(''));
  const images = page.getByRole('img', { name: /^Alpha-beta, step \d+ of 37$/ });
  await expect(images).toHaveCount(2);
  const found = await images.first().evaluate((svg) => ({
    description: svg.querySelector('desc')?.textContent,
    ids: svg.querySelectorAll('[id], [style], [class]').length,
    fill: getComputedStyle(/** @type {Element} */ (svg.querySelector('text'))).fill,
  }));
  expect(found).toMatchObject({ ids: 0, description: expect.stringContaining('cutoff at node F') });
  expect(found.fill).toMatch(/^rgb/);
});

test('rows too dense for shapes are pixels in SVG, and LaTeX says what would be right', async ({
  page,
}) => {
  await open(page, { tree: 'random(branching=4, depth=8, seed=7)', step: 'cutoff:9' });
  const svg = await toSVG(view(page));
  expect(svg.match(/<image [^>]*href="data:image\/png;base64,/g)).toHaveLength(1);
  const refused = await view(page).evaluate((element) =>
    /** @type {View} */ (element).toTeX().catch(({ message }) => message),
  );
  expect(refused).toContain('Fold a subtree');
});

/**
 * What is seen of some SVG at the end of a page that has no policy, in the height of a figure.
 * @param {Page} page
 * @param {string} svg
 * @param {number} time in seconds after it began to play
 */
async function pixels(page, svg, time = 0) {
  await page.setContent(`<body style="margin: 0">${svg}</body>`);
  const count = await page.evaluate(async (time) => {
    const all = document.getAnimations();
    for (const each of all) {
      each.pause();
      each.currentTime = time * 1000;
    }
    // An animation pauses only with its next frame, which on a busy machine comes after the screenshot.
    await Promise.all(all.map((each) => each.ready));
    return all.length;
  }, time);
  return { count, png: await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } }) };
}

/** The figure of the command. @param {string[]} args */
async function ofCommand(args) {
  /** @type {[string[], string[]]} */
  const [said, wrong] = [[], []];
  await figure(args, {
    ...{ ...fromSources, languages: ['en'] },
    out: (text) => said.push(text),
    write: async (_, text) => {
      said.push(String(text));
    },
    error: (text) => wrong.push(text),
  });
  expect(wrong).toEqual([]);
  return said.join('');
}

test('plyscope figure gives the very same as the page, of every kind', async ({ page }) => {
  await open(page);
  const compared = [
    { tree: 'sss-skips', algorithm: 'sss-star', step: '50%', lang: 'sv' },
    { tree: 'aspiration-fails-high', algorithm: 'aspiration', step: 'cutoff:1' },
    { tree: 'swedish-51', algorithm: 'alpha-beta', step: 'cutoff:6', overlay: 'types' },
  ];
  for (const { overlay = 'none', lang = 'en', ...shown } of compared) {
    await show(page, { ...shown, labels: 'numbers', lang });
    if (overlay === 'types') await (await underMore(page, 'Node types')).click();
    const made = await view(page).evaluate(async (element, step) => {
      const it = /** @type {View} */ (element);
      await it.ready();
      const width = 700;
      return [
        await it.toSVG({ step, width, theme: 'light', caption: true }),
        await it.toSVG({ step: ['start', step, 'end'], width: 900, theme: 'dark', caption: false }),
        await it.toSVG({ step, width, theme: 'bw', windows: false, values: false }),
        await it.toTeX({ step, width, theme: 'light' }),
        await it.toTeX({ step: ['start', step], width, theme: 'bw', frames: true, caption: true }),
      ];
    }, shown.step);
    const { tree, algorithm, step } = shown;
    const all = [tree, '--algorithm', algorithm, '--labels', 'numbers', '--overlay', overlay];
    const args = [...all, '--lang', lang, '--fold', 'none'];
    const [strip, two] = [`start,${step},end`, `start,${step}`];
    const commands = [
      ['--step', step, '--width', '700', '--caption'],
      ['--step', strip, '--width', '900', '--theme', 'dark'],
      ['--step', step, '--width', '700', '--theme', 'bw', '--no-windows', '--no-values'],
      ['--step', step, '--width', '700', '-o', 'a.tex'],
      ['--step', two, '--width', '700', '--theme', 'bw', '--frames', '--caption', '-o', 'a.tex'],
    ];
    for (const [at, more] of commands.entries()) {
      // Not as values: where they differ, the difference would be hundreds of kilobytes.
      expect((await ofCommand([...args, ...more])) === made[at], more.join(' ')).toBe(true);
    }
  }
});

test('an animated figure is at each moment the figure of its step, and the last where nothing moves', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', step: 'cutoff:6' });
  const look = /** @type {const} */ ({ width: 600, theme: 'light', caption: true });
  const { animated, stills } = await view(page).evaluate(async (element, look) => {
    const it = /** @type {View} */ (element);
    const steps = [0, 20, 51, 74, 76];
    const stills = await Promise.all(steps.map((step) => it.toSVG({ ...look, step })));
    return {
      animated: await it.toSVG({ ...look, frames: true }),
      stills: steps.map((step, at) => ({ step, svg: stills[at] })),
    };
  }, look);
  const args = ['swedish-51', '--frames', '--caption', '--width', '600', '--labels', 'numbers'];
  expect((await ofCommand(args)) === animated).toBe(true);
  await page.goto('about:blank');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { step, svg } of stills) {
    const playing = await pixels(page, animated, (step + 0.5) / 2);
    expect(playing.count).toBeGreaterThan(100);
    expect(playing.png.equals((await pixels(page, svg)).png), `step ${step}`).toBe(true);
  }
  const last = await pixels(page, stills[4].svg);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pixels(page, animated)).toEqual(last);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await pixels(page, animated)).toEqual(last);
});

test('a cutoff is saved as a film, which stands, plays its scene once, and stands', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', step: 'cutoff:6' });
  await openShare(page);
  const svg = (await saved(page, 'Film of the cutoff, animated SVG')).bytes.toString();
  expect(svg).toMatch(/^<svg /);
  expect(svg).toMatch(/@keyframes/);
  expect(svg).toContain('the cutoff as a film');
  const { bytes: webm } = await saved(page, 'Film of the cutoff, WebM');
  expect(webm.subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  // The page's own policy allows no films.
  await page.goto('about:blank');
  const size = await page.evaluate(async (data) => {
    const video = document.createElement('video');
    video.src = `data:video/webm;base64,${data}`;
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(video.error);
    });
    return [video.videoWidth, video.videoHeight];
  }, webm.toString('base64'));
  expect(Math.min(...size)).toBeGreaterThan(300);
});

/** @param {Page} page */
async function openShare(page) {
  await (await underMore(page, 'Share…')).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await unfold(dialog, 'The picture');
  return dialog;
}

/** Chooses how the picture looks. @param {Page} page @param {Record<string, string>} choices */
async function choose(page, choices) {
  const dialog = page.getByRole('dialog');
  for (const [name, choice] of Object.entries(choices)) {
    if (name === 'Moments') await dialog.getByRole('textbox', { name }).fill(choice);
    else await dialog.getByRole('combobox', { name }).selectOption(choice);
  }
}

/** @param {Page} page @param {string} format */
async function press(page, format) {
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Save…').click();
  await button(dialog, format).click();
}

/** @param {Page} page @param {string} format */
async function saved(page, format) {
  const file = page.waitForEvent('download');
  await press(page, format);
  const download = await file;
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
}

test('Share… shows the picture, and saves it in each format, as it is chosen', async ({ page }) => {
  await open(page, { step: 'cutoff:6' });
  const dialog = await openShare(page);
  const said = await view(page).evaluate((it) => /** @type {View} */ (it).sentence);
  const picture = dialog.getByRole('img', { name: 'Alpha-beta, step 74 of 76' });
  await expect(picture).toBeVisible();
  expect(await picture.locator('desc').textContent()).toBe(said);
  const svg = await saved(page, 'SVG');
  expect(svg.name).toBe('swedish-51-alpha-beta-74.svg');
  expect(svg.bytes.toString()).toBe(await toSVG(view(page), SHARED));
  await expect(dialog.getByRole('status')).toHaveText('Saved as swedish-51-alpha-beta-74.svg.');
  await choose(page, { Size: '3 ×' });
  const png = await saved(page, 'PNG');
  expect(png.name).toBe('swedish-51-alpha-beta-74.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(3 * 880);
  await choose(page, { Colours: 'Black and white' });
  const tex = await saved(page, 'LaTeX (TikZ)');
  expect(tex.name).toBe('swedish-51-alpha-beta-74.tex');
  expect(tex.bytes.toString()).toContain('\\definecolor{plyscope-max}{HTML}{000000}');
  await dialog.getByLabel('α and β').uncheck();
  await choose(page, { Moments: 'cutoff:1, cutoff:6' });
  const strip = await saved(page, 'SVG');
  const options = { ...SHARED, step: ['cutoff:1', 'cutoff:6'], windows: false };
  expect(strip.bytes.toString()).toBe(
    await toSVG(view(page), { ...options, theme: /** @type {const} */ ('bw') }),
  );
  const slides = await saved(page, 'Slide for Beamer, step by step');
  expect(slides.bytes.toString()).toContain('<2>');
  await choose(page, { Moments: '' });
  const animated = await saved(page, 'Animated SVG, step by step');
  expect(animated.name).toBe('swedish-51-alpha-beta-74.svg');
  expect(animated.bytes.toString()).toContain('77 pictures, one after another');
  await choose(page, { Moments: 'cutoff:7' });
  await expect(dialog.getByRole('alert')).toContainText('no moment “cutoff:7”');
  await press(page, 'SVG');
  await expect(dialog.getByRole('status')).toContainText('no moment “cutoff:7”');
  await button(dialog, 'Close').click();
  await expect(dialog).toBeHidden();
});

test('a picture has all compared searches beside each other, each with its name', async ({
  page,
}) => {
  await open(page, { step: 'cutoff:6', compare: 'minimax;mtd-f' });
  await expect(page.getByRole('region', { name: /^Pane 3: / }).getByRole('img')).toBeVisible();
  const step = await view(page).evaluate((element) => /** @type {View} */ (element).step);
  const dialog = await openShare(page);
  const all = await saved(page, 'SVG');
  expect(all.bytes.toString()).toBe(await toSVG(view(page), { ...SHARED, panes: true }));
  const headings = [...all.bytes.toString().matchAll(/>([^<>]+, step \d+ of \d+)<\/text>/g)];
  expect(headings.map(([, name]) => name)).toEqual([
    expect.stringContaining(`Alpha-beta, step ${step} of 76`),
    expect.stringContaining('Minimax, step'),
    expect.stringContaining('MTD(f), step'),
  ]);
  // Moments are those of the first search.
  await choose(page, { Moments: 'cutoff:1' });
  const moments = await saved(page, 'SVG');
  expect(moments.bytes.toString()).not.toContain('Minimax');
  await dialog.getByLabel('All compared searches').uncheck();
  await choose(page, { Moments: '' });
  const first = await saved(page, 'SVG');
  expect(first.bytes.toString()).toBe(await toSVG(view(page), SHARED));
});

test('a picture is copied by keys alone, as pixels or as text, and that is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { step: 'cutoff:6' });
  await (await underMore(page, 'Share…')).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(button(dialog, 'Copy link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Copy picture')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('The picture is copied.');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return { width, height };
  });
  const shown = await dialog.locator('.plate svg').evaluate((svg) => ({
    width: 2 * Number(svg.getAttribute('width')),
    height: 2 * Number(svg.getAttribute('height')),
  }));
  expect(copied).toEqual(shown);
  await unfold(dialog, 'The picture');
  await choose(page, { 'Copied as': 'SVG', Colours: 'Dark' });
  await button(dialog, 'Copy picture').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await toSVG(view(page), { ...SHARED, theme: 'dark' }));
});

test('the picture of Share… follows what is arranged, in the theme and the language of whoever gets it', async ({
  page,
}) => {
  await open(page, { step: 'cutoff:6' });
  const dialog = await openShare(page);
  await unfold(dialog, 'The link');
  const picture = (/** @type {string} */ name) => dialog.getByRole('img', { name });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Lecture 4');
  await expect(picture('Alpha-beta, step 74 of 76')).toContainText('Lecture 4');
  await dialog.getByRole('checkbox', { name: 'As an exercise' }).check();
  await expect(picture('Alpha-beta, step 0 of 76')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'As an exercise' }).uncheck();
  const ruled = await dialog.locator('.plate svg > *').count();
  await dialog.getByRole('checkbox', { name: 'Without the ruler' }).check();
  expect(await dialog.locator('.plate svg > *').count()).toBeLessThan(ruled);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('sv');
  await expect(picture('Alfa-beta, steg 74 av 76')).toBeVisible();
});
