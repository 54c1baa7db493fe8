/**
 * A colour of a style sheet as red, green and blue, from 0 to 255: `#rgb`, `#rrggbb`, `rgb(…)`. Pure.
 * @param {string} colour
 * @returns {[number, number, number]}
 */
export function rgb(colour) {
  const hex = /^#(.)(.)(.)$/.exec(colour);
  const full =
    hex === null
      ? colour
      : `#${hex
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  const parts = full.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    : (full.match(/[\d.]+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
