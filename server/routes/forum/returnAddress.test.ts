import { readReturnAddress, restartOf, withParameters } from './returnAddress';

const HOSTS = ['forum.example.org', 'localhost:4200', 'plain.example.org:8080'];
const read = (text: string) => readReturnAddress(text, HOSTS)?.href ?? null;

test.each([
  'https://forum.example.org/session/sso_login',
  'https://forum.example.org/session/sso_login?a=b#c',
  'http://localhost:4200/session/sso_login',
])('readReturnAddress accepts %s', (text) => {
  expect(read(text)).toBe(text);
});

test('readReturnAddress normalises the host as browsers do', () => {
  expect(read('HTTPS://Forum.Example.org:443/x')).toBe('https://forum.example.org/x');
  expect(read('https://forum.example.org\\@evil.example/')).toBe(
    'https://forum.example.org/@evil.example/',
  );
});

test.each([
  'https://evil.example/session/sso_login',
  'https://forum.example.org.evil.example/',
  'https://evil.example/forum.example.org',
  'https://evil.example\\forum.example.org',
  'https://evil.example#forum.example.org',
  'https://forum.example.org@evil.example/',
  'https://user:secret@forum.example.org/',
  'https://forum.example.org:8443/',
  'https://sub.forum.example.org/',
  'https://forum.example.org./',
  'http://forum.example.org/session/sso_login',
  'http://plain.example.org:8080/',
  'http://localhost:4201/',
  '//forum.example.org/',
  '/session/sso_login',
  'forum.example.org',
  'javascript:alert(1)//forum.example.org',
  'data:text/html,forum.example.org',
  'ftp://forum.example.org/',
  'https://',
])('readReturnAddress returns null for %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ['https://a.example/x', 'https://a.example/x?sso=a%2Bb%3D&sig=c'],
  ['https://a.example/x?', 'https://a.example/x?sso=a%2Bb%3D&sig=c'],
  ['https://a.example/x?y=1&z', 'https://a.example/x?y=1&z&sso=a%2Bb%3D&sig=c'],
  ['https://a.example/x?y=1#z', 'https://a.example/x?y=1&sso=a%2Bb%3D&sig=c#z'],
])('withParameters adds parameters to %s', (address, extended) => {
  expect(withParameters(new URL(address), { sso: 'a+b=', sig: 'c' })).toBe(extended);
});

test.each([
  ['https://a.example/session/sso_login?x=1#y', 'https://a.example/session/sso'],
  ['https://a.example/forum/session/sso_login', 'https://a.example/forum/session/sso'],
  ['https://a.example//evil.example', 'https://a.example/'],
  [
    'https://a.example//evil.example/session/sso_login',
    'https://a.example//evil.example/session/sso',
  ],
])('restartOf turns %s into the address that starts the sign-in again', (address, restart) => {
  expect(restartOf(new URL(address))).toBe(restart);
});
