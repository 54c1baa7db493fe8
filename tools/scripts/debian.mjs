// What is missing, from Debian's packages, where that is allowed.

import { existsSync, readFileSync } from 'node:fs';
import { Failure, run } from './run.mjs';

export function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Ubuntu's packages of browsers only point to its snap store.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string[]} packages */
export async function installFromDebian(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}

/**
 * Goes on if an installer fails: the next one may succeed, and the last message says what is missing.
 *
 * @param {() => Promise<unknown>} install
 */
export async function tryTo(install) {
  try {
    await install();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
  }
}
