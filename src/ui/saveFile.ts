/** The byte order mark tells spreadsheets that a table is UTF-8; `text()` of a response drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a text, or what was drawn, as a file on the device. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const isUnmarked =
    typeof content === 'string' &&
    type.startsWith('text/csv') &&
    !content.startsWith(BYTE_ORDER_MARK);
  const blob = new Blob(isUnmarked ? [BYTE_ORDER_MARK, content] : [content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
