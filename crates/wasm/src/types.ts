/** A score: whole units of the tree's smallest decimal place; ±2147483647 are the infinities. */
export type Units = number;

/** A search to run. */
export interface Request {
  /** The tree, in any notation. */
  tree: string;
  algorithm: string;
  /** Switches by name; those left out have their defaults. */
  options?: Record<string, string>;
}

export interface Preset {
  id: string;
  tree: string;
  root: 'max' | 'min';
  algorithm: string;
}

export interface AlgorithmInfo {
  name: string;
  perspective: 'max' | 'side-to-move';
  hasWindow: boolean;
  /** The switches that change anything that it does. */
  switches: string[];
}

export interface SwitchInfo {
  name: string;
  /** `N` stands for a whole number from 0. */
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
}

/** What holds for a search as a whole. */
export interface Overview {
  algorithm: string;
  perspective: 'max' | 'side-to-move';
  hasWindow: boolean;
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

/** The shape of a tree: arrays with an element a node, in preorder. */
export interface Nodes {
  /** −1 at the root. */
  parent: number[];
  depth: number[];
  /** Whether MAX moves there. */
  max: boolean[];
  leaf: boolean[];
  /** Whether the search goes no deeper: a leaf, or a node at the horizon. */
  ends: boolean[];
  /** The value as it is written in the tree. */
  value: (string | null)[];
  name: (string | null)[];
  move: (string | null)[];
}

/** Every node at a step, in preorder; −2147483648 is no score, −1 is no node. */
export interface States {
  /** 0 unreached, 1 active, 2 finished, 3 skipped. */
  phase: Uint8Array;
  visits: Int32Array;
  best: Int32Array;
  bestChild: Int32Array;
  returned: Int32Array;
  /** 0 nothing known, 1 exact, 2 a lower bound, 3 an upper bound. */
  bound: Uint8Array;
  /** Whether the latest visit met a cutoff. */
  cut: Uint8Array;
}

export interface Window {
  alpha: Units;
  beta: Units;
  /** The nodes that set the ends; null where an end came in with the root's window. */
  alphaBy: number | null;
  betaBy: number | null;
}

/** A visit on the path at a step. */
export interface Frame {
  node: number;
  entry: Window;
  now: Window;
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
}

export type Side = 'alpha' | 'beta';

/** What happened at a step. Scores stand as the algorithm has them. */
export type Fact =
  | { kind: 'ready' }
  | { kind: 'enter'; as: string; ends: boolean; window: Window | null }
  | { kind: 'order'; why: string }
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
  | {
      kind: 'leave';
      value: Units;
      bound: 'exact' | 'lower' | 'upper' | null;
      clamped: Units | null;
      arrival: Arrival | null;
    };

export interface Moment {
  /** The node that the step is about; null before the first. */
  node: number | null;
  fact: Fact;
  /** The children in the order in which they were put at this step; null at other steps. */
  order: number[] | null;
  path: Frame[];
  counts: Counts;
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
