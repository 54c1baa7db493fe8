/**
 * A browser's document in Node, as far as the page looks at it. It is imported before anything of the page.
 */

import '../../unit/support/stable-calls.js';
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { IDBFactory } from 'fake-indexeddb';
import * as clock from './clock.js';
import * as controls from './controls.js';
import { Window } from './happy-dom.js';
import * as layers from './layers.js';
import * as layout from './layout.js';
import * as outside from './outside.js';
import * as selectors from './selectors.js';
import * as travel from './travel.js';

const missing = new SharedArrayBuffer(100);
register('./hooks.js', import.meta.url, { data: { missing } });

/** From now on no module is loaded whose address holds a text; with none, all are. @param {string} text */
export function miss(text) {
  const bytes = Buffer.from(text);
  new Uint8Array(missing).set([bytes.length, ...bytes]);
}

/** Where the page stands. */
export const HOME = 'https://plyscope.test/some/where/';

const own = /** @type {any} */ (
  new Window({
    url: HOME,
    width: 1280,
    height: 800,
    settings: {
      // What is thrown reaches the test.
      disableErrorCapturing: true,
      // Nothing is loaded by the document itself.
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  })
);
const scope = /** @type {any} */ (globalThis);

/** What Node has too, and is taken from the document's window all the same. */
const REPLACED = [
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'AbortController', 'AbortSignal'],
  ...['Blob', 'File', 'FormData', 'navigator', 'Storage'],
];

/** What stays Node's. */
const KEPT =
  /^(global(This)?|process|console|performance|crypto|fetch|Request|Response|Headers|URL|URLSearchParams|(set|clear)\w+|queueMicrotask|structuredClone|window|self|top|parent)$/;

/** What was said that nobody should have to read: errors, warnings, and what no code has caught. @type {string[]} */
const complaints = [];

/** The listeners at the window and the document, which outlive what is shown. @type {(() => void)[]} */
const listening = [];

/** @param {any} object */
function namesIn(object) {
  const names = new Set();
  for (let each = object; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  return names;
}

/** The constructor of options, which the document's window lacks. @param {string} text @param {string} value */
function Choice(text, value) {
  return Object.assign(own.document.createElement('option'), { textContent: text, value });
}

function installWindow() {
  for (const name of namesIn(own)) {
    if (KEPT.test(name) || name === 'constructor') continue;
    if (name in scope && !REPLACED.includes(name)) continue;
    const value = own[name];
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
    Object.defineProperty(scope, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(own) : value,
    });
  }
  scope.Option = Choice;
  scope.window = scope;
  scope.self = scope;
}

/** Notes what listens at the window and the document, so that the next page finds nothing of this one. */
function noteListeners() {
  for (const target of [own, own.document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (/** @type {[string, any, any]} */ ...given) => {
      listening.push(() => target.removeEventListener(given[0], given[1]));
      add(...given);
    };
  }
  scope.addEventListener = own.addEventListener;
}

function noteComplaints() {
  for (const kind of /** @type {const} */ (['error', 'warn']))
    console[kind] = (...said) => complaints.push(said.map(String).join(' '));
  process.on('unhandledRejection', (error) =>
    complaints.push(`not caught: ${Object(error).stack ?? error}`),
  );
}

/** What was complained of since the last time. */
export const takeComplaints = () => complaints.splice(0);

/** Files beside the scripts, as a server gives them. */
function serveFiles() {
  scope.fetch = async (/** @type {URL | string} */ address) => {
    const url = String(address);
    const path = outside.served.get(url);
    if (path !== undefined) return new Response(path);
    if (!url.startsWith('file:')) return new Response('', { status: 404 });
    const headers = { 'content-type': url.endsWith('.wasm') ? 'application/wasm' : 'text/plain' };
    return new Response(readFileSync(fileURLToPath(url)), { headers });
  };
}

/** What listens at the window and the document listens no more: the page that it belongs to is gone. */
export function endListening() {
  for (const end of listening.splice(0)) end();
  clock.reset();
}

/** Empties the page, and all that is kept of it: what a reader finds who comes for the first time. */
export function reset() {
  for (const view of own.document.querySelectorAll('plyscope-view')) view.remove();
  own.document.body.replaceChildren();
  endListening();
  layers.reset();
  outside.reset();
  layout.reset();
  own.localStorage.clear();
  own.sessionStorage.clear();
  scope.indexedDB = new IDBFactory();
  own.document.documentElement.removeAttribute('lang');
  travel.reset(HOME);
}

installWindow();
noteComplaints();
serveFiles();
clock.install();
layout.install();
selectors.install();
layers.install();
controls.install();
outside.install();
travel.install();
noteListeners();
