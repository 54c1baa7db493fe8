/** Tables as CSV (RFC 4180). Pure. */

/** @param {readonly (readonly (string | number)[])[]} rows */
export const inCsv = (rows) => `${rows.map((row) => row.map(field).join(',')).join('\n')}\n`;

/** A field, quoted if it has a delimiter in it. @param {string | number} value */
function field(value) {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
