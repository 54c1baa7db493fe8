/** Every other language says what English says: message by message, in every case that either tells apart. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { times } from './support/effort.js';
import {
  asksFor,
  cases,
  LANGUAGES,
  messagesOf,
  numbersIn,
  patterns,
  say,
} from './support/messages.js';
import { random } from './support/random.js';
import { BROKEN } from './support/sentences.js';

/** @import { Pattern } from '@fluent/bundle/esm/ast.js' */

/** @typedef {Record<string, string | number>} Parameters */

/** The most cases of a message that are tried. */
const MOST = times(2000);

/** The forms of a number. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The values tried for a parameter: each word that a message knows, and another; one, few and many, if it is a number;
 * its name in brackets, if the message makes no difference.
 * @param {string} name
 * @param {Iterable<string>} keys what is asked of it in some language
 */
function values(name, keys) {
  const asked = [...keys];
  if (asked.length === 0) return [`⟦${name}⟧`];
  const counts = asked.some((key) => PLURALS.includes(key) || /^\d+$/.test(key));
  const words = asked.filter((key) => !PLURALS.includes(key) && !/^\d+$/.test(key));
  return counts ? [...words, 0, 1, 2, 37] : [...words, `⟦${name}⟧`];
}

/**
 * Cases of a message: all of them, or as many as can be tried.
 * @param {string} id
 * @param {Pattern[]} written in every language
 */
function* casesOf(id, written) {
  const chance = random(id.length);
  const casesOf = written.map(cases);
  const numbers = written.map(numbersIn);
  const names = [...new Set(written.flatMap((pattern) => [...asksFor(pattern)]))];
  const choices = names.map((name) => {
    const keys = casesOf.flatMap((each) => [...(each.get(name) ?? [])]);
    return values(name, numbers.some((each) => each.has(name)) ? [...keys, 'one'] : keys);
  });
  const all = choices.reduce((product, { length }) => product * length, 1);
  for (let at = 0; at < Math.min(all, MOST); at += 1) {
    let rest = at;
    const picked = choices.map((each) => {
      if (all > MOST) return chance.pick(each);
      const value = each[rest % each.length];
      rest = Math.floor(rest / each.length);
      return value;
    });
    /** @type {Parameters} */
    const parameters = Object.fromEntries(names.map((name, index) => [name, picked[index]]));
    yield parameters;
  }
}

/** The parameters, numbers, signs and words in capitals of a sentence. @param {string} text */
const named = (text) => (text.match(/⟦\w+⟧|\d+|[A-Z]{2,}|[αβγδ∞≥≤>…]/g) ?? []).sort();

for (const { language, patterns: theirs, say: sayTheirs } of LANGUAGES.map(messagesOf)) {
  if (language === 'en') continue;
  test(`each message names the same in ${language} as in English, in every case`, () => {
    let tried = 0;
    for (const [id, pattern] of patterns) {
      const other = theirs.get(id) ?? '';
      for (const parameters of casesOf(id, [pattern, other])) {
        const text = sayTheirs(id, parameters);
        const about = `${id} ${JSON.stringify(parameters)}: ${text}`;
        const english = say(id, parameters);
        assert.deepEqual(named(text), named(english), about);
        if (!BROKEN.test(english)) assert.doesNotMatch(text, BROKEN, about);
        tried += 1;
      }
    }
    assert.ok(tried > 5000);
  });
}
