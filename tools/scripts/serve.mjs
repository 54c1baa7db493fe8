// `npm start`: Vite's server for the page, and a rebuild of the WebAssembly whenever a Rust file changes.

import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { Failure, ROOT } from './run.mjs';
import { ensureBuildTools, ensurePackages } from './tools.mjs';
import { buildModules, LATER, MODULES } from './wasm.mjs';

/** @import { Plugin, ViteDevServer } from 'vite' */

const DEFAULT_PORT = 8080;
const HOST = '127.0.0.1';

export async function serve() {
  const port = readPort(process.env.PORT);
  // Before the build, so that nobody waits a minute for the error.
  for (const host of [HOST, '::1']) await expectFree(port, host);
  console.log('Preparing the page: one or two minutes the first time, a few seconds after that …');
  await ensureBuildTools();
  await Promise.all([ensurePackages(), buildModules([MODULES.core], 'quick')]);
  const later = new LaterModules();
  const server = await listen(port, later.plugin);
  console.log(`\nPlyscope is at http://localhost:${port}  (Ctrl-C ends it)\n`);
  later.build();
  rebuildOnChange(server, later);
}

/** The modules that the first page does without: they are built behind the running server, and whoever asks for one waits. */
class LaterModules {
  /** @type {(done?: unknown) => void} */
  #ready = () => {};
  #built = new Promise((resolve) => {
    this.#ready = resolve;
  });

  /** Builds them, and returns whether anything changed; without an error, since the page goes on without them. */
  async build() {
    try {
      return await buildModules(LATER, 'quick');
    } catch (error) {
      report(error);
      return false;
    } finally {
      this.#ready();
    }
  }

  /** @returns {Plugin} */
  get plugin() {
    const built = () => this.#built;
    return {
      name: 'plyscope-later-modules',
      enforce: 'pre',
      // Vite looks for an imported file as soon as it sees the import.
      async resolveId(source) {
        if (/\/pkg\/(games|diagnose|formats)\//.test(source)) await built();
        return null;
      },
      configureServer({ middlewares }) {
        middlewares.use(async (request, _response, next) => {
          if (/^\/pkg\/(games|diagnose|formats)\//.test(request.url ?? '')) await built();
          next();
        });
      },
    };
  }
}

/** @param {number} port @param {Plugin} plugin */
async function listen(port, plugin) {
  // Imported here, because on a fresh clone Vite is there only after ensurePackages().
  const { createServer, mergeConfig } = await import('vite');
  const { pageConfig } = await import('./page-config.mjs');
  const { licencesPlugins } = await import('./vite-plugin-licences.mjs');
  const server = await createServer({
    ...mergeConfig(pageConfig(licencesPlugins()), {
      plugins: [plugin],
      server: { host: HOST, port, strictPort: true },
    }),
    configFile: false,
    clearScreen: false,
    logLevel: 'warn',
  });
  try {
    await server.listen();
    return server;
  } catch (error) {
    await server.close();
    // Somebody took it while we were building.
    throw String(error).includes('already in use') ? taken(port) : error;
  }
}

/** @param {ViteDevServer} server @param {LaterModules} later */
function rebuildOnChange(server, later) {
  const reload = () => {
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  };
  const rebuild = oneAtATime(async () => {
    console.log('Something under crates changed: building …');
    try {
      if (await buildModules([MODULES.core], 'quick')) reload();
      if (await later.build()) reload();
      console.log('The page is up to date.');
    } catch (error) {
      report(error);
      console.error('The page keeps the last version that compiled.');
    }
  });
  const watched = ['crates', 'Cargo.toml', 'Cargo.lock'].map((name) => join(ROOT, name));
  server.watcher.add(watched);
  // Watches every file there: cargo knows which of them matter.
  server.watcher.on('all', (_event, path) => {
    if (watched.some((start) => path.startsWith(start))) rebuild();
  });
}

/** @param {unknown} error */
const report = (error) => console.error(error instanceof Failure ? error.message : error);

/**
 * Lets a burst of calls run `work` once, a moment after the last; a call that comes while it runs makes it run again.
 *
 * @param {() => Promise<void>} work
 */
function oneAtATime(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = false;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (running) return later();
      running = true;
      await work();
      running = false;
    }, 150);
  };
  return later;
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`PORT is ${text}: it must be a whole number from 1 to 65535`);
}

/**
 * @param {number} port
 * @param {string} host
 */
function expectFree(port, host) {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') reject(taken(port));
      else if (error.code === 'EACCES')
        reject(new Failure(`Port ${port} is not allowed to this user. ${CHOOSE}`));
      // A machine without IPv6 has no ::1 to be taken.
      else resolve(undefined);
    });
    socket.listen({ port, host }, () => socket.close(resolve));
  });
}

const CHOOSE = 'Choose another one: PORT=8081 npm start';

/** @param {number} port */
function taken(port) {
  return new Failure(`Port ${port} is taken by another program. ${CHOOSE}`);
}
