import { Type, type Static, type TSchema } from 'typebox';

/** One of a closed list of texts. */
export const OneOf = <const T extends readonly string[]>(values: T, words: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...words });

/**
 * This or null, by the list of types: a union of schemas needs a checker of its own in each route that answers it, which
 * takes long to compile and runs for each value.
 */
export function Nullable<T extends TSchema>(schema: T) {
  if (!('type' in schema) || typeof schema.type !== 'string') {
    return Type.Unsafe<Static<T> | null>(Type.Union([schema, Type.Null()]));
  }
  const values: unknown[] = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [schema.type, 'null'],
    ...(values.length > 0 && { enum: [...values, null] }),
  });
}

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
