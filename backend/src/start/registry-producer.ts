import type { HrTime } from '@opentelemetry/api';
import type { CollectionResult, DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

const MS_PER_SECOND = 1000;
const NS_PER_MS = 1_000_000;

type Labels = Record<string, string | number | undefined>;
type Values = readonly MetricValueWithName<string>[];
/** A metric of the registry. */
type Registered = MetricObjectWithValues<MetricValueWithName<string>>;

const timeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / MS_PER_SECOND),
  Math.round((milliseconds % MS_PER_SECOND) * NS_PER_MS),
];

/** Counts of one series of a histogram. The registry adds up its buckets, OpenTelemetry does not. */
function histogramOf(values: Values): Histogram {
  const valueOf = (suffix: string): number => values.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
  const totals = values
    .filter(({ labels }) => labels['le'] !== undefined && labels['le'] !== '+Inf')
    .map(({ labels, value }) => ({ boundary: Number(labels['le']), value }))
    .sort((one, other) => one.boundary - other.boundary);
  const count = valueOf('_count');
  const cumulated = [...totals.map(({ value }) => value), count];
  return {
    buckets: {
      boundaries: totals.map(({ boundary }) => boundary),
      counts: cumulated.map((value, index) => value - (cumulated[index - 1] ?? 0)),
    },
    sum: valueOf('_sum'),
    count,
  };
}

/** Returns the labels of a series, without the boundary of its bucket. */
function attributesOf(labels: Labels): Record<string, string> {
  const series = Object.entries(labels).filter(([name, value]) => name !== 'le' && value !== undefined);
  return Object.fromEntries(series.map(([name, value]) => [name, String(value)]));
}

/** Returns the values of each series. */
function seriesOf(values: Values): { attributes: Record<string, string>; values: Values }[] {
  const groups = new Map<string, { attributes: Record<string, string>; values: Values[number][] }>();
  for (const value of values) {
    const attributes = attributesOf(value.labels);
    const key = JSON.stringify(attributes);
    const group = groups.get(key);
    if (group) group.values.push(value);
    else groups.set(key, { attributes, values: [value] });
  }
  return [...groups.values()];
}

/**
 * Produces the metrics of the registry for OpenTelemetry, so that both exports contain the same numbers. Values that are not finite
 * have no notation in the encoding of the exporter, and are omitted.
 */
export class RegistryProducer implements MetricProducer {
  /** `measure` updates what is measured only when it is read. */
  constructor(
    private readonly registry: Registry,
    private readonly measure: () => Promise<void>,
    private readonly packages: {
      api: typeof import('@opentelemetry/api');
      metricsSdk: typeof import('@opentelemetry/sdk-metrics');
      resources: typeof import('@opentelemetry/resources');
    },
  ) {}

  async collect(): Promise<CollectionResult> {
    await this.measure();
    const registered = (await this.registry.getMetricsAsJSON()) as Registered[];
    const times = { startTime: timeOf(performance.timeOrigin), endTime: timeOf(Date.now()) };
    const metrics = registered.map((metric) => this.convert(metric, times)).filter((metric) => metric !== null);
    return {
      resourceMetrics: {
        resource: this.packages.resources.emptyResource(),
        scopeMetrics: [{ scope: { name: 'nukkad' }, metrics }],
      },
      errors: [],
    };
  }

  private convert(metric: Registered, times: Pick<DataPoint<number>, 'startTime' | 'endTime'>): MetricData | null {
    const { AggregationTemporality, DataPointType } = this.packages.metricsSdk;
    const common = {
      descriptor: {
        name: metric.name,
        description: metric.help,
        unit: '',
        valueType: this.packages.api.ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    const series = seriesOf(metric.values.filter(({ value }) => Number.isFinite(value)));
    const numbers = (): DataPoint<number>[] =>
      series.map(({ attributes, values }) => ({ ...times, attributes, value: values[0]?.value ?? 0 }));
    // prom-client declares the types as numbers and returns their names
    switch (String(metric.type)) {
      case 'counter':
        return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers() };
      case 'gauge':
        return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: numbers() };
      case 'histogram': {
        const dataPoints = series.map(({ attributes, values }) => ({
          ...times,
          attributes,
          value: histogramOf(values),
        }));
        return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
      }
      default:
        return null; // the product has no summaries
    }
  }
}
