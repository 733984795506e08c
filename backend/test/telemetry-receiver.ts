import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = string | number | boolean | undefined;

/** A received span. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  failed: boolean;
  links?: { traceId: string; spanId: string }[];
  attributes: Record<string, Value>;
}

interface EncodedAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
}

interface EncodedSpan extends Omit<ReceivedSpan, 'attributes' | 'failed'> {
  attributes: EncodedAttribute[];
  status: { code?: number };
}

interface EncodedTraces {
  resourceSpans: { resource: { attributes: EncodedAttribute[] }; scopeSpans: { spans: EncodedSpan[] }[] }[];
}

/** A received metric. */
export interface ReceivedMetric {
  name: string;
  type: 'gauge' | 'sum' | 'histogram';
  isMonotonic: boolean;
  points: {
    labels: Record<string, string>;
    value?: number;
    histogram?: { boundaries: number[]; counts: number[]; sum: number; count: number };
  }[];
}

interface EncodedPoint {
  attributes: EncodedAttribute[];
  asDouble?: number;
  explicitBounds?: number[];
  bucketCounts?: number[];
  sum?: number;
  count?: number;
}

interface EncodedMetric {
  name: string;
  gauge?: { dataPoints: EncodedPoint[] };
  sum?: { dataPoints: EncodedPoint[]; isMonotonic: boolean };
  histogram?: { dataPoints: EncodedPoint[] };
}

interface EncodedMetrics {
  resourceMetrics: { scopeMetrics: { metrics: EncodedMetric[] }[] }[];
}

function metricOf({ name, gauge, sum, histogram }: EncodedMetric): ReceivedMetric {
  const points = (gauge ?? sum ?? histogram)?.dataPoints ?? [];
  return {
    name,
    type: gauge ? 'gauge' : sum ? 'sum' : 'histogram',
    isMonotonic: sum?.isMonotonic ?? false,
    points: points.map(
      ({ attributes, asDouble, explicitBounds = [], bucketCounts = [], sum: total = 0, count = 0 }) => ({
        labels: attributesOf(attributes) as Record<string, string>,
        ...(histogram
          ? {
              histogram: {
                boundaries: explicitBounds,
                counts: bucketCounts.map(Number),
                sum: total,
                count: Number(count),
              },
            }
          : { value: Number(asDouble) }),
      }),
    ),
  };
}

/** Code of a span that failed. */
const ERROR = 2;

/** Returns attributes of the JSON encoding of OTLP by their names. */
const attributesOf = (attributes: EncodedAttribute[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue,
    ]),
  );

/** A collector of OpenTelemetry on loopback. */
export interface TelemetryReceiver {
  url: string;
  /** The received bodies in their order, with their paths. */
  bodies: { path: string; body: string }[];
  /** Returns the number of requests, with those that a silent receiver does not answer. */
  requests(): number;
  spans(): ReceivedSpan[];
  /** Returns the attributes of the processes that sent spans. */
  processes(): ReceivedSpan['attributes'][];
  /** Returns the metrics of the last export. */
  metrics(): ReceivedMetric[];
  close(): Promise<void>;
}

/** Starts a collector that answers with `status`; a silent one accepts requests and never answers. */
export async function receiveTelemetry({ silent = false, status = 200 } = {}): Promise<TelemetryReceiver> {
  const bodies: { path: string; body: string }[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    if (silent) return;
    void text(request).then((body) => {
      bodies.push({ path: request.url ?? '', body });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const traces = (): EncodedTraces['resourceSpans'] =>
    bodies
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body }) => (JSON.parse(body) as EncodedTraces).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    requests: () => requests,
    spans: () =>
      traces()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, status, ...span }) => ({
          ...span,
          attributes: attributesOf(attributes),
          failed: status.code === ERROR,
        })),
    processes: () => traces().map(({ resource }) => attributesOf(resource.attributes)),
    metrics: () => {
      const last = bodies.findLast(({ path }) => path === '/v1/metrics')?.body ?? '{"resourceMetrics":[]}';
      return (JSON.parse(last) as EncodedMetrics).resourceMetrics.flatMap(({ scopeMetrics }) =>
        scopeMetrics.flatMap(({ metrics }) => metrics.map(metricOf)),
      );
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
