import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { receiveTelemetry, type TelemetryReceiver } from '../../test/telemetry-receiver.js';
import { until } from '../../test/until.js';
import { AppLogger } from '../common/observability/app-logger.js';
import {
  callProvider,
  currentTraceparent,
  traced,
  traceHeaders,
  traceStatement,
} from '../common/observability/tracing.js';
import { type AppConfig, readConfig } from '../config/environment.js';
import { startTracesExport, type Telemetry } from './telemetry.js';

/** A batch that is being sent, the queue of spans behind it, and spans that do not fit into it. */
const BATCH_SIZE = 512;
const QUEUE_SIZE = 2048;
const BEYOND = 500;

describe('the export of spans', () => {
  const receivers: TelemetryReceiver[] = [];
  const running: Telemetry[] = [];
  afterEach(async () => {
    for (const telemetry of running.splice(0)) await telemetry.stop();
    for (const receiver of receivers.splice(0)) await receiver.close();
    jest.restoreAllMocks();
  });

  const configOf = (environment: Record<string, string>): AppConfig =>
    readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad', ...environment });

  async function start(environment: Record<string, string>): Promise<Telemetry> {
    const config = configOf(environment);
    const telemetry = await startTracesExport(config, new AppLogger(config));
    running.push(telemetry);
    return telemetry;
  }

  async function receive(options?: Parameters<typeof receiveTelemetry>[0]): Promise<TelemetryReceiver> {
    const receiver = await receiveTelemetry(options);
    receivers.push(receiver);
    return receiver;
  }

  const task = (parent: string | null = null) =>
    ({ name: 'task test', kind: 'consumer', attributes: {}, parent }) as const;

  it('records nothing without an endpoint', async () => {
    await start({});
    await traced(task(), async () => {
      expect(currentTraceparent()).toBeNull();
      expect(traceHeaders()).toEqual({});
    });
  });

  it('gives called services the span of the call as the parent', async () => {
    const receiver = await receive();
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    const given = await traced(task(), () => callProvider('payments', 'GET', async () => traceHeaders()));
    await telemetry.stop();
    const call = receiver.spans().find(({ name }) => name === 'payments GET');
    expect(given).toEqual({ traceparent: `00-${call?.traceId}-${call?.spanId}-01` });
  });

  it('names the class of an error without its message', async () => {
    const receiver = await receive();
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    const run = traced(task(), () =>
      callProvider('mail', 'send', () => Promise.reject(new RangeError('asha@example.test is refused'))),
    );
    await expect(run).rejects.toThrow('asha@example.test');
    await telemetry.stop();
    for (const span of receiver.spans()) {
      expect(span).toMatchObject({ failed: true, attributes: { 'error.type': 'RangeError' } });
    }
    expect(receiver.bodies.map(({ body }) => body).join('')).not.toContain('asha');
  });

  it('contains no text of a statement without parameters, and no statement outside of an operation', async () => {
    const receiver = await receive();
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    await traceStatement('SELECT 1', true, () => Promise.resolve());
    await traced(task(), async () => {
      await traceStatement(`  SELECT 'Asha'`, false, () => Promise.resolve());
      await traceStatement('DELETE FROM users WHERE id = $1', true, () => Promise.resolve());
    });
    await telemetry.stop();
    const statements = receiver.spans().filter(({ attributes }) => attributes['db.system.name'] !== undefined);
    expect(statements.map(({ name, attributes }) => [name, attributes['db.query.text']])).toEqual([
      ['SELECT', undefined],
      ['DELETE', 'DELETE FROM users WHERE id = $1'],
    ]);
  });

  it('begins a trace of its own after an invalid header', async () => {
    const receiver = await receive();
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    await traced(task('asha@example.test'), async () => undefined);
    await telemetry.stop();
    expect(receiver.spans()).toEqual([expect.objectContaining({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })]);
    expect(receiver.spans()[0]?.parentSpanId).toBeFalsy();
  });

  describe('of a call from outside', () => {
    const call = { name: 'GET', kind: 'server', attributes: {}, parent: null } as const;
    const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    afterEach(() => {
      delete process.env['OTEL_TRACES_SAMPLER'];
    });

    /** Returns the spans of calls with these flags of their callers, while `sampler` decides. */
    async function record(sampler: string, flags: readonly string[]): Promise<object[]> {
      process.env['OTEL_TRACES_SAMPLER'] = sampler; // read by the packages
      const receiver = await receive();
      const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
      for (const flag of flags) {
        await traced({ ...call, caller: `00-${traceId}-${spanId}-${flag}` }, () =>
          traceStatement('SELECT 1', true, () => Promise.resolve()),
        );
      }
      await telemetry.stop();
      return receiver.spans();
    }

    it('samples by the own rule, whatever the caller demands', async () => {
      expect(await record('parentbased_always_off', ['01', '00'])).toEqual([]);
      expect(await record('parentbased_always_on', ['01', '00'])).toHaveLength(4);
    });

    it('begins a trace for each call, with a link to the caller', async () => {
      const calls = (await record('always_on', ['01', '00'])).filter((span) => 'name' in span && span.name === 'GET');
      expect(calls).toEqual(
        [0, 1].map(() => expect.objectContaining({ links: [expect.objectContaining({ traceId, spanId })] })),
      );
      expect(new Set(calls.map((span) => (span as { traceId: string }).traceId)).add(traceId).size).toBe(3);
    });

    it('has no link to a caller with an invalid header', async () => {
      const receiver = await receive();
      const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
      await traced({ ...call, caller: 'asha@example.test' }, async () => undefined);
      await telemetry.stop();
      expect(receiver.spans()).toEqual([expect.objectContaining({ links: [] })]);
      expect(receiver.bodies.map(({ body }) => body).join('')).not.toContain('asha');
    });
  });

  it('drops the spans that do not fit into its queue', async () => {
    const receiver = await receive();
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    await Promise.all(
      Array.from({ length: BATCH_SIZE + QUEUE_SIZE + BEYOND }, () => traced(task(), () => Promise.resolve())),
    );
    await telemetry.stop();
    expect(receiver.spans()).toHaveLength(BATCH_SIZE + QUEUE_SIZE);
  });

  it('stops while the endpoint does not answer', async () => {
    const warn = jest.spyOn(AppLogger.prototype, 'warn').mockReturnValue();
    const receiver = await receive({ silent: true });
    const telemetry = await start({
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_TIMEOUT: '1500', SHUTDOWN_GRACE_MS: '800' },
    });
    await traced(task(), async () => undefined);
    await telemetry.stop();
    expect(receiver.requests()).toBe(1);
    expect(warn).not.toHaveBeenCalled(); // the export still waits
    expect(await until(() => warn.mock.calls.length === 1)).toBe(true); // it ends by its own limit
  });

  it('logs once that the endpoint refuses what is sent', async () => {
    const warn = jest.spyOn(AppLogger.prototype, 'warn').mockReturnValue();
    const receiver = await receive({ status: 400 });
    const telemetry = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SHUTDOWN_GRACE_MS: '20000' });
    await Promise.all(Array.from({ length: QUEUE_SIZE }, () => traced(task(), () => Promise.resolve())));
    await telemetry.stop();
    expect(receiver.requests()).toBeGreaterThan(1);
    expect(warn.mock.calls).toEqual([[{ event: 'telemetry.failed', reason: expect.any(String) }]]);
  });
});
