import type { HoldReason } from './messages.js';
import type { Side } from './users.js';
import { hasPaymentAccount } from './message-screen/payment-accounts.js';
import { hasPaymentDemand } from './message-screen/payment-demands.js';
import { hasPhoneNumber } from './message-screen/phone-numbers.js';
import { plain } from './message-screen/reading.js';

/**
 * What is held of whom. Nobody's phone number or account goes through: off the platform nobody sees what is asked of a
 * worker, and who knows a worker's UPI address can ask it for money. Demands are held when employers make them, since a
 * worker never pays for a job; a seeker must be able to ask about a fee, and to tell of one.
 */
export const HELD_FROM: Readonly<Record<Side, readonly HoldReason[]>> = {
  employer: ['phone_number', 'payment_account', 'payment_demand'],
  job_seeker: ['phone_number', 'payment_account'],
};

/** What of HOLD_REASONS stands in a message. `earlier` is what its sender wrote just before: numbers come in parts. */
export function findingsOf(text: string, earlier: readonly string[] = []): HoldReason[] {
  const message = plain(text);
  const found: HoldReason[] = [];
  if (hasPhoneNumber(message) || (earlier.length > 0 && hasPhoneNumber(plain([...earlier, text].join(' '))))) {
    found.push('phone_number');
  }
  if (hasPaymentAccount(message)) found.push('payment_account');
  if (hasPaymentDemand(message)) found.push('payment_demand');
  return found;
}

/** Why a message of `sender` is to be held; empty when it may be shown. Takes any text. */
export const holdReasonsOf = (sender: Side, text: string, earlier: readonly string[] = []): HoldReason[] =>
  findingsOf(text, earlier).filter((reason) => HELD_FROM[sender].includes(reason));
