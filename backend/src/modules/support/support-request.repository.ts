import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import {
  type CreateSupportRequest,
  SUPPORT_DUE_HOURS,
  SUPPORT_TRANSITIONS,
  SUPPORT_STATUSES,
  type SupportKind,
  type SupportStatus,
} from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { newReference } from './support-reference.js';
import { SupportWords } from './support-words.js';

/** Minutes in which equal texts of the same sender count as the same request. */
const REPEATED_WITHIN_MINUTES = 10;

/** A new request; optional fields that the sender omitted are empty. */
export interface ArrivedRequest extends Required<CreateSupportRequest> {
  userId: string | null;
  language: Language;
  /** Digest of sender, texts and file. */
  digest: string;
}

/** A request that an account sent. */
export interface OwnRequest {
  id: string;
  reference: string;
  assigneeId: string | null;
}

/** The recipient of answers to a request. */
export interface SupportRequestSender {
  reference: string;
  /** Empty when there is none. */
  email: string;
  userId: string | null;
}

/** The changes of a request; absent fields are unchanged. */
export interface RequestChanges {
  status?: SupportStatus | undefined;
  assignee?: string | null | undefined;
  kind?: SupportKind | undefined;
  /** Whether this change answers it. */
  isAnswer?: boolean;
}

/** SQL: whether the sender of the request `r` can be answered, by mail or in an account. */
export const IS_REACHABLE = `(r.email <> '' OR EXISTS
  (SELECT 1 FROM users u WHERE u.id = r.user_id AND u.erased_at IS NULL))`;

/** Returns the statuses from which staff may move to this one, including itself. */
const sourcesOf = (status: SupportStatus): SupportStatus[] =>
  SUPPORT_STATUSES.filter((from) => from === status || SUPPORT_TRANSITIONS[from].includes(status));

/** Stores support requests and their entries. */
@Injectable()
export class SupportRequestRepository {
  constructor(private readonly words: SupportWords) {}

