import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.js';
import { receiveTelemetry, type ReceivedMetric, type TelemetryReceiver } from '../../test/telemetry-receiver.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import { startMetricsExport } from './metrics-export.js';
import { measureMetrics } from './read-metrics.js';

/** Metrics that change by themselves. */
const OF_THE_PROCESS = /^(nodejs|process)_/;

describe('the export of metrics', () => {
  let test: TestApp;
  let receiver: TelemetryReceiver;
  let text: string;

  beforeAll(async () => {
    receiver = await receiveTelemetry();
    test = await createTestApp(
      { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' },
      { own: true },
    );
    const telemetry = await startMetricsExport(test.config, new AppLogger(test.config), () => measureMetrics(test.app));
    await test.api.get('/api/health/live').expect(200);
    await measureMetrics(test.app);
    await telemetry.stop();
    text = await metrics.metrics();
  });
  afterAll(async () => {
    await test.close();
    await receiver.close();
  });

  /** Lines of the text for Prometheus that a received metric corresponds to. */
  function linesOf({ name, type, points }: ReceivedMetric): string[] {
    const line = (suffix: string, labels: Record<string, string>, value: number): string => {
      const written = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
      return `${name}${suffix}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`;
    };
    return points.flatMap(({ labels, value, histogram }) => {
      if (type !== 'histogram' || !histogram) return [line('', labels, value ?? NaN)];
      let total = 0;
      const buckets = histogram.counts.map((count, index) => {
        total += count;
        return line('_bucket', { le: String(histogram.boundaries[index] ?? '+Inf'), ...labels }, total);
      });
      return [...buckets, line('_sum', labels, histogram.sum), line('_count', labels, histogram.count)];
    });
  }

  it('contains the numbers of /metrics, and no others', () => {
    const own = (lines: string[]): string[] => lines.filter((line) => !OF_THE_PROCESS.test(line)).sort();
    const prometheus = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const received = receiver.metrics();
    expect(own(received.flatMap(linesOf))).toEqual(own(prometheus));
    expect(received.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['http_request_duration_seconds', 'queue_tasks', 'nodejs_eventloop_lag_seconds']),
    );
  });

  it('declares counters as sums that only grow', () => {
    const refused = receiver.metrics().find(({ name }) => name === 'http_calls_refused_total');
    expect(refused).toMatchObject({ type: 'sum', isMonotonic: true });
  });
});
