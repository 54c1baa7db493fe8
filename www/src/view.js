// Placeholder of <plyscope-view>: shows that wasm, messages and Lit are found from wherever the element is used.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { html, LitElement } from 'lit';
import { load } from './engine.js';

export class PlyscopeView extends LitElement {
  static properties = { text: { state: true } };

  constructor() {
    super();
    this.text = '';
  }

  async firstUpdated() {
    const [version, messages] = await Promise.all([load(), import('../locales/en.ftl?raw')]);
    const bundle = new FluentBundle('en');
    bundle.addResource(new FluentResource(messages.default));
    const pattern = bundle.getMessage('version')?.value;
    this.text = pattern ? bundle.formatPattern(pattern, { version }) : '';
  }

  render() {
    return html`<p role="status">${this.text}</p>`;
  }
}

customElements.define('plyscope-view', PlyscopeView);
