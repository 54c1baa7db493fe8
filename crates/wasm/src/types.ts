/** A score: whole units of the tree's smallest decimal place; ±2147483647 are the infinities. */
export type Units = number;

/** A search to run. */
export interface Request {
  /** The tree, in any notation, or as the recipe for a random one. */
  tree: string;
  algorithm: string;
  /** Switches by name; those left out have their defaults. */
  options?: Record<string, string>;
}

/** What a recipe says, and how large its tree is. */
export interface Recipe {
  /** The recipe as it is written, without edits. */
  text: string;
  /** Its parameters by name, as they are written, also where they are at their default. Without noise there
   * are no static values. */
  parameters: Record<string, string>;
  /** How many values are changed in its tree. */
  edits: number;
  nodes: number;
  leaves: number;
  /** Whether there are more than so many: then nobody counts on. */
  more: boolean;
  /** As many leaves does alpha-beta evaluate at least (Knuth and Moore 1975); null of an irregular tree. */
  critical: number | null;
  /** How many nodes a tree may have. */
  limit: number;
}

/**
 * Hears how far a search has come that is being made: of reading, in nodes; of searching, in nodes that lie
 * behind, and in events; of indexing it. The total is null where nobody knows it. What is true stops it.
 */
export type Watch = (
  phase: 'read' | 'search' | 'index',
  done: number,
  total: number | null,
  events: number,
) => unknown;

export interface Preset {
  id: string;
  tree: string;
  root: 'max' | 'min';
  algorithm: string;
  /** The switches with which it shows best what there is to see. */
  options: Record<string, string>;
}

export interface AlgorithmInfo {
  name: string;
  author: string;
  year: number;
  group: 'exhaustive' | 'alpha-beta' | 'scout' | 'driver' | 'best-first';
  needs: 'nothing' | 'static-values' | 'table';
}

/** What changes anything that an algorithm does. */
export interface Applicable {
  switches: string[];
  /** The rules for the order of children. */
  orders: string[];
  /** The searches that it can drive, its usual one first. */
  inner: string[];
}

export interface SwitchInfo {
  name: string;
  /** `N` stands for a whole number, `X` for a value of the tree. */
  values: string[];
  default: string;
}

/** How much a search does. */
export interface Work {
  entered: number;
  evaluated: number;
}

export interface Counts {
  entered: number;
  evaluated: number;
  cutoffs: number;
  skipped: number;
  reSearches: number;
  probed: number;
  hits: number;
  tableCutoffs: number;
  stored: number;
  lost: number;
}

/** A search of the root among several. Scores stand as the algorithm has them at the root. */
export interface Iteration {
  /** From 1. */
  number: number;
  depth: number | null;
  alpha: Units | null;
  beta: Units | null;
  why: 'deeper' | 'guess' | 'failed-low' | 'failed-high' | 'test';
  /** What a driver of null windows knows of the value. */
  lower: Units | null;
  upper: Units | null;
  /** What the deepest search that is finished has found, where depths are iterated. */
  finished: { depth: number; value: Units; best: number | null } | null;
}

/** What holds for a search as a whole. */
export interface Overview {
  algorithm: string;
  perspective: 'max' | 'side-to-move';
  /** The search that walks the tree, which drivers drive. */
  walker: string;
  /** Whether nodes are entered with a window; under SCOUT only those of a test are. */
  hasWindow: boolean;
  /** Whether every search of the root begins with nothing known of its value: only then it has to enter the whole
   * critical tree. */
  fullWindow: boolean;
  hasTable: boolean;
  bestFirst: boolean;
  hasPositions: boolean;
  /** Whether any node, or any move, has a name. */
  hasNames: boolean;
  /** The searches of the root, each with the step at which it begins; none where there is only one. */
  iterations: (Iteration & { step: number })[];
  /** The rules for the order of children, applied in turn. */
  order: string;
  /** What the value is; null where nothing is known. */
  bound: 'exact' | 'lower' | 'upper' | null;
  cut: 'ge' | 'gt';
  nodes: number;
  leaves: number;
  decimals: number;
  height: number;
  /** How many events there are; step 0 is before the first. */
  steps: number;
  /** Seen by MAX. */
  value: Units;
  principalVariation: number[];
  /** The least and the greatest finite value in the tree. */
  lowest: Units | null;
  highest: Units | null;
  total: Counts;
  minimax: Work;
  critical: Work;
}

