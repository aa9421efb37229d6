import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; a page from the cache takes a few thousandths, and a request is cut after 15. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What `/metrics` exports, for one server. Labels are patterns of routes and words of our own, never addresses, names
 * or what somebody sent. Counters are of this process; gauges of the database are the same in every process.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `site_${name}`, help, labelNames, registers });

  return {
    registry,
    requests: counter('http_requests_total', 'Answered requests', ['method', 'route', 'status']),
    durations: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer',
      labelNames: ['method', 'route'],
      buckets: DURATIONS,
      registers,
    }),
    uploads: counter('uploads_total', 'Files that members sent', ['result']),
    security: counter('security_events_total', 'Lines and repeats of the security log', ['event']),
    jobRuns: counter('job_runs_total', 'Runs of jobs in this process', ['job', 'result']),
    jobSuccess: gauge(
      'job_last_success_timestamp_seconds',
      'When a job last succeeded, in any process',
      ['job'],
    ),
    jobFailures: gauge('job_failures', 'Failures of a job since it last succeeded', ['job']),
    build: gauge('build_info', 'Always 1', ['version', 'commit']),
    databaseUp: gauge('database_up', '1 where the database answers, else 0'),
    databaseBytes: gauge('database_size_bytes', 'Size of the database'),
    databaseConnections: gauge(
      'database_connections',
      'Connections to the database, of all processes',
    ),
    databaseConnectionsMax: gauge(
      'database_connections_max',
      'Most connections that the database server takes',
    ),
    pool: gauge(
      'database_pool_connections',
      'Connections of this process; waiting: requests for one',
      ['state'],
    ),
    replicaBehind: gauge(
      'database_replica_behind_seconds',
      'Since the replica had all changes that this process knew of',
    ),
    mailWaiting: gauge('mail_waiting', 'Messages that wait to be sent', ['channel']),
    mailOldest: gauge('mail_oldest_seconds', 'How long the oldest message that is due has waited', [
      'channel',
    ]),
    mailGivenUp: gauge('mail_given_up', 'Messages that were given up in the last 24 hours', [
      'channel',
    ]),
    backup: gauge(
      'backup_last_success_timestamp_seconds',
      'When the last backup was complete; 0 for never',
    ),
    diskFree: gauge('disk_free_bytes', 'Free space where DATA_DIR is'),
    processes: gauge('processes', 'Servers that were seen in the last three minutes'),
    cacheHits: counter('page_cache_hits_total', 'Answers from the cache', ['cache']),
    cacheMisses: counter('page_cache_misses_total', 'Answers that were made anew', ['cache']),
    cacheEntries: gauge('page_cache_entries', 'Answers in the cache', ['cache']),
    cacheBytes: gauge('page_cache_bytes', 'Their size', ['cache']),
  };
}
