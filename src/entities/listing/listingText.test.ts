/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { aListing } from '../../testing/builders';
import { listingText } from './listingText';

const listing = aListing({
  name: 'Lake Soaps',
  category: 'Home',
  address_locality: 'Ahero',
  county: '042',
  telephone: '0700 000 101',
});

test('says what it is, where, and its phone', () => {
  expect(listingText(listing)).toBe('Lake Soaps\nHome, Ahero, Kisumu County\n+254 700 000 101');
});

test('leaves out a phone that is none', () => {
  expect(listingText({ ...listing, telephone: '000 0000 0000' })).toBe(
    'Lake Soaps\nHome, Ahero, Kisumu County',
  );
});
