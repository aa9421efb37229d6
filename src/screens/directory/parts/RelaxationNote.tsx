import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import type { SearchRelaxation } from '../../../../domain/contract/searchRelaxation';
import { countyName } from '../../../../domain/counties';
import { changeFilters, NO_FILTERS, writeFilters, type DirectoryFilters } from '../filters';

const Sentences = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(2, 0, 0),
  padding: theme.spacing(1.5, 2),
  listStyle: 'none',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.subtle,
  '& > li': { maxWidth: '70ch', overflowWrap: 'anywhere' },
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(0.5),
    marginInlineEnd: theme.spacing(1),
  },
}));

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface Way {
  text: string;
  change: Partial<DirectoryFilters>;
}

interface Sentence {
  text: string;
  /** Where to go instead. */
  ways: Way[];
}

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
  const names = allOf.format(filters);
  const change = Object.fromEntries(filters.map((name) => [name, null]));
  return [
    {
      text: `None with the ${names} that you chose.`,
      ways: [{ text: `Search without the ${names}`, change }],
    },
  ];
}

/** As people say distances: to ten kilometres. */
const distance = (km: number): string => `about ${Math.max(10, Math.round(km / 10) * 10)} km away`;

function countyIn(filters: DirectoryFilters, found: ListingSearchPage): Sentence[] {
  const { relaxation: { county } = {}, count } = found;
  if (!county || filters.county === null) return [];
  const [asked, nearest] = [countyName(filters.county), countyName(county.nearest)];
  const place = `${nearest ?? ''}, ${distance(county.km)}`;
  return [
    {
      text:
        count === 1
          ? `None in ${asked ?? ''}. There is one in ${place}.`
          : `None in ${asked ?? ''}. ${count} in other counties, the nearest in ${place}.`,
      ways: [{ text: 'Search in all counties', change: { county: null } }],
    },
  ];
}

function categoryIn({ q }: DirectoryFilters, { category }: SearchRelaxation): Sentence[] {
  if (!category) return [];
  return [
    {
      text: `No business matches “${q}”. Perhaps one of the category ${category} can help.`,
      ways: [
        { text: `Show ${category}`, change: { ...NO_FILTERS, category } },
        { text: 'Show all businesses', change: NO_FILTERS },
      ],
    },
  ];
}

function sentencesOf(filters: DirectoryFilters, found: ListingSearchPage): Sentence[] {
  const { relaxation } = found;
  if (!relaxation) return [];
  const some = { text: 'No business has all of these words. These have some of them.', ways: [] };
  return [
    ...categoryIn(filters, relaxation),
    ...correctionsIn(filters.q, relaxation),
    ...synonymsIn(relaxation),
    ...(relaxation.any_word ? [some] : []),
    ...filtersIn(relaxation),
    ...countyIn(filters, found),
  ];
}

interface Props {
  filters: DirectoryFilters;
  found: ListingSearchPage;
}

/** What the search did because nothing matched as asked, and what to search for instead. */
export function RelaxationNote({ filters, found }: Props) {
  const sentences = sentencesOf(filters, found);
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <Sentences aria-label="About this search">
          {sentences.map(({ text, ways }) => (
            <li key={text}>
              {text}
              {ways.map((way) => (
                <span key={way.text}>
                  {' '}
                  <Link to={{ search: writeFilters(changeFilters(filters, way.change)) }}>
                    {way.text}
                  </Link>
                </span>
              ))}
            </li>
          ))}
        </Sentences>
      )}
    </div>
  );
}
