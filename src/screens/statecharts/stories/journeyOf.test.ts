/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStory, type Found, type Story } from '../../../../domain/story';
import { journeyOf } from './journeyOf';

const button: Found = { role: 'button', name: 'Save', within: 'main', nth: null };
const at = 0;

const tell = (steps: Story['steps'], start: Story['start'] = []): Story => ({
  kind: 'story',
  version: 1,
  name: 'Told',
  width: 400,
  start,
  steps: [{ at, kind: 'page', path: '/general', heading: null, within: null }, ...steps],
});
const written = (...given: Parameters<typeof tell>) => journeyOf(tell(...given), ['told.json']);

/** Without what prettier decides. */
const bare = (code: string): string => code.replace(/[\s'",]/g, '');

it('writes the journey that is kept of the recorded sign-up', () => {
  const root = path.join(__dirname, '../../../..');
  const kept = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const read = readStory(kept('e2e/stories/signUp.story.json'));
  if ('fault' in read) throw new Error(read.fault);
  const journey = 'e2e/signUpStory.journey.ts';
  const text = journeyOf(read.story, ['e2e/stories/signUp.story.json', '--out', journey]);
  expect(bare(text)).toBe(bare(kept(journey)));
});

it('begins as who was signed in, at the width of a phone', () => {
  const user = { user_type: 'business', role: null };
  const text = written(
    [],
    [{ machine: 'session', states: ['signedIn.settled'], context: { user } }],
  );
  expect(text).toContain('await startSignedIn(page, "hello@mwangaza-soaps.example");');
  expect(text).toContain("{ tag: '@phone' }");
});

it('expects made-up data where the story has the label of a field', () => {
  const field: Found = { role: 'textbox', name: 'First Name', within: 'main', nth: null };
  const text = written([
    { at, kind: 'fill', ...field, field: 'givenName' },
    { at, kind: 'press', ...button, isChecked: null },
    { at, kind: 'page', path: '/profile', heading: 'Hi {{First Name}}, `$1`', within: null },
    { at, kind: 'press', ...button, name: 'Call {{number}}', isChecked: null },
  ]);
  expect(text).toContain('.fill(made.givenName);');
  expect(text).toContain('.toHaveText(`Hi ${made.givenName}, \\`\\$1\\``);');
  expect(text).toContain('{ name: /^Call .+$/ }');
});

it('expects the states that changed, and none of the worker that journeys block', () => {
  const machine = (name: string, states: string[]): Story['steps'][number] => ({
    at,
    kind: 'machine',
    machine: name,
    event: { type: 'x' },
    states,
  });
  const text = written([
    machine('vetting', ['ready.own']),
    { at, kind: 'press', ...button, nth: 1, isChecked: null },
    machine('vetting', ['ready.own']),
    machine('session', ['signedOut.browsing', 'late']),
    machine('update', ['reading']),
  ]);
  expect(text).toContain('main.getByRole("button", { name: "Save", exact: true }).nth(1).click();');
  expect(text.match(/expectStates\(.+/g)).toEqual([
    'expectStates(page, { "session": "signedOut.browsing, late" });',
  ]);
});

it('leaves to a person what the story leaves out', () => {
  const text = written([
    { at, kind: 'press', ...button, name: null, isChecked: null },
    { at, kind: 'page', path: '/vetting/admin/…', heading: null, within: null },
  ]);
  expect(text).toContain('// Something is pressed here that the story leaves out');
  expect(text).toContain('.toHaveURL(/\\/vetting\\/admin\\//);');
});

it('takes no text of a story for code', () => {
  const name = "'); stop(`${1}`);\n//";
  const text = written([
    { at, kind: 'press', ...button, name, isChecked: null },
    { at, kind: 'machine', machine: 'a: 1 }); stop({ b', event: { type: 'x' }, states: ['c'] },
  ]);
  expect(text).toContain(`name: ${JSON.stringify(name)}`);
  expect(text).toContain('"a: 1 }); stop({ b": "c"');
});
