import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { createMetrics } from './metrics';

const root = path.join(__dirname, '../..');
const page = readFileSync(path.join(root, 'docs/alerts.md'), 'utf8');
const rules = readFileSync(path.join(root, 'deploy/prometheus-alerts.yaml'), 'utf8');

/** Of Prometheus itself and of its blackbox exporter. */
const OF_OTHERS = ['up', 'probe_ssl_earliest_cert_expiry'];
const NAMES = /\b(?:site|nodejs|probe|process)_[a-z0-9_]+\b|\bup\b(?=\{)/g;
/** What a histogram is read by. */
const PARTS = /_(bucket|sum|count)$/;

/** The rows of the table: name, expression and for how long. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`') && !line.startsWith('| Alert'))
  .map((line) => {
    const [, name = '', expr = '', wait = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return {
      name: name.replace(/,.*/, ''),
      isUrgent: name.includes('**now**'),
      expr: expr.replace(/^`|`$/g, ''),
      wait: wait.replace(/ (min|h)$/, (unit) => unit.trim().slice(0, 1)),
    };
  });

const ruleOf = (name: string) => {
  const start = rules.indexOf(`- alert: ${name}\n`);
  return rules.slice(start, rules.indexOf('- alert:', start + 1));
};

test('lists alerts of which every metric is exported', () => {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  const exported = registry.getMetricsAsArray().map(({ name }) => name);
  expect(rows.length).toBeGreaterThan(10);
  const used = rows.flatMap(({ expr }) => expr.match(NAMES) ?? []);
  const isKnown = (name: string) =>
    [...exported, ...OF_OTHERS].some((each) => each === name || each === name.replace(PARTS, ''));
  expect(used.filter((name) => !isKnown(name))).toEqual([]);
  for (const { name, expr } of rows)
    expect([name, expr.match(NAMES)?.length ?? 0]).not.toContain(0);
});

test.each(rows)('has the rule of $name ready for Prometheus', ({ name, expr, wait, isUrgent }) => {
  const rule = ruleOf(name);
  expect(rule).toContain(`expr: ${expr}\n`);
  expect(rule).toContain(`for: ${wait}\n`);
  expect(rule).toContain(`severity: ${isUrgent ? 'page' : 'ticket'}\n`);
});

test('has no rule that the page does not explain', () => {
  const ready = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(ready).toEqual(rows.map(({ name }) => name));
});
