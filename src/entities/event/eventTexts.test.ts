import { anEvent } from '../../testing/builders';
import { languageText, placeText, priceText, shortPlaceText } from './eventTexts';

test('placeText names a county once', () => {
  expect(placeText(anEvent())).toBe('Kibuye social hall, Jomo Kenyatta Highway, Kisumu');
  expect(placeText(anEvent({ street_address: 'Beach Road', county: '043' }))).toBe(
    'Kibuye social hall, Beach Road, Homa Bay County',
  );
});

test('placeText is null for an online event, whose short text is "Online"', () => {
  const online = anEvent({
    attendance_mode: 'online',
    place_name: null,
    street_address: null,
    county: null,
  });
  expect(placeText(online)).toBeNull();
  expect(shortPlaceText(online)).toBe('Online');
  expect(shortPlaceText(anEvent())).toBe('In person · Kibuye social hall');
});

test('priceText writes shillings, and 0 as free', () => {
  expect(priceText(0)).toBe('Free');
  expect(priceText(2800)).toBe('KES 2,800');
});

test('languageText gives the name of a language, or its unknown code', () => {
  expect(languageText('sw')).toBe('Swahili');
  expect(languageText('zz')).toBe('zz');
});
