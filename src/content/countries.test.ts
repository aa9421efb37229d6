import {
  COUNTRIES,
  countryByCode,
  countryByName,
  countryOptions,
  NATIVE_COUNTRIES,
} from './countries';

describe('countries', () => {
  it('are all there, by a two-letter code and sorted by their English name', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(COUNTRIES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name)).toBe(true);
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('have native names too', () => {
    expect(NATIVE_COUNTRIES).toHaveLength(COUNTRIES.length);
    expect(NATIVE_COUNTRIES).toContainEqual({ code: 'DE', name: 'Deutschland' });
  });

  it('are found by code and by either name', () => {
    expect(countryByCode('ke')).toEqual({ code: 'KE', name: 'Kenya' });
    expect(countryByName(' kenya ')).toEqual({ code: 'KE', name: 'Kenya' });
    expect(countryByName('Deutschland')).toEqual({ code: 'DE', name: 'Germany' });
    expect(countryByCode('ZZ')).toBeUndefined();
    expect(countryByName('Atlantis')).toBeUndefined();
  });

  it('can begin with a blank option', () => {
    expect(countryOptions()).toHaveLength(COUNTRIES.length);
    expect(countryOptions({ blank: true })[0]).toEqual({ value: '', label: '' });
  });
});
