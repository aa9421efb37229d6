import { Type, type Static } from 'typebox';
import { DIRECTORY_CATEGORIES, RESOURCE_TYPES, THEMES } from '../vocabulary';
import { OneOf } from './common';

/** The filters that a search may leave out. */
export const RELAXED_FILTERS = [
  'category',
  'theme',
  'badge',
  'type',
  'mode',
  'organizer',
  'date',
  'county',
] as const;
export type RelaxedFilter = (typeof RELAXED_FILTERS)[number];

/** Which events are meant by their time. */
export const EVENT_TIMES = ['upcoming', 'past'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];

/**
 * What a search did because nothing matched as asked; absent where something did. Its parts are in the order in
 * which they are tried.
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
        { description: 'Words that nothing has, and what was searched for instead' },
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
    when: Type.Optional(
      OneOf(EVENT_TIMES, { description: 'Events of the other time are shown; of events alone' }),
    ),
    category: Type.Optional(
      OneOf(DIRECTORY_CATEGORIES, {
        description: 'Nothing matches any word; the nearest category is shown',
      }),
    ),
    type: Type.Optional(OneOf(RESOURCE_TYPES, { description: 'Likewise, a type of resources' })),
    theme: Type.Optional(OneOf(THEMES, { description: 'Likewise, what is on a theme' })),
    all: Type.Optional(Type.Boolean({ description: 'Nothing matches any word; all are shown' })),
  },
  { $id: 'SearchRelaxation' },
);
export type SearchRelaxation = Static<typeof SearchRelaxation>;

/** The parameter `exact` of a search. */
export const ExactQuery = Type.String({
  maxLength: 1,
  description: '1 neither corrects words nor adds synonyms',
});
