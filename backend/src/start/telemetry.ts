import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportResult } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
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

/** An exporter of spans or of metrics. */
interface Exporter {
  export(items: never, done: (result: ExportResult) => void): void;
}

/** A running export. */
export interface Telemetry {
  /** Sends what is recorded, within a part of the shutdown timeout, and ends the export. */
  stop(): Promise<void>;
}

/** Makes the log name failures of `exporter`, once a minute; returns it. */
export function reportFailures<T extends Exporter>(exporter: T, logger: AppLogger): T {
  const send = exporter.export.bind(exporter);
  let reportedAt = -Infinity;
  const sendAndReport: Exporter['export'] = (items, done) =>
    send(items, (result) => {
      if (result.error && performance.now() - reportedAt >= REPORT_EVERY_MS) {
        reportedAt = performance.now();
        logger.warn({ event: 'telemetry.failed', reason: result.error.message });
      }
      done(result);
    });
  return Object.assign(exporter, { export: sendAndReport });
}

/** Describes this process. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. */
export function describeProcess(
  resources: typeof import('@opentelemetry/resources'),
  { ROLE, REGION_ID }: AppConfig,
): Resource {
  return resources
    .resourceFromAttributes({
      'service.name': 'nukkad',
      'service.instance.id': randomUUID(),
      'nukkad.role': ROLE,
      ...(REGION_ID === undefined ? {} : { 'nukkad.region': REGION_ID }),
    })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }));
}

/** Waits for `sending`, at most for a part of the shutdown timeout. */
export async function sendWithin(config: AppConfig, sending: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = sleep(config.SHUTDOWN_GRACE_MS / FLUSH_PART, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([sending.catch(() => undefined), late]);
  timer.abort();
}

/**
 * Starts the export of spans to the configured endpoint. They wait in a queue of limited size, so that an endpoint that is slow or down
 * delays nothing; those that do not fit are lost. Without an endpoint, nothing is loaded.
 */
export async function startTracesExport(config: AppConfig, logger: AppLogger): Promise<Telemetry> {
  if (config.tracesUrl === null) return { stop: async () => undefined };
  const packages = await loadPackages();
  const { api, hooks, core, sdk, exporters } = packages;
  const exporter = reportFailures(
    new exporters.OTLPTraceExporter({ url: config.tracesUrl, timeoutMillis: config.OTEL_EXPORTER_OTLP_TIMEOUT }),
    logger,
  );
  const provider = new sdk.BasicTracerProvider({
    resource: describeProcess(packages.resources, config),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const contexts = new hooks.AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer('nukkad');
  recordSpans(new SpanRecording({ api, tracer, contexts, propagator: new core.W3CTraceContextPropagator() }));
  return {
    stop: async () => {
      recordSpans(null);
      await sendWithin(config, provider.shutdown());
      contexts.disable();
    },
  };
}
