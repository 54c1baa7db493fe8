/** A strict reader of XML, as far as figures use it: whatever is not well-formed is an error. */

import assert from 'node:assert/strict';

/** @typedef {{name: string, attributes: Record<string, string>, children: Element[], text: string}} Element */

/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** @param {string} text */
function decoded(text) {
  assert.doesNotMatch(text, /[<>]|[^\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  return text.replace(/&([^;]*);?/g, (all, name) => {
    assert.ok(all.endsWith(';') && name in ENTITIES, `${all} is no entity`);
    return ENTITIES[name];
  });
}

/** @param {string} source */
function attributesIn(source) {
  /** @type {Record<string, string>} */
  const attributes = {};
  const rest = source.replace(/\s+([a-zA-Z][\w:-]*)="([^"]*)"/g, (_, name, value) => {
    assert.ok(!(name in attributes), `${name} twice`);
    attributes[name] = decoded(value);
    return '';
  });
  assert.equal(rest.trim(), '', source);
  return attributes;
}

/**
 * The root element. Its text is that of all elements in it.
 * @param {string} xml
 * @returns {Element}
 */
export function read(xml) {
  /** @type {Element} */
  const whole = { name: '', attributes: {}, children: [], text: '' };
  const open = [whole];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-z]+)([^<>]*?)(\/?)>/g)) {
    const text = decoded(xml.slice(at, tag.index));
    for (const each of open) each.text += text;
    at = tag.index + tag[0].length;
    const [, closes, name, attributes, isEmpty] = tag;
    if (closes) {
      assert.equal(open.pop()?.name, name);
      assert.equal(attributes, '');
      continue;
    }
    const element = { name, attributes: attributesIn(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  assert.deepEqual(open, [whole]);
  assert.equal(decoded(xml.slice(at)).trim(), '');
  assert.equal(whole.children.length, 1);
  return whole.children[0];
}
