import {
  type PaymentMachine,
  type PaymentState,
  paymentSourcesOf,
} from '@nukkad/contract/payments/payment-transitions';
import type { EntityManager } from 'typeorm';

const TABLES: Record<PaymentMachine, { table: string; key: string }> = {
  intent: { table: 'payment_intents', key: 'id' },
  hold: { table: 'payment_holds', key: 'id' },
  release: { table: 'payment_releases', key: 'id' },
  refund: { table: 'payment_refunds', key: 'id' },
  contest: { table: 'payment_contests', key: 'id' },
  chargeback: { table: 'payment_chargebacks', key: 'id' },
  payee: { table: 'payment_payees', key: 'user_id' },
  settlement: { table: 'payment_settlements', key: 'id' },
  payout: { table: 'payment_payouts', key: 'id' },
  reversal: { table: 'payment_reversals', key: 'id' },
};

/**
 * Moves one object to `to`, if its present state allows it; returns true when this call did it. `columns` are set
 * together with the state; `from` allows fewer states than the table of moves. All state changes use this function.
 */
export async function movePayment<Machine extends PaymentMachine>(
  tx: EntityManager,
  machine: Machine,
  id: string,
  to: PaymentState<Machine>,
  columns: Record<string, string | bigint | Date | null> = {},
  from: readonly PaymentState<Machine>[] = paymentSourcesOf(machine, to),
): Promise<boolean> {
  const { table, key } = TABLES[machine];
  const sources = paymentSourcesOf(machine, to).filter((state) => from.includes(state));
  const names = Object.keys(columns);
  const assignments = names.map((name, index) => `, ${name} = $${index + 4}`).join('');
  const [, count]: [unknown[], number] = await tx.query(
    `UPDATE ${table} SET status = $2, changed_at = clock_timestamp()${assignments} WHERE ${key} = $1 AND status = ANY ($3)`,
    [id, to, sources, ...names.map((name) => valueOf(columns[name]))],
  );
  return count > 0;
}

const valueOf = (value: string | bigint | Date | null | undefined): string | Date | null =>
  typeof value === 'bigint' ? String(value) : (value ?? null);
