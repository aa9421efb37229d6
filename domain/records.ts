/** The names of what a record holds. */
export const keysOf = <Held extends object>(record: Held): Extract<keyof Held, string>[] =>
  Object.keys(record).filter((key): key is Extract<keyof Held, string> => key in record);

const isWhole = <Wanted extends object>(
  found: Partial<Wanted>,
  names: readonly (keyof Wanted)[],
): found is Wanted => names.every((name) => name in found);

/** A record whose values have the type that belongs to their name. */
export function recordOf<Wanted extends object>(
  names: readonly (keyof Wanted)[],
  valueOf: <Name extends keyof Wanted>(name: Name) => Wanted[Name],
): Wanted {
  const found: Partial<Wanted> = {};
  for (const name of names) found[name] = valueOf(name);
  if (!isWhole(found, names)) throw new Error('a value is missing');
  return found;
}

/** A record whose values are of one type. */
export const mapNames = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => recordOf<Record<Name, Value>>(names, valueOf);

/** Some of the values of a record. */
export const pickKeys = <Held extends object, Name extends keyof Held>(
  record: Held,
  names: readonly Name[],
): Pick<Held, Name> => recordOf<Pick<Held, Name>>(names, (name) => record[name]);
