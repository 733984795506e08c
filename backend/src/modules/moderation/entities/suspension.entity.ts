import type { SuspensionAppealState, SuspensionReason } from '@nukkad/contract/accounts/suspensions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A period in which an account may not post, apply, write, accept or offer, and its owner's appeal. */
@Entity('suspensions')
@Check(
  'suspensions_reason',
  `reason IN ('asks_for_money', 'fraud', 'abuse', 'discrimination', 'false_details', 'did_not_come', 'other')`,
)
@Check('suspensions_time', `ends_at > starts_at`)
@Check('suspensions_appeal_state', `appeal_state IN ('open', 'upheld', 'rejected')`)
@Check('suspensions_appeal', `(appeal_state IS NULL) = (appealed_at IS NULL)`)
@Index('suspensions_open', ['userId'], { unique: true, where: `lifted_at IS NULL` })
@Index('suspensions_of_user', ['userId', 'startsAt'])
@Index('suspensions_appeals', ['appealState', 'appealedAt', 'id'])
@Index('suspensions_suspended_by', ['suspendedBy'], { where: 'suspended_by IS NOT NULL' })
@Index('suspensions_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
@Index('suspensions_lifted_by', ['liftedBy'], { where: 'lifted_by IS NOT NULL' })
export class SuspensionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'suspended_by', nullable: true })
  suspendedBy: string | null;

  @Column('text')
  reason: SuspensionReason;

  /** The text for the user, beside the reason. */
  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'starts_at', default: () => 'clock_timestamp()' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /** Time at which staff lifted it early; its end where it expired and another one followed. */
  @Column('timestamptz', { name: 'lifted_at', nullable: true })
  liftedAt: Date | null;

  @Column('uuid', { name: 'lifted_by', nullable: true })
  liftedBy: string | null;

  @Column('text', { name: 'appeal_text', nullable: true })
  appealText: string | null;

  @Column('timestamptz', { name: 'appealed_at', nullable: true })
  appealedAt: Date | null;

  @Column('text', { name: 'appeal_state', nullable: true })
  appealState: SuspensionAppealState | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { name: 'decision_note', nullable: true })
  decisionNote: string | null;
}
