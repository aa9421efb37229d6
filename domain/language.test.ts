import {
  language,
  localeFor,
  pathIn,
  plural,
  readTranslationFrom,
  splitPath,
  t,
  type Translation,
} from './language';
import { createTranslation } from './translation';

afterEach(() => readTranslationFrom(() => null));

/** As the catalogues are compiled. */
const MESSAGES = {
  Save: ['Hifadhi'],
  'Hello {name}': ['Hujambo ', ['name']],
  '{count, plural, one {# place left} other {# places left}}': [
    [
      'count',
      'plural',
      { one: ['Nafasi ', '#', ' imebaki'], other: ['Nafasi ', '#', ' zimebaki'] },
    ],
  ],
} satisfies Parameters<ReturnType<typeof createTranslation>['add']>[0];

function speakKiswahili(): Translation {
  const { translation, add } = createTranslation('sw');
  add(MESSAGES);
  readTranslationFrom(() => translation);
  return translation;
}

describe('English', () => {
  it('is what the code says, with its values', () => {
    expect(language()).toBe('en');
    expect(t('Save')).toBe('Save');
    expect(t('Hello {name}, {unknown}', { name: 'Achieng {name}' })).toBe(
      'Hello Achieng {name}, {unknown}',
    );
    expect(plural(1, '# place left', '# places left')).toBe('1 place left');
    expect(plural(0, '# place left', '# places left')).toBe('0 places left');
    expect(plural(2, '# of {all}', '# of {all}', { all: 5 })).toBe('2 of 5');
    expect([localeFor('en-GB'), localeFor(undefined)]).toEqual(['en-GB', undefined]);
  });
});

describe('Kiswahili', () => {
  it('is found by the English text', () => {
    speakKiswahili();
    expect(language()).toBe('sw');
    expect(t('Save')).toBe('Hifadhi');
    expect(t('Hello {name}', { name: 'Achieng' })).toBe('Hujambo Achieng');
    expect(plural(1, '# place left', '# places left')).toBe('Nafasi 1 imebaki');
    expect(plural(1234, '# place left', '# places left')).toBe('Nafasi 1,234 zimebaki');
    expect([localeFor('en-GB'), localeFor(undefined)]).toEqual(['sw-KE', 'sw-KE']);
  });

  it('is English where a text has no translation', () => {
    speakKiswahili();
    expect(t('Send {count} emails', { count: 3 })).toBe('Send 3 emails');
    expect(plural(2, '# email', '# emails')).toBe('2 emails');
  });

  it('takes more texts later', () => {
    const { translation, add } = createTranslation('sw');
    readTranslationFrom(() => translation);
    expect(t('Save')).toBe('Save');
    add(MESSAGES);
    add({ Send: ['Tuma'] });
    expect([t('Save'), t('Send')]).toEqual(['Hifadhi', 'Tuma']);
  });
});

describe('an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/events?q=sw', 'en', '/events?q=sw'],
    ['/sw', 'sw', '/'],
    ['/sw/', 'sw', '/'],
    ['/sw?next=/', 'sw', '/?next=/'],
    ['/sw/events/tree-day?x=1#part', 'sw', '/events/tree-day?x=1#part'],
    ['/swahili', 'en', '/swahili'],
    ['/en/events', 'en', '/en/events'],
    ['/fr/events', 'en', '/fr/events'],
    ['//sw/events', 'en', '//sw/events'],
    ['', 'en', ''],
  ])('%j is in %s and the page %j', (address, name, path) => {
    expect(splitPath(address)).toEqual({ language: name, path });
  });

  it('starts with the language, but for English', () => {
    expect([pathIn('en', '/'), pathIn('en', '/events')]).toEqual(['/', '/events']);
    expect([pathIn('sw', '/'), pathIn('sw', '/events?q=a')]).toEqual(['/sw', '/sw/events?q=a']);
  });
});
