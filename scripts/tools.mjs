// Installs everything that a build needs.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure, ROOT, run, succeeds } from './run.mjs';

const WASM_TARGET = 'wasm32-unknown-unknown';
const GET_RUST = 'install Rust with rustup from https://rustup.rs, then open a new terminal';

/** The compiler, its target and the npm packages: what every command needs. */
export async function ensureTools() {
  // First the part that may need a person.
  await ensureRust();
  await ensurePackages();
}

/** Runs `npm ci` if the installed packages are not those of package-lock.json. */
async function ensurePackages() {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.plyscope-lock');
  if ((await readOr(stamp, '')) === hash) return;
  console.log('Installing npm packages');
  // npm gives its own path, so there is no need to find `npm.cmd` on Windows.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, 'ci']);
  else await run('npm', ['ci']);
  await writeFile(stamp, hash);
}

/** Ensures the pinned compiler, its linters and the WebAssembly target. */
async function ensureRust() {
  // rustup's own folder is not on the PATH of a shell that is older than the installation.
  process.env.PATH += delimiter + join(homedir(), '.cargo', 'bin');
  const rustup = await succeeds('rustup', ['--version']);
  if (!(await succeeds('cargo', ['--version']))) {
    if (!rustup) throw new Failure(`cargo was not found: ${GET_RUST}`);
    await installCompiler();
  }
  const missing = [];
  if (!(await succeeds('cargo', ['clippy', '--version']))) missing.push('clippy');
  if (!(await succeeds('cargo', ['fmt', '--version']))) missing.push('rustfmt');
  const target = await hasWasmTarget();
  if (target && missing.length === 0) return;
  if (!rustup) {
    const lacks = [...(target ? [] : [`the target ${WASM_TARGET}`]), ...missing].join(', ');
    throw new Failure(`this Rust has no rustup and lacks ${lacks}: ${GET_RUST}`);
  }
  if (missing.length > 0) await run('rustup', ['component', 'add', ...missing]);
  if (!target) await run('rustup', ['target', 'add', WASM_TARGET]);
}

/** Installs the compiler that rust-toolchain.toml pins, if rustup does not do so by itself. */
async function installCompiler() {
  const pinned = await readFile(join(ROOT, 'rust-toolchain.toml'), 'utf8');
  const channel = /^channel = "(.+)"$/m.exec(pinned)?.[1];
  if (!channel) throw new Failure('rust-toolchain.toml names no channel');
  console.log(`Installing Rust ${channel}`);
  const parts = ['--component', 'clippy', '--component', 'rustfmt', '--target', WASM_TARGET];
  await run('rustup', [
    'toolchain',
    'install',
    channel,
    '--profile',
    'minimal',
    '--no-self-update',
    ...parts,
  ]);
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
