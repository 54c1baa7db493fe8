/** Bytes as text that may stand in an address: base64url (RFC 4648). Pure. */

/** @param {Uint8Array} bytes */
export function base64url(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} null if it is no base64url */
export function bytesOf(text) {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
