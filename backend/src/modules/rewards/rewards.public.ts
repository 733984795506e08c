// Public interface of this module for other modules.
export { ReferralEntity } from './entities/referral.entity.js';
export { Referrals } from './referrals.js';
export { RewardsModule } from './rewards.module.js';
