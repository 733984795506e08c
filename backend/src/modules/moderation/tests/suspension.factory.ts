import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { SuspensionEntity } from '../entities/suspension.entity.js';

const DAY_MS = 86_400_000;

/** A request body of staff for a suspension. */
export const SUSPEND = { reason: 'fraud', text: 'The shop does not exist.', days: 7 } as const;

/** The moment so many days from now; negative for the past. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Stores a suspension, by default of a week, and updates its account. */
export async function saveSuspension(
  dataSource: DataSource,
  fields: Partial<SuspensionEntity> & { userId: string },
): Promise<SuspensionEntity> {
  const saved = await insertRow(dataSource.getRepository(SuspensionEntity), {
    reason: SUSPEND.reason,
    text: SUSPEND.text,
    startsAt: inDays(-1),
    endsAt: inDays(6),
    ...fields,
  });
  await dataSource.query(`UPDATE users SET suspended_until = $2 WHERE id = $1`, [
    saved.userId,
    saved.liftedAt ? null : saved.endsAt,
  ]);
  return saved;
}

/** Expires the suspension of an account. */
export async function endNow(dataSource: DataSource, userId: string): Promise<void> {
  await dataSource.query(
    `UPDATE suspensions SET starts_at = starts_at - interval '400 days', ends_at = clock_timestamp()
     WHERE user_id = $1 AND lifted_at IS NULL`,
    [userId],
  );
  await dataSource.query(`UPDATE users SET suspended_until = clock_timestamp() WHERE id = $1`, [userId]);
}

/** Returns the bell notices of an account, oldest first. */
export async function noticesTo(dataSource: DataSource, userId: string): Promise<string[]> {
  const rows: { text: string }[] = await dataSource.query(
    `SELECT text FROM notifications WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
  return rows.map(({ text }) => text.replace('moderation:notice.', ''));
}

/** Returns the actions of a staff account in the audit log, oldest first. */
export const recordedOf = (dataSource: DataSource, actorId: string): Promise<unknown> =>
  dataSource.query(
    `SELECT action, subject_kind AS kind, subject_id AS id, detail FROM audit_entries WHERE actor_id = $1 ORDER BY at, id`,
    [actorId],
  );
