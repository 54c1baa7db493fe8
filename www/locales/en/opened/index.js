/** The messages of what is opened later, file by file. */
export default Object.values(
  import.meta.glob('./*.ftl', { query: '?raw', import: 'default', eager: true }),
);
