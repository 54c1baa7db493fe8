// npm run bench: the cost of searches, counted in Rust, and then the measurements of tools/bench/*.mjs; one table, one file. It builds what
// it measures, as it is shipped.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowsers } from './browsers.mjs';
import { ROOT, run } from './run.mjs';
import { buildBenchWasm, buildWasm } from './wasm.mjs';

const PARTS = join(ROOT, 'tools', 'bench');
const RESULTS = join(ROOT, 'target', 'bench.json');

/**
 * A measurement, and its target.
 *
 * @typedef {{ most: number } | { least: number }} Target
 * @typedef {{ name: string, value: number, target: Target, unit?: string }} Row
 */

/** Runs everything, prints it, and writes it to target/bench.json. */
export async function bench() {
  await ensureBrowsers();
  const counter = ['--release', '--package', 'plyscope-bench'];
  // The counts do not depend on the machine's speed, so they are made beside the builds.
  const [table] = await Promise.all([
    run('cargo', ['build', ...counter, '--package', 'plyscope-cli']).then(() =>
      run('cargo', ['run', ...counter], { output: 'take', quiet: true }),
    ),
    buildAll(),
  ]);
  console.log(table);
  /** @type {{ name: string, ratio: number | null, target: number | null, holds: boolean | null }[]} */
  const counted = JSON.parse(await readFile(RESULTS, 'utf8'));
  const rows = await measure();
  console.log(tableOf(rows));
  const missed = rows.filter((row) => !holds(row)).length;
  console.log(
    `\n${rows.length - missed} of ${rows.length} targets hold. All are in target/bench.json.`,
  );
  const all = [
    ...counted.map((one) => ({
      ...one,
      target: one.target === null ? null : { most: one.target },
    })),
    ...rows.map((row) => ({ ...row, value: rounded(row.value), holds: holds(row) })),
  ];
  await mkdir(join(ROOT, 'target'), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}

async function buildAll() {
  await buildWasm('release');
  await buildBenchWasm();
  // Vite is there only after `ensureTools()`.
  await (await import('./package/build.mjs')).buildDist();
}

/** @returns {Promise<Row[]>} */
async function measure() {
  const files = (await readdir(PARTS)).filter((name) => name.endsWith('.mjs')).sort();
  const rows = [];
  for (const file of files) {
    const begun = performance.now();
    /** @type {{ rows: () => Promise<Row[]> }} */
    const part = await import(pathToFileURL(join(PARTS, file)).href);
    rows.push(...(await part.rows()));
    console.log(`measured: ${file} in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  return rows;
}

/** Whether a row meets its target, as rounded in the table. @param {Row} row */
function holds({ value, target }) {
  const shown = rounded(value);
  return 'most' in target ? shown <= target.most : shown >= target.least;
}

/**
 * The rows as a table in Markdown.
 *
 * @param {Row[]} rows
 */
function tableOf(rows) {
  const cells = rows.map((row) => [
    row.name,
    `${rounded(row.value)}${row.unit ? ` ${row.unit}` : ''}`,
    'most' in row.target ? `≤ ${row.target.most}` : `≥ ${row.target.least}`,
    holds(row) ? 'yes' : 'no',
  ]);
  const head = ['what', 'measured', 'target', 'holds'];
  const widths = head.map((name, at) =>
    Math.max(...[head, ...cells].map((row) => row[at].length), name.length),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return ['', line(head), rule, ...cells.map(line)].join('\n');
}

/** To three digits that matter. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3));
}
