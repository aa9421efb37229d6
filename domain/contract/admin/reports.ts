import { Type, type Static } from 'typebox';
import { APPLICATION_NOTE } from '../../fieldLimits';
import { DIRECTORY_CATEGORIES, LEVELS, THEMES } from '../../vocabulary';
import { APPLICATION_STATES } from '../../vetting/applicationStates';
import { closed, Nullable, OneOf } from '../common';
import { filterText, gridQuery } from './grid';

export const CLEARANCES = ['cleared', 'needs_review', 'not_yet'] as const;
export type Clearance = (typeof CLEARANCES)[number];

export const REPORT_SORTS = [
  'name',
  'state_since',
  'submitted_at',
  'total',
  'basic_percent',
  'completion',
  'red_flags',
  'amber_flags',
] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

/** Unless another order is asked for: what was submitted last comes first. */
export const REPORT_ORDER = { sort: 'submitted_at', isDescending: true } as const;

/** Rows that a list counts, and that an export holds. */
export const MOST_REPORTS = 10_000;

/** An admin's word on the Advanced part, against the rule. */
export const ClearanceOverride = Type.Object({
  cleared: Type.Boolean(),
  reason: Type.String(),
  by_name: Nullable(
    Type.String({ description: 'Null for businesses and for accounts that are gone' }),
  ),
});
export type ClearanceOverride = Static<typeof ClearanceOverride>;

/** The newest application of a business as `GET mainapp/admin/reports/` lists it. */
export const ReportRow = Type.Object(
  {
    application: Type.Integer(),
    user_id: Type.Integer(),
    name: Type.String({ description: 'Of the listing, else of the account' }),
    category: Nullable(OneOf(DIRECTORY_CATEGORIES)),
    county: Nullable(Type.String({ description: 'Official county code' })),
    state: OneOf(APPLICATION_STATES),
    state_since: Type.String(),
    submitted_at: Nullable(Type.String()),
    questionnaire_version: Type.String(),
    total: Nullable(Type.Number()),
    basic_percent: Nullable(Type.Number()),
    level: Nullable(OneOf(LEVELS)),
    completion: Type.Integer({ description: 'Percent of the asked questions' }),
    /** In the order of `THEMES`. */
    themes: Type.Array(Type.Object({ theme: OneOf(THEMES), percent: Nullable(Type.Number()) })),
    clearance: OneOf(CLEARANCES),
    clearance_override: Nullable(ClearanceOverride),
    red_flags: Type.Integer(),
    amber_flags: Type.Integer(),
    /** The submitted application before this one, to compare with; null when there is none. */
    previous: Nullable(Type.Integer()),
  },
  { $id: 'ReportRow' },
);
export type ReportRow = Static<typeof ReportRow>;

/** Lists are comma-separated; unknown values are ignored. */
export const ReportGridQuery = Type.Object({
  ...gridQuery,
  state: filterText('States of applications'),
  level: filterText('Levels'),
  clearance: filterText('Clearances'),
  flag: filterText('red or amber: has such an answer'),
  category: filterText('Directory categories'),
});
export type ReportGridQuery = Static<typeof ReportGridQuery>;

export const ReportExportQuery = Type.Object({
  ...ReportGridQuery.properties,
  format: filterText('csv or json'),
});

const Side = Type.Object({
  application: Type.Integer(),
  submitted_at: Nullable(Type.String()),
  questionnaire_version: Type.String(),
  total: Nullable(Type.Number()),
  basic_percent: Nullable(Type.Number()),
  level: Nullable(OneOf(LEVELS)),
  themes: Type.Array(Type.Object({ theme: OneOf(THEMES), percent: Nullable(Type.Number()) })),
});

/** `GET mainapp/admin/reports/{application}/comparison/`: what was submitted before it, and what differs. */
export const ReportComparison = Type.Object(
  {
    name: Type.String(),
    before: Nullable(Side),
    after: Side,
    /** Answers or points that differ, the answers in words, in the order of the questions. */
    changes: Type.Array(
      Type.Object({
        question: Type.Integer(),
        code: Type.String(),
        text: Type.String(),
        before: Type.String(),
        after: Type.String(),
        /** Points × weight of each; null where it carried no points. */
        earned_before: Nullable(Type.Number()),
        earned_after: Nullable(Type.Number()),
      }),
    ),
  },
  { $id: 'ReportComparison' },
);
export type ReportComparison = Static<typeof ReportComparison>;

/** `POST vet/applications/{id}/clearance/` by an admin; null takes the word back. */
export const ClearancePayload = Type.Object(
  { cleared: Nullable(Type.Boolean()), reason: Type.String(APPLICATION_NOTE) },
  closed,
);
export type ClearancePayload = Static<typeof ClearancePayload>;
