import { possibleEvents } from './applicationLife';
import {
  APPLICATION_STATE,
  APPLICATION_STATES,
  isApplicationState,
  reviewerAfter,
  statesWhere,
  waitsOf,
} from './applicationStates';

describe('the rows of the application states', () => {
  it.each(APPLICATION_STATES)('give %s a turn that the machine allows', (state) => {
    const { turn, locked } = APPLICATION_STATE[state];
    const ownersEvents = possibleEvents(state, 'owner');
    if (turn === 'owner') expect(locked === null || ownersEvents.length > 0).toBe(true);
    if (turn === 'team') expect(possibleEvents(state, 'admin')).not.toEqual([]);
    if (turn === 'nobody') expect(ownersEvents).toEqual([]);
  });

  it('have a name and a phrase of their own', () => {
    const rows = APPLICATION_STATES.map((state) => APPLICATION_STATE[state]);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(new Set(rows.map(({ is }) => is)).size).toBe(rows.length);
  });

  it('group the states as the server needs them', () => {
    expect(statesWhere(({ turn }) => turn === 'team')).toEqual([
      'submitted',
      'under_review',
      'approved',
    ]);
    expect(statesWhere(({ locked }) => locked === null)).toEqual([
      'draft',
      'in_progress',
      'changes_requested',
    ]);
    expect(statesWhere(({ phase }) => phase === 'decided')).toEqual([
      'approved',
      'rejected',
      'listed',
      'expired',
    ]);
    expect(statesWhere(({ result }) => result === 'valid')).toEqual(['approved', 'listed']);
    expect(statesWhere(({ result }) => result !== null)).toEqual(['approved', 'listed', 'expired']);
  });

  it('have words for the digest where it is the team’s turn', () => {
    expect(waitsOf('under_review')).toEqual({ one: 'is under review', many: 'are under review' });
    expect(waitsOf('in_progress')).toBeNull();
  });
});

describe('the reviewer', () => {
  it.each([
    ['submitted', null],
    ['under_review', 'Asha'],
    ['approved', 'Juma'],
  ] as const)('of an application that Asha moves to %s is %s', (to, expected) => {
    expect(reviewerAfter('Juma', to, 'Asha')).toBe(expected);
  });

  it('stays the same when the application moves by itself', () => {
    expect(reviewerAfter('Juma', 'under_review', null)).toBe('Juma');
  });
});

it.each(['toString', '', null, 3])('rejects %j as a state', (value) => {
  expect(isApplicationState(value)).toBe(false);
});
