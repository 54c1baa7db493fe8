/** The frame in which a program runs: without an origin, and so without network, storage and page. */

import { trustedMarkup } from '../../engine/files/trusted.js';

/** @import { Message } from './inside/telling.js' */

/**
 * The frame's script: it makes a worker of the text that it is given, and passes on what that says. The page's policy allows it by its
 * hash (`scripts/policy.mjs`), and only a frame without an origin runs it.
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

/**
 * Runs the text of a worker in a frame of its own, which stays in the page until it is removed.
 * @param {ParentNode & Node} place
 * @param {string} script
 * @param {ArrayBuffer | null} bytes that the worker is given
 * @param {(message: Message | {kind: 'begun'}) => void} hear
 * @returns {HTMLIFrameElement}
 * @throws {TypeError} if the page does not allow our policy of Trusted Types
 */
export function runInFrame(place, script, bytes, hear) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.srcdoc = trustedMarkup(PAGE);
  /** @param {MessageEvent} event */
  const begin = ({ source, data }) => {
    if (!frame.isConnected) return removeEventListener('message', begin);
    if (source !== frame.contentWindow || data !== 'ready for a program') return;
    removeEventListener('message', begin);
    hear({ kind: 'begun' });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: message }) => frame.isConnected && hear(message);
    frame.contentWindow?.postMessage({ script, bytes }, '*', [port2]);
  };
  addEventListener('message', begin);
  place.append(frame);
  return frame;
}
