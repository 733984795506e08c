import type { AuditAction, AuditEntry, AuditSubject } from '@nukkad/contract/platform/audit';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One access or decision of a staff member. A trigger rejects every change of a row. */
@Entity('audit_entries')
@Index('audit_entries_newest', ['at', 'id'])
@Index('audit_entries_of_actor', ['actorId', 'at', 'id'])
@Index('audit_entries_about', ['subjectId', 'at', 'id'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** Null for an operator on the command line. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text')
  action: AuditAction;

  @Column('text', { name: 'subject_kind', nullable: true })
  subjectKind: AuditSubject | null;

  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  @Column('jsonb', { default: {} })
  detail: AuditEntry['detail'];
}
