import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { STATUS_LIST_SIZE, WORK_RECORD_DAYS } from '@nukkad/contract/work-records/work-record-rules';
import type { EntityManager } from 'typeorm';

/** Entry of a status list, the creation time of its record, and its expiry, in seconds since 1970. */
export interface StatusEntry {
  list: number;
  position: number;
  issuedAt: number;
  expiresAt: number;
}

export interface NewWorkRecord {
  workerId: string;
  status: StatusEntry;
  credential: string;
  summary: string;
  shifts: number;
  workDigest: string;
}

/**
 * SQL: key of the advisory lock that serializes the choice of the list, so that two processes do not start two lists.
 */
const LISTS_LOCK = `hashtextextended('work-records.lists', 0)`;

/** Stores work records and the entries of their status. */
@Injectable()
export class WorkRecordRepository {
  /** Assigns an unused random entry of the newest list; a new list starts when half the entries of a list are used. */
  async allocateStatus(tx: EntityManager, keyId: string): Promise<StatusEntry> {
    await tx.query(`SELECT pg_advisory_xact_lock(${LISTS_LOCK})`);
    const [newest]: { list: number; used: number }[] = await tx.query(
      `SELECT list, count(*)::int AS used FROM work_record_statuses
       WHERE list = (SELECT max(list) FROM work_record_statuses) GROUP BY list`,
    );
    const list = newest ? newest.list + (newest.used >= STATUS_LIST_SIZE / 2 ? 1 : 0) : 0;
    for (;;) {
      const position = randomInt(STATUS_LIST_SIZE);
      const rows: StatusEntry[] = await tx.query(
        `INSERT INTO work_record_statuses (list, position, key_id, expires_at)
         VALUES ($1, $2, $3, date_trunc('second', clock_timestamp()) + interval '${WORK_RECORD_DAYS} days')
         ON CONFLICT DO NOTHING
         RETURNING list, position, extract(epoch FROM expires_at)::int AS "expiresAt",
           extract(epoch FROM expires_at - interval '${WORK_RECORD_DAYS} days')::int AS "issuedAt"`,
        [list, position, keyId],
      );
      if (rows[0]) return rows[0];
    }
  }

  async insert(tx: EntityManager, { status, ...record }: NewWorkRecord): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO work_records (worker_id, list, position, credential, summary, shifts, work_digest, made_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8)) RETURNING id`,
      [
        ...[record.workerId, status.list, status.position, record.credential, record.summary, record.shifts],
        ...[record.workDigest, status.issuedAt],
      ],
    );
    return rows[0]?.id ?? '';
  }

  async countValid(tx: EntityManager, workerId: string): Promise<number> {
    const rows: { count: number }[] = await tx.query(
      `SELECT count(*)::int AS count FROM work_records r JOIN work_record_statuses s USING (list, position)
       WHERE r.worker_id = $1 AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp()`,
      [workerId],
    );
    return rows[0]?.count ?? 0;
  }

  /** Revokes a valid record of the worker; false when none was valid. */
  async revoke(tx: EntityManager, workerId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE work_record_statuses s SET revoked_at = clock_timestamp() FROM work_records r
       WHERE r.id = $2 AND r.worker_id = $1 AND s.list = r.list AND s.position = r.position
         AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp()`,
      [workerId, id],
    );
    return count === 1;
  }

  /** Revokes all records of an erased account: its entries remain until they expire. */
  async revokeAll(tx: EntityManager, workerId: string): Promise<void> {
    await tx.query(
      `UPDATE work_record_statuses s SET revoked_at = clock_timestamp() FROM work_records r
       WHERE r.worker_id = $1 AND s.list = r.list AND s.position = r.position AND s.revoked_at IS NULL`,
      [workerId],
    );
  }

  /**
   * Deletes records that expired a day ago, by the time of the transaction, and then their entries, which later records
   * may reuse.
   */
  async deleteExpired(tx: EntityManager): Promise<number> {
    await tx.query(
      `DELETE FROM work_records r USING work_record_statuses s
       WHERE s.list = r.list AND s.position = r.position AND s.expires_at < now() - interval '1 day'`,
    );
    const [, count]: [unknown[], number] = await tx.query(
      `DELETE FROM work_record_statuses WHERE expires_at < now() - interval '1 day'`,
    );
    return count;
  }
}
