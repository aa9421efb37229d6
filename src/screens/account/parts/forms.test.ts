import { businessSchema, emptyBusiness, withScheme, type BusinessValues } from './businessForm';
import {
  emptyIndividual,
  individualSchema,
  placeName,
  toSustainabilityPayload,
} from './individualForm';
import { createStoredDraft, restoreDraft } from '../../../ui/fields/storedDraft';

const business: BusinessValues = {
  ...emptyBusiness('Lake Dryers'),
  category: 'Energy',
  county: '042',
  address_locality: 'Ahero',
  founding_year: '2016',
  themes: ['energy transition'],
  description: 'We dry mango, fish and herbs with the sun, and teach farmers around Ahero how.',
};
const described = { ...business, description: `${business.description} All by the sun.` };

const faultOf = (change: Partial<BusinessValues>): string | null => {
  try {
    businessSchema.validateSync({ ...described, ...change });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

describe('the business form', () => {
  it('takes a complete one', () => {
    expect(faultOf({})).toBeNull();
    expect(faultOf({ telephone: '+254 712-345 678', url: 'example.co.ke' })).toBeNull();
  });

  it.each([
    [{ name: ' a ' }, 'The name needs at least 2 characters.'],
    [{ category: 'Mining' }, 'Please choose your sector.'],
    [{ county: '' }, 'Please choose your county.'],
    [{ founding_year: '1849' }, 'Please enter a year from 1850 to this year.'],
    [{ founding_year: '2999' }, 'Please enter a year from 1850 to this year.'],
    [{ founding_year: '20x6' }, 'Please enter a year from 1850 to this year.'],
    [{ themes: [] }, 'Please choose at least one theme.'],
    [{ description: 'Too short.' }, 'Please write at least 80 characters.'],
    [
      { description: `${described.description} <b>bold</b>` },
      'Please write plain text, without HTML.',
    ],
    [{ telephone: '12345' }, 'Enter a Kenyan mobile number, such as 0712 345 678.'],
    [{ url: 'not an address' }, 'Please enter a web address, such as https://example.co.ke.'],
    [{ url: 'ftp://example.org' }, 'Please enter a web address, such as https://example.co.ke.'],
  ])('refuses %j', (change, message) => {
    expect(faultOf(change)).toBe(message);
  });

  it('adds the scheme that people leave out', () => {
    expect(withScheme(' example.co.ke ')).toBe('https://example.co.ke');
    expect(withScheme('http://example.co.ke')).toBe('http://example.co.ke');
    expect(withScheme('')).toBe('');
  });
});

describe('the form of an individual', () => {
  const values = { ...emptyIndividual('Wanjiku'), themes: ['community action'] };

  it('takes a name and a theme', () => {
    expect(individualSchema.isValidSync(values)).toBe(true);
    expect(individualSchema.isValidSync({ ...values, display_name: 'W' })).toBe(false);
    expect(individualSchema.isValidSync({ ...values, introduction: 'x'.repeat(281) })).toBe(false);
  });

  it('never publishes a county that was not named', () => {
    expect(toSustainabilityPayload({ ...values, county_public: true }).county_public).toBe(false);
    expect(
      toSustainabilityPayload({ ...values, county: '042', county_public: true }).county_public,
    ).toBe(true);
  });

  it('names places', () => {
    expect(placeName('042')).toBe('Kisumu');
    expect(placeName('outside')).toBe('Outside Kenya');
    expect(placeName('')).toBeUndefined();
  });
});

describe('a stored draft', () => {
  const empty = { name: '', themes: [] as string[], agreed: false };

  it.each([
    [null, empty],
    ['not json', empty],
    ['null', empty],
    ['[1]', empty],
    ['{"name":"A","themes":["x"],"agreed":true}', { name: 'A', themes: ['x'], agreed: true }],
    ['{"name":5,"themes":"x","agreed":"yes"}', empty],
    ['{"themes":[1],"other":"z"}', empty],
  ])('restores %s', (text, values) => {
    expect(restoreDraft(text, empty)).toEqual(values);
  });

  function memory() {
    window.localStorage.clear();
    return createStoredDraft({ readStorage: () => window.localStorage, key: 'draft', empty });
  }

  it('is written within a second of the last keystroke', () => {
    jest.useFakeTimers();
    const draft = memory();
    draft.keep({ ...empty, name: 'A' });
    expect(window.localStorage.getItem('draft')).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(window.localStorage.getItem('draft')).toContain('"A"');
    jest.useRealTimers();
  });

  it('is not written for a form that was only looked at, nor after it was sent', () => {
    const draft = memory();
    draft.keep(empty);
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
    draft.keep({ ...empty, name: 'A' });
    draft.forget();
    draft.save();
    expect(window.localStorage.getItem('draft')).toBeNull();
  });

  it('does without storage that is closed', () => {
    const closed = createStoredDraft({
      readStorage: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      key: 'draft',
      empty,
    });
    closed.keep({ ...empty, name: 'A' });
    expect(closed.save).not.toThrow();
    expect(closed.forget).not.toThrow();
    expect(closed.initial).toEqual(empty);
  });
});
