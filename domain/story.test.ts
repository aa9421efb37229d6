import { readStory, STORY_LIMITS, storyFile, storyFileName, type Story } from './story';

const found = { role: 'button', name: 'Log In', within: 'banner', nth: null } as const;
const story: Story = {
  kind: 'story',
  version: 1,
  name: 'Sign-up',
  width: 1280,
  start: [{ machine: 'session', states: ['signedOut.browsing'], context: { user: null } }],
  steps: [
    { at: 0, kind: 'page', path: '/', heading: 'Home', within: null },
    { at: 5, kind: 'press', ...found, isChecked: null },
    { at: 9, kind: 'fill', ...found, role: 'textbox', field: 'email' },
    { at: 9, kind: 'machine', machine: 'session', event: { type: 'x' }, states: ['a.b'] },
  ],
};
const [, press] = story.steps;
const read = (value: unknown) => readStory(JSON.stringify(value));

it('reads what was saved, under a name made of its own', () => {
  const { name, text } = storyFile(story);
  expect(name).toBe('signUp.story.json');
  expect(readStory(text)).toEqual({ story });
});

it.each([
  ['Sign-up of a business', 'signUpOfABusiness'],
  ['Café “Ñandú”', 'cafeNandu'],
  ['…', 'story'],
])('names the file of %s', (name, file) => {
  expect(storyFileName(name)).toBe(file);
});

it.each([
  ['something else', 'text', 'not_a_story'],
  ['a report', { kind: 'report', version: 1 }, 'not_a_story'],
  ['a later version', { ...story, version: 2 }, 'other_version'],
  ['a field more', { ...story, token: 'x' }, 'damaged'],
  ['a field more in a step', { ...story, steps: [{ ...press, value: 'typed' }] }, 'damaged'],
  ['a field less', { ...story, width: undefined }, 'damaged'],
  ['a step of no kind', { ...story, steps: [{ at: 1, kind: 'scroll' }] }, 'damaged'],
  ['a moment before the beginning', { ...story, steps: [{ ...press, at: -1 }] }, 'damaged'],
  [
    'a text that is too long',
    { ...story, steps: [{ ...press, name: 'a'.repeat(161) }] },
    'damaged',
  ],
  [
    'more steps than a story may have',
    { ...story, steps: Array.from({ length: STORY_LIMITS.steps + 1 }, () => press) },
    'damaged',
  ],
])('refuses %s', (_what, value, fault) => {
  expect(read(value)).toEqual({ fault });
});

it('refuses what is no JSON, and does not read what is too large', () => {
  expect(readStory('{"kind":"story"')).toEqual({ fault: 'not_a_story' });
  expect(readStory(' '.repeat(STORY_LIMITS.bytes + 1))).toEqual({ fault: 'too_large' });
});