/** The shape of a tree: an element a node, in preorder. */
export interface NodeArrays {
  /** −1 at the root. */
  parent: Int32Array;
  depth: Uint16Array;
  /** Whether MAX moves there. */
  max: Uint8Array;
  leaf: Uint8Array;
  /** Whether the search goes no deeper: a leaf, or a node at the horizon. */
  ends: Uint8Array;
  /** The value as it is written in the tree, in units; −2147483648 where there is none. */
  units: Int32Array;
  /** The first node that is the same position; null where the tree has no positions. */
  position: Int32Array | null;
  /** The part in the critical tree: 1 PV, 2 CUT, 3 ALL, 0 none. */
  part: Uint8Array;
}

/** Nodes at a step, in the order in which they were asked for; −2147483648 is no score, −1 is no node. */
export interface States {
  /** 0 unreached, 1 active, 2 finished, 3 skipped. */
  phase: Uint8Array;
  visits: Int32Array;
  /** As what the latest visit arrived: 0 not entered, 1 full, 2 null window, 3 re-search. */
  kind: Uint8Array;
  best: Int32Array;
  bestChild: Int32Array;
  returned: Int32Array;
  /** 0 nothing known, 1 exact, 2 a lower bound, 3 an upper bound. */
  bound: Uint8Array;
  /** Whether the latest visit met a cutoff. */
  cut: Uint8Array;
  /** Whether the table answered. */
  known: Uint8Array;
  /** The merit of a live state in a best-first search. */
  merit: Int32Array;
}

/** The transposition table at a step. */
export interface Table {
  size: number;
  filled: number;
  /** The place of the node that was asked for; null if none was. */
  place: number | null;
  /** The key of its position. */
  key: string | null;
  /** How many entries stand before those that are here. */
  before: number;
  /** In the order of their places. */
  rows: TableRow[];
}

export interface TableRow {
  place: number;
  /** The node at which it was stored. */
  node: number;
  /** The first node that is the same position. */
  position: number;
  key: string | null;
  depth: number;
  bound: 'exact' | 'lower' | 'upper';
  /** Seen by the side to move. */
  value: Units;
  best: number | null;
  /** The step that stored it. */
  step: number;
}

/** The list of a best-first search at a step. */
export interface OpenList {
  /** The one that is taken next first. */
  states: { node: number; state: 'live' | 'solved'; merit: Units }[];
  /** The solution tree that the first of them belongs to. */
  solution: number[];
}

export interface Window {
  alpha: Units;
  beta: Units;
  /** The nodes that set the ends; null where an end came in with the root's window. */
  alphaBy: number | null;
  betaBy: number | null;
}

/** The text of a tree in which a child was moved among its siblings, and the child's number in it. */
export interface Moved {
  tree: string;
  node: number;
}

/** A visit on the path at a step. */
export interface Frame {
  node: number;
  /** Null where nodes are entered without a window. */
  entry: Window | null;
  now: Window | null;
  best: Units | null;
  bestChild: number | null;
  returned: Units | null;
}

/** What a return means for the node that it comes to. */
export interface Arrival {
  parent: number;
  /** As the parent takes it: negated in the negamax forms. */
  value: Units;
  /** The parent's best before; null if this is its first child. */
  best: Units | null;
  improves: boolean;
  /** Whether the child is searched again at once, with a wider window. */
  again: boolean;
}

export type Side = 'alpha' | 'beta';

