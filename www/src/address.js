/**
 * What is on show as the fragment of an address, `#tree=…&algorithm=alpha-beta&step=12`, and back.
 * Switches stand under their own names, those at their default are left out.
 */

/**
 * @typedef {object} Shown
 * @property {string} [tree] a preset's id, or a tree in any notation
 * @property {string} [algorithm]
 * @property {Record<string, string>} options
 * @property {number} [step]
 */

/**
 * @param {{tree: string, algorithm: string, options: Readonly<Record<string, string>>, step: number}} shown
 */
export function write({ tree, algorithm, options, step }) {
  const parts = [['tree', tree], ['algorithm', algorithm], ...Object.entries(options)];
  parts.push(['step', String(step)]);
  return `#${parts.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/**
 * Escapes as little as keeps a link whole in mail and chat: brackets, commas and colons may stand.
 * @param {string} text
 */
function encode(text) {
  return encodeURIComponent(text)
    .replace(/%(5B|5D|2C|3A)/g, decodeURIComponent)
    .replace(/%20/g, '+');
}

/**
 * @param {string} fragment with or without its `#`
 * @returns {{shown: Shown} | {error: {kind: 'broken-escape'} | {kind: 'wrong-step', value: string}
 *   | {kind: 'repeated', name: string}}}
 */
export function read(fragment) {
  /** @type {Shown} */
  // Without a prototype, so that no name means anything but a switch.
  const shown = { options: Object.create(null) };
  const seen = new Set();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    let value = '';
    try {
      value = at < 0 ? '' : decodeURIComponent(part.slice(at + 1).replace(/\+/g, ' '));
    } catch {
      return { error: { kind: 'broken-escape' } };
    }
    if (seen.has(name)) return { error: { kind: 'repeated', name } };
    seen.add(name);
    if (name === 'tree' || name === 'algorithm') shown[name] = value;
    else if (name === 'step') {
      if (!/^\d{1,10}$/.test(value)) return { error: { kind: 'wrong-step', value } };
      shown.step = Number(value);
    } else if (name !== 'lang') shown.options[name] = value;
  }
  return { shown };
}
