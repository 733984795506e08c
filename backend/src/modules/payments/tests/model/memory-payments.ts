import type { Contest } from '../../records/contest.repository.js';
import { type Payment, type PriceLines, sumOf } from '../../records/payment.repository.js';
import type { Refund } from '../../records/refund.repository.js';
import type { Release, ReleasePart } from '../../records/release.repository.js';

type Row = Record<string, unknown> & { id: string; status: string };
export const TABLES = [
  ...['payment_intents', 'payment_holds', 'payment_releases', 'payment_refunds', 'payment_contests'],
  'payment_chargebacks',
] as const;

const LINES = ['wage', 'fee', 'cgst', 'sgst', 'igst'] as const;
const linesOf = (row: Row): PriceLines =>
  Object.fromEntries(LINES.map((name) => [name, row[name]])) as unknown as PriceLines;
const SENT = new Set(['requested', 'pending', 'processed']);
const BEFORE = new Set(['planned', 'requested', 'failed', 'needs_payee', 'manual']);

/** The tables of one payment in memory, and the repositories that read and write them. */
export class MemoryPayments {
  tables = new Map<string, Map<string, Row>>(TABLES.map((table) => [table, new Map<string, Row>()]));

  copyTables(): Map<string, Map<string, Row>> {
    return new Map(
      [...this.tables].map(([table, rows]) => [table, new Map([...rows].map(([id, row]) => [id, { ...row }]))]),
    );
  }

  rows(table: (typeof TABLES)[number]): Row[] {
    return [...(this.tables.get(table)?.values() ?? [])];
  }

  insert(table: (typeof TABLES)[number], row: Row): string {
    this.tables.get(table)?.set(row.id, row);
    return row.id;
  }

  /** Executes the one statement that moves states. */
  readonly manager = {
    query: async (sql: string, [id, to, sources, ...values]: [string, string, string[], ...unknown[]]) => {
      const table = /^UPDATE (\w+) SET status = \$2/.exec(sql)?.[1];
      const row = this.tables.get(table ?? '')?.get(id);
      if (table === undefined) throw new Error(`The model does not know ${sql}`);
      if (!row || !sources.includes(row.status)) return [[], 0];
      row.status = to;
      for (const [, name, place] of sql.matchAll(/, (\w+) = \$(\d+)/g)) row[name ?? ''] = values[Number(place) - 4];
      return [[], 1];
    },
  };

  readonly payments = {
    find: async (): Promise<Payment | null> => this.payment(),
    lock: async (): Promise<Payment | null> => this.payment(),
    lockOfEngagement: async (): Promise<Payment | null> => this.payment(),
    setTransfer: async (_tx: unknown, _id: string, transferId: string): Promise<void> => {
      this.hold['transfer_id'] = transferId;
    },
  };

  readonly refunds = {
    insert: async (_tx: unknown, intentId: string, holdId: string, lines: PriceLines): Promise<string> => {
      const { wage, fee, cgst, sgst, igst } = lines;
      const id = `refund-${this.rows('payment_refunds').length + 1}`;
      const row = { id, intentId, holdId, status: 'planned', key: `key-of-${id}`, wage, fee, cgst, sgst, igst };
      return this.insert('payment_refunds', { ...row, reversal_id: null, refund_id: null, attempts: 0 });
    },
    find: async (_manager: unknown, id: string): Promise<Refund | null> => {
      const row = this.tables.get('payment_refunds')?.get(id);
      if (!row) return null;
      const isDisputed = this.rows('payment_chargebacks').some(({ status }) => /^(open|under_review)$/.test(status));
      const names = { reversalId: row['reversal_id'], refundId: row['refund_id'] };
      return { ...row, ...linesOf(row), ...names, isDisputed } as unknown as Refund;
    },
    listSent: async (_tx: unknown, _id: string, exceptId: string | null = null): Promise<PriceLines[]> =>
      this.rows('payment_refunds')
        .filter(({ id, status }) => SENT.has(status) && id !== exceptId)
        .map(linesOf),
    setReversal: async (_tx: unknown, id: string, reversalId: string): Promise<boolean> =>
      this.setOnce(this.tables.get('payment_refunds')?.get(id), 'reversal_id', reversalId),
    recordProblem: async (): Promise<number> => 1,
  };

