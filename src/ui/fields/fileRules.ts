/** Which files are accepted. */
export interface FileRules {
  maxBytes: number;
  /** Media types. */
  formats: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

const MEGABYTE = 1_000_000;

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** Such as "PNG, JPEG, or WebP, up to 2 MB". */
export const describeRules = ({ formats, maxBytes }: FileRules): string =>
  `${listed(formats.map((format) => NAMES[format] ?? format))}, up to ${maxBytes / MEGABYTE} MB`;

/** What is wrong with a chosen file; null when it can be sent. The server checks its content. */
export function faultOfFile(file: File, rules: FileRules): string | null {
  if (!rules.formats.includes(file.type)) {
    return `Please choose a file of type ${listed(rules.formats.map((format) => NAMES[format] ?? format))}.`;
  }
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > rules.maxBytes) {
    return `This file is too large: please choose one up to ${rules.maxBytes / MEGABYTE} MB.`;
  }
  return null;
}