/** What happened at a step. Scores stand as the algorithm has them. */
export type Fact =
  | { kind: 'ready' }
  | {
      kind: 'enter';
      as: 'full' | 'null-window' | 're-search';
      ends: boolean;
      window: Window | null;
      /** Which visit of the node this is, from 1. */
      visit: number;
      /** The node's part in the critical tree, where that is what is searched. */
      part: 'pv' | 'cut' | 'all' | null;
    }
  | ({ kind: 'iterate' } & Iteration)
  /** The rule, where it was the same for all children. */
  | { kind: 'order'; why: string | null }
  /** A CUT node of the critical tree is left after its first child. */
  | { kind: 'assume'; skipped: number }
  | {
      kind: 'probe';
      hit: {
        value: Units;
        bound: 'exact' | 'lower' | 'upper';
        depth: number;
        best: number | null;
        effect: 'none' | 'return' | 'raise-alpha' | 'lower-beta';
      } | null;
      /** The node at which that was stored. */
      from: number | null;
      /** How many plies below the node must have been searched for that to answer. */
      wanted: number;
    }
  | {
      kind: 'store';
      value: Units;
      bound: 'exact' | 'lower' | 'upper';
      depth: number;
      best: number | null;
      /** The first node of the position that gave way. */
      lost: number | null;
      /** Whether the entry that was there stayed, and this one found no place. */
      refused: boolean;
    }
  | {
      kind: 'open';
      merit: Units;
      how: 'root' | 'choice' | 'first-answer' | 'next-answer';
      /** The sibling that was solved before. */
      before: number | null;
    }
  | {
      kind: 'solve';
      merit: Units;
      by: 'value' | 'choice' | 'last-answer';
      child: number | null;
      value: Units | null;
      /** The merit before. */
      was: Units | null;
    }
  | { kind: 'purge'; state: 'live' | 'solved'; merit: Units }
  | { kind: 'evaluate'; value: Units; written: Units; leaf: boolean }
  | {
      kind: 'improve';
      child: number;
      value: Units;
      previous: Units | null;
      moved: Side | null;
      from: Units | null;
    }
  | {
      kind: 'cutoff';
      side: Side;
      best: Units;
      bound: Units;
      by: number | null;
      reach: 'shallow' | 'deep';
      skipped: number;
    }
  /** Something that is hidden in a folded subtree. */
  | { kind: 'inside' }
  | {
      kind: 'leave';
      value: Units;
      bound: 'exact' | 'lower' | 'upper' | null;
      clamped: Units | null;
      arrival: Arrival | null;
    };

export interface Moment {
  /** The node that the step is about, or the symbol that hides it; null before the first. */
  node: number | null;
  fact: Fact;
  /** The children in the order in which they were put at this step, with the rule that put each
   * there; null at other steps. */
  order: { node: number; why: string }[] | null;
  path: Frame[];
  counts: Counts;
  /** The depth limit of the search of the root that is going on. */
  depth: number | null;
  /** Which of the overview's iterations is going on; null before the first, or if there is none. */
  iteration: number | null;
}

/** The pseudocode of a search, as its switches have it: the core's `listing.rs` says what it means. */
export interface Listing {
  /** The call that the search begins with. */
  start: string;
  /** That of a driver stands before that of the search that it drives. */
  routines: {
    name: string;
    parameters: string[];
    /** The first has the routine's name and parameters. */
    lines: { indent: number; text: string }[];
  }[];
}

/** What a name stands for, or what stands in its place. */
export type Meaning =
  | { kind: 'score'; value: Units }
  /** A depth or a colour. */
  | { kind: 'number'; value: number }
  | { kind: 'node'; value: number }
  /** One of a few words: PV, CUT, ALL; EXACT, LOWER, UPPER, none; LIVE, SOLVED. */
  | { kind: 'word'; value: string }
  | { kind: 'truth'; value: boolean };

/** What runs at a step. Scores stand as the algorithm has them. */
export interface Running {
  /** The calls under way, the outermost first. The line of the last is the one that runs; the others are at
   * the line that calls the next. */
  frames: {
    routine: number;
    line: number;
    /** Null in a driver. */
    node: number | null;
    /** What the routine's names stand for, as far as they stand for anything, after the line has run or,
     * where it calls, before. */
    values: (Meaning & { name: string })[];
  }[];
  /** What was decided with numbers: on the way to this step as far as it held, and after it as far as it
   * did not. */
  conditions: {
    routine: number;
    line: number;
    node: number | null;
    /** The condition, with a number in the place of each name that stands for one. */
    pieces: (Meaning | { kind: 'text'; value: string })[];
    holds: boolean;
  }[];
  /** What the line returns that runs. */
  returns: Units | null;
}

