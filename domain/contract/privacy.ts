import { Type, type Static } from 'typebox';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from '../privacy';
import { closed, Nullable, OneOf } from './common';

const moment = Type.String({ format: 'date-time' });

/** `POST mainapp/data-requests/`: what a member asks about their data. */
export const DataRequestPayload = Type.Object(
  {
    kind: OneOf(DATA_REQUEST_KINDS),
    details: Type.String({ maxLength: 2_000 }),
  },
  closed,
);
export type DataRequestPayload = Static<typeof DataRequestPayload>;

/** A row of `GET mainapp/data-requests/`: a request of the caller, newest first. */
export const OwnDataRequest = Type.Object(
  {
    id: Type.Integer(),
    kind: OneOf(DATA_REQUEST_KINDS),
    details: Type.String(),
    state: OneOf(DATA_REQUEST_STATES),
    received_at: moment,
    due_at: moment,
    closed_at: Nullable(moment),
    /** What was done, or why not; empty while it is open. */
    answer: Type.String(),
  },
  { $id: 'OwnDataRequest' },
);
export type OwnDataRequest = Static<typeof OwnDataRequest>;
