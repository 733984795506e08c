import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueueState } from '@nukkad/contract/platform/operations';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { QUEUES } from '../../../common/queue/queues.js';
import type { Person } from '../../jobs/tests/people.js';
import { saveDeadLetter, staff } from './dead-letter.factory.js';

const PATH = '/api/admin/queues';
const MINUTE_MS = 60_000;

describe('GET /api/admin/queues', () => {
  let test: TestApp;
  let me: Person;
  beforeAll(async () => {
    test = await createTestApp();
    me = await staff(test);
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM outbox'));

  const states = async (): Promise<QueueState[]> => (await me.get(PATH).expect(200)).body as QueueState[];
  const save = async (queue: string, minutesUntilDue: number, leaseMinutes?: number): Promise<void> => {
    const id = await saveDeadLetter(test.dataSource, { outcome: null, doneAt: null, attempts: 0 });
    const lease = leaseMinutes === undefined ? null : new Date(Date.now() + leaseMinutes * MINUTE_MS);
    await test.dataSource.query(`UPDATE outbox SET queue = $2, next_relay_at = $3, lease_until = $4 WHERE id = $1`, [
      ...[id, queue, new Date(Date.now() + minutesUntilDue * MINUTE_MS), lease],
    ]);
  };

  it('lists every queue of the product, the most urgent first, also empty ones', async () => {
    const empty = { waiting: 0, running: 0, overdueSeconds: null, deadLetters: 0 };
    expect(await states()).toEqual(QUEUES.map((queue) => ({ queue, ...empty })));
  });

  it('counts waiting tasks, running tasks and dead letters, and returns the age of the oldest due one', async () => {
    await save('expiry', 30);
    await save('expiry', -5);
    await save('expiry', -2);
    await save('notifications', -9, 1);
    await saveDeadLetter(test.dataSource, { queue: 'notifications' });
    const [, notifications, expiry] = await states();
    expect(notifications).toEqual({
      ...{ queue: 'notifications', waiting: 1, running: 1, overdueSeconds: null, deadLetters: 1 },
    });
    expect(expiry).toMatchObject({ queue: 'expiry', waiting: 3, running: 0, deadLetters: 0 });
    expect(expiry?.overdueSeconds).toBeGreaterThanOrEqual(300);
    expect(expiry?.overdueSeconds).toBeLessThan(360);
  });
});
