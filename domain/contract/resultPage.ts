import { Type, type Static } from 'typebox';
import { LISTING_ROLES } from '../listing/people';
import { RESULT_STATES, RESULT_TURNS } from '../vetting/resultPage';
import { BADGES, LEVELS } from '../vocabulary';
import { closed, Nullable, OneOf } from './common';

const resultProperties = {
  state: OneOf(RESULT_STATES),
  /** Null while it is not in the directory. */
  business: Nullable(Type.Object({ name: Type.String(), slug: Type.String() })),
  /** Null unless the result is valid and the business agreed to publish its level. */
  level: Nullable(OneOf(LEVELS)),
  /** Empty unless the result is valid and the business agreed to publish its badges. */
  badges: Type.Array(OneOf(BADGES)),
  /** These three are null unless the result is valid or expired. */
  reviewed_at: Nullable(Type.String()),
  valid_until: Nullable(Type.String()),
  questionnaire_version: Nullable(Type.String()),
  /** Whose turn it is while the result is reviewed again or has expired. */
  turn: Type.Optional(OneOf(RESULT_TURNS)),
};

/** What the public page of a result shows: never an answer. */
export const ResultPage = Type.Object(
  { code: Type.String(), ...resultProperties },
  { $id: 'ResultPage' },
);
export type ResultPage = Static<typeof ResultPage>;

export type Result = Omit<ResultPage, 'code'>;

/** The same for those who look after the listing. */
export const OwnResultPage = Type.Object(
  {
    listing_id: Type.Integer(),
    /** The caller's own; owners alone switch the page on and off. */
    role: OneOf(LISTING_ROLES),
    is_public: Type.Boolean(),
    /** Null before the page was on for the first time; then it stays the same. */
    code: Nullable(Type.String()),
    ...resultProperties,
  },
  { $id: 'OwnResultPage' },
);
export type OwnResultPage = Static<typeof OwnResultPage>;

export const ResultPagePayload = Type.Object({ is_public: Type.Boolean() }, closed);
export type ResultPagePayload = Static<typeof ResultPagePayload>;
