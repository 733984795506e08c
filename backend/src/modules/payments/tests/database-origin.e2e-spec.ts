import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { Secrets } from '../../../common/security/secrets.js';
import { DatabaseOrigin } from '../provider/database-origin.js';
import type { PaymentAlarms } from '../records/payment-alarms.js';
import { PaymentProviders } from '../provider/payment-providers.js';

describe('a database whose payments a provider holds', () => {
  let test: TestApp;
  let alarms: object[];
  let warnings: object[];
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    alarms = [];
    warnings = [];
    await test.dataSource.query(`DELETE FROM secrets WHERE name IN ('payment-origin', 'payment-timeline')`);
  });

  /** A process that starts on the database. */
  const start = (confirmed?: string, isPaused = false): DatabaseOrigin =>
    new DatabaseOrigin(
      test.dataSource,
      { paymentProvider: 'razorpay', PAYMENTS_CONFIRMED_COPY: confirmed, PAYMENTS_PAUSED: isPaused },
      new Secrets(test.dataSource),
      { raiseAlarm: (...alarm: object[]) => alarms.push(...alarm.slice(1)) } as unknown as PaymentAlarms,
      { warn: (line: object) => warnings.push(line) } as unknown as AppLogger,
    );
  /** The stored identity is that of the original: this database is its copy. */
  const copy = () => test.dataSource.query(`UPDATE secrets SET value = '"original-1"' WHERE name = 'payment-origin'`);

  it('may send requests from its first start on, and after each restart', async () => {
    expect(await start().isConfirmed()).toBe(true);
    expect(await start().isConfirmed()).toBe(true);
    expect(alarms).toEqual([]);
  });

  it('may send none as a restored copy, and raises an alarm with its identity at the start', async () => {
    await start().isConfirmed();
    await copy();
    const process = start();
    await process.onApplicationBootstrap();
    expect(await process.isConfirmed()).toBe(false);
    expect(alarms).toEqual([{ origin: expect.stringMatching(/^\d+-\d+$/) }]);
    expect(await start('another-1').isConfirmed()).toBe(false);
  });

  it('may send requests as a copy that the operator confirmed, from then on also without the setting', async () => {
    await start().isConfirmed();
    await copy();
    const process = start();
    await process.isConfirmed();
    const { origin } = alarms[0] as { origin: string };
    expect(await start(origin).isConfirmed()).toBe(true);
    expect(await start().isConfirmed()).toBe(true);
  });

  it('may send none while payments are paused, also as the original, and raises an alarm at the start', async () => {
    const paused = start(undefined, true);
    await paused.onApplicationBootstrap();
    expect(await paused.isConfirmed()).toBe(false);
    expect(alarms).toEqual([{}]);
    expect(await start().isConfirmed()).toBe(true);
  });

  it('raises one alarm after a standby was promoted or the database recovered, and may send requests', async () => {
    await start().onApplicationBootstrap();
    expect(alarms).toEqual([]);
    await test.dataSource.query(`UPDATE secrets SET value = '"0000000F"' WHERE name = 'payment-timeline'`);
    const promoted = start();
    await promoted.onApplicationBootstrap();
    await start().onApplicationBootstrap();
    expect(alarms).toEqual([{ former: '0000000F', current: expect.stringMatching(/^[0-9A-F]{8}$/) }]);
    expect(await promoted.isConfirmed()).toBe(true);
  });

  it.each(['42501', '42883', '0A000'])(
    'may send requests where the service does not permit to read the log of PostgreSQL (%s), with a warning',
    async (code) => {
      const query = test.dataSource.query.bind(test.dataSource);
      const refused = jest.spyOn(test.dataSource, 'query').mockImplementation((...statement) => {
        if (statement[0].includes('pg_current_wal_lsn'))
          return Promise.reject(Object.assign(new Error('refused'), { code }));
        return query(...statement);
      });
      const process = start();
      await process.onApplicationBootstrap();
      expect(await process.isConfirmed()).toBe(true);
      refused.mockRestore();
      expect({ alarms, warnings }).toEqual({ alarms: [], warnings: [{ event: 'payments.timeline-unreadable' }] });
    },
  );

  it('is asked before each request that changes something at the configured provider', async () => {
    const config = {
      ...{ paymentProvider: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' },
      ...{ RAZORPAY_URL: 'http://127.0.0.1:9', RAZORPAY_WEBHOOK_SECRETS: [], RAZORPAY_DEPOSIT_RUPEES: 0 },
    };
    const providers = new PaymentProviders(config as never, {} as never, { isConfirmed: async () => false } as never);
    await expect(providers.current.extendHold('trf_1', new Date())).rejects.toThrow(/a copy that no operator/);
  });

  it.each([
    [false, true],
    [true, false],
  ])('offers no new payments while they are paused, and finds existing ones (paused: %s)', (isPaused, isOffered) => {
    const config = {
      ...{ paymentProvider: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' },
      ...{ RAZORPAY_WEBHOOK_SECRETS: [], RAZORPAY_DEPOSIT_RUPEES: 0, PAYMENTS_PAUSED: isPaused },
    };
    const providers = new PaymentProviders(config as never, {} as never, {} as never);
    expect(providers).toMatchObject({ isConfigured: true, isOffered, partner: 'Razorpay' });
    expect(providers.find(providers.current.name)).toBe(providers.current);
  });
});
