import { reviewConsequence } from './ReviewNotice';

const saved = {
  name: 'Lake Dryers',
  category: 'Energy',
  other_categories: [],
  themes: ['energy transition'],
  county: '042',
  status: 'published',
} as const;
const values = { ...saved, consent_listing: true };

it.each([
  [{}, {}, /stays in the directory/],
  [{}, { county: '047' }, /You change its county\..*until our team has read it again/],
  [{}, { name: 'Lake', category: 'Home', themes: [] }, /its name, its sector, and its themes\./],
  [{}, { consent_listing: false }, /takes your listing out of the directory\.$/],
  [{ status: 'draft' }, { consent_listing: false }, /stays a draft/],
  [{ status: 'changes_requested' }, {}, /sends your listing to our team/],
] as const)('says the consequence when %j is saved and %j changed', (before, change, text) => {
  expect(reviewConsequence({ ...saved, ...before }, { ...values, ...change })).toMatch(text);
});
