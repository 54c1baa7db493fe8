/** Texts with MAX, MIN, α and β in the colours of their owners. */

import { html } from 'lit';
import { coloured, tied } from '../text/wording.js';

/** @param {string} sentence @param {{alpha: 'max' | 'min', beta: 'max' | 'min'}} owners of α and β at the node in question */
export const inColours = (sentence, owners) =>
  coloured(sentence, owners).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );

/**
 * A sentence on show, in which a name stays on the line of the word before it; the story's stay plain, since they are copied as they stand.
 * @type {typeof inColours}
 */
export const sentenceInColours = (sentence, owners) => inColours(tied(sentence), owners);
