/** The English messages, and a `say` that takes nothing amiss lightly. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('../../../www/src/messages.js').Parameters} Parameters */
/** @typedef {import('@fluent/bundle/esm/ast.js').Pattern} Pattern */

const folder = new URL('../../../www/locales/en/', import.meta.url);

/** Every file of messages, one after the other. */
export const english = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** The messages of one file. @param {string} topic */
export const idsIn = (topic) => {
  const text = readFileSync(new URL(`${topic}.ftl`, folder), 'utf8');
  return new Set(new FluentResource(text).body.map(({ id }) => id));
};

export const resource = new FluentResource(english);

const bundle = new FluentBundle('en', { useIsolating: false });
export const repeated = bundle.addResource(resource);

/** Every message by `id` or `id.attribute`. @type {Map<string, Pattern>} */
export const patterns = new Map();
for (const entry of resource.body) {
  if (entry.value !== null) patterns.set(entry.id, entry.value);
  for (const [name, pattern] of Object.entries(entry.attributes ?? {})) {
    patterns.set(`${entry.id}.${name}`, pattern);
  }
}

/**
 * The parameters that a message may ask for, on any of its branches.
 * @param {Pattern} pattern
 * @returns {Set<string>}
 */
export function asksFor(pattern) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {unknown} part */
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if ('type' in part && part.type === 'var' && 'name' in part) names.add(String(part.name));
      Object.values(part).forEach(walk);
    }
  };
  walk(pattern);
  return names;
}

/**
 * What a message asks of each parameter, besides the case for all others.
 * @param {Pattern} pattern
 * @returns {Map<string, Set<string>>}
 */
export function cases(pattern) {
  /** @type {Map<string, Set<string>>} */
  const asked = new Map();
  /** @param {any} part */
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if (part.type === 'select' && part.selector.type === 'var') {
        const keys = asked.get(part.selector.name) ?? new Set();
        for (const { key } of part.variants) keys.add(String(key.value));
        for (const key of part.variants.slice(part.star, part.star + 1)) keys.delete(key.key.value);
        asked.set(part.selector.name, keys);
      }
      Object.values(part).forEach(walk);
    }
  };
  walk(pattern);
  return asked;
}

const wanted = new Map([...patterns].map(([id, pattern]) => [id, asksFor(pattern)]));

/**
 * Says a message, and insists that it exists, is given all that it may ask for, and has no error.
 * @param {string} id
 * @param {Parameters} [parameters]
 */
export function say(id, parameters = {}) {
  const pattern = patterns.get(id);
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
}
