export type Parsed = { isGood: true; value: unknown } | { isGood: false; problem: string };

const good = (value: unknown): Parsed => ({ isGood: true, value });
const bad = (problem: string): Parsed => ({ isGood: false, problem });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Where a value lacks what the sample has, or has something of another kind; null allows anything. */
function differenceTo(sample: unknown, given: unknown, name: string): string | null {
  if (sample === null || given === null) return null;
  if (kindOf(sample) !== kindOf(given)) return `${name} must be of the kind ${kindOf(sample)}.`;
  if (!isRecord(sample) || !isRecord(given)) return null;
  for (const [key, part] of Object.entries(sample)) {
    const place = name === 'The payload' ? key : `${name}.${key}`;
    if (!(key in given)) return `${place} is missing.`;
    const found = differenceTo(part, given[key], place);
    if (found !== null) return found;
  }
  return null;
}

/** Reads JSON that is to look like the sample. */
export function parsePayload(text: string, sample: unknown): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    const problem = differenceTo(sample, value, 'The payload');
    return problem === null ? good(value) : bad(problem);
  } catch (error) {
    return bad(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const asText = (value: unknown): string => JSON.stringify(value, null, 2);
