import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One business event in the books. Triggers reject every change, and a sum other than zero in a book. */
@Entity('ledger_transactions')
@Unique('ledger_transactions_event', ['source', 'eventKey'])
@Unique('ledger_transactions_reversed_once', ['reversesId'])
@Index('ledger_transactions_recorded', ['recordedAt', 'id'])
export class LedgerTransactionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_transactions_pkey' })
  id: string;

  /** The module that posts. */
  @Column('text')
  source: string;

  /** The key of the event, unique for its source. */
  @Column('text', { name: 'event_key' })
  eventKey: string;

  @Column('text')
  kind: string;

  /** Digest of the contents of the event: an event of the same key with another digest is refused. */
  @Column('text')
  fingerprint: string;

  @Column('timestamptz', { name: 'event_at' })
  eventAt: Date;

  /** The day of India to which the transaction is booked: the day of the event, or the first open day. */
  @Column('date', { name: 'effective_on' })
  effectiveOn: string;

  @Column('timestamptz', { name: 'recorded_at', default: () => 'clock_timestamp()' })
  recordedAt: Date;

  @Column('uuid', { name: 'reverses_id', nullable: true })
  reversesId: string | null;

  @Column('text', { nullable: true })
  note: string | null;
}
