import { anEvent } from '../../testing/builders';
import { isOver, languageText, placeText, priceText, shortPlaceText } from './describe';

test('a county is not said twice', () => {
  expect(placeText(anEvent())).toBe('Kibuye social hall, Jomo Kenyatta Highway, Kisumu');
  expect(placeText(anEvent({ street_address: 'Beach Road', county: '043' }))).toBe(
    'Kibuye social hall, Beach Road, Homa Bay County',
  );
});

test('an event online has no place', () => {
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

test('prices are in shillings, and none is free', () => {
  expect(priceText(0)).toBe('Free');
  expect(priceText(2800)).toBe('KES 2,800');
});

test('an event is over when its end is reached', () => {
  const end = Date.parse(anEvent().end_date);
  expect(isOver(anEvent(), end - 1)).toBe(false);
  expect(isOver(anEvent(), end)).toBe(true);
});

test('a language without a name here keeps its code', () => {
  expect(languageText('sw')).toBe('Swahili');
  expect(languageText('zz')).toBe('zz');
});
