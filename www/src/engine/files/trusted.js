/** Trusted Types: a page may demand that scripts come only from addresses that a policy with a name has passed. */

/** The policy; undefined before it is needed, and where the browser knows of none. @type {any} */
let policy;

/** @throws {TypeError} if the page does not allow a policy of the name `plyscope` */
function ours() {
  // Nobody else gets hold of it, so it need not look at what it passes.
  const own = (/** @type {string} */ given) => given;
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('plyscope', {
    createScriptURL: own,
    createHTML: own,
  });
  return policy;
}

/**
 * The address of one of our scripts, in the form that such a page accepts.
 * @param {string | URL} address
 * @returns {any}
 */
export const trustedScript = (address) => ours()?.createScriptURL(String(address)) ?? address;

/**
 * A page of ours within a frame, in the form that such a page accepts.
 * @param {string} markup
 * @returns {any}
 */
export const trustedMarkup = (markup) => ours()?.createHTML(markup) ?? markup;

/** The browser's worker, with an address that the page may run. By its name the build finds our scripts. */
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
