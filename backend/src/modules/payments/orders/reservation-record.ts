/** Number of days of payments that count for an employer's reservation record. */
const RECORD_DAYS = 180;

/**
 * SQL: how often the employer (an SQL expression) reserved in time, of the payments that could be made, as JSON; null without any. A
 * payment that the provider could not set up does not count.
 */
export const reservationRecordOf = (employer: string): string =>
  `(SELECT CASE WHEN count(*) > 0 THEN
      json_build_object('onTime', count(*) FILTER (WHERE i.captured_at <= i.fund_by), 'of', count(*)) END
    FROM payment_intents i WHERE i.employer_id = ${employer} AND i.order_id IS NOT NULL
      AND i.created_at > clock_timestamp() - interval '${RECORD_DAYS} days'
      AND (i.captured_at IS NOT NULL OR i.status = 'expired'))`;
