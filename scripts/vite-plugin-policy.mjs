// An addition to Vite: each page as built begins with the policy that it runs under. The dev server's own scripts would not.

/** @import { Plugin } from 'vite' */

/**
 * @param {string[]} directives
 * @returns {Plugin}
 */
export function policyPlugin(directives) {
  return {
    name: 'plyscope-policy',
    apply: 'build',
    transformIndexHtml: {
      // After all others, so that nothing is requested before it.
      order: 'post',
      handler: (html) => html.replace('<head>', `<head>\n    ${meta(directives)}`),
    },
  };
}

/** @param {string[]} directives */
const meta = (directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />`;
