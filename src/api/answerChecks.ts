import type { Detail } from '../../domain/contract/common';
import type { Session } from '../../domain/contract/session';

/** RTK Query takes it as the `responseSchema` of an endpoint whose result it describes. */
export interface AnswerCheck<Answer> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'kijani';
    readonly validate: (
      value: unknown,
    ) => { readonly value: Answer } | { readonly issues: readonly { readonly message: string }[] };
  };
}

/** The type of a field's value. A field that may be null or missing cannot be checked. */
type KindOf<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [readonly unknown[]]
        ? 'array'
        : [Value] extends [object]
          ? Fields<Value>
          : never;

/** Some fields of an answer, which its contract type must have. */
type Fields<Answer> = { readonly [Name in keyof Answer]?: KindOf<Answer[Name]> };

function isOfKind(value: unknown, kind: unknown): boolean {
  if (kind === 'array') return Array.isArray(value);
  if (typeof kind !== 'object' || kind === null) return typeof value === kind;
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries({ ...kind }).every(([name, inner]) => isOfKind(found.get(name), inner));
}

export const checkedBy = <Answer>(
  isAnswer: (value: unknown) => value is Answer,
): AnswerCheck<Answer> => ({
  '~standard': {
    version: 1,
    vendor: 'kijani',
    validate: (value) =>
      isAnswer(value) ? { value } : { issues: [{ message: 'does not match the contract' }] },
  },
});

/**
 * Accepts a success when its answer has the fields that the pages need. The built pages do not contain the
 * schemas of the contract, so each endpoint names a few fields of its type.
 */
export const answerWith = <Answer extends object>(fields: Fields<Answer>): AnswerCheck<Answer> =>
  checkedBy((value): value is Answer => isOfKind(value, fields));

export const DETAIL = answerWith<Detail>({ detail: 'string' });

export const SESSION = answerWith<Session>({
  user_data: { token: 'string', user_id: 'number', user_type: 'string' },
});
