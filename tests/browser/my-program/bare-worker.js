// A worker that tries what a program could try if nothing were refused in words.

export const WORKER = `(async () => {
  const tried = async (work) => {
    try {
      await work();
      return true;
    } catch {
      return false;
    }
  };
  const open = (resolve, reject) => {
    const opening = indexedDB.open('a');
    opening.onsuccess = resolve;
    opening.onerror = reject;
  };
  postMessage({
    origin: self.origin,
    fetch: await tried(() => fetch('ADDRESS')),
    script: await tried(() => importScripts('ADDRESS')),
    module: await tried(() => import('ADDRESS')),
    indexedDB: await tried(() => new Promise(open)),
    eval: await tried(() => eval('1')),
  });
})();`;
