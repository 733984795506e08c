import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The GST registration of an employer. */
@Entity('tax_details')
@Check('tax_details_gstin', `gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'`)
export class TaxDetailsEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'tax_details_pkey' })
  userId: string;

  @Column('text')
  gstin: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;
}
