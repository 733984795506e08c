import type { PayoutAccount, SecurePayment, StatementLine } from '@nukkad/contract/payments/secure-payments';
import { minutesAway } from './instant-jobs';

/** Paise of the price for 4 hours at ₹150. */
const PRICE = { wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', total: '63540' };

/** Returns a payment in the shape of its employer's response: to be reserved within 8 minutes, with real money. */
export const aSecurePayment = (changes: Partial<SecurePayment> = {}): SecurePayment => ({
  state: 'to_reserve',
  practice: false,
  partner: 'Razorpay',
  wage: PRICE.wage,
  price: PRICE,
  reserveBy: minutesAway(8.5),
  failedOnce: false,
  heldUntil: null,
  toWorker: null,
  toEmployer: null,
  expectedOn: null,
  paidAt: null,
  returnedAt: null,
  contest: null,
  mayContestUntil: null,
  atEnd: null,
  lateCancellation: '30000',
  turnedAway: '60000',
  ...changes,
});

/** Returns a reserved payment, which the provider holds. */
export const aReservedPayment = (changes: Partial<SecurePayment> = {}): SecurePayment =>
  aSecurePayment({ state: 'reserved', heldUntil: minutesAway(14 * 24 * 60), ...changes });

/** Returns hours that the worker contests: 4 instead of 3.5, with a day and an hour left to answer. */
export const aContest = (
  changes: Partial<NonNullable<SecurePayment['contest']>> = {},
): NonNullable<SecurePayment['contest']> => ({
  by: 'worker',
  hours: 4,
  claimed: '60000',
  stated: '52500',
  undisputed: '52500',
  reason: 'I left at six.',
  answer: '',
  state: 'open',
  proposed: null,
  proposalReason: '',
  decisionReason: '',
  dueAt: minutesAway(25 * 60),
  openedAt: minutesAway(-60),
  mayAnswer: false,
  mayWithdraw: false,
  mayAccept: false,
  mayAppeal: false,
  ...changes,
});

/** The worker's account at the provider. */
export const aPayoutAccount = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  state: 'active',
  offered: true,
  practice: false,
  partner: 'Razorpay',
  ...changes,
});

/** A line of a statement. */
export const aStatementLine = (changes: Partial<StatementLine> = {}): StatementLine => ({
  id: '1:0',
  kind: 'earned',
  charges: null,
  amount: '60000',
  on: '2026-11-20',
  at: '2026-11-20T12:00:00Z',
  engagementId: '50000000-0000-4000-8000-000000000001',
  title: 'Helper for a wedding lunch',
  practice: false,
  ...changes,
});
