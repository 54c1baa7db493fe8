import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const [EFFORT, RANDOM] = ['effort.js', 'random.js'].map((name) =>
  JSON.stringify(new URL(`support/${name}`, import.meta.url)),
);

/** What a process says that has these variables, computes something, and then fails. @param {string} effort @param {string} seed */
function under(effort, seed) {
  const program = `
    const { times } = await import(${EFFORT});
    const { random } = await import(${RANDOM});
    console.log([300, 2, 1].map(times).join(), random(2).next());
    process.exit(1);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    ...{ env: { ...process.env, PLYSCOPE_EFFORT: effort, PLYSCOPE_SEED: seed }, encoding: 'utf8' },
  });
  return stdout + stderr;
}

test('there are as many cases as the effort says, the seed says which, and what fails says both', () => {
  const [usual, ten] = [under('1', '0'), under('10', '0')];
  assert.match(
    usual,
    /^300,2,1 0\.\d+\nThe random cases were those of PLYSCOPE_SEED=0 PLYSCOPE_EFFORT=1\n$/,
  );
  assert.equal(ten, usual.replace('300,2,1', '3000,20,10').replace(/1\n$/, '10\n'));
  const other = under('0.1', '5');
  assert.match(other, /^30,1,1 0\.\d+\n.* PLYSCOPE_SEED=5 PLYSCOPE_EFFORT=0\.1\n$/);
  assert.notEqual(/0\.\d+/.exec(other)?.[0], /0\.\d+/.exec(usual)?.[0]);
});

test('what is no effort or no seed is refused', () => {
  assert.match(under('0', '0'), /PLYSCOPE_EFFORT is a positive number/);
  assert.match(under('1', '4294967296'), /PLYSCOPE_SEED is a whole number below 2\^32/);
});
