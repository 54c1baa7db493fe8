/** The tokens of styles/tokens.css, resolved for a canvas. */

/** @import { Palette } from './canvas.js' */

/**
 * The palette at an element. A token is text until a property uses it, so each colour is read from a property.
 * @param {HTMLElement} element
 * @param {'light' | 'dark'} [scheme] instead of the element's own
 * @returns {Palette}
 */
export function palette(element, scheme) {
  const probe = element.appendChild(document.createElement('span'));
  if (scheme !== undefined) probe.style.colorScheme = scheme;
  const style = getComputedStyle(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--_${name})`;
    return style.color;
  };
  const found = {
    max: colour('max'),
    min: colour('min'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    focus: colour('focus'),
    cut: colour('cut'),
    ground: colour('ground'),
    'square-light': colour('square-light'),
    'square-ink': colour('square-ink'),
    strong: style.getPropertyValue('--_strong').trim() === '1',
    font: style.fontFamily,
  };
  probe.remove();
  return found;
}
