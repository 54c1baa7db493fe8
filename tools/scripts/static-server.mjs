// The plainest static host, for the tests: folders under prefixes, on this machine only, no rewriting. Browsers keep
// what lies in assets/, where names change with the contents, and nothing else.

import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string>} */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @param {Record<string, string>} mounts a folder by the prefix that it is served under, such as `/some/where/`
 * @param {Record<string, Record<string, string>>} [headers] further headers by such a prefix
 * @returns {Promise<{ origin: string, close: () => Promise<unknown> }>}
 */
export async function serveFolders(mounts, headers = {}) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = await find(mounts, path);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`Nothing at ${path}`);
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const keep = path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-store';
    const prefix = Object.keys(headers).find((each) => path.startsWith(each)) ?? '';
    response.writeHead(200, { 'content-type': type, 'cache-control': keep, ...headers[prefix] });
    response.end(await readFile(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}

/**
 * The file at a path, or nothing.
 *
 * @param {Record<string, string>} mounts
 * @param {string} path
 */
async function find(mounts, path) {
  for (const [prefix, folder] of Object.entries(mounts)) {
    if (!path.startsWith(prefix)) continue;
    const file = join(folder, path.slice(prefix.length), path.endsWith('/') ? 'index.html' : '');
    if (file.startsWith(folder + sep) && (await isFile(file))) return file;
  }
  return undefined;
}

/** @param {string} path */
async function isFile(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
