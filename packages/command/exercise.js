/** The exercises in a page: its views with questions, as their author has written them. */

import { parse } from 'parse5';
import { switchesOf } from '../../www/src/element/attributes.js';
import { wantedIn } from '../../www/src/features/gallery/wanted-in.js';
import { settingsOf } from '../../www/src/session/authored.js';
import { isOfSomebody, treeOf } from '../../www/src/session/predicting/student.js';
import { Mistake } from './arguments.js';
import { attribute, beside, elementsIn, fileNamed, textIn } from './page.js';

/** @import { PlyscopeError } from '../../www/src/engine/errors.js' */
/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Set } from '../../www/src/session/predicting/exercise.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */
/** @import { Element } from './page.js' */
/** @import { Surroundings } from './surroundings.js' */

/**
 * @typedef {object} Exercise
 * @property {number} number of its view, among those with `quiz`
 * @property {string} id of its view; empty if it has none
 * @property {Set} set
 * @property {(student: string, tree: string) => Wanted} choice for a student, and the tree that was answered about
 */

/**
 * @typedef {object} Page
 * @property {string} path
 * @property {Exercise[]} exercises all of them, or the one that is named
 * @property {boolean} isOne whether one is named
 * @property {number} count of all
 */

/** The views of a page that ask something. @param {string} html */
export const quizzesIn = (html) =>
  elementsIn(parse(html))
    .filter((element) => element.tagName === 'plyscope-view' && attribute(element, 'quiz') !== null)
    .flatMap((element, place) => {
      const set = settingsOf((name) => (attribute(element, name) ?? '').trim());
      return set === null ? [] : [{ element, set, number: place + 1 }];
    });

/** The tree in a child, as a view takes it. @param {Element} view */
function writtenIn({ childNodes }) {
  const child = childNodes.find(
    (node) => node.nodeName === 'script' && attribute(node, 'type') === 'text/plain',
  );
  return child && 'childNodes' in child ? textIn(/** @type {Element} */ (child)).trim() : '';
}

/**
 * The tree, and perhaps the search, in a file that a view names.
 * @param {string} src
 * @param {string} page
 * @param {Catalogue} catalogue
 * @param {Pick<Surroundings, 'read'>} io
 * @throws {Mistake | PlyscopeError}
 */
async function wantedFrom(src, page, { algorithms }, { read }) {
  const name = fileNamed(src);
  if (name === null || name.startsWith('/')) throw new Mistake('grade-src', { path: page, src }, 1);
  const path = beside(page, name);
  const text = await read(path);
  if (text === null) throw new Mistake('command-no-such-file', { path }, 1);
  const wanted = wantedIn(text, algorithms);
  /** @type {PlyscopeError} */
  const several = { kind: 'src-several', name: path };
  if (wanted === null) throw several;
  return wanted;
}

/**
 * The tree and the search of a view: its attribute `tree` goes before `src`, and that before a child script.
 * @param {Element} view
 * @param {string} page
 * @param {Catalogue} catalogue
 * @param {Pick<Surroundings, 'read'>} io
 * @returns {Promise<Wanted>}
 */
async function wantedBy(view, page, catalogue, io) {
  const [tree, src, written] = [
    attribute(view, 'tree'),
    (attribute(view, 'src') ?? '').trim(),
    writtenIn(view),
  ];
  if (tree !== null) return { tree };
  if (src !== '') return wantedFrom(src, page, catalogue, io);
  return written === '' ? {} : { tree: written };
}

/**
 * @param {ReturnType<typeof quizzesIn>[number]} quiz
 * @param {string} page
 * @param {Catalogue} catalogue
 * @param {Pick<Surroundings, 'read'>} io
 * @returns {Promise<Exercise>}
 */
async function exerciseOf({ element, set, number }, page, catalogue, io) {
  const [algorithm, options] = [attribute(element, 'algorithm'), attribute(element, 'options')];
  const wanted = {
    ...(await wantedBy(element, page, catalogue, io)),
    ...(algorithm !== null && { algorithm }),
    ...(options !== null && { options: switchesOf(options) }),
  };
  const { tree } = wanted;
  return {
    ...{ number, id: attribute(element, 'id') ?? '', set },
    // A student without a name has the tree that the view has chosen.
    choice: (student, kept) =>
      tree === undefined
        ? wanted
        : {
            ...wanted,
            tree: student === '' && isOfSomebody(tree, kept) ? kept : treeOf(tree, student),
          },
  };
}

/**
 * The exercises of a file; only one, if its name or number stands after the file's: `exercise.html#2`.
 * @param {string} named
 * @param {Catalogue} catalogue
 * @param {Pick<Surroundings, 'read'>} io
 * @returns {Promise<Page>}
 * @throws {Mistake | PlyscopeError}
 */
export async function exercisesAt(named, catalogue, io) {
  const { path, name, html } = await pageAt(named, io);
  if (html === null) throw new Mistake('command-no-such-file', { path }, 1);
  const all = quizzesIn(html);
  if (all.length === 0) throw new Mistake('command-no-exercise', { path }, 1);
  const chosen = all.filter(
    ({ element, number }) =>
      name === '' || [attribute(element, 'id'), String(number)].includes(name),
  );
  if (chosen.length === 0) throw new Mistake('grade-no-such-exercise', { path, name }, 1);
  const exercises = chosen.map((quiz) => exerciseOf(quiz, path, catalogue, io));
  const isOne = name !== '';
  return { path, exercises: await Promise.all(exercises), isOne, count: all.length };
}

/** A page, and the name after the file's; the file's own name may have a `#` too. @param {string} named @param {Pick<Surroundings, 'read'>} io */
async function pageAt(named, { read }) {
  const whole = await read(named);
  const at = named.lastIndexOf('#');
  if (whole !== null || at < 0) return { path: named, name: '', html: whole };
  const path = named.slice(0, at);
  return { path, name: named.slice(at + 1), html: await read(path) };
}
