import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An amount requested from the provider: `open` until its posting settles it or its failure releases it. */
@Entity('ledger_reservations')
@Unique('ledger_reservations_event', ['source', 'eventKey'])
@Check('ledger_reservations_amount', 'amount > 0')
@Check('ledger_reservations_status', `status IN ('open', 'settled', 'released')`)
@Check('ledger_reservations_settled', `(status = 'settled') = (transaction_id IS NOT NULL)`)
@Index('ledger_reservations_of_account', ['accountId'])
@Index('ledger_reservations_transaction', ['transactionId'], { where: 'transaction_id IS NOT NULL' })
export class LedgerReservationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_reservations_pkey' })
  id: string;

  @Column('text')
  source: string;

  @Column('text', { name: 'event_key' })
  eventKey: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('bigint')
  amount: string;

  @Column('text', { default: 'open' })
  status: 'open' | 'settled' | 'released';

  @Column('uuid', { name: 'transaction_id', nullable: true })
  transactionId: string | null;

  @Column('timestamptz', { name: 'reserved_at', default: () => 'clock_timestamp()' })
  reservedAt: Date;
}