/** Where a text is no tree. */
export interface ParseError {
  line: number;
  column: number;
  /** Null at the end of the text. */
  found: string | null;
  kind: string;
  opened_line?: number;
  opened_column?: number;
  opened?: string;
  closing?: string;
  limit?: number;
  decimals?: number;
  expected?: string;
  /** The bounds of a whole number. */
  least?: number;
  most?: number;
  /** How many nodes there would be, or what a value could be. */
  count?: number;
  /** Whether there would be even more nodes than that. */
  more?: boolean;
}

/** What every function here throws. */
export type PlyscopeError =
  | { kind: 'parse'; parse: ParseError }
  | {
      kind: string;
      name?: string;
      value?: string;
      right?: string;
      node?: number;
      limit?: number;
    };

/** Where a node's value lies, seen by MAX: both ends are in it. */
export interface Interval {
  low: Units;
  high: Units;
}

/** Why a node is skipped. Scores are seen by MAX. */
export type WhySkipped =
  /** It is not; the phase is numbered as in `States`. */
  | { kind: 'not'; at: null; phase: number }
  /** The search ends at `at`; the table answered for it; the critical tree has but one child of it; a best-first
   * search has solved it without the node. */
  | { kind: 'beyond' | 'table' | 'assumed' | 'solved'; at: number }
  | ({ kind: 'cutoff' } & Chain);

/** The bounds behind a cutoff. */
export interface Chain {
  /** The node that was cut. */
  at: number;
  /** The step at which it was. */
  step: number;
  /** Whether MAX moves there. */
  max: boolean;
  value: Units;
  /** Whether the node is proven to be worth no more, where MIN moves, or no less than `value`. */
  proven: boolean;
  after: number;
  /** The bound that the value met. */
  bound: Units;
  /** The nodes between the two, from below. */
  between: number[];
  /** Who had set the bound; null where it came in with the root's window. */
  by: number | null;
  /** Why: its best child is worth so much; a test of its child has shown it; the table knew it; it asks whether its
   * child is worth more than its best one; it came in with the root's window. */
  why: 'best' | 'tested' | 'table' | 'asked' | 'given';
  child: number | null;
}

/** What would have to change for a node to be entered. Values are as they would be written in the tree. */
export type Opening =
  /** Nothing: it is entered at this step. */
  | { kind: 'entered'; step: number }
  | { kind: 'change'; node: number; value: Units }
  | { kind: 'never' }
  /** No change by less than this does it; others were not tried. */
  | { kind: 'untried'; below: Units };

/** How far a value may move in one direction: up to this one, as far as one likes, or up to this one at least. */
export type End = { kind: 'last' | 'untried'; value: Units } | { kind: 'never'; value: null };

/** How far a value may move, as it is written in the tree, while something stays as it is. */
export interface Freedom {
  /** The value that the search finds of the root. */
  value: { low: End; high: End };
  /** The best move at the root. */
  bestMove: { low: End; high: End };
  /** The steps that the search takes, but for the numbers in them. */
  steps: { low: End; high: End };
}

/** One of the cases of a decision. */
export type Case = {
  /** Where the value then lies; the last two are where there is no window. */
  lies: 'alpha' | 'between' | 'beta' | 'no-better' | 'better';
  /** Whether a value on the very end belongs to the next case. */
  strict: boolean;
  /** Whether it is the one that happens. */
  happens: boolean;
} & (
  | { follows: 'nothing' | 'perhaps' | 'best' | 'exact' | 'again' }
  | { follows: 'stands' }
  | { follows: 'moves'; side: Side }
  | { follows: 'opens'; side: Side }
  | { follows: 'cut'; skipped: number }
  | { follows: 'proves'; bound: 'lower' | 'upper'; meets: boolean }
  | { follows: 'answers'; reached: boolean }
);

/** What is decided with a returned value: the core's `deciding.rs` says what it means. Scores stand as the algorithm has
 * them at the node that decides. */
