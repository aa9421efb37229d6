import { BREACH_STEP_NAMES } from '../../domain/privacy';
import type { Breach } from '../../domain/contract/admin/privacy';
import type { AdminOverview } from '../../domain/contract/admin/overview';
import type { AuditEntry } from '../../domain/contract/admin/audit';
import type { Health } from '../../domain/contract/admin/health';
import type { MemberRow } from '../../domain/contract/admin/members';
import type { AbuseReport, PostRow } from '../../domain/contract/admin/moderation';
import type { PageOf } from '../../domain/contract/page';

/** The only page of a grid. */
export const aGridPage = <T>(results: T[]): PageOf<T> => ({
  count: results.length,
  page: 1,
  page_size: 25,
  results,
});

/** Of a product without anything. */
export const anOverview = (change: Partial<AdminOverview> = {}): AdminOverview => ({
  applications: [],
  weeks: [],
  members: { individuals: 0, businesses: 0, suspended: 0, joined: 0 },
  counties: [],
  missing_words: { words: 0, first: [] },
  mails: { waiting: 0, failed: [] },
  waiting: {
    listings: 0,
    resources: 0,
    events: 0,
    changes: 0,
    abuse_reports: 0,
    claims: 0,
    data_requests: 0,
  },
  ...change,
});

export const aBreach = (change: Partial<Breach> = {}): Breach => ({
  id: 1,
  version: 1,
  title: 'A lost laptop',
  description: 'It was locked.',
  noticed_at: '2026-11-20T09:00:00.000Z',
  report_due_at: '2026-11-23T09:00:00.000Z',
  steps: BREACH_STEP_NAMES.map((step) => ({ step, done_at: null, by: null, note: '' })),
  accounts: 0,
  told: 0,
  ...change,
});

const QUEUE = { waiting: 0, oldest: 0, given_up: 0 };
const COUNTS = { answered: 0, failed: 0, slow: 0 };

/** Of one server that has just started. */
export const aHealth = (change: Partial<Health> = {}): Health => ({
  version: '1.2.0 (ab12cd3)',
  servers: [
    {
      id: 'a1',
      host: 'jumba',
      version: '1.2.0 (ab12cd3)',
      started_at: '2026-11-20T09:00:00.000Z',
      seen_at: '2026-11-20T09:05:00.000Z',
      memory_mb: 131,
      loop_delay_ms: 2.4,
    },
  ],
  database: { bytes: 45_000_000, connections: 11, connections_max: 100 },
  requests: { hour: COUNTS, day: COUNTS },
  mails: { email: QUEUE, sms: QUEUE },
  jobs: [],
  backup_at: null,
  free_bytes: 21_400_000_000,
  ...change,
});

const ofNothing: Record<string, object> = {
  '/mainapp/admin/newsletter/issues/': [],
  '/mainapp/admin/texts/': [],
  '/mainapp/admin/data-requests/': [],
  '/mainapp/admin/breaches/': [],
  '/mainapp/admin/breaches/1/': aBreach(),
  '/mainapp/admin/pipeline/': [],
  '/mainapp/admin/pipeline/statistics/': {
    since: '2025-11-21T09:00:00.000Z',
    funnel: [],
    time_in_state: [],
  },
  '/mainapp/admin/overview/': anOverview(),
  '/mainapp/admin/health/': aHealth(),
  '/mainapp/admin/listings/counts/': {
    all: 0,
    queue: 0,
    flagged: 0,
    changed: 0,
    stale: 0,
    duplicates: 0,
  },
};

/** What an address of the admins' API answers where there is nothing yet. */
export const anEmptyAnswer = ({ url }: Request): object =>
  ofNothing[new URL(url).pathname] ?? aGridPage([]);

/** The queue's row of `aResource`, waiting since 20 November 2026. */
export const aPostRow = (change: Partial<PostRow> = {}): PostRow => ({
  subject: 'resource',
  subject_id: 1,
  title: `Read the meter, part ${change.subject_id ?? 1}`,
  slug: '1',
  owner_id: 7,
  owner_name: 'Githinji Mwangi',
  status: 'pending',
  moderation_feedback: null,
  modified_at: '2026-11-20T09:00:00.000Z',
  published_at: null,
  open_reports: 0,
  ...change,
});

export const anAbuseReport = (change: Partial<AbuseReport> = {}): AbuseReport => ({
  id: 5,
  subject: 'listing',
  subject_id: 12,
  title: 'Lake Basin Soaps',
  path: '/kijani-directory/lake-basin-soaps',
  reason: 'wrong contact details',
  details: 'The number is somebody else’s.',
  email: 'achieng@example.org',
  created_at: '2026-11-19T09:00:00.000Z',
  closed_at: null,
  outcome: null,
  note: null,
  ...change,
});

export const aMemberRow = (change: Partial<MemberRow> = {}): MemberRow => ({
  user_id: 7,
  username: 'wanjiku',
  name: 'Wanjikũ Kamau',
  user_email: 'wanjiku@example.org',
  user_type: 'individual',
  role: 'member',
  active: true,
  form_filled: true,
  newsletter: false,
  created_at: '2026-05-03T09:00:00.000Z',
  ...change,
});

export const anAuditEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 31,
  at: '2026-11-20T09:00:00.000Z',
  actor_id: 1,
  actor_name: 'Amina Yusuf',
  as_user_id: null,
  as_user_name: null,
  action: 'member.suspended',
  subject: 'member 7',
  subject_name: null,
  note: 'Spam in three events.',
  before_hash: 'b'.repeat(64),
  after_hash: '',
  ...change,
});
