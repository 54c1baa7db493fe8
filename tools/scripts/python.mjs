// The Python package: built, installed in an environment of its own with what its tests need, and tested there.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromDebian, isRootOnDebian, tryTo } from './debian.mjs';
import { Failure, ROOT, run, succeeds, UNREACHABLE } from './run.mjs';
import { readOr } from './tools.mjs';

const FOLDER = join(ROOT, 'target', 'python');
const ENVIRONMENT = join(FOLDER, 'environment');
const WHEELS = join(FOLDER, 'wheels');
const REQUIREMENTS = join(ROOT, 'tests', 'python', 'requirements.txt');
/** Written last, so that an environment without it is not whole. */
const STAMP = join(ENVIRONMENT, '.plyscope-stamp');

/** Where the environment has its programs. */
export const PROGRAMS = join(ENVIRONMENT, process.platform === 'win32' ? 'Scripts' : 'bin');
const PYTHON = join(PROGRAMS, process.platform === 'win32' ? 'python.exe' : 'python');
const PIP = ['-m', 'pip', '--disable-pip-version-check', '--quiet'];

/** It has `venv` with what that needs to install pip, which Debian packs separately. */
const USABLE = 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))';

/** Whether browsers can be shown what Python makes, since `testPython()` has prepared it. */
export const hasPython = () => existsSync(STAMP) && existsSync(PYTHON);

/** The path of pandoc, which one of the packages brings. @returns {Promise<string>} */
export async function pandoc() {
  const script = 'import pypandoc; print(pypandoc.get_pandoc_path())';
  return (await run(PYTHON, ['-c', script], { output: 'take' })).trim();
}

/** Builds and tests the package. Where that is not possible, says why and returns nothing. */
export async function testPython() {
  const missing = await prepare();
  if (missing !== null) {
    console.log(
      `NOT RUN: the tests of the Python package, of notebooks, of MkDocs, of Sphinx and of Quarto's pages. ${missing}`,
    );
    return undefined;
  }
  await buildWheel();
  return run(PYTHON, [join('tests', 'python', 'run.py')], { output: 'both' });
}

/** Installs what the tests need, or says what is missing. @returns {Promise<string | null>} */
async function prepare() {
  const python = await findPython();
  if (python === null)
    return 'They need Python 3.10 or newer with venv (on Debian: apt-get install python3-venv).';
  const version = await run(python, ['--version'], { output: 'take' });
  const hash = createHash('sha256')
    .update(version)
    .update(await readFile(REQUIREMENTS));
  const wanted = hash.digest('hex');
  if ((await readOr(STAMP, '')) === wanted) return null;
  console.log('Installing Python packages');
  await run(python, ['-m', 'venv', '--clear', ENVIRONMENT]);
  if (!(await installRequirements())) return 'PyPI cannot be reached.';
  await writeFile(STAMP, wanted);
  return null;
}

/** @returns {Promise<string | null>} */
async function findPython() {
  const found = await usablePython();
  if (found !== null || !isRootOnDebian()) return found;
  await tryTo(() => installFromDebian(['python3-venv']));
  return usablePython();
}

/** @returns {Promise<string | null>} */
async function usablePython() {
  for (const name of ['python3', 'python']) if (await succeeds(name, ['-c', USABLE])) return name;
  return null;
}

/** Whether PyPI could be reached. */
async function installRequirements() {
  /** @type {string[]} */
  const lines = [];
  try {
    const args = [...PIP, 'install', '--requirement', REQUIREMENTS];
    await run(PYTHON, args, { hear: (line) => lines.push(line) });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const said = lines.join('\n');
    if (UNREACHABLE.test(said)) return false;
    throw new Failure(`${said}\n${error.message}`);
  }
}

/** Builds the wheel as pip does, and installs it without what it depends on, which is there. */
async function buildWheel() {
  await rm(WHEELS, { recursive: true, force: true });
  const build = [...PIP, 'wheel', '--no-deps', '--no-build-isolation', '--wheel-dir', WHEELS];
  await run(PYTHON, [...build, join(ROOT, 'packages', 'python')]);
  const [wheel] = await readdir(WHEELS);
  await run(PYTHON, [...PIP, 'install', '--no-deps', '--force-reinstall', join(WHEELS, wheel)]);
}
