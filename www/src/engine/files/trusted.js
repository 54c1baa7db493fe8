/** Trusted Types: a page may demand that scripts come only from addresses that a policy with a name has passed. */

/** The policy; undefined before it is needed, and where the browser knows of none. @type {any} */
let policy;

/**
 * The address of one of our scripts, in the form that such a page accepts.
 * @param {string | URL} address
 * @returns {any}
 * @throws {TypeError} if the page does not allow a policy of the name `plyscope`
 */
export function trustedScript(address) {
  // Nobody else gets hold of it, so it need not look at the address.
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('plyscope', {
    createScriptURL: (/** @type {string} */ own) => own,
  });
  return policy?.createScriptURL(String(address)) ?? address;
}
