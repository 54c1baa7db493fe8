/** Texts with MAX, MIN, α and β in the colours of their owners. */

import { html } from 'lit';
import { coloured, tied } from '../text/wording.js';

/** @param {string} sentence @param {{alpha: 'max' | 'min', beta: 'max' | 'min'}} owners of α and β at the node in question */
export const inColours = (sentence, owners) =>
  coloured(sentence, owners).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );

/** Stands for a space at which no line ends; in no sentence. */
const TIE = '\ue000';

/**
 * A sentence on show, in which a name stays on the line of the word before it. As text it is what it was.
 * @type {(...given: Parameters<typeof inColours>) => unknown[]}
 */
export const sentenceInColours = (sentence, owners) =>
  tied(sentence, TIE)
    .split(/( +)/)
    .map((part) => {
      const own = inColours(part.replaceAll(TIE, ' '), owners);
      return part.includes(TIE) ? html`<span class="tied">${own}</span>` : own;
    });
