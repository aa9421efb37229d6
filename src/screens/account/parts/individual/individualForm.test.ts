import { INTEREST_QUESTIONS } from '../../../../../domain/interests';
import {
  aboutYouSchema,
  emptyIndividual,
  placeName,
  toIndividualValues,
  toSustainabilityPayload,
} from './individualForm';
import { individualSteps } from './individualSteps';

const values = { ...emptyIndividual('Wanjiku'), themes: ['community action'] };

it('accepts a name and a theme, refuses a short name and a long introduction', () => {
  expect(aboutYouSchema.isValidSync(values)).toBe(true);
  expect(aboutYouSchema.isValidSync({ ...values, display_name: 'W' })).toBe(false);
  expect(aboutYouSchema.isValidSync({ ...values, introduction: 'x'.repeat(281) })).toBe(false);
});

it('lists every field in exactly one step, and every question', () => {
  const named = individualSteps.flatMap(({ names }) => names);
  expect([...named].sort()).toEqual(Object.keys(values).sort());
  expect(named).toEqual(expect.arrayContaining(INTEREST_QUESTIONS.map(({ name }) => name)));
});

it('sends county_public only with a county', () => {
  expect(toSustainabilityPayload({ ...values, county_public: true }).county_public).toBe(false);
  expect(
    toSustainabilityPayload({ ...values, county: '042', county_public: true }).county_public,
  ).toBe(true);
});

it('drops answers that are not in the lists', () => {
  const payload = toSustainabilityPayload({
    ...values,
    cooking: ['whale oil', 'lpg'],
    transport: 'zeppelin',
    county: '099',
  });
  expect(payload).toMatchObject({ cooking: ['lpg'], transport: '', county: '' });
});

it('restores the sent values and sends the same again', () => {
  const sent = toSustainabilityPayload({ ...values, cooking: ['lpg'], extra_willing: '6-10' });
  expect(toSustainabilityPayload(toIndividualValues(sent))).toEqual(sent);
});

it('returns the name of a county, “Outside Kenya”, or undefined', () => {
  expect(placeName('042')).toBe('Kisumu');
  expect(placeName('outside')).toBe('Outside Kenya');
  expect(placeName('')).toBeUndefined();
});
