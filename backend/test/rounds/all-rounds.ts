import { HOUSEKEEPING_ROUNDS } from './housekeeping-rounds.js';
import { INSTANT_WORK_ROUNDS } from './instant-work-rounds.js';
import { LEDGER_ROUNDS } from './ledger-rounds.js';
import { MARKET_ROUNDS } from './market-rounds.js';
import { PAYMENT_ROUNDS } from './payment-rounds.js';
import { REWARD_ROUNDS } from './reward-rounds.js';
import type { Round } from './round.js';
import { SAVED_SEARCH_ROUNDS } from './saved-search-rounds.js';
import { SUPPORT_ROUNDS } from './support-rounds.js';

/** Every schedule of the product, by name. */
export const ROUNDS: Record<string, Round> = {
  ...HOUSEKEEPING_ROUNDS,
  ...MARKET_ROUNDS,
  ...INSTANT_WORK_ROUNDS,
  ...SUPPORT_ROUNDS,
  ...SAVED_SEARCH_ROUNDS,
  ...LEDGER_ROUNDS,
  ...PAYMENT_ROUNDS,
  ...REWARD_ROUNDS,
};
