// The output of wasm-bindgen trusts its callers, as TypeScript would see to it; but a page need not be typed. Here it looks at what it
// is given before it touches the memory.

const TEXT = 'function passStringToWasm0(arg, malloc, realloc) {\n';

/** The head of a method of a class: with four blanks, and none before its parameters. */
const METHOD = /^ {4}(?!constructor\b|__)\w+\(.*\) \{\n/gm;

/**
 * The module that throws if a text is something else, or if an object was freed.
 *
 * A number has no length, so as a text it would be written anywhere in the memory. The wasm itself would notice an object that
 * was freed, but an error that it throws leaves its stack as it was, and after some thousands of them that is full.
 *
 * @param {string} glue as `wasm-bindgen --target web` writes it
 */
export function guarded(glue) {
  const methods = glue.match(METHOD)?.length ?? 0;
  if (
    !glue.includes(TEXT) ||
    methods !== glue.match(/wasm\.\w+\((?:this\.__wbg_ptr|ptr, 0)/g)?.length
  ) {
    throw new Error('wasm-bindgen writes something else than it used to');
  }
  const check = "    if (typeof arg !== 'string') throw new TypeError('a text is no string');\n";
  return `${glue.replace(METHOD, '$&        alive(this);\n').replace(TEXT, TEXT + check)}
function alive(object) {
    if (object.__wbg_ptr === 0) throw new Error('the object was freed');
}
`;
}
