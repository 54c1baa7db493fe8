/** Trees that the reader drops or pastes anywhere on the page, or opens with the page as an installed program. */

/**
 * @param {Document} page
 * @param {HTMLElement} sign shown while something is dragged over the page
 * @param {(given: File | string) => void} receive
 */
export function receiveFrom(page, sign, receive) {
  // What is dragged from one place of the page to another is not a tree from elsewhere.
  let isOwn = false;
  page.addEventListener('dragstart', () => {
    isOwn = true;
  });
  page.addEventListener('dragend', () => {
    isOwn = false;
  });
  page.addEventListener('dragover', (event) => {
    const transfer = event.dataTransfer;
    if (isOwn || transfer === null || !holdsSomething(transfer) || isForField(event, transfer))
      return;
    event.preventDefault();
    transfer.dropEffect = 'copy';
    sign.hidden = false;
  });
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) sign.hidden = true;
  });
  page.addEventListener('drop', (event) => {
    sign.hidden = true;
    const transfer = event.dataTransfer;
    if (isOwn || transfer === null || event.defaultPrevented) return;
    if (isForField(event, transfer)) return;
    event.preventDefault();
    const given = givenIn(transfer);
    if (given !== null) receive(given);
  });
  page.addEventListener('paste', (event) => {
    const transfer = event.clipboardData;
    if (transfer === null || event.defaultPrevented || isField(event)) return;
    const given = givenIn(transfer);
    if (given === null) return;
    event.preventDefault();
    receive(given);
  });
  const { launchQueue } = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis);
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (handle !== undefined) receive(await handle.getFile());
  });
}

/** @typedef {{setConsumer: (consume: (launch: {files: readonly FileSystemFileHandle[]}) => void) => void}} LaunchQueue */

/** @param {DataTransfer} transfer */
const holdsSomething = ({ types }) => types.includes('Files') || types.includes('text/plain');

/** The file or the text in it; null if there is none. @param {DataTransfer} transfer */
function givenIn(transfer) {
  const [file] = transfer.files;
  if (file !== undefined) return file;
  const text = transfer.getData('text/plain');
  return text.trim() === '' ? null : text;
}

/** Whether a text is dropped onto a field, which takes it as any other field does. @param {Event} event @param {DataTransfer} transfer */
const isForField = (event, { types }) => !types.includes('Files') && isField(event);

/** @param {Event} event */
function isField(event) {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
