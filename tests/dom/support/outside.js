/** What lies outside of the page: files that are saved and read, the clipboard, other windows, the printer. */

/** The files that were saved, by their names. @type {{name: string, blob: Blob}[]} */
export const saved = [];

/** The text on the clipboard. */
export const clipboard = {
  text: '',
  refuses: false,
  items: /** @type {unknown[]} */ ([]),
};

/** The texts that are served, by their addresses. @type {Map<string, string>} */
export const served = new Map();

/** The windows that were opened, by their addresses. @type {{address: string, name: string}[]} */
export const opened = [];

/** Whether the browser blocks windows. */
export const windows = { areBlocked: false };

/** How often something was printed. */
export const printer = { count: 0, /** @type {() => void} */ prints: () => {} };

/** What was sent to the page around this one. @type {any[]} */
export const toParent = [];

/** The page around this one. */
export const parentWindow = {
  postMessage: (/** @type {unknown} */ message) => void toParent.push(structuredClone(message)),
};

/** @type {Map<string, Blob>} */
const blobs = new Map();

/** The browser's workers: without an end to their work where there are any, and else none, so that the page works by itself. */
export const workers = { areThere: false, begun: 0, ended: 0 };

class BusyWorker extends EventTarget {
  constructor() {
    super();
    if (!workers.areThere) throw new Error('no workers');
    workers.begun += 1;
  }

  postMessage() {}

  terminate() {
    workers.ended += 1;
  }
}

/** The channels between windows, by their names. @type {Map<string, Set<Channel>>} */
const channels = new Map();

// The document's own events, which later have that name, are none of Node's targets.
const NodeEvent = Event;

class Channel extends EventTarget {
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;

  /** @param {string} name */
  constructor(name) {
    super();
    this.name = name;
    channels.set(name, (channels.get(name) ?? new Set()).add(this));
  }

  /** @param {unknown} message */
  postMessage(message) {
    const data = structuredClone(message);
    for (const other of channels.get(this.name) ?? []) {
      if (other === this) continue;
      queueMicrotask(() => {
        if (channels.get(this.name)?.has(other)) other.hear(data);
      });
    }
  }

  /** @param {unknown} data */
  hear(data) {
    const event = Object.assign(new NodeEvent('message'), { data });
    this.dispatchEvent(event);
    this.onmessage?.(/** @type {any} */ (event));
  }

  close() {
    channels.get(this.name)?.delete(this);
  }
}

/** Puts all this in place. */
export function install() {
  const scope = /** @type {any} */ (globalThis);
  Object.assign(scope, {
    BroadcastChannel: Channel,
    Worker: BusyWorker,
    parent: parentWindow,
    PerformanceNavigationTiming: class {},
    open(/** @type {string} */ address, /** @type {string} */ name) {
      if (windows.areBlocked) return null;
      opened.push({ address, name });
      return { focus() {} };
    },
    print() {
      printer.count += 1;
      dispatchEvent(new Event('beforeprint'));
      printer.prints();
      dispatchEvent(new Event('afterprint'));
    },
  });
  let count = 0;
  URL.createObjectURL = (blob) => {
    count += 1;
    const url = `blob:${count}`;
    blobs.set(url, /** @type {Blob} */ (blob));
    return url;
  };
  URL.revokeObjectURL = (url) => void blobs.delete(url);
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (this.download && blob) saved.push({ name: this.download, blob });
    else click.call(this);
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      async writeText(/** @type {string} */ text) {
        if (clipboard.refuses) throw new Error('no clipboard');
        clipboard.text = text;
      },
      async readText() {
        return clipboard.text;
      },
      async write(/** @type {unknown[]} */ items) {
        if (clipboard.refuses) throw new Error('no clipboard');
        clipboard.items = items;
      },
    },
  });
}

/** Forgets everything. */
export function reset() {
  for (const list of [saved, opened, toParent]) list.splice(0);
  served.clear();
  channels.clear();
  Object.assign(clipboard, { text: '', refuses: false, items: [] });
  windows.areBlocked = false;
  Object.assign(workers, { areThere: false, begun: 0, ended: 0 });
  Object.assign(printer, { count: 0, prints: () => {} });
}
