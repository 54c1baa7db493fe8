/** Lets the reader choose a file. @param {(file: File) => void} chosen */
export function pickFile(chosen) {
  const field = document.createElement('input');
  field.type = 'file';
  field.addEventListener('change', () => field.files?.[0] && chosen(field.files[0]));
  field.click();
}
