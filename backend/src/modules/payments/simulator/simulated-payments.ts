import type { SimulatedOrder, SimulatedPayment } from './simulated-state.js';
import {
  createTransfers,
  processTransfers,
  readTransferTerms,
  showTransfer,
  transfersOf,
} from './simulated-transfers.js';
import {
  amountOf,
  DAY_SECONDS,
  emitEvent,
  findIn,
  MINUTE_SECONDS,
  newId,
  notesOf,
  SimulatedRefusal,
  type SimulatedWorld,
} from './simulated-world.js';

const UNCAPTURED_SECONDS = 3 * DAY_SECONDS;
const LATE_SUCCESS_SECONDS = 10 * MINUTE_SECONDS;
const SURPLUS_SECONDS = 5 * MINUTE_SECONDS;
/** Fee of the example in the price list: 2 % of a payment, and 18 % of that as tax. */
const PAYMENT_FEE = 0.02;
const TAX = 0.18;

/** Actions of the payer. */
export const PAYER_ACTIONS = ['ok', 'fail', 'failthenok', 'cancel', 'silent'] as const;
export type PayerAction = (typeof PAYER_ACTIONS)[number];

export function showOrder(world: SimulatedWorld, order: SimulatedOrder): object {
  const transfers = transfersOf(world, order.id).map(showTransfer);
  return {
    ...{ entity: 'order', ...order, currency: 'INR', amount_due: order.amount - order.amount_paid, attempts: 0 },
    ...(transfers.length > 0 ? { transfers } : {}),
  };
}

export const showPayment = (payment: SimulatedPayment): object => ({
  ...{ entity: 'payment', ...payment, currency: 'INR', method: 'upi', captured: payment.captured_at !== null },
  refund_status: { 0: null, [payment.amount]: 'full' }[payment.amount_refunded] ?? 'partial',
});

/** Creates an order. Orders are not idempotent: the same request creates another order. */
export function createOrder(world: SimulatedWorld, body: Record<string, unknown>): object {
  const amount = amountOf(body['amount']);
  if (body['currency'] !== 'INR') throw new SimulatedRefusal(400, 'The currency should be INR for transfers');
  const receipt = typeof body['receipt'] === 'string' ? body['receipt'] : null;
  if (receipt !== null && receipt.length > 40) {
    throw new SimulatedRefusal(400, 'receipt: the length must be no more than 40.');
  }
  const transfers = readTransferTerms(world, body['transfers'], amount);
  const order: SimulatedOrder = {
    ...{ id: newId('order'), amount, amount_paid: 0, receipt, status: 'created', notes: notesOf(body['notes']) },
    created_at: world.now,
  };
  world.state.orders[order.id] = order;
  createTransfers(world, order.id, transfers);
  return showOrder(world, order);
}

/** Creates a link for a UPI app. Its address has no owner: practice money is paid on the practice page. */
export function createUpiLink(world: SimulatedWorld, body: Record<string, unknown>): object {
  const order = findIn(world.state.orders, String(body['order_id']));
  if (order.status === 'paid') throw new SimulatedRefusal(400, 'This order has already been paid');
  if (amountOf(body['amount']) !== order.amount) {
    throw new SimulatedRefusal(400, 'The amount does not match the amount of the order');
  }
  const query = `pa=practice@simulated&pn=Practice&tr=${order.receipt ?? ''}&am=${(order.amount / 100).toFixed(2)}&cu=INR`;
  return { razorpay_payment_id: newId('pay'), link: `upi://pay?${query}` };
}

/** Executes the payer's action in the UPI app; without a page, a note `sim` of the order decides. */
export function payOrder(world: SimulatedWorld, orderId: string, action: PayerAction): SimulatedPayment | null {
  const order = findIn(world.state.orders, orderId);
  if (action === 'silent') return null;
  order.status = order.status === 'created' ? 'attempted' : order.status;
  const payment: SimulatedPayment = {
    ...{ id: newId('pay'), order_id: orderId, amount: order.amount, status: 'created', amount_refunded: 0 },
    ...{ fee: null, tax: null, error_code: null, created_at: world.now, captured_at: null },
    ...{ succeeds_at: null, returns_at: null },
  };
  world.state.payments[payment.id] = payment;
  if (action === 'ok') succeed(world, payment);
  else {
    payment.status = 'failed';
    payment.error_code = 'BAD_REQUEST_ERROR';
    if (action === 'failthenok') payment.succeeds_at = world.now + LATE_SUCCESS_SECONDS;
    emitEvent(world, 'payment.failed', 'payment', showPayment(payment));
  }
  return payment;
}

function succeed(world: SimulatedWorld, payment: SimulatedPayment): void {
  const order = findIn(world.state.orders, payment.order_id);
  payment.status = 'authorized';
  payment.succeeds_at = null;
  emitEvent(world, 'payment.authorized', 'payment', showPayment(payment));
  if (order.status === 'paid') payment.returns_at = world.now + SURPLUS_SECONDS;
  else capturePayment(world, payment.id, payment.amount);
}

/** Captures the authorised money; the transfers of the order follow. */
export function capturePayment(world: SimulatedWorld, id: string, amount: unknown): object {
  const payment = findIn(world.state.payments, id);
  if (payment.status === 'captured') throw new SimulatedRefusal(400, 'This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw new SimulatedRefusal(400, 'Only payments which have been authorized and not yet captured can be captured');
  }
  if (amountOf(amount) !== payment.amount) {
    throw new SimulatedRefusal(400, 'Capture amount must be equal to the amount authorized');
  }
  const cost = Math.round(payment.amount * PAYMENT_FEE);
  payment.tax = Math.round(cost * TAX);
  payment.fee = cost + payment.tax;
  payment.status = 'captured';
  payment.captured_at = world.now;
  const order = findIn(world.state.orders, payment.order_id);
  order.status = 'paid';
  order.amount_paid = payment.amount;
  world.state.balance += payment.amount - payment.fee;
  world.state.rows.push({
    ...{
      entity_id: payment.id,
      type: 'payment',
      debit: 0,
      credit: payment.amount - payment.fee,
      amount: payment.amount,
    },
    ...{
      fee: payment.fee,
      tax: payment.tax,
      on_hold: false,
      settled: false,
      created_at: world.now,
      settlement_utr: null,
    },
  });
  processTransfers(world, order.id);
  emitEvent(world, 'payment.captured', 'payment', showPayment(payment));
  emitEvent(world, 'order.paid', 'order', showOrder(world, order));
  return showPayment(payment);
}

/**
 * Applies the effects of time to payments: late success, return of surplus payments and of payments that were not
 * captured.
 */
export function tickPayments(world: SimulatedWorld): void {
  for (const payment of Object.values(world.state.payments)) {
    if (payment.succeeds_at !== null && payment.succeeds_at <= world.now) succeed(world, payment);
    const isOverdue = payment.created_at + UNCAPTURED_SECONDS <= world.now;
    const returns = (payment.returns_at !== null && payment.returns_at <= world.now) || isOverdue;
    if (payment.status !== 'authorized' || !returns) continue;
    payment.status = 'refunded';
    payment.amount_refunded = payment.amount;
    emitEvent(world, 'payment.refunded', 'payment', showPayment(payment));
  }
}
