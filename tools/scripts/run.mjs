// Child processes: each in a group of its own, so that stopping this script stops whatever they started too.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';

/** @import { ChildProcess } from 'node:child_process' */

/** The repository's root, in which every command runs. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Something that a person can put right: its message is shown without a stack. */
export class Failure extends Error {}

/** @type {Set<ChildProcess>} */
const children = new Set();

/** Whether this script was asked to end. */
let stopping = false;

/**
 * Runs a command to its end and returns its standard output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   output?: 'show' | 'take' | 'both',
 *   quiet?: boolean,
 *   downloads?: string,
 *   env?: Record<string, string>,
 *   hear?: (line: string) => void,
 *   cwd?: string,
 *   signal?: AbortSignal,
 * }} [options] `output`: whether standard output is shown, returned, or both; `quiet` hides standard error; `downloads` says what the
 *   command may have to download: standard error is shown only if it fails for another reason than the network; `hear` gets each
 *   line of standard output and standard error, which are then neither shown nor returned; `cwd`: the folder in which it runs;
 *   `signal` ends it, with whatever it has started
 * @returns {Promise<string>}
 * @throws {Failure} if it cannot be started or ends with anything but 0
 */
export function run(command, args, options = {}) {
  const { output = 'show', quiet = false, downloads, env = {}, hear, cwd = ROOT, signal } = options;
  const shown = [command === process.execPath ? 'node' : command, ...args].join(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
      stdio: hear
        ? ['ignore', 'pipe', 'pipe']
        : ['ignore', output === 'show' ? 'inherit' : 'pipe', errorsOf({ quiet, downloads })],
    });
    children.add(child);
    const end = () => {
      sendSignal(child, 'SIGINT');
      setTimeout(() => sendSignal(child, 'SIGKILL'), 3000).unref();
    };
    signal?.addEventListener('abort', end);
    if (hear) listen(child, hear);
    let text = '';
    let errors = '';
    const decoder = new StringDecoder('utf8');
    if (downloads)
      child.stderr?.setEncoding('utf8').on('data', (more) => {
        errors += more;
      });
    child.stdout?.on('data', (bytes) => {
      if (hear) return;
      text += decoder.write(bytes);
      if (output === 'both') process.stdout.write(bytes);
    });
    child.on('error', (error) => {
      children.delete(child);
      reject(new Failure(`${shown}: ${error.message}`));
    });
    child.on('close', (code, by) => {
      children.delete(child);
      signal?.removeEventListener('abort', end);
      // This script is ending, so the end of a child is no failure.
      if (stopping) return;
      if (code === 0) resolve(text);
      else if (downloads && UNREACHABLE.test(errors)) reject(new Failure(unreachable(downloads)));
      else reject(new Failure(`${errors}${shown}: ended with ${by ?? `exit code ${code}`}`));
    });
  });
}

/** @param {{ quiet: boolean, downloads?: string }} options @returns {'ignore' | 'pipe' | 'inherit'} */
function errorsOf({ quiet, downloads }) {
  if (downloads) return 'pipe';
  return quiet ? 'ignore' : 'inherit';
}

/** What cargo, rustup, npm and pip say where a registry cannot be reached. */
export const UNREACHABLE =
  /download of .+ failed|failed to download from|could not download file|[Cc]ould not resolve|Couldn't resolve|[Cc]ould ?n[o']t connect|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|name resolution|Network is unreachable/;

/** @param {string} what */
const unreachable = (what) =>
  `${what} cannot be downloaded, because the network does not answer: connect, and run the same command again.`;

/** @param {ChildProcess} child @param {(line: string) => void} hear */
function listen(child, hear) {
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', hear);
  }
}

/**
 * Runs a script of an installed npm package, without npx between, which would cost half a second.
 *
 * @param {string} path in node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runInstalled(path, args = [], options = {}) {
  return run(process.execPath, [join(ROOT, 'node_modules', path), ...args], options);
}

/**
 * Whether a command can be run and succeeds; shows none of its output.
 *
 * @param {string} command
 * @param {string[]} args
 */
export async function succeeds(command, args) {
  try {
    await run(command, args, { output: 'take', quiet: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends all children when this script is asked to end, and then itself.
 *
 * @param {number} exitCode
 */
export function stopOnSignals(exitCode) {
  const stop = () => {
    // After a second signal, nobody wants to wait.
    signalAll(stopping ? 'SIGKILL' : 'SIGINT');
    stopping = true;
    const deadline = setTimeout(() => signalAll('SIGKILL'), 3000);
    const poll = setInterval(() => {
      if (children.size > 0) return;
      clearInterval(poll);
      clearTimeout(deadline);
      process.exit(exitCode);
    }, 20);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of children) sendSignal(child, signal);
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal also for whatever it has started */
function sendSignal(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
