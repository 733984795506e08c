import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The authenticator app of a staff account, and the time by the database's clock at which it was read. */
export interface StoredFactor {
  secretEncrypted: string;
  confirmed: boolean;
  /** Seconds of the epoch. */
  seconds: number;
}

const changedOne = ([, count]: [unknown[], number]): boolean => count === 1;

/**
 * Second factors of the staff and their recovery codes. Each change returns whether it was made: one of several
 * concurrent changes succeeds.
 */
@Injectable()
export class SecondFactorRepository {
  async find(manager: EntityManager, userId: string): Promise<StoredFactor | null> {
    const rows: StoredFactor[] = await manager.query(
      `SELECT secret_encrypted AS "secretEncrypted", confirmed_at IS NOT NULL AS confirmed,
              extract(epoch FROM clock_timestamp())::float8 AS seconds
       FROM staff_second_factors WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Replaces an unconfirmed secret; returns false when the secret was confirmed. */
  async begin(tx: EntityManager, userId: string, secretEncrypted: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO staff_second_factors AS f (user_id, secret_encrypted) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET secret_encrypted = $2, created_at = clock_timestamp()
         WHERE f.confirmed_at IS NULL
       RETURNING 1`,
      [userId, secretEncrypted],
    );
    return rows.length === 1;
  }

  /** Confirms the first code of exactly this secret, of the time step `step`. */
  async confirm(tx: EntityManager, userId: string, secretEncrypted: string, step: number): Promise<boolean> {
    return changedOne(
      await tx.query(
        `UPDATE staff_second_factors SET confirmed_at = clock_timestamp(), last_step = $3
         WHERE user_id = $1 AND secret_encrypted = $2 AND confirmed_at IS NULL`,
        [userId, secretEncrypted, step],
      ),
    );
  }

  /** Uses up the code of a time step, and all before it. */
  async useStep(tx: EntityManager, userId: string, secretEncrypted: string, step: number): Promise<boolean> {
    return changedOne(
      await tx.query(
        `UPDATE staff_second_factors SET last_step = $3
         WHERE user_id = $1 AND secret_encrypted = $2 AND confirmed_at IS NOT NULL AND last_step < $3`,
        [userId, secretEncrypted, step],
      ),
    );
  }

  async addRecoveryCodes(tx: EntityManager, userId: string, hashes: readonly string[]): Promise<void> {
    await tx.query(`INSERT INTO staff_recovery_codes (code_hash, user_id) SELECT unnest($2::text[]), $1`, [
      userId,
      hashes,
    ]);
  }

  async useRecoveryCode(tx: EntityManager, userId: string, hash: string): Promise<boolean> {
    return changedOne(
      await tx.query(
        `UPDATE staff_recovery_codes SET used_at = clock_timestamp()
         WHERE code_hash = $2 AND user_id = $1 AND used_at IS NULL`,
        [userId, hash],
      ),
    );
  }

  /** Deletes the factor with its recovery codes; returns false when there was none. */
  async remove(tx: EntityManager, userId: string): Promise<boolean> {
    return changedOne(await tx.query(`DELETE FROM staff_second_factors WHERE user_id = $1`, [userId]));
  }
}
