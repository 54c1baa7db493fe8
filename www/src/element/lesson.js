/**
 * `<plyscope-lesson src="lesson.md">`: a lesson in a page of others. It is our own page of lessons in a frame, since a lesson is as wide
 * and as high as a window, and follows what is read in it.
 */

import { define, reflect, takeOwn } from './define.js';

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host { display: block; height: 90dvh }
  :host([hidden]) { display: none }
  iframe { width: 100%; height: 100%; border: 0 }
`);

class PlyscopeLesson extends HTMLElement {
  static observedAttributes = ['src', 'host', 'lang'];
  #frame = this.ownerDocument.createElement('iframe');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [SHEET];
    root.append(this.#frame);
  }

  connectedCallback() {
    takeOwn(this);
    this.#follow();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#follow();
  }

  #follow() {
    const [src, lang] = [this.getAttribute('src'), this.getAttribute('lang')];
    if (src === null) return;
    const at = new URLSearchParams({
      src: new URL(src, document.baseURI).href,
      ...(lang && { lang }),
    });
    const address = new URL(`lesson.html#${at}`, this.#host);
    this.#frame.title = this.getAttribute('aria-label') ?? '';
    this.#frame.src = address.href;
  }

  /** The folder of our pages: that of the script which has defined this, unless the author names another. */
  get #host() {
    const script = document.querySelector('script[src*="plyscope."]')?.getAttribute('src');
    return new URL(this.getAttribute('host') ?? script ?? '', document.baseURI);
  }
}

reflect(PlyscopeLesson);
define('plyscope-lesson', PlyscopeLesson);
