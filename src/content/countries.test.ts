import {
  COUNTRIES,
  countryByCode,
  countryByName,
  countryOptions,
  KENYA,
  NATIVE_COUNTRIES,
} from './countries';

describe('countries', () => {
  it('are complete, with two-letter codes, sorted by their English name', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(COUNTRIES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name)).toBe(true);
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('have native names too', () => {
    expect(NATIVE_COUNTRIES).toHaveLength(COUNTRIES.length);
    expect(NATIVE_COUNTRIES).toContainEqual({ code: 'DE', name: 'Deutschland' });
  });

  it('are found by code, English name and native name', () => {
    expect(countryByCode('ke')).toEqual({ code: 'KE', name: 'Kenya' });
    expect(countryByName(' kenya ')).toEqual({ code: 'KE', name: 'Kenya' });
    expect(countryByName('Deutschland')).toEqual({ code: 'DE', name: 'Germany' });
    expect(countryByCode('ZZ')).toBeUndefined();
    expect(countryByName('Atlantis')).toBeUndefined();
  });

  it('are options, Kenya among them', () => {
    expect(countryOptions()).toHaveLength(COUNTRIES.length);
    expect(countryOptions()).toContainEqual({ value: KENYA, label: 'Kenya' });
  });
});
