import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StatementLine, StatementLineKind } from '@nukkad/contract/payments/secure-payments';
import { DataSource } from 'typeorm';
import { type Keyset, type Page, pageOf, readCursor } from '../../../common/http/page.js';
import { type StatementLine as LedgerLine, StatementReadModel } from '../../ledger/ledger.public.js';
import { PaymentProviders } from '../provider/payment-providers.js';

/** A line of a statement; the module that manages the work adds its title. */
export type PaymentStatementLine = Omit<StatementLine, 'title'>;

/**
 * Matches the subject in the key of an event: a hold, an intent, a chargeback or a refund of this module, the last by
 * its id or its key.
 */
const SUBJECT = /^(hold|intent|chargeback|refund):([0-9a-f-]{36}):/;
/** Number of microsecond digits that contain a line's number, so that a statement sorts like other pages. */
const LINE_DIGITS = 6;

/** The statement of a user, from the ledger. */
@Injectable()
export class PaymentStatementReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: StatementReadModel,
    private readonly providers: PaymentProviders,
  ) {}

  /** Returns one page, newest line first. */
  async listPage(
    userId: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<Page<PaymentStatementLine>> {
    const list = `statement ${userId}`;
    const after = readCursor(list, cursor);
    const lines = await this.statements.listLines(userId, limit + 1, after ? placeOf(after) : undefined);
    const engagements = await this.engagementsOf(lines);
    const rows = lines.map((line) => ({ ...keysetOf(line), line }));
    return pageOf(list, rows, limit, ({ line }) => ({
      ...{ id: `${line.transactionId}:${line.line}`, kind: kindOf(line), amount: String(line.amount) },
      charges: kindOf(line) === 'paid_in' ? { fee: String(line.fee), tax: String(line.tax) } : null,
      ...{ on: line.effectiveOn, at: line.eventAt.toISOString(), practice: this.providers.isPractice },
      engagementId: engagements.get(SUBJECT.exec(line.key)?.[2] ?? '') ?? null,
    }));
  }

  /** Returns the engagements of events, by the id in the key of the event. */
  private async engagementsOf(lines: readonly LedgerLine[]): Promise<Map<string, string>> {
    const ids = lines
      .flatMap(({ source, key }) => (source === 'payments' ? [SUBJECT.exec(key)?.[2] ?? []] : []))
      .flat();
    if (ids.length === 0) return new Map();
    const rows: { id: string; engagementId: string }[] = await this.dataSource.query(
      `SELECT id, engagement_id AS "engagementId" FROM payment_holds WHERE id = ANY ($1)
       UNION SELECT id, engagement_id FROM payment_intents WHERE id = ANY ($1)
       UNION SELECT f.id, i.engagement_id FROM payment_refunds f JOIN payment_intents i ON i.id = f.intent_id WHERE f.id = ANY ($1)
       UNION SELECT f.key::uuid, i.engagement_id FROM payment_refunds f JOIN payment_intents i ON i.id = f.intent_id
         WHERE f.key = ANY ($2)
       UNION SELECT c.id, i.engagement_id FROM payment_chargebacks c JOIN payment_intents i ON i.id = c.intent_id
         WHERE c.id = ANY ($1)`,
      [ids, ids],
    );
    return new Map(rows.map(({ id, engagementId }) => [id, engagementId]));
  }
}

const keysetOf = ({ effectiveOn, transactionId, line }: LedgerLine): Keyset => ({
  at: `${effectiveOn}T00:00:00.${String(line).padStart(LINE_DIGITS, '0')}Z`,
  id: transactionId,
});

const placeOf = ({ at, id }: Keyset) => ({
  ...{ effectiveOn: at.slice(0, 10), transactionId: id },
  line: Number(at.slice(-LINE_DIGITS - 1, -1)),
});

/** Kinds of lines by account: of a rise of its balance, and of a fall. */
const KINDS: Record<LedgerLine['account'], [StatementLineKind, StatementLineKind]> = {
  'employer.clearing': ['paid_in', 'held'],
  'worker.payable': ['earned', 'paid_out'],
  'refund.payable': ['to_return', 'returned'],
  'own.refund.payable': ['fee_to_return', 'fee_returned'],
  receivable: ['claimed', 'corrected'],
  'rewards.payable': ['reward_earned', 'reward_paid'],
};

function kindOf({ account, amount, isReversal, event }: LedgerLine): StatementLineKind {
  if (isReversal) return event === 'wage.settled' ? 'came_back' : 'corrected';
  if (event === 'tds.deducted') return 'tax_deducted';
  return KINDS[account][amount > 0n ? 0 : 1];
}
