// Messages as Fluent's parser leaves them, so that the page brings no parser along and no comments.

import { FluentResource } from '@fluent/bundle';

/** @returns {import('vite').Plugin} */
export function messagesPlugin() {
  return {
    name: 'plyscope-messages',
    enforce: 'pre',

    transform(text, id) {
      return id.endsWith('.ftl') ? { code: parsed(text), map: null } : undefined;
    },
  };
}

/**
 * A module whose default export are the messages of a file.
 *
 * @param {string} text in Fluent's format
 */
export const parsed = (text) => `export default ${JSON.stringify(new FluentResource(text).body)};`;
