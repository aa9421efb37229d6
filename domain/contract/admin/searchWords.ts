import { Type, type Static } from 'typebox';
import {
  FEWEST_SYNONYMS,
  MOST_SYNONYMS,
  SEARCH_KINDS,
  SYNONYM_PATTERN,
} from '../../search/searchWords';
import { closed, OneOf } from '../common';
import { filterText, gridQuery } from './grid';

/** A word that nothing of a kind has. */
export const MissingWord = Type.Object(
  {
    kind: OneOf(SEARCH_KINDS),
    word: Type.String(),
    searches: Type.Integer(),
    /** The last day, `YYYY-MM-DD` in Kenya. */
    last_day: Type.String(),
  },
  { $id: 'MissingWord' },
);
export type MissingWord = Static<typeof MissingWord>;

/** `GET mainapp/admin/missing-words/`: those that were looked for most often, at most 100. */
export const MissingWordQuery = Type.Object({
  days: filterText('The last 7, 30 or 90 days; 30 unless given'),
  kind: filterText('listing, event, resource or member; all unless given'),
});
export type MissingWordQuery = Static<typeof MissingWordQuery>;

const words = Type.Array(Type.String({ pattern: SYNONYM_PATTERN }), {
  minItems: FEWEST_SYNONYMS,
  maxItems: MOST_SYNONYMS,
  uniqueItems: true,
});

/** Words that mean the same to whoever searches. */
export const SynonymGroup = Type.Object(
  { id: Type.Integer(), words: Type.Array(Type.String()) },
  { $id: 'SynonymGroup' },
);
export type SynonymGroup = Static<typeof SynonymGroup>;

/** `GET mainapp/admin/synonyms/`: by their first words; `q` is the beginning of any word. */
export const SynonymQuery = Type.Object({
  q: gridQuery.q,
  page: gridQuery.page,
  page_size: gridQuery.page_size,
});
export type SynonymQuery = Static<typeof SynonymQuery>;

export const AddSynonymsPayload = Type.Object({ words }, closed);
export type AddSynonymsPayload = Static<typeof AddSynonymsPayload>;

export const ChangeSynonymsPayload = Type.Object(
  {
    words,
    /** The words that were read; 409 once they are others. */
    before: Type.Array(Type.String({ maxLength: 40 }), { maxItems: MOST_SYNONYMS }),
  },
  closed,
);
export type ChangeSynonymsPayload = Static<typeof ChangeSynonymsPayload>;
