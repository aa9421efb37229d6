import fc from 'fast-check';
import { aListing } from '../../testing/builders';
import {
  contactLinks,
  directionsHref,
  mapHref,
  networkLabel,
  phoneNumber,
  placeName,
  safeHref,
} from './contact';

test.each([
  ['0712 345 678', '+254712345678'],
  ['+254 700-000-101', '+254700000101'],
  ['254700000101', '+254700000101'],
  ['+44 20 7946 0018', '+442079460018'],
  ['000 0000 0000', null],
  ['ask for Amina', null],
  [null, null],
])('phoneNumber reads %s as %s', (written, number) => expect(phoneNumber(written)).toBe(number));

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//x',
  '',
])('safeHref is null for %j', (address) => expect(safeHref(address)).toBeNull());

test('safeHref gives only web, mail and phone links for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
      const href = safeHref(address);
      if (href !== null) expect(href).toMatch(/^(https?|mailto|tel):/);
    }),
  );
});

test('contactLinks lists the safe ways to reach a business', () => {
  const listing = aListing({
    telephone: '0700000101',
    whatsapp_phone: '+254700000103',
    url: 'javascript:alert(1)',
    same_as: ['https://www.instagram.com/soaps', 'ftp://files.example'],
  });
  expect(contactLinks(listing)).toEqual([
    { kind: 'call', label: 'Call +254 700 000 101', href: 'tel:+254700000101' },
    { kind: 'whatsapp', label: 'Write on WhatsApp', href: 'https://wa.me/254700000103' },
    {
      kind: 'email',
      label: 'hello@lake-basin-soaps.example',
      href: 'mailto:hello@lake-basin-soaps.example',
    },
    { kind: 'social', label: 'Instagram', href: 'https://www.instagram.com/soaps' },
  ]);
});

test('networkLabel gives the host of an unknown network', () => {
  expect(networkLabel('https://mastodon.example/@soaps')).toBe('mastodon.example');
});

test('placeName names town and county once', () => {
  expect(placeName(aListing({ address_locality: 'Ahero', county: '042' }))).toBe(
    'Ahero, Kisumu County',
  );
  expect(placeName(aListing({ address_locality: 'Nairobi', county: '047' }))).toBe('Nairobi');
  expect(placeName(aListing({ address_locality: 'Karen', county: '047' }))).toBe(
    'Karen, Nairobi County',
  );
  expect(placeName(aListing({ address_locality: 'Kampala', county: 'UG' }))).toBe('Kampala');
});

test('mapHref opens the map at the point, or searches the place without one', () => {
  expect(mapHref(aListing({ latitude: -0.1, longitude: 34.75 }))).toBe(
    'https://www.openstreetmap.org/?mlat=-0.10000&mlon=34.75000#map=16/-0.10000/34.75000',
  );
  expect(mapHref(aListing({ latitude: null }))).toBe(
    'https://www.openstreetmap.org/search?query=Kisumu%2C+Kenya',
  );
});

test('directionsHref leads to the point, or to the place without one', () => {
  expect(directionsHref(aListing({ latitude: -0.1, longitude: 34.75 }))).toBe(
    'https://www.openstreetmap.org/directions?to=-0.10000%2C34.75000',
  );
  expect(directionsHref(aListing({ longitude: null }))).toBe(
    'https://www.openstreetmap.org/directions?to=Kisumu%2C+Kenya',
  );
});
