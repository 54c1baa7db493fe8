/** The browser's worker, with an address that the page may run. By its name the build finds our scripts. */

import { trustedScript } from './trusted.js';

export const Worker =
  globalThis.Worker &&
  class extends globalThis.Worker {
    /** @param {URL} address @param {WorkerOptions} options */
    constructor(address, options) {
      super(trustedScript(addressHere(address)), options);
    }
  };

/**
 * A worker's script must be of the page's own origin. Where ours are served from another, it is a script of the page that
 * imports ours.
 * @param {URL} address
 */
function addressHere(address) {
  if (address.origin === location.origin) return address;
  const script = `import ${JSON.stringify(address.href)};`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
