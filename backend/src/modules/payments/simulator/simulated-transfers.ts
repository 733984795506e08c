import { settlementDay } from './settlement-days.js';
import {
  FLOAT_PAISE,
  type SimulatedAccount,
  type SimulatedReversal,
  type SimulatedSettlement,
  type SimulatedState,
  type SimulatedTransfer,
  type SimulatedTransferTerms,
} from './simulated-state.js';
import {
  amountOf,
  DAY_SECONDS,
  emitEvent,
  findIn,
  newId,
  notesOf,
  SimulatedRefusal,
  type SimulatedWorld,
} from './simulated-world.js';

/** Seconds for which a new account accepts no transfer: one day. */
export const COOLING_SECONDS = DAY_SECONDS;
/** Fee of the example in the price list: 0.25 % of a transfer, and 18 % of that as tax. */
const TRANSFER_FEE = 0.0025;
const TAX = 0.18;

export const transfersOf = ({ state }: SimulatedWorld, orderId: string): SimulatedTransfer[] =>
  Object.values(state.transfers).filter(({ order_id }) => order_id === orderId);

/** Returns the transferred and not reversed amount of an order. */
export const transferredOf = (world: SimulatedWorld, orderId: string): number =>
  transfersOf(world, orderId).reduce((sum, { amount, amount_reversed: reversed }) => sum + amount - reversed, 0);

export const showTransfer = ({ order_id: source, account: recipient, ...transfer }: SimulatedTransfer): object => ({
  ...{ entity: 'transfer', ...transfer, source, recipient, currency: 'INR' },
  recipient_settlement_id: transfer.utr === null ? null : `setl_${transfer.utr}`,
  error: { code: transfer.error_code, description: null, reason: null, field: null, step: null, source: null },
});

/** Returns the end of a hold by the bank's clock, which may be ahead of the product's clock. */
const holdEnd = ({ offset }: SimulatedState, until: number | null): number | null =>
  until === null ? null : until + offset;

/** Parses the requested transfers of an order; throws the provider's refusal when one is impossible. */
export function readTransferTerms({ state }: SimulatedWorld, value: unknown, most: number): SimulatedTransferTerms[] {
  const list = (value ?? []) as Record<string, unknown>[];
  const terms = list.map((one) => ({
    ...{ account: findIn(state.accounts, String(one['account'])).id, amount: amountOf(one['amount']) },
    on_hold: Boolean(one['on_hold']),
    on_hold_until: holdEnd(state, (one['on_hold_until'] as number | undefined) ?? null),
    notes: notesOf(one['notes']),
  }));
  if (terms.reduce((sum, { amount }) => sum + amount, 0) > most) {
    throw new SimulatedRefusal(400, 'The sum of amount requested for transfer is greater than the order amount');
  }
  return terms;
}

export function createTransfers(world: SimulatedWorld, orderId: string, terms: SimulatedTransferTerms[]): void {
  for (const one of terms) newTransfer(world, orderId, one);
}

function newTransfer(world: SimulatedWorld, source: string, terms: SimulatedTransferTerms): SimulatedTransfer {
  const transfer: SimulatedTransfer = {
    ...{ ...terms, id: newId('trf'), order_id: source, status: 'created', settlement_status: null },
    ...{ amount_reversed: 0, fees: 0, tax: 0, utr: null, error_code: null, created_at: world.now, settles_at: null },
  };
  world.state.transfers[transfer.id] = transfer;
  return transfer;
}

/** Executes the transfers of an order after its payment is captured, and retries failed ones. */
export function processTransfers(world: SimulatedWorld, orderId: string): void {
  for (const transfer of transfersOf(world, orderId)) {
    if (transfer.status === 'created' || transfer.status === 'failed') processTransfer(world, transfer);
  }
}

/** Creates a transfer from the balance, without a payment and without a hold: it is executed at once or refused. */
export function sendTransfer(world: SimulatedWorld, body: Record<string, unknown>): object {
  const [terms] = readTransferTerms(world, [body], Number.MAX_SAFE_INTEGER);
  if (!terms) throw new SimulatedRefusal(400, 'The account field is required.');
  const account = findIn(world.state.accounts, terms.account);
  if (!takesTransfers(world, account)) throw new SimulatedRefusal(400, 'The account cannot receive transfers');
  const { cost, tax } = costOf(terms.amount);
  if (world.state.balance < terms.amount + cost + tax) {
    throw new SimulatedRefusal(400, 'Your account does not have enough balance to carry out the transfer operation.');
  }
  const transfer = newTransfer(world, 'balance', terms);
  processTransfer(world, transfer);
  return showTransfer(transfer);
}

const takesTransfers = ({ now }: SimulatedWorld, { status, created_at: createdAt }: SimulatedAccount): boolean =>
  status === 'activated' && createdAt + COOLING_SECONDS <= now;

function costOf(amount: number): { cost: number; tax: number } {
  const cost = Math.round(amount * TRANSFER_FEE);
  return { cost, tax: Math.round(cost * TAX) };
}

function processTransfer(world: SimulatedWorld, transfer: SimulatedTransfer): void {
  const { state, now } = world;
  const account = findIn(state.accounts, transfer.account);
  const { cost, tax } = costOf(transfer.amount);
  const before = transfer.status;
  if (!takesTransfers(world, account) || state.balance < transfer.amount + cost + tax) {
    transfer.status = 'failed';
    transfer.error_code = 'BAD_REQUEST_TRANSFER_FAILED';
    if (before !== 'failed') emitEvent(world, 'transfer.failed', 'transfer', showTransfer(transfer));
    return;
  }
  Object.assign(transfer, { status: 'processed', error_code: null, fees: cost + tax, tax });
  transfer.settlement_status = transfer.on_hold ? 'on_hold' : 'pending';
  transfer.settles_at = transfer.on_hold ? null : settlementDay(now);
  state.balance -= transfer.amount + cost + tax;
  emitEvent(world, 'transfer.processed', 'transfer', showTransfer(transfer));
}

