import { createPasswords, PasswordQueueFull } from './passwords';

test('hashes a password with argon2id at the cost that OWASP recommends', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('korosho-na-chai');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'korosho-na-chai')).toBe(true);
  expect(await passwords.matches(stored, 'korosho-na-uji')).toBe(false);
});

test('matches no password when there is no stored hash', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(null, 'no account has this password')).toBe(false);
});

test('runs two hashes, queues twenty and refuses the next', async () => {
  const passwords = createPasswords();
  const accepted = Array.from({ length: 22 }, () => passwords.hash('korosho-na-chai'));
  await expect(passwords.hash('one too many')).rejects.toBeInstanceOf(PasswordQueueFull);
  await expect(Promise.all(accepted)).resolves.toHaveLength(22);
  await expect(passwords.hash('room again')).resolves.toMatch(/^\$argon2id/);
}, 30_000);
