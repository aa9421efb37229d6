import { CLAIMS_FOR_ADMINS } from './claimLife';
import { mailDomainOf, maskEmail } from './claims';

test.each([
  ['https://www.soaps.co.ke/shop', 'soaps.co.ke'],
  ['https://shop.soaps.co.ke', 'shop.soaps.co.ke'],
  ['https://facebook.com/soaps', null],
  ['https://soaps.wixsite.com', null],
  ['https://gmail.com', null],
  ['https://notgmail.com', 'notgmail.com'],
  ['nonsense', null],
  [null, null],
])('mailDomainOf %s is %s', (url, domain) => {
  expect(mailDomainOf(url)).toBe(domain);
});

test.each([
  ['sales@example.co.ke', 's•••@example.co.ke'],
  ['😀a@example.com', '😀•••@example.com'],
  ['nonsense', '•••'],
])('maskEmail of %s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('admins decide on documents and on objections', () => {
  expect(CLAIMS_FOR_ADMINS).toEqual(['in_review', 'frozen']);
});
