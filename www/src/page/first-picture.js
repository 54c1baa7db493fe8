/**
 * The picture of the tree that the page begins with. It stands where the view will draw that tree, while the view and the wasm
 * are on their way; the build makes it. The view puts its own in this place.
 */

import { opensFresh } from './address-bar.js';
import { stored } from './storage.js';

/** Shows it, unless the page will begin with another tree, or in colours that it does not have. */
export function showFirstPicture() {
  // The dev server makes none.
  const template = document.getElementById('first-picture');
  if (!(template instanceof HTMLTemplateElement) || !opensFresh || stored('work') !== '') return;
  const picture = template.content.querySelector(`[data-theme="${theme()}"]`);
  if (picture !== null) document.querySelector('plyscope-view')?.append(picture);
}

/** Takes it away: the view's own picture has its place. */
export const removeFirstPicture = () => document.querySelector('plyscope-view > picture')?.remove();

/** The theme that the page will have. */
function theme() {
  const chosen = stored('theme');
  if (chosen !== '') return chosen;
  if (matchMedia('(prefers-contrast: more), (forced-colors: active)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
