import { showPayment } from './simulated-payments.js';
import type { SimulatedDispute, SimulatedRefund } from './simulated-state.js';
import {
  amountOf,
  DAY_SECONDS,
  emitEvent,
  findIn,
  HOUR_SECONDS,
  newId,
  notesOf,
  SimulatedRefusal,
  type SimulatedWorld,
} from './simulated-world.js';

/** A refund of a payment is impossible after about six months. */
const REFUNDABLE_SECONDS = 180 * DAY_SECONDS;
const REFUND_SECONDS = HOUR_SECONDS;
const RESPOND_SECONDS = 7 * DAY_SECONDS;

export const showRefund = (refund: SimulatedRefund): object => ({
  ...{ entity: 'refund', ...refund, currency: 'INR', receipt: null },
});

/** Returns money of a captured payment; the main balance has to cover it. */
export function refundPayment(world: SimulatedWorld, paymentId: string, body: Record<string, unknown>): object {
  const { state, now } = world;
  const payment = findIn(state.payments, paymentId);
  const amount = amountOf(body['amount'] ?? payment.amount);
  if (payment.captured_at === null) throw new SimulatedRefusal(400, 'The payment status should be captured');
  if (now - payment.captured_at > REFUNDABLE_SECONDS) {
    throw new SimulatedRefusal(400, 'The payment is more than six months old and cannot be refunded');
  }
  if (amount > payment.amount - payment.amount_refunded) {
    throw new SimulatedRefusal(400, 'The total refund amount is greater than the refund payment amount');
  }
  if (amount > state.balance) {
    throw new SimulatedRefusal(400, 'Your account does not have enough balance to carry out the refund operation.');
  }
  const refund: SimulatedRefund = {
    ...{ id: newId('rfnd'), payment_id: paymentId, amount, status: 'pending', notes: notesOf(body['notes']) },
    ...{ created_at: now, ends_at: now + REFUND_SECONDS },
  };
  state.refundsById[refund.id] = refund;
  state.balance -= amount;
  payment.amount_refunded += amount;
  emitEvent(world, 'refund.created', 'refund', showRefund(refund));
  return showRefund(refund);
}

/** Applies the effects of time to refunds: they are processed, or fail and return to the balance. */
export function tickRefunds(world: SimulatedWorld): void {
  const { state, now } = world;
  for (const refund of Object.values(state.refundsById)) {
    if (refund.status !== 'pending' || refund.ends_at > now) continue;
    refund.status = state.refunds;
    const payment = findIn(state.payments, refund.payment_id);
    if (refund.status === 'processed') {
      if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
      state.rows.push({
        ...{
          entity_id: refund.id,
          type: 'refund',
          debit: refund.amount,
          credit: 0,
          amount: refund.amount,
          fee: 0,
          tax: 0,
        },
        ...{ on_hold: false, settled: false, created_at: now, settlement_utr: null },
      });
      emitEvent(world, 'refund.processed', 'refund', showRefund(refund));
    } else {
      state.balance += refund.amount;
      payment.amount_refunded -= refund.amount;
      emitEvent(world, 'refund.failed', 'refund', showRefund(refund));
    }
  }
}

/** Returns a processed refund from the bank: it becomes failed. */
export function returnRefund(world: SimulatedWorld, id: string): object {
  const refund = findIn(world.state.refundsById, id);
  if (refund.status !== 'processed') throw new SimulatedRefusal(400, 'The refund is not processed');
  refund.status = 'failed';
  const payment = findIn(world.state.payments, refund.payment_id);
  payment.amount_refunded -= refund.amount;
  payment.status = 'captured';
  world.state.balance += refund.amount;
  emitEvent(world, 'refund.failed', 'refund', showRefund(refund));
  return showRefund(refund);
}

export const showDispute = (dispute: SimulatedDispute): object => ({
  ...{ entity: 'dispute', ...dispute, currency: 'INR', amount_deducted: 0, reason_code: 'goods_not_received' },
});

/** Opens a dispute of a payment by the payer's bank. */
export function openDispute(world: SimulatedWorld, paymentId: string, amount?: number): object {
  const payment = findIn(world.state.payments, paymentId);
  const dispute: SimulatedDispute = {
    ...{
      id: newId('disp'),
      payment_id: paymentId,
      amount: amount ?? payment.amount,
      phase: 'chargeback',
      status: 'open',
    },
    ...{ respond_by: world.now + RESPOND_SECONDS, created_at: world.now },
  };
  world.state.disputes[dispute.id] = dispute;
  // the amount is withheld until the dispute is won
  world.state.balance -= dispute.amount;
  emitEvent(world, 'payment.dispute.created', 'dispute', showDispute(dispute));
  return showDispute(dispute);
}

/** Applies the bank's decision about a dispute. */
export function decideDispute(world: SimulatedWorld, id: string, status: SimulatedDispute['status']): object {
  const dispute = findIn(world.state.disputes, id);
  if (status === 'won' && dispute.status !== 'won') world.state.balance += dispute.amount;
  dispute.status = status;
  emitEvent(world, `payment.dispute.${status}`, 'dispute', {
    ...showDispute(dispute),
    payment: showPaymentOf(world, id),
  });
  return showDispute(dispute);
}

const showPaymentOf = (world: SimulatedWorld, disputeId: string): object =>
  showPayment(findIn(world.state.payments, findIn(world.state.disputes, disputeId).payment_id));
