/**
 * Defines an element, unless the page has it already: a second copy of the script is no error.
 * @param {string} name
 * @param {CustomElementConstructor} element
 */
export function define(name, element) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
