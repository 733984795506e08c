import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** The GST registration of an employer. */
@Entity('tax_details')
@Index('tax_details_plain', ['userId'], { where: isPlainText('gstin') })
export class TaxDetailsEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'tax_details_pkey' })
  userId: string;

  /** Encrypted. */
  @Column('text')
  gstin: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;
}
