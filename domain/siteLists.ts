import { msg, t } from './language';
import { isDay } from './calendar';
import { capitalise } from './capitalise';
import { EMAIL_PATTERN, LIMIT_MESSAGES } from './messages';
import { keysOf, mapNames } from './records';
import { THEMES } from './vocabulary';
import { normaliseWebAddress, WEB_ADDRESS_MESSAGE } from './webAddress';

export interface ListField {
  label: string;
  /**
   * A `web` leads to another site, a `link` also to a path of this one; a `day` is `YYYY-MM-DD`; a `picture` is an
   * upload.
   */
  kind: 'line' | 'paragraph' | 'web' | 'link' | 'email' | 'number' | 'day' | 'picture' | 'choice';
  maxLength: number;
  isRequired?: true;
  help?: string;
  /** Of a choice: what each value is called. The first is chosen in a new row. */
  choices?: Readonly<Record<string, string>>;
}

interface SiteList {
  /** What one row is called, and several. */
  row: string;
  rows: string;
  maxRows: number;
  /** It is one row, whose fields are the form. */
  isSingle?: true;
  /** The field whose text names a row. */
  title: string;
  /** By name, in the order of the form. */
  fields: Readonly<Record<string, ListField>>;
}

const line = (label: string, maxLength: number, help?: string) =>
  ({ label, kind: 'line', maxLength, ...(help !== undefined && { help }) }) as const;
const web = (label: string, help?: string) =>
  ({ label, kind: 'web', maxLength: 300, ...(help !== undefined && { help }) }) as const;
const email = (label: string, help: string) =>
  ({ label, kind: 'email', maxLength: 254, help }) as const;
const picture = (label: string) => ({ label, kind: 'picture', maxLength: 300 }) as const;
const required = <Field extends ListField>(field: Field) =>
  ({ ...field, isRequired: true }) as const;

const SOCIALS = {
  instagram: web('Instagram'),
  facebook: web('Facebook'),
  twitter: web('X'),
  linkedin: web('LinkedIn'),
} as const;

const IMAGES_OF_PERKS = {
  discussion: msg('Speech bubbles (shown where there is a forum)'),
  event: msg('Calendar'),
  post: msg('Pencil'),
  listing: msg('Shop'),
  newsletter: msg('Envelope'),
  assessment: msg('Check list'),
  badge: msg('Medal'),
  trend: msg('Chart'),
} as const;
export type PerkImage = keyof typeof IMAGES_OF_PERKS;

/**
 * The texts of public pages that are lists: each row has these fields (specification 3). They are stored as texts
 * (`domain/siteTexts`), a JSON array of rows whose values are strings, empty where there is none.
 */
