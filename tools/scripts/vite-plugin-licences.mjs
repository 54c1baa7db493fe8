// An addition to Vite: the build tells under which licences it is, and those of all packages whose code is in it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crates } from './licences/crates.mjs';
import { document } from './licences/document.mjs';
import { npmPackages } from './licences/npm.mjs';
import { standardLibrary } from './licences/toolchain.mjs';
import { ROOT } from './run.mjs';

/** @import { Plugin, Rolldown } from 'vite' */

/**
 * Two plugins, because Vite bundles a worker by itself: `remember` only remembers what something is made of. A script that goes
 * alone has the same text as a comment at its end.
 *
 * @returns {{ inPages: Plugin, remember: Plugin, comment: (chunk: Pick<Rolldown.RenderedChunk, 'modules'>) => Promise<string> }}
 */
export function licencesPlugins() {
  /** @type {Set<string>} */
  const modules = new Set();
  const text = async () => {
    const lists = [npmPackages(modules), crates(), standardLibrary()];
    return document((await Promise.all(lists)).flat());
  };
  return {
    async comment(chunk) {
      for (const id of Object.keys(chunk.modules)) modules.add(id);
      return `/*!\n${(await text()).replaceAll('*/', '* /')}*/`;
    },
    remember: {
      name: 'plyscope-licences-remembered',
      generateBundle(_options, bundle) {
        for (const id of modulesOf(bundle)) modules.add(id);
      },
    },
    inPages: {
      name: 'plyscope-licences',
      apply: 'build',
      async generateBundle(_options, bundle) {
        for (const id of modulesOf(bundle)) modules.add(id);
        this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES', source: await text() });
        const ours = await readFile(join(ROOT, 'LICENSE'));
        this.emitFile({ type: 'asset', fileName: 'LICENSE', source: ours });
      },
    },
  };
}

/** @param {Rolldown.OutputBundle} bundle */
function modulesOf(bundle) {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : [],
  );
}
