import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppLogger } from '../common/observability/app-logger.js';
import { recordSpans } from '../common/observability/tracing.js';
import type { AppConfig } from '../config/environment.js';
import { SpanRecording } from './span-recording.js';

/** Divisor of the shutdown timeout: the part in which the last spans are sent. */
const FLUSH_PART = 4;
/** Minimum time between two entries of the log about exports that failed, in milliseconds. */
const REPORT_EVERY_MS = 60_000;

/** Loads the packages, which a process without an endpoint does not need. */
const loadPackages = async () => {
  const [api, hooks, core, resources, sdk, exporters] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, hooks, core, resources, sdk, exporters };
};

type Packages = Awaited<ReturnType<typeof loadPackages>>;
type SpanExporter = InstanceType<Packages['sdk']['InMemorySpanExporter']>;

/** The export of this process. */
export interface Telemetry {
  /** Sends what is recorded, within a part of the shutdown timeout, and records nothing more. */
  stop(): Promise<void>;
}

/** Returns `exporter`, whose failures the log names once a minute. */
function reported<T extends Pick<SpanExporter, 'export'>>(exporter: T, logger: AppLogger): T {
  const send = exporter.export.bind(exporter);
  let reportedAt = -Infinity;
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.error && performance.now() - reportedAt >= REPORT_EVERY_MS) {
        reportedAt = performance.now();
        logger.warn({ event: 'telemetry.failed', reason: result.error.message });
      }
      done(result);
    });
  return exporter;
}

/** Describes this process. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. */
function describeProcess({ resources }: Packages, { ROLE, REGION_ID }: AppConfig) {
  return resources
    .resourceFromAttributes({
      'service.name': 'nukkad',
      'service.instance.id': randomUUID(),
      'nukkad.role': ROLE,
      ...(REGION_ID === undefined ? {} : { 'nukkad.region': REGION_ID }),
    })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
}

/**
 * Starts the export to the configured endpoint. Spans wait in a queue of limited size, so that an endpoint that is slow or down
 * delays nothing; spans that do not fit are lost. Without an endpoint, nothing is loaded.
 */
export async function startTelemetry(config: AppConfig, logger: AppLogger): Promise<Telemetry> {
  if (config.tracesUrl === null) return { stop: async () => undefined };
  const packages = await loadPackages();
  const { api, hooks, core, sdk, exporters } = packages;
  const exporter = reported(
    new exporters.OTLPTraceExporter({ url: config.tracesUrl, timeoutMillis: config.OTEL_EXPORTER_OTLP_TIMEOUT }),
    logger,
  );
  const provider = new sdk.BasicTracerProvider({
    resource: describeProcess(packages, config),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const contexts = new hooks.AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer('nukkad');
  recordSpans(new SpanRecording({ api, tracer, contexts, propagator: new core.W3CTraceContextPropagator() }));
  return {
    stop: async () => {
      recordSpans(null);
      const timer = new AbortController();
      const late = sleep(config.SHUTDOWN_GRACE_MS / FLUSH_PART, undefined, { signal: timer.signal }).catch(
        () => undefined,
      );
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      timer.abort();
      contexts.disable();
    },
  };
}
