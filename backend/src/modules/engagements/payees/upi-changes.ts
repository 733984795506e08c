import { UPI_WAIT_HOURS } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UpiIds } from './upi-ids.js';

/** The UPI id of an account, as its owner and employers see it. */
export interface UpiState {
  /** The id that the account has stored. */
  upiId: string | null;
  /** The id that employers saw last. */
  trusted: string | null;
  /** Time from which employers see the stored id; null when they see it now, or when there is none. */
  usableFrom: Date | null;
}

interface StateRow {
  encrypted: string | null;
  previous: string | null;
  until: Date | null;
}

/**
 * Replacements of UPI ids. Employers see a replaced id after `UPI_WAIT_HOURS`. A removal counts as a replacement, and
 * several replacements in a row keep the id that employers saw last, so that neither shortens the time.
 */
@Injectable()
export class UpiChanges {
  constructor(private readonly upiIds: UpiIds) {}

  /** Changes of one account wait for each other until the end of the transaction. */
  async lock(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`upi-changes:${userId}`]);
  }

  async findState(manager: EntityManager, userId: string): Promise<UpiState> {
    const rows: StateRow[] = await manager.query(
      `SELECT p.upi_id_encrypted AS encrypted, c.previous_encrypted AS previous,
              c.changed_at + make_interval(hours => $2) AS until
       FROM (SELECT $1::uuid AS user_id) o LEFT JOIN payees p ON p.user_id = o.user_id
       LEFT JOIN LATERAL (
         SELECT previous_encrypted, changed_at FROM upi_changes
         WHERE user_id = o.user_id AND reported_at IS NULL AND changed_at > clock_timestamp() - make_interval(hours => $2)
         ORDER BY changed_at DESC, id LIMIT 1) c ON true`,
      [userId, UPI_WAIT_HOURS],
    );
    const [upiId, previous] = await Promise.all(
      [rows[0]?.encrypted, rows[0]?.previous].map(async (encrypted) =>
        encrypted ? await this.upiIds.open(userId, encrypted) : null,
      ),
    );
    const trusted = previous ?? upiId ?? null;
    const waits = upiId != null && upiId !== trusted;
    return { upiId: upiId ?? null, trusted, usableFrom: waits ? (rows[0]?.until ?? null) : null };
  }

  /** Records that another id replaces `trusted`; returns the id of the change. */
  async add(tx: EntityManager, userId: string, trusted: string): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO upi_changes (user_id, previous_encrypted) VALUES ($1, $2) RETURNING id`,
      [userId, await this.upiIds.seal(userId, trusted)],
    );
    return rows[0]!.id;
  }
}
