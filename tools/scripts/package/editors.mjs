// What editors read that know no manifest of elements: web-types.json (WebStorm), and custom data (VS Code).

import { ELEMENTS } from './elements.mjs';
import { spelled } from './names.mjs';

/** @import { Attribute } from './elements.mjs' */
/** @import { Unions } from './names.mjs' */

/** The words that an attribute may be, where they are few. @param {string} type with the names spelled */
const wordsIn = (type) => [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word);

/** Attributes whose type has words in it that are no values of theirs. */
const NO_WORDS = ['options'];

/** @param {Attribute} attribute @param {Unions} names */
const wordsOf = ({ name, type }, names) =>
  NO_WORDS.includes(name) ? [] : wordsIn(spelled(type, names));

/** @param {Unions} names */
export function customData(names) {
  const tags = ELEMENTS.map(({ tag, text, attributes }) => ({
    name: tag,
    description: text,
    attributes: attributes.map((attribute) => {
      const values = wordsOf(attribute, names).map((name) => ({ name }));
      const { name, text: description } = attribute;
      return { name, description, ...(values.length > 0 && { values }) };
    }),
  }));
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`;
}

/** @param {Unions} names @param {{name: string, version: string}} of the package */
export function webTypes(names, { name, version }) {
  const elements = ELEMENTS.map(({ tag, text, attributes, events = [] }) => ({
    name: tag,
    description: text,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.text,
      ...(attribute.default && { default: attribute.default }),
      value: { type: spelled(attribute.type, names) },
    })),
    js: {
      properties: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.text,
        value: { type: spelled(attribute.type, names) },
      })),
      events: events.map((event) => ({ name: event.name, description: event.text })),
    },
  }));
  const types = {
    $schema: 'https://json.schemastore.org/web-types',
    ...{ name, version, 'description-markup': 'markdown' },
    contributions: { html: { elements } },
  };
  return `${JSON.stringify(types, null, 2)}\n`;
}
