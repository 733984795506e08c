import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BROADCAST_EMPLOYERS_MAX } from '@nukkad/contract/interviews/interviews';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { InterviewAskEntity } from './entities/interview-ask.entity.js';
import { BROADCASTS_AND_JOBS, IS_PENDING } from './matching-employers.js';
import { SEEKER_POINT } from './seeker-displacement.js';

/** SQL: the messages of employers who declined the broadcast `r`, one line each; null when there are none. */
export const REASONS = `(SELECT string_agg(said.reason, E'\\n') FROM (
  SELECT a.reason FROM interview_asks a WHERE a.request_id = r.id AND a.reason IS NOT NULL
  ORDER BY a.declined_at, a.employer_id LIMIT 20) said)`;

/** Stores the employers that a broadcast was sent to, with their answers. */
@Injectable()
export class BroadcastRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Asks the employers in reach of the broadcast, nearest job first, at most 200; returns their number. */
  async ask(tx: EntityManager, id: string): Promise<number> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO interview_asks (request_id, employer_id)
       SELECT r.id, j.employer_id FROM ${BROADCASTS_AND_JOBS} WHERE r.id = $1
       GROUP BY r.id, j.employer_id ORDER BY min(ST_Distance(j.point, ${SEEKER_POINT})), j.employer_id LIMIT $2
       ON CONFLICT DO NOTHING RETURNING 1`,
      [id, BROADCAST_EMPLOYERS_MAX],
    );
    return rows.length;
  }

  /**
   * Asks employers who posted a fitting job in the last `minutes` and after the creation of the broadcast, with a
   * tolerance of `overlap` minutes, at most `limit` of them; returns the broadcasts that were sent to a new employer. A
   * broadcast that 200 employers received gets no further ones.
   */
  async askNewEmployers(tx: EntityManager, minutes: number, overlap: number, limit: number): Promise<string[]> {
    const rows: { request_id: string }[] = await tx.query(
      `INSERT INTO interview_asks (request_id, employer_id)
       SELECT DISTINCT r.id, j.employer_id FROM ${BROADCASTS_AND_JOBS}
       WHERE j.created_at > statement_timestamp() - make_interval(mins => $1)
         AND j.created_at > r.created_at - make_interval(mins => $4) AND ${IS_PENDING}
         AND NOT EXISTS (SELECT 1 FROM interview_asks a WHERE a.request_id = r.id AND a.employer_id = j.employer_id)
         AND (SELECT count(*) FROM interview_asks a WHERE a.request_id = r.id) < $2
       LIMIT $3
       ON CONFLICT DO NOTHING RETURNING request_id`,
      [minutes, BROADCAST_EMPLOYERS_MAX, limit, overlap],
    );
    return [...new Set(rows.map((row) => row.request_id))];
  }

  /** Marks the asked employers without a notice as notified; returns them, and none once the broadcast is decided. */
  async claimUnnotified(tx: EntityManager, id: string): Promise<string[]> {
    const [rows]: [{ employer_id: string }[], number] = await tx.query(
      `UPDATE interview_asks a SET told_at = clock_timestamp() FROM interview_requests r
       WHERE r.id = a.request_id AND r.id = $1 AND ${IS_PENDING} AND a.told_at IS NULL AND a.declined_at IS NULL
       RETURNING a.employer_id`,
      [id],
    );
    return rows.map((row) => row.employer_id);
  }

  /** Records that the employer declines the broadcast, and the reason; idempotent. */
  async recordDecline(tx: EntityManager, employerId: string, id: string, reason: string | null): Promise<void> {
    await tx.query(
      `INSERT INTO interview_asks (request_id, employer_id, declined_at, reason)
       VALUES ($1, $2, clock_timestamp(), $3)
       ON CONFLICT (request_id, employer_id) DO UPDATE SET declined_at = EXCLUDED.declined_at, reason = EXCLUDED.reason`,
      [id, employerId, reason],
    );
  }

  /** Joins the messages of employers who declined the broadcast, one line each; null when there are none. */
  async joinDeclineReasons(tx: EntityManager, id: string): Promise<string | null> {
    const [row]: { reasons: string | null }[] = await tx.query(
      `SELECT ${REASONS} AS reasons FROM interview_requests r WHERE r.id = $1`,
      [id],
    );
    return row?.reasons ?? null;
  }

  /** Returns the employers who were asked, or declined. */
  async asked(tx: EntityManager, id: string): Promise<string[]> {
    const rows = await tx.find(InterviewAskEntity, { where: { requestId: id }, select: { employerId: true } });
    return rows.map((row) => row.employerId);
  }

  /** Returns whether an employer remains who could accept the broadcast. */
  async hasTakersLeft(tx: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM ${BROADCASTS_AND_JOBS} WHERE r.id = $1 AND NOT EXISTS (
         SELECT 1 FROM interview_asks a
         WHERE a.request_id = r.id AND a.employer_id = j.employer_id AND a.declined_at IS NOT NULL)
       LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  /** Returns whether the employer declined the broadcast. */
  hasDeclined(employerId: string, requestId: string): Promise<boolean> {
    const asks = this.dataSource.getRepository(InterviewAskEntity);
    return asks.existsBy({ requestId, employerId, declinedAt: Not(IsNull()) });
  }
}
