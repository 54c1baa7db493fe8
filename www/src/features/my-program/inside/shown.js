/** A value as text, as a program prints it. */

/** How far into a value, and how many of its members are shown. */
const DEEPEST = 3;
const MOST = 100;

/** @param {unknown} value @param {number} [depth] @returns {string} */
export function shown(value, depth = 0) {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth >= DEEPEST) return '…';
  const inner = (/** @type {unknown} */ each) => shown(each, depth + 1);
  if (Array.isArray(value)) return `[${listed(value.slice(0, MOST).map(inner), value.length)}]`;
  if (value instanceof Map || value instanceof Set)
    return `{${listed([...value].slice(0, MOST).map(inner), value.size)}}`;
  const entries = Object.entries(value);
  const pairs = entries.slice(0, MOST).map(([name, each]) => `${name}: ${inner(each)}`);
  return `{${listed(pairs, entries.length)}}`;
}

/** @param {string[]} shown @param {number} count of all */
const listed = (shown, count) => [...shown, ...(count > shown.length ? ['…'] : [])].join(', ');
