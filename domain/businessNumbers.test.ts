import { networkOf } from './profilePages';
import { isUsualRegistration, normaliseKraPin, normaliseRegistration } from './registration';

test.each([
  [' pvt-abc1234 ', 'PVT-ABC1234', true],
  ['BN-12345', 'BN-12345', true],
  ['C.12345', 'C.12345', false],
  ['CPR/2014/123456', 'CPR/2014/123456', false],
  ['PVT-1234', 'PVT-1234', false],
  ['', '', false],
  ['ab', undefined, false],
  ['PVT ABC1234', undefined, false],
  ['A'.repeat(31), undefined, false],
  ['<b>123</b>', undefined, false],
])('reads the registration number %j as %j', (text, number, isUsual) => {
  expect(normaliseRegistration(text)).toBe(number);
  expect(isUsualRegistration(text)).toBe(isUsual);
});

test.each([
  ['p051234567x', 'P051234567X'],
  [' A000000000B ', 'A000000000B'],
  ['', ''],
  ['B051234567X', undefined],
  ['P05123456X', undefined],
  ['P051234567', undefined],
])('reads the KRA PIN %j as %j', (text, pin) => {
  expect(normaliseKraPin(text)).toBe(pin);
});

test.each([
  ['https://x.com/tujenge', 'x'],
  ['https://twitter.com/tujenge', 'x'],
  ['https://ke.linkedin.com/company/tujenge', 'linkedin'],
  ['https://www.instagram.com/tujenge', 'instagram'],
  ['https://m.facebook.com/tujenge', 'facebook'],
  ['http://facebook.com/tujenge', undefined],
  ['https://facebook.com.example.org/tujenge', undefined],
  ['https://notx.com/tujenge', undefined],
  ['https://x.com@example.org/', undefined],
  ['', undefined],
])('reads %s as a page on %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
