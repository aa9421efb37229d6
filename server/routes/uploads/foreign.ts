const MARKUP = /<(?:script|html|iframe|object|embed)[\s>]|<!doctype\s+html|<\?php/i;
const PDF = /%PDF-\d/;
const ARCHIVE_END = 'PK\x05\x06';
/** Programs look for the end of an archive this far from the end of a file. */
const ARCHIVE_REACH = 65_557;

export const endsAsArchive = (bytes: Buffer): boolean =>
  bytes.subarray(-ARCHIVE_REACH).includes(ARCHIVE_END, 0, 'latin1');

export const holdsMarkup = (text: string): boolean => MARKUP.test(text);

/** The image is at the same time a page, a PDF or an archive, as no camera writes it. */
export function isPolyglot(image: Buffer): boolean {
  const text = image.toString('latin1');
  return holdsMarkup(text) || PDF.test(text) || endsAsArchive(image);
}
