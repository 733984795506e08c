import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series in a financial year. Its row is locked until the paper with the number is committed. */
@Entity('paper_series')
@Check('paper_series_last', 'last_number > 0')
export class PaperSeriesEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'paper_series_pkey' })
  series: string;

  @PrimaryColumn('text', { name: 'financial_year', primaryKeyConstraintName: 'paper_series_pkey' })
  financialYear: string;

  @Column('integer', { name: 'last_number' })
  lastNumber: number;
}
