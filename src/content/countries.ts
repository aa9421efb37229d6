import namesByCode from 'countries-list/minimal/countries.en.min.json';
import nativeNamesByCode from 'countries-list/minimal/countries.native.min.json';
import { language, localeFor } from '../../domain/language';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

const sortedList = (names: Readonly<Record<string, string>>): readonly Country[] =>
  Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Every country by its English name. */
export const COUNTRIES = sortedList(namesByCode);

/** The same countries as their own people write them. */
export const NATIVE_COUNTRIES = sortedList(nativeNamesByCode);

export const countryByCode = (code: string): Country | undefined =>
  COUNTRIES.find((country) => country.code === code.toUpperCase());

/** By the English or the native name, ignoring case. */
export function countryByName(name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  const isWanted = (country: Country) => country.name.toLowerCase() === wanted;
  const found = COUNTRIES.find(isWanted) ?? NATIVE_COUNTRIES.find(isWanted);
  return found && countryByCode(found.code);
}

/** Where most who join live. */
export const KENYA = 'KE';

/** Options of a select, in the language of the reader. */
export function countryOptions(): { value: string; label: string }[] {
  const english = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
  if (language() === 'en') return english;
  const locale = localeFor('en');
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return english
    .map(({ value, label }) => ({ value, label: names.of(value) ?? label }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
