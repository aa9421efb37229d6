import type { TrendCell, Trends } from '../../../../domain/contract/trends';
import { countyName } from '../../../../domain/counties';
import { questionOf, type TrendName } from '../../../../domain/trends/questions';

export const HIDDEN = 'Hidden: too few people';

export const labelOf = (question: TrendName, value: string): string =>
  questionOf(question).options.find((option) => option.value === value)?.label ?? value;

export const isShown = (cell: TrendCell): cell is TrendCell & { share: number } =>
  cell.share !== null;

/** Shares are rounded, so the lowest and the highest are given as a limit. */
export function shareText(share: number | null): string {
  if (share === null) return HIDDEN;
  if (share === 0) return 'under 5%';
  return share === 100 ? 'over 95%' : `about ${share}%`;
}

/** As many labels as a line takes, and how many more there are. */
export function listText(labels: readonly string[], most = 5): string {
  const named = labels.slice(0, most).join(', ');
  const more = labels.length - most;
  return more > 0 ? `${named} and ${more} more` : named;
}

export const monthText = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

export function peopleText({ filter, people }: Pick<Trends, 'filter' | 'people'>): string {
  const count = people === null ? 'Too few members' : `About ${people} members`;
  if (!filter) return `${count} are counted.`;
  const value = filter.value;
  const who = {
    theme: () => `care for ${value}`,
    category: () => `buy ${value} from sustainable businesses`,
    county: () => `live in ${countyName(value) ?? value}`,
  };
  return `${count} ${who[filter.name]()}.`;
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