export const SITE_LISTS = {
  team: {
    row: msg('Person'),
    rows: msg('People'),
    maxRows: 60,
    title: 'member_name',
    fields: {
      member_name: required(line(msg('Name'), 120)),
      member_type: {
        label: msg('Group'),
        kind: 'choice',
        maxLength: 20,
        choices: { core: msg('Core team'), contributor: msg('Contributors') },
      },
      member_role: required(line(msg('Role'), 120)),
      member_photo: picture(msg('Photo')),
      member_description: required({ label: msg('About'), kind: 'paragraph', maxLength: 400 }),
      ...SOCIALS,
    },
  },
  advisors: {
    row: msg('Advisor'),
    rows: msg('Advisors'),
    maxRows: 40,
    title: 'profile_name',
    fields: {
      profile_name: required(line(msg('Name'), 120)),
      profile_role: required(line(msg('Advises on'), 120)),
      profile_org: line(msg('Organisation'), 120),
      profile_photo: picture(msg('Photo')),
      profile_description: required({ label: msg('About'), kind: 'paragraph', maxLength: 400 }),
      ...SOCIALS,
    },
  },
  partners: {
    row: msg('Partner'),
    rows: msg('Partners'),
    maxRows: 100,
    title: 'name',
    fields: {
      name: required(line(msg('Name'), 120)),
      theme: {
        label: msg('Theme'),
        kind: 'choice',
        maxLength: 60,
        choices: mapNames(THEMES, capitalise),
      },
      help: required(line(msg('What its guidance is good for'), 160)),
      url: required(web(msg('Web address'))),
      logo: picture(msg('Logo')),
    },
  },
  perks: {
    row: msg('Perk'),
    rows: msg('Perks'),
    maxRows: 20,
    title: 'perk_description',
    fields: {
      perk_description: required(line(msg('What members get'), 200)),
      perk_group: {
        label: msg('Who gets it'),
        kind: 'choice',
        maxLength: 20,
        choices: { everybody: msg('Every member'), businesses: msg('Businesses') },
      },
      perk_image: {
        label: msg('Picture'),
        kind: 'choice',
        maxLength: 20,
        choices: IMAGES_OF_PERKS,
      },
    },
  },
  announcements: {
    row: msg('Announcement'),
    rows: msg('Announcements'),
    maxRows: 10,
    title: 'title',
    fields: {
      title: required(line(msg('Title'), 100)),
      text: required({ label: msg('Text'), kind: 'paragraph', maxLength: 400 }),
      picture: picture(msg('Picture')),
      link: {
        label: msg('Link'),
        kind: 'link',
        maxLength: 300,
        help: msg('Where to read more: a web address, or a path of this site such as /events.'),
      },
      from: {
        label: msg('Shown from'),
        kind: 'day',
        maxLength: 10,
        help: msg('Without a day it is shown at once.'),
      },
      until: {
        label: msg('Shown until'),
        kind: 'day',
        maxLength: 10,
        help: msg('The last day. Without a day it is shown until somebody removes it.'),
      },
    },
  },
  /** By the variables of the server's environment, which win (README, configuration table). */
  settings: {
    row: msg('Settings'),
    rows: msg('Settings'),
    maxRows: 1,
    isSingle: true,
    title: 'PRODUCT_NAME',
    fields: {
      PRODUCT_NAME: line(msg('Name of the site'), 60),
      CONTACT_EMAIL: email(msg('Contact email'), msg('In the footer and on the contact page.')),
      HELP_EMAIL: email(
        msg('Help email'),
        msg('For trouble with signing in, and the sender of emails.'),
      ),
      SOCIAL_X: web(msg('Page on X')),
      SOCIAL_LINKEDIN: web(msg('Page on LinkedIn')),
      SOCIAL_INSTAGRAM: web(msg('Page on Instagram')),
      POWERED_BY: line(msg('Powered by'), 120, msg('The credit in the footer.')),
      FORUM_URL: web(
        msg('Forum'),
        msg('The address of the Discourse forum. Its secrets stay in the environment.'),
      ),
      ANALYTICS_SITE_ID: {
        label: msg('Session recording'),
        kind: 'number',
        maxLength: 12,
        help: msg(
          'The number of the site at the recorder. It is loaded only for visitors who accept.',
        ),
      },
    },
  },
} as const satisfies Record<string, SiteList>;

export type SiteListKey = keyof typeof SITE_LISTS;
export type FieldsOf<Key extends SiteListKey> = Extract<
  keyof (typeof SITE_LISTS)[Key]['fields'],
  string
>;
/** Empty texts where there is nothing. */
export type RowOf<Key extends SiteListKey> = Readonly<Record<FieldsOf<Key>, string>>;
export type SiteRow = Readonly<Record<string, string>>;

export const isSiteListKey = (key: string): key is SiteListKey => Object.hasOwn(SITE_LISTS, key);

const fieldNames = <Key extends SiteListKey>(key: Key): FieldsOf<Key>[] =>
  keysOf(SITE_LISTS[key].fields);

export const siteList = (key: SiteListKey): SiteList => SITE_LISTS[key];

/** The row of a form in which nothing was typed. */
export const emptyRow = (key: SiteListKey): SiteRow => {
  const { fields } = siteList(key);
  return mapNames(keysOf(fields), (name) => Object.keys(fields[name]?.choices ?? {})[0] ?? '');
};

/** Whether nothing was typed or chosen. */
export const isEmptyRow = (key: SiteListKey, row: Partial<SiteRow>): boolean =>
  Object.entries(emptyRow(key)).every(([name, empty]) => {
    const value = row[name]?.trim() ?? '';
    return value === '' || value === empty;
  });

const isOwnAddress = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);
const isUpload = (text: string): boolean => /^\/uploads\/[\w-]{22}\/[\w.-]+$/.test(text);

