import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parsePaise } from '@nukkad/contract/money/paise';
import { DataSource, type EntityManager } from 'typeorm';
import { AppLogger } from '../../common/observability/app-logger.js';
import { DayRepository } from './day.repository.js';
import { LedgerError } from './ledger.errors.js';
import { LedgerRepository } from './ledger.repository.js';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts.js';
import { type AccountRef, naturalBalance, type Posting, postingOf, reversalOf } from './posting.js';
import type { PostingEvent } from './posting-templates.js';
import { ReservationRepository } from './reservation.repository.js';

/** Names an event: the module that posts and the key of the event. */
interface EventName {
  source: string;
  key: string;
}

/**
 * The ledger. Every method runs inside the transaction of its caller, so that a state and its posting are written
 * together or not at all. Amounts are in paise.
 */
@Injectable()
export class Ledger {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: LedgerRepository,
    private readonly reservations: ReservationRepository,
    private readonly days: DayRepository,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Posts an event by its template and returns the id of its transaction. The same event again returns the same id and
   * writes nothing; the same key with other contents is rejected. An event of a closed day counts on the first open
   * day. Facts stated by the provider are always posted; an account that falls below zero is logged as an error.
   */
  post(tx: EntityManager, event: PostingEvent): Promise<string> {
    return this.write(tx, postingOf(event));
  }

  /**
   * Locks the owned accounts of several postings until the end of the transaction, before the first of them: a posting
   * locks only its own accounts in the order of their ids.
   */
  lockAccounts(tx: EntityManager, accounts: readonly AccountRef[]): Promise<void> {
    return this.transactions.lockAccounts(tx, accounts);
  }

  /** Posts the opposite of a transaction, once. The original is unchanged. A reversal cannot be reversed. */
  async reverseTransaction(
    tx: EntityManager,
    transactionId: string,
    reversal: EventName & { eventAt: Date; note?: string },
  ): Promise<string> {
    const original = await this.transactions.findTransaction(tx, transactionId);
    if (!original || original.reversesId !== null)
      throw new LedgerError('not_reversible', `The transaction ${transactionId} cannot be reversed`);
    return this.write(tx, reversalOf(original, reversal));
  }

  /**
   * Reverses a transaction by a human decision. Unlike a fact of the provider, which is always posted, the reversal is
   * rejected where it would debit an account by more than its balance less the pending requests to the provider.
   */
  async correctTransaction(
    tx: EntityManager,
    transactionId: string,
    reversal: EventName & { eventAt: Date; note: string },
  ): Promise<string> {
    const id = await this.reverseTransaction(tx, transactionId, reversal);
    const lines = (await this.transactions.findTransaction(tx, id))?.lines ?? [];
    const reduced = lines.filter(
      ({ kind, amount }) => CHART_OF_ACCOUNTS[kind].rule === 'not_negative' && naturalBalance(kind, amount) < 0n,
    );
    // the posting locks other parties' accounts; the product's accounts are locked in the order of their names
    for (const account of reduced.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))) {
      const { debits, pendingOut } = await this.transactions.lockAccount(tx, account);
      if (naturalBalance(account.kind, debits) < pendingOut)
        throw new LedgerError('too_little', `The account ${account.kind} has less than the reversal takes`);
    }
    return id;
  }

  /**
   * Reserves an amount before the request to the provider: the balance minus earlier reservations must suffice. The
   * same key again with the same amount changes nothing.
   */
  async reserveOutgoing(
    tx: EntityManager,
    { source, key }: EventName,
    account: AccountRef,
    amount: bigint,
  ): Promise<void> {
    if (amount <= 0n) throw new RangeError(`A reservation must be positive: ${amount}`);
    const { id: accountId, debits, pendingOut } = await this.transactions.lockAccount(tx, account);
    const existing = await this.reservations.lock(tx, source, key);
    if (existing) {
      if (existing.accountId === accountId && existing.amount === amount) return;
      throw new LedgerError('other_contents', `The reservation ${source} ${key} has other contents`);
    }
    const available = naturalBalance(account.kind, debits) - pendingOut;
    if (CHART_OF_ACCOUNTS[account.kind].rule === 'not_negative' && available < amount)
      throw new LedgerError('too_little', `The account ${account.kind} has ${available} paise, not ${amount}`);
    await this.reservations.insert(tx, { source, key, accountId, amount });
  }

  /** Posts the event of a reservation and ends the reservation; returns the id of the transaction. */
  async settleOutgoing(tx: EntityManager, name: EventName, event: PostingEvent): Promise<string> {
    const reservation = await this.lockReservation(tx, name);
    const transactionId = await this.post(tx, event);
    if (reservation.status !== 'settled') await this.reservations.end(tx, reservation, transactionId);
    return transactionId;
  }

  /**
   * Ends a reservation after its request failed. A settled reservation cannot be released: its posting is reversed
   * instead.
   */
  async releaseOutgoing(tx: EntityManager, name: EventName): Promise<void> {
    const reservation = await this.lockReservation(tx, name);
    if (reservation.status === 'settled')
      throw new LedgerError('settled', `The reservation ${name.source} ${name.key} is settled`);
    if (reservation.status === 'open') await this.reservations.end(tx, reservation, null);
  }

  /** Returns the balance of an account: positive on the side that increases it. Accounts without entries have 0. */
  async getBalance(account: AccountRef, manager: EntityManager = this.dataSource.manager): Promise<bigint> {
    return naturalBalance(account.kind, await this.transactions.sumDebits(manager, account));
  }

  /** Returns the balance of an account at the end of a closed day of India (YYYY-MM-DD). */
  async getBalanceAt(
    account: AccountRef,
    day: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<bigint> {
    return naturalBalance(account.kind, parsePaise(await this.days.sumDebitsAt(manager, account, day)));
  }

  /**
   * Closes an account permanently, such as the account of a hold in its final state. Rejected unless its balance is 0.
   */
  async closeAccount(tx: EntityManager, account: AccountRef): Promise<void> {
    const { id, debits, pendingOut } = await this.transactions.lockAccount(tx, account);
    if (debits !== 0n || pendingOut !== 0n)
      throw new LedgerError('not_empty', `The account ${account.kind} has a balance and stays open`);
    await this.transactions.closeAccount(tx, id);
  }

  /**
   * Closes a past day of India (YYYY-MM-DD) with all days before it: later entries do not count on it. Records the
   * balances at its end. An already closed day changes nothing.
   */
  async closeDay(tx: EntityManager, day: string): Promise<void> {
    await this.days.lockDays(tx);
    const lastClosed = await this.days.findLastClosed(tx);
    if (lastClosed === null || lastClosed < day) await this.days.close(tx, day, lastClosed);
  }

  private async write(tx: EntityManager, posting: Posting): Promise<string> {
    const posted = await this.transactions.insertTransaction(tx, posting);
    if (!posted) throw new LedgerError('already_reversed', `The transaction ${posting.reversesId} is reversed already`);
    const { id, fingerprint, belowZero } = posted;
    if (fingerprint !== posting.fingerprint)
      throw new LedgerError('other_contents', `The event ${posting.source} ${posting.key} has other contents`);
    if (belowZero.length > 0)
      this.logger.error({ event: 'ledger.below-zero', transactionId: id, accounts: belowZero.join(' ') });
    return id;
  }

  private async lockReservation(tx: EntityManager, { source, key }: EventName) {
    const reservation = await this.reservations.lock(tx, source, key);
    if (!reservation) throw new LedgerError('unknown_reservation', `There is no reservation ${source} ${key}`);
    return reservation;
  }
}
