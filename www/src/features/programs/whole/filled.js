/**
 * Templates of programs, which stand in `www/programs/`. They are written in the language of the program, with marks for what is put
 * in, and for what stands there in some programs only:
 *
 *     «name»            gives way to the value of that name.
 *     //: if a, !b      The lines that follow stand there if `a` holds, or `b` does not;
 *     //: else if c     these if none before them do, and `c` holds;
 *     //: else          these if none before them do.
 *     //: each names    The lines that follow come once for each name in a list. Of these names only the present one then holds.
 *     //: end           Here ends what began last.
 *
 * All but the first are lines of their own, and begin as a comment of the language does: in Python with `#:`. Pure.
 */

/**
 * What fills a template.
 * @typedef {object} Filling
 * @property {Readonly<Record<string, string | number>>} values
 * @property {ReadonlySet<string>} holding the names that hold
 * @property {Readonly<Record<string, readonly string[]>>} lists
 */

/** @typedef {{word: 'if' | 'else' | 'each' | 'end', names: string}} Mark */

/** @param {string} template @param {Filling} filling */
export const filled = (template, filling) => fill(template.split('\n'), filling).join('\n');

/** @param {readonly string[]} lines @param {Filling} filling @returns {string[]} */
function fill(lines, filling) {
  /** @type {string[]} */
  const written = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (markIn(lines[at]) === null) written.push(withValues(lines[at], filling.values));
    else {
      const { parts, end } = partsFrom(lines, at);
      written.push(...chosen(parts, filling));
      at = end;
    }
  }
  return written;
}

/** @param {string} line @param {Filling['values']} values */
const withValues = (line, values) =>
  line.replace(/«([^»]+)»/g, (_, name) => {
    if (!Object.hasOwn(values, name)) throw new RangeError(`«${name}» has no value`);
    return String(values[name]);
  });

/** @param {string} line @returns {Mark | null} */
function markIn(line) {
  if (!/^(\/\/|#):/.test(line)) return null;
  const [, word, names] = /^\S+ (if|each|else|end)(?: (?:if )?(.+))?$/.exec(line) ?? [];
  if (word === undefined) throw new SyntaxError(`not a mark: ${line}`);
  return { word: /** @type {Mark['word']} */ (word), names: names ?? '' };
}

/**
 * The parts of what begins at a mark, each with the mark before it, and the line at which they end.
 * @param {readonly string[]} lines
 * @param {number} from
 */
function partsFrom(lines, from) {
  /** @type {{mark: Mark, lines: string[]}[]} */
  const parts = [];
  let depth = 0;
  for (let at = from; at < lines.length; at += 1) {
    const mark = markIn(lines[at]);
    if (mark?.word === 'if' || mark?.word === 'each') depth += 1;
    if (mark?.word === 'end') depth -= 1;
    if (depth === 0) return { parts, end: at };
    if (mark !== null && depth === 1 && (at === from || mark.word === 'else'))
      parts.push({ mark, lines: [] });
    else parts[parts.length - 1].lines.push(lines[at]);
  }
  throw new SyntaxError(`no end: ${lines[from]}`);
}

/** @param {ReturnType<typeof partsFrom>['parts']} parts @param {Filling} filling @returns {string[]} */
function chosen(parts, filling) {
  const { holding, lists } = filling;
  const [{ mark, lines }] = parts;
  if (mark.word === 'each') {
    const names = lists[mark.names];
    const others = [...holding].filter((name) => !names.includes(name));
    return names.flatMap((name) =>
      fill(lines, { ...filling, holding: new Set([...others, name]) }),
    );
  }
  const holds = (/** @type {string} */ name) =>
    name.startsWith('!') ? !holding.has(name.slice(1)) : holding.has(name);
  const part = parts.find(({ mark: { names } }) => names === '' || names.split(', ').some(holds));
  return part === undefined ? [] : fill(part.lines, filling);
}
