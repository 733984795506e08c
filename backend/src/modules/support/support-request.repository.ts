import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/domain/languages';
import {
  type CreateSupportRequest,
  GRIEVANCE_WARNED_HOURS,
  SUPPORT_DUE_HOURS,
  SUPPORT_TRANSITIONS,
  SUPPORT_STATUSES,
  type SupportStatus,
} from '@nukkad/domain/support';
import type { EntityManager } from 'typeorm';
import { newReference } from './support-reference.js';

/** Minutes in which the same words of the same sender are the same request. */
const REPEATED_WITHIN_MINUTES = 10;

/** A request that arrives. */
export interface ArrivedRequest extends CreateSupportRequest {
  userId: string | null;
  language: Language;
  /** Of sender, words and file. */
  digest: string;
}

/** What changes of a request; what is absent stays. */
export interface RequestChanges {
  status?: SupportStatus | undefined;
  assignee?: string | null | undefined;
  /** It is answered by this. */
  isAnswer?: boolean;
}

/** Statuses from which staff may move to this one; it is its own. */
const sourcesOf = (status: SupportStatus): SupportStatus[] =>
  SUPPORT_STATUSES.filter((from) => from === status || SUPPORT_TRANSITIONS[from].includes(status));

/** Writes support requests and what is added to them. */
@Injectable()
export class SupportRequestRepository {
  /** The reference of the same request that came a moment ago; null when there is none. Others with it wait until `tx` ends. */
  async lockRepeated(tx: EntityManager, digest: string): Promise<string | null> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [digest]);
    const rows: { reference: string }[] = await tx.query(
      `SELECT reference FROM support_requests
       WHERE digest = $1 AND created_at > clock_timestamp() - make_interval(mins => $2) LIMIT 1`,
      [digest, REPEATED_WITHIN_MINUTES],
    );
    return rows[0]?.reference ?? null;
  }

  /** Stores a request; returns its id and its reference. */
  async insert(tx: EntityManager, request: ArrivedRequest): Promise<{ id: string; reference: string }> {
    const rows: { id: string; reference: string }[] = await tx.query(
      `INSERT INTO support_requests
         (reference, kind, first_name, last_name, email, city, message, language, user_id, digest, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp() + make_interval(hours => $11))
       RETURNING id, reference`,
      [
        ...[newReference(), request.kind, request.firstName, request.lastName, request.email, request.city],
        ...[request.message, request.language, request.userId, request.digest, SUPPORT_DUE_HOURS[request.kind]],
      ],
    );
    return rows[0]!;
  }

  /**
   * Changes status and assignee of the version that was seen; what is absent stays. Returns how it went: `stale` when somebody
   * changed it first, `refused` when its status may not move so.
   */
  async change(
    tx: EntityManager,
    id: string,
    version: number,
    changes: RequestChanges,
  ): Promise<'changed' | 'stale' | 'refused'> {
    const { status, assignee, isAnswer = false } = changes;
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE support_requests SET
         status = COALESCE($3, CASE WHEN status = 'new' THEN 'open' ELSE status END),
         assignee_id = CASE WHEN $4 THEN $5::uuid ELSE assignee_id END,
         answered_at = CASE WHEN $6 THEN COALESCE(answered_at, clock_timestamp()) ELSE answered_at END,
         solved_at = CASE WHEN $3 = 'solved' THEN clock_timestamp() WHEN $3 IS NULL THEN solved_at END,
         version = version + 1
       WHERE id = $1 AND version = $2 AND ($3::text IS NULL OR status = ANY($7))`,
      [id, version, status ?? null, assignee !== undefined, assignee ?? null, isAnswer, sourcesOf(status ?? 'open')],
    );
    if (count > 0) return 'changed';
    const rows: unknown[] = await tx.query(`SELECT 1 FROM support_requests WHERE id = $1 AND version = $2`, [
      id,
      version,
    ]);
    return rows.length > 0 ? 'refused' : 'stale';
  }

  /** Whether its sender can be mailed. */
  async hasAddress(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(`SELECT 1 FROM support_requests WHERE id = $1 AND email <> ''`, [id]);
    return rows.length > 0;
  }

  /** Adds an answer of the staff; returns its id. */
  async addAnswer(tx: EntityManager, requestId: string, staffId: string, text: string): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO support_entries (request_id, staff_id, text) VALUES ($1, $2, $3) RETURNING id`,
      [requestId, staffId, text],
    );
    return rows[0]!.id;
  }

  /** Notes that the acknowledgement was given to the mail server. */
  async noteAcknowledged(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE support_requests SET acknowledged_at = clock_timestamp() WHERE id = $1 AND acknowledged_at IS NULL`,
      [id],
    );
  }

  /** Notes that an answer was given to the mail server. */
  async noteSent(manager: EntityManager, entryId: string): Promise<void> {
    await manager.query(`UPDATE support_entries SET sent_at = clock_timestamp() WHERE id = $1 AND sent_at IS NULL`, [
      entryId,
    ]);
  }

  /**
   * Grievances of those who can be mailed that have not been answered, five days before they are overdue and again on the last day; each is returned once for
   * either, with what it is called.
   */
  async takeUnreminded(tx: EntityManager): Promise<{ id: string; reference: string }[]> {
    const [rows]: [{ id: string; reference: string }[], number] = await tx.query(
      `UPDATE support_requests SET reminded_at = clock_timestamp()
       WHERE kind = 'grievance' AND answered_at IS NULL AND status <> 'solved' AND email <> ''
         AND due_at < clock_timestamp() + interval '5 days'
         AND (reminded_at IS NULL
              OR (due_at < clock_timestamp() + interval '1 day' AND reminded_at < due_at - interval '1 day'))
       RETURNING id, reference`,
    );
    return rows;
  }

  /** Grievances of those who can be mailed that will soon have waited for their acknowledgement for too long, or have; each is returned once. */
  async takeUnacknowledged(tx: EntityManager): Promise<{ id: string; reference: string }[]> {
    const [rows]: [{ id: string; reference: string }[], number] = await tx.query(
      `UPDATE support_requests SET unacknowledged_told_at = clock_timestamp()
       WHERE kind = 'grievance' AND acknowledged_at IS NULL AND answered_at IS NULL AND status <> 'solved' AND email <> ''
         AND unacknowledged_told_at IS NULL AND created_at < clock_timestamp() - make_interval(hours => $1)
       RETURNING id, reference`,
      [GRIEVANCE_WARNED_HOURS],
    );
    return rows;
  }

  /** Whether it is a grievance of somebody who can be mailed and has no answer yet. */
  async owesAnswer(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM support_requests WHERE id = $1 AND kind = 'grievance' AND answered_at IS NULL AND email <> ''`,
      [id],
    );
    return rows.length > 0;
  }

  /** The ids of requests that have been solved for a year, some at a time; nobody opens them again until `tx` ends. */
  async lockOld(tx: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM support_requests
       WHERE status = 'solved' AND solved_at < clock_timestamp() - interval '365 days' LIMIT 200 FOR UPDATE`,
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes these requests with all that was added to them. */
  async delete(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM support_requests WHERE id = ANY($1::uuid[])', [ids]);
  }
}
