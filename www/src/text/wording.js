/**
 * Errors and sentences put into words. Pure: the words come from the messages that it is given.
 */

/** @typedef {import('./messages.js').Messages['say']} Say */

/**
 * What an algorithm is called. A message's name has no plus in it.
 * @param {string} name
 * @param {Say} say
 */
export function algorithmName(name, say) {
  const part = name.replace('+', '-plus-');
  return say(`algorithm-${part}`);
}

/** Which field of an error is the name of an algorithm. @type {Record<string, 'name' | 'value'>} */
const ALGORITHM_IN = {
  'switch-does-not-apply': 'value',
  'order-does-not-apply': 'value',
  'wrong-inner': 'name',
  'needs-static-values': 'name',
};

/**
 * What the core says is wrong, in the present language.
 * @param {import('../../pkg/plyscope_wasm.js').PlyscopeError} error
 * @param {Say} say
 * @param {(node: number) => string} [label]
 */
export function errorText(error, say, label = String) {
  if ('parse' in error) return parseText(error.parse, say);
  const { kind, name = '', value = '', right = '', node, limit = 0 } = error;
  const named = kind in ALGORITHM_IN ? error[ALGORITHM_IN[kind]] : undefined;
  const algorithm = named === undefined ? '' : algorithmName(named, say);
  const place = node === undefined ? '' : label(node);
  return say(`error-${kind}`, { name, value, right, limit, algorithm, node: place });
}

/**
 * @param {import('../../pkg/plyscope_wasm.js').ParseError} error
 * @param {Say} say
 */
function parseText(error, say) {
  const what = whatIsWrong(error, say);
  // A place is a name and not a quantity: without separators.
  return say('error-parse', { line: String(error.line), column: String(error.column), what });
}

/**
 * What is wrong with a text, without where.
 * @param {import('../../pkg/plyscope_wasm.js').ParseError} error
 * @param {Say} say
 */
export function whatIsWrong(error, say) {
  return say(`parse-${error.kind}`, {
    found: error.found ?? '',
    end: error.found === null ? 'yes' : 'no',
    openedLine: String(error.opened_line),
    openedColumn: String(error.opened_column),
    opened: error.opened ?? '',
    closing: error.closing ?? '',
    limit: error.limit ?? 0,
    decimals: error.decimals ?? 0,
    expected: error.expected ?? '',
    least: error.least ?? 0,
    most: error.most ?? 0,
    count: error.count ?? 0,
    more: error.more ? 'yes' : 'no',
  });
}

/** @typedef {{text: string, owner: 'max' | 'min' | null}} Piece */

/**
 * A sentence in pieces, so that MAX and α, MIN and β bear their colours.
 * @param {string} sentence
 * @param {{alpha: 'max' | 'min', beta: 'max' | 'min'}} owners whose α and β are at the node in question
 * @returns {Piece[]}
 */
export function coloured(sentence, owners) {
  /** @type {Record<string, 'max' | 'min'>} */
  const colours = { MAX: 'max', MIN: 'min', α: owners.alpha, β: owners.beta };
  return sentence
    .split(/(\bMAX\b|\bMIN\b|α|β)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, owner: colours[text] ?? null }));
}
