import { settings } from '../db/schema/shared';
import { serverForTests } from '../test/testApp';
import { signingSecret } from './secret';

const server = serverForTests();
const textOf = (secret: Uint8Array) => new TextDecoder().decode(secret);

test('is made once, of 256 random bits, for all processes of the database', async () => {
  const { db } = server().app;
  const made = await Promise.all([signingSecret(db, null), signingSecret(db, null)]);
  const [first = '', second] = made.map(textOf);
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(second).toBe(first);
  await db.delete(settings);
  expect(textOf(await signingSecret(db, null))).not.toBe(first);
});

test('is what is configured, and then not stored', async () => {
  const { db } = server().app;
  expect(textOf(await signingSecret(db, 'korosho na chai'))).toBe('korosho na chai');
  expect(await db.$count(settings)).toBe(0);
});
