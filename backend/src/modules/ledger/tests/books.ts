import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { TestApp } from '../../../../test/app.js';
import type { AccountKind } from '../chart-of-accounts.js';
import { Ledger } from '../ledger.public.js';
import type { PostingEvent } from '../posting-templates.js';

type Parties = Record<'worker' | 'employer' | 'engagement' | 'user', string>;

/** The owner of each kind of account that has owners. */
const OWNER: Partial<Record<AccountKind, keyof Parties>> = {
  'custody.linked': 'worker',
  'employer.clearing': 'employer',
  held: 'engagement',
  'worker.payable': 'worker',
  'refund.payable': 'employer',
  'own.refund.payable': 'employer',
  receivable: 'employer',
  'rewards.payable': 'user',
  'rewards.transit': 'worker',
};

/** The books of one engagement between a worker and an employer, with amounts in rupees as text. */
export class Books {
  readonly parties: Parties;
  readonly ledger: Ledger;
  readonly dataSource: DataSource;

  constructor(test: TestApp, parties: Partial<Parties> = {}) {
    const others = { worker: randomUUID(), employer: randomUUID(), engagement: randomUUID(), user: randomUUID() };
    this.parties = { ...others, ...parties };
    this.ledger = test.app.get(Ledger, { strict: false });
    this.dataSource = test.dataSource;
  }

  /** An event of a key with all parties; amounts in rupees. */
  event(kind: PostingEvent['kind'], key: string, amounts: Record<string, string>, eventAt = new Date()): PostingEvent {
    const paise = Object.entries(amounts).map(([name, rupees]) => [name, BigInt(rupees.replace('.', ''))]);
    return {
      ...{ kind, source: 'payments', key, eventAt, parties: this.parties },
      amounts: Object.fromEntries(paise),
    } as PostingEvent;
  }

  post(...[kind, key, amounts, eventAt]: Parameters<Books['event']>): Promise<string> {
    return this.dataSource.transaction((tx) => this.ledger.post(tx, this.event(kind, key, amounts, eventAt)));
  }

  reverse(transactionId: string, key: string): Promise<string> {
    return this.dataSource.transaction((tx) =>
      this.ledger.reverseTransaction(tx, transactionId, { source: 'payments', key, eventAt: new Date() }),
    );
  }

  ref(kind: AccountKind): { kind: AccountKind; ownerId: string | null } {
    const owner = OWNER[kind];
    return { kind, ownerId: owner ? this.parties[owner] : null };
  }

  /** Returns the balance of an account in rupees. */
  async balance(kind: AccountKind): Promise<string> {
    return inRupees(await this.ledger.getBalance(this.ref(kind)));
  }

  /** Every account that has a balance, in rupees. */
  async balances(): Promise<Record<string, string>> {
    const rows: { kind: AccountKind; ownerId: string | null }[] = await this.dataSource.query(
      `SELECT kind, owner_id AS "ownerId" FROM ledger_accounts ORDER BY kind`,
    );
    const found: [string, string][] = [];
    for (const account of rows) {
      const balance = await this.ledger.getBalance(account);
      if (balance !== 0n) found.push([account.kind, inRupees(balance)]);
    }
    return Object.fromEntries(found);
  }
}

/** An amount of paise as rupees with two places. */
export function inRupees(paise: bigint): string {
  const text = String(paise < 0n ? -paise : paise).padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
