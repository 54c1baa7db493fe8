/** No message is missing, none is left over, and each is given what it asks for: in every language. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/src/engine/is-recipe.js';
import { STORIED } from '../../www/src/features/algorithms/algorithms.js';
import { ROWS } from '../../www/src/features/compare/table.js';
import { FORMATS as FIGURE_FORMATS } from '../../www/src/features/figures/formats.js';
import { curves } from '../../www/src/features/growth/curves.js';
import { EXAMPLES } from '../../www/src/features/help/notations.js';
import { PAGES } from '../../www/src/features/help/pages.js';
import {
  FORMATS as PAPER_FORMATS,
  KINDS as PAPER_KINDS,
} from '../../www/src/features/paper/form.js';
import { KINDS } from '../../www/src/features/sharing/files.js';
import { FORMS } from '../../www/src/features/sharing/forms.js';
import { COLOURS, PARTS as FIGURE_PARTS } from '../../www/src/features/sharing/pictured.js';
import { COMMANDS, HELP, IDS } from '../../www/src/input/commands.js';
import { CODE_LANGUAGES } from '../../www/src/session/code-languages.js';
import { PACES } from '../../www/src/session/compared.js';
import { GAME_TREES } from '../../www/src/session/game-trees.js';
import { FARTHEST, LEAVES, PRESETS, RANGES } from '../../www/src/session/growth.js';
import { PANELS } from '../../www/src/session/panels.js';
import { COLUMNS } from '../../www/src/session/results.js';
import { STOPS } from '../../www/src/session/start-here.js';
import { negotiate } from '../../www/src/text/languages.js';
import { messages } from '../../www/src/text/messages.js';
import { FORMATS } from '../../www/src/text/results-text.js';
import { catalogue } from './support/core.js';
import { NO_RECIPES } from './support/games.js';
import { NO_LESSONS } from './support/lessons.js';
import { asksFor, cases, LANGUAGES, messagesOf, patterns, say, text } from './support/messages.js';
import { PAGE_WRONGS } from './support/page-wrong.js';
import { literals, saidLiterals, saidTemplates } from './support/source.js';
import { HABITS, NO_TRACES, SLIPS } from './support/traces.js';
import { NO_TREES, WRONGS } from './support/wrong.js';

const switches = catalogue.switches.map(({ name }) => name);
/** Numbers are no words, the inner searches have their names, and the rules of an order stand apart. */
const values = catalogue.switches
  .filter(({ name, values }) => !['order', 'inner'].includes(name) && !/^[NX\d]$/.test(values[0]))
  .flatMap(({ name, values }) => values.map((value) => `${name}.${value}`));
const orders = catalogue.switches.find(({ name }) => name === 'order')?.values ?? [];
const forms = catalogue.switches.find(({ name }) => name === 'form')?.values ?? [];
const presets = [...catalogue.presets, ...GAME_TREES].map(({ id }) => id);

/** The questions that help answers, and what stands in its list of keys. */
const QUESTIONS = PAGES.map(({ id }) => id);
const KEYS = Object.keys(HELP);

/** The stages of a search that is made in a worker. */
const PROGRESS = ['start', 'read', 'search', 'index', 'take', 'rest', 'save'];

