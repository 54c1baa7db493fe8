// The output of wasm-bindgen has one instance of the module, which lives as long as the page. A large search has one of
// its own, so that its memory goes back when it is let go: the same code, as a function that gives a new instance.

const LAST = 'export { initSync, __wbg_init as default };';
const DEFAULT = 'export { __wbg_init as default, initSync };';

/**
 * The module with `instance()`, which gives all that it exports once more, for an instance of its own.
 *
 * @param {string} glue as `wasm-bindgen --target web` writes it
 */
export function manyInstances(glue) {
  const last = [LAST, DEFAULT].find((each) => glue.includes(each));
  if (last === undefined) throw new Error('wasm-bindgen writes something else than it used to');
  const names = exportedBy(glue);
  const body = glue.replace(/^export (?=class |function )/gm, '').replace(last, '');
  const left = /^(?:import|export) .*/m.exec(body);
  if (left !== null) throw new Error(`no function can hold “${left[0]}”`);
  return `export function instance() {
${body}
return {
    ${[...names, 'initSync'].join(', ')},
    init: __wbg_init,
    get module() { return wasmModule; },
    get exports() { return wasm; },
};
}

/** The instance of the exports below. */
export const first = /* @__PURE__ */ instance();
${names.map((name) => `export const ${name} = /* @__PURE__ */ (() => first.${name})();\n`).join('')}
export const initSync = /* @__PURE__ */ (() => first.initSync)();
export default /* @__PURE__ */ (() => first.init)();
`;
}

/**
 * The types of that module.
 *
 * @param {string} types
 * @param {string} glue as `manyInstances` takes it
 */
export function typesOfMany(types, glue) {
  const members = [...exportedBy(glue), 'initSync'].map((name) => `  ${name}: typeof ${name};\n`);
  return `${types}
/** The wasm with a memory of its own. */
export interface Core {
${members.join('')}  init: typeof __wbg_init;
  /** The compiled module, once there is an instance. */
  readonly module: WebAssembly.Module;
  /** The instance's own exports. */
  readonly exports: InitOutput;
}

/** The instance of all other exports. */
export const first: Core;

/** A new instance, to be begun by \`init\` or \`initSync\`. */
export function instance(): Core;
`;
}

/** @param {string} glue */
const exportedBy = (glue) =>
  [...glue.matchAll(/^export (?:class|function) (\w+)/gm)].map(([, name]) => name);
