import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An employer that a broadcast was sent to. The row exists until the broadcast expires. */
@Entity('interview_asks')
@Index('interview_asks_employer', ['employerId'])
export class InterviewAskEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId: string;

  @PrimaryColumn('uuid', { name: 'employer_id' })
  employerId: string;

  /** Time at which the mail to the employer was queued. */
  @Column('timestamptz', { name: 'told_at', nullable: true })
  toldAt: Date | null;

  /** Time at which the employer declined the broadcast; it remains open for the others. */
  @Column('timestamptz', { name: 'declined_at', nullable: true })
  declinedAt: Date | null;

  /** The employer's message with the decline; the seeker reads it when the broadcast ends without an interview. */
  @Column('text', { nullable: true })
  reason: string | null;
}
