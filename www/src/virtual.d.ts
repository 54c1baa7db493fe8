// What scripts/vite-plugin-single-file.mjs makes, for builds into a single file, and scripts/vite-plugin-offline.mjs.

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
