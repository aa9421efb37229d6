import { Type, type Static } from 'typebox';
import { APPLICATION_NOTE } from '../../fieldLimits';
import { APPLICATION_EVENTS } from '../../vetting/applicationEvents';
import { APPLICATION_STATES } from '../../vetting/applicationStates';
import { DESK_VIEWS } from '../../vetting/deskViews';
import { DIRECTORY_CATEGORIES } from '../../vocabulary';
import { closed, Nullable, OneOf } from '../common';
import { filterText } from './grid';
import { PipelineCard } from './pipeline';

/** Rows of a page of the review desk. */
export const DESK_ROWS = 25;
/** Applications that one move of all that match may move. */
export const LARGEST_MATCH = 500;

/** The newest application of a business in a list beside which it is read. */
export const DeskRow = Type.Object(
  {
    ...PipelineCard.properties,
    submitted_at: Nullable(Type.String()),
    expires_at: Nullable(Type.String()),
  },
  { $id: 'DeskRow' },
);
export type DeskRow = Static<typeof DeskRow>;

/** What the desk can ask; read leniently, as other lists of admins are. */
export const DeskQuery = Type.Object({
  view: filterText('A saved view'),
  q: Type.Optional(Type.String({ maxLength: 80 })),
  category: filterText('A directory category'),
  sort: filterText('An order of the desk'),
  page: filterText('From 1'),
});
export type DeskQuery = Static<typeof DeskQuery>;

export const DeskPage = Type.Object(
  {
    count: Type.Integer({ description: 'Of all that match' }),
    page: Type.Integer(),
    page_size: Type.Integer(),
    results: Type.Array(DeskRow, { maxItems: DESK_ROWS }),
    /** All that match, by state, where there are any. */
    states: Type.Array(Type.Object({ state: OneOf(APPLICATION_STATES), count: Type.Integer() })),
    /** How many each view would show with the same search and category. */
    views: Type.Array(Type.Object({ view: OneOf(DESK_VIEWS), count: Type.Integer() })),
  },
  { $id: 'DeskPage' },
);
export type DeskPage = Static<typeof DeskPage>;

/** One event for all that match and can take it; refused when they are not as many as the admin saw. */
export const DeskBulkPayload = Type.Object(
  {
    view: OneOf(DESK_VIEWS),
    q: Type.Optional(Type.String({ maxLength: 80 })),
    category: Type.Optional(OneOf(DIRECTORY_CATEGORIES)),
    event: OneOf(APPLICATION_EVENTS),
    note: Type.Optional(Type.String(APPLICATION_NOTE)),
    /** How many the admin was told. */
    expected: Type.Integer({ minimum: 1, maximum: LARGEST_MATCH }),
  },
  closed,
);
export type DeskBulkPayload = Static<typeof DeskBulkPayload>;
