// What other modules may use of this one.
export { ReferralEntity } from './entities/referral.entity.js';
export { Referrals } from './referrals.js';
export { RewardsModule } from './rewards.module.js';
