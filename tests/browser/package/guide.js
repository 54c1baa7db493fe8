// The guide for authors, whose recipes are tried.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/scripts/run.mjs';

const text = readFileSync(join(ROOT, 'docs', 'for-authors.md'), 'utf8');

/** The blocks of code by their headings. @type {ReadonlyMap<string, string[]>} */
export const recipes = new Map(
  text.split(/^## /m).map((part) => {
    const [heading] = part.split('\n', 1);
    const blocks = [...part.matchAll(/^(`{3,})\w+\n(.*?)^\1$/gms)].map(([, , block]) => block);
    return [heading, blocks];
  }),
);
