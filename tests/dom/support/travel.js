/** The address and the history of a window: what *Back* leads to. */

/** @typedef {{url: string, state: unknown}} Entry */

/** @type {Entry[]} */
let entries = [];
let at = 0;
let present = new URL('about:blank');

/** Where another page has been gone to, in place of this one. @type {string[]} */
export const replaced = [];

/** How many writes the browser refuses from now on. */
export const refusing = { count: 0 };

/** @param {unknown} state @param {string | URL | null | undefined} url */
function entryOf(state, url) {
  if (refusing.count > 0) {
    refusing.count -= 1;
    throw new Error('the browser refuses');
  }
  return { url: new URL(url ?? location.href, location.href).href, state: structuredClone(state) };
}

/** @param {Entry} entry @param {boolean} isNext */
function put(entry, isNext) {
  entries = isNext ? [...entries.slice(0, at + 1), entry] : entries.with(at, entry);
  if (isNext) at += 1;
  present = new URL(entry.url);
}

/** @param {string} oldURL */
function tellOfHash(oldURL) {
  const newURL = location.href;
  dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at].state }));
  if (newURL !== oldURL) dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL }));
}

/** @param {number} by */
function go(by) {
  const to = at + by;
  if (entries[to] === undefined) return;
  const before = location.href;
  at = to;
  present = new URL(entries[at].url);
  tellOfHash(before);
}

/** Goes to where a link leads on the page. @param {string} url */
export function follow(url) {
  const before = location.href;
  if (url !== before) put({ url, state: null }, true);
  dispatchEvent(Object.assign(new Event('hashchange'), { oldURL: before, newURL: url }));
}

/** Comes to an address from elsewhere. @param {string} url */
export function arrive(url) {
  put({ url, state: null }, entries.length > 0 && entries[at].url !== url);
}

/** The addresses that there were, the present one last. */
export const visited = () => entries.slice(0, at + 1).map(({ url }) => url);

/** The address, as the page sees it. */
const place = {
  get href() {
    return present.href;
  },
  get hash() {
    return present.hash;
  },
  set hash(hash) {
    follow(new URL(hash, present).href);
  },
  get pathname() {
    return present.pathname;
  },
  get search() {
    return present.search;
  },
  get origin() {
    return present.origin;
  },
  replace: (/** @type {string} */ url) => void replaced.push(url),
  reload: () => void replaced.push(present.href),
};

/** Puts all this in place. */
export function install() {
  Object.defineProperty(globalThis, 'location', { configurable: true, value: place });
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    get length() {
      return entries.length;
    },
    pushState: (/** @type {unknown} */ state, /** @type {string} */ _, /** @type {string} */ url) =>
      put(entryOf(state, url), true),
    replaceState: (
      /** @type {unknown} */ state,
      /** @type {string} */ _,
      /** @type {string} */ url,
    ) => put(entryOf(state, url), false),
    back: () => go(-1),
    forward: () => go(1),
    go,
  };
  Object.defineProperty(globalThis, 'history', { configurable: true, value: history });
}

/** Begins anew, at an address. @param {string} url */
export function reset(url) {
  entries = [{ url, state: null }];
  at = 0;
  refusing.count = 0;
  replaced.splice(0);
  present = new URL(url);
}
