const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

/**
 * A value like the one that a story leaves out: what is shown of it stays, and what is hidden is taken from
 * a sample, or made up.
 */
export function madeUpValue(shown: unknown, sample: unknown): unknown {
  if (isList(shown)) {
    const [first] = isList(sample) ? sample : [];
    return shown.map((part) => madeUpValue(part, first));
  }
  if (isRecord(shown)) {
    const parts = isRecord(sample) ? sample : {};
    return Object.fromEntries(
      Object.entries(shown).map(([name, part]) => [name, madeUpValue(part, parts[name])]),
    );
  }
  switch (shown) {
    case '(text)':
      return typeof sample === 'string' ? sample : 'a text';
    case '(number)':
      return typeof sample === 'number' ? sample : 1;
    case '(error)':
      return sample ?? new Error('The story leaves it out.');
    case '(deeper)':
      return sample ?? null;
    default:
      return shown;
  }
}