/** The words for each * in message ids that are put together. @type {Record<string, string[]>} */
const FAMILIES = {
  'algorithm-*': catalogue.algorithms.map(({ name }) => name.replace('+', '-plus-')),
  'about-*': catalogue.algorithms.map(({ name }) => name.replace('+', '-plus-')),
  'about-*.history': STORIED,
  'algorithm-*.short': [
    ...['negamax-alpha-beta', 'negamax-tt', 'null-window'],
    ...['pvs', 'iterative-deepening', 'aspiration'],
  ],
  'code-*': [
    ...['if', 'else', 'for', 'in', 'while', 'repeat'],
    ...['break', 'return', 'and', 'or', 'not', 'true', 'false'],
  ],
  'code-in-*': [...CODE_LANGUAGES],
  'form-*': forms.slice(1),
  'growth-*': ['entered', 'evaluated', 'depth', 'branching'],
  'growth-axis-*': Object.keys(FARTHEST),
  'growth-curve-*': curves('entered').map(({ id }) => id),
  'growth-curve-*.short': curves('entered').map(({ id }) => id),
  'growth-leaves-*': [...LEAVES],
  'growth-preset-*': Object.keys(PRESETS),
  'growth-set-*': ['quantity', 'across', 'to', 'leaves', ...Object.keys(RANGES)],
  'compare-*': [...ROWS],
  'pace-*': [...PACES],
  'pace-*.hint': [...PACES],
  'group-*': catalogue.algorithms.map(({ group }) => group),
  'preset-*': presets,
  'notice-*': presets,
  'notice-*.question': presets,
  'notice-*.source': presets,
  'switch-*': switches,
  'switch-*.*': values,
  'switch-form.*': forms,
  'switch-order.*': orders.map((rule) => rule.replace(/:.*/, '')),
  'switch-*.hint': [
    ...['inner', 'guess', 'delta', 'at', 'table', 'replace', 'reuse', 'leaves', 'killers'],
  ],
  'switch-*.none': ['depth', 'guess', 'table'],
  'theme-*': ['system', 'light', 'dark', 'contrast', 'contrast-dark'],
  'counter-*': [
    ...['entered', 'evaluated', 'cutoffs', 'idleCutoffs', 'skipped', 'waste'],
    ...['reSearches', 'hits', 'tableCutoffs', 'lost'],
  ],
  'order-*': ['as-written', 'best-first', 'worst-first', 'shuffle'],
  'table-count-*': ['probed', 'hits', 'misses', 'cutoffs', 'stored', 'lost'],
  'open-list-*': ['pushed', 'purged', 'taken'],
  'start-*': STOPS.map(({ id }) => id),
  'start-*.act': STOPS.map(({ id }) => id),
  'start-*.seen': STOPS.map(({ id }) => id),
  'start-*.title': STOPS.map(({ id }) => id),
  'state-*': ['live', 'solved'],
  'tab-*': [...PANELS],
  'step-order-*': orders.map((rule) => rule.replace(/:.*/, '')),
  'help-*': PAGES.flatMap(({ paragraphs }) => [...paragraphs]),
  'question-*': QUESTIONS,
  'notation-*': EXAMPLES.map(({ id }) => id),
  'notation-*.hint': EXAMPLES.map(({ id }) => id),
  'kept-*': ['history', 'nowhere'],
  'generator-leaves-*': ['uniform', 'few', 'correlated'],
  'generator-leaves-*.hint': ['uniform', 'few', 'correlated'],
  'part-*': ['pv', 'cut', 'all'],
  'part-*.short': ['pv', 'cut', 'all'],
  'presenter-*': ['alone', 'gone', 'silent'],
  'label-*': ['name', 'move-name', 'static', 'position', 'value'],
  'fill-*': [
    ...['random', 'counting', 'permuted', 'negated'],
    ...['fewest-nodes', 'most-nodes', 'mean', 'first-leaf', 'noise', 'complete'],
  ],
  '*-named': ['undo', 'redo'],
  'format-*': [
    ...['brackets', 'json', 'python', 'cmu', 'lists', 'graphviz', 'newick', 'outline', 'table'],
    ...[
      'mermaid',
      'drawn',
      'leaves',
      'adjacency',
      'terms',
      'latex',
      'gambit',
      'sgf',
      'pgn',
      'yaml',
    ],
    ...['trace', 'recipe', 'game'],
  ],
  'my-program-*': ['time', 'memory', 'stopped', 'absent', 'not-loaded'],
  'store-*': ['full', 'forbidden', 'newer', 'broken'],
  'left-out-*': [...['comments', 'text', 'attributes', 'ports', 'subgraphs', 'columns'], 'search'],
  'key-*': KEYS,
  'progress-*': PROGRESS,
  'progress-*.short': PROGRESS,
  'error-*': [...Object.keys(WRONGS), ...Object.keys(PAGE_WRONGS)],
  'results-*': [...COLUMNS],
  'results-*.hint': [...COLUMNS],
  'results-copy-*': [...FORMATS],
  'save-*': KINDS,
  'save-*.hint': KINDS,
  'paper-format-*': [...PAPER_FORMATS],
  'paper-kind-*': [...PAPER_KINDS],
  'share-*': ['questions', 'attempts', 'from', 'to'],
  'share-form-*': [...FORMS],
  'share-form-*.hint': FORMS.filter((form) => form !== 'link'),
  'parse-*': Object.keys(NO_TREES),
  'lesson-fault-*': Object.keys(NO_LESSONS),
  'slip-*': Object.keys(SLIPS),
  'trace-*': ['enter', 'evaluate', 'improve', 'cutoff', 'leave', 'probe', 'store'],
  'habit-*': HABITS,
  'zoo-*': ['wrong', 'right'],
  'trace-fault-*': [...Object.keys(NO_TRACES), 'search'],
  'recipe-*': Object.keys(NO_RECIPES),
  'game-*': [...GAMES],
  'picture-*': [...FIGURE_PARTS, 'panes'],
  'picture-colours-*': [...COLOURS],
  'picture-format-*': [...FIGURE_FORMATS],
};

