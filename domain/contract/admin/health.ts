import { Type, type Static } from 'typebox';
import { Nullable } from '../common';

const Moment = Type.String({ format: 'date-time' });
const MaybeMoment = Nullable(Moment);

const Requests = Type.Object({
  answered: Type.Integer(),
  /** With a status from 500 on. */
  failed: Type.Integer(),
  /** After more than a second. */
  slow: Type.Integer(),
});

const Queue = Type.Object({
  waiting: Type.Integer(),
  /** Seconds that the oldest one which is due has waited. */
  oldest: Type.Number(),
  /** Given up in the last 24 hours. */
  given_up: Type.Integer(),
});

/** The answer of `GET mainapp/admin/health/`: how the servers run, in figures. */
export const Health = Type.Object(
  {
    version: Type.String(),
    servers: Type.Array(
      Type.Object({
        id: Type.String(),
        host: Type.String(),
        version: Type.String(),
        started_at: Moment,
        seen_at: Moment,
        memory_mb: Type.Integer(),
        loop_delay_ms: Type.Number(),
      }),
    ),
    database: Type.Object({
      bytes: Type.Number(),
      connections: Type.Integer(),
      connections_max: Type.Integer(),
    }),
    requests: Type.Object({ hour: Requests, day: Requests }),
    mails: Type.Object({ email: Queue, sms: Queue }),
    jobs: Type.Array(
      Type.Object({
        name: Type.String(),
        succeeded_at: MaybeMoment,
        failed_at: MaybeMoment,
        /** Since it last succeeded. */
        failures: Type.Integer(),
        took_ms: Type.Integer(),
        /** Null for a job that only runs when there is something to do. */
        next_at: MaybeMoment,
      }),
    ),
    backup_at: MaybeMoment,
    free_bytes: Type.Number(),
  },
  { $id: 'Health' },
);
export type Health = Static<typeof Health>;
