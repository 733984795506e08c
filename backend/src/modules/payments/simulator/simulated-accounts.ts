import {
  COOLING_SECONDS,
  createTransfers,
  processTransfers,
  readTransferTerms,
  showTransfer,
  transferredOf,
  transfersOf,
} from './simulated-transfers.js';
import type { SimulatedAccount } from './simulated-state.js';
import { emitEvent, findIn, newId, SimulatedRefusal, type SimulatedWorld } from './simulated-world.js';

/**
 * Seconds of the simulated check of papers, short for a person who tries the product; the provider requires up to a
 * day.
 */
const CHECK_SECONDS = 5;
/** Outcomes of the check of papers, selected by a word in the reference of an account. */
const OUTCOMES = ['needs_clarification', 'rejected'] as const;

export const showAccount = ({ outcome: _outcome, checked_at: _checkedAt, ...account }: SimulatedAccount): object => ({
  ...{ type: 'route', ...account },
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Creates a linked account of a person; each has a unique e-mail address. */
export function createAccount(world: SimulatedWorld, body: Record<string, unknown>): object {
  const email = textOf(body['email']);
  const name = textOf(body['legal_business_name']);
  if (!email.includes('@') || name === '') throw new SimulatedRefusal(400, 'The email field is required.');
  const existing = Object.values(world.state.accounts).find((account) => account.email === email);
  if (existing) throw new SimulatedRefusal(400, `Merchant email already exists for account - ${existing.id}`);
  const account: SimulatedAccount = {
    ...{ id: newId('acc'), email, reference_id: textOf(body['reference_id']), status: 'under_review' },
    legal_business_name: name,
    outcome: OUTCOMES.find((outcome) => name.includes(outcome)) ?? 'activated',
    ...{ created_at: world.now, checked_at: world.now + CHECK_SECONDS },
  };
  world.state.accounts[account.id] = account;
  return showAccount(account);
}

/** Changes the state of an account, by the clock or from the page. */
export function changeAccount(world: SimulatedWorld, id: string, status: SimulatedAccount['status']): object {
  const account = findIn(world.state.accounts, id);
  account.status = status;
  emitEvent(world, `product.route.${status}`, 'account', showAccount(account));
  return showAccount(account);
}

/**
 * Completes the check of papers of a new account, which may then receive transfers, as on the next day; the clock is
 * unchanged.
 */
export function ageAccount(world: SimulatedWorld, id: string): void {
  const account = findIn(world.state.accounts, id);
  account.created_at -= COOLING_SECONDS;
  account.checked_at -= COOLING_SECONDS;
  tickAccounts(world);
}

export function tickAccounts(world: SimulatedWorld): void {
  for (const account of Object.values(world.state.accounts)) {
    if (account.status === 'under_review' && account.checked_at <= world.now) {
      changeAccount(world, account.id, account.outcome);
    }
  }
}

/** Transfers from a payment that is captured; they have no idempotency either. */
export function transferPayment(world: SimulatedWorld, paymentId: string, body: Record<string, unknown>): object {
  const payment = findIn(world.state.payments, paymentId);
  if (payment.captured_at === null) throw new SimulatedRefusal(400, 'The payment is not captured');
  const earlier = new Set(transfersOf(world, payment.order_id).map(({ id }) => id));
  const left = payment.amount - payment.amount_refunded - transferredOf(world, payment.order_id);
  createTransfers(world, payment.order_id, readTransferTerms(world, body['transfers'], left));
  processTransfers(world, payment.order_id);
  const items = transfersOf(world, payment.order_id).filter(({ id }) => !earlier.has(id));
  return { entity: 'collection', count: items.length, items: items.map(showTransfer) };
}
