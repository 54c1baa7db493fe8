// The commands behind the npm scripts, and the parts of `npm run check`, `npm test` and `npm run test:all`.

import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bench } from './bench.mjs';
import { ensureBrowsers, everyChromium, GATE } from './browsers.mjs';
import { checkCrates } from './deny.mjs';
import { testFrameworks } from './frameworks.mjs';
import { fuzz } from './fuzz.mjs';
import { checkLayers } from './layers.mjs';
import { testMatrix } from './matrix.mjs';
import { testMutants } from './mutants.mjs';
import { benchNewcomer } from './newcomer.mjs';
import { withTable } from './package/readme.mjs';
import { PREPARED, runParts, withBuilds } from './parts.mjs';
import { testPython } from './python.mjs';
import { Failure, ROOT, run, runInstalled } from './run.mjs';
import { serve } from './serve.mjs';
import { ensureTools } from './tools.mjs';
import { buildWasm, CRATES, TOOL_CRATES, writeTypes } from './wasm.mjs';

/** @import { Part } from './parts.mjs' */

/** Vite is there only after `ensureTools()`. */
const buildDist = async () => (await import('./package/build.mjs')).buildDist();

const BIOME = '@biomejs/biome/bin/biome';
const PLAYWRIGHT = '@playwright/test/cli.js';

const WASM = [
  ...['--locked', '--package', 'plyscope-wasm', '--package', 'plyscope-formats-wasm'],
  ...['--target', 'wasm32-unknown-unknown'],
];

// Each list is in the order in which its parts begin where nothing holds them up: what takes long, or holds others up, is first.

/** @type {Part[]} */
const MADE_QUICKLY = [
  {
    name: 'wasm',
    says: 'The WebAssembly, compiled quickly',
    builds: true,
    run: () => buildWasm('quick'),
  },
];

/** The tests of Rust wait for it, so it is early. @type {Part} */
const TYPINGS = {
  name: 'typings',
  says: 'Types of what crosses between Rust and JavaScript',
  needs: ['wasm'],
  builds: true,
  run: () => writeTypes('quick'),
};

/** @type {Part[]} */
const CHECKS = [
  {
    name: 'format',
    says: 'Formats, lints of JavaScript, imports downwards only',
    async run() {
      await run('cargo', ['fmt', '--all', '--check']);
      await runInstalled(BIOME, ['check', '--error-on-warnings']);
      await checkLayers();
    },
  },
  {
    name: 'unused',
    says: 'Unused files, exports and packages',
    needs: ['wasm'],
    run: () => runInstalled('knip/bin/knip.js'),
  },
  {
    name: 'types',
    says: 'Types of JavaScript',
    needs: ['typings'],
    run: () => runInstalled('typescript/bin/tsc'),
  },
  {
    name: 'clippy',
    says: 'Lints of Rust',
    needs: ['typings'],
    run: () => clippy(CRATES),
  },
];

/** @type {Part} */
const RUST = {
  name: 'rust',
  says: 'Tests of Rust',
  // Cargo lets one call at a time into its folder.
  needs: ['wasm', 'typings'],
  run: () => run('cargo', ['test', '--no-fail-fast', ...CRATES], { output: 'both' }),
};

/** @type {Part[]} */
const IN_NODE = [
  {
    name: 'unit',
    says: 'Tests of JavaScript in Node',
    needs: ['wasm'],
    run: unitTests,
  },
  {
    name: 'dom',
    says: 'Journeys through the page on a document in Node',
    needs: ['wasm'],
    run: async () => testsTogether(await testFiles('tests/dom')),
  },
  {
    name: 'exports',
    says: 'Tests of what the WebAssembly exports, in Node',
    needs: ['wasm'],
    run: async () => testsTogether(await testFiles('tests/wasm')),
  },
];

/** What `npm test` runs. @type {Part[]} */
const TEST = [
  ...MADE_QUICKLY,
  TYPINGS,
  RUST,
  {
    name: 'quick-build',
    says: 'dist/ with that WebAssembly',
    needs: ['wasm'],
    builds: true,
    run: buildDist,
  },
  {
    name: 'gate',
    says: 'Journeys in Chromium',
    needs: ['quick-build'],
    async run() {
      await ensureBrowsers();
      return browserTests(GATE);
    },
  },
  ...IN_NODE,
  ...CHECKS,
];

