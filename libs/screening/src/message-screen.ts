import { HOLD_REASONS, type HoldReason } from '@nukkad/contract/messages/messages';
import type { Side } from '@nukkad/contract/accounts/users';
import { hasHandle } from './message-screen/handles.js';
import { hasAccountAddress, hasPaymentAccount } from './message-screen/payment-accounts.js';
import { hasPaymentDemand, hasDemandForSum } from './message-screen/payment-demands.js';
import { hasPhoneNumber } from './message-screen/phone-numbers.js';
import { plain } from './message-screen/reading.js';

/**
 * Reasons for which messages are held, by sender. Phone numbers and accounts are held from both sides: demands to a
 * worker off the platform cannot be seen, and a known UPI address of a worker can receive requests for money. Demands
 * are held when employers make them, since a worker never pays for a job; a seeker must be able to ask about a fee, and
 * to report one.
 */
export const HELD_FROM: Readonly<Record<Side, readonly HoldReason[]>> = {
  employer: ['phone_number', 'payment_account', 'payment_demand'],
  job_seeker: ['phone_number', 'payment_account'],
};

/**
 * Limits of a sentence split across messages: the maximum words per part, and the maximum number of parts read
 * together.
 */
const PART_WORDS = 4;
const PARTS = 4;

/** Returns the run of short messages at the end of `messages`, as one sentence. */
function lastSentence(messages: readonly string[]): string {
  const recent = messages.slice(-PARTS);
  const cut = recent.findLastIndex((message) => message.trim().split(/\s+/).length > PART_WORDS);
  return recent.slice(cut + 1).join(' ');
}

/** Checks of several messages together, for findings that no single message contains. */
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
 * Returns the HOLD_REASONS that apply to a message. `earlier` contains the sender's preceding messages, because
 * numbers, addresses and demands are sent in parts. Findings in `earlier` alone, without this message, are not
 * returned.
 */
export function findingsOf(text: string, earlier: readonly string[] = []): HoldReason[] {
  const message = plain(text);
  return HOLD_REASONS.filter(
    (reason) =>
      inOne[reason](message) ||
      (earlier.length > 0 && inParts[reason]([...earlier, text]) && !inParts[reason](earlier)),
  );
}

/** Returns the reasons to hold a message of `sender`; empty if it may be shown. Accepts any text. */
export const holdReasonsOf = (sender: Side, text: string, earlier: readonly string[] = []): HoldReason[] =>
  findingsOf(text, earlier).filter((reason) => HELD_FROM[sender].includes(reason));

/**
 * Returns true if a text to a worker, sent with an answer or an invitation, asks for money or names a payment account.
 * It may contain a phone number, which the worker is to call.
 */
export const asksForMoney = (text: string): boolean =>
  findingsOf(text).some((reason) => reason === 'payment_demand' || reason === 'payment_account');

/** Returns true if an address asks for money. Its numbers are no sums, whatever the name of the house. */
export function addressAsksForMoney(text: string): boolean {
  const address = plain(text);
  return hasPaymentAccount(address) || hasDemandForSum(address);
}
