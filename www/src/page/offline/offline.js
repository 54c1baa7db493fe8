/** The page's service worker, which keeps a copy of the page; and the offer of a new version, which never comes by itself. */

import { trustedScript } from '../../engine/files/trusted.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */

/**
 * Keeps a copy of the page, and offers a new version of it once its copy is whole.
 *
 * @param {View} view
 * @param {HTMLElement} offer the line that offers it
 * @param {HTMLElement} load the button that loads it
 * @throws where the browser keeps no copies
 */
export async function keepCopy(view, offer, load) {
  const { serviceWorker } = navigator;
  const address = new URL('service-worker.js', document.baseURI);
  const registration = await serviceWorker.register(trustedScript(address));
  let isThere = false;
  // An audience is not to read it.
  const show = () => {
    offer.hidden = !isThere || view.presenting;
  };
  const look = () => {
    isThere ||= registration.waiting !== null && registration.active !== null;
    show();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  view.addEventListener('plyscope-present', show);
  load.addEventListener('click', () => {
    // Another window may have asked for it before.
    if (registration.waiting === null) return location.reload();
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('load');
  });
  follow();
  look();
}
