import { t } from '../../../../domain/language';

export type Parsed = { isGood: true; value: unknown } | { isGood: false; problem: string };

const good = (value: unknown): Parsed => ({ isGood: true, value });
const bad = (problem: string): Parsed => ({ isGood: false, problem });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/**
 * Where a value lacks what the sample has, or has something of another kind; null allows anything.
 * The path is empty for the whole.
 */
function differenceTo(sample: unknown, given: unknown, path = ''): string | null {
  if (sample === null || given === null) return null;
  if (kindOf(sample) !== kindOf(given)) {
    const place = path || t('The payload');
    return t('{place} must be of the kind {kind}.', { place, kind: kindOf(sample) });
  }
  if (!isRecord(sample) || !isRecord(given)) return null;
  for (const [key, part] of Object.entries(sample)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!(key in given)) return t('{place} is missing.', { place });
    const found = differenceTo(part, given[key], place);
    if (found !== null) return found;
  }
  return null;
}

/** Reads JSON that is to look like the sample. */
export function parsePayload(text: string, sample: unknown): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    const problem = differenceTo(sample, value);
    return problem === null ? good(value) : bad(problem);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(t('This is not JSON: {reason}', { reason }));
  }
}

export const asText = (value: unknown): string => JSON.stringify(value, null, 2);
