import { AdvancePayoutUseCase } from './advance-payout.use-case.js';
import { PayoutPostings } from './payout-postings.js';
import { PayoutRepository } from './payout.repository.js';
import { PollPayoutsUseCase } from './poll-payouts.use-case.js';
import { RewardPayouts } from './reward-payouts.js';
import { RewardPayoutsReadModel } from './reward-payouts.read-model.js';

/** Providers of rewards that the provider pays. */
export const PAYOUT_PROVIDERS = [AdvancePayoutUseCase, PayoutPostings, PayoutRepository, PollPayoutsUseCase];
/** Public interface of the providers for other modules. */
export const PAYOUT_DOOR = [RewardPayouts, RewardPayoutsReadModel];
