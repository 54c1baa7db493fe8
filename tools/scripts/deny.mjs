// cargo-deny: whether the licences and sources of all crates are those that deny.toml allows, and whether a vulnerability is
// known in one.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, succeeds } from './run.mjs';

const VERSION = '0.20.2';

/** A folder of its own for each version: what is in it is that version, and no other on this machine is replaced. */
const FOLDER = join(ROOT, 'target', 'tools', `cargo-deny-${VERSION}`);
const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const PROGRAM = join(FOLDER, 'bin', `cargo-deny${SUFFIX}`);

/** Looks at all crates that Cargo.lock names, for every platform. */
export async function checkCrates() {
  if (!existsSync(PROGRAM)) await install();
  await run(PROGRAM, ['--locked', '--all-features', 'check', 'licenses', 'sources', 'bans']);
  // The only check that asks for more than cargo has: a database on GitHub, which not every machine can reach.
  if (await succeeds(PROGRAM, ['fetch', 'db'])) {
    // It was fetched just now: once is enough.
    await run(PROGRAM, ['--locked', '--offline', '--all-features', 'check', 'advisories']);
  } else {
    console.log('advisories not checked: the RustSec database cannot be reached');
  }
}

async function install() {
  console.log(`Installing cargo-deny ${VERSION}`);
  // Quiet, because it would ask to be put on the PATH.
  const args = [
    '--quiet',
    '--locked',
    '--no-default-features',
    '--profile',
    'dev',
    '--root',
    FOLDER,
  ];
  // It runs for seconds. Compiled as its authors ship it, it would be ready many minutes later.
  const env = { CARGO_PROFILE_DEV_DEBUG: '0', CARGO_PROFILE_DEV_INCREMENTAL: 'false' };
  await run('cargo', ['install', `cargo-deny@${VERSION}`, ...args], { env });
}
