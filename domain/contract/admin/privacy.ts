import { Type, type Static } from 'typebox';
import { BREACH_STEP_NAMES, DATA_REQUEST_KINDS } from '../../privacy';
import { closed, Nullable, OneOf } from '../common';
import { OwnDataRequest } from '../privacy';

const moment = Type.String({ format: 'date-time' });
/** Anything but spaces. */
const words = (maxLength: number) => Type.String({ maxLength });

/** A row of `GET mainapp/admin/data-requests/`: the open ones first, by the day on which they are due. */
export const DataRequest = Type.Object(
  {
    ...OwnDataRequest.properties,
    /** Whose account it is; null where there is none, or none any more. */
    user_id: Nullable(Type.Integer()),
    /** Empty once it is removed. */
    email: Type.String(),
    /** The team recorded what came by email or phone. */
    is_recorded: Type.Boolean(),
    closed_by: Nullable(Type.String()),
  },
  { $id: 'DataRequest' },
);
export type DataRequest = Static<typeof DataRequest>;

/** `POST mainapp/admin/data-requests/`: what came by email or phone. */
export const RecordedRequestPayload = Type.Object(
  {
    kind: OneOf(DATA_REQUEST_KINDS),
    email: Type.String({ maxLength: 254 }),
    details: words(2_000),
    /** ISO moment at which it came; the clock runs from here. */
    received_at: Type.String({ maxLength: 40 }),
  },
  closed,
);
export type RecordedRequestPayload = Static<typeof RecordedRequestPayload>;

/** `POST mainapp/admin/data-requests/:id/close/`. */
export const RequestAnswerPayload = Type.Object(
  { state: OneOf(['done', 'refused'] as const), answer: words(2_000) },
  closed,
);
export type RequestAnswerPayload = Static<typeof RequestAnswerPayload>;

const BreachStepState = Type.Object({
  step: OneOf(BREACH_STEP_NAMES),
  /** Null while it is to be done. */
  done_at: Nullable(moment),
  /** Null too after the account was deleted. */
  by: Nullable(Type.String()),
  note: Type.String(),
});
export type BreachStepState = Static<typeof BreachStepState>;

/** `GET mainapp/admin/breaches/:id/`. */
export const Breach = Type.Object(
  {
    id: Type.Integer(),
    version: Type.Integer(),
    title: Type.String(),
    description: Type.String(),
    noticed_at: moment,
    report_due_at: moment,
    steps: Type.Array(BreachStepState),
    /** How many accounts it concerns, and how many of them were told by email. */
    accounts: Type.Integer(),
    told: Type.Integer(),
  },
  { $id: 'Breach' },
);
export type Breach = Static<typeof Breach>;

/** `POST mainapp/admin/breaches/` and, with the version that was read, `PUT mainapp/admin/breaches/:id/`. */
export const BreachPayload = Type.Object(
  {
    title: words(120),
    description: words(5_000),
    noticed_at: Type.String({ maxLength: 40 }),
    /** 0 for a new one; 409 once there is a later version. */
    based_on: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type BreachPayload = Static<typeof BreachPayload>;

export const BreachConflict = Type.Object(
  { detail: Type.String(), current: Breach, sent: BreachPayload },
  { $id: 'BreachConflict' },
);

/** `POST mainapp/admin/breaches/:id/steps/`. */
export const BreachStepPayload = Type.Object(
  {
    step: OneOf(BREACH_STEP_NAMES),
    is_done: Type.Boolean(),
    note: Type.String({ maxLength: 1_000 }),
  },
  closed,
);
export type BreachStepPayload = Static<typeof BreachStepPayload>;

/** `POST mainapp/admin/breaches/:id/accounts/`: emails or user names; or everybody. */
export const BreachAccountsPayload = Type.Object(
  {
    names: Type.Array(Type.String({ maxLength: 320 }), { maxItems: 5_000 }),
    everybody: Type.Boolean(),
  },
  closed,
);
export type BreachAccountsPayload = Static<typeof BreachAccountsPayload>;

export const BreachAccountsAnswer = Type.Object(
  {
    breach: Breach,
    added: Type.Integer(),
    /** No account has this email or user name. */
    unknown: Type.Array(Type.String()),
  },
  { $id: 'BreachAccountsAnswer' },
);
export type BreachAccountsAnswer = Static<typeof BreachAccountsAnswer>;

/** `POST mainapp/admin/breaches/:id/notice/`: an email to each account that was not told yet. */
export const BreachNoticePayload = Type.Object({ subject: words(120), text: words(5_000) }, closed);
export type BreachNoticePayload = Static<typeof BreachNoticePayload>;
