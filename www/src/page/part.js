/**
 * A part of the page that stands in its HTML.
 * @param {string} id
 * @template {HTMLElement} T
 * @param {new () => T} kind
 * @returns {T}
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}
