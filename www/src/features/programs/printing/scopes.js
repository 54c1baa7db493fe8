/** Where a routine's variables are declared, in languages that declare them, and what they hold. Pure. */

import { assignedBy, everyIn, expressionsOf, partsOf } from './blocks.js';

/** @import { Block, Node, Routine } from './blocks.js' */

/** What a name holds. @typedef {'score' | 'node' | 'number' | 'word' | 'truth' | 'entry'} Kind */

/**
 * Where a variable is declared: by the statement that first assigns it, or by a line of its own before a statement; there
 * `begins` says whether it has to get a value at once.
 * @typedef {{name: string, own: boolean, begins: boolean, changes: boolean}} Declared
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  node: 'node',
  child: 'node',
  root: 'node',
  below: 'node',
  position: 'node',
  m: 'node',
  depth: 'number',
  limit: 'number',
  colour: 'number',
  bound: 'word',
  type: 'word',
  next: 'word',
  state: 'word',
  entry: 'entry',
  maximizingPlayer: 'truth',
  player: 'word',
  move: 'node',
  reply: 'node',
};

/** @param {string} name */
export const kindOf = (name) => KINDS[name] ?? 'score';

/** Whether a statement, or one inside it, has a name in it. @param {Node} node @param {string} name @returns {boolean} */
const mentions = ({ statement, body }, name) =>
  assigns(statement, name) ||
  expressionsOf(statement).some((expression) =>
    partsOf(expression).some(
      (part) => part.kind === 'name' && (part.name === name || part.name.startsWith(`${name}.`)),
    ),
  ) ||
  body.some((inner) => mentions(inner, name));

/** @param {Node['statement']} statement @param {string} name */
const assigns = (statement, name) => assignedBy(statement).includes(name);

/** The statements that assign a name. @param {Block} block @param {string} name */
const assignments = (block, name) =>
  everyIn(block).filter(({ statement }) => assigns(statement, name)).length;

/** Whether each branch of a choice that begins at a place of a block assigns a name. @param {Block} block @param {number} at @param {string} name */
function branches(block, at, name) {
  if (block[at].statement.kind !== 'if') return null;
  const all = [block[at]];
  for (let next = at + 1; isBranch(block[next]); next += 1) all.push(block[next]);
  if (all.at(-1)?.statement.kind !== 'else') return null;
  const counts = all.map(({ body }) => assignments(body, name));
  const direct = all.every(({ body }) => body.some(({ statement }) => assigns(statement, name)));
  return direct ? Math.max(...counts) : null;
}

/** @param {Node | undefined} node */
const isBranch = (node) => node?.statement.kind === 'else-if' || node?.statement.kind === 'else';

/**
 * The variables of a routine besides its parameters and those of its loops, by the statement that declares them or that
 * their declaration precedes; and the parameters that change.
 * @param {Routine} routine
 * @returns {{declared: Map<Node, Declared[]>, changing: Set<string>}}
 */
export function scopesOf({ parameters, body }) {
  /** @type {Map<Node, Declared[]>} */
  const declared = new Map();
  const all = everyIn(body);
  const names = new Set(all.flatMap(({ statement }) => assignedBy(statement)));
  for (const name of names) {
    if (parameters.includes(name)) continue;
    for (const { node, ...one } of declarations(body, name))
      declared.set(node, [...(declared.get(node) ?? []), one]);
  }
  return { declared, changing: new Set(parameters.filter((name) => names.has(name))) };
}

/**
 * Where a name is declared: once, or in each branch of a choice if no statement around them has it.
 * @param {Block} block
 * @param {string} name
 * @returns {(Declared & {node: Node})[]}
 */
function declarations(block, name) {
  const having = block.filter((node) => mentions(node, name));
  const inside = having.every((node) => !mentions({ ...node, body: [] }, name));
  const isChoice = having.slice(1).every((node, at) => {
    return isBranch(node) && block.indexOf(node) === block.indexOf(having[at]) + 1;
  });
  if (inside && isChoice) return having.flatMap(({ body }) => declarations(body, name));
  return [declaration(block, having[0], name)];
}

/** @param {Block} block @param {Node} first that has the name @param {string} name @returns {Declared & {node: Node}} */
function declaration(block, first, name) {
  const count = assignments(block, name);
  if (assigns(first.statement, name))
    return { node: first, name, own: true, begins: true, changes: count > 1 };
  let at = block.indexOf(first);
  while (isBranch(block[at])) at -= 1;
  const most = branches(block, at, name);
  const isWhole = most !== null && count === countIn(block, at, name);
  const rest = { node: block[at], name, own: false };
  return isWhole
    ? { ...rest, begins: false, changes: most > 1 }
    : { ...rest, begins: most === null, changes: true };
}

/** The assignments in the branches of a choice. @param {Block} block @param {number} at @param {string} name */
function countIn(block, at, name) {
  let end = at + 1;
  while (isBranch(block[end])) end += 1;
  return assignments(block.slice(at, end), name);
}
