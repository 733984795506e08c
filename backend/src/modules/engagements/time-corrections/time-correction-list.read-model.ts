import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  CorrectionList,
  ListTimeCorrectionsQuery,
  StaffTimeCorrection,
} from '@nukkad/contract/instant-work/time-corrections';
import { DataSource, type EntityManager } from 'typeorm';
import { type Keyset, keysetTime, type Page, pageOf, readCursor } from '../../../common/http/page.js';
import { type ProofRow, PROOFS, proofsOf } from '../records/attendance-proofs.js';
import { OTHER_WORK, otherWorkOf, type OtherWorkRow } from '../records/other-work.js';
import { CORRECTION_COLUMNS, correctionOf, type CorrectionRow } from '../records/time-correction-row.js';

interface Row extends Keyset, CorrectionRow {
  engagementId: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  proofs: ProofRow[];
  otherWork: OtherWorkRow[];
  mayDecide: boolean;
}

/** SQL: whether the correction `tc` waits for staff. */
const MAY_DECIDE = `(tc.status IN ('contested', 'appealed')
  OR (tc.status = 'proposed' AND ${CORRECTION_COLUMNS.answerUntil} <= clock_timestamp()))`;
const LISTS: Readonly<Record<CorrectionList, string>> = {
  to_decide: MAY_DECIDE,
  waiting: `tc.status = 'proposed' AND NOT ${MAY_DECIDE}`,
  closed: `tc.status IN ('agreed', 'decided', 'final')`,
};

const SELECT = `SELECT ${CORRECTION_COLUMNS.all}, e.id AS "engagementId", e.title, e.starts_at AS "startsAt",
    e.ends_at AS "endsAt", ${PROOFS}, ${OTHER_WORK}, ${MAY_DECIDE} AS "mayDecide", tc.id, ${keysetTime('tc.proposed_at')} AS at
  FROM time_corrections tc JOIN engagements e ON e.id = tc.engagement_id`;

function staffCorrectionOf(row: Row): StaffTimeCorrection {
  const { mayAppealUntil: _mayAppealUntil, ...correction } = correctionOf(row);
  return {
    ...correction,
    ...{ engagementId: row.engagementId, title: row.title },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
    ...{ proofs: proofsOf(row), otherWork: otherWorkOf(row), mayDecide: row.mayDecide },
  };
}

/** Corrections of times as shown to the staff: the records of both sides, without their identities. */
@Injectable()
export class TimeCorrectionListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the corrections of one list, newest first. */
  async listPage({ list: name, limit, cursor }: ListTimeCorrectionsQuery): Promise<Page<StaffTimeCorrection>> {
    const list = `time-corrections ${name}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE ${LISTS[name]} ${after ? 'AND (tc.proposed_at, tc.id) < ($2::timestamptz, $3::uuid)' : ''}
       ORDER BY tc.proposed_at DESC, tc.id DESC LIMIT $1`,
      [limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, staffCorrectionOf);
  }

  /** Returns one correction; null when there is none. */
  async findCorrection(manager: EntityManager, id: string): Promise<StaffTimeCorrection | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE tc.id = $1`, [id]);
    return rows[0] ? staffCorrectionOf(rows[0]) : null;
  }
}
