// `npm run bench:newcomer`: how long whoever comes first waits, on a fresh clone in a folder of its own. Of caches it finds only those
// of cargo and npm for packages; with `--empty` not even those. `-- page` takes only the times to the page, `-- tests` only those of
// the tests.

import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, ROOT, run } from './run.mjs';

const RESULTS = join(ROOT, 'docs', 'benchmarks.md');

/** A file whose change compiles the search again, and with it all that is above. */
const CHANGED = join('crates', 'search', 'src', 'lib.rs');

/** Takes the times and adds them to docs/benchmarks.md. @param {string[]} args */
export async function benchNewcomer(args) {
  const empty = args.includes('--empty');
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-newcomer-'));
  const clone = join(folder, 'clone');
  /** @type {Record<string, string>} */
  const env = empty
    ? { CARGO_HOME: join(folder, 'cargo'), npm_config_cache: join(folder, 'npm') }
    : {};
  try {
    if (!args.includes('tests')) await note(await toThePage(clone, env), empty);
    if (!args.includes('page')) await note(await ofTheTests(clone, env), empty);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The seconds of each start. @param {string} clone where it will be @param {Record<string, string>} env @returns {Promise<Record<string, number>>} */
async function toThePage(clone, env) {
  await run('git', ['clone', '--quiet', ROOT, clone]);
  const first = await startedIn(clone, env);
  const second = await startedIn(clone, env);
  await appendFile(
    join(clone, CHANGED),
    '\n/// Makes it another file.\npub const CHANGED: u8 = 1;\n',
  );
  const changed = await startedIn(clone, env);
  await rm(clone, { recursive: true });
  return {
    'clone to page': first,
    'the second start': second,
    'start after a change in crates/search': changed,
  };
}

/** The seconds of `npm test`, twice. @param {string} clone where it will be @param {Record<string, string>} env @returns {Promise<Record<string, number>>} */
async function ofTheTests(clone, env) {
  await run('git', ['clone', '--quiet', ROOT, clone]);
  const cold = await tested(clone, env);
  return { 'npm test, cold': cold, 'npm test, warm': await tested(clone, env) };
}

/** The seconds until the page answers. @param {string} clone @param {Record<string, string>} env */
async function startedIn(clone, env) {
  const port = await freePort();
  const began = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let gone = false;
  ended.then(() => {
    gone = true;
  });
  while (!(await answers(port))) {
    if (gone) throw new Failure('npm start ended before the page answered');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = since(began);
  console.log(`the page answered after ${seconds} s`);
  if (server.pid) process.kill(-server.pid, 'SIGINT');
  await ended;
  return seconds;
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const socket = createServer();
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The seconds that `npm test` takes. @param {string} clone @param {Record<string, string>} env */
async function tested(clone, env) {
  const began = performance.now();
  await run('npm', ['--prefix', clone, 'test'], { env });
  return since(began);
}

/** @param {number} began */
const since = (began) => Number(((performance.now() - began) / 1000).toPrecision(3));

/** Adds a row for each time. @param {Record<string, number>} seconds @param {boolean} empty */
async function note(seconds, empty) {
  const date = new Date().toISOString().slice(0, 10);
  const [{ model }] = cpus();
  const machine = `${cpus().length} × ${model.trim()}`;
  const caches = empty ? 'none' : 'packages';
  const rows = Object.entries(seconds).map(
    ([what, value]) => `| ${date} | ${what} | ${value} | ${caches} | ${machine} |`,
  );
  await writeFile(RESULTS, `${(await readFile(RESULTS, 'utf8')).trimEnd()}\n${rows.join('\n')}\n`);
  console.log(rows.join('\n'));
}
