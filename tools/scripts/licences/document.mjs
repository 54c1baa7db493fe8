// THIRD-PARTY-LICENSES: the packages, and then each text once, under the packages that it belongs to.

/** @import { Shipped } from './packages.mjs' */

const HEAD = `Third-party software in Plyscope

Plyscope is under the MIT licence, which is in the file LICENSE. The files beside it also hold code of these packages. What
wasm-bindgen wrote for the page belongs to the package of that name.`;

const RULE = '='.repeat(80);

/** @param {Shipped[]} packages in any order */
export function document(packages) {
  const sorted = [...packages].sort((a, b) => compare(key(a), key(b)));
  /** @type {Map<string, Shipped[]>} */
  const byText = new Map();
  for (const each of sorted) {
    for (const text of each.texts) byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const list = sorted.map((each) => `${key(each)}: ${each.licence}`).join('\n');
  const sections = [...byText].map(
    ([text, sharing]) => `${RULE}\n${sharing.map(key).join('\n')}\n${RULE}\n\n${text}`,
  );
  return `${[HEAD, list, ...sections].join('\n\n')}\n`;
}

/** @param {Shipped} package_ */
const key = ({ name, version, from }) => `${name} ${version} (${from})`;

/** By the numbers of their characters: the same on every machine. @param {string} a @param {string} b */
const compare = (a, b) => Number(a > b) - Number(a < b);
