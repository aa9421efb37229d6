import { seedRefusal } from './refusal';

const databaseUrl = 'postgres://localhost/kijani';

test('allows demo data in the embedded database', () => {
  expect(seedRefusal({ production: false, databaseUrl: null }, false)).toBeNull();
});

test('allows demo data in DATABASE_URL only with --demo', () => {
  expect(seedRefusal({ production: false, databaseUrl }, false)).toContain('kijani seed --demo');
  expect(seedRefusal({ production: false, databaseUrl }, true)).toBeNull();
});

test.each([
  [null, false],
  [null, true],
  [databaseUrl, false],
  [databaseUrl, true],
])('refuses demo data in production for the database %s', (url, isDemo) => {
  const reason = seedRefusal({ production: true, databaseUrl: url }, isDemo);
  expect(reason).toContain('NODE_ENV is production');
  expect(reason).toContain('kijani admin create');
});
