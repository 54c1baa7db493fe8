// What the build itself puts into words: messages of the locale files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/**
 * The text of a message without parameters.
 *
 * @param {string} locales the folder with a folder for each language
 * @param {string} language
 * @param {string} id
 */
export function messageOf(locales, language, id) {
  const bundle = new FluentBundle(language);
  const text = readFileSync(join(locales, language, 'base.ftl'), 'utf8');
  bundle.addResource(new FluentResource(text));
  const value = bundle.getMessage(id)?.value;
  if (!value) throw new Error(`${language} has no message ${id}`);
  return bundle.formatPattern(value);
}
