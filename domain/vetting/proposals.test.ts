import type { BusinessPayload } from '../contract/profile';
import { checkAnswer } from './answers';
import { factsOf, type KnownFacts } from './knownFacts';
import { isMicro, proposalFor } from './proposals';
import { QUESTIONNAIRE } from './questionnaire';
import { byCode, codesWhere } from './testing/byCode';
import { answerOf, answersBy } from './testing/samples';

const FACTS: KnownFacts = {
  staff: '10-19',
  founders: ['female', 'male'],
  registrationNumber: 'PVT-ABC1234',
  place: 'Ahero, Kisumu County',
  email: 'hello@lake-soaps.example',
};
const ALONE: KnownFacts = { ...FACTS, staff: '0', founders: ['female'] };

type GivenAnswers = Parameters<typeof answersBy>[1];
const propose = (code: string, facts: KnownFacts | null, given: GivenAnswers = {}) =>
  proposalFor(QUESTIONNAIRE, byCode(code), answersBy(QUESTIONNAIRE, given), facts);
const expected = (code: string, given: GivenAnswers[string]) => {
  const { text, selected_options } =
    answersBy(QUESTIONNAIRE, { [code]: given })[byCode(code).id] ?? answerOf({});
  return { text, selected_options };
};

test.each<[string, KnownFacts | null, GivenAnswers, GivenAnswers[string], string]>([
  ['BD1', FACTS, {}, 'private_company', 'From your profile: a registration number with PVT.'],
  ['BD5', FACTS, {}, 'mixed', 'From your profile: the founders.'],
  ['BD5', ALONE, {}, 'women_only', 'From your profile: the founders.'],
  ['BD5', { ...FACTS, founders: ['male'] }, {}, 'no', 'From your profile: the founders.'],
  ['BD6', ALONE, {}, '100', 'From your profile: one founder and no staff.'],
  [
    'BD6',
    { ...ALONE, founders: ['male'] },
    {},
    '0',
    'From your profile: one founder and no staff.',
  ],
  ['SC1', FACTS, {}, '10_to_19', 'From your profile: 10-19 staff.'],
  ['SC1', ALONE, {}, 'no_staff', 'From your profile: no staff.'],
  ['SC1', { ...FACTS, staff: '100-249' }, {}, '50_or_more', 'From your profile: 100-249 staff.'],
  ['SC1', null, { BD3: 'not_applicable' }, 'no_staff', 'From your answer to BD3: no staff.'],
  ['T8', null, { BD6: '66.7' }, '66.7', 'From your answer to BD6: 66.7%.'],
  ['W8', null, { BD7: '5' }, '5', 'From your answer to BD7: 5%.'],
  ['LG4', null, { SO2: 'owner' }, 'owner', 'From your answer to SO2: an owner signs.'],
  ['LG2', FACTS, {}, 'Ahero, Kisumu County', 'From your listing: your address.'],
  ['AF2', FACTS, {}, 'By email to hello@lake-soaps.example', 'From your profile: your email.'],
])('proposes an answer to %s (case %#)', (code, facts, given, answer, source) => {
  expect(propose(code, facts, given)).toEqual({ answer: expected(code, answer), source });
});

test('proposes why questions about staff do not apply where there is none', () => {
  for (const code of ['BD3', 'BD7']) {
    const { selected_options } = expected(code, 'not_applicable');
    expect(propose(code, ALONE)?.answer).toEqual({ selected_options, text: 'We have no staff.' });
  }
});

test.each<[string, string, KnownFacts | null, GivenAnswers]>([
  [
    'a business name, of one person or of several',
    'BD1',
    { ...FACTS, registrationNumber: 'BN-ABC1234' },
    {},
  ],
  ['an older number', 'BD1', { ...FACTS, registrationNumber: 'C.12345' }, {}],
  ['founders whose gender is not said', 'BD5', { ...FACTS, founders: ['female', ''] }, {}],
  ['no founders', 'BD5', { ...FACTS, founders: [] }, {}],
  ['staff that the profile does not name', 'SC1', { ...FACTS, staff: '' }, {}],
  ['staff beside the founder', 'BD6', { ...ALONE, staff: '1-9' }, {}],
  ['two who lead', 'BD6', { ...ALONE, founders: ['female', 'female'] }, {}],
  ['a profile that may not be read', 'BD1', null, {}],
  ['an earlier question without an answer', 'T8', FACTS, {}],
  ['an earlier question that did not apply', 'W8', FACTS, { BD7: 'not_applicable' }],
  ['a delegate who signs', 'LG4', FACTS, { SO2: 'delegate' }],
  ['a question that nothing answers', 'E1', FACTS, {}],
])('proposes nothing from %s', (_, code, facts, given) => {
  expect(propose(code, facts, given)).toBeNull();
});

test('proposes only what may be kept as an answer', () => {
  const given = answersBy(QUESTIONNAIRE, { BD6: '66.7', BD7: '5', SO2: 'owner' });
  const proposed = [FACTS, ALONE].flatMap((facts) =>
    codesWhere(() => true).flatMap((code) => {
      const found = proposalFor(QUESTIONNAIRE, byCode(code), given, facts);
      return found ? [[code, checkAnswer(byCode(code), answerOf(found.answer))]] : [];
    }),
  );
  expect(proposed.length).toBeGreaterThan(12);
  for (const [code, faults] of proposed) expect([code, faults]).toEqual([code, []]);
});

test.each([
  [true, { SC1: '1_to_9' }, FACTS],
  [true, { SC1: 'no_staff' }, null],
  [false, { SC1: '10_to_19' }, ALONE],
  [true, {}, ALONE],
  [false, {}, FACTS],
  [false, {}, null],
] as const)('says %s to a small business by %j', (is, given, facts) => {
  expect(isMicro(QUESTIONNAIRE, answersBy(QUESTIONNAIRE, given), facts)).toBe(is);
});

test('takes the facts from the form of a business', () => {
  const business: BusinessPayload = {
    name: 'Lake Soaps',
    category: 'Home',
    county: '042',
    address_locality: 'Ahero',
    founding_year: 2016,
    themes: ['community action'],
    description: 'Soap.',
    telephone: '',
    url: '',
    consent_listing: true,
    newsletter: false,
  };
  const user_email = FACTS.email;
  const unsaid = { ...FACTS, staff: '', founders: [], registrationNumber: '' };
  expect(factsOf({ user_email, business })).toEqual(unsaid);
  const said: Partial<BusinessPayload> = {
    staff: '10-19',
    founders: [
      { name: 'Achieng', gender: 'female' },
      { name: 'Otieno', gender: 'male' },
    ],
    registration_number: 'PVT-ABC1234',
  };
  expect(factsOf({ user_email, business: { ...business, ...said } })).toEqual(FACTS);
});

test('knows no facts before the form was filled', () => {
  expect(factsOf({ user_email: 'a@b.example', business: null })).toBeNull();
});
