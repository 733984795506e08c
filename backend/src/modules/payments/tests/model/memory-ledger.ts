import { CHART_OF_ACCOUNTS } from '../../../ledger/chart-of-accounts.js';
import { LedgerError } from '../../../ledger/ledger.public.js';
import { type AccountRef, naturalBalance, type Posting, postingOf, reversalOf } from '../../../ledger/posting.js';
import type { PostingEvent } from '../../../ledger/posting-templates.js';

interface Reservation {
  account: string;
  amount: bigint;
  status: 'open' | 'settled' | 'released';
}

export interface LedgerState {
  postings: Map<string, Posting & { id: string }>;
  reversed: Set<string>;
  balances: Map<string, bigint>;
  reservations: Map<string, Reservation>;
}

const nameOf = ({ kind, ownerId }: AccountRef): string => (ownerId === null ? kind : `${kind}:${ownerId}`);
const kindOf = (account: string): AccountRef['kind'] => account.split(':')[0] as AccountRef['kind'];

/**
 * The ledger in memory: the templates and the rules of the product, without its database. Violations of a rule throw.
 */
export class MemoryLedger {
  state: LedgerState = { postings: new Map(), reversed: new Set(), balances: new Map(), reservations: new Map() };

  copyState(): LedgerState {
    const { postings, reversed, balances, reservations } = this.state;
    return {
      ...{ postings: new Map(postings), reversed: new Set(reversed), balances: new Map(balances) },
      reservations: new Map([...reservations].map(([key, one]) => [key, { ...one }])),
    };
  }

  /** Nothing runs concurrently in memory. */
  async lockAccounts(): Promise<void> {}

  async post(_tx: unknown, event: PostingEvent): Promise<string> {
    return this.write(postingOf(event));
  }

  async reverseTransaction(
    _tx: unknown,
    id: string,
    reversal: { source: string; key: string; eventAt: Date },
  ): Promise<string> {
    const original = [...this.state.postings.values()].find((posting) => posting.id === id);
    if (!original || original.reversesId !== null) throw new LedgerError('not_reversible', id);
    const posting = reversalOf(original, reversal);
    // L4: once, by the same event
    if (this.state.reversed.has(id) && !this.state.postings.has(posting.key)) {
      throw new LedgerError('already_reversed', id);
    }
    this.state.reversed.add(id);
    return this.write(posting);
  }

  async reserveOutgoing(_tx: unknown, { key }: { key: string }, account: AccountRef, amount: bigint): Promise<void> {
    const name = nameOf(account);
    const existing = this.state.reservations.get(key);
    if (existing) {
      if (existing.account !== name || existing.amount !== amount) throw new LedgerError('other_contents', key);
      return;
    }
    // L5: earlier requests included
    const pending = [...this.state.reservations.values()].filter(
      (one) => one.account === name && one.status === 'open',
    );
    const reserved = pending.reduce((sum, one) => sum + one.amount, 0n);
    if (this.balanceOf(name) - reserved < amount) throw new LedgerError('too_little', name);
    this.state.reservations.set(key, { account: name, amount, status: 'open' });
  }

  async settleOutgoing(tx: unknown, { key }: { key: string }, event: PostingEvent): Promise<string> {
    const reservation = this.reservation(key);
    const id = await this.post(tx, event);
    reservation.status = 'settled';
    return id;
  }

  async releaseOutgoing(_tx: unknown, { key }: { key: string }): Promise<void> {
    const reservation = this.reservation(key);
    if (reservation.status === 'settled') throw new LedgerError('settled', key);
    reservation.status = 'released';
  }

  /** Returns the balance of an account, positive on the side that increases it. */
  balanceOf(account: string): bigint {
    return naturalBalance(kindOf(account), this.state.balances.get(account) ?? 0n);
  }

  /** Every account with a balance. */
  balances(): Record<string, bigint> {
    const names = [...this.state.balances.keys()].sort();
    return Object.fromEntries(
      names.map((name) => [name, this.balanceOf(name)]).filter(([, balance]) => balance !== 0n),
    );
  }

  private reservation(key: string): Reservation {
    const found = this.state.reservations.get(key);
    if (!found) throw new LedgerError('unknown_reservation', key);
    return found;
  }

  /** L1: each book sums to 0. L3: one event has one transaction, with the same contents. */
  private write(posting: Posting): string {
    const earlier = this.state.postings.get(posting.key);
    if (earlier && earlier.fingerprint !== posting.fingerprint) throw new LedgerError('other_contents', posting.key);
    if (earlier) return earlier.id;
    const sums = { custody: 0n, own: 0n };
    for (const line of posting.lines) {
      sums[CHART_OF_ACCOUNTS[line.kind].book] += line.amount;
      const name = nameOf(line);
      this.state.balances.set(name, (this.state.balances.get(name) ?? 0n) + line.amount);
    }
    if (sums.custody !== 0n || sums.own !== 0n) throw new Error(`The posting ${posting.key} does not sum to zero`);
    this.state.postings.set(posting.key, { ...posting, id: posting.key });
    return posting.key;
  }
}
