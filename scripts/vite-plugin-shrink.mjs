// What a minifier of JavaScript leaves as it is, since it stands in quotes: the blanks of styles and the comments
// of messages.

/** In place of Vite's own helper, for a page whose modules bring no files of styles along. */
const PRELOAD = 'export const __vitePreload = (load) => load();';

/** @returns {import('vite').Plugin} */
export function shrinkPlugin() {
  return {
    name: 'plyscope-shrink',
    apply: 'build',
    enforce: 'pre',

    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (path.endsWith('vite/preload-helper.js')) return { code: PRELOAD, map: null };
      if (path.includes('/www/locales/') && path.includes('.ftl'))
        return { code: messages(code), map: null };
      if (/\/www\/src\/.*styles.*\.js$/.test(path)) return { code: styles(code), map: null };
      return undefined;
    },
  };
}

/**
 * Messages without comments and the empty lines between them.
 *
 * @param {string} text a file in Fluent's format, or a module that holds one as a text
 * @returns {string}
 */
export function messages(text) {
  const raw = /^export default (".*");?\s*$/s.exec(text);
  if (raw) return `export default ${JSON.stringify(messages(JSON.parse(raw[1])))};`;
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/**
 * A module whose style sheets have no needless blanks.
 *
 * @param {string} code
 */
export function styles(code) {
  return code.replace(/css`([^`]*)`/g, (_, sheet) => {
    const plain = sheet.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
    // Not round `:`, `+` and `(`: there a blank may mean something.
    return `css\`${plain
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/;}/g, '}')
      .trim()}\``;
  });
}
