import type { ContestSide } from '@nukkad/contract/payments/contests';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ContestList, ListContestsQuery } from '@nukkad/contract/payments/staff-contests';
import { DataSource, type EntityManager } from 'typeorm';
import { type Keyset, keysetTime, type Page, pageOf, readCursor } from '../../../common/http/page.js';
import { CONTESTS_TO_DECIDE } from '../records/waiting-money.js';

/** A contest with its payment, for the staff. Amounts are paise as text. */
export interface ListedContest {
  id: string;
  engagementId: string;
  workerId: string;
  employerId: string;
  state: PaymentState<'contest'>;
  openedBy: ContestSide;
  openedAt: Date;
  claimed: string;
  stated: string;
  undisputed: string;
  /** The reserved amount of the wage. */
  ceiling: string;
  reason: string;
  answer: string;
  proposed: string | null;
  proposedBy: string | null;
  proposalReason: string;
  appealedBy: ContestSide | null;
  owed: string | null;
  decisionReason: string;
  dueAt: Date | null;
  /** Whether it waits for the staff. */
  isToDecide: boolean;
  /** Whether the staff's deadline has passed. */
  isOverdue: boolean;
}

type Row = ListedContest & Keyset;

/** SQL: the due time of a contest; a list begins with the most urgent one. */
const DUE = 'COALESCE(c.due_at, c.opened_at)';

/** The condition and the order of each list of contests. */
const LISTS: Readonly<Record<ContestList, { where: string; by: string; behind: '>' | '<' }>> = {
  to_decide: { where: CONTESTS_TO_DECIDE, by: DUE, behind: '>' },
  waiting: { where: `c.status IN ('open', 'unanswered', 'proposed')`, by: DUE, behind: '>' },
  closed: { where: `c.status IN ('withdrawn', 'accepted', 'decided', 'closed')`, by: 'c.opened_at', behind: '<' },
};

const select = (by: string): string => `SELECT c.id, h.engagement_id AS "engagementId", h.worker_id AS "workerId",
    h.employer_id AS "employerId", c.status AS state, c.opened_by AS "openedBy", c.opened_at AS "openedAt", c.claimed::text,
    c.stated::text, c.undisputed::text, i.wage::text AS ceiling, c.reason, c.answer, c.proposed::text,
    c.proposed_by AS "proposedBy", c.proposal_reason AS "proposalReason", c.appealed_by AS "appealedBy", h.owed::text,
    c.decision_reason AS "decisionReason", c.due_at AS "dueAt", ${CONTESTS_TO_DECIDE} AS "isToDecide",
    ${CONTESTS_TO_DECIDE} AND ${DUE} <= clock_timestamp() AS "isOverdue", ${keysetTime(by)} AS at
  FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id JOIN payment_intents i ON i.id = h.intent_id`;

/** Contests in the staff's work lists; the module that manages the work adds the record of the work. */
@Injectable()
export class ContestListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the contests of one list: waiting ones by due time, finished ones newest first. */
  async listPage({ list: name, limit, cursor }: ListContestsQuery): Promise<Page<ListedContest>> {
    const list = `contests ${name}`;
    const { where, by, behind } = LISTS[name];
    const after = readCursor(list, cursor);
    const order = behind === '>' ? 'ASC' : 'DESC';
    const rows: Row[] = await this.dataSource.query(
      `${select(by)} WHERE ${where} ${after ? `AND (${by}, c.id) ${behind} ($2::timestamptz, $3::uuid)` : ''}
       ORDER BY ${by} ${order}, c.id ${order} LIMIT $1`,
      [limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, (row): ListedContest => row);
  }

  /** Returns one contest; null when there is none. */
  async findContest(manager: EntityManager, id: string): Promise<ListedContest | null> {
    const rows: Row[] = await manager.query(`${select('c.opened_at')} WHERE c.id = $1`, [id]);
    return rows[0] ?? null;
  }
}
