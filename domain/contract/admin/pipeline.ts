import { Type, type Static } from 'typebox';
import { APPLICATION_NOTE } from '../../fieldLimits';
import { DIRECTORY_CATEGORIES, LEVELS } from '../../vocabulary';
import { APPLICATION_STATES } from '../../vetting/applicationStates';
import { APPLICATION_EVENTS } from '../../vetting/applicationEvents';
import { closed, Nullable, OneOf } from '../common';
import { filterText } from './grid';

/** Cards of a column that come at once. */
export const PIPELINE_CARDS = 50;
/** Applications that one bulk action may name. */
export const LARGEST_BULK = 100;

export const Reviewer = Type.Object({ user_id: Type.Integer(), name: Type.String() });

/** Until when an application is left out of what waits, and by whom; null after that account is gone. */
export const Snooze = Type.Object({ until: Type.String(), by: Nullable(Type.String()) });
export type Snooze = Static<typeof Snooze>;

/** The newest application of a business on the board. */
export const PipelineCard = Type.Object(
  {
    application: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String(),
    category: Nullable(OneOf(DIRECTORY_CATEGORIES)),
    county: Nullable(Type.String()),
    state: OneOf(APPLICATION_STATES),
    state_since: Type.String(),
    total: Nullable(Type.Number()),
    level: Nullable(OneOf(LEVELS)),
    red_flags: Type.Integer(),
    amber_flags: Type.Integer(),
    /** Who claimed it or was assigned; always null for businesses. */
    reviewer: Nullable(Reviewer),
    /** For admins, while it is snoozed. */
    snoozed: Type.Optional(Snooze),
    /** What the caller may send now. */
    possible: Type.Array(OneOf(APPLICATION_EVENTS)),
  },
  { $id: 'PipelineCard' },
);
export type PipelineCard = Static<typeof PipelineCard>;

/** One state's cards, those that wait longest first. */
export const PipelineColumn = Type.Object(
  {
    state: OneOf(APPLICATION_STATES),
    count: Type.Integer({ description: 'Of all that match, also those not in `cards`' }),
    cards: Type.Array(PipelineCard, { maxItems: PIPELINE_CARDS }),
  },
  { $id: 'PipelineColumn' },
);
export type PipelineColumn = Static<typeof PipelineColumn>;

export const PipelineQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  category: filterText('Directory categories, comma-separated'),
  reviewer: filterText('me, none, or nothing for all'),
  snoozed: filterText('only, for those that are snoozed; otherwise they are left out'),
});
export type PipelineQuery = Static<typeof PipelineQuery>;

/** `GET mainapp/admin/pipeline/{state}/`: further cards of a column. */
export const PipelineColumnQuery = Type.Object({
  ...PipelineQuery.properties,
  skip: filterText('How many cards are there already'),
});
export type PipelineColumnQuery = Static<typeof PipelineColumnQuery>;

/** The last twelve months: how many applications reached a state, and how long they stayed. */
export const PipelineStatistics = Type.Object(
  {
    since: Type.String(),
    funnel: Type.Array(
      Type.Object({ state: OneOf(APPLICATION_STATES), applications: Type.Integer() }),
    ),
    time_in_state: Type.Array(
      Type.Object({
        state: OneOf(APPLICATION_STATES),
        /** Stays that ended within these months. */
        stays: Type.Integer(),
        /** Days, with decimals; null without stays. */
        median: Nullable(Type.Number()),
        lower_quartile: Nullable(Type.Number()),
        upper_quartile: Nullable(Type.Number()),
      }),
    ),
  },
  { $id: 'PipelineStatistics' },
);
export type PipelineStatistics = Static<typeof PipelineStatistics>;

/** One event with one reason for many: each succeeds or is refused by itself. */
export const BulkPayload = Type.Object(
  {
    applications: Type.Array(Type.Integer(), {
      minItems: 1,
      maxItems: LARGEST_BULK,
      uniqueItems: true,
    }),
    event: OneOf(APPLICATION_EVENTS),
    note: Type.Optional(Type.String(APPLICATION_NOTE)),
  },
  closed,
);
export type BulkPayload = Static<typeof BulkPayload>;

export const BulkResult = Type.Object(
  {
    done: Type.Array(Type.Integer()),
    refused: Type.Array(Type.Object({ application: Type.Integer(), detail: Type.String() })),
  },
  { $id: 'BulkResult' },
);
export type BulkResult = Static<typeof BulkResult>;
