import type { PayerAction } from '../../simulator/simulated-payments.js';

/** Acts of people and banks on a payment. Shares are per mille of the wage, rounded to whole rupees. */
export type Deed =
  | { kind: 'pay'; action: PayerAction }
  | { kind: 'expire' }
  | { kind: 'release' }
  | { kind: 'refund' }
  | { kind: 'split'; share: number }
  | { kind: 'contest'; by: 'worker' | 'employer'; claimed: number; stated: number }
  | { kind: 'answer'; agrees: boolean }
  | { kind: 'withdraw' }
  | { kind: 'propose'; share: number }
  | { kind: 'accept' }
  | { kind: 'appeal'; by: 'worker' | 'employer'; share: number }
  | { kind: 'silence' }
  | { kind: 'refundsFail'; fail: boolean }
  | { kind: 'days'; days: number }
  | { kind: 'banksReturn' }
  | { kind: 'dispute' }
  | { kind: 'disputeEnds'; won: boolean };

/**
 * Disturbance of the product after an act: the number and order of the tasks that run, and the step at which the
 * process crashes.
 */
export interface Noise {
  /** Picks of tasks by their place in the queue. */
  picks: readonly number[];
  /** Number of additional payment reports, beyond the expected ones. */
  reports: number;
  /** Number of calls and transactions after which the process crashes; 0: never. */
  dieAfter: number;
}

/** Acts with an effect that depends on earlier requests, so that both sequences execute them at the same place. */
export const SEEN_IN_ORDER = new Set<Deed['kind']>(['dispute', 'disputeEnds', 'banksReturn']);
