import { AdvancePayoutUseCase } from './advance-payout.use-case.js';
import { PayoutOutcomes } from './payout-outcomes.js';
import { PayoutPostings } from './payout-postings.js';
import { PayoutRequests } from './payout-requests.js';
import { PayoutRepository } from './payout.repository.js';
import { PollPayoutsUseCase } from './poll-payouts.use-case.js';
import { RewardPayouts } from './reward-payouts.js';
import { RewardPayoutsReadModel } from './reward-payouts.read-model.js';

/** Providers of rewards that the provider pays. */
export const PAYOUT_PROVIDERS = [
  AdvancePayoutUseCase,
  PayoutOutcomes,
  PayoutPostings,
  PayoutRepository,
  PayoutRequests,
  PollPayoutsUseCase,
];
/** Public interface of the providers for other modules. */
export const PAYOUT_DOOR = [RewardPayouts, RewardPayoutsReadModel];
