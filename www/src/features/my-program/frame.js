/** The frame in which a program runs: without an origin, and so without network, storage and page. */

import { trustedMarkup } from '../../engine/files/trusted.js';
import { PAGE } from './boot.js';

/** @import { Message } from './inside/telling.js' */

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