/** @param {string} family */
function members(family) {
  return FAMILIES[family].map((name) => {
    const parts = name.split('.');
    return family.replace(/\*/g, () =>
      family.split('*').length > 2 ? (parts.shift() ?? '') : name,
    );
  });
}

const languages = LANGUAGES.map(messagesOf);
const others = languages.filter(({ language }) => language !== 'en');

test('every message of every language can be read, and none stands there twice', () => {
  assert.ok(LANGUAGES.includes('en') && LANGUAGES.includes('sv'));
  for (const { language, text, resource, repeated } of languages) {
    const ids = text.match(/^[a-z][\w-]* =/gm)?.map((line) => line.slice(0, -2));
    assert.deepEqual(
      resource.body.map(({ id }) => id),
      ids,
      language,
    );
    assert.deepEqual(repeated, [], language);
  }
});

test('every language has the messages that English has, and no others', () => {
  for (const other of others) {
    assert.deepEqual([...other.patterns.keys()].sort(), [...patterns.keys()].sort());
  }
});

test('every language asks for what English asks for, message by message', () => {
  for (const { language, patterns: theirs } of others) {
    for (const [id, pattern] of patterns) {
      const parameters = [...asksFor(theirs.get(id) ?? '')].sort();
      assert.deepEqual(parameters, [...asksFor(pattern)].sort(), `${id} in ${language}`);
    }
  }
});

/** The forms of a number, which are not the same in every language. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

test('every language tells apart what English tells apart', () => {
  for (const { language, patterns: theirs } of others) {
    for (const [id, pattern] of patterns) {
      const theirCases = cases(theirs.get(id) ?? '');
      for (const [name, keys] of cases(pattern)) {
        const words = [...keys].filter((key) => !PLURALS.includes(key));
        const found = theirCases.get(name) ?? new Set();
        for (const word of words) {
          assert.ok(
            found.has(word),
            `${id} in ${language} does not ask whether ${name} is ${word}`,
          );
        }
      }
    }
  }
});

test('every language names the numbers that English names, but for how they are written', () => {
  /** @param {unknown} pattern @returns {string[]} */
  const texts = (pattern) => {
    if (typeof pattern === 'string') return [pattern];
    if (Array.isArray(pattern)) return pattern.flatMap(texts);
    if (typeof pattern !== 'object' || pattern === null) return [];
    return 'variants' in pattern
      ? texts(pattern.variants)
      : 'value' in pattern
        ? texts(pattern.value)
        : [];
  };
  const numbers = (/** @type {unknown} */ pattern) =>
    texts(pattern)
      .flatMap((text) => text.match(/\d+/g) ?? [])
      .sort();
  for (const { language, patterns: theirs } of others) {
    for (const [id, pattern] of patterns) {
      assert.deepEqual(numbers(theirs.get(id)), numbers(pattern), `${id} in ${language}`);
    }
  }
});

