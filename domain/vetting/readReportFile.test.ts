import { QUESTIONNAIRE } from './questionnaire';
import { readReportFile } from './readReportFile';
import { assess } from './score';
import { answersBy, final } from './testing/samples';

const answers = answersBy(QUESTIONNAIRE, { T1: 'verified' });
const whole = {
  exported_at: '2026-11-23T09:00:00.000Z',
  business: { user_id: 7, name: 'Lake Basin Soaps', category: null, listing_slug: null },
  application: null,
  assessment: assess(QUESTIONNAIRE, answers, final),
  responses: [],
};
const read = (value: unknown) => readReportFile(JSON.stringify(value), QUESTIONNAIRE);
const { receipt } = whole.assessment;

test('reads the file of a report', () => {
  expect(read(whole)).toMatchObject({ file: { business: { name: 'Lake Basin Soaps' } } });
});

test.each([
  ['', 'not_a_report'],
  ['<html><script>alert(1)</script>', 'not_a_report'],
  ['null', 'not_a_report'],
  ['[1, 2]', 'not_a_report'],
  ['{"kind":"vetting-draft"}', 'not_a_report'],
  ['['.repeat(200_000), 'not_a_report'],
  [JSON.stringify(whole).slice(0, -20), 'damaged'],
  [JSON.stringify({ ...whole, responses: 'none' }), 'damaged'],
  [JSON.stringify({ ...whole, assessment: { receipt } }), 'damaged'],
  [JSON.stringify({ ...whole, assessment: [] }), 'damaged'],
  [JSON.stringify({ ...whole, exported_at: 'yesterday' }), 'damaged'],
  [JSON.stringify({ ...whole, business: { name: 'x'.repeat(301), category: null } }), 'damaged'],
  [JSON.stringify({ ...whole, responses: [{ question: '801' }] }), 'damaged'],
  [JSON.stringify({ ...whole, assessment: null }), 'no_score'],
])('says what is wrong with the file %#', (text, fault) => {
  expect(readReportFile(text, QUESTIONNAIRE)).toEqual({ fault });
});

test.each([
  [{ ...receipt, questionnaire_version: '2025-01' }],
  [{ ...receipt, rule_version: '2025-01' }],
])('says that a file belongs to other questions or rules', (other) => {
  const file = { ...whole, assessment: { ...whole.assessment, receipt: other } };
  expect(read(file)).toEqual({ fault: 'other_version' });
});

test('takes nothing over from a file that names a prototype', () => {
  const text = JSON.stringify(whole).replace('{', '{"__proto__":{"polluted":true},');
  expect(readReportFile(text, QUESTIONNAIRE)).toHaveProperty('file');
  expect({}).not.toHaveProperty('polluted');
});
