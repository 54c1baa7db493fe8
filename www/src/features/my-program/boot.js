/**
 * The script of the frame in which programs run: it makes a worker of the text that it is given, and passes on what that says. The page's
 * policy allows it by its hash (`scripts/policy.mjs`), and only a frame without an origin runs it.
 */

export const BOOT = `if (origin === 'null') {
  addEventListener('message', ({ source, data: { script, bytes }, ports: [port] }) => {
    if (source !== parent) return;
    const own = (address) => address;
    const policy = globalThis.trustedTypes?.createPolicy('plyscope', { createScriptURL: own });
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(policy ? policy.createScriptURL(address) : address);
    worker.onmessage = ({ data }) => port.postMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      port.postMessage({ kind: 'error', message: event.message, line: event.lineno });
    };
    if (bytes) worker.postMessage(bytes, [bytes]);
  }, { once: true });
  parent.postMessage('ready for a program', '*');
}`;

/** Nothing is loaded, and nothing runs but the frame's own script, a worker made there, and wasm that is given to it. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:";

/** The frame's whole page. The page's own policy holds in it too, so that of scripts within it this one alone runs. */
export const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${BOOT}</script>`;
