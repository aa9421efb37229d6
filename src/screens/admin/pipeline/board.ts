import { plural, t } from '../../../../domain/language';
import type { PipelineCard, PipelineColumn } from '../../../../domain/contract/admin/pipeline';
import type { ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import {
  APPLICATION_STATE,
  reviewerAfter,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import { applicationAfter, possibleEvents } from '../../../../domain/vetting/applicationLife';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which the team has let an application wait too long. */
const LONG_WAIT = 14;

/** Whole days that it has been in its state. */
export const daysIn = ({ state_since }: Pick<PipelineCard, 'state_since'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(state_since)) / DAY));

export const hasWaitedLong = (state: ApplicationState, days: number): boolean =>
  APPLICATION_STATE[state].turn === 'team' && days > LONG_WAIT;

export const daysText = (days: number): string =>
  days === 0 ? t('Since today') : plural(days, 'For # day', 'For # days');

/** Keeps the first card of each application. */
export function uniqueCards(cards: readonly PipelineCard[]): PipelineCard[] {
  const seen = new Set<number>();
  return cards.filter(({ application }) => {
    if (seen.has(application)) return false;
    seen.add(application);
    return true;
  });
}

/** The event that moves a card to a state; null when the machine has none or the caller may not. */
export const eventToState = (
  { state, possible }: Pick<PipelineCard, 'state' | 'possible'>,
  to: ApplicationState,
): ApplicationEventType | null =>
  possible.find((event) => applicationAfter(state, event, 'admin') === to) ?? null;

/** The card in another state, as far as known before the server answers. */
export const cardInState = (
  card: PipelineCard,
  state: ApplicationState,
  reviewer: PipelineCard['reviewer'],
  now: number,
): PipelineCard => ({
  ...card,
  state,
  state_since: new Date(now).toISOString(),
  reviewer: reviewerAfter(card.reviewer, state, reviewer),
  possible: possibleEvents(state, 'admin'),
});

/** Keeps those first that have waited longest. */
function insertCard(cards: readonly PipelineCard[], card: PipelineCard): PipelineCard[] {
  const later = cards.findIndex(({ state_since }) => state_since > card.state_since);
  const place = later === -1 ? cards.length : later;
  return [...cards.slice(0, place), card, ...cards.slice(place)];
}

/** The columns after a card has moved from `from` to the column of its state. */
export const moveCard = (
  columns: readonly PipelineColumn[],
  card: PipelineCard,
  from: ApplicationState,
): PipelineColumn[] =>
  columns.map((column) => {
    const cards = column.cards.filter(({ application }) => application !== card.application);
    if (column.state === card.state)
      return { ...column, count: column.count + 1, cards: insertCard(cards, card) };
    if (column.state === from) return { ...column, count: Math.max(0, column.count - 1), cards };
    return column;
  });

/** Where focus goes when the details of a card close. */
export const cardAnchor = (application: number): string => `application-${application}`;
