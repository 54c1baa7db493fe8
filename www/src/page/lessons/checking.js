/** What is wrong in a lesson once the searches of its views are made: a moment that is not there, a task that is done already, … Pure. */

import { directiveOf } from './directives.js';
import { FACT, NODE } from './values.js';

/** @import { View } from './blocks/view.js' */
/** @import { Block, Fault, Inline, Lesson } from './format.js' */
/** @import { Make, Shown, Value } from './values.js' */

/** @typedef {(Block | Inline) & {line?: number}} Part */

/** What is said of attributes, of the fact of a live word, and of the name of a node. @typedef {Readonly<Record<string, Value>>} Values */

/** @param {Lesson} lesson @param {Make} make @returns {Promise<Fault[]>} */
export async function faultsInSearches(lesson, make) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, {view: View, shown: Shown}>} */
  const views = new Map();
  for (const { view } of lesson.scenes) {
    if (view === null) continue;
    const shown = await make(view.attributes);
    if (typeof shown === 'string')
      faults.push({ line: view.line, kind: 'wrong-view', value: shown });
    else views.set(view.id, { view, shown });
  }
  for (const { view, blocks } of lesson.scenes) {
    const parts = partsOf([view, blocks], view?.line ?? 1);
    for (const part of parts) faults.push(...(await faultsOf(part, views, make)));
  }
  for (const { shown } of views.values()) shown.search.free();
  return faults.sort((a, b) => a.line - b.line);
}

/**
 * All parts of a text, however deep, each with its line or that of what it stands in.
 * @param {unknown} part
 * @param {number} line
 * @returns {{part: Part, line: number}[]}
 */
function partsOf(part, line) {
  if (Array.isArray(part)) return part.flatMap((each) => partsOf(each, line));
  if (typeof part !== 'object' || part === null) return [];
  const own = 'line' in part && typeof part.line === 'number' ? part.line : line;
  const inside = Object.values(part).flatMap((each) => partsOf(each, own));
  return 'kind' in part ? [{ part: /** @type {Part} */ (part), line: own }, ...inside] : inside;
}

/** What stands in a sentence, and is no directive. @type {Readonly<Record<string, Values>>} */
const IN_WORDS = { live: { what: FACT }, node: { text: NODE } };

/** @param {{part: Part, line: number}} at @param {Map<string, {view: View, shown: Shown}>} views @param {Make} make @returns {Promise<Fault[]>} */
async function faultsOf({ part, line }, views, make) {
  const about = part.kind === 'view' ? part.id : 'of' in part ? part.of : '';
  const known = views.get(about);
  if (known === undefined) return [];
  const { needs, may, check } = directiveOf(part) ?? {};
  /** @type {Values} */
  const values = IN_WORDS[part.kind] ?? { ...needs, ...may };
  const written = Object(part.kind === 'view' ? part.attributes : part);
  const absent = Object.entries(values)
    .filter(([name, value]) => isAbsent(written[name] ?? '', value, known.shown))
    .map(([name]) => ({ kind: /** @type {const} */ ('nothing-there'), value: written[name] }));
  const others = 'parts' in part ? [] : await check?.(part, { ...known, make });
  return [...absent, ...(others ?? [])].map((fault) => ({ line, ...fault }));
}

/** Whether a search has not what is named. What is not well-formed has been found by reading. @param {string} written @param {Value} value @param {Shown} shown */
const isAbsent = (written, { isRight, isThere = () => true }, shown) =>
  written !== '' && isRight(written) && !isThere(written, shown);
