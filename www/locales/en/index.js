/** All messages of the language, file by file. */
export default Object.values(
  import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }),
);
