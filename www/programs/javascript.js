// «title»
//: if hasDecimals
// «units»
//: end
const INF = 2_000_000_001;

// «tree»
const CHILDREN = «CHILDREN»;
const VALUES = «VALUES»;
//: if DEPTH
const DEPTH = «DEPTH»;
//: end
//: if HEIGHT
const HEIGHT = «HEIGHT»;
//: end
//: if PARENT
const PARENT = «PARENT»;
//: end
//: if bestFirst
const PLACE = «PLACE»;
const END = «END»;
//: end
//: if hasTable
const POSITION = «POSITION»;
//: end
//: if MOVE
const MOVE = «MOVE»;
//: end
const MOVES = «MOVES»;
//: if PV
const PV = 'PV';
const CUT = 'CUT';
const ALL = 'ALL';
//: end
//: if EXACT
const EXACT = 'EXACT';
const LOWER = 'LOWER';
const UPPER = 'UPPER';
//: end
//: if LIVE
const LIVE = 'LIVE';
const SOLVED = 'SOLVED';
//: end
//: if MAX
const MAX = 'MAX';
const MIN = 'MIN';
//: end
let entered = 0;
let evaluated = 0;
let bestMove = null;
//: if keepsLines
const lines = Array.from({ length: «plies» }, () => []);
//: end
//: if deepens
let limit = 0;
//: end
//: if pv
let pv = [];
//: end

// «helpers»
function enter(node) {
  entered += 1;
//: if trace
  console.log('>', node);
//: end
//: if told
  trace.enter(node);
//: end
//: if keepsLines
  lines[DEPTH[node]] = [];
//: end
}
//: if improve

//: if keepsLines
function improve(node, child) {
  lines[DEPTH[node]] = [child, ...lines[DEPTH[node] + 1]];
}
//: else
function improve(node, child) {
  if (node === 0) bestMove = child;
}
//: end
//: end
//: if improve_if

function improveIf(node, child, better) {
  if (node === 0 && (better || bestMove === null)) bestMove = child;
}
//: end
//: if make

// «moves»
let position = 0;

function make(move) {
  position = move;
}

function unmake(move) {
  position = PARENT[move];
}
//: end

function valueAt(node) {
  evaluated += 1;
//: if told
  trace.evaluate(node, VALUES[node]«per unit»);
//: end
  return VALUES[node];
}
//: if mover_value

const moverValue = (node) => colourOf(node) * valueAt(node);
//: end
//: if peek

const peek = (node) => VALUES[node];
//: end
//: if prove

const low = [];
const high = [];

const isMax = (node) => DEPTH[node] % 2 === «parity of MAX»;

function prove(node, value) {
  low[node] = value;
  high[node] = value;
}

function bringUp(node, child) {
  const best = isMax(node) ? Math.max : Math.min;
  const isFirst = child === CHILDREN[node][0];
  low[node] = isFirst ? low[child] : best(low[node], low[child]);
  high[node] = isFirst ? high[child] : best(high[node], high[child]);
}

function leaveOpen(node) {
  if (isMax(node)) high[node] = INF;
  else low[node] = -INF;
}

function isProved(value) {
  const own = isMax(0) ? low[bestMove] >= value : high[bestMove] <= value;
  return own && low[0] === value && high[0] === value;
}
//: end
//: if is_leaf

const isLeaf = (node) => CHILDREN[node].length === 0;
//: end
//: if cut

const killers = Array.from({ length: «plies» }, () => [0, 0]);
const refutations = Array.from({ length: «number of moves» }, () => [0, 0]);

function cut(node, child) {
  const ply = DEPTH[node];
  if (killers[ply][0] !== MOVE[child]) killers[ply] = [MOVE[child], killers[ply][0]];
  if (node !== 0) refutations[MOVE[node]][ply % 2] = MOVE[child];
}
//: end
//: if children

//: if picks
function putFirst(all, isMeant) {
  return [...all.filter(isMeant), ...all.filter((child) => !isMeant(child))];
}

function children(node) {
  let arranged = CHILDREN[node];
//: each picks
//: if pv
  arranged = putFirst(arranged, (child) => child === pv[DEPTH[node] + 1]);
//: else if table
  arranged = putFirst(arranged, (child) => child === CHILDREN[node][probe(node).best]);
//: else if killer
  for (const killer of killers[DEPTH[node]].slice(0, «killers»).reverse())
    arranged = putFirst(arranged, (child) => MOVE[child] === killer);
//: else if refutation
  const refutation = refutations[MOVE[node]][DEPTH[node] % 2];
  arranged = putFirst(arranged, (child) => MOVE[child] === refutation);
//: end
//: end
  return arranged;
}
//: else
const children = (node) => CHILDREN[node];
//: end
//: end
//: if HEIGHT

//: if deepens
const height = (node) => Math.min(HEIGHT[node], limit - DEPTH[node]);
//: else if hasLimit
const height = (node) => Math.min(HEIGHT[node], «limit» - DEPTH[node]);
//: else
const height = (node) => HEIGHT[node];
//: end
//: end
//: if is_frontier

const isFrontier = (node) => height(node) <= 1;
//: end
//: if is_at_level

const isAtLevel = (node, depth) => DEPTH[node] === depth;
//: end
//: if colour_of

const colourOf = (node) => (DEPTH[node] % 2 === 0 ? «even» : «odd»);
//: end
//: if mover_of

