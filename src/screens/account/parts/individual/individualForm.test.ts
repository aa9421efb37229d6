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

it('takes a name and a theme', () => {
  expect(aboutYouSchema.isValidSync(values)).toBe(true);
  expect(aboutYouSchema.isValidSync({ ...values, display_name: 'W' })).toBe(false);
  expect(aboutYouSchema.isValidSync({ ...values, introduction: 'x'.repeat(281) })).toBe(false);
});

it('names every field in exactly one step, and asks every question', () => {
  const named = individualSteps.flatMap(({ names }) => names);
  expect([...named].sort()).toEqual(Object.keys(values).sort());
  expect(named).toEqual(expect.arrayContaining(INTEREST_QUESTIONS.map(({ name }) => name)));
});

it('never publishes a county that was not named', () => {
  expect(toSustainabilityPayload({ ...values, county_public: true }).county_public).toBe(false);
  expect(
    toSustainabilityPayload({ ...values, county: '042', county_public: true }).county_public,
  ).toBe(true);
});

it('sends no answer that is on no list', () => {
  const payload = toSustainabilityPayload({
    ...values,
    cooking: ['whale oil', 'lpg'],
    transport: 'zeppelin',
    county: '099',
  });
  expect(payload).toMatchObject({ cooking: ['lpg'], transport: '', county: '' });
});

it('opens with what was sent, and sends the same again', () => {
  const sent = toSustainabilityPayload({ ...values, cooking: ['lpg'], extra_willing: '6-10' });
  expect(toSustainabilityPayload(toIndividualValues(sent))).toEqual(sent);
});

it('names places', () => {
  expect(placeName('042')).toBe('Kisumu');
  expect(placeName('outside')).toBe('Outside Kenya');
  expect(placeName('')).toBeUndefined();
});
