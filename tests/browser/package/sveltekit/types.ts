import 'plyscope/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const right: SvelteHTMLElements['plyscope-view'] = {
  tree: 'swedish-51',
  step: 'cutoff:1',
  class: 'wide',
  'onplyscope-step': ({ detail }) => detail.sentence.trim(),
};
export const other: SvelteHTMLElements['plyscope-when'] = { that: 'cut:H' };
// @ts-expect-error
export const wrong: SvelteHTMLElements['plyscope-view'] = { controls: 'all' };
