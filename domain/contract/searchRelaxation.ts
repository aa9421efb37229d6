import { Type, type Static } from 'typebox';
import { DIRECTORY_CATEGORIES } from '../vocabulary';
import { OneOf } from './common';

/** The filters besides the county that a search may leave out. */
export const RELAXED_FILTERS = ['category', 'theme', 'badge'] as const;

/**
 * What a search of the directory did because nothing matched as asked; absent where something did. Its parts are
 * in the order in which they are tried.
 */
export const SearchRelaxation = Type.Object(
  {
    synonyms: Type.Optional(
      Type.Array(Type.Object({ word: Type.String(), shown: Type.Array(Type.String()) }), {
        description: 'Words that were searched for too, since they mean the same',
      }),
    ),
    corrected: Type.Optional(
      Type.Array(
        Type.Object({
          word: Type.String(),
          shown: Type.String(),
          /** Other words that may be meant, the likeliest first. */
          others: Type.Array(Type.String()),
        }),
        { description: 'Words that no listing has, and what was searched for instead' },
      ),
    ),
    any_word: Type.Optional(
      Type.Boolean({ description: 'The results have some of the words, those with most first' }),
    ),
    filters: Type.Optional(
      Type.Array(OneOf(RELAXED_FILTERS), { description: 'Filters that were left out' }),
    ),
    county: Type.Optional(
      Type.Object(
        { nearest: Type.String(), km: Type.Integer() },
        {
          description: 'The county was left out; the nearest one with a result, and how far it is',
        },
      ),
    ),
    category: Type.Optional(
      OneOf(DIRECTORY_CATEGORIES, {
        description: 'Nothing matches any word; the nearest category is shown',
      }),
    ),
  },
  { $id: 'SearchRelaxation' },
);
export type SearchRelaxation = Static<typeof SearchRelaxation>;
