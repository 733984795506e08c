import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Response figures of an employer for the applications of the last months, as of the last count. */
@Entity('employer_answers')
@Check('employer_answers_share', `answered BETWEEN 0 AND applications`)
export class EmployerAnswersEntity {
  @PrimaryColumn('uuid', { name: 'employer_id', primaryKeyConstraintName: 'employer_answers_pkey' })
  employerId: string;

  /** Number of applications that are old enough to count, or already answered. */
  @Column('integer')
  applications: number;

  @Column('integer')
  answered: number;

  /** Hours within which half of the applications were answered; null without any. */
  @Column('real', { name: 'usual_hours', nullable: true })
  usualHours: number | null;

  @Column('timestamptz', { name: 'counted_at', default: () => 'now()' })
  countedAt: Date;
}
