/** The menu of seldom needed things: overlays, folding, growth, saving. */

import { html } from 'lit';
import { actionButton } from './command-button.js';
import { foldsItself } from './fold-handle.js';
import { labelsChoice } from './labels-choice.js';
import { menu } from './menu.js';

/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {Record<'growth' | 'save' | 'copyPicture' | 'paper' | 'myProgram', () => void> & {lecture: (() => void) | null}} open
 */
export function more(model, { growth, save, copyPicture, paper, myProgram, lecture }) {
  const { say } = model;
  const sheet = html`
    ${actionButton('node-types', model)} ${labelsChoice(model)} ${foldsItself(model)}
    <button type="button" title=${say('growth-hint')} @click=${() => growth()}>${say('growth')}</button>
    <button type="button" @click=${save}>${say('save')}</button>
    <button type="button" title=${say('copy-picture-hint')} @click=${copyPicture}>${say('copy-picture')}</button>
    <button type="button" title=${say('paper-hint')} @click=${paper}>${say('paper')}</button>
    <button type="button" title=${say('my-program-hint')} @click=${myProgram}>${say('my-program')}</button>
    <button type="button" title=${say('lecture-hint')} ?hidden=${lecture === null} @click=${lecture}>${say('lecture')}</button>
  `;
  return menu({ name: 'more', id: 'more', label: say('more'), sheet, closes: true });
}
