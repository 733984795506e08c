import type { AppealStatus, Breach } from '@nukkad/contract/instant-work/work-appeals';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An appeal against a breach, and the staff's decision. */
@Entity('engagement_appeals')
@Check('engagement_appeals_kind', `kind IN ('late_cancellation', 'no_show')`)
@Check(
  'engagement_appeals_status',
  `status IN ('open', 'upheld', 'rejected') AND (status = 'open') = (decided_at IS NULL)`,
)
@Unique('engagement_appeals_once', ['engagementId'])
@Index('engagement_appeals_newest', ['status', 'createdAt', 'id'])
@Index('engagement_appeals_appellant', ['appellantId'])
@Index('engagement_appeals_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
export class EngagementAppealEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'appellant_id' })
  appellantId: string;

  /** The breach under appeal; the engagement no longer contains it after the appeal is upheld. */
  @Column('text')
  kind: Breach;

  @Column('text')
  text: string;

  @Column('text', { default: 'open' })
  status: AppealStatus;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  /** Reason of the decision. */
  @Column('text', { nullable: true })
  decision: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