export interface Decision {
  /** Null where the root has returned. */
  parent: number | null;
  child: number;
  value: Units;
  best: Units | null;
  /** Before anything was decided; null where there is none. */
  window: { alpha: Units; beta: Units } | null;
  /** From α's to β's: just one happens. */
  cases: Case[];
}

/** What one goes on to: `leaf` is a static value that is asked for, `visit` that one of some nodes is entered. */
export type Stop = 'cutoff' | 'leaf' | 'improvement' | 're-search' | 'iteration' | 'visit';

/** A visit on the path at a step. */
export interface Visit {
  node: number;
  /** The step at which it is entered. */
  entered: number;
  /** The step at which it returns. */
  left: number;
  /** The child that it is at, or was last. */
  child: number | null;
  /** Which of the children that is in the order of this visit, from 1; 0 without one. */
  place: number;
  /** How many children there are. */
  children: number;
}

/** What a learner is asked: whether there is a cut, what is skipped, with which window a node is entered, what one
 * returns. */
export type Kind = 'cut' | 'skipped' | 'window' | 'returns';

/** What a returned value says of the true one; `unknown` is nothing. */
export type Says = 'exact' | 'lower' | 'upper' | 'unknown';

/** What is asked of a search at all. */
export interface Asked {
  kinds: Kind[];
  /** What a value that is returned may say of the true one; none where it is always that. */
  says: Says[];
}

/** Where a question stands. */
export interface Place {
  /** The step behind which the decision comes. */
  step: number;
  kind: Kind;
}

/** A question, without its answer. */
export interface Question extends Place {
  node: number;
  /** The child that has just returned, where it is asked what is cut or skipped. */
  child: number | null;
  /** What it has returned, as it sees it. */
  value: number | null;
  /** The children that are left, in the order of this visit. */
  left: number[];
  /** As what the node is about to be entered, where its window is asked for. */
  as: 'full' | 'null-window' | 're-search' | null;
}

/** Why an end of a window is what it is. */
export interface WindowEnd {
  why: 'open' | 'given' | 'best' | 'tested' | 'table' | 'asked';
  /** The node that has set it. */
  by: number | null;
  /** The child by which it could. */
  child: number | null;
}

/** The answer to a question, with its reason. */
export type Solution =
  | {
      kind: 'cut';
      /** The step to which the cutoff leads; null where there is none. */
      step: number | null;
      skipped: number[];
      /** The node's best value, now that the child has returned. */
      best: number;
      /** The bound that it has met, or has not; both are null where no values are compared. */
      side: 'alpha' | 'beta' | null;
      bound: number | null;
    }
  | { kind: 'window'; window: Window; alpha: WindowEnd; beta: WindowEnd }
  | {
      kind: 'returns';
      value: number;
      says: Says;
      best: number;
      /** The window that the node was entered with. */
      entry: Window | null;
      why: 'all' | 'inside' | 'on' | 'low' | 'high' | 'extreme' | 'clamped' | 'table' | 'proof';
    };

/** What is wrong with an answer; of a wrong cut, what would have been skipped, or is. */
export interface Fault {
  kind: 'too-much' | 'too-little' | 'alpha' | 'beta' | 'value' | 'says';
  nodes: number[];
}

/** What a search of the tree comes to, beside the others, or why it was not run to its end: it needs a static value that
 * `node` lacks, it would do more than is allowed here, or more than memory holds. */
export type Result = { algorithm: string; bestFirst: boolean } & (
  | ({ reason: null } & Figures)
  | { reason: 'no-static-value'; node: number }
  | { reason: 'too-many-events' | 'out-of-memory' | 'stopped'; node: null }
);

/** What a search found and what it took. */
export interface Figures {
  /** Seen by MAX. */
  value: Units;
  /** What the value is; null where nothing is known. */
  bound: 'exact' | 'lower' | 'upper' | null;
  /** The child that the best move leads to; null where the search ended at the root, or does not know. */
  best: number | null;
  /** Whether it proves the exact value, as deep as was asked: only among such searches less is better. */
  proves: boolean;
  counts: Counts;
  /** How many different nodes outside the critical tree it entered; null where the root's window was not full. */
  waste: number | null;
}