const moverOf = (node) => (DEPTH[node] % 2 === 0 ? «first» : «second»);
//: end
//: if opponent

const opponent = (player) => (player === MAX ? MIN : MAX);
//: end
//: if bounded

const bounded = (score) => Math.max(-INF, Math.min(score, INF));
//: end
//: if deepens

function deepen(depth) {
  limit = depth;
//: if pv
  pv = [0, ...lines[0]];
//: end
}
//: end
//: if hasTable

const NO_ENTRY = { position: null, depth: -1, bound: null, value: 0, best: null };
const table = new Array(«size»).fill(NO_ENTRY);

function probe(node) {
  const entry = table[POSITION[node] % table.length];
  return entry.position === POSITION[node] ? entry : NO_ENTRY;
}

function store(node, bound, value) {
  const [first] = lines[DEPTH[node]];
  const old = probe(node);
  const depth = height(node);
  const best = first !== undefined && bound !== UPPER ? CHILDREN[node].indexOf(first) : old.best;
  const isSame = old.depth === depth && old.value === value;
  const bounds = [old.bound, bound];
  const met = isSame && bounds.includes(LOWER) && bounds.includes(UPPER);
  const place = POSITION[node] % table.length;
  const entry = { position: POSITION[node], depth, bound: met ? EXACT : bound, value, best };
//: if keepsDeeper
  if (table[place].depth <= depth) table[place] = entry;
//: else
  table[place] = entry;
//: end
  if (met) lines[DEPTH[node]] = knownLine(node, value);
  else if (bound === UPPER && DEPTH[node] > 0) lines[DEPTH[node]] = [];
}

function knownLine(node, value) {
  const line = [];
  while (height(node) > 0) {
    const entry = probe(node);
    if (entry.depth !== height(node) || entry.value !== value) break;
    if (entry.bound === UPPER || entry.best === null) break;
    node = CHILDREN[node][entry.best];
    value = -value;
    line.push(node);
  }
  return line;
}

function followEntry(node) {
  lines[DEPTH[node]] = knownLine(node, probe(node).value);
}

function followBest(node) {
  const { best } = probe(node);
  if (height(node) > 0 && best !== null) lines[DEPTH[node]] = [CHILDREN[node][best]];
}
//: end
//: if keep_best

let kept = null;

function beginBest() {
  kept = null;
}

function keepBest() {
  kept = lines[0][0] ?? null;
}

function readLine(value) {
  if (height(0) === 0) return;
  const best = kept ?? CHILDREN[0][0];
  lines[0] = [best, ...knownLine(best, -value)];
}
//: end
//: if bestFirst

const states = new Map();
let origin = null;

function insertState(node, state, merit) {
  if (state === LIVE) enter(node);
  states.set(node, { node, state, merit, origin });
}

function removeState(node) {
  states.delete(node);
}

//: if take_greatest
function takeGreatest() {
//: else
function takeLeast() {
//: end
  let first = null;
  for (const each of states.values()) {
    const isLeft = first !== null && PLACE[each.node] < PLACE[first.node];
//: if take_greatest
    const isBetter = first === null || each.merit > first.merit;
//: else
    const isBetter = first === null || each.merit < first.merit;
//: end
    if (isBetter || (each.merit === first.merit && isLeft)) first = each;
  }
  states.delete(first.node);
  origin = first.origin;
  return [first.node, first.state, first.merit];
}

function decide(node, better) {
  if (origin === null || better) origin = node;
}

const statesBelow = (top) => [...states.keys()].filter((node) => top < node && node < END[top]);

const parentOf = (node) => PARENT[node];

const firstChild = (node) => CHILDREN[node][0];

const isLast = (node) => CHILDREN[PARENT[node]].at(-1) === node;

function nextSibling(node) {
  const siblings = CHILDREN[PARENT[node]];
  return siblings[siblings.indexOf(node) + 1];
}
//: end

// «search»
«routines»

function text(score) {
  if (Math.abs(score) === INF) return score > 0 ? 'inf' : '-inf';
//: if hasDecimals
  const digits = String(Math.abs(score)).padStart(«decimals and one», '0');
  const part = digits.slice(-«decimals»).replace(/0+$/, '');
  return (score < 0 ? '-' : '') + digits.slice(0, -«decimals») + (part === '' ? '' : '.' + part);
//: else
  return String(score);
//: end
}

const value = «call»;
//: if told
//: if !isTest
trace.result(«turned»value«per unit»);
//: end
//: end
//: if keepsLines
bestMove = lines[0][0] ?? null;
//: end
//: if bestFirst
bestMove = origin || null;
while (bestMove !== null && PARENT[bestMove] !== 0) bestMove = PARENT[bestMove];
//: end
//: if isTest
//: if rootIsMax
if (!value) bestMove = null;
//: else
if (value) bestMove = null;
//: end
//: end
//: if prove
if (bestMove !== null && !isProved(value)) bestMove = null;
//: end
const best = bestMove === null ? «none» : MOVES[CHILDREN[0].indexOf(bestMove)];
//: if isTest
console.log(«value:», (value ? '>= ' : '< ') + text(«test»));
//: else
console.log(«value:», text(«turned»value));
//: end
console.log(«best:», best);
console.log(«entered:», entered);
console.log(«evaluated:», evaluated);
