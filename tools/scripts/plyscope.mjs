// The only entry: `npm start`, `npm test`, `npm run build|check|wasm|format|python|bench|fuzz`. Built-in modules only, since on a fresh clone
// no package is there yet.

// Of Node 20, Vite takes this release or a later one.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org`,
  );
  process.exit(1);
}

// Imported after the check above, because an old Node would fail on their syntax with a less useful message.
const { Failure, stopOnSignals } = await import('./run.mjs');
const { commands } = await import('./commands.mjs');

const name = process.argv[2] ?? '';
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`usage: node tools/scripts/plyscope.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}

// Ctrl-C ends the server successfully, but a stopped test has not passed.
stopOnSignals(name === 'start' ? 0 : 130);
try {
  await command(...process.argv.slice(3));
} catch (error) {
  // A Failure says everything that a person needs; any other error is a defect of these scripts, and needs its stack.
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
