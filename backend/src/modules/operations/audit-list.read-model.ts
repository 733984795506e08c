import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditEntry, ListAuditEntriesQuery } from '@nukkad/contract/platform/audit';
import { DataSource } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';

interface Row extends Keyset, Omit<AuditEntry, 'at'> {
  happenedAt: Date;
}

/** Accesses and decisions of staff. */
@Injectable()
export class AuditListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the entries, newest first; of one actor, one action or one subject if given. */
  async listPage({ actorId, action, subjectId, limit, cursor }: ListAuditEntriesQuery): Promise<Page<AuditEntry>> {
    const list = JSON.stringify({ auditEntries: { actorId, action, subjectId } });
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `SELECT a.id, a.at AS "happenedAt", a.actor_id AS "actorId", a.action, a.subject_kind AS "subjectKind",
              a.subject_id AS "subjectId", a.detail, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS "actorName",
              ${keysetTime('a.at')} AS at
       FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id
       WHERE ($1::uuid IS NULL OR a.actor_id = $1) AND ($2::text IS NULL OR a.action = $2)
         AND ($3::uuid IS NULL OR a.subject_id = $3)
         ${after ? 'AND (a.at, a.id) < ($5::timestamptz, $6::uuid)' : ''}
       ORDER BY a.at DESC, a.id DESC LIMIT $4`,
      [actorId ?? null, action ?? null, subjectId ?? null, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, ({ at: _at, happenedAt, ...row }) => ({ ...row, at: happenedAt.toISOString() }));
  }
}