/** Why a field cannot hold this; null when it can. */
export function fieldProblem(field: ListField, text: string): string | null {
  const given = text.trim();
  if (given === '') return field.isRequired ? t('Write something here.') : null;
  if (given.length > field.maxLength) return LIMIT_MESSAGES.maxLength(field.maxLength);
  switch (field.kind) {
    case 'choice':
      return Object.hasOwn(field.choices ?? {}, given) ? null : t('Choose one of the list.');
    case 'day':
      return isDay(given) ? null : t('Write a day such as 2026-03-31.');
    case 'web':
      return normaliseWebAddress(given) ? null : t(WEB_ADDRESS_MESSAGE);
    case 'email':
      return EMAIL_PATTERN.test(given)
        ? null
        : t('Write an email address such as name@example.org.');
    case 'number':
      return /^\d+$/.test(given) ? null : t('Write a number.');
    case 'link':
      return isOwnAddress(given) || normaliseWebAddress(given) ? null : t(WEB_ADDRESS_MESSAGE);
    case 'picture':
      return isUpload(given) ? null : t('This picture was not found. Please choose it again.');
    case 'line':
      return given.includes('\n') ? t('Write one line.') : null;
    case 'paragraph':
      return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The rows of a stored list; null for a text that is none. A field that a row does not have yet is empty. */
export function rowsIn<Key extends SiteListKey>(key: Key, text: string): RowOf<Key>[] | null {
  const found = parse(text);
  if (!Array.isArray(found)) return null;
  const names = fieldNames(key);
  const rows: RowOf<Key>[] = [];
  for (const item of found) {
    const given: unknown = item;
    if (typeof given !== 'object' || given === null) return null;
    const values = new Map<string, unknown>(Object.entries(given));
    const texts = new Map<string, string>();
    for (const name of names) {
      const value = values.get(name) ?? '';
      if (typeof value !== 'string') return null;
      texts.set(name, value);
    }
    rows.push(mapNames(names, (name) => texts.get(name) ?? ''));
  }
  return rows;
}

/** A list as it is stored: texts are trimmed, and rows in which nothing was typed are left out. */
export const listText = (key: SiteListKey, rows: readonly SiteRow[]): string =>
  JSON.stringify(
    rows
      .filter((row) => !isEmptyRow(key, row))
      .map((row) => mapNames(fieldNames(key), (name: string) => row[name]?.trim() ?? '')),
  );

/** Why a list cannot be saved; null when it can. */
export function listProblem(key: SiteListKey, text: string): string | null {
  const rows = rowsIn(key, text);
  if (rows === null) return t('This is not a list of this kind.');
  const { row: one, maxRows, fields } = siteList(key);
  if (rows.length > maxRows) return t('At most {maxRows} rows.', { maxRows });
  for (const [index, row] of rows.entries()) {
    const values = new Map<string, string>(Object.entries(row));
    for (const [name, field] of Object.entries(fields)) {
      const problem = fieldProblem(field, values.get(name) ?? '');
      if (problem !== null) return `${t(one)} ${index + 1}, ${t(field.label)}: ${problem}`;
    }
  }
  return null;
}

/** A list in lines that people read: each row, and each field that it has. */
export function readableList(key: SiteListKey, text: string): string {
  const { row: one, fields } = siteList(key);
  const linesOf = (row: SiteRow, index: number): string =>
    [
      `${one} ${index + 1}`,
      ...Object.entries(fields).flatMap(([name, { label, choices }]) => {
        const value = row[name] ?? '';
        return value === '' ? [] : [`${label}: ${choices?.[value] ?? value}`];
      }),
    ].join('\n');
  return (rowsIn(key, text) ?? []).map(linesOf).join('\n\n');
}

/** Addresses of the pictures that a list shows. */
export const picturesIn = (key: SiteListKey, text: string): string[] => {
  const names = Object.entries(siteList(key).fields).flatMap(([name, { kind }]) =>
    kind === 'picture' ? [name] : [],
  );
  return (rowsIn(key, text) ?? []).flatMap((row) => {
    const values = new Map<string, string>(Object.entries(row));
    return names.map((name) => values.get(name) ?? '').filter((src) => src !== '');
  });
};
