import { parsePaise } from '@nukkad/contract/money/paise';
import { financialYearOf, paperNumber, type PaperKind } from '@nukkad/contract/papers/paper-numbers';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keysetTime, type Keyset } from '../../common/http/page.js';
import type { PaperContent } from './paper-content.js';

/** A stored paper. */
export interface StoredPaper {
  id: string;
  kind: PaperKind;
  number: string;
  issuedOn: string;
  /** ISO 8601 with microseconds, for pages. */
  issuedAt: string;
  practice: boolean;
  engagementId: string;
  employerId: string | null;
  workerName: string;
  employerName: string;
  total: bigint;
  content: PaperContent;
}

type PaperRow = Omit<StoredPaper, 'number' | 'total'> & {
  series: string;
  financialYear: string;
  counter: number;
  total: string;
};

/** SQL: the columns of a paper. */
const PAPER_COLUMNS = `p.id, p.kind, p.series, p.financial_year AS "financialYear", p.number AS counter,
  p.issued_on::text AS "issuedOn", p.practice, p.engagement_id AS "engagementId", p.employer_id AS "employerId", p.worker_name AS "workerName",
  p.employer_name AS "employerName", p.total::text, p.content,
  ${keysetTime('p.issued_at')} AS "issuedAt"`;

const paperOf = ({ series, financialYear, counter, total, ...row }: PaperRow): StoredPaper => ({
  ...row,
  number: paperNumber(series, financialYear, counter),
  total: parsePaise(total),
});

/** Reads and writes papers and their numbers. */
@Injectable()
export class PaperRepository {
  /**
   * Allocates the next number of a series in the financial year of `day`. Other transactions wait for it until this one
   * ends, and a rolled-back transaction leaves its number to the next: a series has no gaps.
   */
  async allocateNumber(
    tx: EntityManager,
    series: string,
    day: string,
  ): Promise<{ financialYear: string; counter: number }> {
    const financialYear = financialYearOf(day);
    const rows: { counter: number }[] = await tx.query(
      `INSERT INTO paper_series AS s (series, financial_year, last_number) VALUES ($1, $2, 1)
       ON CONFLICT (series, financial_year) DO UPDATE SET last_number = s.last_number + 1 RETURNING s.last_number AS counter`,
      [series, financialYear],
    );
    return { financialYear, counter: rows[0]?.counter ?? 0 };
  }

  async insert(
    tx: EntityManager,
    paper: Record<'kind' | 'series' | 'eventKey' | 'engagementId' | 'issuedOn' | 'keptUntil', string> & {
      financialYear: string;
      counter: number;
      practice: boolean;
      workerId: string | null;
      employerId: string | null;
      workerName: string;
      employerName: string;
      total: bigint;
      content: PaperContent;
    },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO papers (kind, series, financial_year, number, event_key, practice, engagement_id, worker_id, employer_id,
         worker_name, employer_name, total, content, issued_on, kept_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        ...[paper.kind, paper.series, paper.financialYear, paper.counter, paper.eventKey, paper.practice],
        ...[paper.engagementId, paper.workerId, paper.employerId, paper.workerName, paper.employerName],
        ...[String(paper.total), JSON.stringify(paper.content), paper.issuedOn, paper.keptUntil],
      ],
    );
  }

  async findByEvent(manager: EntityManager, eventKey: string): Promise<StoredPaper | null> {
    return this.findOne(manager, 'p.event_key = $1', [eventKey]);
  }

  /**
   * Returns the newest paper of one of these kinds about an engagement, practice or real ones as `practice` specifies.
   */
  async findLatest(
    manager: EntityManager,
    engagementId: string,
    kinds: readonly PaperKind[],
    practice: boolean,
  ): Promise<StoredPaper | null> {
    const where = 'p.engagement_id = $1 AND p.kind = ANY ($2) AND p.practice = $3';
    return this.findOne(manager, where, [engagementId, kinds, practice]);
  }

  /** Returns the numbers of tax papers of a kind about an engagement that follow one of these numbers, newest first. */
  async listFollowing(
    manager: EntityManager,
    engagementId: string,
    kind: PaperKind,
    numbers: readonly string[],
  ): Promise<string[]> {
    const rows: PaperRow[] = await manager.query(
      `SELECT ${PAPER_COLUMNS} FROM papers p
       WHERE p.engagement_id = $1 AND p.kind = $2 AND p.content #>> '{tax,reference}' = ANY ($3)
       ORDER BY p.issued_at DESC, p.id`,
      [engagementId, kind, numbers],
    );
    return rows.map((row) => paperOf(row).number);
  }

  /** Returns the title of the work; empty for unknown work. */
  async findTitle(manager: EntityManager, engagementId: string): Promise<string> {
    const rows: { title: string }[] = await manager.query('SELECT title FROM engagements WHERE id = $1', [
      engagementId,
    ]);
    return rows[0]?.title ?? '';
  }

  /** Returns a paper that this account may read; null for any other. */
  async findOwn(manager: EntityManager, userId: string, id: string): Promise<StoredPaper | null> {
    return this.findOne(manager, 'p.id = $1 AND $2 IN (p.worker_id, p.employer_id)', [id, userId]);
  }

  /**
   * Returns papers that this account may read, newest first, at most `limit`; of one engagement, and after `after`,
   * where given.
   */
  async listOwn(
    manager: EntityManager,
    userId: string,
    { engagementId, limit, after }: { engagementId: string | null; limit: number; after: Keyset | null },
  ): Promise<StoredPaper[]> {
    const rows: PaperRow[] = await manager.query(
      `SELECT ${PAPER_COLUMNS} FROM papers p
       WHERE $1 IN (p.worker_id, p.employer_id) AND ($2::uuid IS NULL OR p.engagement_id = $2)
         AND ($3::timestamptz IS NULL OR (p.issued_at, p.id) < ($3::timestamptz, $4::uuid))
       ORDER BY p.issued_at DESC, p.id DESC LIMIT $5`,
      [userId, engagementId, after?.at ?? null, after?.id ?? null, limit],
    );
    return rows.map(paperOf);
  }

  private async findOne(manager: EntityManager, where: string, values: unknown[]): Promise<StoredPaper | null> {
    const rows: PaperRow[] = await manager.query(
      `SELECT ${PAPER_COLUMNS} FROM papers p WHERE ${where} ORDER BY p.issued_at DESC, p.id LIMIT 1`,
      values,
    );
    return rows[0] ? paperOf(rows[0]) : null;
  }
}
