import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  BUSY_STATUSES,
  type Engagement,
  type EngagementSide,
  type ListEngagementsQuery,
} from '@nukkad/contract/instant-work/engagements';
import { DataSource, type EntityManager } from 'typeorm';
import { type Keyset, type Page, pageOf, readCursor } from '../../../common/http/page.js';
import { ContactReadModel } from '../../users/users.public.js';
import { EngagementPayments } from './engagement-payments.js';
import { OTHER_SIDE } from './engagement-people.js';
import { ENGAGEMENT_COLUMNS, ENGAGEMENT_TABLES, engagementOf, type EngagementRow } from './engagement-row.js';
import { withoutWordsOf } from './words-of-suspended.js';

/** SQL: whether the engagement `e` is to come or under way. */
const IS_CURRENT = `e.status IN (${BUSY_STATUSES.map((status) => `'${status}'`).join(', ')})`;
/** SQL: whether `$1` has something to do about the engagement `e`: it is current, or its money waits for the word of this side. */
const IS_DUE = `(${IS_CURRENT} OR (e.status = 'done' AND e.payment_method = 'direct'
  AND ((e.employer_id = $1 AND e.paid_amount IS NULL)
       OR (e.worker_id = $1 AND e.paid_amount IS NOT NULL AND e.received_at IS NULL))))`;
/** SQL: the sort key of a list: upcoming engagements by start, then past engagements, newest first. */
const LIST_TIME = `CASE WHEN ${IS_CURRENT} THEN e.starts_at AT TIME ZONE 'UTC'
  ELSE timestamp '2300-01-01' + (timestamp '2300-01-01' - e.starts_at AT TIME ZONE 'UTC') END`;

/** Engagements as each side sees them. */
@Injectable()
export class EngagementReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly payments: EngagementPayments,
  ) {}

  /**
   * Returns one engagement in the view of `side`; null when it does not exist. Inside a transaction, pass its manager.
   */
  async findView(manager: EntityManager, id: string, side: EngagementSide): Promise<Engagement | null> {
    const rows: EngagementRow[] = await manager.query(
      `SELECT ${ENGAGEMENT_COLUMNS} FROM ${ENGAGEMENT_TABLES} WHERE e.id = $1`,
      [id],
    );
    return (await this.shown(manager, rows, () => side))[0] ?? null;
  }

  /** Returns an engagement of this account; null when the account is not party to it. */
  async findOwn(userId: string, id: string): Promise<Engagement | null> {
    const { manager } = this.dataSource;
    const rows: EngagementRow[] = await manager.query(
      `SELECT ${ENGAGEMENT_COLUMNS} FROM ${ENGAGEMENT_TABLES} WHERE e.id = $2 AND $1 IN (e.worker_id, e.employer_id)`,
      [userId, id],
    );
    return (await this.shown(manager, rows, sideOf(userId)))[0] ?? null;
  }

  /** Returns the engagements of this account, from both sides: upcoming ones by start, then past ones, newest first. */
  async listPage(userId: string, { side, state, limit, cursor }: ListEngagementsQuery): Promise<Page<Engagement>> {
    const list = `engagements ${userId} ${side ?? ''} ${state ?? ''}`;
    const after = readCursor(list, cursor);
    const { manager } = this.dataSource;
    const rows: (EngagementRow & Keyset)[] = await manager.query(
      `SELECT * FROM (
         SELECT ${ENGAGEMENT_COLUMNS}, to_char(${LIST_TIME}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
         FROM ${ENGAGEMENT_TABLES}
         WHERE (($2::text IS DISTINCT FROM 'employer' AND e.worker_id = $1)
                OR ($2::text IS DISTINCT FROM 'worker' AND e.employer_id = $1))
           AND CASE $3::text WHEN 'current' THEN ${IS_CURRENT} WHEN 'past' THEN NOT (${IS_CURRENT})
                 WHEN 'due' THEN ${IS_DUE} ELSE true END) listed
       WHERE $4::text IS NULL OR (at, id) > ($4, $5::uuid)
       ORDER BY at, id LIMIT $6`,
      [userId, side ?? null, state ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
    );
    const shown = await this.shown(manager, rows, sideOf(userId));
    const byId = new Map(shown.map((engagement) => [engagement.id, engagement]));
    return pageOf(list, rows, limit, ({ id }) => byId.get(id) as Engagement);
  }

  private async shown(
    manager: EntityManager,
    rows: readonly EngagementRow[],
    sideOfRow: (row: EngagementRow) => EngagementSide,
  ): Promise<Engagement[]> {
    const people = await this.contacts.findByIds(
      rows.flatMap(({ workerId, employerId }) => [workerId, employerId]),
      manager,
    );
    const payments = await this.payments.listViews(manager, rows, sideOfRow);
    return rows.map((row) => {
      const securePayment = payments.get(row.id);
      const side = sideOfRow(row);
      const view = { ...engagementOf(row, side, people), ...(securePayment ? { securePayment } : {}) };
      const other = people.get(side === 'worker' ? row.employerId : row.workerId);
      return other?.suspended ? withoutWordsOf(OTHER_SIDE[side], view) : view;
    });
  }
}

const sideOf =
  (userId: string) =>
  (row: EngagementRow): EngagementSide =>
    row.workerId === userId ? 'worker' : 'employer';
