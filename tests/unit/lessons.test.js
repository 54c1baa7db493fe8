/** The lessons that come along have no mistakes, in any language; every mistake that there is in a lesson is found, with its line. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromSources } from '../../packages/command/from-sources.js';
import { lesson as command, maker } from '../../packages/command/lesson.js';
import { faultsInSearches } from '../../www/src/page/lessons/checking.js';
import { minutesOf } from '../../www/src/page/lessons/minutes.js';
import { plain } from '../../www/src/page/lessons/plain.js';
import { readLesson } from '../../www/src/page/lessons/reading.js';
import { wordFault } from '../../www/src/page/lessons/wording.js';
import { run } from './support/command.js';
import { catalogue } from './support/core.js';
import { NO_LESSONS } from './support/lessons.js';
import { LANGUAGES, messagesOf, say } from './support/messages.js';

/** @import { Block, Lesson } from '../../www/src/page/lessons/format.js' */

const make = maker(catalogue, say, fromSources);

/** All mistakes in a text. @param {string} text */
async function faultsOf(text) {
  const { lesson, faults } = readLesson(text);
  return [...faults, ...(await faultsInSearches(lesson, make))];
}

test('each mistake is found alone, and said in every language', async () => {
  for (const [kind, text] of Object.entries(NO_LESSONS)) {
    const faults = await faultsOf(text);
    assert.deepEqual(
      faults.map((fault) => fault.kind),
      [kind],
      text,
    );
    for (const language of LANGUAGES) {
      const words = wordFault(faults[0], messagesOf(language).say);
      assert.match(words, new RegExp(`\\b${faults[0].line}\\b`));
      assert.doesNotMatch(words, /undefined|“”|””/, words);
    }
  }
});

test('what a directive names has to be in the search of its view', async () => {
  const view = '::view{#a tree="A: [B: [C: 3, D: 12], E: [F: 2, G: 4]]"}';
  for (const text of [
    view.replace('}', ' step="visit:Z"}'),
    `${view}\n\nSee :step[here]{to="visit:Z"}.`,
    `${view}\n\nIt is :when[so]{is="cut:Z"}.`,
    `${view}\n\n:::task{is="cut:Z"}\nCut.\n:::`,
    `${view}\n\n:::number{fact="value:Z"}\nHow much?\n:::`,
    `${view}\n\n:::number{fact=entered see="visit:Z"}\nHow many?\n:::`,
    `${view}\n\n:::click{on=start}\nWhere?\n:::`,
    `${view}\n\nIt is {{value:Z}}.`,
    `${view}\n\nNow [Z] is searched.`,
    `${view}\n\nMAX moves to [В], a letter of another script.`,
    `${view}\n\n:::one\nWhich?\n- [x] [Z]\n- [ ] [B]\n:::`,
  ]) {
    const faults = await faultsOf(`# Title\n\n${text}\n`);
    assert.deepEqual(
      faults.map((fault) => fault.kind),
      ['nothing-there'],
      text,
    );
  }
});

test('a mistake is in the line in which it stands', async () => {
  const [{ line }] = await faultsOf(
    '# Title\n\nOne.\n\n::view{tree="[1, 2]"}\n\nTwo {{enterd}}.\n',
  );
  assert.equal(line, 7);
});

test('a colon within a word is no directive', () => {
  const { lesson, faults } = readLesson('# Title\n\nMAX:s drag, kl. 10:30, och a:b.\n');
  assert.deepEqual(faults, []);
  const [block] = lesson.scenes[0].blocks;
  assert.ok(block.kind === 'paragraph');
  assert.equal(plain(block.parts), 'MAX:s drag, kl. 10:30, och a:b.');
});

/** The names of nodes in what a reader reads. @param {unknown} part @returns {string[]} */
function nodesIn(part) {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('kind' in part && part.kind === 'node' && 'text' in part) return [String(part.text)];
  return Object.values(part).flatMap(nodesIn);
}

