/** Programs in Rust visit the nodes that the search visits, and print what it found. */

import { test } from 'node:test';
import { casesOf, check, compiled } from '../support/programs.js';

test('every program in Rust does what the search does, and compiles without a warning', () => {
  const cases = casesOf('rust', 12);
  const modules = cases.map(
    ({ program }, at) => `mod program_${at} {\n${program.replace('fn main()', 'pub fn main()')}\n}`,
  );
  const calls = cases.map((_, at) => `    println!("=");\n    program_${at}::main();`);
  const all = `${modules.join('\n')}\nfn main() {\n${calls.join('\n')}\n}\n`;
  check(cases, compiled({ 'main.rs': all }, ['rustc', '-D', 'warnings']));
});
