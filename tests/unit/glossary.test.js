/** Every language keeps to its glossary: where English has a term, its messages have the word that the glossary gives for it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { glossaryOf, LANGUAGES, messagesOf, patterns, wordsOf } from './support/messages.js';

/**
 * Whether a text has one of these words. A word is meant with any ending; after `*` it may end a compound.
 * @param {string} text
 * @param {readonly string[]} words
 */
function has(text, words) {
  return words.some((word) => {
    const inside = word.startsWith('*');
    const stem = (inside ? word.slice(1) : word).replace(/ /g, '\\s+');
    return new RegExp(inside ? stem : `(?<!\\p{L})${stem}`, 'iu').test(text);
  });
}

/** What a reader types and what code says: the arguments of a command, `cutoff:2`, `depth=3`, `trace.enter`. */
const TYPED =
  /--[\w-]+|\w+[:=][\w-]+|[\w-]+[:=](?=[ ,.]|$)|\w+\.\w+|[“”"«][^“”"»]*[“”"»]|<[^>]*>/gu;

/**
 * Whether an English text has a term: as whole words, with the endings of the plural and of verbs.
 * @param {string} text
 * @param {readonly string[]} words
 */
function hasTerm(text, words) {
  const prose = text.replace(TYPED, '');
  return words.some((word) =>
    new RegExp(`(?<![\\p{L}-])${word}(s|ren|ed|es|ing)?(?![\\p{L}-])`, 'iu').test(prose),
  );
}

const english = glossaryOf('en');

const www = new URL('../../www/', import.meta.url);

/** The texts in a language, each as its path: the lessons, and the lecture that comes along. @param {string} language */
const textsIn = (language) => [
  ...readdirSync(new URL('lessons/en/', www)).map((file) => `lessons/${language}/${file}`),
  `lectures/${language}.md`,
];

/** The paragraphs of a text, without directives, live words and titles of publications. @param {string} path */
const paragraphsOf = (path) =>
  readFileSync(new URL(path, www), 'utf8')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/^:+\w*(\{[^\n]*\})?$/gm, '')
        .replace(/:\w+\[(.*?)\](\{.*?\})/gs, '$1')
        .replace(/\{\{.*?\}\}/g, '')
        .replace(/^- .*[.?] (\d{4}, )?\d{4}\..*$/gm, '')
        .replace(/^## [\w-]+:/, ''),
    );

for (const language of LANGUAGES) {
  if (language === 'en') continue;
  const { patterns: theirs } = messagesOf(language);
  const { terms, avoid = {}, exceptions = {} } = glossaryOf(language);

  test(`the glossary of ${language} has every term of the English one`, () => {
    assert.deepEqual(Object.keys(terms), Object.keys(english.terms));
  });

  test(`each message of ${language} uses its glossary's words`, () => {
    const faults = [];
    let checked = 0;
    for (const [id, pattern] of patterns) {
      const text = wordsOf(theirs.get(id) ?? '');
      for (const [term, words] of Object.entries(english.terms)) {
        if (!hasTerm(wordsOf(pattern), words)) continue;
        checked += 1;
        const isException = exceptions[id]?.includes(term) ?? false;
        // An exception that is none any more is to go.
        if (has(text, terms[term]) === isException) faults.push(`${id}: ${term}: ${text}`);
      }
    }
    assert.deepEqual(faults, []);
    assert.ok(checked > 500);
  });

  for (const [place, path] of textsIn(language).entries())
    test(`${path} uses the words of the glossary of ${language}`, () => {
      const originals = paragraphsOf(textsIn('en')[place]);
      const translated = paragraphsOf(path);
      assert.equal(translated.length, originals.length);
      const otherwise = new Set(exceptions[path.split('/').at(-1) ?? '']);
      const said = new Set();
      const faults = [];
      for (const [at, original] of originals.entries())
        for (const [term, words] of Object.entries(english.terms)) {
          if (!hasTerm(original, words) || has(translated[at], terms[term])) continue;
          said.add(term);
          if (!otherwise.has(term)) faults.push(`${term}: ${translated[at]}`);
        }
      assert.deepEqual(faults, []);
      // An exception that is none any more is to go.
      assert.deepEqual([...said].sort(), [...otherwise].sort());
    });

  test(`no message of ${language} has a word that its glossary replaces`, () => {
    for (const [id, pattern] of theirs)
      for (const [word, instead] of Object.entries(avoid))
        assert.ok(
          !has(wordsOf(pattern), [word]),
          `${id}: ${instead}, not ${word}: ${wordsOf(pattern)}`,
        );
  });

  test(`nor has the lecture in ${language}`, () => {
    for (const paragraph of paragraphsOf(`lectures/${language}.md`))
      for (const [word, instead] of Object.entries(avoid))
        assert.ok(!has(paragraph, [word]), `${instead}, not ${word}: ${paragraph}`);
  });
}
