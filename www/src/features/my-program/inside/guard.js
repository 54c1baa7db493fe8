/**
 * What a program has no access to. The frame around it has no network, no storage and no page anyway; here is said so, where a
 * browser would fail without a word, or with one of its own.
 */

const REFUSED = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'importScripts',
  'eval',
  'indexedDB',
  'caches',
  'localStorage',
  'sessionStorage',
  'cookieStore',
  'document',
  'window',
  'parent',
  'top',
  'frames',
  'opener',
  'postMessage',
  'close',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'navigator',
  'Notification',
];

export class Refused extends Error {
  /** @param {string} refused */
  constructor(refused) {
    super(`${refused} is refused`);
    this.name = 'Refused';
    this.refused = refused;
  }
}

/** Takes access away from whatever runs here. @param {(name: string) => void} refuse called when something is reached for */
export function guard(refuse) {
  for (const name of REFUSED) {
    // Some belong to the kind of the scope, from which a program could take them.
    for (let owner = Object.getPrototypeOf(globalThis); owner; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        refuse(name);
        throw new Refused(name);
      },
      // A program may call its own things so.
      set: (value) =>
        Object.defineProperty(globalThis, name, { value, writable: true, configurable: true }),
    });
  }
}