  readonly releases = {
    insert: async (_tx: unknown, holdId: string, amount: bigint, part: ReleasePart): Promise<string> => {
      if (this.tables.get('payment_releases')?.has(`release-${part}`))
        throw new Error('a hold has one release of a part');
      return this.insert('payment_releases', {
        id: `release-${part}`,
        holdId,
        amount,
        part,
        status: 'planned',
        utr: null,
        returns: 0,
      });
    },
    find: async (_manager: unknown, id: string): Promise<Release | null> => {
      const row = this.tables.get('payment_releases')?.get(id);
      if (!row) return null;
      const { transferId, contestTransferId } = this.payment();
      const isRest = row['part'] === 'rest';
      const isUnreversed = this.rows('payment_refunds').some((one) => one['reversal_id'] === null);
      return {
        ...row,
        returns: Number(row['returns']),
        intentId: this.intent.id,
        transferId: isRest ? (contestTransferId ?? transferId) : transferId,
        waits: isRest && (isUnreversed || this.isPartBefore()),
      } as unknown as Release;
    },
    setWelfareFee: async (): Promise<void> => undefined,
    findRest: async (): Promise<string | null> => this.tables.get('payment_releases')?.get('release-rest')?.id ?? null,
    isPartBefore: async (): Promise<boolean> => this.isPartBefore(),
    recordProblem: async (): Promise<number> => 1,
  };

  readonly contests = {
    insert: async (_tx: unknown, contest: Record<string, unknown>): Promise<Contest> => {
      const row = { ...contest, id: 'contest-1', status: 'open', reversal_id: null, transfer_id: null, proposed: null };
      this.insert('payment_contests', { ...row, proposed_by: null, accepted_by: null, due_at: contest['dueAt'] });
      return this.contest() as Contest;
    },
    lockOfHold: async (): Promise<Contest | null> => this.contest(),
    findIntent: async (): Promise<string> => this.intent.id,
    setAnswer: async (): Promise<void> => undefined,
    setAcceptance: async (_tx: unknown, id: string, side: string): Promise<void> => {
      const row = this.tables.get('payment_contests')?.get(id);
      if (row) row['accepted_by'] = side;
    },
    setReversal: async (_tx: unknown, _id: string, reversalId: string): Promise<boolean> =>
      this.setOnce(this.rows('payment_contests')[0], 'reversal_id', reversalId),
    setTransfer: async (_tx: unknown, _id: string, transferId: string): Promise<boolean> =>
      this.setOnce(this.rows('payment_contests')[0], 'transfer_id', transferId),
  };

  readonly chargebacks = {
    ensure: async (_tx: unknown, _intent: string, { id, amount }: { id: string; amount: bigint }) => {
      const isNew = !this.tables.get('payment_chargebacks')?.has('chargeback-1');
      if (isNew)
        this.insert('payment_chargebacks', { id: 'chargeback-1', status: 'open', dispute: id, amount, lost: false });
      const row = this.rows('payment_chargebacks')[0] as unknown as { id: string; status: never; amount: bigint };
      return { ...row, isNew };
    },
    // the model has one dispute of a payment
    listLost: async (): Promise<PriceLines[]> => [],
    sumLost: async (): Promise<bigint> =>
      this.rows('payment_chargebacks')
        .filter(({ status }) => status === 'lost')
        .reduce((sum, row) => sum + (row['amount'] as bigint), 0n),
  };

  get intent(): Row {
    return this.rows('payment_intents')[0] as Row;
  }

  get hold(): Row {
    return this.rows('payment_holds')[0] as Row;
  }

  payment(): Payment {
    const { intent, hold } = this;
    const contest = this.rows('payment_contests')[0];
    return {
      ...(intent as unknown as Payment),
      ...{ intentId: intent.id, intentStatus: intent.status, paymentId: intent['payment_id'] },
      ...{ holdId: hold.id, holdStatus: hold.status, transferId: hold['transfer_id'], owed: hold['owed'] },
      ...{ contestId: contest?.id ?? null, undisputed: contest?.['undisputed'] ?? 0n },
      contestTransferId: contest?.['transfer_id'] ?? null,
    } as Payment;
  }

  /** Returns the paise sent back to the payer by refunds. */
  sent(): bigint {
    return this.rows('payment_refunds')
      .filter(({ status }) => SENT.has(status))
      .reduce((sum, row) => sum + sumOf(linesOf(row)), 0n);
  }

  private contest(): Contest | null {
    const row = this.rows('payment_contests')[0];
    if (!row) return null;
    const names = { proposedBy: row['proposed_by'], acceptedBy: row['accepted_by'], dueAt: row['due_at'] };
    // values that are moved with a state are written as text
    const proposed = row['proposed'] === null ? null : BigInt(row['proposed'] as string);
    return { ...row, ...names, proposed } as unknown as Contest;
  }

  private isPartBefore(): boolean {
    return this.rows('payment_releases').some((row) => row['part'] === 'undisputed' && BEFORE.has(row.status));
  }

  private setOnce(row: Row | undefined, name: string, value: string): boolean {
    if (!row || row[name] !== null) return false;
    row[name] = value;
    return true;
  }
}