/** What `npm run test:all` runs. @type {Part[]} */
const ALL = [
  ...MADE_QUICKLY,
  TYPINGS,
  RUST,
  ...IN_NODE,
  ...CHECKS,
  {
    name: 'clippy-tests',
    says: 'Lints of Rust in its tests and tools',
    needs: ['clippy'],
    async run() {
      await clippy([...CRATES, '--all-targets']);
      await clippy(TOOL_CRATES.flatMap((crate) => ['--package', crate]));
    },
  },
  {
    name: 'depth',
    says: 'Tests of the WebAssembly in Rust, unoptimised',
    needs: ['clippy-tests'],
    run: () => run('cargo', ['test', ...WASM, '--profile', 'unoptimised'], { output: 'both' }),
  },
  {
    name: 'crates',
    says: 'Licences, sources and vulnerabilities of crates',
    needs: ['depth'],
    run: checkCrates,
  },
  {
    name: 'build',
    says: 'dist/ as it is shipped',
    // The tests before it look at the quick WebAssembly, which it replaces.
    needs: ['types', 'unused', 'unit', 'dom', 'exports', 'depth'],
    builds: true,
    async run() {
      await buildWasm('release');
      await writeTypes('release');
      await buildDist();
    },
  },
  {
    name: 'shipped',
    says: 'Tests of what the shipped WebAssembly exports, in Node',
    needs: ['build'],
    run: () => nodeTests('tests/wasm'),
  },
  {
    name: 'dist',
    says: 'Tests of dist/ in Node',
    needs: ['build'],
    run: () => nodeTests('tests/dist'),
  },
  {
    name: 'python',
    says: 'Tests of the Python package',
    needs: ['build'],
    builds: true,
    run: testPython,
  },
  {
    name: 'browsers',
    says: 'All tests in every Chromium here and in Firefox',
    needs: ['python', 'shipped', 'dist'],
    run: testBrowsers,
  },
  {
    name: 'matrix',
    says: 'Every state at every size, in Chromium',
    needs: ['browsers'],
    async run() {
      await ensureBrowsers();
      return testMatrix([]);
    },
  },
  {
    name: 'frameworks',
    says: 'Sites of Docusaurus, Next, Nuxt, SvelteKit, Astro, and what bundlers make',
    needs: ['matrix'],
    async run() {
      await ensureBrowsers();
      await testFrameworks();
    },
  },
  {
    name: 'latex',
    says: 'Figures in LaTeX',
    needs: ['matrix'],
    // Its modules need the built wasm.
    run: async () => (await import('./latex.mjs')).compileFigures(),
  },
  {
    name: 'fuzz',
    says: 'Ten minutes of fuzzing',
    needs: ['frameworks', 'latex'],
    run: () => fuzz(['--minutes', '10']),
  },
];

/** How many times their usual number of cases properties try for every change, and before an issue ends. */
const EFFORT = { change: '0.25', issue: '2.5' };

/** Each takes the arguments after its name. @type {Record<string, (...args: string[]) => Promise<unknown>>} */
export const commands = {
  start: serve,

  async test() {
    await ensureTools();
    const { PLYSCOPE_EFFORT = EFFORT.change } = process.env;
    await runParts(TEST, { PLYSCOPE_EFFORT });
  },

  async 'test-all'() {
    await ensureTools();
    const seed = process.env.PLYSCOPE_SEED ?? String(Date.now() % 2 ** 31);
    const effort = process.env.PLYSCOPE_EFFORT ?? EFFORT.issue;
    console.log(`Again with the same cases: PLYSCOPE_SEED=${seed} PLYSCOPE_EFFORT=${effort}`);
    // It takes an hour: whoever waits for it is told of all that fails.
    const env = { PLYSCOPE_SEED: seed, PLYSCOPE_EFFORT: effort };
    await runParts(ALL, env, { toTheEnd: true });
  },

  /** One part; by hand also what it needs. @param {string} name */
  async part(name) {
    const all = [...TEST, ...ALL];
    const part = all.find((each) => each.name === name);
    const names = [...new Set(all.map((each) => each.name))].join(', ');
    if (!part) throw new Failure(`usage: npm run part -- NAME, one of ${names}`);
    if (process.env[PREPARED]) return part.run();
    await ensureTools();
    // A part of npm test builds as quickly as that does.
    const run = TEST.includes(part) ? TEST : ALL;
    for (const each of withBuilds(part, run)) await each.run();
  },

  async 'test-matrix'(...args) {
    await ensureTools();
    await ensureBrowsers();
    await buildWasm('quick');
    await buildDist();
    await testMatrix(args);
  },

  async 'test-mutants'(...args) {
    await ensureTools();
    await ensureBrowsers();
    await buildWasm('quick');
    process.env.PLYSCOPE_EFFORT ??= EFFORT.change;
    await testMutants(args);
  },

  async 'test-mutants-core'(...args) {
    await ensureTools();
    await run('cargo', ['run', '--locked', '--package', 'plyscope-mutants', '--', ...args]);
  },

  async check() {
    await ensureTools();
    await runParts([...MADE_QUICKLY, TYPINGS, ...CHECKS]);
  },

  /** @param {string} [option] @param {string} [host] where the page will be, for the picture of links to it */
  async build(option, host = '') {
    const hasPreview = option === '--previews' && URL.canParse(host) && host.endsWith('/');
    if (option !== undefined && !hasPreview)
      throw new Failure('usage: npm run build -- --previews https://example.org/plyscope/');
    await ensureTools();
    await buildWasm('release');
    await writeTypes('release');
    if (hasPreview) process.env.PLYSCOPE_PREVIEWS = host;
    await buildDist();
    // Its modules need the built wasm.
    if (hasPreview) await (await import('./preview.mjs')).drawPreview();
  },

  async wasm() {
    await ensureTools();
    await buildWasm('quick');
    await writeTypes('quick');
  },

  async format() {
    await ensureTools();
    await run('cargo', ['fmt', '--all']);
    await runInstalled(BIOME, ['check', '--write']);
    const readme = join(ROOT, 'README.md');
    await writeFile(readme, withTable(await readFile(readme, 'utf8')));
  },

  async python() {
    await ensureTools();
    await testPython();
  },

  async fuzz(...args) {
    await ensureTools();
    await fuzz(args);
  },

  async latex() {
    await ensureTools();
    // Its modules need the built wasm.
    const { compileFigures } = await import('./latex.mjs');
    await compileFigures();
  },

  async frameworks(...names) {
    await ensureTools();
    await ensureBrowsers();
    await buildWasm('release');
    await buildDist();
    await testFrameworks(names.length > 0 ? names : undefined);
  },

  async bench() {
    await ensureTools();
    await bench();
  },

  'bench-newcomer': (...args) => benchNewcomer(args),
};

