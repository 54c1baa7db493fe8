/** Files and streams, as Node has them. */

import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

/** @import { Surroundings } from './surroundings.js' */

/** @type {Pick<Surroundings, 'read' | 'readBytes' | 'input' | 'write' | 'out' | 'error' | 'languages'>} */
export const inNode = {
  read: async (path) => (await readBytes(path))?.toString('utf8') ?? null,
  readBytes,
  input,
  write,
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  languages: [process.env.LC_ALL, process.env.LC_MESSAGES, process.env.LANG]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => /** @type {string} */ (name).replace(/[_.].*/, '')),
};

/** @param {string} path */
async function readBytes(path) {
  try {
    return await readFile(path);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    // A folder is not a file.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}

async function input() {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) text += part;
  return text;
}

/** Writes beside the file, and puts that in its place once it is whole. @param {string} path @param {string | Uint8Array} content */
async function write(path, content) {
  const there = await stat(path).catch(() => null);
  // A device or a pipe has no place that another could take.
  if (there !== null && !there.isFile()) return writeFile(path, content);
  const beside = `${path}.${process.pid}.part`;
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
