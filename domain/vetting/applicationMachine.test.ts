import { applicationEvents } from '../../src/machines/testing/applicationBench';
import {
  ALL_APPLICATION_EVENTS,
  APPLICATION_ACTORS,
  APPLICATION_EVENTS,
  namesQuestions,
  needsNote,
  type ApplicationActor,
  type ApplicationEventName,
} from './applicationEvents';
import { APPLICATION_STATES, type ApplicationState } from './applicationStates';
import { applicationAfter, possibleEvents, reverseOf } from './applicationLife';
import { applicationMachine } from './applicationMachine';

/** Decisions 4, written a second time: who leads what where. All else leads nowhere. */
const LEGAL: Partial<
  Record<`${ApplicationState} ${ApplicationEventName} ${ApplicationActor}`, ApplicationState>
> = {
  'draft answer.given owner': 'in_progress',
  'in_progress application.submitted owner': 'submitted',
  'submitted application.withdrawn owner': 'in_progress',
  'submitted application.claimed admin': 'under_review',
  'under_review application.returned admin': 'submitted',
  'under_review changes.requested admin': 'changes_requested',
  'under_review application.approved admin': 'approved',
  'under_review application.rejected admin': 'rejected',
  'changes_requested application.submitted owner': 'submitted',
  'changes_requested application.reopened admin': 'under_review',
  'approved listing.published admin': 'listed',
  'approved listing.published system': 'listed',
  'approved application.reopened admin': 'under_review',
  'rejected application.resumed owner': 'in_progress',
  'rejected application.reopened admin': 'under_review',
  'listed listing.unpublished admin': 'approved',
  'listed application.reopened admin': 'under_review',
  'listed listing.changed system': 'under_review',
  'listed application.expired system': 'expired',
  'expired application.renewed owner': 'in_progress',
};

const all = APPLICATION_STATES.flatMap((state) =>
  applicationEvents.map(({ type, by }) => ({ state, type, by })),
);

describe('applicationMachine', () => {
  it('has a state for each row, in the same order', () => {
    expect(Object.keys(applicationMachine.states)).toEqual(APPLICATION_STATES);
  });

  it('accepts each event in some state', () => {
    const taken = Object.values(applicationMachine.states).flatMap(({ ownEvents }) => ownEvents);
    expect([...new Set(taken)].sort()).toEqual([...ALL_APPLICATION_EVENTS].sort());
  });
});

describe('an application', () => {
  it.each(all)(
    'moves from $state as specified when $type comes from $by',
    ({ state, type, by }) => {
      expect(applicationAfter(state, type, by)).toBe(LEGAL[`${state} ${type} ${by}`] ?? null);
    },
  );

  it.each(
    APPLICATION_STATES.flatMap((state) => APPLICATION_ACTORS.map((by) => [state, by] as const)),
  )('offers in %s to the %s exactly the events that the machine accepts', (state, by) => {
    expect(possibleEvents(state, by)).toEqual(
      APPLICATION_EVENTS.filter((type) => `${state} ${type} ${by}` in LEGAL),
    );
  });

  it('never lets an owner decide or an admin submit', () => {
    const decisions = ['approved', 'rejected', 'changes_requested', 'listed'];
    for (const { state, type } of all) {
      expect(decisions).not.toContain(applicationAfter(state, type, 'owner'));
      if (state !== 'under_review')
        expect(applicationAfter(state, type, 'admin')).not.toBe('submitted');
    }
  });

  it("names the event that undoes an admin's move, where one event leads back", () => {
    expect(reverseOf('submitted', 'under_review', 'admin')).toBe('application.returned');
    expect(reverseOf('under_review', 'submitted', 'admin')).toBe('application.claimed');
    expect(reverseOf('under_review', 'approved', 'admin')).toBe('application.reopened');
    expect(reverseOf('under_review', 'rejected', 'admin')).toBe('application.reopened');
    expect(reverseOf('under_review', 'changes_requested', 'admin')).toBe('application.reopened');
    expect(reverseOf('approved', 'listed', 'admin')).toBe('listing.unpublished');
  });

  it('names as the reverse of a move only an event that leads back', () => {
    const pairs = APPLICATION_STATES.flatMap((from) =>
      APPLICATION_STATES.map((to) => [from, to] as const),
    );
    for (const by of APPLICATION_ACTORS) {
      for (const [from, to] of pairs) {
        const back = reverseOf(from, to, by);
        const events = APPLICATION_EVENTS.filter((type) => LEGAL[`${to} ${type} ${by}`] === from);
        expect(back === null ? [] : [back]).toEqual(events);
      }
    }
  });

  it('needs a note to refuse, reopen, request changes or take a publication back', () => {
    const noted = [
      'changes.requested',
      'application.rejected',
      'application.reopened',
      'listing.unpublished',
    ];
    expect(ALL_APPLICATION_EVENTS.filter(needsNote)).toEqual(noted);
    expect(ALL_APPLICATION_EVENTS.filter(namesQuestions)).toEqual(['changes.requested']);
  });
});
