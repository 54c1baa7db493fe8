/** Every language keeps to its glossary: where English has a term, its messages have the word that the glossary gives for it. */

import assert from 'node:assert/strict';
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

  test(`no message of ${language} has a word that its glossary replaces`, () => {
    for (const [id, pattern] of theirs)
      for (const [word, instead] of Object.entries(avoid))
        assert.ok(
          !has(wordsOf(pattern), [word]),
          `${id}: ${instead}, not ${word}: ${wordsOf(pattern)}`,
        );
  });
}
