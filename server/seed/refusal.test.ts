import { seedRefusal } from './refusal';

const databaseUrl = 'postgres://localhost/kijani';

test('the embedded database of a laptop gets the demo data', () => {
  expect(seedRefusal({ production: false, databaseUrl: null }, false)).toBeNull();
});

test('a database that DATABASE_URL names gets it only as a demo', () => {
  expect(seedRefusal({ production: false, databaseUrl }, false)).toContain(
    'npm run seed -- --demo',
  );
  expect(seedRefusal({ production: false, databaseUrl }, true)).toBeNull();
});

test.each([
  [null, false],
  [null, true],
  [databaseUrl, false],
  [databaseUrl, true],
])('in production %s never gets it', (url, isDemo) => {
  const reason = seedRefusal({ production: true, databaseUrl: url }, isDemo);
  expect(reason).toContain('NODE_ENV is production');
  expect(reason).toContain('npm run admin');
});
