// The folders of www/src as layers: each may import from itself and from those below it.

import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Failure, ROOT } from './run.mjs';

/** The layers, from the top down. */
export const LAYERS = [
  'page',
  'element',
  'features',
  'panels',
  'input',
  'canvas',
  'scene',
  'text',
  'session',
  'engine',
  'layout',
  'styles',
];

/** An import, a re-export, `import()`, and the types that JSDoc imports. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;

/**
 * The imports that lead from a layer to one above it, or from or to a folder that is no layer.
 *
 * @param {ReadonlyMap<string, string>} modules source by path below www/src, such as `scene/look.js`
 * @returns {string[]} each as `scene/look.js -> panels/story.js`
 */
export function upwardImports(modules) {
  return [...modules].flatMap(([path, source]) =>
    [...source.matchAll(IMPORT)]
      .map(([, target]) => posix.normalize(posix.join(posix.dirname(path), target)))
      .filter((target) => !target.startsWith('../') && !isDownward(path, target))
      .map((target) => `${path} -> ${target}`),
  );
}

/** @param {string} path @param {string} target */
function isDownward(path, target) {
  const [from, to] = [path, target].map((each) => LAYERS.indexOf(each.split('/')[0]));
  return from >= 0 && to >= from;
}

/** Fails if an import leads upwards. */
export async function checkLayers() {
  const folder = join(ROOT, 'www', 'src');
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'));
  const read = async (/** @type {string} */ name) =>
    /** @type {const} */ ([name, await readFile(join(folder, name), 'utf8')]);
  const upward = upwardImports(new Map(await Promise.all(names.map(read))));
  if (upward.length === 0) return;
  const order = LAYERS.join(' > ');
  throw new Failure(`Imports lead upwards (${order}):\n  ${[...new Set(upward)].join('\n  ')}`);
}
