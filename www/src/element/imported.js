/**
 * A module, also where it could not be loaded before.
 * @template T
 * @param {() => Promise<T>} load
 * @param {number} tries how often it could not
 * @returns {Promise<T>}
 */
export async function imported(load, tries) {
  try {
    return await load();
  } catch (error) {
    const address = /\S+:\/\/\S+$/.exec(String(error));
    if (tries === 0 || address === null) throw error;
    // A browser may remember that there was nothing at an address, as Firefox does, though not at another.
    return import(/* @vite-ignore */ `${address[0]}#${tries}`);
  }
}
