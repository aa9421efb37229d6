import { Type, type Static } from 'typebox';
import { APPLICATION_STATES } from '../../vetting/applicationStates';
import { OneOf } from '../common';

/** How many weeks back the states of applications are shown. */
export const OVERVIEW_WEEKS = 12;

/** New members, missing words and failed emails of these days count. */
export const OVERVIEW_DAYS = 30;

const StateCount = Type.Object({
  state: OneOf(APPLICATION_STATES),
  applications: Type.Integer(),
});

/** What admins see first: how much there is of everything, and what waits for them. */
export const AdminOverview = Type.Object(
  {
    /** The newest application of each business, by state. */
    applications: Type.Array(StateCount),
    /** The same at earlier times, a week apart, oldest first; the last one is now. */
    weeks: Type.Array(Type.Object({ at: Type.String(), states: Type.Array(StateCount) })),
    members: Type.Object({
      individuals: Type.Integer(),
      businesses: Type.Integer(),
      suspended: Type.Integer(),
      joined: Type.Integer({ description: `In the last ${OVERVIEW_DAYS} days` }),
    }),
    /** Published listings by county code, the most first. */
    counties: Type.Array(Type.Object({ county: Type.String(), listings: Type.Integer() })),
    /** What nothing has and was looked for in the last days, as the page of search words lists it. */
    missing_words: Type.Object({ words: Type.Integer(), first: Type.Array(Type.String()) }),
    mails: Type.Object({
      /** Neither sent nor given up. */
      waiting: Type.Integer(),
      /** Given up in the last days, by kind. */
      failed: Type.Array(
        Type.Object({
          kind: Type.String(),
          mails: Type.Integer(),
          last_at: Type.String(),
        }),
      ),
    }),
    /** What waits for a decision of the team. */
    waiting: Type.Object({
      listings: Type.Integer(),
      resources: Type.Integer(),
      events: Type.Integer(),
      changes: Type.Integer(),
      abuse_reports: Type.Integer(),
      claims: Type.Integer(),
      data_requests: Type.Integer(),
    }),
  },
  { $id: 'AdminOverview' },
);
export type AdminOverview = Static<typeof AdminOverview>;
