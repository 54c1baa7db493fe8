/**
 * The elements of an article whose words stay true, whatever its readers change: `<plyscope-step to="cutoff:1">` leads a view to
 * a moment, `<plyscope-say what="entered">` is a text, and `<plyscope-when is="cut:D">` shows what it holds only while that is
 * true.
 */

import { define } from '../define.js';
import { Following } from './following.js';

/** Its content stands there until the view is ready, and where there is no such fact. */
class PlyscopeSay extends Following {
  static observedAttributes = ['for', 'what'];
  #text = '';

  follow() {
    const text = this.view?.textOf(this.getAttribute('what') ?? '') ?? this.#text;
    if (text !== this.#text) this.replaceChildren(text);
    this.#text = text;
  }
}

/** Hidden until the view is ready, and where there is no such condition. */
class PlyscopeWhen extends Following {
  static observedAttributes = ['for', 'is'];

  follow() {
    this.hidden = this.view?.holds(this.getAttribute('is') ?? '') !== true;
  }
}

const LINK = new CSSStyleSheet();
LINK.replaceSync(`
  :host { cursor: pointer; text-decoration: underline; text-decoration-style: dotted; text-underline-offset: 0.2em }
  :host([aria-current]) { text-decoration-style: solid }
  :host([aria-disabled]) { cursor: auto; text-decoration: none }
`);

/** Plain text where the search has no such moment. */
class PlyscopeStep extends Following {
  static observedAttributes = ['for', 'to'];

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [LINK];
    root.append(this.ownerDocument.createElement('slot'));
    this.addEventListener('click', this.#go);
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#go();
    });
  }

  connectedCallback() {
    this.role = 'link';
    super.connectedCallback();
  }

  get #moment() {
    return this.getAttribute('to') ?? '';
  }

  #go = () => {
    const { view } = this;
    if (view?.goTo(this.#moment)) view.scrollIntoView({ block: 'nearest' });
  };

  follow() {
    const isThere = this.view?.holds(`at:${this.#moment}`) ?? null;
    const canGo = this.view?.hasMoment(this.#moment) === true;
    this.tabIndex = canGo ? 0 : -1;
    this.ariaDisabled = canGo ? null : 'true';
    this.ariaCurrent = isThere ? 'true' : null;
  }
}

define('plyscope-say', PlyscopeSay);
define('plyscope-when', PlyscopeWhen);
define('plyscope-step', PlyscopeStep);
