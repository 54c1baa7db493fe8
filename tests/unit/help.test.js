/** Help is true of the program: its examples are read, and every key stands in it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reading } from '../../www/src/engine/catalogue.js';
import { EXAMPLES } from '../../www/src/features/help/notations.js';
import { PAGES } from '../../www/src/features/help/pages.js';
import { COMMANDS, HELP, IDS } from '../../www/src/input/commands.js';
import { capsOf } from '../../www/src/input/shortcuts.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from './support/core.js';
import { say } from './support/messages.js';
import { render } from './support/render.js';

const nothing = () => {};

/** The formats that are read. */
const FORMATS = [
  ...['brackets', 'json', 'python', 'cmu', 'lists', 'graphviz', 'newick', 'outline', 'table'],
  ...['mermaid', 'drawn', 'leaves', 'adjacency', 'terms', 'latex', 'gambit', 'sgf', 'pgn', 'yaml'],
];

/** What stands below the paragraphs of a page. @param {string} id */
function below(id) {
  const page = PAGES.find((page) => page.id === id);
  return render(page?.more?.({ say, start: nothing, copy: nothing, show: nothing }));
}

for (const { id, format, text } of EXAMPLES) {
  test(`the example of ${id} is a tree, and read as what it stands for`, () => {
    const session = new Session(catalogue, nothing);
    assert.equal(session.display({ tree: text }), null);
    assert.ok((session.search?.overview.nodes ?? 0) > 2);
    const { format: found, left_out } = reading(text);
    assert.deepEqual([found, [...left_out]], [format, []]);
  });
}

test('help has an example of every notation', () => {
  const formats = new Set(EXAMPLES.map(({ format }) => format));
  for (const format of FORMATS) assert.ok(formats.has(format), format);
});

test('the examples show the names, moves, static values and positions that they speak of', () => {
  const text = (/** @type {string} */ id) => EXAMPLES.find((each) => each.id === id)?.text ?? '';
  const search = (/** @type {string} */ id) => {
    const session = new Session(catalogue, nothing);
    session.display({ tree: text(id) });
    assert.ok(session.search !== null);
    return session.search;
  };
  assert.equal(search('names').nodes.name(1), 'B');
  assert.equal(search('static').nodes.value(1), '5');
  assert.equal(search('json').nodes.move(1), 'e4');
  assert.equal(search('table').nodes.move(1), 'e4');
  assert.equal(search('graphviz').nodes.move(1), 'e4');
  assert.equal(search('with').nodes.value(3), '5');
});

test('the list of keys has every key that does something, and no other', () => {
  const html = below('keys');
  const caps = [...html.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, cap]) => cap);
  const keys = IDS.filter((id) => id !== 'reveal').flatMap((id) => COMMANDS[id].keys ?? []);
  const others = keys.filter((key) => !key.startsWith('Meta')).map((key) => capsOf(key, say));
  const [answers] = caps.filter((cap) => cap.includes(', '));
  assert.deepEqual(new Set(caps.filter((cap) => cap !== answers)), new Set(others));
  // It stands among the keys that answer a question.
  assert.ok(answers.split(', ').includes(COMMANDS.reveal.keys?.[0] ?? ''));
});

test('each command with keys stands in one row of the list of keys', () => {
  const rows = Object.values(HELP).flat();
  assert.deepEqual([...rows].sort(), IDS.filter((id) => COMMANDS[id].keys !== undefined).sort());
});

test('no page is a wall of text', () => {
  for (const { id, paragraphs } of PAGES) {
    const words = paragraphs
      .map((each) => say(`help-${each}`))
      .join(' ')
      .split(' ');
    assert.ok(words.length < 190, `${id} has ${words.length} words`);
  }
});
