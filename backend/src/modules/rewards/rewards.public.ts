// What other modules may use of this one.
export { Referrals } from './referrals.js';
export { RewardsModule } from './rewards.module.js';
