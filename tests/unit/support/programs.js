/** Searches of every algorithm and form, and what a program that does the same must print. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromSources } from '../../../packages/command/from-sources.js';
import { applicable } from '../../../www/src/engine/catalogue.js';
import { format, plain } from '../../../www/src/engine/score.js';
import * as given from '../../../www/src/features/programs/given.js';
import { programOf } from '../../../www/src/features/programs/program.js';
import * as whole from '../../../www/src/features/programs/whole-program.js';
import { tooLarge, written } from '../../../www/src/features/programs/written.js';
import { CODE_LANGUAGES } from '../../../www/src/session/code-languages.js';
import { orderOf } from '../../../www/src/session/program-order.js';
import { ALGORITHMS, withSearchIfAny } from './core.js';
import { times } from './effort.js';
import { random } from './random.js';
import { richOptions, richTree } from './rich.js';
import { write } from './trees.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Language } from '../../../www/src/session/code-languages.js' */
/** @import { Labels } from '../../../www/src/session/labels.js' */
/** @import { Say } from '../../../www/src/text/wording.js' */

/** The languages of programs. */
export const LANGUAGES = /** @type {Language[]} */ (CODE_LANGUAGES.slice(1));

const read = LANGUAGES.map(async (each) => [each, await fromSources.template(each)]);
/** @type {Record<Language, string>} */
const TEMPLATES = Object.fromEntries(await Promise.all(read));

/** The feature, with templates that are read as the command reads them. */
export const programs = {
  written,
  tooLarge,
  givenOf: given.givenOf,
  jsonOf: given.jsonOf,
  /** @param {Search} search @param {Language} language @param {{say: Say, labels: Labels}} words */
  wholeProgram: (search, language, words) =>
    whole.wholeProgram(search, language, TEMPLATES[language], words),
  /** @param {Search} search @param {'python' | 'javascript'} language @param {{say: Say, labels: Labels}} words */
  startingProgram: (search, language, words) =>
    given.startingProgram(search, language, TEMPLATES[language], words),
};

const WORDS = {
  ...{ value: 'value', best: 'best', entered: 'entered', evaluated: 'evaluated' },
  ...{ none: 'none', units: 'units' },
  ...{ tree: 'tree', helpers: 'helpers', moves: 'moves', search: 'search' },
};

/**
 * A program, and what it must print: most print each node as it is entered, then their four lines.
 * @typedef {{about: string, program: string, expected: string}} Case
 */

/** @param {number} node */
const nameOf = (node) => `n${node}`;

/** @param {Search} search @param {boolean} trace whether each node is printed as it is entered */
function expectedOf(search, trace) {
  const { overview } = search;
  const visits = [];
  for (let step = 1; step <= overview.steps; step += 1) {
    const { fact, node } = search.ask((study) => study.moment(step));
    if (fact.kind === 'enter' || fact.kind === 'open') visits.push(`> ${node}`);
  }
  const score = (/** @type {number} */ units) => plain(format(units, overview.decimals));
  const [, best] = overview.principalVariation;
  const { γ } = Object.fromEntries(
    (search.code.running(1)?.frames[0].values ?? []).map(([name, { value }]) => [name, value]),
  );
  const isTest = overview.algorithm === 'null-window';
  const value = isTest
    ? `${overview.bound === 'lower' ? '>=' : '<'} ${score(Number(γ))}`
    : score(overview.value);
  // A test that fails low shows no move of the player at the root to be good.
  const failsLow = isTest && (overview.bound === 'upper') === (search.nodes.max[0] === 1);
  const isKnown = best !== undefined && !failsLow;
  return [
    ...(trace ? visits : []),
    `value: ${value}`,
    `best: ${isKnown ? nameOf(best) : 'none'}`,
    `entered: ${overview.total.entered}`,
    `evaluated: ${overview.total.evaluated}`,
  ].join('\n');
}

/** Searches that some program did otherwise once. */
const FOUND = [
  // The line of a node that failed low went on after a bound from the table had cut its parent off.
  {
    tree: `{"value": -37, "children": [{"value": -27, "children": [{"value": 34, "children": [{"value": -15, "children": [{"value": -21, "children": [{"value": 36}]}]}, {"value": 4, "children": [{"value": 18, "children": [{"value": 4}]}]}]}, {"value": 7, "children": [{"value": 6}, {"value": -22, "children": [{"value": 38, "children": [{"value": -38}, {"value": 0, "children": [{"value": -2}]}]}, {"value": 39, "children": [{"value": -1}, {"value": -10, "children": [{"value": -9}, {"value": -13}]}]}]}]}]}]}`,
    algorithm: 'iterative-deepening',
    options: { inner: 'aspiration', guess: '-9', delta: '2', table: '1', leaves: 'not' },
  },
];

/**
 * Programs of every algorithm on random trees.
 * @param {Language} language
 * @param {number} rounds
 * @returns {Case[]}
 */
export function casesOf(language, rounds) {
  /** @type {Case[]} */
  const cases = [];
  /** @param {Parameters<typeof withSearchIfAny>[0]} wanted @param {boolean} trace whether it prints each node */
  const add = (wanted, trace) =>
    withSearchIfAny(wanted, (search) => {
      if (orderOf(search) === null) return;
      const program = programOf(search, language, TEMPLATES[language], {
        ...{ words: WORDS, title: String(wanted.algorithm), nameOf, trace },
      });
      cases.push({
        about: JSON.stringify(wanted),
        program,
        expected: expectedOf(search, trace),
      });
    });
  for (const wanted of FOUND) add(wanted, true);
  for (let round = 0; round < times(rounds); round += 1)
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      const chance = random(round * 100 + index);
      const tree = write(richTree(chance, 28));
      const { forms } = applicable(algorithm, {});
      const options = richOptions(chance, algorithm, forms[round % forms.length]);
      // What the page copies prints no nodes, and has to run as well.
      add({ tree, algorithm, options }, round % 4 < 3);
    }
  return cases;
}

/** What each program printed is what it must print. @param {readonly Case[]} cases @param {string} printed by all, with `=` lines between them */
export function check(cases, printed) {
  const all = printed.replaceAll('\r', '').split(/^=\n/m).slice(1);
  assert.equal(all.length, cases.length);
  for (const [at, { about, expected, program }] of cases.entries())
    assert.equal(all[at].trimEnd(), expected, `${about}\n${program}`);
}

/**
 * What a program prints that is made of files by a compiler.
 * @param {Record<string, string>} files
 * @param {readonly string[]} compiler and its options
 */
export function compiled(files, [compiler, ...options]) {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-programs-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const ends = { cwd: folder, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
    execFileSync(compiler, [...options, '-o', 'program', ...Object.keys(files)], ends);
    return execFileSync(join(folder, 'program'), [], ends);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
