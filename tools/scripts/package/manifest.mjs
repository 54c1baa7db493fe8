// custom-elements.json: what editors complete and explain, in the community group's schema 2.1.0.

import { ELEMENTS } from './elements.mjs';
import { spelled } from './names.mjs';
import { VIEW } from './view.mjs';

/** @import { Attribute, Element_ } from './elements.mjs' */

/** What `import 'plyscope'` brings, from the package's root. */
const MODULE = 'dist/modules/plyscope.js';

/** @param {string} text */
const type = (text) => ({ type: { text } });

/** @param {Attribute} attribute */
const attributeOf = ({ name, type: text, text: description, default: initial }) => ({
  name,
  fieldName: name,
  description,
  ...type(text),
  ...(initial && { default: initial }),
});

/** @param {Attribute} attribute */
const propertyOf = ({ name, type: text, text: description }) => ({
  kind: 'field',
  name,
  attribute: name,
  description,
  ...type(text),
});

/** @param {Element_} element */
function declarationOf(element) {
  const { tag, className, text, attributes, fields = [], methods = [] } = element;
  const members = [
    ...attributes.map(propertyOf),
    ...fields.map(({ name, type: is, text: description, takes }) => ({
      kind: 'field',
      name,
      description,
      ...(takes === undefined && { readonly: true }),
      ...type(is),
    })),
    ...methods.map(({ name, parameters, returns, text: description }) => ({
      kind: 'method',
      name,
      description,
      parameters: parameters.map(({ name, type: is, optional }) => ({
        name,
        ...type(is),
        ...(optional && { optional }),
      })),
      return: type(returns),
    })),
  ];
  /** @param {{name: string, text: string}[]} [named] */
  const described = (named = []) =>
    named.map(({ name, text: description }) => ({ name, description }));
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: text,
    attributes: attributes.map(attributeOf),
    members,
    events: (element.events ?? []).map(({ name, detail, text: description }) => ({
      name,
      description,
      ...type(`CustomEvent<${detail}>`),
    })),
    slots: described(element.slots),
    cssParts: described(element.parts),
    cssProperties: described(element.cssProperties),
  };
}

/** @param {import('./names.mjs').Unions} [names] where types are to have them */
export function manifest(names) {
  const exports = ELEMENTS.map(({ tag, className: name }) => ({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name, module: MODULE },
  }));
  const { className } = VIEW;
  const view = { kind: 'js', name: className, declaration: { name: className, module: MODULE } };
  const declarations = ELEMENTS.map(declarationOf);
  const modules = [
    { kind: 'javascript-module', path: MODULE, declarations, exports: [view, ...exports] },
  ];
  const text = JSON.stringify({ schemaVersion: '2.1.0', readme: 'README.md', modules }, null, 2);
  return `${names ? spelled(text, names) : text}\n`;
}
