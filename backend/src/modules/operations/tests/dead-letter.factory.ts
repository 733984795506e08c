import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../../test/app.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import type { OutboxEntity } from '../../../common/queue/entities/outbox.entity.js';

/** Stores a dead letter, by default a new one; returns its id. */
export async function saveDeadLetter(dataSource: DataSource, fields: Partial<OutboxEntity> = {}): Promise<string> {
  const row = {
    id: randomUUID(),
    task: 'jobs.expire-nothing',
    queue: 'default',
    payload: {},
    attempts: 12,
    relays: 12,
    doneAt: new Date(),
    outcome: 'failed: too many attempts, the last one: TypeError',
    ...fields,
  };
  await dataSource.query(
    `INSERT INTO outbox (id, task, queue, payload, attempts, relays, done_at, outcome, lease_until)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9)`,
    [
      ...[row.id, row.task, row.queue, JSON.stringify(row.payload), row.attempts, row.relays, row.doneAt, row.outcome],
      fields.leaseUntil ?? null,
    ],
  );
  return row.id;
}

/** Creates a staff account. */
export const staff = (test: TestApp): Promise<Person> => employer(test, { staffRole: 'support' });
