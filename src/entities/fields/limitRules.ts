import { array, string } from 'yup';
import { t } from '../../../domain/language';
import { LIMIT_MESSAGES } from '../../../domain/messages';

interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly 'x-empty'?: string;
}

interface ListLimits {
  readonly minItems?: number;
  readonly maxItems: number;
  readonly 'x-empty'?: string;
}

/** A text within its limits, in the words that the server would say. */
export function textWithin({ minLength = 0, maxLength, 'x-empty': empty }: TextLimits) {
  const text = string()
    .trim()
    .max(maxLength, () => LIMIT_MESSAGES.maxLength(maxLength));
  const given = empty === undefined ? text : text.required(() => t(empty));
  return minLength > 0 ? given.min(minLength, () => LIMIT_MESSAGES.minLength(minLength)) : given;
}

/** A list within its limits, in the words that the server would say. */
export function listWithin({ minItems = 0, maxItems, 'x-empty': empty }: ListLimits) {
  const list = array().max(maxItems, () => LIMIT_MESSAGES.maxItems(maxItems));
  return minItems > 0
    ? list.min(minItems, () => (empty === undefined ? LIMIT_MESSAGES.minItems(minItems) : t(empty)))
    : list;
}