/** @param {string[]} crates */
const clippy = (crates) => run('cargo', ['clippy', ...crates, '--', '--deny', 'warnings']);

/** @param {string[]} args @param {Record<string, string>} [env] */
const browserTests = (args, env = {}) =>
  runInstalled(PLAYWRIGHT, ['test', ...args], { output: 'both', env });

/** Every test in each Chromium that can be had, and those of what browsers do each in their own way in Firefox. */
async function testBrowsers() {
  await ensureBrowsers({ every: true });
  const outputs = [await browserTests(['--project', 'firefox'])];
  for (const path of everyChromium()) {
    console.log(`In ${path}`);
    const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: path };
    outputs.push(await browserTests(['--project', 'chromium'], env));
  }
  return outputs.join('\n');
}

/** @param {string[]} folders */
const nodeTests = async (...folders) =>
  testsAlone((await Promise.all(folders.map(testFiles))).flat());

/** Tests in a process for each file. @param {string[]} files */
async function testsAlone(files) {
  // By itself Node leaves one processor idle, which is half of two.
  const atOnce = `--test-concurrency=${availableParallelism()}`;
  const options = ['--test', atOnce, '--test-reporter=spec'];
  return run(process.execPath, [...options, ...files], { output: 'both' });
}

/** A unit test with this in its text replaces something that Node has, and needs a process of its own. */
const REPLACES = /\bglobalThis\b|support\/(elements|workers)\.js'/;

async function unitTests() {
  const files = await testFiles('tests/unit');
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const [alone, together] = [true, false].map((is) =>
    files.filter((_, at) => REPLACES.test(texts[at]) === is),
  );
  return [await testsTogether(together), await testsAlone(alone)].join('\n');
}

/** Tests in as many processes as there are processors: to load what they test takes longer than most of them. @param {string[]} files */
async function testsTogether(files) {
  const several = Array.from({ length: availableParallelism() }, (_, at) =>
    files.filter((_, index) => index % availableParallelism() === at),
  );
  const options = ['--test-reporter=spec', join('tests', 'together.js')];
  const outputs = several
    .filter((some) => some.length > 0)
    .map((some) => run(process.execPath, [...options, ...some], { output: 'both' }));
  return (await Promise.all(outputs)).join('\n');
}

/** The tests in a folder, named one by one: the releases of Node differ in what a folder stands for. @param {string} folder */
async function testFiles(folder) {
  const names = existsSync(join(ROOT, folder))
    ? await readdir(join(ROOT, folder), { recursive: true })
    : [];
  const files = names.filter((name) => name.endsWith('.test.js')).map((name) => join(folder, name));
  if (files.length === 0) throw new Failure(`${folder} holds no *.test.js`);
  return files.sort();
}
