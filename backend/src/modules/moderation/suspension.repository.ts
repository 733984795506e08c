import { Injectable } from '@nestjs/common';
import type { SuspendUser } from '@nukkad/contract/accounts/suspensions';
import type { EntityManager } from 'typeorm';

/** SQL: the suspension `s` runs. */
export const IS_RUNNING = `s.lifted_at IS NULL AND s.ends_at > clock_timestamp()`;

/** A suspension that began. */
export interface StartedSuspension {
  id: string;
  endsAt: Date;
}

/** A suspension with an appeal of its account. */
export interface Appealed {
  userId: string;
  suspendedBy: string | null;
}

/** SQL: lifting a suspension accepts its pending appeal. */
const APPEAL_UPHELD = `decided_at = CASE WHEN appeal_state = 'open' THEN clock_timestamp() ELSE decided_at END,
  decided_by = CASE WHEN appeal_state = 'open' THEN $2 ELSE decided_by END,
  appeal_state = CASE WHEN appeal_state = 'open' THEN 'upheld' ELSE appeal_state END`;

/** Writes suspensions and appeals against them. */
@Injectable()
export class SuspensionRepository {
  /** Inserts a suspension; returns null when one is already active. */
  async insert(
    tx: EntityManager,
    { userId, by, reason, text, days }: SuspendUser & { userId: string; by: string },
  ): Promise<StartedSuspension | null> {
    await tx.query(
      `UPDATE suspensions SET lifted_at = ends_at
       WHERE user_id = $1 AND lifted_at IS NULL AND ends_at <= clock_timestamp()`,
      [userId],
    );
    const rows: StartedSuspension[] = await tx.query(
      // whole milliseconds, as the account has its end
      `INSERT INTO suspensions (user_id, suspended_by, reason, text, starts_at, ends_at)
       SELECT $1, $2, $3, $4, now.at, now.at + make_interval(days => $5)
       FROM (SELECT date_trunc('milliseconds', clock_timestamp()) AS at) now
       ON CONFLICT (user_id) WHERE lifted_at IS NULL DO NOTHING RETURNING id, ends_at AS "endsAt"`,
      [userId, by, reason, text, days],
    );
    return rows[0] ?? null;
  }

  /** Ends the active suspension of an account; returns its id, null without one. */
  async liftRunning(tx: EntityManager, userId: string, by: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE suspensions s SET lifted_at = clock_timestamp(), lifted_by = $2, ${APPEAL_UPHELD}
       WHERE s.user_id = $1 AND ${IS_RUNNING} RETURNING s.id`,
      [userId, by],
    );
    return rows[0]?.id ?? null;
  }

  /** Ends the suspension `id`; false when it was over. */
  async lift(tx: EntityManager, id: string, by: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE suspensions s SET lifted_at = clock_timestamp(), lifted_by = $2 WHERE s.id = $1 AND ${IS_RUNNING}`,
      [id, by],
    );
    return count === 1;
  }

  /** Stores the account's appeal against its suspension; returns its id, null when it has appealed before. */
  async appeal(tx: EntityManager, userId: string, text: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE suspensions s SET appeal_text = $2, appealed_at = clock_timestamp(), appeal_state = 'open'
       WHERE s.user_id = $1 AND ${IS_RUNNING} AND s.appealed_at IS NULL RETURNING s.id`,
      [userId, text],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns the suspension `id`, if its account has appealed. */
  async findAppealed(tx: EntityManager, id: string): Promise<Appealed | null> {
    const rows: Appealed[] = await tx.query(
      `SELECT user_id AS "userId", suspended_by AS "suspendedBy" FROM suspensions
       WHERE id = $1 AND appealed_at IS NOT NULL`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Decides an appeal that is open; false when it was decided before. */
  async decideAppeal(
    tx: EntityManager,
    id: string,
    { by, upheld, note }: { by: string; upheld: boolean; note: string },
  ): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE suspensions SET appeal_state = $2, decided_by = $3, decision_note = $4, decided_at = clock_timestamp()
       WHERE id = $1 AND appeal_state = 'open'`,
      [id, upheld ? 'upheld' : 'rejected', by, note],
    );
    return count === 1;
  }
}
