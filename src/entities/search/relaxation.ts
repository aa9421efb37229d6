import type { RelaxedFilter, SearchRelaxation } from '../../../domain/contract/searchRelaxation';
import { countyName } from '../../../domain/counties';

/** Another search that a reader may want instead. */
export type SearchChange =
  | { q: string }
  | { exact: true }
  | { without: readonly RelaxedFilter[] }
  /** Nothing else is asked for. */
  | { only: Pick<SearchRelaxation, 'category' | 'theme' | 'type'> };

interface Way {
  text: string;
  change: SearchChange;
}

export interface Sentence {
  text: string;
  /** Where to go instead. */
  ways: Way[];
}

/** What the searched things are called. */
export interface Things {
  one: string;
  many: string;
}

export interface Relaxed {
  q: string;
  /** The code of the county that was asked for. */
  county: string | null;
  count: number;
  relaxation?: SearchRelaxation;
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const FILTER_NAMES: Record<RelaxedFilter, string> = {
  category: 'category',
  theme: 'theme',
  badge: 'badge',
  type: 'type',
  mode: 'way to attend',
  organizer: 'organiser',
  date: 'date',
  county: 'county',
};

/** The words with one in the place of another. */
const withWord = (q: string, word: string, other: string): string =>
  q.toLowerCase().replaceAll(word, other);

function correctionsIn(q: string, { corrected = [] }: SearchRelaxation): Sentence[] {
  if (corrected.length === 0) return [];
  const others = corrected.flatMap(({ word, others }) =>
    others.map((other) => ({
      text: `Search for “${other}”`,
      change: { q: withWord(q, word, other) },
    })),
  );
  return [
    {
      text: `Showing ${allOf.format(corrected.map(({ shown }) => shown))}.`,
      ways: [{ text: `Search for “${q}” instead`, change: { exact: true } }, ...others],
    },
  ];
}

const synonymsIn = ({ synonyms = [] }: SearchRelaxation): Sentence[] =>
  synonyms.map(({ word, shown }) => ({
    text: `Showing ${anyOf.format(shown)} for “${word}”.`,
    ways: [],
  }));

function filtersIn({ filters = [] }: SearchRelaxation): Sentence[] {
  if (filters.length === 0) return [];
  const names = allOf.format(filters.map((name) => FILTER_NAMES[name]));
  return [
    {
      text: `None with the ${names} that you chose.`,
      ways: [{ text: `Search without the ${names}`, change: { without: filters } }],
    },
  ];
}

function timeIn({ when }: SearchRelaxation): Sentence[] {
  if (!when) return [];
  const text =
    when === 'past'
      ? 'None is planned. These have taken place.'
      : 'None has taken place. These are planned.';
  return [{ text, ways: [] }];
}

/** As people say distances: to ten kilometres. */
const distance = (km: number): string => `about ${Math.max(10, Math.round(km / 10) * 10)} km away`;

function countyIn({ relaxation: { county } = {}, ...asked }: Relaxed): Sentence[] {
  if (!county || asked.county === null) return [];
  const wanted = countyName(asked.county) ?? '';
  const place = `${countyName(county.nearest) ?? ''}, ${distance(county.km)}`;
  return [
    {
      text:
        asked.count === 1
          ? `None in ${wanted}. There is one in ${place}.`
          : `None in ${wanted}. ${asked.count} elsewhere, the nearest in ${place}.`,
      ways: [{ text: 'Search in all counties', change: { without: ['county'] } }],
    },
  ];
}

const NEAREST = [
  ['category', 'of the category'],
  ['type', 'of the type'],
  ['theme', 'on the theme'],
] as const;

/** Where no word matches. */
function nearestIn({ q, relaxation = {} }: Relaxed, { one, many }: Things): Sentence[] {
  const all: Way = { text: `Show all ${many}`, change: { only: {} } };
  if (relaxation.all) return [{ text: `No ${one} matches “${q}”. Here are all.`, ways: [all] }];
  return NEAREST.flatMap(([name, words]) => {
    const value = relaxation[name];
    if (!value) return [];
    return [
      {
        text: `No ${one} matches “${q}”. Perhaps one ${words} ${value} can help.`,
        ways: [{ text: `Show ${value}`, change: { only: { [name]: value } } }, all],
      },
    ];
  });
}

/** What a search did because nothing matched as asked, in sentences. */
export function sentencesOf(found: Relaxed, things: Things): Sentence[] {
  const { relaxation } = found;
  if (!relaxation) return [];
  const some: Sentence = {
    text: `No ${things.one} has all of these words. These have some of them.`,
    ways: [],
  };
  return [
    ...nearestIn(found, things),
    ...correctionsIn(found.q, relaxation),
    ...synonymsIn(relaxation),
    ...(relaxation.any_word ? [some] : []),
    ...filtersIn(relaxation),
    ...timeIn(relaxation),
    ...countyIn(found),
  ];
}
