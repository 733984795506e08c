import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Changes of an interview request; `invited` is its creation by an employer. `moved`: a proposed time was accepted. */
export const INTERVIEW_CHANGES = [
  'invited',
  'confirmed',
  'declined',
  'expired',
  'proposed',
  'moved',
  'refused',
  'lapsed',
  'cancelled',
  'completed',
  'no-show',
] as const;
export type InterviewChange = (typeof INTERVIEW_CHANGES)[number];

/** A change of an interview request, with notices to the parties. */
@Entity('interview_changes')
@Check(
  'interview_changes_kind',
  `kind IN ('invited', 'confirmed', 'declined', 'expired', 'proposed', 'moved', 'refused', 'lapsed', 'cancelled', 'completed', 'no-show')`,
)
@Check('interview_changes_side', `side IN ('seeker', 'employer')`)
@Index('interview_changes_request', ['requestId', 'createdAt'])
export class InterviewChangeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'request_id' })
  requestId: string;

  @Column('text')
  kind: InterviewChange;

  /**
   * The side that made the change, or that waited in vain for an answer to a proposal; null for scheduled jobs, and for
   * a broadcast that all employers declined.
   */
  @Column('text', { nullable: true })
  side: InterviewSide | null;

  /** The time of the change: proposed, accepted, refused or cancelled. */
  @Column('timestamptz', { nullable: true })
  time: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
