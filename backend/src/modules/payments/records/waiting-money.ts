import {
  DECISION_WAIT_HOURS,
  EVENTS_WAIT_HOURS,
  EVIDENCE_DAYS,
  FLOAT_DAYS,
  HOLD_WAIT_DAYS,
  PAYMENT_WORKING_DAYS,
  PAYOUT_APPEAL_DAYS,
  REFUND_WORKING_DAYS,
  SETTLEMENT_WAIT_DAYS,
} from '@nukkad/contract/payments/money-desk';
import { HELD_DAYS_AFTER_END } from '@nukkad/contract/payments/secure-pay-terms';
import { workingDaysBefore } from './bank-days.js';

/** SQL conditions for waiting objects: the staff's desk lists them, and metrics count them. */

/** Contests that wait for the staff. */
export const CONTESTS_TO_DECIDE = `c.status IN ('answered', 'appealed')`;

/**
 * SQL: holds with a pending decision, holds of ended work without a decision, and contested holds that are about to end
 * at the provider.
 */
export const WAITING_HOLDS = `payment_holds h JOIN payment_intents i ON i.id = h.intent_id
  WHERE (h.status IN ('releasing', 'refunding', 'splitting')
         AND h.changed_at < statement_timestamp() - interval '${DECISION_WAIT_HOURS} hours')
     OR (h.status = 'held' AND i.hold_until < statement_timestamp() + interval '${HELD_DAYS_AFTER_END - HOLD_WAIT_DAYS} days')
     OR (h.status = 'contested' AND i.hold_until < statement_timestamp() + interval '${HOLD_WAIT_DAYS} days')`;

/**
 * SQL: wages that the provider refused, that a bank returned, and released wages that no bank has received in time: the
 * account of the worker may be suspended.
 */
export const WAITING_RELEASES = `payment_releases r JOIN payment_holds h ON h.id = r.hold_id
  WHERE r.status IN ('failed', 'manual', 'needs_payee', 'came_back')
     OR (r.status = 'processed' AND r.changed_at < statement_timestamp() - interval '${SETTLEMENT_WAIT_DAYS} days')`;

/**
 * SQL: failed refunds, and refunds that the bank has not paid in time; $1 is the latest time of a refund that should be
 * paid by now.
 */
export const WAITING_REFUNDS = `payment_refunds f JOIN payment_intents i ON i.id = f.intent_id
  WHERE f.status IN ('failed', 'manual') OR (f.status IN ('requested', 'pending') AND f.changed_at < $1)`;

/** SQL: reversals that wait for a second person, except those of a posting that the provider has reversed meanwhile. */
export const WAITING_REVERSALS = `payment_reversals r JOIN ledger_transactions t ON t.id = r.transaction_id
  WHERE r.status = 'waiting' AND NOT EXISTS (SELECT FROM ledger_transactions b WHERE b.reverses_id = t.id)`;

/** SQL: refunds without further retries, and refunds that the bank has not paid since $1. */
export const LATE_REFUNDS = `payment_refunds f
  WHERE f.status = 'manual' OR (f.status IN ('requested', 'pending') AND f.changed_at < $1)`;

/**
 * SQL: payments that neither arrived nor failed since $1, and late payments that were not returned by a refund or a
 * lost dispute.
 */
export const LATE_PAYMENTS = `payment_intents i WHERE (i.status IN ('pending', 'failed', 'authorized') AND i.upi_link_at < $1)
  OR (i.status = 'captured_late' AND i.changed_at < $1
      AND NOT EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND f.status = 'covered'))`;

/**
 * SQL: rewards that wait for a decision of the staff, and recently refused ones, which another member of the staff may
 * decide again.
 */
export const WAITING_PAYOUTS = `payment_payouts p
  WHERE p.status IN ('review', 'manual')
     OR (p.status = 'refused' AND p.changed_at > statement_timestamp() - interval '${PAYOUT_APPEAL_DAYS} days')`;

/** Rewards that the staff have to decide about. */
export const PAYOUTS_TO_DECIDE = `payment_payouts WHERE status IN ('review', 'manual')`;

/** SQL: disputes for which the provider takes evidence for a few days more. The staff send it on the provider's site. */
export const DISPUTES_WITHOUT_EVIDENCE = `payment_chargebacks c
  WHERE c.status = 'open' AND c.evidence_by < statement_timestamp() + interval '${EVIDENCE_DAYS} days'`;

/** Rows of settlement reports that neither match nor have a reason. */
export const UNEXPLAINED_ROWS = `payment_reconciliation_rows WHERE status <> 'matched' AND reason IS NULL`;

/** Days up to $1 that are compared and open, or not compared although a day before was. */
export const OPEN_DAYS = `(
  SELECT day FROM payment_reconciliations WHERE status = 'open'
  UNION ALL
  SELECT day::date FROM (SELECT provider, max(day) AS newest FROM payment_reconciliations GROUP BY provider) compared,
    generate_series(newest + 1, $1::date, interval '1 day') AS day) days`;

/** Payments of the last two hours, where no event of a provider came in that time. The first payments may be younger than their events. */
export const PAYING_WITHOUT_EVENTS = `payment_intents
  WHERE captured_at BETWEEN statement_timestamp() - interval '${EVENTS_WAIT_HOURS} hours' AND statement_timestamp() - interval '10 minutes'
    AND NOT EXISTS (
      SELECT FROM provider_events WHERE received_at > statement_timestamp() - interval '${EVENTS_WAIT_HOURS} hours')`;

/** SQL: the largest sum of refunds of a day of India, in paise. */
export const LARGEST_REFUNDS = `SELECT coalesce(max(sum), 0)::text AS sum FROM (
  SELECT sum(wage + fee + cgst + sgst + igst) FROM payment_refunds
  WHERE created_at > statement_timestamp() - interval '${FLOAT_DAYS} days'
  GROUP BY (created_at AT TIME ZONE 'Asia/Kolkata')::date) days`;

/** Since when a bank has to have paid a refund, and confirmed a payment. */
export const refundLateSince = (now: Date): Date => workingDaysBefore(now, REFUND_WORKING_DAYS);
export const paymentLateSince = (now: Date): Date => workingDaysBefore(now, PAYMENT_WORKING_DAYS);
