// Installs everything that a build needs.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure, ROOT, run, succeeds } from './run.mjs';

const WASM_TARGET = 'wasm32-unknown-unknown';
const GET_RUST = 'install Rust with rustup from https://rustup.rs, then open a new terminal';

/** The compiler with its linters and its target, and the npm packages: what every command needs that checks or tests. */
export async function ensureTools() {
  // First the part that may need a person.
  await ensureRust(['clippy', 'fmt']);
  await ensurePackages();
}

/** The compiler and its target: what compiles the WebAssembly. */
export const ensureBuildTools = () => ensureRust([]);

/** Runs `npm ci` if the installed packages are not those of package-lock.json. */
export async function ensurePackages() {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.plyscope-lock');
  if ((await readOr(stamp, '')) === hash) return;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const options = { output: /** @type {const} */ ('take'), downloads: 'The npm packages' };
  // npm gives its own path, so there is no need to find `npm.cmd` on Windows.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args], options);
  else await run('npm', args, options);
  await writeFile(stamp, hash);
}

/** What rustup calls the parts that cargo has as commands. @type {Record<string, string>} */
const COMPONENTS = { clippy: 'clippy', fmt: 'rustfmt' };

/** Ensures the pinned compiler, the WebAssembly target and commands of cargo. @param {string[]} commands */
async function ensureRust(commands) {
  // rustup's own folder is not on the PATH of a shell that is older than the installation.
  process.env.PATH += delimiter + join(homedir(), '.cargo', 'bin');
  const rustup = await succeeds('rustup', ['--version']);
  if (!(await succeeds('cargo', ['--version']))) {
    if (!rustup) throw new Failure(`cargo was not found: ${GET_RUST}`);
    await installCompiler();
  }
  await expectVersion(rustup);
  const missing = [];
  for (const command of commands) {
    if (!(await succeeds('cargo', [command, '--version']))) missing.push(COMPONENTS[command]);
  }
  const target = await hasWasmTarget();
  if (target && missing.length === 0) return;
  if (!rustup) {
    const lacks = [...(target ? [] : [`the target ${WASM_TARGET}`]), ...missing].join(', ');
    throw new Failure(`this Rust has no rustup and lacks ${lacks}: ${GET_RUST}`);
  }
  const options = { downloads: 'Parts of Rust' };
  if (missing.length > 0) await run('rustup', ['component', 'add', ...missing], options);
  if (!target) await run('rustup', ['target', 'add', WASM_TARGET], options);
}

/** Fails where the compiler is older than the pinned one, which only rustup could install. @param {boolean} rustup */
async function expectVersion(rustup) {
  if (rustup) return;
  const numbers = (/** @type {string} */ text) => text.match(/\d+/g)?.map(Number) ?? [];
  const pinned = await pinnedVersion();
  const found = (await run('rustc', ['--version'], { output: 'take' })).split(' ')[1] ?? '';
  const [[major, minor], [ours, least]] = [numbers(found), numbers(pinned)];
  if (major > ours || (major === ours && minor >= least)) return;
  throw new Failure(`Rust ${found} is too old, ${pinned} is needed: ${GET_RUST}`);
}

/** @returns {Promise<string>} */
async function pinnedVersion() {
  const pinned = await readFile(join(ROOT, 'rust-toolchain.toml'), 'utf8');
  const channel = /^channel = "(.+)"$/m.exec(pinned)?.[1];
  if (!channel) throw new Failure('rust-toolchain.toml names no channel');
  return channel;
}

/** Installs the compiler that rust-toolchain.toml pins, if rustup does not do so by itself. */
async function installCompiler() {
  const channel = await pinnedVersion();
  console.log(`Installing Rust ${channel}`);
  const parts = ['--component', 'clippy', '--component', 'rustfmt', '--target', WASM_TARGET];
  await run(
    'rustup',
    ['toolchain', 'install', channel, '--profile', 'minimal', '--no-self-update', ...parts],
    { downloads: `Rust ${channel}` },
  );
}

async function hasWasmTarget() {
  const args = ['--print', 'target-libdir', '--target', WASM_TARGET];
  return existsSync((await run('rustc', args, { output: 'take' })).trim());
}

/**
 * @param {string} path
 * @param {string} otherwise
 */
export async function readOr(path, otherwise) {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return otherwise;
  }
}
