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

/** What phones of Apple write unless they are told otherwise; few programs can read it. */
const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const HEIC_MESSAGE =
  'This photo is in the format HEIC, which we cannot read. On an iPhone, open Settings, Camera, Formats, choose "Most Compatible", and take the photo again.';

/** What is wrong with the format of a chosen file; null when it is one of those accepted. */
export function faultOfFormat(file: File, rules: FileRules): string | null {
  if (isHeic(file)) return HEIC_MESSAGE;
  if (!rules.formats.includes(file.type)) {
    return `Please choose a file of type ${listed(rules.formats.map((format) => NAMES[format] ?? format))}.`;
  }
  return file.size === 0 ? 'This file is empty. Please choose another one.' : null;
}

/** What is wrong with a chosen file; null when it can be sent. The server checks its content. */
export function faultOfFile(file: File, rules: FileRules): string | null {
  const fault = faultOfFormat(file, rules);
  if (fault !== null) return fault;
  if (file.size > rules.maxBytes) {
    return `This file is too large: please choose one up to ${rules.maxBytes / MEGABYTE} MB.`;
  }
  return null;
}
