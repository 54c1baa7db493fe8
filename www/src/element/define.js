/**
 * Defines an element, unless the page has it already: a second copy of the script is no error.
 * @param {string} name
 * @param {CustomElementConstructor} element
 */
export function define(name, element) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

/** Makes the attributes that an element observes properties too, but for those that HTML has. @param {CustomElementConstructor & {observedAttributes: readonly string[]}} element */
export function reflect(element) {
  for (const name of element.observedAttributes.filter((each) => !(each in HTMLElement.prototype)))
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return this.getAttribute(name) ?? '';
      },
      set(value) {
        this.setAttribute(name, value);
      },
    });
}

/** Lets properties that an element has of its own, from before it was defined, be those of its class. @param {any} element */
export function takeOwn(element) {
  for (const name of Object.keys(element)) {
    if (!element.constructor.observedAttributes.includes(name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
