import { listingIn } from './messages';

test.each([
  ['https://kijani.example/mainapp/listings/lake-soaps/', 'lake-soaps'],
  ['https://kijani.example/mainapp/listings/', null],
  ['https://kijani.example/mainapp/listings/search/?q=soap', null],
  ['https://kijani.example/mainapp/listings/5/activity/', null],
  ['https://kijani.example/mainapp/events/lake-soaps/', null],
  ['https://api.example.org/mainapp/listings/lake-soaps/', null],
])('in %s the listing is %s', (address, slug) => {
  expect(listingIn(address, 'https://kijani.example')).toBe(slug);
});
