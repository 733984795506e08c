import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A day of India that accepts no new effective entries. */
@Entity('ledger_closed_days')
export class LedgerClosedDayEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'ledger_closed_days_pkey' })
  day: string;

  @Column('timestamptz', { name: 'closed_at', default: () => 'clock_timestamp()' })
  closedAt: Date;
}

/** The balance of an account at the end of a closed day on which it had entries; debits are positive. */
@Entity('ledger_day_balances')
@Index('ledger_day_balances_of_day', ['day'])
export class LedgerDayBalanceEntity {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'ledger_day_balances_pkey' })
  accountId: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'ledger_day_balances_pkey' })
  day: string;

  @Column('bigint')
  balance: string;
}
