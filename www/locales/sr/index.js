/** All messages of the language that the page says, file by file. */
export default Object.values(
  import.meta.glob(['./*.ftl', '!./command.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
