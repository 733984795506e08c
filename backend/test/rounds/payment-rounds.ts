import { randomUUID } from 'node:crypto';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Schedules of payments, by name. */
export const PAYMENT_ROUNDS: Record<string, Round> = {
  'payments.poll': {
    cron: EVERY_MINUTE,
    reason: 'work whose payment did not come in time goes to others',
    arrange: async ({ dataSource }) => {
      const { id: userId } = await saveUser(dataSource);
      for (const minutes of [-9000, -1, 60]) {
        const engagementId = randomUUID();
        await dataSource.query(
          `WITH intent AS (
             INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by,
               hold_until)
             VALUES ($1::uuid, $2, 'prepaid', 'razorpay', $1::uuid::text, 60000, 3000, 270, 270, 0,
               clock_timestamp() + make_interval(mins => $3), clock_timestamp() + interval '30 days') RETURNING id)
           INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted)
           SELECT id, $1::uuid, $2, $2, 60000, '' FROM intent`,
          [engagementId, userId, minutes],
        );
      }
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT i.status || ' ' || h.status AS value FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
           ORDER BY i.fund_by`,
        );
      return {
        read,
        before: ['created pending_funds', 'created pending_funds', 'created pending_funds'],
        after: ['expired lapsed', 'expired lapsed', 'created pending_funds'],
      };
    },
  },
};
