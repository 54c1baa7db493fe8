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
