/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import type { MachineStep, Story } from '../../../../domain/story';
import { CATALOGUE, type CatalogueEntry } from '../catalogue';
import { madeUpValue } from './madeUpValue';
import { machinesOf, replayStory } from './replayStory';

function entryOf(id: string): CatalogueEntry {
  const found = CATALOGUE.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(id);
  return found;
}

type Told = [type: string, states: string[], more?: object];

/** A story of one machine, an event a second. */
const tell = (machine: string, told: Told[], start: Story['start'] = []): Story => ({
  kind: 'story',
  version: 1,
  name: 'Told',
  width: 1280,
  start,
  steps: told.map(([type, states, more], index): MachineStep => ({
    at: index * 1000,
    kind: 'machine',
    machine,
    event: { ...more, type },
    states,
  })),
});

const outcomes = (machine: string, story: Story) =>
  replayStory(entryOf(machine), story).frames.map(
    ({ instead, assumed }) => instead ?? assumed ?? 'same',
  );

const user = { user_id: '(number)', user_type: 'individual', token: '(text)' };

it('follows a sign-in with made-up data, its delay and its answers', () => {
  const story = tell('session', [
    ['xstate.init', ['initialising']],
    [
      'xstate.done.actor.restoring',
      ['signedOut.browsing'],
      { output: { kind: 'visitor', forum: null } },
    ],
    ['session.opened', ['signedIn.arriving'], { user }],
    ['xstate.after.postLoginRedirectDelay.session.signedIn.arriving', ['signedIn.settled']],
  ]);
  expect(outcomes('session', story)).toEqual(['same', 'same', 'same', 'same']);
  const [, , opened] = replayStory(entryOf('session'), story).frames;
  expect(opened?.taken).toEqual(['session.signedOut session.opened 0']);
  expect(opened?.active).toContain('session.signedIn.arriving');
});

it('begins where the recording began', () => {
  const story = tell(
    'session',
    [['session.updated', ['signedIn.settled'], { user }]],
    [{ machine: 'session', states: ['signedIn.settled'], context: { user } }],
  );
  const { first } = replayStory(entryOf('session'), story);
  expect(first?.value).toEqual({ signedIn: 'settled' });
  expect(outcomes('session', story)).toEqual(['same']);
});

it('tells one difference once, and goes on where the story was', () => {
  const story = tell('cookieConsent', [
    ['xstate.init', ['asking']],
    ['cookies.accepted', ['thanking']],
    ['cookies.declined', ['declined.settled']],
  ]);
  expect(outcomes('cookieConsent', story)).toEqual(['same', 'accepted.slidingOut', 'same']);
  const other = tell('cookieConsent', [
    ['xstate.init', ['asking']],
    ['cookies.accepted', ['declined.settled']],
    ['cookies.accepted', ['accepted.settled']],
  ]);
  expect(outcomes('cookieConsent', other)).toEqual(['same', 'accepted.slidingOut', 'same']);
});

it('begins elsewhere where the machine no longer has the first state', () => {
  const story = tell('cookieConsent', [['xstate.init', ['wondering']]]);
  expect(outcomes('cookieConsent', story)).toEqual(['asking']);
});

it('has the story decide a guard that compares what is left out', () => {
  const story = tell('vetting', [
    ['xstate.init', ['loading']],
    [
      'xstate.done.actor.loading',
      ['ready.source.kept', 'ready.access.own', 'ready.submission.answering.clearanceSettled'],
      { output: '(text)' },
    ],
  ]);
  expect(outcomes('vetting', story)).toEqual(['same', { guard: 'isKept', holds: true }]);
});

it('lists the machines, also of those that did nothing', () => {
  const still = [{ machine: 'update', states: ['reading'], context: {} }];
  expect(machinesOf(tell('session', [['xstate.init', ['initialising']]], still))).toEqual([
    'session',
    'update',
  ]);
});

it('makes up what is hidden, from a sample where there is one', () => {
  const hidden = {
    name: '(text)',
    count: '(number)',
    kind: 'business',
    list: ['(text)'],
    other: '(text)',
  };
  const sample = { name: 'Somebody', count: 7, kind: 'individual', list: ['first'] };
  expect(madeUpValue(hidden, sample)).toEqual({
    name: 'Somebody',
    count: 7,
    kind: 'business',
    list: ['first'],
    other: 'a text',
  });
});