/** Changes the hold of a transfer that is not settled. Idempotent. */
export function changeHold(world: SimulatedWorld, id: string, body: Record<string, unknown>): object {
  const transfer = findIn(world.state.transfers, id);
  if (transfer.settlement_status === 'settled') {
    throw new SimulatedRefusal(400, 'The transfer has already been settled');
  }
  transfer.on_hold = Boolean(body['on_hold']);
  const until = (body['on_hold_until'] as number | undefined) ?? null;
  transfer.on_hold_until = transfer.on_hold ? holdEnd(world.state, until) : null;
  if (transfer.settlement_status !== null) scheduleSettlement(world, transfer);
  return showTransfer(transfer);
}

function scheduleSettlement({ now }: SimulatedWorld, transfer: SimulatedTransfer): void {
  transfer.settlement_status = transfer.on_hold ? 'on_hold' : 'pending';
  transfer.settles_at = transfer.on_hold ? null : (transfer.settles_at ?? settlementDay(now));
}

/** Reverses a transfer. Reversals are not idempotent: the same request reverses again. */
export function reverseTransfer(world: SimulatedWorld, id: string, body: Record<string, unknown>): object {
  const transfer = findIn(world.state.transfers, id);
  const amount = amountOf(body['amount'] ?? transfer.amount, 1);
  if (transfer.status !== 'processed' && transfer.status !== 'partially_reversed') {
    throw new SimulatedRefusal(400, 'The transfer cannot be reversed');
  }
  if (transfer.settlement_status === 'settled' || amount > transfer.amount - transfer.amount_reversed) {
    throw new SimulatedRefusal(400, 'The reversal amount is greater than the amount that is left');
  }
  const reversal: SimulatedReversal = {
    ...{ id: newId('rvrsl'), transfer_id: id, amount, notes: notesOf(body['notes']), created_at: world.now },
  };
  world.state.reversals[reversal.id] = reversal;
  transfer.amount_reversed += amount;
  transfer.status = transfer.amount_reversed === transfer.amount ? 'reversed' : 'partially_reversed';
  world.state.balance += amount;
  return { entity: 'reversal', ...reversal, currency: 'INR', fee: 0, tax: 0 };
}

/** Returns a settled transfer from the payee's bank; the provider holds it until the account is corrected. */
export function returnTransfer(world: SimulatedWorld, id: string): object {
  const transfer = findIn(world.state.transfers, id);
  if (transfer.settlement_status !== 'settled') throw new SimulatedRefusal(400, 'The transfer is not settled');
  Object.assign(transfer, { settlement_status: 'failed', utr: null, settles_at: null });
  emitEvent(world, 'transfer.failed', 'transfer', showTransfer(transfer));
  return showTransfer(transfer);
}

/** Corrects the account of the payee: a returned transfer is settled again. */
export function settleAgain(world: SimulatedWorld, id: string): object {
  const transfer = findIn(world.state.transfers, id);
  if (transfer.settlement_status !== 'failed') throw new SimulatedRefusal(400, 'The transfer was not returned');
  Object.assign(transfer, { settlement_status: 'pending', settles_at: settlementDay(world.now) });
  return showTransfer(transfer);
}

/**
 * Applies the effects of time to transfers: failed ones are retried, holds end, and released ones are settled. A
 * suspended account receives nothing until it is active again.
 */
export function tickTransfers(world: SimulatedWorld): void {
  for (const transfer of Object.values(world.state.transfers)) {
    if (transfer.status === 'failed') processTransfer(world, transfer);
    if (transfer.on_hold && transfer.on_hold_until !== null && transfer.on_hold_until <= world.now) {
      transfer.on_hold = false;
      if (transfer.settlement_status !== null) scheduleSettlement(world, transfer);
    }
    const isDue = transfer.settles_at !== null && transfer.settles_at <= world.now;
    const isStopped = findIn(world.state.accounts, transfer.account).status === 'suspended';
    if (transfer.settlement_status !== 'pending' || !isDue || isStopped || transfer.status === 'reversed') continue;
    transfer.settlement_status = 'settled';
    transfer.utr = newId('utr').slice(4, 16).toUpperCase();
    const paid = transfer.amount - transfer.amount_reversed;
    world.state.rows.push({
      ...{ entity_id: transfer.id, type: 'transfer', debit: paid + transfer.fees, credit: 0, amount: paid },
      ...{ fee: transfer.fees, tax: transfer.tax, on_hold: false, settled: true, created_at: world.now },
      settlement_utr: transfer.utr,
    });
    emitEvent(world, 'transfer.settled', 'transfer', showTransfer(transfer));
  }
}

/** Pays the merchant's balance beyond its float to its bank. */
export function settleMerchant({ state, now }: SimulatedWorld): SimulatedSettlement {
  const amount = state.balance - FLOAT_PAISE;
  if (amount <= 0) throw new SimulatedRefusal(400, 'There is nothing to settle');
  const settlement: SimulatedSettlement = {
    ...{ id: newId('setl'), amount, status: 'processed', fees: 0, tax: 0, created_at: now },
    utr: newId('utr').slice(4, 16).toUpperCase(),
  };
  state.balance -= amount;
  (state.settlements ??= []).push(settlement);
  return settlement;
}
