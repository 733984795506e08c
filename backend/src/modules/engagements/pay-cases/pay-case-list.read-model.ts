import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dueFor, paidHours } from '@nukkad/contract/instant-work/paid-hours';
import type { ListPayCasesQuery, PayCaseList, StaffPayCase } from '@nukkad/contract/instant-work/pay-cases';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../../common/http/page.js';
import { type ProofRow, PROOFS, proofsOf } from '../records/attendance-proofs.js';
import { agreedHoursOf } from '../records/engagement-sql.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { PAY_CASE_COLUMNS, type PayCaseRow, payCaseOf } from '../records/pay-case-row.js';

interface Row extends Keyset, PayCaseRow, Pick<EngagementEntity, 'title' | 'currency' | 'startsAt' | 'endsAt'> {
  startedAt: Date | null;
  endedAt: Date | null;
  endedBy: EngagementEntity['endedBy'];
  engagementId: string;
  agreedHours: number;
  minRate: number;
  maxRate: number;
  rateType: EngagementEntity['rateType'];
  paidAmount: number | null;
  paidAt: Date | null;
  proofs: ProofRow[];
  mayDecide: boolean;
}

/** SQL: whether the case `c` waits for staff. */
const MAY_DECIDE = `(c.status IN ('answered', 'appealed') OR (c.status = 'opened' AND ${PAY_CASE_COLUMNS.answerUntil} <= clock_timestamp()))`;
const LISTS: Readonly<Record<PayCaseList, string>> = {
  to_decide: MAY_DECIDE,
  waiting: `c.status = 'opened' AND NOT ${MAY_DECIDE}`,
  closed: `c.status IN ('decided', 'final', 'settled')`,
};

const SELECT = `SELECT ${PAY_CASE_COLUMNS.all}, e.id AS "engagementId", e.title, e.currency, e.starts_at AS "startsAt",
    e.ends_at AS "endsAt", ${agreedHoursOf('e')} AS "agreedHours", e.started_at AS "startedAt", e.ended_at AS "endedAt",
    e.ended_by AS "endedBy", e.min_rate AS "minRate", e.max_rate AS "maxRate", e.rate_type AS "rateType",
    e.paid_amount::float8 AS "paidAmount", e.paid_at AS "paidAt", ${PROOFS}, ${MAY_DECIDE} AS "mayDecide", c.id,
    ${keysetTime('c.opened_at')} AS at
  FROM pay_cases c JOIN engagements e ON e.id = c.engagement_id`;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function staffCaseOf(row: Row): StaffPayCase {
  const { mayAppealUntil: _mayAppealUntil, ...payCase } = payCaseOf(row);
  const { startedAt, endedAt, endedBy } = row;
  const due = startedAt && endedAt ? dueFor(paidHours(row, { startedAt, endedAt, endedBy }).hours, row) : null;
  return {
    ...payCase,
    ...{ engagementId: row.engagementId, title: row.title, currency: row.currency },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
    ...{
      startedAt: iso(startedAt),
      endedAt: iso(endedAt),
      endedBy,
      paidAmount: row.paidAmount,
      paidAt: iso(row.paidAt),
    },
    ...{ dueFrom: due?.from ?? null, dueTo: due?.to ?? null, proofs: proofsOf(row), mayDecide: row.mayDecide },
  };
}

/** Pay cases as shown to the staff: the records of both sides, without their identities. */
@Injectable()
export class PayCaseListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the cases of one list, newest first. */
  async listPage({ list: name, limit, cursor }: ListPayCasesQuery): Promise<Page<StaffPayCase>> {
    const list = `pay-cases ${name}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE ${LISTS[name]} ${after ? 'AND (c.opened_at, c.id) < ($2::timestamptz, $3::uuid)' : ''}
       ORDER BY c.opened_at DESC, c.id DESC LIMIT $1`,
      [limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, staffCaseOf);
  }

  /** Returns one case; null when there is none. */
  async findPayCase(manager: EntityManager, id: string): Promise<StaffPayCase | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE c.id = $1`, [id]);
    return rows[0] ? staffCaseOf(rows[0]) : null;
  }
}
