import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { type FakeClamd, fakeClamd } from '../src/common/storage/tests/fake-clamd.js';
import { createTestApp, emptyDatabase, type TestApp } from './app.js';
import { ROUNDS } from './rounds/all-rounds.js';
import { findScans, StatementRecorder } from './scanned-tables.js';

/** Tables that scheduled jobs read whole, with the reason. */
const PERMITTED: Readonly<Record<string, string>> = {
  'payments.poll-payouts: payment_payouts': 'a reward for each invited account at most',
  'housekeeping: outbox': 'once an hour; an index would cost every task',
  'interviews.ask-newcomers: interview_requests': 'broadcasts that are waiting, three days at most',
  'interviews.ask-newcomers: jobs': 'by the distance from a broadcast in a large market',
  'saved-searches.tell: jobs': 'by the id of the job in a large market',
  'support.remind: support_requests': 'requests that are waiting',
};

describe('the statements of scheduled jobs', () => {
  const recorder = new StatementRecorder();
  let clamd: FakeClamd;
  let test: TestApp;
  beforeAll(async () => {
    clamd = await fakeClamd();
    test = await createTestApp({ AV_CLAMD: clamd.address }, { own: true });
  });
  afterAll(async () => {
    recorder.end();
    await test.close();
    await clamd.close();
  });

  it('read no growing table whole', async () => {
    const scans = new Map<string, string>();
    for (const [name, { arrange }] of Object.entries(ROUNDS)) {
      await emptyDatabase(test.dataSource);
      await arrange(test);
      const job = test.app.get(SchedulerRegistry).getCronJob(name);
      const statements = await recorder.record(async () => job.fireOnTick());
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        for (const scanned of await findScans(test.dataSource, statement))
          scans.set(`${name}: ${scanned}`, statement.sql);
      }
    }
    const known = Object.keys(PERMITTED);
    expect([...scans].filter(([scan]) => !known.includes(scan))).toEqual([]);
  });
});
