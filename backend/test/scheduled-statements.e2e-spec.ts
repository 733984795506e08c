import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { type FakeClamd, fakeClamd } from '../src/common/storage/tests/fake-clamd.js';
import { createTestApp, emptyDatabase, type TestApp } from './app.js';
import { ROUNDS } from './rounds/all-rounds.js';
import { findScans, StatementRecorder } from './scanned-tables.js';

/**
 * What scheduled jobs read whole, with the reason. The planner reads a table whole to test EXISTS in an expression while
 * the table is small, and by index otherwise.
 */
const PERMITTED: Readonly<Record<string, string>> = {
  'jobs.answers: application_events': 'EXISTS in an expression',
  'matching.standings: application_events': 'EXISTS in an expression',
  'payments.poll: payment_refunds': 'EXISTS in an expression',
  'payments.poll: payment_releases': 'EXISTS in an expression',
  'payments.poll-payouts: payment_payees': 'EXISTS in an expression',
  'rewards.check: users': 'EXISTS in an expression',
  'support.remind: users': 'EXISTS in an expression',
  'payments.poll-payouts: payment_payouts': 'a reward for each invited account at most',
  'housekeeping: outbox': 'once an hour; an index would cost every task',
  'interviews.ask-newcomers: interview_requests_once_broadcast': 'broadcasts that are waiting, three days at most',
  'interviews.ask-newcomers: jobs_open_point': 'by the distance from a broadcast in a large market',
  'saved-searches.tell: jobs_open_point': 'by the id of the job in a large market',
  'support.remind: support_requests_unanswered': 'requests that are waiting',
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
    expect(known.filter((scan) => !scans.has(scan))).toEqual([]);
  });
});
