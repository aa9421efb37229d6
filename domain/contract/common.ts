import { Type, type Static, type TSchema } from 'typebox';

/** One of a closed list of texts. */
export const OneOf = <const T extends readonly string[]>(values: T, words: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...words });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Section 8 and decisions 8: a sentence in `detail`; login and signup repeat it in `error`. */
export const ErrorBody = Type.Object(
  {
    detail: Type.String(),
    error: Type.Optional(Type.String()),
    isAuthError: Type.Optional(Type.Boolean()),
  },
  { $id: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;

/** Decisions 5: what is wrong with each field, in the form's own words. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()), {
  $id: 'FieldErrors',
});
export type FieldErrors = Static<typeof FieldErrors>;

/** A public fact in words, before and after; nothing is an empty text. */
export const FactChange = Type.Object({
  field: Type.String(),
  before: Type.String(),
  after: Type.String(),
});
export type FactChange = Static<typeof FactChange>;

export const Detail = Type.Object({ detail: Type.String() });
export type Detail = Static<typeof Detail>;

export const closed = { additionalProperties: false } as const;
