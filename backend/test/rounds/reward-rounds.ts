import { saveReferral } from '../../src/modules/rewards/tests/referral.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { EVERY_HOUR, type Round, valuesOf } from './round.js';

/** Schedules of rewards, by name. */
export const REWARD_ROUNDS: Record<string, Round> = {
  'rewards.check': {
    cron: EVERY_HOUR,
    reason: 'a reward is paid on the day on which both accounts are old enough',
    arrange: async ({ dataSource }) => {
      const old = new Date('2026-01-02T10:00:00Z');
      const inviter = await saveUser(dataSource, { createdAt: old });
      for (const createdAt of [old, new Date()]) {
        const { id: invitedId } = await saveUser(dataSource, { createdAt });
        await saveReferral(dataSource, { inviterId: inviter.id, invitedId, createdAt });
      }
      const read = () => valuesOf(dataSource, 'SELECT status AS value FROM payment_payouts ORDER BY status');
      return { read, before: [], after: ['earned', 'payable'] };
    },
  },
};
