const MARKUP = /<(?:script|html|iframe|object|embed)[\s>]|<!doctype\s+html|<\?php/i;
const PDF = /%PDF-\d/;
const ARCHIVE_END = 'PK\x05\x06';
/** Programs search this many bytes from the end of a file for the end of an archive. */
const ARCHIVE_REACH = 65_557;

export const endsAsArchive = (bytes: Buffer): boolean =>
  bytes.subarray(-ARCHIVE_REACH).includes(ARCHIVE_END, 0, 'latin1');

export const holdsMarkup = (text: string): boolean => MARKUP.test(text);

/** Whether the image is also a page, a PDF or an archive, which cameras never write. */
export function isPolyglot(image: Buffer): boolean {
  const text = image.toString('latin1');
  return holdsMarkup(text) || PDF.test(text) || endsAsArchive(image);
}
