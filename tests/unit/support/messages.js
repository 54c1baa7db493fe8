/** The messages of every language, and a `say` that throws at any fault. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @import { Pattern } from '@fluent/bundle/esm/ast.js' */
/** @import { Parameters } from '../../../www/src/text/messages.js' */

const locales = new URL('../../../www/locales/', import.meta.url);

/** Every language that there is. */
export const LANGUAGES = readdirSync(locales).sort();

/** The text of a file. @param {string} language @param {string} file */
const read = (language, file) => readFileSync(new URL(`${language}/${file}`, locales), 'utf8');

/**
 * The words that a language uses for the field's terms.
 * @typedef {object} Glossary
 * @property {Record<string, string[]>} terms for each term the beginnings of the words that stand for it; `*` before one that may
 *   end a compound
 * @property {Record<string, string>} [avoid] the beginnings of words that are not used, and what is used
 * @property {Record<string, string[]>} [exceptions] by message, the terms that it rightly says in other words
 */

/** @param {string} language @returns {Glossary} */
export const glossaryOf = (language) => JSON.parse(read(language, 'glossary.json'));

/** The words of a message, on all of its branches. @param {unknown} part @returns {string} */
export function wordsOf(part) {
  // A soft hyphen says only where a word may be divided.
  if (typeof part === 'string') return part.replace(/\u00ad/g, '');
  if (Array.isArray(part)) return part.map(wordsOf).join('');
  if (typeof part !== 'object' || part === null) return '';
  if ('variants' in part && Array.isArray(part.variants))
    return part.variants.map(({ value }) => ` ${wordsOf(value)} `).join('');
  return 'value' in part && 'type' in part && part.type === 'str' ? wordsOf(part.value) : '';
}

/** The messages of a language. @param {string} language */
export function messagesOf(language) {
  /** Every file of messages, one after the other. */
  const text = readdirSync(new URL(`${language}/`, locales), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .map((file) => read(language, file))
    .join('\n');
  const resource = new FluentResource(text);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const repeated = bundle.addResource(resource);
  /** Every message by `id` or `id.attribute`. @type {Map<string, Pattern>} */
  const patterns = new Map();
  for (const entry of resource.body) {
    if (entry.value !== null) patterns.set(entry.id, entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes ?? {})) {
      patterns.set(`${entry.id}.${name}`, pattern);
    }
  }
  return { language, text, resource, repeated, patterns, say: sayer(bundle, patterns) };
}

/**
 * The parameters that a message may ask for, on any of its branches and in the messages that it contains.
 * @param {Pattern} pattern
 * @param {Map<string, Pattern>} all the messages of its language
 * @returns {Set<string>}
 */
export function asksFor(pattern, all = patterns) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {unknown} part */
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if ('type' in part && part.type === 'var' && 'name' in part) names.add(String(part.name));
      if ('type' in part && part.type === 'mesg' && 'name' in part)
        walk(all.get(String(part.name)));
      Object.values(part).forEach(walk);
    }
  };
  walk(pattern);
  return names;
}

/**
 * The cases that a message has for each parameter, without the default.
 * @param {Pattern} pattern
 * @returns {Map<string, Set<string>>}
 */
export function cases(pattern) {
  /** @type {Map<string, Set<string>>} */
  const keysOf = new Map();
  /** @param {any} part */
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if (part.type === 'select' && part.selector.type === 'var') {
        const keys = keysOf.get(part.selector.name) ?? new Set();
        for (const { key } of part.variants) keys.add(String(key.value));
        for (const key of part.variants.slice(part.star, part.star + 1)) keys.delete(key.key.value);
        keysOf.set(part.selector.name, keys);
      }
      Object.values(part).forEach(walk);
    }
  };
  walk(pattern);
  return keysOf;
}

/**
 * The parameters that are written as numbers of the language.
 * @param {Pattern} pattern
 * @returns {Set<string>}
 */
export function numbersIn(pattern) {
  const calls = JSON.stringify(pattern).matchAll(
    /"NUMBER","args":\[\{"type":"var","name":"(\w+)"/g,
  );
  return new Set([...calls].map(([, name]) => name));
}

/**
 * Says a message, and insists that it exists, is given all that it may ask for, and has no error.
 * @param {FluentBundle} bundle
 * @param {Map<string, Pattern>} patterns
 */
function sayer(bundle, patterns) {
  const wanted = new Map([...patterns].map(([id, pattern]) => [id, asksFor(pattern, patterns)]));
  return (/** @type {string} */ id, /** @type {Parameters} */ parameters = {}) => {
    const pattern = patterns.get(id) ?? patterns.get(id.replace(/\.short$/, ''));
    assert.ok(pattern !== undefined, `there is no message ${id}`);
    for (const name of wanted.get(id) ?? []) {
      assert.ok(name in parameters, `${id} is not given ${name}`);
      assert.notEqual(parameters[name], undefined, `${id} is given ${name} as undefined`);
    }
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, parameters, errors);
    assert.deepEqual(errors, [], id);
    return text;
  };
}

/** The English messages. */
export const { patterns, say, text } = messagesOf('en');
