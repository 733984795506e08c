import { describe, expect, it } from '@jest/globals';
import * as api from '@opentelemetry/api';
import * as resources from '@opentelemetry/resources';
import * as metricsSdk from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RegistryProducer } from './registry-producer.js';

async function produce(registry: Registry, measure = async (): Promise<void> => undefined) {
  const producer = new RegistryProducer(registry, measure, { api, resources, metricsSdk });
  const { resourceMetrics } = await producer.collect();
  return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics);
}

describe('the producer of metrics', () => {
  it('separates the buckets of a histogram, in each series', async () => {
    const registry = new Registry();
    const duration = new Histogram({
      ...{ name: 'duration', help: 'h', labelNames: ['method'], buckets: [1, 5], registers: [registry] },
    });
    for (const [method, value] of [
      ['GET', 0.5],
      ['GET', 3],
      ['GET', 9],
      ['POST', 4],
    ] as const) {
      duration.observe({ method }, value);
    }
    const [metric] = await produce(registry);
    expect(metric?.dataPoints.map(({ attributes, value }) => ({ attributes, value }))).toEqual([
      {
        attributes: { method: 'GET' },
        value: { buckets: { boundaries: [1, 5], counts: [1, 1, 1] }, sum: 12.5, count: 3 },
      },
      {
        attributes: { method: 'POST' },
        value: { buckets: { boundaries: [1, 5], counts: [0, 1, 0] }, sum: 4, count: 1 },
      },
    ]);
  });

  it('counts from the start of the process, and adds the labels of the registry', async () => {
    const registry = new Registry();
    registry.setDefaultLabels({ region: 'ka' });
    new Counter({ name: 'calls', help: 'Calls', registers: [registry] }).inc(3);
    const [metric] = await produce(registry);
    expect(metric?.descriptor).toMatchObject({ name: 'calls', description: 'Calls' });
    const [point] = metric?.dataPoints ?? [];
    expect(point).toMatchObject({ value: 3, attributes: { region: 'ka' } });
    expect(point?.startTime[0]).toBe(Math.floor(performance.timeOrigin / 1000));
  });

  it('measures before it reads, and omits values that are not finite', async () => {
    const registry = new Registry();
    const lag = new Gauge({ name: 'lag', help: 'h', labelNames: ['replica'], registers: [registry] });
    lag.set({ replica: 'a' }, Infinity);
    const [metric] = await produce(registry, async () => lag.set({ replica: 'b' }, 2));
    expect(metric?.dataPoints).toEqual([expect.objectContaining({ attributes: { replica: 'b' }, value: 2 })]);
  });
});