test('one word in brackets names a node of the view above; other brackets are brackets', () => {
  const view = '::view{tree="A: [B: [C: 3, D: 12], E: [F: 2, G: 4]]"}';
  const words = ':::several\nWhich of [B], [α, β], [ x ] and [3]?\n- [x] [C]\n- [ ] **[D]**\n:::';
  const { lesson, faults } = readLesson(
    `# Title\n\nSee [sic].\n\n${view}\n\n[E] is [F]:s parent, \`[G]\` is code.\n\n${words}\n`,
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(nodesIn(lesson), ['E', 'F', 'B', 'C', 'D']);
  const [before, after] = lesson.scenes.map(({ blocks }) => blocks[0]);
  assert.ok(before.kind === 'paragraph' && after.kind === 'paragraph');
  assert.equal(plain(before.parts), 'See [sic].');
  assert.equal(plain(after.parts), 'E is F:s parent, [G] is code.');
});

const folder = new URL('../../www/lessons/', import.meta.url);
const languages = readdirSync(folder).sort();

/** The lessons of a language. @param {string} language */
const lessonsOf = (language) =>
  readdirSync(new URL(`${language}/`, folder)).map((name) => ({
    name,
    text: readFileSync(new URL(`${language}/${name}`, folder), 'utf8'),
  }));

/** The keys of words and of line numbers, in which a translation differs from its original. */
const OF_WORDS = ['line', 'parts', 'text', 'title', 'why', 'head', 'rows'];

/** @param {{kind?: string}} block */
const isProse = ({ kind }) => ['paragraph', 'list', 'heading'].includes(kind ?? '');

/**
 * The structure of a lesson without its words: views, steps, questions and right answers. Translations have the same one.
 *
 * @param {string} text
 */
const bones = (text) =>
  JSON.parse(
    JSON.stringify(readLesson(text).lesson.scenes, (key, value) => {
      if (OF_WORDS.includes(key)) return undefined;
      if (key === 'blocks' || key === 'hint')
        return value.filter((/** @type {Block} */ block) => !isProse(block));
      // The order that is right is the one in which they are written.
      if (key === 'items') return value.length;
      if (key === 'pairs') {
        const all = value.map((/** @type {{to: string}} */ { to }) => to);
        return all.map((/** @type {string} */ to) => all.indexOf(to));
      }
      return value;
    }),
  );

for (const language of languages) {
  test(`the lessons in ${language} have no mistakes`, async () => {
    for (const { name, text } of lessonsOf(language)) {
      const faults = await faultsOf(text);
      assert.deepEqual(
        faults.map((fault) => wordFault(fault, say)),
        [],
        name,
      );
      const minutes = minutesOf(readLesson(text).lesson);
      assert.ok(minutes >= 2 && minutes <= 20, `${name} takes ${minutes} minutes`);
    }
  });

  test(`the lessons in ${language} show, ask and take as right what those in English do`, () => {
    const english = new Map(lessonsOf('en').map(({ name, text }) => [name, text]));
    for (const { name, text } of lessonsOf(language))
      assert.deepEqual(bones(text), bones(english.get(name) ?? ''), name);
  });
}

test('every lesson names the nodes that it names in English, in any language', () => {
  const english = new Map(lessonsOf('en').map(({ name, text }) => [name, readLesson(text).lesson]));
  for (const { name, text } of languages.flatMap(lessonsOf)) {
    const inScenes = (/** @type {Lesson | undefined} */ lesson) =>
      lesson?.scenes.map(({ blocks }) => [...new Set(nodesIn(blocks))].sort());
    assert.deepEqual(inScenes(readLesson(text).lesson), inScenes(english.get(name)), name);
  }
});

/** What a lesson says, without what is markup. @param {string} text */
const prose = (text) => text.replace(/`[^`]*`|\{[^}]*\}+|\[\p{L}+\]/gu, '…');

/** A single letter that is a word or something else than a node, by the language of the lesson. */
const WORDS = {
  ...{ en: 'A I', ru: '', sl: 'A I K O S V Z', sr: '', sv: 'I' },
  // Players of tic-tac-toe; numbers of moves and plies; those who found it all.
  names: 'O X W D',
};

test('a node is never named without brackets, so that its name lights it', () => {
  for (const language of languages)
    for (const { name, text } of lessonsOf(language).filter(({ name }) => !/^12/.test(name))) {
      const known = `${WORDS[/** @type {keyof typeof WORDS} */ (language)]} ${WORDS.names}`;
      const letters = [...prose(text).matchAll(/(?<![\p{L}\p{N}=:"])[A-Z](?![\p{L}\p{N}])/gu)]
        .map(([letter]) => letter)
        .filter((letter) => !known.split(' ').includes(letter));
      assert.deepEqual(letters, [], `${language}/${name}`);
    }
});

test('nothing a lesson says of a tree is typed by hand: beside numbers of its own there are no counts', () => {
  for (const { name, text } of languages.flatMap(lessonsOf)) {
    const counted = /\b\d+ (of \d+ )?(nodes|cutoffs|leaves)\b/.exec(text);
    assert.equal(counted, null, `${name}: ${counted?.[0]}`);
  }
});

test('the command says what is wrong, or that nothing is', async () => {
  const [{ text }] = lessonsOf('en');
  const files = { 'right.md': text, 'wrong.md': NO_LESSONS['no-fact'] };
  const right = await run(command, ['check', 'right.md'], files);
  assert.deepEqual([right.code, right.error], [0, '']);
  assert.match(right.out, /“Looking away” has no mistakes\. It takes about \d+ minutes\./);
  const wrong = await run(command, ['check', 'wrong.md'], files);
  assert.deepEqual([wrong.code, wrong.out], [1, '']);
  assert.match(wrong.error, /^Line 5: “enterd” is no fact/);
  assert.equal((await run(command, ['check', '-'], {}, text)).code, 0);
  for (const [args, said] of /** @type {[string[], RegExp][]} */ ([
    [[], /^$/],
    [['look', 'right.md'], /There is no “look” for lessons/],
    [['check'], /Which lesson\?/],
    [['check', 'none.md'], /There is no file none\.md/],
    [['check', 'right.md', '--loud'], /There is no option --loud/],
  ])) {
    const { code, error } = await run(command, args, files);
    assert.equal(code, 2, args.join(' '));
    assert.match(error, said);
  }
});
