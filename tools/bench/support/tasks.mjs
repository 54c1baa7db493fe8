// The tasks of a page's main thread.

/** @import { Browser, Page } from '@playwright/test' */

/**
 * The longest task of the page's main thread while something is done, in milliseconds of the processor's time: what others do on
 * the machine meanwhile is not the page's.
 *
 * @param {Browser} browser
 * @param {Page} page
 * @param {() => Promise<unknown>} doing
 */
export async function longestTask(browser, page, doing) {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];
  await browser.startTracing(page, { categories });
  await doing();
  /** @type {{traceEvents: {name: string, pid: number, tid: number, tdur?: number, args?: {name?: string}}[]}} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the browser has told of no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
