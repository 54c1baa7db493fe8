// What tools/scripts/vite-plugin-single-file.mjs makes, for builds into a single file, and tools/scripts/vite-plugin-offline.mjs.

declare module 'virtual:plyscope/wasm' {
  /** The wasm, compressed by raw deflate, in base64. */
  const deflated: string;
  export default deflated;
}

declare module 'virtual:plyscope/games' {
  /** The wasm of the games, likewise. */
  const deflated: string;
  export default deflated;
}

declare module 'virtual:plyscope/diagnose' {
  /** The wasm that compares traces, likewise. */
  const deflated: string;
  export default deflated;
}

declare module 'virtual:plyscope/formats' {
  /** The wasm that reads the formats of others, likewise. */
  const deflated: string;
  export default deflated;
}

declare module 'virtual:plyscope/worker' {
  /** The worker as a classic script. */
  const script: string;
  export default script;
}

declare module 'virtual:plyscope/files' {
  /** Of the build: the hash of all its files. */
  export const version: string;
  /** The page's files: each a name, and the hash of its content as in the attribute `integrity`. */
  export const files: [string, string][];
}

// What tools/scripts/vite-plugin-programs.mjs makes.

declare module 'virtual:plyscope/program-javascript' {
  /** The worker of programs in JavaScript, as a classic script. */
  const script: string;
  export default script;
}

declare module 'virtual:plyscope/program-python' {
  /** The worker of programs in Python, likewise. */
  const script: string;
  export default script;
}

declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  /** The part of it that is used. */
  export function loadMicroPython(options: {
    url?: string;
    pystack?: number;
    heapsize?: number;
    stdin?: () => number | null;
    stdout?: (line: string) => void;
    stderr?: (line: string) => void;
  }): Promise<{
    registerJsModule: (name: string, module: object) => void;
    runPython: (code: string) => unknown;
  }>;
}

declare module '*.py?raw' {
  const text: string;
  export default text;
}

// What tools/scripts/vite-plugin-lessons.mjs makes.

declare module 'virtual:plyscope/lessons' {
  /** The lessons of each language, in their order. */
  export const lessons: Record<
    string,
    {
      name: string;
      title: string;
      /** Its first sentence. */
      about: string;
      minutes: number;
      /** How many passages lead its views. */
      passages: number;
      /** How many tasks and questions it has. */
      exercises: number;
      load: () => Promise<{ default: string }>;
    }[]
  >;
}

declare module 'virtual:plyscope/lesson-pictures' {
  const pictures: Readonly<Record<string, import('./page/lessons/contents.js').Picture>>;
  export default pictures;
}

/** The package itself, which is there only once it is built. */
declare module 'plyscope' {}
