import type { PipelineColumn } from '../../../../domain/contract/admin/pipeline';
import { cardInState, daysIn, eventToState, hasWaitedLong, uniqueCards, moveCard } from './board';
import { bulkActions } from './bulkActions';
import { queryOf, readFilters, writeFilters } from './boardFilters';
import { aCard, NOW } from './testing/pipelineServer';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString();

const column = (state: PipelineColumn['state'], cards = [aCard({ state })]): PipelineColumn => ({
  state,
  count: cards.length,
  cards,
});

describe('time in a state', () => {
  test('is counted in whole days, from zero', () => {
    expect(daysIn({ state_since: daysAgo(14.9) }, NOW)).toBe(14);
    expect(daysIn({ state_since: daysAgo(-1) }, NOW)).toBe(0);
  });

  test('is long after 14 days, only where it is the team’s turn', () => {
    expect(hasWaitedLong('submitted', 14)).toBe(false);
    expect(hasWaitedLong('submitted', 15)).toBe(true);
    expect(hasWaitedLong('under_review', 15)).toBe(true);
    expect(hasWaitedLong('changes_requested', 99)).toBe(false);
    expect(hasWaitedLong('listed', 99)).toBe(false);
  });
});

describe('a move of a card', () => {
  test('is the event that the machine and the caller allow, else null', () => {
    const card = aCard({ state: 'under_review' });
    expect(eventToState(card, 'approved')).toBe('application.approved');
    expect(eventToState(card, 'listed')).toBeNull();
    expect(eventToState({ ...card, possible: [] }, 'approved')).toBeNull();
  });

  test('gives the card its new state, possible events and reviewer', () => {
    const me = { user_id: 1, name: 'Njeri' };
    const moved = cardInState(aCard(), 'under_review', me, NOW);
    expect(moved).toMatchObject({ state: 'under_review', reviewer: me });
    expect(moved.possible).toContain('application.approved');
    expect(cardInState(moved, 'approved', me, NOW).reviewer).toEqual(me);
    expect(cardInState(moved, 'submitted', me, NOW).reviewer).toBeNull();
  });
});

describe('the columns after a move', () => {
  const waiting = aCard({ application: 1, state_since: daysAgo(9) });
  const later = aCard({ application: 2, state_since: daysAgo(2) });
  const read = aCard({ application: 3, state: 'under_review', state_since: daysAgo(5) });
  const columns = [column('submitted', [waiting, later]), column('under_review', [read])];
  const there = { ...waiting, state: 'under_review', state_since: daysAgo(0) } as const;

  test('hold the card in order of time, with changed counts', () => {
    const [from, to] = moveCard(columns, there, 'submitted');
    expect(from).toEqual({ ...columns[0], count: 1, cards: [later] });
    expect(to).toEqual({ ...columns[1], count: 2, cards: [read, there] });
  });

  test('are the same again when the card moves back', () => {
    expect(moveCard(moveCard(columns, there, 'submitted'), waiting, 'under_review')).toEqual(
      columns,
    );
  });

  test('hold each card once when pages overlap', () => {
    expect(uniqueCards([waiting, later, waiting])).toEqual([waiting, later]);
  });
});

describe('actions for several applications', () => {
  test('name who takes them and who does not, without requests for changes', () => {
    const one = aCard({ application: 1, state: 'under_review' });
    const other = aCard({ application: 2 });
    const actions = bulkActions([one, other]);
    expect(actions.map(({ event }) => event)).not.toContain('changes.requested');
    expect(actions.find(({ event }) => event === 'application.approved')).toEqual({
      event: 'application.approved',
      takes: [one],
      others: [other],
    });
  });
});

describe('the filters in the address', () => {
  test('are written where they differ from the default, and read back', () => {
    const search = '?q=soap&category=Health&reviewer=none&snoozed=only&state=listed&application=41';
    const filters = readFilters(new URLSearchParams(search));
    expect(filters).toEqual({
      q: 'soap',
      category: 'Health',
      reviewer: 'none',
      isSnoozed: true,
      state: 'listed',
      application: 41,
    });
    expect(writeFilters(filters)).toBe(search);
    expect(queryOf(filters)).toEqual({
      q: 'soap',
      category: 'Health',
      reviewer: 'none',
      snoozed: 'only',
    });
  });

  test('are dropped when they are not valid', () => {
    const filters = readFilters(
      new URLSearchParams('category=x&reviewer=you&state=gone&application=1e3'),
    );
    expect(writeFilters(filters)).toBe('');
    expect(queryOf(filters)).toEqual({});
  });
});
