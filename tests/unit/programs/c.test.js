/** Programs in C visit the nodes that the search visits, and print what it found. */

import { test } from 'node:test';
import { casesOf, check, compiled } from '../support/programs.js';

test('every program in C does what the search does, and compiles without a warning', () => {
  const cases = casesOf('c', 12);
  const files = cases.map(({ program }, at) => [
    `program_${at}.c`,
    program.replace('int main(void)', `int main_${at}(void);\nint main_${at}(void)`),
  ]);
  const heads = cases.map((_, at) => `int main_${at}(void);`);
  const calls = cases.map((_, at) => `    puts("=");\n    main_${at}();`);
  const main = `#include <stdio.h>\n${heads.join('\n')}\nint main(void) {\n${calls.join('\n')}\n}\n`;
  const flags = ['-std=c99', '-Wall', '-Wextra', '-Werror', '-pedantic'];
  check(cases, compiled({ 'main.c': main, ...Object.fromEntries(files) }, ['cc', ...flags]));
});
