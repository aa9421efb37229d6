import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../../domain/contract/common';

const WHOLE_BODY = 'non_field_errors';
const MOST_FIELDS = 20;
/** Says nothing beside another message, as when a value fits none of several schemas. */
const VAGUE = 'Not a valid value.';

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return names[typeof value] ?? typeof value;
};

const TYPE_MESSAGES: Record<string, string> = {
  string: 'Not a valid string.',
  integer: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
};

function typeMessage(wanted: unknown, value: unknown): string {
  if (value === null) return 'This field may not be null.';
  if (wanted === 'array') return `Expected a list of items but got type "${kindOf(value)}".`;
  return TYPE_MESSAGES[String(wanted)] ?? VAGUE;
}

interface Issue extends FastifySchemaValidationError {
  /** Present because Ajv runs with `verbose`. */
  data?: unknown;
}

function messageOf({ keyword, params, data }: Issue): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'Unknown field.';
    case 'type':
      return typeMessage(params['type'], data);
    case 'enum':
      return `"${String(data).slice(0, 60)}" is not a valid choice.`;
    case 'maxLength':
      return `Ensure this field has no more than ${limit} characters.`;
    case 'minLength':
      return data === ''
        ? 'This field may not be blank.'
        : `Ensure this field has at least ${limit} characters.`;
    case 'minimum':
      return `Ensure this value is greater than or equal to ${limit}.`;
    case 'maximum':
      return `Ensure this value is less than or equal to ${limit}.`;
    case 'minItems':
      return limit === '1'
        ? 'This list may not be empty.'
        : `Ensure this field has at least ${limit} elements.`;
    case 'maxItems':
      return `Ensure this field has no more than ${limit} elements.`;
    case 'uniqueItems':
      return 'The same item is listed twice.';
    default:
      return VAGUE;
  }
}

function fieldOf({ keyword, params, instancePath }: Issue): string {
  const inside = instancePath.split('/')[1];
  if (inside) return inside;
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return WHOLE_BODY;
}

/**
 * What Ajv found, as `{field: [messages]}` in the words of Django REST framework. `required` holds
 * the route's own words for fields that are missing.
 */
export function toFieldErrors(
  issues: FastifySchemaValidationError[],
  required: Record<string, string> = {},
): FieldErrors {
  const fields = new Map<string, Set<string>>();
  for (const issue of issues as Issue[]) {
    const field = fieldOf(issue);
    if (field === WHOLE_BODY) {
      const got = kindOf(issue.data);
      return { [WHOLE_BODY]: [`Invalid data. Expected a dictionary, but got ${got}.`] };
    }
    if (!fields.has(field) && fields.size >= MOST_FIELDS) continue;
    const own = issue.keyword === 'required' ? required[field] : undefined;
    fields.set(field, (fields.get(field) ?? new Set()).add(own ?? messageOf(issue)));
  }
  for (const messages of fields.values()) if (messages.size > 1) messages.delete(VAGUE);
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}
