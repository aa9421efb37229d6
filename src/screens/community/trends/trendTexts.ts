import { localeFor, msg, t } from '../../../../domain/language';
import { COMMUNITY_ZONE } from '../../../../domain/calendar';
import type { TrendCell, Trends } from '../../../../domain/contract/trends';
import { countyName } from '../../../../domain/counties';
import { questionOf, type TrendName } from '../../../../domain/trends/questions';

export const labelOf = (question: TrendName, value: string): string =>
  t(questionOf(question).options.find((option) => option.value === value)?.label ?? value);

export const isShown = (cell: TrendCell): cell is TrendCell & { share: number } =>
  cell.share !== null;

/** Shares are rounded, so the lowest and the highest are given as a limit. */
export function shareText(share: number | null): string {
  if (share === null) return t('Hidden: too few people');
  if (share === 0) return t('under 5%');
  return share === 100 ? t('over 95%') : t('about {share}%', { share });
}

/** As many labels as a line takes, and how many more there are. */
export function listText(labels: readonly string[], most = 5): string {
  const named = labels.slice(0, most).join(', ');
  const more = labels.length - most;
  return more > 0 ? t('{named} and {more} more', { named, more }) : named;
}

export const monthText = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(localeFor('en-GB'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeFor('en-GB'), {
    dateStyle: 'long',
    timeZone: COMMUNITY_ZONE,
  });

type Group = NonNullable<Trends['filter']>['name'] | 'all';

const TOO_FEW: Readonly<Record<Group, string>> = {
  all: msg('Too few members are counted.'),
  theme: msg('Too few members care for {value}.'),
  category: msg('Too few members buy {value} from sustainable businesses.'),
  county: msg('Too few members live in {value}.'),
};

const ABOUT: Readonly<Record<Group, string>> = {
  all: msg('About {people} members are counted.'),
  theme: msg('About {people} members care for {value}.'),
  category: msg('About {people} members buy {value} from sustainable businesses.'),
  county: msg('About {people} members live in {value}.'),
};

/** Of how many members the figures are. */
export function peopleText({ filter, people }: Pick<Trends, 'filter' | 'people'>): string {
  const text = (people === null ? TOO_FEW : ABOUT)[filter?.name ?? 'all'];
  const chosen = filter?.value ?? '';
  const value = filter?.name === 'county' ? (countyName(chosen) ?? chosen) : t(chosen);
  return t(text, { value, people: people ?? 0 });
}

const LINE_LENGTH = 20;

/** Breaks a label into lines that fit beside its bar. */
export const wrapLabel = (label: string): string =>
  label
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + word.length >= LINE_LENGTH) return [...lines, word];
      return [...lines.slice(0, -1), `${last} ${word}`];
    }, [])
    .join('\n');
