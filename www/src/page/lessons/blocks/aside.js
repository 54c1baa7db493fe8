/** Something beside the way, with a title or without one. */

/** @import { RootContent } from 'mdast' */
/** @import { Directive } from '../directive.js' */
/** @import { Block, Inline } from '../format.js' */

/** @typedef {{kind: 'aside', title: Inline[], blocks: Block[], line: number}} Aside */

/** @type {Directive<Aside>} */
export const aside = {
  name: 'aside',
  form: 'containerDirective',
  place: 'anywhere',
  read(_, reader, { children }) {
    const [first, ...others] = /** @type {RootContent[]} */ (children);
    // The label of a container, `:::aside[Its title]`, is its first paragraph.
    const isTitled =
      first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
    return {
      title: isTitled ? reader.inline(first.children) : [],
      blocks: reader.blocks(isTitled ? others : children),
    };
  },
  draw({ title, blocks }, page) {
    const { html } = page;
    return html`
      <aside>
        ${title.length > 0 ? html`<h3>${page.words(title)}</h3>` : null}
        ${page.prose(blocks)}
      </aside>
    `;
  },
};
