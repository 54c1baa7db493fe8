/** What is said of a run of the matrix: how much was tried, and the faults by their kinds, the most frequent first. Pure. */

/**
 * @typedef {object} Fault
 * @property {string} state
 * @property {string} size
 * @property {'desk' | 'hall'} place
 * @property {string} theme
 * @property {string} language
 * @property {string} measure
 * @property {string} what
 * @property {string} link
 */

/** What is the same in faults of one kind: not what is quoted, and numbers only where they are sizes of type. @param {Fault} fault */
function kindOf({ measure, what }) {
  if (measure === 'type') return `${measure}: ${what.split(' px')[0]} px`;
  const same = what
    .replace(/“[^”]*”/g, '“…”')
    .replace(/-?\d+([.,]\d+)?/g, 'n')
    .replace(/^\S+ is named/, 'a node is named');
  return `${measure}: ${same}`;
}

/** @param {readonly Fault[]} faults @param {number} cases how many were tried @returns {string} */
export function report(faults, cases) {
  /** @type {Map<string, Fault[]>} */
  const kinds = new Map();
  for (const fault of faults)
    kinds.set(kindOf(fault), [...(kinds.get(kindOf(fault)) ?? []), fault]);
  const sorted = [...kinds].sort(([, one], [, other]) => other.length - one.length);
  return [
    `Cases: ${cases}; faults: ${faults.length}`,
    ...counts(faults).map(([measure, count]) => `${String(count).padStart(6)} ${measure}`),
    ...sorted.flatMap(([kind, all]) => {
      const wheres = new Map(
        all.map((fault) => [`${fault.size} ${fault.place} ${fault.state}`, fault]),
      );
      const some = [...wheres.values()].slice(0, 3);
      return [
        '',
        `${all.length} × ${kind}`,
        ...some.map((fault) => `    ${fault.what}\n      ${whereOf(fault)}`),
      ];
    }),
  ].join('\n');
}

/** Where a fault is to be seen. @param {Fault} fault */
export const whereOf = ({ state, size, place, theme, language, link }) =>
  `${size}, ${place}, ${theme}, ${language}, ${state}: ${link}`;

/** @param {readonly Fault[]} faults @returns {[string, number][]} */
function counts(faults) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { measure } of faults) found[measure] = (found[measure] ?? 0) + 1;
  return Object.entries(found).sort(([, one], [, other]) => other - one);
}
