import { msg, t } from './language';
import type { PageName } from './pages';
import type { Permission } from './permissions';
import { keysOf } from './records';
import { isSiteListKey, listProblem, readableList } from './siteLists';
import { HEADING } from './textSections';

interface SiteTextRow {
  name: string;
  /** The public page that shows it. */
  page: PageName;
  maxLength: number;
  /** Shown as it is written, in one paragraph; else Markdown. */
  isPlain?: true;
  /** Who may edit it, where that is not whoever may edit texts; pages do not ask for it. */
  needs?: Permission;
}

/**
 * The texts that editors can edit, some of which are lists (`domain/siteLists`). Until they do, each page shows the
 * one that is built in.
 */
export const SITE_TEXTS = {
  home: { name: msg('Home: who we are'), page: 'home', maxLength: 300, isPlain: true },
  mission: { name: msg('Mission & Platform'), page: 'mission', maxLength: 15_000 },
  themes: { name: msg('Themes'), page: 'themes', maxLength: 30_000 },
  listed: { name: msg('How to be listed'), page: 'directoryInfo', maxLength: 5_000 },
  guidelines: { name: msg('Community guidelines'), page: 'community', maxLength: 10_000 },
  team: { name: msg('Our Team'), page: 'team', maxLength: 40_000 },
  advisors: { name: msg('Advisory Group'), page: 'advisoryGroup', maxLength: 40_000 },
  partners: { name: msg('Partners'), page: 'partners', maxLength: 40_000 },
  perks: { name: msg('Member perks'), page: 'community', maxLength: 8_000 },
  announcements: { name: msg('Announcements'), page: 'home', maxLength: 12_000 },
  settings: { name: msg('Settings'), page: 'contact', maxLength: 4_000, needs: 'editSettings' },
  terms: { name: msg('Terms & Conditions'), page: 'terms', maxLength: 40_000 },
  privacyPolicy: { name: msg('Privacy Policy'), page: 'privacyPolicy', maxLength: 40_000 },
} as const satisfies Record<string, SiteTextRow>;

export type SiteTextKey = keyof typeof SITE_TEXTS;

export const SITE_TEXT_KEYS = keysOf(SITE_TEXTS);

export const siteTextRow = (key: SiteTextKey): SiteTextRow => SITE_TEXTS[key];

export const isSiteTextKey = (text: string): text is SiteTextKey =>
  SITE_TEXT_KEYS.some((key) => key === text);

/** What somebody needs to edit a text. */
export const permissionFor = (key: SiteTextKey): Permission =>
  siteTextRow(key).needs ?? 'editTexts';

/** Why a text cannot be saved; null when it can. */
export function siteTextProblem(key: SiteTextKey, text: string): string | null {
  const { maxLength, isPlain } = siteTextRow(key);
  if (text.trim() === '') return t('Write the text, or go back to the built-in one.');
  if (text.length > maxLength) return t('At most {maxLength} characters.', { maxLength });
  if (isSiteListKey(key)) return listProblem(key, text);
  if (isPlain) return text.includes('\n') ? t('Write one paragraph.') : null;
  const needsSections = key !== 'listed';
  return needsSections && !text.split('\n').some((line) => line.startsWith(HEADING))
    ? t('Begin at least one section with a heading: two number signs, a space and its words.')
    : null;
}

/** A stored text in lines that people read. */
export const readableText = (key: SiteTextKey, text: string): string =>
  isSiteListKey(key) ? readableList(key, text) : text;
