import { HOLD_REASONS, type HoldReason } from './messages.js';
import type { Side } from './users.js';
import { hasHandle } from './message-screen/handles.js';
import { hasAccountAddress, hasPaymentAccount } from './message-screen/payment-accounts.js';
import { hasPaymentDemand, hasDemandForSum } from './message-screen/payment-demands.js';
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

/** A sentence that is sent in parts: each has so many words at most, and so many are read as one. */
const PART_WORDS = 4;
const PARTS = 4;

/** The run of short messages that ends `messages`, as one sentence. */
function lastSentence(messages: readonly string[]): string {
  const recent = messages.slice(-PARTS);
  const cut = recent.findLastIndex((message) => message.trim().split(/\s+/).length > PART_WORDS);
  return recent.slice(cut + 1).join(' ');
}

/** What stands in several messages as it can stand in none of them. */
const inParts: Readonly<Record<HoldReason, (messages: readonly string[]) => boolean>> = {
  phone_number: (messages) => hasPhoneNumber(plain(messages.join(' '))),
  payment_account: (messages) => hasAccountAddress(plain(messages.join(' '))),
  payment_demand: (messages) => hasDemandForSum(plain(lastSentence(messages))),
};

const inOne: Readonly<Record<HoldReason, (text: string) => boolean>> = {
  phone_number: (text) => hasPhoneNumber(text) || hasHandle(text),
  payment_account: hasPaymentAccount,
  payment_demand: hasPaymentDemand,
};

/**
 * What of HOLD_REASONS stands in a message. `earlier` is what its sender wrote just before: numbers, addresses and
 * demands come in parts. What `earlier` says without this message is none of its findings.
 */
export function findingsOf(text: string, earlier: readonly string[] = []): HoldReason[] {
  const message = plain(text);
  return HOLD_REASONS.filter(
    (reason) =>
      inOne[reason](message) ||
      (earlier.length > 0 && inParts[reason]([...earlier, text]) && !inParts[reason](earlier)),
  );
}

/** Why a message of `sender` is to be held; empty when it may be shown. Takes any text. */
export const holdReasonsOf = (sender: Side, text: string, earlier: readonly string[] = []): HoldReason[] =>
  findingsOf(text, earlier).filter((reason) => HELD_FROM[sender].includes(reason));

/**
 * True when words that go to a worker with an answer or an invitation ask for money, or say where it is to go. A phone
 * number may stand there: the worker is to call it.
 */
export const asksForMoney = (text: string): boolean =>
  findingsOf(text).some((reason) => reason === 'payment_demand' || reason === 'payment_account');

/** The same of an address. Its numbers are no sums, whatever the house is named after. */
export function addressAsksForMoney(text: string): boolean {
  const address = plain(text);
  return hasPaymentAccount(address) || hasDemandForSum(address);
}
