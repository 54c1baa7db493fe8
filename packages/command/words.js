/** The messages in the language that is named, or that the caller prefers. */

import { negotiate, writtenIn } from '../../www/src/text/languages.js';
import { messages } from '../../www/src/text/messages.js';

/** @import { Surroundings } from './surroundings.js' */

/** @param {readonly string[]} args @param {Pick<Surroundings, 'languages' | 'available' | 'texts'>} io */
export async function wordsFor(args, { languages, available, texts }) {
  const at = args.indexOf('--lang');
  const named = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const first = named ?? (at < 0 ? undefined : args[at + 1]);
  const all = first === undefined ? languages : [first, ...languages];
  const locale = negotiate(all, (language) => available.includes(language));
  return messages(locale, await texts(writtenIn(locale)));
}
