/** What a page says in place of everything, when a part of its program does not arrive. */

/** Says so in place of what stands in the page's main part, which may have started and hides what stands in it. */
export function sayNotStarted() {
  const notice = document.getElementById('not-started');
  // It waits for nothing any more.
  notice?.style.setProperty('animation', 'none');
  document.querySelector('main')?.replaceChildren(notice ?? '');
}