test('every message that the page puts together from a name and a part exists', () => {
  assert.deepEqual([...saidTemplates].sort(), Object.keys(FAMILIES).sort());
  for (const family of Object.keys(FAMILIES)) {
    for (const id of members(family)) assert.ok(patterns.has(id), `there is no message ${id}`);
  }
});

test('every message that the page says by its name exists, and is given what it asks for', () => {
  assert.ok(saidLiterals.length > 30);
  for (const { id, given } of saidLiterals) {
    const pattern = patterns.get(id);
    assert.ok(pattern !== undefined, `there is no message ${id}`);
    assert.deepEqual([...asksFor(pattern)].sort(), given.sort(), id);
  }
});

test('every command that has a button has a name and a hint, which ask for nothing', () => {
  // Their names say what they are about.
  const named = IDS.filter((id) => COMMANDS[id].at !== undefined && id !== 'fold');
  for (const id of named) {
    const { message = id, hint = message } = COMMANDS[id];
    for (const each of [message, hint]) {
      const pattern = patterns.get(each);
      assert.ok(pattern !== undefined, `there is no message ${each}`);
      assert.deepEqual([...asksFor(pattern)], [], each);
    }
  }
});

test('every message is said somewhere', () => {
  const composed = new Set(Object.keys(FAMILIES).flatMap(members));
  const unused = [...patterns.keys()].filter((id) => !literals.has(id) && !composed.has(id));
  assert.deepEqual(unused, []);
});

test('no message says nothing, or has blanks at its ends', () => {
  for (const [id, pattern] of languages.flatMap(({ patterns }) => [...patterns])) {
    if (typeof pattern === 'string') assert.equal(pattern, pattern.trim(), id);
    assert.notEqual(pattern, '', id);
  }
});

test('a language that there is not becomes English', () => {
  const isThere = (/** @type {string} */ language) => ['en', 'sv'].includes(language);
  assert.equal(negotiate(['tlh', 'sv-SE', 'en'], isThere), 'sv');
  assert.equal(negotiate(['tlh', 'en-GB'], isThere), 'en');
  assert.equal(negotiate([], isThere), 'en');
  assert.equal(negotiate(['EN'], isThere), 'en');
  assert.equal(negotiate(['tlh'], isThere, ''), '');
  assert.equal(negotiate(['no tag', '', 'sv'], isThere), 'sv');
});

test('Serbian is in the script that a tag names, or that its country writes', () => {
  const isThere = (/** @type {string} */ language) => ['en', 'sr'].includes(language);
  for (const tag of ['sr', 'sr-RS', 'sr-Cyrl-ME']) assert.equal(negotiate([tag], isThere), 'sr');
  for (const tag of ['sr-Latn', 'SR-latn-rs', 'sr-ME'])
    assert.equal(negotiate([tag], isThere), 'sr-Latn');
  assert.equal(
    negotiate(['sr-Latn'], (language) => language === 'en'),
    'en',
  );
});

test('what is put into a sentence is not itself read as a message', () => {
  const page = messages('en', [text]);
  assert.equal(page.locale, 'en');
  const reason = '{ $x } { tree } “quoted”';
  assert.equal(page.say('link-broken', { reason }), say('link-broken', { reason }));
  assert.ok(page.say('link-broken', { reason }).includes(reason));
  assert.equal(page.say('no-such-message'), 'no-such-message');
});
