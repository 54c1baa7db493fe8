// Each bundler's own call, with nothing but what it needs for style sheets, if it takes them.

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';

const here = import.meta.dirname;
const to = (/** @type {string} */ name) => join(here, 'built', name);

await esbuild.build({
  entryPoints: { main: join(here, 'styled.js') },
  ...{ bundle: true, splitting: true, minify: true, format: 'esm', outdir: to('esbuild') },
});

// Rollup knows no style sheets.
const bundle = await rollup({
  input: join(here, 'main.js'),
  plugins: [resolve({ browser: true })],
});
await bundle.write({ dir: to('rollup'), format: 'es' });

await new Promise((done, failed) => {
  const css = { test: /\.css$/, use: ['style-loader', 'css-loader'] };
  const all = { mode: 'production', context: here, module: { rules: [css] } };
  const output = { path: to('webpack'), filename: 'main.js' };
  webpack({ ...all, entry: './styled.js', output }, (error, stats) =>
    error || stats.hasErrors() ? failed(error ?? new Error(stats.toString())) : done(),
  );
});

for (const name of ['esbuild', 'rollup', 'webpack'])
  await cp(join(here, 'index.html'), join(to(name), 'index.html'));
