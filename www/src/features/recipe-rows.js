/** The rows of a form for a recipe: what is typed into them, as the recipe's text, and back. Pure. */

/** @import { Say } from '../text/wording.js' */

/** What is typed, by the names of the fields. @typedef {Readonly<Record<string, string>>} Draft */

/** @typedef {(say: Say, draft: Draft) => string} Words */

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {Words} [label] its own, beside others in a row
 * @property {'signed' | 'text'} [kind] what is typed, if not a whole number
 * @property {Words} [empty] what it means to leave it empty
 * @property {(draft: Draft) => readonly string[]} [choices] what it offers, if nothing is typed into it
 * @property {(say: Say, choice: string) => string} [choice] how each is called
 * @property {(draft: Draft) => string} [value] what is chosen, if another field says so
 * @property {(draft: Draft) => boolean} [isFor] whether it is shown
 * @property {{label: Words, value: (value: string) => string}} [other] a button that puts another value into it
 */

/**
 * A row with one field, which has its name, or with several. Its fields are parameters of the recipe, unless it says how these are
 * read and written.
 * @typedef {object} RowOnly
 * @property {Words} label
 * @property {Words} [hint]
 * @property {readonly Field[]} [fields]
 * @property {boolean} [optional] whether an empty parameter is left out
 * @property {(parameters: Readonly<Record<string, string>>) => Draft} [read]
 * @property {(draft: Draft) => Readonly<Record<string, string>>} [write]
 *
 * @typedef {Omit<Field, 'label'> & RowOnly} Row
 */

/** The fields of a row. @param {Row} row @returns {readonly Field[]} */
export const fieldsOf = (row) => row.fields ?? [{ ...row, label: undefined }];

/** The values that a row's fields have in a draft or in a recipe. @param {Row} row @param {Draft} values */
const own = (row, values) =>
  Object.fromEntries(fieldsOf(row).map(({ name }) => [name, values[name] ?? '']));

/**
 * A recipe in the fields.
 * @param {readonly Row[]} rows
 * @param {Readonly<Record<string, string>>} parameters as the core gives them
 * @returns {Draft}
 */
export const draftOf = (rows, parameters) =>
  Object.assign({}, ...rows.map((row) => row.read?.(parameters) ?? own(row, parameters)));

/** The parameters of what is typed, each with its row. @param {readonly Row[]} rows @param {Draft} draft */
const written = (rows, draft) =>
  rows
    .filter(({ isFor }) => isFor?.(draft) ?? true)
    .flatMap((row) => {
      const typed = Object.fromEntries(
        fieldsOf(row).map((field) => [field.name, plain(field, draft)]),
      );
      const parameters = Object.entries(row.write?.({ ...draft, ...typed }) ?? typed);
      const given = parameters.filter(([, value]) => value !== '' || !row.optional);
      return given.map(([name, value]) => ({ row, line: `${name}=${value}` }));
    });

/** What is typed, without anything that would end its parameter; a number without blanks and separators. @param {Field} field @param {Draft} draft */
const plain = ({ name, kind }, { [name]: typed = '' }) =>
  kind === 'text' ? typed.trim().replace(/[,()=]/g, '') : typed.replace(/[\s,()=%]/g, '');

/**
 * The recipe of what is typed, right or wrong, with a parameter on each line.
 * @param {string} name of the recipe
 * @param {readonly Row[]} rows
 * @param {Draft} draft
 */
export const recipeText = (name, rows, draft) =>
  `${name}(\n${written(rows, draft)
    .map(({ line }) => line)
    .join(',\n')}\n)`;

/** The row that an error in this text is about. @param {readonly Row[]} rows @param {Draft} draft @param {{line: number}} error */
export function rowOf(rows, draft, { line }) {
  const lines = written(rows, draft);
  return lines[Math.max(0, Math.min(lines.length - 1, line - 2))].row;
}
