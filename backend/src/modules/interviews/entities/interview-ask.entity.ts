import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A broadcast was put to this employer. Kept until the broadcast's time is over. */
@Entity('interview_asks')
@Index('interview_asks_employer', ['employerId'])
export class InterviewAskEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId: string;

  @PrimaryColumn('uuid', { name: 'employer_id' })
  employerId: string;

  /** When the mail to the employer was put on its way. */
  @Column('timestamptz', { name: 'told_at', nullable: true })
  toldAt: Date | null;

  /** When the employer turned the broadcast down; it goes on to the others. */
  @Column('timestamptz', { name: 'declined_at', nullable: true })
  declinedAt: Date | null;

  /** What they wrote then; the seeker reads it when the broadcast ended without an interview. */
  @Column('text', { nullable: true })
  reason: string | null;
}
