import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A replacement or removal of the UPI id of an account. */
@Entity('upi_changes')
@Index('upi_changes_user_id', ['userId', 'changedAt'])
@Index('upi_changes_changed_at', ['changedAt'])
export class UpiChangeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The last UPI id that employers saw before, encrypted for this account. */
  @Column('text', { name: 'previous_encrypted' })
  previousEncrypted: string;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  /** Time at which the owner reported that another person made the change, which undid it. */
  @Column('timestamptz', { name: 'reported_at', nullable: true })
  reportedAt: Date | null;

  /** Reference of the support request of the report. */
  @Column('text', { name: 'support_reference', nullable: true })
  supportReference: string | null;
}
