import { localeFor, msg, t } from '../../../domain/language';

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

const listed = (formats: readonly string[]): string =>
  new Intl.ListFormat(localeFor('en'), { type: 'disjunction' }).format(
    formats.map((format) => NAMES[format] ?? format),
  );

/** Such as "PNG, JPEG, or WebP, up to 2 MB". */
export const describeRules = ({ formats, maxBytes }: FileRules): string =>
  t('{formats}, up to {size} MB', { formats: listed(formats), size: maxBytes / MEGABYTE });

/** What phones of Apple write unless they are told otherwise; few programs can read it. */
const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export const HEIC_MESSAGE = msg(
  'This photo is in the format HEIC, which we cannot read. On an iPhone, open Settings, Camera, Formats, choose "Most Compatible", and take the photo again.',
);

/** What is wrong with the format of a chosen file; null when it is one of those accepted. */
export function faultOfFormat(file: File, rules: FileRules): string | null {
  if (isHeic(file)) return t(HEIC_MESSAGE);
  if (!rules.formats.includes(file.type)) {
    return t('Please choose a file of type {formats}.', { formats: listed(rules.formats) });
  }
  return file.size === 0 ? t('This file is empty. Please choose another one.') : null;
}

/** What is wrong with a chosen file; null when it can be sent. The server checks its content. */
export function faultOfFile(file: File, rules: FileRules): string | null {
  const fault = faultOfFormat(file, rules);
  if (fault !== null) return fault;
  if (file.size > rules.maxBytes) {
    return t('This file is too large: please choose one up to {size} MB.', {
      size: rules.maxBytes / MEGABYTE,
    });
  }
  return null;
}
