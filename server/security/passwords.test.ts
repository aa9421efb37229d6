import { createPasswords, PasswordQueueFull } from './passwords';

test('a password is kept as argon2id at the cost that OWASP asks for', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('korosho-na-chai');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'korosho-na-chai')).toBe(true);
  expect(await passwords.matches(stored, 'korosho-na-uji')).toBe(false);
});

test('without a stored hash nothing matches', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches(null, 'no account has this password')).toBe(false);
});

test('two run and twenty wait; the next one is refused at once', async () => {
  const passwords = createPasswords();
  const accepted = Array.from({ length: 22 }, () => passwords.hash('korosho-na-chai'));
  await expect(passwords.hash('one too many')).rejects.toBeInstanceOf(PasswordQueueFull);
  await expect(Promise.all(accepted)).resolves.toHaveLength(22);
  await expect(passwords.hash('room again')).resolves.toMatch(/^\$argon2id/);
}, 30_000);
