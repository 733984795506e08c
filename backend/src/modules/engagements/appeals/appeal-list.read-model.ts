import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ListAppealsQuery, StaffAppeal } from '@nukkad/contract/instant-work/work-appeals';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../../common/http/page.js';
import { PROOFS, proofsOf } from '../records/attendance-proofs.js';

interface Row extends Keyset, Omit<StaffAppeal, 'createdAt' | 'decidedAt'> {
  createdAt: Date;
  decidedAt: Date | null;
}

const SELECT = `SELECT a.id, a.engagement_id AS "engagementId", e.title, a.kind, e.reason, a.text,
    CASE WHEN a.appellant_id = e.worker_id THEN 'worker' ELSE 'employer' END AS by, a.status,
    a.created_at AS "createdAt", a.decided_at AS "decidedAt", a.decision, ${PROOFS}, ${keysetTime('a.created_at')} AS at
  FROM engagement_appeals a JOIN engagements e ON e.id = a.engagement_id`;

const appealOf = ({ at: _at, createdAt, decidedAt, ...row }: Row): StaffAppeal => ({
  ...row,
  proofs: proofsOf(row),
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Appeals as shown to the staff: the statements of both sides, without their identities. */
@Injectable()
export class AppealListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the appeals of one status, newest first. */
  async listPage({ status, limit, cursor }: ListAppealsQuery): Promise<Page<StaffAppeal>> {
    const list = `appeals ${status}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE a.status = $1 ${after ? 'AND (a.created_at, a.id) < ($3::timestamptz, $4::uuid)' : ''}
       ORDER BY a.created_at DESC, a.id DESC LIMIT $2`,
      [status, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, appealOf);
  }

  /** Returns one appeal; null when there is none. */
  async findAppeal(manager: EntityManager, id: string): Promise<StaffAppeal | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE a.id = $1`, [id]);
    return rows[0] ? appealOf(rows[0]) : null;
  }
}
