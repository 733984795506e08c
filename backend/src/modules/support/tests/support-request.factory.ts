import { randomUUID } from 'node:crypto';
import type { SupportKind } from '@nukkad/contract/support/support';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../../test/app.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { newReference } from '../support-reference.js';

/** Returns the body that the chat sends. */
export const aForm = (fields: object = {}) => ({
  ...{ firstName: 'Asha', lastName: 'Rao', email: `asha-${randomUUID()}@example.com`, city: 'Bengaluru' },
  ...{ message: 'I cannot sign in.', ...fields },
});

interface Saved {
  kind?: SupportKind;
  status?: 'new' | 'open' | 'waiting' | 'solved';
  email?: string;
  message?: string;
  language?: string;
  userId?: string | null;
  /** Days since it came. */
  age?: number;
  /** Days until it is overdue. */
  dueIn?: number;
  /** Days since it was solved. */
  solvedFor?: number;
}

/** Stores a request; returns its id and its reference. */
export async function saveSupportRequest(
  dataSource: DataSource,
  fields: Saved = {},
): Promise<{ id: string; reference: string }> {
  const { kind = 'support', status = 'new', message = 'I cannot sign in.', language = 'en', userId = null } = fields;
  const rows: { id: string; reference: string }[] = await dataSource.query(
    `INSERT INTO support_requests (reference, kind, status, first_name, last_name, email, city, message, language, user_id,
       digest, created_at, due_at, solved_at)
     VALUES ($1, $2, $3, 'Asha', 'Rao', $4, 'Bengaluru', $5, $6, $7, $8,
       clock_timestamp() - make_interval(days => $9), clock_timestamp() + make_interval(days => $10),
       clock_timestamp() - make_interval(days => $11::int))
     RETURNING id, reference`,
    [
      ...[newReference(), kind, status, fields.email ?? `asha-${randomUUID()}@example.com`, message, language, userId],
      ...[randomUUID(), fields.age ?? 0, fields.dueIn ?? 1, fields.solvedFor ?? null],
    ],
  );
  return rows[0]!;
}

/** Creates a support account. */
export const supportStaff = (test: TestApp, firstName = 'Meena'): Promise<Person> =>
  employer(test, { staffRole: 'support', firstName, lastName: 'Iyer' });

/** Returns the audit log of a subject, oldest first. */
export const auditOf = async (dataSource: DataSource, subjectId: string): Promise<string[]> => {
  const rows: { action: string }[] = await dataSource.query(
    `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY at`,
    [subjectId],
  );
  return rows.map(({ action }) => action);
};
