// The output of wasm-bindgen takes whatever it is given for a text: a number has no length, so the text would be written
// anywhere in the memory. TypeScript would refuse it, but a page need not be typed.

const TEXT = 'function passStringToWasm0(arg, malloc, realloc) {\n';

/**
 * The module that throws a TypeError if a text is something else, before it touches the memory.
 *
 * @param {string} glue as `wasm-bindgen --target web` writes it
 */
export function onlyTexts(glue) {
  if (!glue.includes(TEXT))
    throw new Error('wasm-bindgen writes texts in another way than it used to');
  const check = "    if (typeof arg !== 'string') throw new TypeError('a text is no string');\n";
  return glue.replace(TEXT, TEXT + check);
}
