/** The files that can be saved, and their names. */

import { isRecipe } from '../../engine/is-recipe.js';
import { traceFileOf } from '../../engine/traces/traces.js';
import { presetOf } from '../../session/choices.js';
import { asFileName } from '../../text/file-names.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Source } from './saving.js' */
/** @typedef {'trace' | 'tree-text' | 'tree-json'} Kind */

/** @type {Kind[]} */
export const KINDS = ['trace', 'tree-text', 'tree-json'];

/**
 * The name of a file: that of its tree, and for a trace that of its search too.
 * @param {Kind} kind
 * @param {{text: string, request: Request}} search
 * @param {Catalogue} catalogue
 */
export function fileName(kind, { text, request }, catalogue) {
  const known = presetOf(catalogue, text)?.id ?? (isRecipe(text) ? text : 'tree');
  const tree = asFileName(known);
  if (kind === 'trace') return `${tree}-${request.algorithm}.jsonl`;
  return kind === 'tree-json' ? `${tree}.json` : `${tree}.txt`;
}

/** The name of a picture's file. @param {string} ending @param {Pick<Session, 'search' | 'catalogue' | 'state'>} session */
export function pictureName(ending, { search, catalogue, state }) {
  if (search === null) return `plyscope.${ending}`;
  const trace = fileName('trace', search, catalogue);
  return `${trace.replace(/\.jsonl$/, '')}-${state.step}.${ending}`;
}

/**
 * The source of a file's bytes.
 * @param {Kind} kind
 * @param {Search} search
 * @returns {Promise<Source>}
 */
export async function source(kind, search) {
  switch (kind) {
    case 'trace': {
      const file = await traceFileOf({ ...search.request, tree: search.text });
      const part = (/** @type {number} */ from, /** @type {number} */ to) => file.part(from, to);
      return { pieces: file.pieces(), part, type: 'application/jsonl' };
    }
    case 'tree-json':
      return {
        pieces: search.nodes.length,
        part: (from, to) => search.ask((study) => study.tree_part(from, to)),
        type: 'application/json',
      };
    case 'tree-text':
      return { pieces: 1, part: () => new TextEncoder().encode(search.text), type: 'text/plain' };
  }
}
