/**
 * What only pages of others ask of a view, and our own does without: its name and the level of its headings there, the names of the nodes
 * that the words around it speak of, and a step told anew in another language.
 */

import { sendStep } from './events.js';
import { GUESTS } from './guests.js';

/** @import { PlyscopeView } from './view.js' */

/** A node in a moment, a fact or a condition. */
const OF_NODE = /\b(?:visit|return|cutoff-at|value|cut|entered|best):([^\s:]+)/g;

class Guest {
  #view;
  /** The level of its headings; no number for none. */
  #level = 2;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    view.addEventListener('plyscope-ready', () => view.mention([...this.#spokenOf()]));
    view.addEventListener('plyscope-language', () => {
      if (view.session !== null) sendStep(view, view.session);
    });
  }

  hostConnected() {
    // What is no element of HTML has a name only in a role.
    const view = this.#view;
    if (view.hasAttribute('aria-label') && !view.hasAttribute('role'))
      view.setAttribute('role', 'group');
  }

  /** The nodes that the words around it are about. */
  *#spokenOf() {
    const view = this.#view;
    const root = /** @type {Document | ShadowRoot} */ (view.getRootNode());
    for (const words of root.querySelectorAll('plyscope-step, plyscope-say, plyscope-when')) {
      if (Reflect.get(words, 'view') !== view) continue;
      const said = ['to', 'what', 'is', 'that'].map((name) => words.getAttribute(name)).join(' ');
      for (const [, name] of said.matchAll(OF_NODE)) yield name;
    }
  }

  /** Those below its headings are one lower. */
  hostUpdated() {
    const level = Number(this.#view.heading);
    if (level === 2 && this.#level === 2) return;
    this.#level = level;
    for (const heading of this.#view.renderRoot.querySelectorAll('h2, h3')) {
      const lower = Number(heading.localName[1]) - 2;
      heading.setAttribute('aria-level', String(Math.min(6, level + lower)));
      if (Number.isNaN(level)) heading.setAttribute('role', 'presentation');
      else heading.removeAttribute('role');
    }
  }
}

GUESTS.push((view) => new Guest(view));
