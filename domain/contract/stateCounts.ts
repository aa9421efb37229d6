import { Type, type Static } from 'typebox';
import { LONGEST_RANGE } from '../stateCounts/durations';
import { BATCH_LIMITS, COUNT_KINDS } from '../stateCounts/stateUse';
import { closed, Nullable, OneOf } from './common';

const StateCount = Type.Object(
  {
    machine: Type.String({ maxLength: BATCH_LIMITS.machine }),
    kind: OneOf(COUNT_KINDS),
    name: Type.String({ maxLength: BATCH_LIMITS.name }),
    range: Type.Integer({ minimum: 0, maximum: LONGEST_RANGE }),
    times: Type.Integer({ minimum: 1, maximum: BATCH_LIMITS.times }),
  },
  closed,
);

/** What machines did in one page since the last batch, after consent. Nothing says whose page it was. */
export const StateCountsPayload = Type.Object(
  { counts: Type.Array(StateCount, { minItems: 1, maxItems: BATCH_LIMITS.counts }) },
  closed,
);
export type StateCountsPayload = Static<typeof StateCountsPayload>;

export const StateUseQuery = Type.Object({
  machine: Type.String({ maxLength: BATCH_LIMITS.machine }),
  days: Type.Optional(Type.String({ description: '7, 30 or 90; else 30' })),
});
export type StateUseQuery = Static<typeof StateUseQuery>;

/** How one machine was used in the whole days before today. What happened less than five times is not in it. */
export const StateUse = Type.Object(
  {
    /** YYYY-MM-DD in Kenya's time. */
    first_day: Type.String(),
    last_day: Type.String(),
    transitions: Type.Array(
      Type.Object({ name: Type.String(), times: Type.Integer({ description: 'In fives' }) }),
    ),
    states: Type.Array(
      Type.Object({
        name: Type.String(),
        visits: Type.Integer({ description: 'In fives' }),
        exits: Nullable(Type.Integer({ description: 'Visits that ended with the page' })),
        median: Nullable(Type.Integer({ description: 'Range of the median duration' })),
      }),
    ),
  },
  { $id: 'StateUse' },
);
export type StateUse = Static<typeof StateUse>;
