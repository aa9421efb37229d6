import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { KindReport, LoadReport } from './loadGenerator';

const toMs = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1).padStart(8);

const requestsOf = ({ statuses }: KindReport): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);

const row = (kind: string, reports: KindReport[], seconds: number): string => {
  const times = createHistogram();
  const statuses = new Map<number, number>();
  for (const report of reports) {
    times.add(report.times);
    for (const [status, count] of report.statuses) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
  }
  const count = reports.reduce((sum, report) => sum + requestsOf(report), 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  const retried = reports.reduce((sum, report) => sum + report.retried, 0);
  const percentiles = [50, 95, 99].map((percent) => toMs(times.percentile(percent))).join('');
  const by = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  return `${kind.padEnd(22)}${(count / seconds).toFixed(1).padStart(9)}${percentiles}${toMs(times.max)}${String(failed).padStart(8)}${String(retried).padStart(9)}  ${by.join(', ')}`;
};

/** Prints requests a second, milliseconds and failures of each kind and of all; returns how many failed. */
export function showReport(title: string, report: LoadReport, seconds: number): number {
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(22)}${'a second'.padStart(9)}${['p50 ms', 'p95 ms', 'p99 ms', 'max ms'].map((name) => name.padStart(8)).join('')}${'failed'.padStart(8)}${'retried'.padStart(9)}  by status`,
  );
  const kinds = [...report].sort(([a], [b]) => a.localeCompare(b));
  for (const [kind, own] of kinds) console.log(row(kind, [own], seconds));
  console.log(
    row(
      'all',
      kinds.map(([, own]) => own),
      seconds,
    ),
  );
  return kinds.reduce((sum, [, { failed }]) => sum + failed, 0);
}

/** Prints for each second in how many milliseconds 50 and 99 in 100 of the requests were answered that were due in it. */
export function showSeconds(bySecond: RecordableHistogram[]): void {
  console.log('\nsecond   p50 ms  p99 ms  max ms');
  for (const [second, times] of bySecond.entries()) {
    const values = [times.percentile(50), times.percentile(99), times.max];
    console.log(`${String(second).padStart(6)} ${values.map(toMs).join('')}`);
  }
}

/** How many were answered a second. */
export const rateOf = (report: LoadReport, seconds: number): number =>
  [...report.values()].reduce((sum, own) => sum + requestsOf(own), 0) / seconds;
