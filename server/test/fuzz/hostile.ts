import fc from 'fast-check';

/** No text of the database, or none of UTF-8. */
const ENCODINGS = ['\u0000', 'a\u0000b', '\ud800', 'a\udfff'];

/** Texts that have broken servers: numbers, dates, addresses, names of JavaScript's own. */
const TEXTS = [
  '',
  ' ',
  'İstanbul',
  'ﬃ'.repeat(60),
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  'e\u0301'.repeat(200),
  '🌍'.repeat(100),
  "' or 1=1 --",
  '%',
  '%00',
  '_%\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'http://[::1',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '2026-13-45T99:99',
  '0000-00-00',
  '+275760-09-14T00:00:00Z',
  '-271822-04-20T00:00:00Z',
  '9'.repeat(400),
  '1e400',
  'NaN',
  '-1',
  '0',
  '2147483648',
  '9223372036854775808',
  '1.5',
  'a@b',
  `${'a'.repeat(65)}@x.example`,
  'null',
  'true',
  '__proto__',
  'constructor',
  '\n'.repeat(20_000),
  'a'.repeat(100_000),
  '('.repeat(5_000),
  'a, '.repeat(5_000),
  '\r\nSet-Cookie: a=b',
];

export const hostileNumber = fc.constantFrom(
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
);

export const hostileText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...ENCODINGS) },
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Stands for a list that is valid and too deep for whatever calls itself, `JSON.stringify` too. */
const DEEP = 'a deep list';
const DEPTH = 5_000;

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>({ toString: 1 }, DEEP) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
  { weight: 1, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** The JSON of a body with hostile values in it. */
export const toJson = (body: unknown): string =>
  JSON.stringify(body).replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH));

/** Bodies that are no value of JSON, or that few readers of JSON take well. */
export const hostileBody = fc.constantFrom(
  '',
  'null',
  '[]',
  '"text"',
  'NaN',
  '{',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"username":"a","username":"b"}',
  '"\\ud800"',
  '['.repeat(50_000),
  '{"a":'.repeat(10_000),
  `[${'0,'.repeat(100_000)}0]`,
);
