/**
 * The service worker: a copy of all the page's files, so that the page opens without a network. The copy is that of one build;
 * the worker of another build makes its own, and waits until no page uses the old one, or until the reader asks for it.
 *
 * What is not a file of the page goes to the network as if no worker were there: `plyscope.js`, the examples, pages of others.
 */

import { files, version } from 'virtual:plyscope/files';

/**
 * The part of a service worker's scope that this uses.
 * @type {EventTarget & {
 *   registration: ServiceWorkerRegistration,
 *   clients: {claim: () => Promise<void>, matchAll: () => Promise<unknown[]>},
 *   skipWaiting: () => Promise<void>,
 * }}
 */
const worker = /** @type {any} */ (globalThis);

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Work */
/** @typedef {Event & {request: Request, respondWith: (response: Promise<Response>) => void}} Asked */

const { scope } = worker.registration;

/** An origin has one store for all caches: ours are those of this folder. */
const OURS = `plyscope ${scope} `;
const OWN = OURS + version;

const NAMES = new Set(files.map(([name]) => name));

/** Where names change with the content. */
const HASHED = 'assets/';

worker.addEventListener('install', (event) => /** @type {Work} */ (event).waitUntil(copyAll()));
worker.addEventListener('activate', (event) => /** @type {Work} */ (event).waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => answer(/** @type {Asked} */ (event)));
// The page has one wish.
worker.addEventListener('message', () => worker.skipWaiting());

/** Copies all files or none: a worker whose copy is not whole is never used. */
async function copyAll() {
  // The version in use may be copied again.
  const isNew = !(await caches.has(OWN));
  const cache = await caches.open(OWN);
  try {
    await Promise.all(files.map(([name, integrity]) => copy(cache, name, integrity)));
  } catch (error) {
    if (isNew) await caches.delete(OWN);
    throw error;
  }
}

/** @param {Cache} cache @param {string} name @param {string} integrity */
async function copy(cache, name, integrity) {
  const address = scope + name;
  // A file of another build is refused by its hash, and so is a sentence in the place of a file.
  const cached = name.startsWith(HASHED) ? 'default' : 'reload';
  const response = await fetch(address, { integrity, cache: cached });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  await cache.put(address, response.redirected ? direct(response) : response);
}

/** The same without its way: browsers show no page that came by another address. @param {Response} response */
const direct = ({ body, status, headers }) => new Response(body, { status, headers });

/** Serves pages that are open already too, and removes the older copies once no other window may need them. */
async function takeOver() {
  await worker.clients.claim();
  const windows = await worker.clients.matchAll();
  if (windows.length > 1) return;
  const others = (await caches.keys()).filter((each) => each.startsWith(OURS) && each !== OWN);
  await Promise.all(others.map((each) => caches.delete(each)));
}

/** @param {Asked} event */
function answer(event) {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(scope)) return;
  const name = address.slice(scope.length) || 'index.html';
  // The copy before this one may still serve a window that was open when this one took over.
  if (NAMES.has(name)) event.respondWith(respond(request, scope + name, OWN));
  else if (name.startsWith(HASHED)) event.respondWith(respond(request, address));
}

/**
 * The copy, or the file itself where the browser has dropped the copy.
 *
 * @param {Request} request
 * @param {string} address
 * @param {string} [cacheName]
 */
const respond = async (request, address, cacheName) =>
  (await stored(address, cacheName)) ?? fetch(request);

/** @param {string} address @param {string} [cacheName] any if left out */
const stored = (address, cacheName) => caches.match(address, { cacheName, ignoreVary: true });
