import type { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import type { AppConfig } from '../config/environment.js';
import { RegistryProducer } from './registry-producer.js';
import { describeProcess, reportFailures, sendWithin, type Telemetry } from './telemetry.js';

/** Loads the packages, which a process without an endpoint does not need. */
const loadPackages = async () => {
  const [api, resources, metricsSdk, exporters] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  return { api, resources, metricsSdk, exporters };
};

/**
 * Sends the metrics of this process at intervals, and once more at its end, where an endpoint is configured. They are those of
 * `/metrics`: the registry counts, and OpenTelemetry reads it. `measure` updates the gauges that are measured when they are read.
 */
export async function startMetricsExport(
  config: AppConfig,
  logger: AppLogger,
  measure: () => Promise<void>,
): Promise<Telemetry> {
  if (config.metricsUrl === null) return { stop: async () => undefined };
  const { api, resources, metricsSdk, exporters } = await loadPackages();
  let isStopping = false;
  // the database is closed before the last export
  const measureWhileRunning = async (): Promise<void> => (isStopping ? undefined : measure());
  const reader = new metricsSdk.PeriodicExportingMetricReader({
    exporter: reportFailures(
      new exporters.OTLPMetricExporter({ url: config.metricsUrl, timeoutMillis: config.OTEL_EXPORTER_OTLP_TIMEOUT }),
      logger,
    ),
    exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
    metricProducers: [new RegistryProducer(metrics, measureWhileRunning, { api, resources, metricsSdk })],
  });
  const provider = new metricsSdk.MeterProvider({ resource: describeProcess(resources, config), readers: [reader] });
  return {
    stop: async () => {
      isStopping = true;
      await sendWithin(config, provider.shutdown());
    },
  };
}
