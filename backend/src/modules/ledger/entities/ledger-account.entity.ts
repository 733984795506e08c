import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AccountKind, BalanceRule, Book, Side } from '../chart-of-accounts.js';

/**
 * An account of one book. A trigger makes its identity immutable; an account is closed once, while its balance is 0.
 */
@Entity('ledger_accounts')
@Check('ledger_accounts_book', `book IN ('custody', 'own')`)
@Check('ledger_accounts_side', `side IN ('debit', 'credit')`)
@Check('ledger_accounts_balance_rule', `balance_rule IN ('none', 'not_negative')`)
@Index('ledger_accounts_owned', ['ownerId', 'kind'], { unique: true, where: 'owner_id IS NOT NULL' })
@Index('ledger_accounts_shared', ['kind'], { unique: true, where: 'owner_id IS NULL' })
export class LedgerAccountEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_accounts_pkey' })
  id: string;

  @Column('text')
  book: Book;

  @Column('text')
  kind: AccountKind;

  /** The user or engagement that the account belongs to; null for an account of the product. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  /** The side that increases the balance. */
  @Column('text')
  side: Side;

  @Column('text', { name: 'balance_rule' })
  balanceRule: BalanceRule;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
