import {
  CLAIM_EVENTS,
  CLAIM_STATES,
  claimAfter,
  isForAdmins,
  mailDomainOf,
  maskEmail,
} from './claims';
import { keysOf } from '../records';

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

const moves = CLAIM_STATES.flatMap((state) =>
  keysOf(CLAIM_EVENTS).flatMap((event) => {
    const after = claimAfter(state, event);
    return after === null ? [] : [`${state} ${event} ${after}`];
  }),
);

test('a claim moves only so', () => {
  expect(moves).toEqual([
    'code_sent code.confirmed claimed',
    'code_sent claim.overtaken rejected',
    'in_review claim.approved claimed',
    'in_review claim.rejected rejected',
    'in_review claim.overtaken rejected',
    'claimed claim.objected frozen',
    'frozen claim.upheld upheld',
    'frozen claim.returned returned',
  ]);
});

test('admins decide on documents and on objections', () => {
  expect(CLAIM_STATES.filter(isForAdmins)).toEqual(['in_review', 'frozen']);
});
