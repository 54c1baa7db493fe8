/** A presenter's notes on trees, as they are carried away in a file with the kept trees, and come back. */

import { notedKeys, store, stored } from '../storage.js';

/** @import { PresenterNotes } from '../../session/collection/archive.js' */

/** @returns {PresenterNotes} */
export const presenterNotes = () =>
  Object.fromEntries(
    notedKeys().flatMap((about) => {
      const notes = stored(`notes-${about}`);
      return notes === '' ? [] : [[about, notes]];
    }),
  );

/** Adds the notes that are not here yet, after those that are; returns how many. @param {PresenterNotes} notes */
export function addPresenterNotes(notes) {
  const added = Object.entries(notes).filter(([about, text]) => {
    const here = stored(`notes-${about}`);
    return (
      !here.includes(text) && store(`notes-${about}`, here === '' ? text : `${here}\n\n${text}`)
    );
  });
  return added.length;
}
