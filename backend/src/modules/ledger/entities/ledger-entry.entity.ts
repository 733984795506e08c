import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One line of a transaction, in paise: debits are positive, credits negative. */
@Entity('ledger_entries')
@Check('ledger_entries_amount', 'amount <> 0')
@Index('ledger_entries_of_account', ['accountId', 'effectiveOn', 'transactionId', 'line'])
@Index('ledger_entries_of_day', ['effectiveOn'])
export class LedgerEntryEntity {
  @PrimaryColumn('uuid', { name: 'transaction_id', primaryKeyConstraintName: 'ledger_entries_pkey' })
  transactionId: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'ledger_entries_pkey' })
  line: number;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('date', { name: 'effective_on' })
  effectiveOn: string;

  @Column('bigint')
  amount: string;
}
