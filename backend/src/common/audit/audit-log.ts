import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntry, AuditSubject } from '@nukkad/contract/platform/audit';
import type { EntityManager } from 'typeorm';
import { v7 as timeOrderedUuid } from 'uuid';

/** A new audit entry: actor, action and subject. `detail` accepts codes, counts and ids, never free text. */
export interface NewAuditEntry {
  /** Null for an operator on the command line. */
  actorId: string | null;
  action: AuditAction;
  subjectKind?: AuditSubject;
  subjectId?: string;
  detail?: AuditEntry['detail'];
}

/**
 * Append-only audit log of staff access and staff decisions. A decision is recorded in its own transaction. Access is
 * recorded before the data is returned, so that no data is shown without a record. Ids ascend, so that entries of the
 * same millisecond (the resolution of the embedded engine's clock) stay in order.
 */
@Injectable()
export class AuditLog {
  async record(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    const { actorId, action, subjectKind = null, subjectId = null, detail = {} } = entry;
    await manager.query(
      `INSERT INTO audit_entries (id, actor_id, action, subject_kind, subject_id, detail)
       VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
      [timeOrderedUuid(), actorId, action, subjectKind, subjectId, JSON.stringify(detail)],
    );
  }
}
