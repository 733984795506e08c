import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Pay of a worker in a financial year, in paise: the sum of the pay slips that are valid, without practice money.
 * `from` is the first day of the year.
 */
@Entity('yearly_pay')
@Check('yearly_pay_total', 'total >= 0')
@Index('yearly_pay_year', ['from', 'total'])
export class YearlyPayEntity {
  @PrimaryColumn('uuid', { name: 'worker_id', primaryKeyConstraintName: 'yearly_pay_pkey' })
  workerId: string;

  @PrimaryColumn('date', { name: 'year_from', primaryKeyConstraintName: 'yearly_pay_pkey' })
  from: string;

  @Column('bigint')
  total: string;
}
