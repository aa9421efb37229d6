import fp from 'fastify-plugin';
import type { Config } from '../config';

/** What sending traces needs and nothing else does: 44 MB that are not installed by themselves (ADR 66). */
export const TRACE_PACKAGES = {
  '@fastify/otel': '^0.21.2',
  '@opentelemetry/api': '~1.9.1',
  '@opentelemetry/exporter-trace-otlp-http': '^0.222.0',
  '@opentelemetry/resources': '^2.12.1',
  '@opentelemetry/sdk-trace-node': '^2.12.1',
} as const;

const INSTALL = `npm install --no-save --no-package-lock --save-prod --omit=dev ${Object.entries(
  TRACE_PACKAGES,
)
  .map(([name, version]) => `${name}@${version}`)
  .join(' ')}`;

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND');

/** Sends traces by OpenTelemetry where OTEL_EXPORTER_OTLP_ENDPOINT is set; else nothing of it is loaded. */
export const openTelemetryPlugin = fp<{ config: Config; load?: typeof loadExport }>(
  async (app, { config, load = loadExport }) => {
    const { tracesUrl, productSlug } = config;
    if (tracesUrl === null) return;
    try {
      const { exportTraces } = await load();
      exportTraces(app, tracesUrl, process.env['OTEL_SERVICE_NAME'] ?? productSlug);
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new Error(
        `OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages that send traces are not installed. Run: ${INSTALL}`,
        { cause: error },
      );
    }
  },
  { name: 'openTelemetry' },
);

function loadExport() {
  return import('../observe/exportTraces');
}
