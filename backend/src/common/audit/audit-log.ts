import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntry, AuditSubject } from '@nukkad/domain/audit';
import type { EntityManager } from 'typeorm';
import { v7 as timeOrderedUuid } from 'uuid';

/** An entry to be written: who did what to whom. `detail` takes codes, counts and ids, never what people wrote. */
export interface NewAuditEntry {
  /** Null for an operator on the command line. */
  actorId: string | null;
  action: AuditAction;
  subjectKind?: AuditSubject;
  subjectId?: string;
  detail?: AuditEntry['detail'];
}

/**
 * The append-only record of what staff look at and decide. A decision is recorded in its own transaction; a look before the
 * data are answered, so that nothing is shown that is not recorded. Ids ascend, so that entries of the same millisecond, which is
 * all that the embedded engine's clock tells apart, keep their order.
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
