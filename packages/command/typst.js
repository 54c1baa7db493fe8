/** Pictures as a document of Typst, each within its text, so that it is one file. Pure. */

/** @param {string} text */
const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * A picture in its own size, which a document that includes the file shows where it does; several are pages.
 * @param {readonly {svg: string, width: number, title: string}[]} pictures
 */
export function typst(pictures) {
  const all = pictures.map(
    ({ svg, width, title }) =>
      `#image(bytes(${quoted(svg)}), format: "svg", width: ${width * 0.75}pt, alt: ${quoted(title)})\n`,
  );
  return all.join('#pagebreak(weak: true)\n');
}
