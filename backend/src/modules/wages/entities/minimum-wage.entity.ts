import type { SkillClass } from '@nukkad/contract/jobs/minimum-wages';
import { Check, Column, Entity, Exclusion, PrimaryGeneratedColumn } from 'typeorm';

/** A minimum wage in force for a period, with its source. Whole rupees a day; the period includes both of its days. */
@Entity('minimum_wages')
@Check('minimum_wages_skill_class', `skill_class IN ('unskilled', 'semi_skilled', 'skilled', 'highly_skilled')`)
@Check('minimum_wages_daily', `daily > 0`)
@Check('minimum_wages_time', `effective_to IS NULL OR effective_to >= effective_from`)
@Exclusion(
  'minimum_wages_once',
  `USING gist (state WITH =, zone WITH =, schedule WITH =, skill_class WITH =, daterange(effective_from, effective_to, '[]') WITH &&)`,
)
export class MinimumWageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  state: string;

  @Column('text')
  zone: string;

  @Column('text')
  schedule: string;

  @Column('text', { name: 'skill_class' })
  skillClass: SkillClass;

  @Column('integer')
  daily: number;

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('text')
  source: string;

  @Column('date', { name: 'source_date' })
  sourceDate: string;

  /** Whether the operator has compared it with the notification. */
  @Column('boolean', { default: false })
  confirmed: boolean;
}
