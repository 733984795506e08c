import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Response figures of an employer for the applications of the last months, as of the last count. */
@Entity('employer_answers')
@Check('employer_answers_share', `answered BETWEEN 0 AND applications`)
export class EmployerAnswersEntity {
  @PrimaryColumn('uuid', { name: 'employer_id', primaryKeyConstraintName: 'employer_answers_pkey' })
  employerId: string;

  /** Applications old enough to be judged, or answered already. */
  @Column('integer')
  applications: number;

  @Column('integer')
  answered: number;

  /** Hours within which half of the answers came; null without any. */
  @Column('real', { name: 'usual_hours', nullable: true })
  usualHours: number | null;

  @Column('timestamptz', { name: 'counted_at', default: () => 'now()' })
  countedAt: Date;
}
