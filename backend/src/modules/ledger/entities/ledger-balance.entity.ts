import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The sum of the entries of an account, without those in `ledger_balance_deltas`; debits are positive. */
@Entity('ledger_balances')
@Check('ledger_balances_pending_out', 'pending_out >= 0')
export class LedgerBalanceEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'ledger_balances_pkey' })
  accountId: string;

  @Column('bigint', { default: 0 })
  posted: string;

  /** Amount requested from the provider and not posted yet. */
  @Column('bigint', { name: 'pending_out', default: 0 })
  pendingOut: string;

  @Column('bigint', { default: 0 })
  version: string;
}

/**
 * A change of the balance of an account of the product. Every posting changes such accounts: rows avoid contention on a
 * lock.
 */
@Entity('ledger_balance_deltas')
@Index('ledger_balance_deltas_of_account', ['accountId'])
export class LedgerBalanceDeltaEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_balance_deltas_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('bigint')
  amount: string;
}
