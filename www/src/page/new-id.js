/** An id that nothing else has, and nobody guesses. (`crypto.randomUUID` needs a secure connection.) */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
