/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { outlineOf } from '../../../machines/chart/outline';
import { CATALOGUE } from '../catalogue';
import { SERVER_CATALOGUE } from '../serverCatalogue';
import { pointedBy } from '../chartAddress';
import { findNames, namesIn } from './chartIndex';

const ALL = [...CATALOGUE, ...SERVER_CATALOGUE];

const roots = ALL.map(({ machine }) => outlineOf(machine));
const index = roots.flatMap(namesIn);
const named = (text: string, machine = 'session') =>
  findNames(index, text, machine).map(({ kind, name, machine: own }) => `${own} ${kind} ${name}`);

test('every name points to a place in its own chart', () => {
  for (const root of roots) {
    for (const { fragment, name } of namesIn(root)) {
      const { states, transitions } = pointedBy(fragment, root);
      expect({ name, places: states.size + transitions.size > 0 }).toEqual({ name, places: true });
    }
  }
});

test('finds each kind of name, whatever its letters and dots', () => {
  expect(named('sessionopened')).toContain('session event session.opened');
  expect(named('SIGNEDIN.arr')).toEqual(['session state signedIn.arriving']);
  expect(named('hasWaiting')).toEqual(['queue guard hasWaiting']);
  expect(named('storeAccepted')).toEqual(['cookieConsent action storeAccepted']);
  expect(named('sendNext')).toEqual(['queue actor sendNext']);
  expect(named('Cookie banner')).toEqual(['cookieConsent screen Cookie banner']);
});

test('lists the open machine first, and nothing for nothing', () => {
  expect(named('ready', 'vetting')[0]).toMatch(/^vetting /);
  expect(named('ready', 'authModal')[0]).toMatch(/^authModal /);
  expect(named(' ')).toEqual([]);
});

test('points to nothing for a fragment of something else', () => {
  const [root] = roots;
  if (!root) throw new Error('no machine');
  for (const hash of ['', '#main', '#nowhere.else', '#%E0%A4%A', '#chart=abc', '#action:nothing']) {
    expect(pointedBy(hash, root)).toMatchObject({ state: null, states: new Set() });
  }
});
