import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Time of a person's last notice about new jobs, and due time of the next one. Transactions that write for a person
 * lock this row.
 */
@Entity('saved_search_notices')
@Index('saved_search_notices_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
export class SavedSearchNoticeEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'saved_search_notices_pkey' })
  userId: string;

  /** Due time of the next notice; null without pending matches. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column('timestamptz', { name: 'told_at', nullable: true })
  toldAt: Date | null;
}
