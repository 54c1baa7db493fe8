/**
 * What Vite does to the page's modules, done to them in Node as they are loaded: texts and addresses that are imported as modules, the
 * folders of languages, and the lists that the build makes. Style sheets are empty, since nothing is laid out.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aboutLesson } from '../../../www/src/page/lessons/about.js';
import { readLesson } from '../../../www/src/page/lessons/reading.js';

/** @import { LoadHook, ResolveHook } from 'node:module' */

const LANGUAGES = new URL('../../../www/locales/', import.meta.url);
const LESSONS = new URL('../../../www/lessons/', import.meta.url);

/** The scheme of the modules that the build makes. */
const MADE = 'virtual:plyscope/';

/** The text that the address of a module holds which cannot be loaded at the moment; its length comes first. */
let missing = new Uint8Array(new SharedArrayBuffer(1));

/** @param {{missing: SharedArrayBuffer}} data */
export function initialize(data) {
  missing = new Uint8Array(data.missing);
}

/** @param {string} specifier */
function isMissing(specifier) {
  const length = missing[0];
  if (length === 0) return false;
  return specifier.includes(Buffer.from(missing.slice(1, 1 + length)).toString());
}

/** @type {ResolveHook} */
export async function resolve(specifier, context, next) {
  if (isMissing(specifier)) throw new Error('the file is not there');
  if (specifier.startsWith(MADE)) return { url: specifier, format: 'module', shortCircuit: true };
  // Lit has another build for servers, which Node would take.
  if (/^(lit|@lit)\b/.test(specifier)) {
    const conditions = context.conditions.filter((each) => each !== 'node');
    return next(specifier, { ...context, conditions });
  }
  const [path, query] = specifier.split('?');
  // What a page loads of itself is loaded anew with it.
  const visit = /\?visit=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (visit !== undefined && query === undefined) {
    const found = await next(specifier, context);
    return found.url.includes('/www/src/page/') ? { ...found, url: `${found.url}${visit}` } : found;
  }
  if (!['inline', 'raw', 'url'].includes(query)) return next(specifier, context);
  const { url } = await next(path, context);
  return { url: `${url}?${query}`, format: 'module', shortCircuit: true };
}

/** @type {LoadHook} */
export async function load(url, context, next) {
  const source = sourceOf(url);
  return source === null ? next(url, context) : { source, format: 'module', shortCircuit: true };
}

/** The source of a module that Node could not load by itself; null for any other. @param {string} url */
function sourceOf(url) {
  const { href, pathname, search } = new URL(url);
  if (href === `${MADE}lessons`) return `export const lessons = ${lessons()};`;
  // Programs run in a browser's frame only.
  if (href.startsWith(MADE)) return exported('');
  if (search === '?inline') return exported('');
  if (search === '?raw') return exported(readFileSync(fileURLToPath(url), 'utf8'));
  if (search === '?url') return exported(pathname);
  if (/\/www\/locales\/[^/]+\/(opened\/)?index\.js$/.test(pathname))
    return exported(textsIn(new URL('.', url)));
  if (pathname.endsWith('/www/src/text/languages.js')) return withFolders(url);
  if (/\/www\/src\/page\/(page|embed\/embed)\.js$/.test(pathname)) return asServed(url);
  return null;
}

/** @param {unknown} value */
const exported = (value) => `export default ${JSON.stringify(value)};`;

/** The messages of a language that the page says. @param {URL} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && file !== 'command.ftl')
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** The module of the languages, with the folders that there are. @param {string} url */
function withFolders(url) {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  return text.replace(/import\.meta\.glob\('([^']*)'[^)]*\)/g, (_, pattern) => {
    const loaders = readdirSync(LANGUAGES).map((language) => {
      const path = JSON.stringify(pattern.replace('*', language));
      return `${path}: async () => (await import(${path})).default`;
    });
    return `{${loaders.join(', ')}}`;
  });
}

/**
 * The page's own module, in development. A browser has laid the page out by then, and knows the view from this module on: the page is
 * laid out where it first looks at it. What takes a place is as long as what stood there, so that coverage is counted right.
 * @param {string} url
 */
function asServed(url) {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const replaced = /** @param {string} from @param {string} to */ (from, to) => [
    from,
    to.padEnd(from.length),
  ];
  return [
    replaced('import.meta.env.PROD', 'false'),
    replaced("document.querySelector('plyscope-view')", "layPage('plyscope-view')"),
  ].reduce((done, [from, to]) => done.replace(from, to), text);
}

/** The lessons of each language, as a script that loads each when it is opened. */
function lessons() {
  const listed = readdirSync(LESSONS).map((language) => {
    const folder = new URL(`${language}/`, LESSONS);
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    const all = files.sort().map((file) => lessonIn(folder, file, language));
    return `${JSON.stringify(language)}: [${all}]`;
  });
  return `{${listed.join(', ')}}`;
}

/** @param {URL} folder @param {string} file @param {string} language */
function lessonIn(folder, file, language) {
  const url = new URL(file, folder);
  const { lesson } = readLesson(readFileSync(url, 'utf8'));
  const about = {
    name: file.replace(/\.md$/, ''),
    ...aboutLesson(lesson, language),
  };
  return `{...${JSON.stringify(about)}, load: () => import(${JSON.stringify(`${url}?raw`)})}`;
}
