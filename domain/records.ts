/** The keys of a record, with their types. */
export const keysOf = <Source extends object>(record: Source): Extract<keyof Source, string>[] =>
  Object.keys(record).filter((key): key is Extract<keyof Source, string> => key in record);

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
export const pickKeys = <Source extends object, Name extends keyof Source>(
  record: Source,
  names: readonly Name[],
): Pick<Source, Name> => recordOf<Pick<Source, Name>>(names, (name) => record[name]);
