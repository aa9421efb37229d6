import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { baseApi } from './baseApi';
import { answerWith, type AnswerCheck } from './answerChecks';
import { fits } from './plainAnswerChecks';

beforeAll(async () => {
  const slices = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Api.ts'),
  );
  await Promise.all(slices.map((file) => import(join(__dirname, file))));
});

interface Definition {
  type: string;
  responseSchema?: AnswerCheck<unknown>;
}

/** What each write expects, by its name. */
function checks(): [string, Definition['responseSchema']][] {
  const found: [string, Definition['responseSchema']][] = [];
  const readers = Object.keys(baseApi.endpoints).map((name) => [
    name,
    ({ type, responseSchema }: Definition) => {
      if (type === 'mutation') found.push([name, responseSchema]);
    },
  ]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(readers) as object });
  return found;
}

/** Of the first any success status will do (specification 7); the others say why in `sessionApi`. */
const UNCHECKED = ['requestPasswordReset', 'swapHandover', 'logOut'];

test('every write but three refuses an answer without the fields that it needs', () => {
  const writes = checks();
  expect(writes.length).toBeGreaterThan(30);
  const believed = writes
    .filter(([, check]) => !check || fits(check)({}) || fits(check)([]))
    .map(([name]) => name);
  expect(believed.sort()).toEqual([...UNCHECKED].sort());
});

test('only the writes without content accept an empty answer', () => {
  const takers = checks().flatMap(([name, check]) => (check && fits(check)(null) ? [name] : []));
  expect(takers.sort()).toEqual([
    'beginVisit',
    'countActivity',
    'deleteAccount',
    'deleteEvent',
    'deleteIssue',
    'deleteResource',
    'endHelpLink',
    'endSms',
    'removeListingPerson',
    'removeMember',
    'removeProof',
    'removeSuppression',
    'removeSynonyms',
    'requestPasswordReset',
    'sendTestMail',
    'testIssue',
    'unsaveListing',
  ]);
});

interface Sample {
  id: number;
  tags: string[];
  owner: { name: string };
  note: string | null;
}

const sample = answerWith<Sample>({ id: 'number', tags: 'array', owner: { name: 'string' } });

test.each([
  [{ id: 1, tags: [], owner: { name: '' }, note: null, more: true }, true],
  [{ id: '1', tags: [], owner: { name: '' } }, false],
  [{ id: 1, tags: {}, owner: { name: '' } }, false],
  [{ id: 1, tags: [], owner: null }, false],
  [{ id: 1, tags: [], owner: {} }, false],
  [{ tags: [], owner: { name: '' } }, false],
  ['<html>', false],
  [null, false],
  [undefined, false],
])('fits says of %j: %s', (answer, isAgreed) => {
  expect(fits(sample)(answer)).toBe(isAgreed);
});
