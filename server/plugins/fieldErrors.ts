import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../../domain/contract/common';
import { msg, t } from '../../domain/language';
import { LIMIT_MESSAGES } from '../../domain/messages';

const WHOLE_BODY = 'non_field_errors';
const MOST_FIELDS = 20;
/** Adds nothing to another message, as when a value fits none of several schemas. */
const VAGUE = msg('Not a valid value.');

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  const names: Record<string, string> = { string: 'str', boolean: 'bool', object: 'dict' };
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return names[typeof value] ?? typeof value;
};

const TYPE_MESSAGES: Record<string, string> = {
  string: msg('Not a valid string.'),
  integer: msg('A valid integer is required.'),
  number: msg('A valid number is required.'),
  boolean: msg('Must be a valid boolean.'),
};

/** `types` is a list where the value may also be null. */
function typeMessage(types: unknown, value: unknown): string {
  if (value === null) return msg('This field may not be null.');
  const wanted: unknown = Array.isArray(types) ? types[0] : types;
  if (wanted === 'array') {
    return t('Expected a list of items but got type "{kind}".', { kind: kindOf(value) });
  }
  return TYPE_MESSAGES[String(wanted)] ?? VAGUE;
}

interface Issue extends FastifySchemaValidationError {
  /** Present because Ajv runs with `verbose`. */
  data?: unknown;
  parentSchema?: unknown;
}

const at = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).find(([key]) => key === name)?.[1]
    : undefined;

/** The field's own words, where its schema has some for this (domain/fieldLimits). */
function ownWords({ keyword, params, data, parentSchema }: Issue): string | undefined {
  const isEmpty = data === '' || (Array.isArray(data) && data.length === 0);
  const missing = keyword === 'required' ? String(params['missingProperty']) : null;
  const field = missing === null ? parentSchema : at(at(parentSchema, 'properties'), missing);
  const isOutside = keyword === 'minimum' || keyword === 'maximum';
  const words = at(field, isOutside ? 'x-range' : missing !== null || isEmpty ? 'x-empty' : '');
  return typeof words === 'string' ? words : undefined;
}

function messageOf(issue: Issue): string {
  const { keyword, params, data } = issue;
  const limit = Number(params['limit']);
  const own = ownWords(issue);
  if (own !== undefined) return own;
  switch (keyword) {
    case 'required':
      return msg('This field is required.');
    case 'additionalProperties':
      return msg('Unknown field.');
    case 'type':
      return typeMessage(params['type'], data);
    case 'enum':
      // What is no text is reported as of a wrong type too, and not all of it can be made one.
      return typeof data === 'string'
        ? t('"{value}" is not a valid choice.', { value: data.slice(0, 60) })
        : VAGUE;
    case 'maxLength':
      return LIMIT_MESSAGES.maxLength(limit);
    case 'minLength':
      return data === '' ? msg('This field may not be blank.') : LIMIT_MESSAGES.minLength(limit);
    case 'minimum':
      return LIMIT_MESSAGES.minimum(limit);
    case 'maximum':
      return LIMIT_MESSAGES.maximum(limit);
    case 'minItems':
      return LIMIT_MESSAGES.minItems(limit);
    case 'maxItems':
      return LIMIT_MESSAGES.maxItems(limit);
    case 'uniqueItems':
      return msg('The same item is listed twice.');
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
 * What Ajv found, as `{field: [messages]}`: of limits in the words of the forms, of what no form can send in
 * those of Django REST framework (ADR 25). `required` holds the route's own words for fields that are missing.
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
      return { [WHOLE_BODY]: [t('Invalid data. Expected a dictionary, but got {got}.', { got })] };
    }
    if (!fields.has(field) && fields.size >= MOST_FIELDS) continue;
    const own = issue.keyword === 'required' ? required[field] : undefined;
    fields.set(field, (fields.get(field) ?? new Set()).add(own ?? messageOf(issue)));
  }
  for (const messages of fields.values()) if (messages.size > 1) messages.delete(VAGUE);
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]));
}
