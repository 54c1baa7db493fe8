/** The ways to write a tree, each with an example that the core reads. */

/**
 * What the core says of a text, `recipe` if it makes the tree from a recipe.
 * @typedef {{id: string, format: string, text: string}} Example
 */

/** @type {readonly Example[]} */
export const EXAMPLES = [
  { id: 'brackets', format: 'brackets', text: '[[3, 12, 8], [2, 4, 6]]' },
  { id: 'names', format: 'brackets', text: 'A: [B: [3, 12], C: [2, x: 4]]' },
  { id: 'static', format: 'brackets', text: '[[3, 12]=5, [2, 4]=3]' },
  { id: 'numbers', format: 'brackets', text: '[[3.5, -2], [inf, -inf]]' },
  { id: 'recipe', format: 'recipe', text: 'random(branching=2..3, depth=4, seed=7)' },
  { id: 'with', format: 'recipe', text: 'random(branching=2, depth=3, seed=1) with 3=5' },
  {
    id: 'json',
    format: 'json',
    text: `{
  "name": "A",
  "children": [
    {"move": "e4", "value": 5, "children": [3, 12]},
    {"move": "d4", "children": [
      {"position": "p", "value": 2},
      {"position": "q", "value": 4}
    ]}
  ]
}`,
  },
  {
    id: 'python',
    format: 'python',
    text: "Tree('A', None, [Tree('B', 3, []), Tree('C', 12, [])])",
  },
  { id: 'lists', format: 'lists', text: "tree = [(3, 12), {'name': 'B', 'value': 5}]" },
  { id: 'cmu', format: 'cmu', text: '((3)((2)(4)))' },
  {
    id: 'outline',
    format: 'outline',
    text: `A
  B
    3
    12
  C: 2`,
  },
  {
    id: 'table',
    format: 'table',
    text: `parent,child,move,value
A,B,e4,
A,C,d4,2
B,D,,3
B,E,,12`,
  },
  {
    id: 'graphviz',
    format: 'graphviz',
    text: `digraph {
  a -> b [label="e4"];
  a -> c [label="d4"];
  b [label="B: 3"];
  c [label="12"]
}`,
  },
  { id: 'newick', format: 'newick', text: '((A:1,B:2)C:3,D:4)R;' },
  {
    id: 'mermaid',
    format: 'mermaid',
    text: `flowchart TD
  A -->|e4| B[B: 3]
  A -->|d4| C[12]`,
  },
  {
    id: 'drawn',
    format: 'drawn',
    text: `A
├── B
│   ├── 3
│   └── 12
└── C: 2`,
  },
  { id: 'leaves', format: 'leaves', text: '5 1 8 3 7 2 9 4' },
  {
    id: 'adjacency',
    format: 'adjacency',
    text: `A: [B, C]
B: [3, 12]
C = 2`,
  },
  { id: 'terms', format: 'terms', text: "('A', None, ('B', 3), ('C', 12))" },
  { id: 'latex', format: 'latex', text: '\\begin{forest} [A [B [3] [12]] [2]] \\end{forest}' },
  {
    id: 'gambit',
    format: 'gambit',
    text: `EFG 2 R "" { "1" "2" }
p "" 1 1 "" { "L" "R" } 0
t "" 1 "" { 3 -3 }
t "" 2 "" { 2 -2 }`,
  },
  { id: 'sgf', format: 'sgf', text: '(;B[aa](;W[bb]V[3])(;W[cc]V[5]))' },
  { id: 'pgn', format: 'pgn', text: '1. e4 (1. d4 d5 {0.2}) 1... e5 {0.3} (1... c5 {0.25}) *' },
  {
    id: 'yaml',
    format: 'yaml',
    text: `name: A
children:
  - value: 3
  - value: 12`,
  },
];