  /**
   * Returns the reference of the same recent request; null when there is none. Concurrent calls with it wait until `tx`
   * ends.
   */
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
    const [id, reference] = [randomUUID(), newReference()];
    const { firstName, lastName, email } = this.words.sealSender(id, request);
    await tx.query(
      `INSERT INTO support_requests
         (id, reference, kind, first_name, last_name, email, city, message, language, user_id, digest, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp() + make_interval(hours => $12))`,
      [
        ...[id, reference, request.kind, firstName, lastName, email, request.city],
        ...[this.words.sealMessage(id, request.message), request.language, request.userId, request.digest],
        SUPPORT_DUE_HOURS[request.kind],
      ],
    );
    return { id, reference };
  }

  /**
   * Changes status and assignee at the version that the caller read; absent fields are unchanged. Returns the result:
   * `stale` when another change came first, `refused` when the status does not allow the move.
   */
  async change(
    tx: EntityManager,
    id: string,
    version: number,
    changes: RequestChanges,
  ): Promise<'changed' | 'stale' | 'refused'> {
    const { status, assignee, kind, isAnswer = false } = changes;
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE support_requests SET
         status = COALESCE($3, CASE WHEN status = 'new' THEN 'open' ELSE status END),
         assignee_id = CASE WHEN $4 THEN $5::uuid ELSE assignee_id END,
         answered_at = CASE WHEN $6 THEN COALESCE(answered_at, clock_timestamp()) ELSE answered_at END,
         solved_at = CASE WHEN $3 = 'solved' THEN clock_timestamp() WHEN $3 IS NULL THEN solved_at END,
         kind = COALESCE($8, kind),
         due_at = CASE WHEN $8 <> kind THEN created_at + make_interval(hours => $9::int) ELSE due_at END,
         reminded_at = CASE WHEN $8 <> kind THEN NULL ELSE reminded_at END,
         version = version + 1
       WHERE id = $1 AND version = $2 AND ($3::text IS NULL OR status = ANY($7))`,
      [
        ...[id, version, status ?? null, assignee !== undefined, assignee ?? null, isAnswer],
        ...[sourcesOf(status ?? 'open'), kind ?? null, kind ? SUPPORT_DUE_HOURS[kind] : null],
      ],
    );
    if (count > 0) return 'changed';
    const rows: unknown[] = await tx.query(`SELECT 1 FROM support_requests WHERE id = $1 AND version = $2`, [
      id,
      version,
    ]);
    return rows.length > 0 ? 'refused' : 'stale';
  }

  /** Returns the account of its sender; null when it has none, or the id does not exist. */
  async findAccountOfSender(manager: EntityManager, id: string): Promise<string | null> {
    const rows: Pick<SupportRequestSender, 'userId'>[] = await manager.query(
      `SELECT user_id AS "userId" FROM support_requests WHERE id = $1`,
      [id],
    );
    return rows[0]?.userId ?? null;
  }

  /**
   * Returns the recipient of an answer; null when the id does not exist. Throws if no key decrypts the address of the
   * sender.
   */
  async findRecipient(manager: EntityManager, id: string): Promise<SupportRequestSender | null> {
    const rows: SupportRequestSender[] = await manager.query(
      `SELECT reference, email, user_id AS "userId" FROM support_requests WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    return row ? this.words.openRecipient(id, row) : null;
  }

  /** Adds an answer of the staff; returns its id. */
  addAnswer(tx: EntityManager, requestId: string, staffId: string, text: string): Promise<string> {
    return this.addEntry(tx, requestId, staffId, text);
  }

  /**
   * Adds a message of the sender; reopens a waiting or solved request, unless `isAutomatic`. Returns the message's id.
   */
  async addWords(tx: EntityManager, requestId: string, text: string, isAutomatic = false): Promise<string> {
    const entryId = await this.addEntry(tx, requestId, null, text);
    await tx.query(
      `UPDATE support_requests SET version = version + 1,
         status = CASE WHEN $2 AND status IN ('waiting', 'solved') THEN 'open' ELSE status END,
         solved_at = CASE WHEN $2 THEN NULL ELSE solved_at END
       WHERE id = $1`,
      [requestId, !isAutomatic],
    );
    return entryId;
  }

  /** Notes that the acknowledgement was given to the mail server. */
  async recordAcknowledgement(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE support_requests SET acknowledged_at = clock_timestamp() WHERE id = $1 AND acknowledged_at IS NULL`,
      [id],
    );
  }

  /** Records that the mail server accepted an answer. */
  async recordSent(manager: EntityManager, entryId: string): Promise<void> {
    await manager.query(`UPDATE support_entries SET sent_at = clock_timestamp() WHERE id = $1 AND sent_at IS NULL`, [
      entryId,
    ]);
  }

  /** Returns whether it is a grievance with a reachable sender and without an answer. */
  async isAnswerDue(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM support_requests r
       WHERE r.id = $1 AND r.kind = 'grievance' AND r.answered_at IS NULL AND ${IS_REACHABLE}`,
      [id],
    );
    return rows.length > 0;
  }

  /** Locks and returns the account's request with this reference until `tx` ends; null when there is none. */
  async lockOwn(tx: EntityManager, userId: string, reference: string): Promise<OwnRequest | null> {
    const rows: OwnRequest[] = await tx.query(
      `SELECT id, reference, assignee_id AS "assigneeId" FROM support_requests
       WHERE reference = $1 AND user_id = $2 FOR UPDATE`,
      [reference, userId],
    );
    return rows[0] ?? null;
  }

  /**
   * Locks requests that were solved a year ago, in batches, so that they are not reopened until `tx` ends; returns
   * their ids.
   */
  async lockOld(tx: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT id FROM support_requests
       WHERE status = 'solved' AND solved_at < statement_timestamp() - interval '365 days' LIMIT 200 FOR UPDATE`,
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes these requests with all that was added to them. */
  async delete(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM support_requests WHERE id = ANY($1::uuid[])', [ids]);
  }

  private async addEntry(tx: EntityManager, requestId: string, staffId: string | null, text: string): Promise<string> {
    const id = randomUUID();
    await tx.query('INSERT INTO support_entries (id, request_id, staff_id, text) VALUES ($1, $2, $3, $4)', [
      ...[id, requestId, staffId, this.words.sealEntry(id, text)],
    ]);
    return id;
  }
}
