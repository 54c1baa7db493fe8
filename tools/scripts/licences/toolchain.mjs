// What the Rust toolchain brings: the standard library, which is a part of every WebAssembly module, and the standard texts
// of some licences.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, run } from '../run.mjs';
import { plain } from './plain.mjs';

/** @import { Shipped } from './packages.mjs' */

/** The crates that the standard library uses on wasm32-unknown-unknown: its allocator and its hash tables. */
const USED_BY_STD = ['dlmalloc', 'hashbrown'];

const HOLDERS_OF_STD = 'The Rust Project Developers (see https://thanks.rust-lang.org)';

/** @returns {Promise<Shipped[]>} */
export async function standardLibrary() {
  const [, version] = (await run('rustc', ['--version'], { output: 'take' })).split(' ');
  const notices = await document('COPYRIGHT-library.html');
  const texts = [await standardText('MIT', HOLDERS_OF_STD), await standardText('Unicode-3.0', '')];
  // Its tables of characters are made of Unicode's data.
  const licence = '(MIT OR Apache-2.0) AND Unicode-3.0';
  return [
    { name: 'Rust standard library', version, licence, from: 'Rust', texts },
    ...USED_BY_STD.map((name) => crateIn(notices, name)),
  ];
}

/**
 * The text of a licence, with its holder where it has a place for one.
 *
 * @param {string} licence
 * @param {string} copyright
 */
export async function standardText(licence, copyright) {
  const text = await document(join('licenses', `${licence}.txt`));
  const place = '<year> <copyright holders>';
  if (text.includes(place)) return plain(text.replace(place, copyright));
  return plain(copyright === '' ? text : `Copyright (c) ${copyright}\n\n${text}`);
}

/**
 * A crate as the toolchain's list of notices has it.
 *
 * @param {string} notices
 * @param {string} name
 * @returns {Shipped}
 */
export function crateIn(notices, name) {
  const heading = new RegExp(`^${name}-(\\d[^<]*)<`);
  const section = notices.split('<h3>📦 ').find((each) => heading.test(each));
  const version = section && heading.exec(section)?.[1];
  const licence = section && /<b>License:<\/b> (.+)<\/p>/.exec(section)?.[1];
  const files = section?.matchAll(/<code>([^<]+)<\/code><\/summary>\s*<pre>\n?([^<]*)<\/pre>/g);
  const text = [...(files ?? [])].find(([, file]) => /mit/i.test(file))?.[2];
  if (!version || !licence || !text) {
    throw new Failure(`the Rust toolchain's COPYRIGHT-library.html has no MIT licence of ${name}`);
  }
  return { name, version, licence, from: 'Rust', texts: [plain(unescaped(text))] };
}

/** @param {string} html */
function unescaped(html) {
  return html
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** A file of the toolchain's documents. @param {string} path */
async function document(path) {
  const sysroot = (await run('rustc', ['--print', 'sysroot'], { output: 'take' })).trim();
  const file = join(sysroot, 'share', 'doc', 'rust', path);
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Failure(`${file} is missing: this Rust was not installed by rustup`);
  }
}
