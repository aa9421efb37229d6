import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  trace,
  TraceFlags,
  type TextMapPropagator,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  RandomIdGenerator,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { currentTrace, inTrace } from './trace';
import { traceQueries } from './traceQueries';

/** Milliseconds; a collector that does not answer must not hold up the end of the server. */
const PATIENCE = 2_000;

/** Spans have the ids of the log. Which header of a request counts is decided there. */
const propagator: TextMapPropagator = {
  inject: () => undefined,
  extract(outer) {
    const now = currentTrace();
    if (!now?.parent) return outer;
    const traceFlags = now.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    const parent = { traceId: now.id, spanId: now.parent, traceFlags, isRemote: true };
    return trace.setSpanContext(outer, parent);
  },
  fields: () => [],
};

class OwnIds extends RandomIdGenerator {
  override generateTraceId = (): string => currentTrace()?.id ?? this.randomTraceId();
  private readonly randomTraceId = new RandomIdGenerator().generateTraceId;
}

/** Messages of errors can have the words of members in them. */
const withoutWords = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, { status: { value: { code: span.status.code } } }) as ReadableSpan;

/** Requests and queries, but not the steps of Fastify. */
class PlainSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.attributes['fastify.type'] === undefined) super.onEnd(withoutWords(span));
  }
}

/** Sends a span for each request and each query within it to a collector, until the server closes. */
export function exportTraces(app: FastifyInstance, url: string, service: string): void {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: PATIENCE });
  const provider = new NodeTracerProvider({
    idGenerator: new OwnIds(),
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new PlainSpans(exporter)],
  });
  provider.register({ propagator });
  const warn = () => inTrace(null, () => app.log.warn('traces could not be sent'));
  const quiet = () => undefined;
  const logger = { error: warn, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });

  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, { method, is404, routeOptions }) {
      const route = is404 ? 'unmatched' : (routeOptions.url ?? 'unmatched');
      // The path names people and what they look for.
      span.updateName(`${method} ${route}`).setAttribute('url.path', route);
    },
  });
  instrumentation.setTracerProvider(provider);
  const stopQueries = traceQueries(provider.getTracer('database'));
  void app.register(instrumentation.plugin());
  // The body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, next) => {
    context.with(request.opentelemetry().context ?? context.active(), next);
  });

  app.addHook('onClose', async () => {
    stopQueries();
    await provider.shutdown().catch(warn);
    trace.disable();
    context.disable();
    propagation.disable();
    diag.disable();
  });
}
