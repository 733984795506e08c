import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The destination of an account's money. */
@Entity('payees')
export class PayeeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** The UPI id, encrypted for this account. */
  @Column('text', { name: 'upi_id_encrypted' })
  upiIdEncrypted: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;
}
