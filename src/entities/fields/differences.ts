import { localeFor, t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import { countyName } from '../../../domain/counties';
import { excerpts } from '../../../domain/excerpts';
import { RHYTHMS, rhythmText } from '../../../domain/repeatRule';
import { ATTENDANCE_MODES } from '../../../domain/vocabulary';
import { MODE_LABELS } from '../event/eventTexts';
import { LANGUAGE_OPTIONS } from './languageOptions';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const timeText = (local: string): string =>
  new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));

/** The fields whose values are words of ours. */
const WORDS: readonly string[] = ['themes', 'resource_type', 'license'];

const itemText = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);

type Version = ReadonlyMap<string, unknown>;

/** How often an event repeats, which depends on its first day: it does not before that is known. */
function rhythmWords(version: Version): string {
  const rhythm = RHYTHMS.find((known) => known === version.get('rhythm'));
  const start = version.get('start_date');
  if (!rhythm || typeof start !== 'string' || start === '') return t('It does not repeat');
  return capitalise(rhythmText(rhythm, start.slice(0, 10)));
}

/** The value of a field as its form shows it. */
function valueText(name: string, version: Version): string {
  const value = version.get(name);
  const shown = (word: string) => (WORDS.includes(name) ? t(word) : word);
  if (Array.isArray(value)) return value.map((item) => shown(itemText(item))).join(', ');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  const text = String(value);
  if (LOCAL_TIME.test(text)) return timeText(text);
  if (name === 'rhythm') return rhythmWords(version);
  if (name === 'county') return countyName(text) ?? text;
  if (name === 'in_language') {
    return LANGUAGE_OPTIONS.find((option) => option.value === text)?.label ?? text;
  }
  const mode = ATTENDANCE_MODES.find((known) => known === text);
  return name === 'attendance_mode' && mode ? t(MODE_LABELS[mode]) : shown(text);
}

const PICTURES: readonly string[] = ['image', 'profile_picture'];

type Pair = [mine: string, theirs: string];

/** The address of a picture would tell nobody which one it is. */
const pictures = (mine: string, theirs: string): Pair => [
  mine && t('Your picture'),
  theirs && t('Another picture'),
];

/** The fields that differ between two versions of a form, with their values. */
export function differences(
  mine: object,
  theirs: object,
  labels: Readonly<Record<string, string>>,
): { mine: string[]; theirs: string[] } {
  const own: Version = new Map(Object.entries(mine));
  const other: Version = new Map(Object.entries(theirs));
  const found = Object.entries(labels).flatMap(([name, label]) => {
    if (JSON.stringify(own.get(name)) === JSON.stringify(other.get(name))) return [];
    const texts: Pair = [valueText(name, own), valueText(name, other)];
    const [here, there] = PICTURES.includes(name) ? pictures(...texts) : excerpts(...texts);
    return [[`${label}: ${here || t('nothing')}`, `${label}: ${there || t('nothing')}`] as const];
  });
  return { mine: found.map(([here]) => here), theirs: found.map(([, there]) => there) };
}
