import { RETURN_DAYS } from './bank-days.js';

/** States of a release and of a refund in which the provider has nothing more to report, or people decide first. */
const RELEASE_ENDS = `'settled', 'manual', 'returned'`;
const REFUND_ENDS = `'processed', 'manual', 'covered'`;
/** Days for which a payment may arrive after its end. */
const LATE_DAYS = 4;

const IS_RELEASE_OPEN = `EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id AND r.status NOT IN (${RELEASE_ENDS}))`;
const IS_REFUND_OPEN = `EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND f.status NOT IN (${REFUND_ENDS}))`;

/**
 * SQL: whether a bank could still return a wage or a refund at the time `checked`. The first check after that time is
 * the last one.
 */
const isReturnable = (checked: string): string =>
  `(EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id AND r.status = 'settled'
            AND r.changed_at + interval '${RETURN_DAYS} days' > ${checked})
    OR EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id AND f.status = 'processed'
               AND f.changed_at + interval '${RETURN_DAYS} days' > ${checked}))`;

/**
 * SQL about an intent `i` with its hold `h`: a check at the provider is due. Payments that wait for the payer are checked
 * every ten minutes, and once after their deadline; payments that wait for a transfer, a refund or a settlement every
 * hour; payments that a bank may still return every day (`RETURN_DAYS`); and payments that ended without money every six
 * hours for four days.
 */
export const IS_CHECK_DUE = `CASE
  WHEN i.status IN ('pending', 'failed') THEN
    i.checked_at < statement_timestamp() - interval '10 minutes' OR (i.checked_at < i.fund_by AND i.fund_by < statement_timestamp())
  WHEN i.status IN ('expired', 'cancelled') THEN i.checked_at < i.changed_at + interval '${LATE_DAYS} days'
    AND i.checked_at < statement_timestamp() - interval '6 hours'
  WHEN i.status IN ('captured', 'captured_late', 'partially_refunded') THEN
    i.checked_at < statement_timestamp() - interval '1 hour'
    AND (h.status NOT IN ('held', 'contested', 'released', 'refunded') OR ${IS_RELEASE_OPEN} OR ${IS_REFUND_OPEN})
    OR i.checked_at < statement_timestamp() - interval '1 day' AND ${isReturnable('i.checked_at')}
  WHEN i.status = 'refunded' THEN
    i.checked_at < statement_timestamp() - interval '1 hour' AND ${IS_REFUND_OPEN}
    OR i.checked_at < statement_timestamp() - interval '1 day' AND ${isReturnable('i.checked_at')}
  ELSE false END`;

/**
 * SQL: no check of an intent `i` with its hold `h` becomes due again after one at the time `checked`, unless the payment
 * changes: then another call of the provider follows, which evaluates this condition again.
 */
export const isFinalAfter = (checked: string): string => `CASE
  WHEN i.status IN ('expired', 'cancelled') THEN ${checked} >= i.changed_at + interval '${LATE_DAYS} days'
  WHEN i.status IN ('captured', 'captured_late', 'partially_refunded') THEN
    h.status IN ('released', 'refunded') AND NOT (${IS_RELEASE_OPEN} OR ${IS_REFUND_OPEN} OR ${isReturnable(checked)})
  WHEN i.status = 'refunded' THEN NOT (${IS_REFUND_OPEN} OR ${isReturnable(checked)})
  ELSE i.status IN ('voided', 'lapsed') END`;
