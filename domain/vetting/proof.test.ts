import { proofDateFaults } from './proof';

const TODAY = '2026-11-23';

test.each([
  ['2026-11-23', null],
  ['2020-01-01', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
])('accepts a document of %s that expires on %s', (dated_on, expires_on) => {
  expect(proofDateFaults({ dated_on, expires_on }, TODAY)).toEqual({});
});

test.each([
  ['', null, 'dated_on', 'Enter the date of the document.'],
  ['2026-02-30', null, 'dated_on', 'Enter the date of the document.'],
  ['2026-11-24', null, 'dated_on', 'Enter a date that is not in the future.'],
  ['2026-11-01', 'soon', 'expires_on', 'Enter a date, or leave it empty.'],
  ['2025-11-01', '2026-11-22', 'expires_on', 'This document has expired. Please add the new one.'],
])('refuses a document of %j that expires on %j', (dated_on, expires_on, field, message) => {
  expect(proofDateFaults({ dated_on, expires_on }, TODAY)).toEqual({ [field]: [message] });
});
