import { localeFor, msg, t } from '../../../domain/language';
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

/** What is said of the things that are searched for. */
const THINGS = {
  business: {
    showAll: msg('Show all businesses'),
    none: msg('No business matches “{q}”.'),
    someWords: msg('No business has all of these words. These have some of them.'),
  },
  event: {
    showAll: msg('Show all events'),
    none: msg('No event matches “{q}”.'),
    someWords: msg('No event has all of these words. These have some of them.'),
  },
  resource: {
    showAll: msg('Show all resources'),
    none: msg('No resource matches “{q}”.'),
    someWords: msg('No resource has all of these words. These have some of them.'),
  },
  member: {
    showAll: msg('Show all members'),
    none: msg('No member matches “{q}”.'),
    someWords: msg('No member has all of these words. These have some of them.'),
  },
};
export type Things = keyof typeof THINGS;

export interface Relaxed {
  q: string;
  /** The code of the county that was asked for. */
  county: string | null;
  count: number;
  relaxation?: SearchRelaxation;
}

const listOf = (type: 'disjunction' | 'conjunction', words: readonly string[]): string =>
  new Intl.ListFormat(localeFor('en-GB'), { type }).format(words);

const FILTER_NAMES: Record<RelaxedFilter, string> = {
  category: msg('category'),
  theme: msg('theme'),
  badge: msg('badge'),
  type: msg('type'),
  mode: msg('way to attend'),
  organizer: msg('organiser'),
  date: msg('date'),
  county: msg('county'),
};

/** The words with one in the place of another. */
const withWord = (q: string, word: string, other: string): string =>
  q.toLowerCase().replaceAll(word, other);

function correctionsIn(q: string, { corrected = [] }: SearchRelaxation): Sentence[] {
  if (corrected.length === 0) return [];
  const others = corrected.flatMap(({ word, others }) =>
    others.map((other) => ({
      text: t('Search for “{words}”', { words: other }),
      change: { q: withWord(q, word, other) },
    })),
  );
  return [
    {
      text: t('Showing {words}.', {
        words: listOf(
          'conjunction',
          corrected.map(({ shown }) => shown),
        ),
      }),
      ways: [
        { text: t('Search for “{words}” instead', { words: q }), change: { exact: true } },
        ...others,
      ],
    },
  ];
}

const synonymsIn = ({ synonyms = [] }: SearchRelaxation): Sentence[] =>
  synonyms.map(({ word, shown }) => ({
    text: t('Showing {words} for “{word}”.', { words: listOf('disjunction', shown), word }),
    ways: [],
  }));

function filtersIn({ filters = [] }: SearchRelaxation): Sentence[] {
  if (filters.length === 0) return [];
  const names = listOf(
    'conjunction',
    filters.map((name) => t(FILTER_NAMES[name])),
  );
  return [
    {
      text: t('None with the {names} that you chose.', { names }),
      ways: [{ text: t('Search without the {names}', { names }), change: { without: filters } }],
    },
  ];
}

function timeIn({ when }: SearchRelaxation): Sentence[] {
  if (!when) return [];
  const text =
    when === 'past'
      ? t('None is planned. These have taken place.')
      : t('None has taken place. These are planned.');
  return [{ text, ways: [] }];
}

/** As people say distances: to ten kilometres. */
const distance = (km: number): number => Math.max(10, Math.round(km / 10) * 10);

function countyIn({ relaxation: { county } = {}, ...asked }: Relaxed): Sentence[] {
  if (!county || asked.county === null) return [];
  const values = {
    wanted: countyName(asked.county) ?? '',
    nearest: countyName(county.nearest) ?? '',
    km: distance(county.km),
  };
  return [
    {
      text:
        asked.count === 1
          ? t('None in {wanted}. There is one in {nearest}, about {km} km away.', values)
          : t(
              'None in {wanted}. {found} elsewhere, the nearest in {nearest}, about {km} km away.',
              { ...values, found: asked.count },
            ),
      ways: [{ text: t('Search in all counties'), change: { without: ['county'] } }],
    },
  ];
}

const NEAREST = [
  ['category', msg('Perhaps one of the category {value} can help.')],
  ['type', msg('Perhaps one of the type {value} can help.')],
  ['theme', msg('Perhaps one on the theme {value} can help.')],
] as const;

/** Where no word matches. */
function nearestIn({ q, relaxation = {} }: Relaxed, things: Things): Sentence[] {
  const all: Way = { text: t(THINGS[things].showAll), change: { only: {} } };
  const none = t(THINGS[things].none, { q });
  if (relaxation.all) return [{ text: `${none} ${t('Here are all.')}`, ways: [all] }];
  return NEAREST.flatMap(([name, perhaps]) => {
    const value = relaxation[name];
    if (!value) return [];
    return [
      {
        text: `${none} ${t(perhaps, { value: t(value) })}`,
        ways: [
          { text: t('Show {value}', { value: t(value) }), change: { only: { [name]: value } } },
          all,
        ],
      },
    ];
  });
}

/** What a search did because nothing matched as asked, in sentences. */
export function sentencesOf(found: Relaxed, things: Things): Sentence[] {
  const { relaxation } = found;
  if (!relaxation) return [];
  const some: Sentence = {
    text: t(THINGS[things].someWords),
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
