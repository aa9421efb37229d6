import { Type, type Static } from 'typebox';
import { OneOf } from './common';

/** Nothing is suggested for fewer letters. */
export const SHORTEST_SUGGESTED = 2;
export const MOST_SUGGESTIONS = 8;

export const SUGGESTION_KINDS = ['words', 'category', 'county', 'business'] as const;

/** What may be meant by the beginning of a search. */
export const Suggestion = Type.Object(
  {
    kind: OneOf(SUGGESTION_KINDS),
    /** As it is shown. */
    text: Type.String(),
    value: Type.String({
      description: 'The words to search for, the category, the code of the county, or the slug',
    }),
  },
  { $id: 'Suggestion' },
);
export type Suggestion = Static<typeof Suggestion>;

export const SuggestionQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 80 })) });
export type SuggestionQuery = Static<typeof SuggestionQuery>;

export const Suggestions = Type.Object({
  suggestions: Type.Array(Suggestion, { maxItems: MOST_SUGGESTIONS }),
});
export type Suggestions = Static<typeof Suggestions>;
