/** Sentences with MAX, MIN, α and β in the colours of their owners. */

import { html } from 'lit';
import { coloured } from '../text/wording.js';

/** @param {string} sentence @param {{alpha: 'max' | 'min', beta: 'max' | 'min'}} owners of α and β at the node in question */
export const inColours = (sentence, owners) =>
  coloured(sentence, owners).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );
